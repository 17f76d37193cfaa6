"""What many tests begin with: it is done once in a process, then each goes on with a copy."""

import shutil
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any, TypeVar

from arbiter_app.services.changes import Changes
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file.open_file import OpenFile

T = TypeVar("T")


class ReadyFiles:
    """The event files that tests of a session have begun with."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kept: dict[Hashable, tuple[Path, Any]] = {}
        """Each with what the acts that led to it have returned, by what these are."""

    def copy(self, what: Hashable, path: Path, make: Callable[[Path], Workspace]) -> Path:
        """Write an event file that is made in this way to a path."""
        if what not in self._kept:
            make(self._next_file()).close()
            self._keep(what, None)
        return Path(shutil.copyfile(self._kept[what][0], path))

    def go_on(self, what: Hashable, workspace: Workspace, acts: Callable[[Workspace], T]) -> T:
        """Do acts in an open event; return what they return.

        If the event is new, it goes on as the file to which they have led before: no listener hears
        of single acts, and no snapshot is taken.
        """
        done = len(workspace.history())
        if done > 1:
            return acts(workspace)
        what = workspace.event.title, what
        if what not in self._kept:
            file = Path(shutil.copyfile(workspace.path, self._next_file()))
            scratch = Workspace.open(
                file, actor=workspace.seat.actor, now=workspace._now, takes_snapshots=False
            )
            returned = acts(scratch)
            scratch.close()
            self._keep(what, returned)
            _become(workspace, file)
            return returned
        file, returned = self._kept[what]
        _become(workspace, file)
        for _ in range(len(workspace.history()) - done):
            workspace._now()  # time goes on as if the acts had been done
        before: T = returned
        return before

    def _next_file(self) -> Path:
        return self._folder / f"{len(self._kept)}.arbiter"

    def _keep(self, what: Hashable, returned: object) -> None:
        self._kept[what] = self._next_file(), returned


def _become(workspace: Workspace, file: Path) -> None:
    """Let an open event go on as a file does."""
    listeners, safety = workspace._listeners, workspace._safety
    actor, now = workspace.seat.actor, workspace._now
    workspace.close()
    shutil.copyfile(file, workspace.path)
    Workspace.__init__(workspace, OpenFile.open(workspace.path), actor, now, takes_snapshots=True)
    workspace._listeners, workspace._safety = listeners, safety
    changed = (change.table for entry in workspace.history() for change in entry.changes)
    touched = Changes.of(changed)
    for listener in tuple(listeners):
        listener(touched)
