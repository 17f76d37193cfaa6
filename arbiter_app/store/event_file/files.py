"""Event files on disk: creating and copying."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path

from arbiter_app.formats.errors import FileError
from arbiter_app.formats.file_names import demand_plain_name
from arbiter_app.store.event_file.empty_file import write_empty
from arbiter_app.store.event_file.engine import write_ahead_log
from arbiter_app.store.event_file.journal import Link, newest_hash
from arbiter_app.store.event_file.reading import memory_copy, reading
from arbiter_app.whole_files import OpenElsewhereError, beside, sync

SUFFIX = ".arbiter"

_PAGES_AT_ONCE = 256
"""So many pages of a copy are written between two looks whether it is to go on."""


def _go_on() -> None:
    """Let a copy go on to its end."""


def creating(path: Path) -> AbstractContextManager[Path]:
    """Yield a new file with the newest schema to be filled; it gets its name when that is done.

    Raises FileError: "file.exists", "file.not-made".
    """
    return unfinished(path, write_empty)


@contextmanager
def unfinished(path: Path, make: Callable[[Path], None]) -> Iterator[Path]:
    """Yield a new file to be gone on with; it gets its name when that is done.

    Raises FileError: "file.exists", "file.not-made".
    """
    demand_plain_name(path)
    _demand_free_name(path)
    try:
        with beside(path, is_new=True) as new:
            make(new)
            yield new
            if write_ahead_log(new).exists():  # the disk had no room to move its pages into it
                raise FileError("file.not-made", path)
    except FileExistsError as error:
        raise FileError("file.exists", path) from error
    except sqlite3.Error as error:
        raise FileError("file.not-made", path, str(error)) from error
    except OSError as error:
        raise FileError("file.not-made", path, error.strerror or "") from error
    except FileError as error:
        raise FileError("file.not-made", path, error.detail) from error


def write_copy(
    source: sqlite3.Connection, target: Path, *, go_on: Callable[[], None] = _go_on
) -> None:
    """Write all of an open file into another, whole or not at all; what stood there is replaced.

    `go_on` is asked now and then and ends it with an error of its own. Raises OSError and
    sqlite3.Error.
    """
    with beside(target) as new:
        fill(new, source, go_on)
        sync(new)
        for companion in _companions(target):
            # Pages that a crash left beside the former file would pass for newer ones.
            companion.unlink(missing_ok=True)


def fill(new: Path, source: sqlite3.Connection, go_on: Callable[[], None] = _go_on) -> None:
    """Write all of an open file into a new one. Raises sqlite3.Error."""
    with closing(sqlite3.connect(new)) as copy:
        copy.execute("PRAGMA synchronous = OFF")  # it is synced once, when it is whole
        source.backup(copy, pages=_PAGES_AT_ONCE, progress=lambda *_: go_on())


def copy_out(
    source: sqlite3.Connection,
    target: Path,
    *,
    newest: Link | None = None,
    go_on: Callable[[], None] = _go_on,
) -> None:
    """Write all of an open file into a new one and check what was written, if asked also that it
    ends with the entry of the journal it should.

    Raises FileError: "file.exists", "file.not-made", "file.damaged".
    """
    demand_plain_name(target)
    _demand_free_name(target)
    try:
        write_copy(source, target, go_on=go_on)
    except OpenElsewhereError as error:
        raise FileError("file.open-elsewhere", target, str(error)) from error
    except (OSError, sqlite3.OperationalError) as error:
        raise FileError("file.not-made", target, str(error)) from error
    except sqlite3.Error as error:
        raise FileError("file.damaged", target, str(error)) from error
    try:
        _demand_whole(target, newest)
    except FileError:
        with suppress(OSError):  # why it is not whole is told either way
            target.unlink(missing_ok=True)
        raise


def _demand_whole(written: Path, newest: Link | None) -> None:
    try:
        with reading(written) as source, closing(memory_copy(source, written)) as copy:
            if newest is not None and newest_hash(copy) != newest.hash:
                raise FileError("file.damaged", written)
    except (OSError, sqlite3.Error) as error:
        raise FileError("file.not-made", written, str(error)) from error


def _companions(path: Path) -> tuple[Path, ...]:
    return tuple(path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm", "-journal"))


def _demand_free_name(path: Path) -> None:
    try:
        path.lstat()
    except FileNotFoundError:
        return
    except OSError as error:  # a name that is too long, a folder that may not be entered
        raise FileError("file.not-made", path, error.strerror or "") from error
    raise FileError("file.exists", path)
