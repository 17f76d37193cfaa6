"""A second folder, such as one on a stick, in which a copy of the event is kept in step."""

import errno
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from arbiter_app.formats.errors import FileError
from arbiter_app.formats.file_names import plain_path
from arbiter_app.store.event_file import files
from arbiter_app.store.event_file.journal import is_older_state
from arbiter_app.store.event_file.locks import lock, unlock
from arbiter_app.store.event_file.reading import reading, second_connection

_GONE = frozenset(
    getattr(errno, name, 0)
    for name in (
        *("ENOENT", "ENOTDIR", "ENODEV", "ENXIO", "ENOMEDIUM", "ESTALE", "ENOTCONN", "ETIMEDOUT"),
        *("EHOSTDOWN", "EHOSTUNREACH", "ENETDOWN", "ENETUNREACH"),
    )
)
"""What a system answers where a disk was pulled out, or a share has gone."""
_GONE_IN_WINDOWS = frozenset({3, 15, 21, 53, 55, 59, 64, 67, 121, 1112, 1117, 1167})
_REFUSALS_OF_DISK = frozenset(
    {
        *(sqlite3.SQLITE_PERM, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM),
        *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL),
        *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL),
    }
)
"""What says nothing of what a file holds."""


class SecondCopy:
    """Keeps the copy. It may work in another thread than the one that changes the event."""

    def __init__(
        self, source: Path, folder: Path, *, now: Callable[[], datetime] = datetime.now
    ) -> None:
        self.path = folder / plain_path(source).name
        self.last: datetime | None = None
        """When the copy last had everything that was on disk."""
        self._source = source
        self._now = now

    def update(self) -> datetime:
        """Bring the copy to the state of the event and return when that was.

        Raises FileError: "copy.folder-gone", "copy.same-folder", "copy.in-use", "copy.failed", and
        "copy.other-event" rather than replace what is no older state of this very event.
        """
        folder = self.path.parent
        try:
            if not folder.is_dir():
                raise FileError("copy.folder-gone", folder)
            if self.path.exists() and self.path.samefile(self._source):
                raise FileError("copy.same-folder", folder)
            # The stick may hang; the event is not kept open meanwhile.
            with _at_present(self._source) as event:
                self._update(event)
        except OSError as error:
            is_gone = error.errno in _GONE or getattr(error, "winerror", 0) in _GONE_IN_WINDOWS
            if is_gone:
                raise FileError("copy.folder-gone", folder, str(error)) from error
            raise FileError("copy.failed", self.path, str(error)) from error
        except sqlite3.Error as error:
            raise FileError("copy.failed", self.path, str(error)) from error
        self.last = self._now()
        return self.last

    def _update(self, event: sqlite3.Connection) -> None:
        try:
            locked = lock(self.path)
        except FileError as error:
            if error.code == "file.in-use":
                raise FileError("copy.in-use", self.path) from error
            if error.code != "file.no-locks":  # nobody opens an event there
                raise FileError("copy.failed", self.path, error.detail) from error
            locked = None
        try:
            if self._demand_older(event):
                files.write_copy(event, self.path)
        finally:
            if locked is not None:
                unlock(locked)

    def _demand_older(self, event: sqlite3.Connection) -> bool:
        """Whether the copy lacks something; no copy lacks all. Raises FileError."""
        if not self.path.exists():
            return True
        try:
            with reading(self.path) as copy:
                lacks = is_older_state(copy, of=event)
        except sqlite3.Error as error:
            if error.sqlite_errorcode & 0xFF in _REFUSALS_OF_DISK:
                raise
            raise FileError("copy.other-event", self.path, str(error)) from error
        if lacks is None:
            raise FileError("copy.other-event", self.path)
        return lacks


@contextmanager
def _at_present(source: Path) -> Iterator[sqlite3.Connection]:
    """Yield the whole event as it is now, in memory."""
    with closing(sqlite3.connect(":memory:")) as event:
        with closing(second_connection(source)) as connection:
            connection.backup(event)
            # While it was read, the other connection could not move its pages into the file.
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        yield event
