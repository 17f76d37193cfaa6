"""Event files that a command reads: what is wrong with one is said beside what was asked for."""

from pathlib import Path

from arbiter_app.cli.console import explained, note, speak_as
from arbiter_app.domain.facts.event import Event


def noted_event(path: Path) -> Event:
    """Return the event of a file; note that it is not what its journal says, or that a log of
    another state lies beside it. Raises FileError.
    """
    # The database takes a fifth of a second to import, and a report does not need it.
    from arbiter_app.services.closed_file import read_file

    found = read_file(path)
    for remark in found.remarks:
        note(explained(remark))
    speak_as(found.event)
    return found.event
