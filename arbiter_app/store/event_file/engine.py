"""SQLite's connection to an event file: it keeps its promises, the schema is the newest."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path

from arbiter_app import paths
from arbiter_app.formats.errors import FileError

APPLICATION_ID = 0x41524254
"""Marks an SQLite file as an event file of this program ("ARBT")."""


@cache
def newest_schema() -> int:
    """Return the number of the newest migration, kept in a file as `user_version`."""
    return max(int(file.name[:4]) for file in (paths.migrations() / "versions").glob("0*.py"))


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection to a checked and locked event file; each commit is on disk for good.

    A file of an earlier version is brought to the newest schema; one that cannot be written then
    stays as it was. Raises FileError.
    """
    with ExitStack() as stack:
        try:
            connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            stack.callback(connection.close)
            _keep_promises(connection)
            if not has_newest_schema(connection):
                upgrade(connection, path)
            connection.execute("PRAGMA foreign_keys = ON")
        except sqlite3.Error as error:
            raise FileError("file.write-failed", path, str(error)) from error
        stack.pop_all()
    return connection


def _keep_promises(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    # Every commit goes on into the file itself: people copy and mail it while it is open.
    connection.execute("PRAGMA wal_autocheckpoint = 1")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Write all of what is done inside, or nothing of it.

    References are checked at the end, so that the rows of a command may be written in any order.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute("PRAGMA defer_foreign_keys = ON")
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def upgrade(database: sqlite3.Connection, path: Path) -> None:
    """Bring a database to the newest schema in one transaction, then check it.

    Foreign keys must be off: a batch change of a parent table would cascade. Raises sqlite3.Error
    and FileError.
    """
    # They take half a second to import, and hardly any run of the program needs them.
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import StaticPool, create_engine
    from sqlalchemy.exc import OperationalError

    config = Config()
    config.set_main_option("script_location", str(paths.migrations()).replace("%", "%%"))
    engine = create_engine("sqlite://", creator=lambda: database, poolclass=StaticPool)
    try:
        with engine.begin() as connection:
            # Without an explicit BEGIN the driver would commit the changes one by one.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            if broken := broken_references(database):
                raise FileError("file.damaged", path, broken[0])
    except OperationalError as error:
        raise error.orig or error from error


def write_ahead_log(path: Path) -> Path:
    """Return the file in which SQLite keeps what is not in the file itself yet."""
    return path.with_name(f"{path.name}-wal")


def has_newest_schema(connection: sqlite3.Connection) -> bool:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return bool(version == newest_schema())


def broken_references(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Return the rows that refer to rows which are not there."""
    rows = connection.execute("PRAGMA foreign_key_check")
    return tuple(f"{table} {rowid} -> {parent}" for table, rowid, parent, _ in rows)
