"""Event files on disk: creating, checking, opening, copying."""

import re
import sqlite3
import stat
import struct
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from functools import partial
from pathlib import Path, PurePath

from arbiter_app.formats.errors import FileError
from arbiter_app.formats.file_names import demand_plain_name
from arbiter_app.store.event_file import attachments, journal
from arbiter_app.store.event_file.empty_file import write_empty
from arbiter_app.store.event_file.engine import (
    APPLICATION_ID,
    has_newest_schema,
    newest_schema,
    upgrade,
    write_ahead_log,
)
from arbiter_app.store.event_file.journal import Link, newest_hash
from arbiter_app.store.event_file.locks import real
from arbiter_app.store.foreign_files import demand_regular
from arbiter_app.store.rows.catalogue import TABLES
from arbiter_app.whole_files import OpenElsewhereError, beside, sync

SUFFIX = ".arbiter"

_PAGES_AT_ONCE = 256
"""So many pages of a copy are written between two looks whether it is to go on."""

_SQLITE_MAGIC = b"SQLite format 3\0"
_USER_VERSION_AT = 60
_APPLICATION_ID_AT = 68


def _go_on() -> None:
    """Let a copy go on to its end."""


def creating(path: Path) -> AbstractContextManager[Path]:
    """Yield a new file with the newest schema to be filled; it gets its name when that is done.

    Raises FileError: "file.exists", "file.not-made".
    """
    return _unfinished(path, write_empty)


@contextmanager
def copying(source: Path, path: Path) -> Iterator[Path]:
    """Yield a new copy of a file to be changed; it gets its name when that is done.

    Raises FileError: "file.exists", "file.not-made", and as `check` where there is none to copy.
    """
    _check_header(source)
    with (
        closing(_memory_copy(source)) as copied,
        _unfinished(path, partial(_fill, source=copied)) as unfinished,
    ):
        yield unfinished


@contextmanager
def _unfinished(path: Path, make: Callable[[Path], None]) -> Iterator[Path]:
    demand_plain_name(path)
    _demand_free_name(path)
    try:
        with beside(path, is_new=True) as unfinished:
            make(unfinished)
            yield unfinished
            if write_ahead_log(
                unfinished
            ).exists():  # the disk had no room to move its pages into the file
                raise FileError("file.not-made", path)
    except FileExistsError as error:
        raise FileError("file.exists", path) from error
    except sqlite3.Error as error:
        raise FileError("file.not-made", path, str(error)) from error
    except OSError as error:
        raise FileError("file.not-made", path, error.strerror or "") from error
    except FileError as error:
        raise FileError("file.not-made", path, error.detail) from error


def check(path: Path) -> None:
    """Make sure that a file is a sound event file that may be changed; nothing is written.

    Raises FileError: "file.missing", "file.not-an-event", "file.newer", "file.read-only",
    "file.damaged".
    """
    _check_header(path)
    if not path.stat().st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH):
        raise FileError("file.read-only", path)
    try:
        with path.open("r+b"):
            pass
    except OSError as error:
        raise FileError("file.read-only", path, error.strerror or "") from error
    with closing(_memory_copy(path)):
        pass


