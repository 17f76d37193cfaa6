"""A disk that refuses: SQLite's own calls fail at a chosen one, as on a full or a broken disk.

The functions by which SQLite opens, reads, writes and syncs are replaced inside the library this
Python uses, so the program itself is tested as it is.
"""

import _sqlite3
import ctypes
import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum, IntEnum, auto
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
_TRUNCATE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int64)
_SYNC = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)


class Call(Enum):
    """What SQLite asks of a disk."""

    OPEN = auto()
    READ = auto()
    WRITE = auto()
    TRUNCATE = auto()
    SYNC = auto()


class Failure(IntEnum):
    """What the disk answers: result codes of SQLite."""

    FULL = 13
    WRITE_ERROR = 10 | (3 << 8)
    SYNC_ERROR = 10 | (4 << 8)
    READ_ERROR = 10 | (1 << 8)
    TRUNCATE_ERROR = 10 | (6 << 8)
    CANNOT_OPEN = 14

    @property
    def call(self) -> Call:
        """What fails."""
        return _CALLS[self]


_CALLS = {
    Failure.FULL: Call.WRITE,
    Failure.WRITE_ERROR: Call.WRITE,
    Failure.SYNC_ERROR: Call.SYNC,
    Failure.READ_ERROR: Call.READ,
    Failure.TRUNCATE_ERROR: Call.TRUNCATE,
    Failure.CANNOT_OPEN: Call.OPEN,
}


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


_FAILING = (
    (Call.READ, "read", _WRITE),
    (Call.WRITE, "write", _WRITE),
    (Call.TRUNCATE, "truncate", _TRUNCATE),
    (Call.SYNC, "sync", _SYNC),
)
"""The methods that may fail, with the types of their parameters."""


@dataclass
class Disk:
    """Counts calls, and refuses a certain one of a kind."""

    failure: Failure | None = None
    fails_at: int = 0
    lasting: bool = False
    """Whether every such call after the first that failed fails, too."""
    made: Counter[Call] = field(default_factory=Counter)

    @property
    def refused(self) -> bool:
        """Whether a call has failed."""
        return self.failure is not None and self.made[self.failure.call] >= self.fails_at > 0

    def answer(self, call: Call) -> int:
        """Count a call and return 0 or what the disk answers."""
        self.made[call] += 1
        if self.failure is None or call is not self.failure.call:
            return 0
        made = self.made[call]
        is_turn = made >= self.fails_at if self.lasting else made == self.fails_at
        return int(self.failure) if is_turn else 0


class FailingDisk:
    """Stands between SQLite and the disk for every file of a folder that is opened meanwhile."""

    def __init__(self, folder: Path, *, and_below: bool = False) -> None:
        self.disk = Disk()
        self._folder, self._and_below = folder, and_below
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
            methods = ctypes.cast(file, ctypes.POINTER(ctypes.c_void_p))
            is_ours = bool(name) and self._is_ours(name)
            if is_ours and (refusal := self.disk.answer(Call.OPEN)):
                methods[0] = None  # there is nothing to be closed
                return refusal
            code = int(open_file(vfs, name, file, flags, out))
            if code == 0 and methods[0] and is_ours:
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
        """Whether a file lies in the folder itself, or below it if asked so."""
        path = Path(os.fsdecode(ctypes.string_at(name)))
        return path.parent == self._folder or (self._and_below and self._folder in path.parents)

    def _failing(self, address: int) -> _Methods:
        """Return methods like those at an address, but for those that may fail."""
        if address not in self._methods:
            theirs = _Methods.from_address(address)
            ours = _Methods.from_buffer_copy(theirs)
            for call, name, kind in _FAILING:
                callback = self._failing_method(call, kind, kind(getattr(theirs, name)))
                self._keep.append(callback)
                setattr(ours, name, ctypes.cast(callback, ctypes.c_void_p).value)
            self._methods[address] = ours
        return self._methods[address]

    def _failing_method(self, call: Call, kind: Any, theirs: Any) -> Any:
        def method(*words: int) -> int:
            return self.disk.answer(call) or int(theirs(*words))

        return kind(method)


def _library() -> ctypes.CDLL:
    """Return the very library that the module `sqlite3` of this Python works with."""
    if sys.platform == "win32":
        return ctypes.CDLL("sqlite3.dll")
    return ctypes.CDLL(_sqlite3.__file__)
