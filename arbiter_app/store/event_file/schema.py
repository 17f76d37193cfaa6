"""What an event file may hold: the tables, indexes and triggers that the migrations make."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from arbiter_app.formats.errors import FileError
from arbiter_app.patterns import pattern
from arbiter_app.store.event_file.empty_file import empty_content

_OF_SQLITE = pattern(r"sqlite_(?:sequence|stat[134]|autoindex_.*)")
_OF_TRIGGERS = "FROM sqlite_master WHERE type = 'trigger'"
_SPELLING = pattern(r"[\s\"`\[\]]+")

Objects = Mapping[tuple[str, str], str]
"""How each object of a file was made, by its kind and name."""


def demand_no_code(found: Objects, path: Path) -> None:
    """Make sure that nothing in a file of whatever schema runs by itself: no trigger or view but
    ours, no virtual table. Raises FileError("file.foreign").
    """
    ours = _ours()
    for (kind, name), made in found.items():
        runs = kind not in ("table", "index") or made.startswith("createvirtual")
        if runs and ours.get((kind, name)) != made:
            raise FileError("file.foreign", path, place=f"{kind} {name}")


def demand_only_ours(found: Objects, path: Path) -> None:
    """Make sure that a file of the newest schema has what an empty one has, and nothing else.

    Raises FileError: "file.foreign", "file.damaged-at".
    """
    ours = _ours()
    for (kind, name), made in found.items():
        if ours.get((kind, name)) != made:
            raise FileError("file.foreign", path, place=f"{kind} {name}")
    for kind, name in ours:
        if kind != "trigger" and (kind, name) not in found:
            raise FileError("file.damaged-at", path, place=f"{kind} {name}")


def missing_triggers(database: sqlite3.Connection) -> tuple[str, ...]:
    """Return the triggers that were taken out of a file: with them its journal refuses to be
    changed.
    """
    found = {name for (name,) in database.execute(f"SELECT name {_OF_TRIGGERS}")}
    return tuple(name for name in _triggers() if name not in found)


def put_triggers_back(database: sqlite3.Connection) -> None:
    """Make the triggers of a file that it lacks."""
    for name in missing_triggers(database):
        database.execute(_triggers()[name])


@cache
def _ours() -> Objects:
    with _empty() as empty:
        return objects(empty)


@cache
def _triggers() -> Mapping[str, str]:
    with _empty() as empty:
        return dict(empty.execute(f"SELECT name, sql {_OF_TRIGGERS}"))


@contextmanager
def _empty() -> Iterator[sqlite3.Connection]:
    content = bytearray(empty_content())
    content[18:20] = b"\1\1"  # in memory there is no log, which a file may ask for
    with closing(sqlite3.connect(":memory:")) as empty:
        empty.deserialize(bytes(content))
        yield empty


def objects(database: sqlite3.Connection) -> Objects:
    """Return all that stands in a file, but what SQLite makes itself. Raises sqlite3.Error."""
    return _spelt(tuple(database.execute("SELECT type, name, sql FROM sqlite_master")))


@lru_cache(maxsize=8)
def _spelt(rows: tuple[tuple[Any, Any, Any], ...]) -> Objects:
    """Return how objects were made, without what can be spelt either way; files have it alike."""
    return {
        (str(kind), str(name)): _SPELLING.sub("", str(made or "")).lower()
        for kind, name, made in rows
        if not (kind != "trigger" and _OF_SQLITE.fullmatch(str(name)))
    }
