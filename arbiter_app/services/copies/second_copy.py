"""A second folder, such as one on a stick, in which a copy of the event is kept in step."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path

from arbiter_app.formats.errors import FileError
from arbiter_app.store.event_file import files
from arbiter_app.store.event_file.journal import is_older_state
from arbiter_app.store.event_file.locks import lock, unlock


class SecondCopy:
    """Keeps the copy. It may work in another thread than the one that changes the event."""

    def __init__(
        self, source: Path, folder: Path, *, now: Callable[[], datetime] = datetime.now
    ) -> None:
        self.path = folder / source.name
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
        if not folder.is_dir():
            raise FileError("copy.folder-gone", folder)
        try:
            if self.path.exists() and self.path.samefile(self._source):
                raise FileError("copy.same-folder", folder)
            self._update()
        except (OSError, sqlite3.Error) as error:
            raise FileError("copy.failed", self.path, str(error)) from error
        self.last = self._now()
        return self.last

    def _update(self) -> None:
        try:
            locked = lock(self.path)
        except FileError as error:
            if error.code == "file.in-use":
                raise FileError("copy.in-use", self.path) from error
            raise FileError("copy.failed", self.path, error.detail) from error
        try:
            with closing(files.second_connection(self._source)) as source:
                if self._demand_older(source):
                    files.write_copy(source, self.path)
                # While it was read, the other connection could not move its pages into the file.
                source.execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            unlock(locked)

    def _demand_older(self, source: sqlite3.Connection) -> bool:
        """Whether the copy lacks something; no copy lacks all. Raises FileError."""
        if not self.path.exists():
            return True
        try:
            with files.reading(self.path) as copy:
                lacks = is_older_state(copy, of=source)
        except sqlite3.Error as error:
            raise FileError("copy.other-event", self.path, str(error)) from error
        if lacks is None:
            raise FileError("copy.other-event", self.path)
        return lacks
