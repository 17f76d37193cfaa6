"""A copy of an event to practise with, told apart from it on every screen and paper."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from arbiter_app.domain.permission.by_state import anything
from arbiter_app.formats.errors import FileError
from arbiter_app.services.command import command
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file.journal import PRACTICE
from arbiter_app.store.event_file.judging.opening import copying, open_copy
from arbiter_app.store.event_file.judging.verifying import verify
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.event import write_description


@command(PRACTICE, anything, right=None, is_barrier=True, of_event=True)
def mark_as_practice(uow: UnitOfWork, /) -> None:
    """Make this a practice copy for good: nothing takes that back."""
    write_description(uow.rows, replace(uow.event, is_practice=True))


def make_practice_copy(
    source: Path, target: Path, *, actor: str = "", now: Callable[[], datetime] = datetime.now
) -> None:
    """Make a practice copy of an event file, which may be open meanwhile; one that is not what its
    journal says is refused by name.

    Raises FileError; no file is replaced, and where the copy cannot be made none is left.
    """
    with open_copy(source) as copied:
        if faults := verify(copied.connection):
            raise FileError("file.faulty", source, place=faults[0].place)
    with copying(source, target) as unfinished:
        workspace = Workspace.open(unfinished, actor=actor, now=now, takes_snapshots=False)
        try:
            workspace.do(mark_as_practice)
        finally:
            workspace.close()
