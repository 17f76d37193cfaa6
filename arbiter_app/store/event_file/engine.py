"""SQLAlchemy's way into an event file: SQLite keeps its promises, the schema is the newest."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Dialect, Engine, StaticPool, create_engine, event

from arbiter_app import paths
from arbiter_app.formats.errors import FileError
from arbiter_app.store.event_file.schema import SCHEMA_VERSION, Row

_compiled: dict[Any, Any] = {}
"""Statements as SQLite reads them, by what SQLAlchemy knows them by: each is compiled once."""


def open_engine(path: Path) -> Engine:
    """Return an engine on a checked and locked event file; each commit is on disk for good."""
    return _engine(path, foreign_keys=True)


def engine_on(connect: Callable[[], sqlite3.Connection]) -> Engine:
    """Return an engine with a single connection, for which no statement is compiled that was
    compiled for another one.
    """
    dialect = _dialect()
    # What SQLAlchemy calls a connection has an attribute that the driver's got with Python 3.12.
    pool = StaticPool(connect, dialect=dialect)  # type: ignore[arg-type]
    options = {"compiled_cache": _compiled}
    return Engine(pool, dialect, URL.create("sqlite"), execution_options=options)


def migrate(path: Path) -> None:
    """Bring a file to the newest schema in one transaction, then check it."""
    # Alembic takes a quarter of a second to import, and hardly any run of the program needs it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(paths.migrations()).replace("%", "%%"))
    config.attributes["metadata"] = Row.metadata
    with _migration_engine(path) as engine, engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        if broken := broken_references(connection):
            raise FileError("file.damaged", path, broken[0])


def write_ahead_log(path: Path) -> Path:
    """Return the file in which SQLite keeps what is not in the file itself yet."""
    return path.with_name(f"{path.name}-wal")


def has_newest_schema(connection: Connection) -> bool:
    return connection.exec_driver_sql("PRAGMA user_version").scalar() == SCHEMA_VERSION


def broken_references(connection: Connection) -> tuple[str, ...]:
    """Return the rows that refer to rows which are not there."""
    rows = connection.exec_driver_sql("PRAGMA foreign_key_check")
    return tuple(f"{table} {rowid} -> {parent}" for table, rowid, parent, _ in rows)


def _engine(path: Path, *, foreign_keys: bool) -> Engine:
    """Return an engine on which SQLite keeps its promises: explicit BEGIN, foreign keys, a commit
    that reaches the disk.

    Without the explicit BEGIN the driver would commit schema changes one by one. References are
    checked at the commit, so that the rows of a command may be written in any order.
    """
    engine = engine_on(lambda: sqlite3.connect(path, check_same_thread=False))

    @event.listens_for(engine, "connect")
    def set_up(dbapi: sqlite3.Connection, _: object) -> None:
        dbapi.isolation_level = None
        dbapi.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")
        dbapi.execute("PRAGMA journal_mode = WAL")
        dbapi.execute("PRAGMA synchronous = FULL")
        # Every commit goes on into the file itself: people copy and mail it while it is open.
        dbapi.execute("PRAGMA wal_autocheckpoint = 1")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")

    return engine


@cache
def _dialect() -> Dialect:
    """Return what all engines know of SQLite: for another one statements would be compiled anew."""
    engine = create_engine("sqlite://")
    engine.connect().close()  # asks SQLite what it can do
    engine.dispose()
    return engine.dialect


@contextmanager
def _migration_engine(path: Path) -> Iterator[Engine]:
    """Yield an engine without foreign keys: a batch change of a parent table would else cascade."""
    engine = _engine(path, foreign_keys=False)
    try:
        yield engine
    finally:
        engine.dispose()
