"""The event file while it is open: locked for this process, guarded, its errors told plainly."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Connection, DatabaseError, OperationalError
from typing import Self

from arbiter_app.formats.errors import FileError
from arbiter_app.store.event_file import files
from arbiter_app.store.event_file.engine import connect
from arbiter_app.store.event_file.guard import Guard
from arbiter_app.store.event_file.journal import Link, OvertakenError
from arbiter_app.store.event_file.judging.after_crash import Keep
from arbiter_app.store.event_file.judging.opening import (
    Judged,
    demand_writable,
    judge,
    naming_damage,
)
from arbiter_app.store.event_file.locks import (
    EventLock,
    has_lock,
    lock,
    real,
    take_away_locks,
    unlock,
)
from arbiter_app.whole_files import take_away_leftovers


class OpenFile:
    """An event file that nobody else opens until `close`."""

    def __init__(self, path: Path, judged: Judged, lock: EventLock, *, was_left_open: bool) -> None:
        self.path = path
        self.was_left_open = was_left_open
        """Whether the program that had it open before ended without closing it."""
        self.as_opened = judged
        """What it held when it was opened."""
        self._lock = lock
        # Guarded first, so that no other file takes its place unseen while it is connected to.
        self._guard = Guard(path)
        self.connection = connect(path)
        self._guard.written()

    @classmethod
    def open(
        cls,
        path: Path,
        keep: Keep | None = None,
        *,
        demand: Callable[[Judged], None] = lambda _: None,
    ) -> Self:
        """Check and lock a file; `keep` says with which of two states to go on after a crash, and
        `demand` refuses what it holds before it is touched.

        Raises FileError and leaves the file as it was.
        """
        demand_writable(path)
        path = real(path)
        with naming_damage(path):
            was_left_open = has_lock(path)
        locked = lock(path)
        try:
            judged = judge(path, keep)
            try:
                demand(judged)
                with naming_damage(path):
                    opened = cls(path, judged, locked, was_left_open=was_left_open)
            except BaseException:
                judged.close()
                raise
        except BaseException:
            unlock(locked)
            raise
        take_away_leftovers(path.parent)
        take_away_locks(path.parent)
        return opened

    def close(self) -> None:
        """Let others open the file."""
        self.as_opened.close()
        self.connection.close()
        unlock(self._lock)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Yield a connection to read with. Raises FileError."""
        try:
            with naming_damage(self.path):
                yield self.connection
        except OperationalError as error:
            raise FileError("file.unreadable", self.path, str(error)) from error

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Say plainly when the disk refuses what is written inside: full, write-protected, pulled
        out. Raises FileError.
        """
        try:
            yield
        except OperationalError as error:
            raise FileError("file.write-failed", self.path, str(error)) from error
        except DatabaseError as error:
            if type(error) is not DatabaseError:
                raise
            raise FileError("file.damaged", self.path, str(error)) from error
        except OvertakenError as error:
            raise FileError("file.replaced", self.path) from error

    def check(self, newest: Link | None) -> None:
        """Make sure that the file is still there and ends with this entry, as after a sleep.

        Raises FileError: "file.gone", "file.replaced".
        """
        self._guard.check(newest.hash if newest else None)

    def written(self) -> None:
        """Take note that the program itself has written."""
        self._guard.written()

    def copy_to(self, target: Path) -> None:
        """Write the event as it is into a new file. Raises FileError."""
        files.copy_out(self.connection, target)

    def move_to(self, target: Path, newest: Link | None) -> None:
        """Write the event as it is into a new file and go on there, where its own file is gone.

        Raises FileError and stays with the file it had.
        """
        files.copy_out(self.connection, target, newest=newest)
        target = real(target)
        locked = lock(target)
        self.close()
        self.path, self._lock = target, locked
        self._guard = Guard(target)
        self.connection = connect(target)
        self._guard.written()
