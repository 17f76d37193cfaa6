"""The rows of an event in memory, and how an act changes them before anything is written."""

from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any, Self, TypeVar

from arbiter_app.store.rows.table import Key, RowValues, Table
from arbiter_app.values import frozen

R = TypeVar("R", bound=RowValues)
T = TypeVar("T")

Tables = Mapping[str, Mapping[Key, Any]]
"""Every row of a file, by table and key, each table in its order; what a row is, its `Table` says.
A table that has changed is another object: what was made of one that has not, still holds."""


@frozen
class RowChange:
    """One row before and after an act; None where the row did not exist."""

    table: str
    key: dict[str, Any]
    before: dict[str, Any] | None
    after: dict[str, Any] | None

    @property
    def columns(self) -> tuple[str, RowValues, RowValues | None, RowValues | None]:
        """What the journal keeps of it, in order."""
        return self.table, self.key, self.before, self.after

    def inverse(self) -> Self:
        return type(self)(self.table, self.key, self.after, self.before)


Changes = Sequence[RowChange]

_Index = dict[tuple[object, ...], dict[Key, RowValues]]


def inverse(changes: Changes) -> Changes:
    """Return what takes changes back, the newest first."""
    return [change.inverse() for change in reversed(changes)]


def net(changes: Iterable[RowChange]) -> Iterable[RowChange]:
    """Return changes with one for each row, however often it was changed."""
    found: dict[tuple[str, tuple[Any, ...]], RowChange] = {}
    for change in changes:
        place = change.table, tuple(change.key.values())
        first = found.get(place, change)
        found[place] = RowChange(change.table, change.key, first.before, change.after)
    return found.values()


def one(tables: Tables, table: Table[R], key: Key) -> R | None:
    """Return the row of a table with a key, if there is one."""
    row: R | None = tables[table.name].get(key)
    return row


def grouped(tables: Tables, table: Table[R], *by: str) -> Mapping[Any, list[R]]:
    """Return the rows of a table by what stands in one column, or in several."""
    groups: dict[Any, list[R]] = {}
    group_of = itemgetter(*by)
    for row in tables[table.name].values():
        groups.setdefault(group_of(row), []).append(row)
    return groups


