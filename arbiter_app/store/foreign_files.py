"""The one door through which files come in that are no event files: regular ones of bounded size.

Whoever opens a path that a person gave opens it here. A device gives bytes without end, a pipe may
give none for ever, and what a folder of the system calls a file of no size may be the memory.
"""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import BinaryIO

from arbiter_app.formats.errors import FileError

_MEGABYTE = 10**6


class Kind(Enum):
    """What a file is read as, and the megabytes that one of its kind may have at most.

    The largest of each that were seen have a tenth of it.
    """

    REPORT = 8
    """A report file (TRF): the largest open tournaments have half a megabyte."""
    PLAYER_LIST = 64
    """A workbook of players, with the pictures that it may have."""
    PLAYER_TEXT = 16
    """A list of players as text (CSV)."""
    RATING_LIST = 4000
    """As FIDE publishes it, not packed: 1.2 gigabytes as XML."""
    ATTACHED = 11
    """The regulations of an event; their own rule is stricter and says why."""
    PLAY_OFF = 2
    """A play-off regulation, or the own ones of this computer."""
    KEPT = 16
    """What the program keeps for itself beside events: drafts, choices, suspended persons."""

    @property
    def most(self) -> int:
        """So many bytes may a file have."""
        return self.value * _MEGABYTE


@contextmanager
def opened(path: Path, kind: Kind) -> Iterator[BinaryIO]:
    """Open a file to be read. What is read is not more than its size, which was looked at.

    Raises FileError: "file.missing", "file.unreadable", "file.not-regular", "file.too-large".
    """
    with _descriptor(path) as file:
        size = os.fstat(file.fileno()).st_size
        if size > kind.most:
            raise _too_large(path, size, kind)
        yield file


def read_bytes(path: Path, kind: Kind) -> bytes:
    """Return what a file holds. Raises FileError as `opened`."""
    with opened(path, kind) as file:
        try:
            content = file.read(kind.most + 1)
        except OSError as error:
            raise FileError("file.unreadable", path, error.strerror or "") from error
    if len(content) > kind.most:  # it has grown, or its size was told wrong
        raise _too_large(path, len(content), kind)
    return content


def size_of(path: Path) -> int:
    """Return how many bytes a file has. Raises FileError as `opened`, but for its size."""
    with _descriptor(path) as file:
        return os.fstat(file.fileno()).st_size


def read_beginning(path: Path, length: int) -> bytes:
    """Return the first bytes of a file. Raises FileError as `opened`, but for its size."""
    with _descriptor(path) as file:
        try:
            return file.read(length)
        except OSError as error:
            raise FileError("file.unreadable", path, error.strerror or "") from error


def demand_regular(path: Path) -> None:
    """Make sure that a path is that of a file, or of a link to one.

    Raises FileError: "file.missing", "file.unreadable", "file.not-regular".
    """
    with _told(path):
        _demand_regular(path, path.stat().st_mode)


@contextmanager
def _descriptor(path: Path) -> Iterator[BinaryIO]:
    """Open a regular file, or what a link to one leads to; nothing else is even opened."""
    demand_regular(path)
    # It may have changed since: opening a pipe must not wait for somebody who writes.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with _told(path):
        file = os.fdopen(os.open(path, flags), "rb")
    with file:
        _demand_regular(path, os.fstat(file.fileno()).st_mode)
        yield file


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except FileNotFoundError as error:
        raise FileError("file.missing", path) from error
    except (OSError, ValueError) as error:  # a ValueError: a name that no file can have
        raise FileError("file.unreadable", path, getattr(error, "strerror", "") or "") from error


def _demand_regular(path: Path, mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise FileError("file.not-regular", path)


def _too_large(path: Path, size: int, kind: Kind) -> FileError:
    return FileError(
        "file.too-large", path, size=-(-size // _MEGABYTE), most=kind.most // _MEGABYTE
    )
