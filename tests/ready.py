"""What many tests begin with: it is done once in a process, then each goes on with a copy.

A file is read and judged once, too, as the program does: of its copies it is known what they hold.
"""

import shutil
import sqlite3
from collections.abc import Callable, Hashable
from contextlib import closing
from copy import copy
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

import pytest

from arbiter_app.services import workspace as door
from arbiter_app.services.changes import Changes
from arbiter_app.services.undoing import HistoryEntry
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
        self._histories: dict[Path, tuple[HistoryEntry, ...]] = {}

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
        done = _acts(workspace)
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
        for _ in range(_acts(workspace) - done):
            workspace._now()  # time goes on as if the acts had been done
        before: T = returned
        return before

    def _next_file(self) -> Path:
        return self._folder / f"{len(self._kept)}.arbiter"

    def _keep(self, what: Hashable, returned: object) -> None:
        self._kept[what] = self._next_file(), returned

    def _become(self, workspace: Workspace, file: Path) -> None:
        """Let an open event go on as a file does, with which its own is filled: to close it and to
        open it anew takes three times as long.
        """
        listeners, safety, opened = workspace._listeners, workspace._safety, workspace._file
        with closing(sqlite3.connect(f"{file.as_uri()}?immutable=1", uri=True)) as source:
            source.backup(opened.connection)
        opened.written()
        opened.as_opened.close()
        opened.as_opened = _again(self._known(file))
        Workspace.__init__(
            workspace, opened, workspace.seat.actor, workspace._now, takes_snapshots=True
        )
        workspace.know_faults(workspace.find_faults())
        if file not in self._histories:
            self._histories[file] = workspace.history()
        workspace._history = history = self._histories[file]
        workspace._listeners, workspace._safety = listeners, safety
        changed = (change.table for entry in history for change in entry.changes)
        touched = Changes.of(changed)
        for listener in tuple(listeners):
            listener(touched)

    def _known(self, file: Path) -> Judged:
        """Return what a file holds, as the program found when it opened it."""
        if file not in self._held:
            with closing(Workspace.open(file, takes_snapshots=False)) as first:
                self._held[file] = first._file.as_opened
        return self._held[file]

    def _opened(self, file: Path, path: Path, actor: str, now: Clock) -> Workspace:
        """Open a copy of a file, of which it is known what it holds."""
        held, here = self._known(file), real(path)
        with pytest.MonkeyPatch.context() as known:
            known.setattr(
                open_file,
                "judge",
                lambda path, keep: _again(held) if path == here else judge(path, keep),
            )
            known.setattr(door, "demand_usable", lambda *_: None)
            known.setattr(door, "keep_former", lambda *_: None)
            return Workspace.open(path, actor=actor, now=now)


def _acts(workspace: Workspace) -> int:
    """Return how many acts stand in the journal of an event."""
    return 0 if workspace.undoing.newest is None else workspace.undoing.newest.id


def _again(held: Judged) -> Judged:
    """Return what a file holds for one more to change."""
    again = copy(held)
    again.contents = copy(held.contents)
    again.contents._reader = EventReader()
    return again