class Rows:
    """The rows of an event as an act changes them. What it has changed is known from here: to put
    a row that stands there already changes nothing.
    """

    def __init__(self, tables: Tables, taken: Mapping[str, int]) -> None:
        self._tables: dict[str, Mapping[Key, Any]] = {**tables}
        self._taken = taken
        self._open: dict[str, dict[Key, RowValues]] = {}
        """The tables that nobody has seen since they began to change."""
        self._moved: dict[str, Table[Any]] = {}
        """Those of them whose rows may be out of order."""
        self._before: dict[tuple[str, Key], tuple[Table[Any], RowValues | None]] = {}
        """What stood where something was put or removed."""
        self._indexes: dict[str, dict[tuple[str, ...], _Index]] = {}
        """Of each table, by the columns that were asked for."""

    def one(self, table: Table[R], key: Key) -> R:
        """Return the row with a key. Raises KeyError."""
        row: R = self._tables[table.name][key]
        return row

    def get(self, table: Table[R], key: Key) -> R | None:
        """Return the row with a key, if there is one."""
        row: R | None = self._tables[table.name].get(key)
        return row

    def where(self, table: Table[R], **columns: object) -> list[R]:
        """Return the rows that have these values, in order."""
        found: Iterable[Any] = self._tables[table.name].values()
        if columns:
            found = self._index(table, *columns).get((*columns.values(),), {}).values()
        return sorted(found, key=table.in_order)

    def put(self, table: Table[R], row: R) -> None:
        """Write a row in place of the one with its key, or beside the others."""
        key = table.key_of(row)
        former = self._tables[table.name].get(key)
        if former == row:
            return
        self._changing(table, key, former)[key] = row
        if former is None or former[table.order] != row[table.order]:
            self._moved[table.name] = table
        self._put_into_indexes(table, key, former, row)

    def remove(self, table: Table[Any], key: Key) -> None:
        """Remove the row with a key, if there is one."""
        former = self._tables[table.name].get(key)
        if former is not None:
            del self._changing(table, key, former)[key]
            self._put_into_indexes(table, key, former, None)

    def remove_where(self, table: Table[Any], **columns: object) -> None:
        """Remove the rows that have these values."""
        self.set_where(table, (), **columns)

    def set_where(self, table: Table[R], rows: Iterable[R], **columns: object) -> None:
        """Let these rows be all that have these values."""
        kept = {table.key_of(row): row for row in rows}
        for row in self.where(table, **columns):
            if (key := table.key_of(row)) not in kept:
                self.remove(table, key)
        for row in kept.values():
            self.put(table, row)

    def next_number(self, table: Table[Any]) -> int:
        """Return the number of a new row of a table whose key is one."""
        taken = self._taken.get(table.name, 0)
        return max(taken, max(self._tables[table.name], default=0)) + 1

    @property
    def tables(self) -> Tables:
        """The rows as they are now."""
        for name, table in self._moved.items():
            rows = self._tables[name]
            in_order = sorted(rows.items(), key=lambda each: table.in_order(each[1]))
            self._tables[name] = dict(in_order)
        self._moved.clear()
        self._open.clear()
        return self._tables

    def apply(self, table: Table[Any], change: RowChange) -> None:
        """Write the after side of a change."""
        if change.after is None:
            self.remove(table, table.key_of(change.key))
        else:
            self.put(table, change.after)

    @property
    def numbers_given(self) -> Mapping[str, int]:
        """The highest numbers given so far in tables where none is given twice."""
        given: dict[str, int] = {}
        for (name, key), (table, _) in self._before.items():
            if table.numbers_stay_taken and key in self._tables[name]:
                given[name] = max(given.get(name, self._taken.get(name, 0)), key)
        return given

    @property
    def touched(self) -> frozenset[str]:
        """The tables that were changed."""
        return frozenset(name for name, _ in self._before)

    @property
    def changes(self) -> list[RowChange]:
        """What the act has changed so far, a change a row, in the order it was done."""
        found = []
        for (name, key), (table, before) in self._before.items():
            after = self._tables[name].get(key)
            if before != after:
                row = after or before or {}
                columns = {column: row[column] for column in table.key}
                found.append(RowChange(name, columns, _dict(before), _dict(after)))
        return found

    def _changing(
        self, table: Table[Any], key: Key, former: RowValues | None
    ) -> dict[Key, RowValues]:
        """Return a table to be changed at a key."""
        name = table.name
        self._before.setdefault((name, key), (table, former))
        if name not in self._open:
            self._open[name] = self._tables[name] = dict(self._tables[name])
        return self._open[name]

    def _index(self, table: Table[Any], *columns: str) -> _Index:
        """Return the rows of a table by what stands in some columns."""
        indexes = self._indexes.setdefault(table.name, {})
        if columns not in indexes:
            index = indexes[columns] = {}
            for key, row in self._tables[table.name].items():
                index.setdefault(tuple(row[each] for each in columns), {})[key] = row
        return indexes[columns]

    def _put_into_indexes(
        self, table: Table[Any], key: Key, former: RowValues | None, row: RowValues | None
    ) -> None:
        for columns, index in self._indexes.get(table.name, {}).items():
            if former is not None:
                del index[tuple(former[each] for each in columns)][key]
            if row is not None:
                index.setdefault(tuple(row[each] for each in columns), {})[key] = row


def _dict(row: RowValues | None) -> dict[str, Any] | None:
    return row if row is None or isinstance(row, dict) else dict(row)


def in_places(
    former: Sequence[tuple[int, T]], values: Sequence[T], *, first_new: int
) -> list[tuple[int, T]]:
    """Return values that stand in order with the numbers of their places; those that stay keep
    theirs, so that what changes is what an act has changed. `former` are those that stood there,
    and numbers from `first_new` on are free.
    """
    stood = [value for _, value in former]
    shorter = min(len(stood), len(values))
    head = next((n for n in range(shorter) if stood[n] != values[n]), shorter)
    most = shorter - head
    tail = next((n for n in range(most) if stood[-1 - n] != values[-1 - n]), most)
    places = [place for place, _ in former]
    middle = places[head : len(places) - tail]
    missing = len(values) - head - tail - len(middle)
    if missing > 0:
        last = places[len(places) - tail - 1] if tail < len(places) else 0
        limit = places[len(places) - tail] if tail else last + missing + first_new
        first = last + 1 if tail else first_new
        new = range(first, first + missing)
        if new.stop > limit:  # there is no room between them: those behind move
            places += range(first_new, first_new + missing)
        else:
            places[len(places) - tail : len(places) - tail] = new
    elif missing < 0:
        del places[head : head - missing]
    return list(zip(places, values, strict=True))
