"""Whether an open event file is still the one that was opened."""

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from arbiter_app.formats.errors import FileError
from arbiter_app.store.event_file.journal import newest_hash
from arbiter_app.store.event_file.reading import reading


class _Stamp(NamedTuple):
    device: int
    inode: int
    written: int


class Guard:
    """Sees when a file was removed, renamed or written over by another program.

    The system would let the program go on writing into a file that has no name any more.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seen = _stamp(path)

    def check(self, newest: str | None) -> None:
        """Make sure of the file; `newest` is the hash of the last entry of its journal.

        Raises FileError: "file.gone", "file.replaced".
        """
        try:
            found = _stamp(self._path)
        except OSError as error:
            raise FileError("file.gone", self._path, error.strerror or "") from error
        if found == self._seen:
            return
        if found[:2] != self._seen[:2] or self._newest() != newest:
            raise FileError("file.replaced", self._path)
        self._seen = found

    def written(self) -> None:
        """Take note that the program itself has written."""
        with suppress(OSError):
            found = _stamp(self._path)
            if found[:2] == self._seen[:2]:
                self._seen = found

    def _newest(self) -> str | None:
        try:
            with reading(self._path) as connection:
                return newest_hash(connection)
        except (OSError, sqlite3.Error):
            return None


def _stamp(path: Path) -> _Stamp:
    found = path.stat()
    return _Stamp(found.st_dev, found.st_ino, found.st_mtime_ns)
