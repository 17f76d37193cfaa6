"""What many tests begin with: it is done once in a process, then each goes on with a copy.

A file is read and judged once, too, as the program does: of its copies it is known what they hold.
"""

import shutil
from collections.abc import Callable, Hashable
from contextlib import closing
from copy import copy
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

import pytest

from arbiter_app.services import workspace as door
from arbiter_app.services.changes import Changes
from arbiter_app.services.workspace import Clock, Workspace
from arbiter_app.store.event_file import open_file
from arbiter_app.store.event_file.judging.opening import Judged, judge
from arbiter_app.store.event_file.locks import real
from arbiter_app.store.rows.event import EventReader

T = TypeVar("T")


class ReadyFiles:
    """The event files that tests of a session have begun with."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kept: dict[Hashable, tuple[Path, Any]] = {}
        """Each with what the acts that led to it have returned, by what these are."""
        self._held: dict[Path, Judged] = {}
        """What they hold, as the program found when it opened them."""

    def copy(self, what: Hashable, path: Path, make: Callable[[Path], Workspace]) -> Path:
        """Write an event file that is made in this way to a path."""
        if what not in self._kept:
            make(self._next_file()).close()
            self._keep(what, None)
        return Path(shutil.copyfile(self._kept[what][0], path))

    def open(
        self,
        what: Hashable,
        path: Path,
        make: Callable[[Path], Workspace],
        *,
        actor: str,
        now: Clock = datetime.now,
    ) -> Workspace:
        """Write an event file that is made in this way to a path, and open it."""
        self.copy(what, path, make)
        return self._opened(self._kept[what][0], path, actor, now)

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
            self._become(workspace, file)
            return returned
        file, returned = self._kept[what]
        self._become(workspace, file)
        for _ in range(len(workspace.history()) - done):
            workspace._now()  # time goes on as if the acts had been done
        before: T = returned
        return before

    def _next_file(self) -> Path:
        return self._folder / f"{len(self._kept)}.arbiter"

    def _keep(self, what: Hashable, returned: object) -> None:
        self._kept[what] = self._next_file(), returned

    def _become(self, workspace: Workspace, file: Path) -> None:
        """Let an open event go on as a file does."""
        listeners, safety = workspace._listeners, workspace._safety
        actor, now = workspace.seat.actor, workspace._now
        workspace.close()
        shutil.copyfile(file, workspace.path)
        opened = self._opened(file, workspace.path, actor, now)
        Workspace.__init__(workspace, opened._file, actor, now, takes_snapshots=True)
        workspace._listeners, workspace._safety = listeners, safety
        changed = (change.table for entry in workspace.history() for change in entry.changes)
        touched = Changes.of(changed)
        for listener in tuple(listeners):
            listener(touched)

    def _opened(self, file: Path, path: Path, actor: str, now: Clock) -> Workspace:
        """Open a copy of a file, of which it is known what it holds."""
        if file not in self._held:
            with closing(Workspace.open(file, takes_snapshots=False)) as first:
                self._held[file] = first._file.as_opened
        held, here = self._held[file], real(path)
        with pytest.MonkeyPatch.context() as known:
            known.setattr(
                open_file,
                "judge",
                lambda path, keep: _again(held) if path == here else judge(path, keep),
            )
            known.setattr(door, "demand_usable", lambda *_: None)
            return Workspace.open(path, actor=actor, now=now)


def _again(held: Judged) -> Judged:
    """Return what a file holds for one more to change."""
    again = copy(held)
    again.contents = copy(held.contents)
    again.contents._reader = EventReader()
    return again
