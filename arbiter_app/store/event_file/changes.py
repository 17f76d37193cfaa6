"""Row changes on disk: written in an order in which SQLite takes them, and what makes one state of
an event another.
"""

from collections.abc import Iterable, Iterator
from sqlite3 import Connection
from typing import Any

from arbiter_app.store.rows.catalogue import TABLES
from arbiter_app.store.rows.rows import RowChange, net
from arbiter_app.store.rows.table import Key, Table


def apply(connection: Connection, changes: Iterable[RowChange]) -> None:
    """Write the after side of each change; references are checked when all is written."""
    for change in _steps(changes):
        table = TABLES[change.table]
        key = change.key.values()
        if change.after is None:
            connection.execute(table.delete, (*key,))
        elif change.before is None:
            connection.execute(table.insert, [change.after[column] for column in table.columns])
        else:
            changed = [
                column for column, value in change.after.items() if value != change.before[column]
            ]
            values = [change.after[column] for column in changed]
            connection.execute(table.update(changed), (*values, *key))


def _steps(changes: Iterable[RowChange]) -> list[RowChange]:
    """Return changes so that no two rows ever share what only one may have: such a row goes and
    comes again.
    """
    gone, changed, come = [], [], []
    for change in net(changes):
        before, after = change.before, change.after
        if before is None:
            come.append(change)
        elif after is None:
            gone.append(change)
        elif any(before[column] != after[column] for column in TABLES[change.table].unique):
            gone.append(RowChange(change.table, change.key, before, None))
            come.append(RowChange(change.table, change.key, None, after))
        else:
            changed.append(change)
    return [*gone, *changed, *come]


def differences(before: Connection, after: Connection) -> list[RowChange]:
    """Return how the rows of one state became those of another, the journal apart."""
    return [change for table in TABLES.values() for change in _of_table(table, before, after)]


def _of_table(table: Table[Any], before: Connection, after: Connection) -> Iterator[RowChange]:
    old, new = _rows(table, before), _rows(table, after)
    for place in {**old, **new}:
        former, now = old.get(place), new.get(place)
        if former != now:
            row = former or now or {}
            key = {column: row[column] for column in table.key}
            yield RowChange(table.name, key, former, now)


def _rows(table: Table[Any], connection: Connection) -> dict[Key, dict[str, Any]]:
    order = ", ".join(f'"{column}"' for column in table.key)
    found = connection.execute(f"{table.select} ORDER BY {order}")
    return {table.key_of(row): dict(row) for row in map(table.read, found)}
