"""The empty event file that a new event is a copy of.

Migrations make it once and it is kept in the user's data folder, together with a digest of itself
and of the migrations: one that is damaged, or that other migrations made, is made anew.
"""

import hashlib
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from arbiter_app import paths
from arbiter_app.formats.errors import FileError
from arbiter_app.store.event_file.engine import upgrade
from arbiter_app.store.foreign_files import Kind, read_bytes
from arbiter_app.whole_files import write_whole

_DIGEST_LENGTH = hashlib.sha256().digest_size

_NAME = "empty-event"

_made: dict[bytes, bytes] = {}
"""The empty file as this process has read or made it, by its migrations."""


def write_empty(path: Path) -> None:
    """Write an empty event file with the newest schema. Raises OSError and sqlite3.Error."""
    path.write_bytes(empty_content())


def empty_content() -> bytes:
    """Return an empty event file with the newest schema.

    A data folder that cannot be read or written costs the time of the migrations, nothing else.
    """
    migrations = _migrations()
    if migrations not in _made:
        kept = _kept(migrations)
        _made[migrations] = _migrated() if kept is None else kept
        if kept is None:
            _keep(_made[migrations], migrations)
    return _made[migrations]


def _migrated() -> bytes:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as empty:
        upgrade(empty, Path(_NAME))
        return empty.serialize()


def _migrations() -> bytes:
    """Return all that decides how an empty file looks."""
    return b"".join(file.read_bytes() for file in sorted(paths.migrations().rglob("*.py")))


def _digest(empty: bytes, migrations: bytes) -> bytes:
    return hashlib.sha256(hashlib.sha256(migrations).digest() + empty).digest()


def _kept(migrations: bytes) -> bytes | None:
    """Return the file that was kept, if it is whole and these migrations made it."""
    try:
        content = read_bytes(paths.empty_event(), Kind.KEPT)
    except (OSError, FileError):
        return None
    digest, empty = content[:_DIGEST_LENGTH], content[_DIGEST_LENGTH:]
    return empty if digest == _digest(empty, migrations) else None


def _keep(empty: bytes, migrations: bytes) -> None:
    """Keep a file for the next event, whole or not at all."""
    with suppress(OSError):
        write_whole(paths.empty_event(), _digest(empty, migrations) + empty)
