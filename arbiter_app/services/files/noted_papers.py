"""Notes in the journal about papers that were made while the event was not open."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from arbiter_app.documents.catalogue import Document
from arbiter_app.documents.options import Options
from arbiter_app.documents.parts.fingerprint import fingerprint
from arbiter_app.documents.report import Report
from arbiter_app.domain.facts.event import Event
from arbiter_app.formats.errors import FileError
from arbiter_app.services.files.printed_papers import SAVED, facts_of_print
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file.reading import has_schema_of_today
from arbiter_app.values import frozen


@frozen
class SavedPaper:
    """A paper that was saved as a file."""

    kind: Document
    options: Options
    language: str
    """One of PAPER_LANGUAGES."""
    event: Event
    report: Report
    target: str
    """The name of the file."""


def note_saved(path: Path, papers: Sequence[SavedPaper]) -> None:
    """Note papers in the journal of an event file.

    Raises FileError where nothing can be written into it: it is open elsewhere or write-protected,
    or would have to be brought to the form of this program first, for which nobody has asked.
    """
    if not has_schema_of_today(path):
        raise FileError("file.of-earlier-version", path)
    with closing(Workspace.open(path, takes_snapshots=False)) as workspace:
        for each in papers:
            facts = facts_of_print(
                each.kind,
                each.options,
                each.language,
                each.event,
                fingerprint(each.report),
            )
            workspace.note(SAVED, **facts, target=each.target)
