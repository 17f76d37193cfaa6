"""A disk that refuses: SQLite's own writes fail at a chosen one, as on a full or a broken disk.

The functions by which SQLite writes and syncs are replaced inside the library this Python uses, so
the program itself is tested as it is.
"""

import _sqlite3
import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any

_OPEN = ctypes.CFUNCTYPE(
    ctypes.c_int,
    ctypes.c_void_p,
    ctypes.c_void_p,
    ctypes.c_void_p,
    ctypes.c_int,
    ctypes.c_void_p,
)
_WRITE = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int64
)
_SYNC = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)


class Failure(IntEnum):
    """What the disk answers: result codes of SQLite."""

    FULL = 13
    WRITE_ERROR = 10 | (3 << 8)
    SYNC_ERROR = 10 | (4 << 8)


class _Vfs(ctypes.Structure):
    _fields_ = (
        ("version", ctypes.c_int),
        ("file_size", ctypes.c_int),
        ("longest_path", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        ("open", ctypes.c_void_p),
    )


class _Methods(ctypes.Structure):
    """The methods of an open file, version 3."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("close", ctypes.c_void_p),
        ("read", ctypes.c_void_p),
        ("write", ctypes.c_void_p),
        ("truncate", ctypes.c_void_p),
        ("sync", ctypes.c_void_p),
        ("others", ctypes.c_void_p * 13),
    )


@dataclass
class Disk:
    """Counts writes and syncs, and refuses from a certain one on."""

    failure: Failure | None = None
    fails_at: int = 0
    lasting: bool = False
    """Whether every write after the first that failed fails, too."""
    writes: int = 0

    @property
    def refused(self) -> bool:
        """Whether a write has failed."""
        return self.failure is not None and self.writes >= self.fails_at > 0

    def answer(self, *, syncs: bool) -> int:
        """Count a write, or a sync where these fail, and return 0 or what the disk answers."""
        if self.failure is None or syncs is not (self.failure is Failure.SYNC_ERROR):
            return 0
        self.writes += 1
        is_turn = self.writes >= self.fails_at if self.lasting else self.writes == self.fails_at
        return int(self.failure) if is_turn else 0


class FailingDisk:
    """Stands between SQLite and the disk for every file of a folder that is opened meanwhile."""

    def __init__(self, folder: Path) -> None:
        self.disk = Disk()
        self._folder = folder
        self._methods: dict[int, _Methods] = {}
        self._keep: list[Any] = []

    @contextmanager
    def in_place(self) -> Iterator["FailingDisk"]:
        """Put it in place; files opened meanwhile are closed before it is taken away."""
        library = _library()
        library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
        library.sqlite3_vfs_find.argtypes = (ctypes.c_char_p,)
        vfs = library.sqlite3_vfs_find(None).contents
        original = vfs.open
        open_file = _OPEN(original)

        def opened(vfs: int, name: int, file: int, flags: int, out: int) -> int:
            code = int(open_file(vfs, name, file, flags, out))
            methods = ctypes.cast(file, ctypes.POINTER(ctypes.c_void_p))
            if code == 0 and methods[0] and name and self._is_ours(name):
                methods[0] = ctypes.addressof(self._failing(methods[0]))
            return code

        patched = _OPEN(opened)
        self._keep.append(patched)
        vfs.open = ctypes.cast(patched, ctypes.c_void_p).value
        try:
            yield self
        finally:
            vfs.open = original

    def _is_ours(self, name: int) -> bool:
        """Whether a file lies in the folder itself."""
        return Path(os.fsdecode(ctypes.string_at(name))).parent == self._folder

    def _failing(self, address: int) -> _Methods:
        """Return methods like those at an address, but for writing and syncing."""
        if address not in self._methods:
            theirs = _Methods.from_address(address)
            ours = _Methods.from_buffer_copy(theirs)
            write, sync = _WRITE(theirs.write), _SYNC(theirs.sync)

            def failing_write(file: int, data: int, length: int, offset: int) -> int:
                return self.disk.answer(syncs=False) or int(write(file, data, length, offset))

            def failing_sync(file: int, flags: int) -> int:
                return self.disk.answer(syncs=True) or int(sync(file, flags))

            callbacks = _WRITE(failing_write), _SYNC(failing_sync)
            self._keep.extend(callbacks)
            ours.write = ctypes.cast(callbacks[0], ctypes.c_void_p).value
            ours.sync = ctypes.cast(callbacks[1], ctypes.c_void_p).value
            self._methods[address] = ours
        return self._methods[address]


def _library() -> ctypes.CDLL:
    """Return the very library that the module `sqlite3` of this Python works with."""
    if sys.platform == "win32":
        return ctypes.CDLL("sqlite3.dll")
    return ctypes.CDLL(_sqlite3.__file__)
