"""A disk that refuses what Python itself asks of it: to open, read, write, sync, rename, look."""

import builtins
import errno
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, errno.ESTALE, errno.ENODEV)

_OF_PATHS = (
    "open",
    "replace",
    "rename",
    "unlink",
    "remove",
    "mkdir",
    "stat",
    "lstat",
    "scandir",
    "listdir",
    "link",
    "chmod",
)
_OF_DESCRIPTORS = ("read", "write", "fsync", "ftruncate")


@dataclass
class Calls:
    """Counts what is asked of a folder, and refuses a certain call, or all from it on."""

    folder: Path
    fails_at: int = 0
    error: int = errno.EIO
    lasting: bool = False
    made: int = 0
    refused: str = ""
    """The name of the call that was refused first."""

    def count(self, name: str) -> None:
        """Count a call. Raises OSError where it is its turn to fail."""
        self.made += 1
        is_turn = self.made >= self.fails_at if self.lasting else self.made == self.fails_at
        if self.fails_at and is_turn:
            self.refused = self.refused or name
            raise OSError(self.error, os.strerror(self.error))

    def is_ours(self, path: object) -> bool:
        """Whether a path lies in the folder."""
        if not isinstance(path, str | os.PathLike):
            return False
        return str(os.fspath(path)).startswith(str(self.folder))


class _File(io.FileIO):
    """An open file of the folder."""

    def __init__(self, calls: Calls, path: Any, mode: str, **named: Any) -> None:
        calls.count("open")
        super().__init__(path, mode, **named)
        self._calls = calls

    def write(self, content: Any) -> int:
        self._calls.count("write")
        return super().write(content)

    def readinto(self, buffer: Any) -> int:
        self._calls.count("read")
        return super().readinto(buffer)

    def readall(self) -> bytes:
        self._calls.count("read")
        return super().readall()


@contextmanager
def in_place(calls: Calls) -> Iterator[None]:
    """Let these calls be counted and refused instead of those of the system."""
    theirs = {name: getattr(os, name) for name in ("close", *_OF_PATHS, *_OF_DESCRIPTORS)}
    open_file = builtins.open
    ours: set[int] = set()

    def of_path(name: str) -> Callable[..., Any]:
        def call(path: Any = ".", *rest: Any, **named: Any) -> Any:
            if calls.is_ours(path):
                calls.count(name)
            answer = theirs[name](path, *rest, **named)
            if name == "open" and calls.is_ours(path):
                ours.add(answer)
            return answer

        return call

    def closed(descriptor: int) -> None:
        ours.discard(descriptor)
        theirs["close"](descriptor)

    def of_descriptor(name: str) -> Callable[..., Any]:
        def call(descriptor: int, *rest: Any) -> Any:
            if descriptor in ours:
                calls.count(name)
            return theirs[name](descriptor, *rest)

        return call

    def opened(path: Any, mode: str = "r", *rest: Any, **named: Any) -> Any:
        if not calls.is_ours(path) and path not in ours:
            return open_file(path, mode, *rest, **named)
        of_file = {name: named[name] for name in ("opener", "closefd") if name in named}
        raw = _File(calls, path, mode.replace("b", "").replace("t", ""), **of_file)
        ours.add(raw.fileno())
        if "b" in mode and rest[:1] == (0,):
            return raw
        rewritten = io.BufferedRandom if "+" in mode else None
        kind = rewritten or (io.BufferedReader if mode[0] == "r" else io.BufferedWriter)
        buffered: Any = kind(raw)
        if "b" in mode:
            return buffered
        words: dict[str, Any] = {key: named.get(key) for key in ("encoding", "errors", "newline")}
        return io.TextIOWrapper(buffered, **words)

    for name in _OF_PATHS:
        setattr(os, name, of_path(name))
    for name in _OF_DESCRIPTORS:
        setattr(os, name, of_descriptor(name))
    os.close = closed  # type: ignore[assignment]
    builtins.open = io.open = opened  # type: ignore[assignment]
    try:
        yield
    finally:
        for name, call in theirs.items():
            setattr(os, name, call)
        builtins.open = io.open = open_file
