"""What makes one state of an event another: row by row, and how to get from one to the other."""

from collections.abc import Iterator

from sqlalchemy import Connection, select

from arbiter_app.store.event_file.journal import Changes, RowChange, RowValues
from arbiter_app.store.event_file.schema import JournalRow, Row

UNIQUE = {
    "ceremony_member": {"player_id"},
    "drawn_number": {"number", "player_id"},
    "game": {"stage_id", "round", "board"},
    "play_off_player": {"play_off_id", "player_id"},
    "slot": {"stage_id", "player_id"},
}
"""Columns beside the key that no two rows may share: two rows cannot change places there."""

_Rows = dict[tuple[object, ...], RowValues]


def differences(before: Connection, after: Connection) -> list[RowChange]:
    """Return how the rows of one state became those of another, the journal apart."""
    return [
        change
        for table in Row.metadata.sorted_tables
        if table.name != JournalRow.__tablename__
        for change in _of_table(table.name, before, after)
    ]


def steps(changes: Changes) -> list[RowChange]:
    """Return changes in an order in which they can be written."""
    gone, changed, come = [], [], []
    for change in changes:
        before, after = change.before, change.after
        if before is None:
            come.append(change)
        elif after is None:
            gone.append(change)
        elif any(before[column] != after[column] for column in UNIQUE.get(change.table, ())):
            gone.append(RowChange(change.table, change.key, before, None))
            come.append(RowChange(change.table, change.key, None, after))
        else:
            changed.append(change)
    return [*gone, *changed, *come]


def _of_table(name: str, before: Connection, after: Connection) -> Iterator[RowChange]:
    keys = [column.name for column in Row.metadata.tables[name].primary_key]
    old, new = _rows(name, keys, before), _rows(name, keys, after)
    for place in (*old, *(place for place in new if place not in old)):
        former, now = old.get(place), new.get(place)
        if former != now:
            yield RowChange(name, dict(zip(keys, place, strict=True)), former, now)


def _rows(name: str, keys: list[str], connection: Connection) -> _Rows:
    table = Row.metadata.tables[name]
    query = select(table).order_by(*table.primary_key)
    rows = (dict(row) for row in connection.execute(query).mappings())
    return {tuple(row[key] for key in keys): row for row in rows}
