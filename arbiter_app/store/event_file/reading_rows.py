"""The rows of a file taken in, and where they cannot be: the table, the row, the column."""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

from arbiter_app.formats.errors import FileError
from arbiter_app.store.rows.catalogue import TABLES
from arbiter_app.store.rows.event import EventReader
from arbiter_app.store.rows.rows import Tables
from arbiter_app.store.rows.table import Table
from arbiter_app.values import frozen

_MOST = 1_000_000
"""No count, place or number of an event comes near it."""
_LARGE, _LARGEST = frozenset({"size", "fide_id"}), 2**40
"""Columns whose numbers are none of these."""
_ARE_FILLED = "SELECT " + ", ".join(f'EXISTS (SELECT 1 FROM "{name}")' for name in TABLES)


def read_tables(connection: sqlite3.Connection, path: Path) -> Tables:
    """Return every row of a file. Raises FileError("file.damaged-at")."""
    try:
        filled = tables_with_rows(connection)
        return {
            name: _rows(connection, table, path) if name in filled else {}
            for name, table in TABLES.items()
        }
    except sqlite3.Error as error:  # text that is none
        raise FileError("file.damaged-at", path, place=_undecoded(connection)) from error


def tables_with_rows(connection: sqlite3.Connection) -> frozenset[str]:
    """Return the tables of a file in which something stands: most are empty, and to prepare the
    reading of one takes longer than to read it. Raises sqlite3.Error.
    """
    (found,) = connection.execute(_ARE_FILLED)
    return frozenset(name for name, is_filled in zip(TABLES, found, strict=True) if is_filled)


def _rows(connection: sqlite3.Connection, table: Table[Any], path: Path) -> dict[Any, Any]:
    found = connection.execute(f'{table.select} ORDER BY "{table.order}"').fetchall()
    if (place := _of_wrong_kind(found, table)) is not None:
        raise FileError("file.damaged-at", path, place=place)
    return {table.key_of(row): row for row in map(table.read, found)}


def _of_wrong_kind(rows: Sequence[Sequence[Any]], table: Table[Any]) -> str | None:
    """Return where a value stands that is of another kind than its column, as SQLite lets it."""
    kinds = _kinds(table)
    if all(map(_Kind.has, kinds, zip(*rows, strict=True))):
        return None
    return next(
        place_of(table, dict(zip(table.columns, row, strict=True)), column)
        for row in rows
        for column, kind, value in zip(table.columns, kinds, row, strict=True)
        if not kind.has([value])
    )


@frozen
class _Kind:
    """What may stand in a column."""

    types: frozenset[type]
    most: int
    """Of a number, above zero or below."""

    def has(self, values: Iterable[Any]) -> bool:
        """Whether all values are of this kind."""
        if not self.types.issuperset(map(type, values)):
            return False
        if int not in self.types:
            return True
        numbers = {*values} - {None}
        return -self.most <= min(numbers, default=0) and max(numbers, default=0) <= self.most


@cache
def _kinds(table: Table[Any]) -> Sequence[_Kind]:
    """Return what may stand in each column, in their order."""
    hints = get_type_hints(table.row)
    return [_kind(column, {hints[column], *get_args(hints[column])}) for column in table.columns]


def _kind(column: str, hints: set[Any]) -> _Kind:
    held = str if str in hints else int
    most = 1 if bool in hints else _LARGEST if column in _LARGE else _MOST
    return _Kind(frozenset({held} | hints & {type(None)}), most)


def place_of(table: Table[Any], row: Mapping[str, Any], column: str = "") -> str:
    """Return where a row stands, and in it a column, as it is said to a person."""
    key = " ".join(str(row[each]) for each in table.key)
    return ", ".join(part for part in (f"{table.name} {key}", column) if part)


def _undecoded(connection: sqlite3.Connection) -> str:
    """Return where a text stands that is none."""
    connection.text_factory = bytes
    try:
        for table in TABLES.values():
            for values in connection.execute(table.select):
                row = dict(zip(table.columns, values, strict=True))
                for column, value in row.items():
                    if not _is_text(value):
                        return place_of(table, row, column)
    finally:
        connection.text_factory = str
    return "?"


def _is_text(value: object) -> bool:
    if not isinstance(value, bytes):
        return True
    try:
        value.decode()
    except UnicodeDecodeError:
        return False
    return True


class _Watched(dict[str, Any]):
    """A row that remembers what was asked of it last."""

    last: tuple[Table[Any], "Mapping[str, Any]", str] | None = None

    def __init__(self, table: Table[Any], row: Mapping[str, Any]) -> None:
        super().__init__(row)
        self._table = table

    def __getitem__(self, column: str) -> Any:
        _Watched.last = self._table, self, column
        return super().__getitem__(column)


def unreadable_place(tables: Tables) -> str:
    """Return where the value stands that keeps an event from being made of rows."""
    watched = {
        name: {key: _Watched(TABLES[name], row) for key, row in rows.items()}
        for name, rows in tables.items()
    }
    _Watched.last = None
    with suppress(Exception):
        EventReader().read(watched, 0)
    return "?" if _Watched.last is None else place_of(*_Watched.last)