@contextmanager
def open_copy(path: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection to a copy in memory: for reading while the file is open elsewhere.

    Raises FileError as `check`, but a file that may only be read will do.
    """
    _check_header(path)
    with closing(_memory_copy(path)) as copy:
        yield copy


def write_copy(
    source: sqlite3.Connection, target: Path, *, go_on: Callable[[], None] = _go_on
) -> None:
    """Write all of an open file into another, whole or not at all; what stood there is replaced.

    `go_on` is asked now and then and ends it with an error of its own. Raises OSError and
    sqlite3.Error.
    """
    with beside(target) as unfinished:
        _fill(unfinished, source, go_on)
        sync(unfinished)
        for companion in _companions(target):
            # Pages that a crash left beside the former file would pass for newer ones.
            companion.unlink(missing_ok=True)


def _fill(unfinished: Path, source: sqlite3.Connection, go_on: Callable[[], None] = _go_on) -> None:
    with closing(sqlite3.connect(unfinished)) as copy:
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
        with closing(_memory_copy(target)) as written:
            if newest is not None and newest_hash(written) != newest.hash:
                raise FileError("file.damaged", target)
    except FileError:
        target.unlink(missing_ok=True)
        raise


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection of one's own to a file that may be open and changed meanwhile.

    Opened by SQLite alone: if Python closed the file, the locks of whoever has it open were gone.
    Raises OSError and sqlite3.Error.
    """
    path.stat()
    path = real(path)  # the log lies beside the file, not beside a link to it
    mode = "mode=ro" if write_ahead_log(path).exists() else "mode=ro&immutable=1"
    connection = sqlite3.connect(f"{address(path.absolute())}?{mode}", uri=True)
    with closing(connection):
        yield connection


def second_connection(path: Path) -> sqlite3.Connection:
    """Return one more connection to a file that is open, for another thread; opened as `reading`.

    Raises sqlite3.Error.
    """
    return sqlite3.connect(f"{address(path.absolute())}?mode=rw", uri=True)


def address(path: PurePath) -> str:
    """Return the address of a file as SQLite reads it: a host of Windows is part of the path."""
    return re.sub("^file://(?!/)", "file:////", path.as_uri())


def _companions(path: Path) -> tuple[Path, Path]:
    return write_ahead_log(path), path.with_name(f"{path.name}-shm")


def _demand_free_name(path: Path) -> None:
    try:
        path.lstat()
    except FileNotFoundError:
        return
    except OSError as error:  # a name that is too long, a folder that may not be entered
        raise FileError("file.not-made", path, error.strerror or "") from error
    raise FileError("file.exists", path)


def _check_header(path: Path) -> None:
    demand_regular(path)
    try:
        with reading(path) as connection:
            (application_id,) = connection.execute("PRAGMA application_id").fetchone()
            (version,) = connection.execute("PRAGMA user_version").fetchone()
    except (OSError, sqlite3.Error):  # then nobody has it open here
        application_id, version = _header(path)
    if application_id != APPLICATION_ID:
        raise FileError("file.not-an-event", path)
    if version > newest_schema():
        raise FileError("file.newer", path)


def _header(path: Path) -> tuple[int, int]:
    """Return the application id and the version of the schema of a file SQLite does not read."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError as error:
        raise FileError("file.missing", path) from error
    except OSError as error:
        raise FileError("file.unreadable", path, error.strerror or "") from error
    if len(header) < 100 or not header.startswith(_SQLITE_MAGIC):
        raise FileError("file.not-an-event", path)
    (application_id,) = struct.unpack_from(">i", header, _APPLICATION_ID_AT)
    (version,) = struct.unpack_from(">i", header, _USER_VERSION_AT)
    return application_id, version


def _memory_copy(path: Path) -> sqlite3.Connection:
    """Copy a file into memory without touching it or its folder, and check the copy; that of a file
    of an earlier version has the newest schema.
    """
    copy = sqlite3.connect(":memory:", check_same_thread=False)
    try:
        with reading(path) as source:
            source.backup(copy)
        sound = copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        if sound and not has_newest_schema(copy):
            upgrade(copy, path)
        sound = sound and all(
            _columns(copy, name) == {*columns} for name, columns in _TABLES.items()
        )
    except sqlite3.Error as error:
        copy.close()
        # A disk or a folder that refuses is no damage, and a copy made earlier would not help.
        unreadable = isinstance(error, sqlite3.OperationalError)
        code = "file.unreadable" if unreadable else "file.damaged"
        raise FileError(code, path, str(error)) from error
    if not sound:
        copy.close()
        raise FileError("file.damaged", path)
    return copy


_TABLES = {name: table.columns for name, table in TABLES.items()} | {
    journal.TABLE: journal.COLUMNS,
    attachments.TABLE: attachments.COLUMNS,
}
"""The columns of every table of an event file."""


def _columns(database: sqlite3.Connection, table: str) -> set[str]:
    """Return the names of the columns of a table; none where there is no such table."""
    query = "SELECT name FROM pragma_table_info(?)"
    return {name for (name,) in database.execute(query, (table,))}
