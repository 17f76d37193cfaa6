"""Event files that are read and not changed: as they lie on the disk, or in a checked copy."""

import os
import re
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path, PurePath

from arbiter_app.formats.errors import FileError
from arbiter_app.store.event_file.engine import (
    APPLICATION_ID,
    has_newest_schema,
    newest_schema,
    upgrade,
    write_ahead_log,
)
from arbiter_app.store.event_file.locks import is_open, real
from arbiter_app.store.event_file.schema import demand_no_code, demand_only_ours, objects
from arbiter_app.store.foreign_files import demand_regular

_SQLITE_MAGIC = b"SQLite format 3\0"
_WRITTEN_AS_AT = 18
_WRITTEN_AS = (1, 2)
"""With a journal beside it or with a log."""
_USER_VERSION_AT = 60
_APPLICATION_ID_AT = 68


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection of one's own to a file that may be open and changed meanwhile.

    Opened by SQLite alone: if Python closed the file, the locks of whoever has it open were gone.
    Raises OSError and sqlite3.Error.
    """
    path.stat()
    path = real(path)  # the log lies beside the file, not beside a link to it
    mode = "mode=ro" if write_ahead_log(path).exists() else "mode=ro&immutable=1"
    with closing(_connected(path, mode)) as connection:
        yield connection


@contextmanager
def reading_alone(path: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection to a file that nobody has open, as if nothing lay beside it.

    Raises OSError and sqlite3.Error.
    """
    path.stat()
    with closing(_connected(path, "mode=ro&immutable=1")) as connection:
        yield connection


def second_connection(path: Path) -> sqlite3.Connection:
    """Return one more connection to a file that is open, for another thread; opened as `reading`.

    Raises sqlite3.Error.
    """
    return _connected(path, "mode=rw")


def _connected(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{address(path.absolute())}?{mode}", uri=True)


def address(path: PurePath) -> str:
    """Return the address of a file as SQLite reads it: a host of Windows is part of the path."""
    return re.sub("^file://(?!/)", "file:////", path.as_uri())


def check_header(path: Path) -> None:
    """Make sure that a file calls itself an event file of this program, and of no newer one.

    Raises FileError: "file.missing", "file.unreadable", "file.not-an-event", "file.newer".
    """
    demand_regular(path)
    application_id, version = _header_of_open(path) if is_open(path) else _header(path)
    if application_id != APPLICATION_ID:
        raise FileError("file.not-an-event", path)
    if version > newest_schema():
        raise FileError("file.newer", path)


def has_schema_of_today(path: Path, *, is_locked: bool = False) -> bool:
    """Whether a checked file can be opened without being brought to a newer schema; `is_locked`
    where this process keeps others out, and has not opened it yet.
    """
    log = write_ahead_log(real(path))
    is_read_by_sqlite = os.path.lexists(log) if is_locked else is_open(path)
    _, version = _header_of_open(path) if is_read_by_sqlite else _header(path)
    return version == newest_schema()


def _header_of_open(path: Path) -> tuple[int, int]:
    try:
        with reading(path) as connection:
            (application_id,) = connection.execute("PRAGMA application_id").fetchone()
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            return application_id, version
    except (OSError, sqlite3.Error) as error:
        raise FileError("file.unreadable", path, str(error)) from error


def _header(path: Path) -> tuple[int, int]:
    """Return the application id and the version of the schema of a file SQLite does not read."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except OSError as error:
        raise FileError("file.unreadable", path, error.strerror or "") from error
    if len(header) < 100 or not header.startswith(_SQLITE_MAGIC):
        raise FileError("file.not-an-event", path)
    (application_id,) = struct.unpack_from(">i", header, _APPLICATION_ID_AT)
    (version,) = struct.unpack_from(">i", header, _USER_VERSION_AT)
    if application_id == APPLICATION_ID and header[_WRITTEN_AS_AT] not in _WRITTEN_AS:
        # SQLite would read it and write nothing.
        raise FileError("file.damaged-at", path, place="header")
    return application_id, version


def memory_copy(source: sqlite3.Connection, path: Path) -> sqlite3.Connection:
    """Copy a file into memory without touching it, and check the copy: it is whole, holds what
    this program makes and nothing else. That of a file of an earlier version has the newest schema.

    `path` is what errors name. Raises FileError: "file.unreadable", "file.damaged",
    "file.damaged-at", "file.foreign".
    """
    copy = sqlite3.connect(":memory:", check_same_thread=False)
    try:
        _copy(source, copy, path)
        _check(copy, path)
    except BaseException:
        copy.close()
        raise
    return copy


def _copy(source: sqlite3.Connection, copy: sqlite3.Connection, path: Path) -> None:
    try:
        source.backup(copy)
    except sqlite3.OperationalError as error:
        # A disk or a folder that refuses is no damage, and a copy made earlier would not help.
        raise FileError("file.unreadable", path, str(error)) from error
    except sqlite3.Error as error:
        raise FileError("file.damaged", path, str(error)) from error


def _check(copy: sqlite3.Connection, path: Path) -> None:
    try:
        copy.execute("PRAGMA trusted_schema = OFF")
        found = objects(copy)
        demand_no_code(found, path)
        if copy.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            raise FileError("file.damaged", path)
        if not has_newest_schema(copy):
            _upgrade(copy, path)
            found = objects(copy)
        if not has_newest_schema(copy):  # a migration that it claims to have behind it is missing
            raise FileError("file.damaged-at", path, place="user_version")
        demand_only_ours(found, path)
    except (sqlite3.Error, UnicodeError) as error:  # what SQLite says of damage may be no text
        raise FileError("file.damaged", path, str(error)) from error


def _upgrade(copy: sqlite3.Connection, path: Path) -> None:
    try:
        upgrade(copy, path)
    except (FileError, MemoryError):
        raise
    except Exception as error:  # a migration meets what no earlier version has written
        raise FileError("file.damaged", path, str(error)) from error
