"""What a crash leaves beside an event file, and whether it belongs to the file that lies there now.

SQLite would add the log to any file beside it that has the right name. Where a person has copied a
backup over the event after a crash, that would make a mixture of both.
"""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import datetime
from enum import Enum, auto
from pathlib import Path

from arbiter_app.formats.errors import FileError
from arbiter_app.store.event_file import journal
from arbiter_app.store.event_file.engine import write_ahead_log
from arbiter_app.store.event_file.journal import Link, UnreadableEntryError
from arbiter_app.store.event_file.judging.verifying import verify
from arbiter_app.store.event_file.reading import memory_copy, reading_alone
from arbiter_app.values import frozen
from arbiter_app.whole_files import beside


class Keep(Enum):
    """Which of two states of an event is gone on with."""

    FILE = auto()
    """That of the file as it lies there: the log beside it is of another."""
    LOG = auto()
    """That before the crash: the file with the log."""


def has_left(path: Path) -> bool:
    """Whether something lies beside a file that SQLite would add to it."""
    return any(_size(each) for each in (write_ahead_log(path), _rollback_journal(path)))


@frozen
class _State:
    copy: sqlite3.Connection
    """In memory, and checked."""
    is_clean: bool
    """Whether its rows are what its journal says."""
    chain: tuple[Link, ...]

    @property
    def newest(self) -> Link | None:
        return self.chain[-1] if self.chain else None

    def goes_on_from(self, other: "_State") -> bool:
        """Whether it has all acts of another, and perhaps more."""
        return self.chain[: len(other.chain)] == other.chain


@contextmanager
def settled(path: Path, keep: Keep | None = None) -> Iterator[tuple[sqlite3.Connection, Keep]]:
    """Yield a checked copy of a file that nobody has open, in memory, and which state it is; the
    one that is asked for, else the one that it must be. Nothing is touched.

    Raises FileError as `memory_copy`, and "file.two-states" where it cannot be told.
    """
    with ExitStack() as stack:
        alone, failed = _alone(stack, path)
        logged = _with_log(stack, path)
        if alone is None and logged is None:
            assert failed is not None
            raise failed
        choice = keep or _choice(path, alone, logged)
        chosen = alone if choice is Keep.FILE else logged
        if choice is None or chosen is None:
            raise FileError("file.two-states", path, copy=_told(alone), log=_told(logged))
        yield chosen.copy, choice


def put_aside(path: Path) -> tuple[Path, ...]:
    """Give what a crash has left beside a file another name, so that the file stands as it is;
    return the names.

    Raises OSError.
    """
    mark = _mark()
    names = []
    for left in (write_ahead_log(path), _rollback_journal(path)):
        if left.exists():
            kept = path.with_name(f"{path.name} {mark} strange{left.name[len(path.name) :]}")
            left.rename(kept)
            names.append(kept)
    path.with_name(f"{path.name}-shm").unlink(missing_ok=True)
    return tuple(names)


def keep_file(path: Path) -> Path:
    """Copy a file as it lies there, before the log beside it is added to it; return its name.

    Raises OSError.
    """
    kept = path.with_name(f"{path.stem} {_mark()} strange{path.suffix}")
    with beside(kept, is_new=True) as new:
        shutil.copyfile(path, new)
    return kept


def _mark() -> str:
    return f"{datetime.now():%Y-%m-%d %H-%M-%S}"


def _choice(path: Path, alone: _State | None, logged: _State | None) -> Keep | None:
    """Return which state it must be; None where both may be meant."""
    if alone is None or logged is None:
        return Keep.FILE if logged is None else Keep.LOG
    if alone.is_clean != logged.is_clean:
        # A file that the crash met half changed is whole with its log; a mixture never is.
        return Keep.FILE if alone.is_clean else Keep.LOG
    if alone.chain == logged.chain:
        return Keep.LOG
    if logged.goes_on_from(alone) and not _was_copied(path):
        return Keep.LOG
    return None if alone.is_clean else Keep.FILE


def _was_copied(path: Path) -> bool:
    """Whether the file was touched after its log: the program writes into the log first, and is
    done with it when the file has all.
    """
    found = path.stat()
    # On Windows st_ctime is when a file was made; elsewhere it tells of a copy that has kept when
    # the file was written. That of a log changes when it is read.
    touched = found.st_mtime_ns if os.name == "nt" else max(found.st_mtime_ns, found.st_ctime_ns)
    return touched > write_ahead_log(path).stat().st_mtime_ns


def _alone(stack: ExitStack, path: Path) -> tuple[_State | None, FileError | None]:
    try:
        with reading_alone(path) as source:
            return _known(stack, memory_copy(source, path)), None
    except (OSError, sqlite3.Error) as error:
        raise FileError("file.unreadable", path, str(error)) from error
    except FileError as error:
        if error.code == "file.unreadable":  # a disk that refuses tells nothing of either state
            raise
        return None, error


def _with_log(stack: ExitStack, path: Path) -> _State | None:
    """Return the state of a file with its log, found out in a folder of its own."""
    if not _size(write_ahead_log(path)):
        return None
    try:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "event"
            shutil.copyfile(path, file)
            shutil.copyfile(write_ahead_log(path), write_ahead_log(file))
            with closing(sqlite3.connect(file)) as source:
                return _known(stack, memory_copy(source, path))
    except OSError as error:
        raise FileError("file.unreadable", path, error.strerror or "") from error
    except FileError as error:
        if error.code == "file.unreadable":
            raise
        return None


def _known(stack: ExitStack, copy: sqlite3.Connection) -> _State:
    stack.enter_context(closing(copy))
    try:
        return _State(copy, not verify(copy), tuple(journal.chain(copy)))
    except UnreadableEntryError:
        return _State(copy, is_clean=False, chain=())


def _told(state: _State | None) -> str:
    if state is None or state.newest is None:
        return "-"
    return f"No {state.newest.id}, {state.newest.at:%d.%m.%Y %H:%M:%S}"


def _rollback_journal(path: Path) -> Path:
    return path.with_name(f"{path.name}-journal")


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
