"""That Arbiter is not on the list of the Ukrainian rules (II.5) is told once in an event, whose
journal keeps it.
"""

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.pairing.swiss.listed_programs import TOLD, wants_listed_program
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file import journal


def is_to_be_told(workspace: Workspace, event: Event) -> bool:
    """Whether it was not told yet, and is to be, of an event as it is seen of the tournament that
    is paired. Raises FileError.
    """
    if not wants_listed_program(event):
        return False
    with workspace.reading() as connection:
        return not journal.has(connection, TOLD)
