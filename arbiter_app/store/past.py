"""The event as it was: made of the journal alone, of any number of its entries from the first."""

from collections.abc import Iterable
from dataclasses import replace

from sqlalchemy import StaticPool, create_engine, insert

from arbiter_app.domain.event import Event
from arbiter_app.store.journal import Entry, Kind, RowValues
from arbiter_app.store.mapping import EventReader
from arbiter_app.store.schema import Row


def event_after(entries: Iterable[Entry]) -> Event:
    """Return the event after the last of the entries, with the data version it had then."""
    rows: dict[str, dict[tuple[object, ...], RowValues]] = {}
    version = 0
    for entry in entries:
        if entry.kind is not Kind.NOTE:
            version = entry.id
        for change in entry.changes:
            of_table = rows.setdefault(change.table, {})
            key = tuple(change.key.values())
            if change.after is None:
                of_table.pop(key, None)
            else:
                of_table[key] = change.after
    engine = create_engine("sqlite://", poolclass=StaticPool)
    try:
        with engine.begin() as connection:
            Row.metadata.create_all(connection)
            for name, values in rows.items():
                if values:
                    connection.execute(insert(Row.metadata.tables[name]), [*values.values()])
            event = EventReader().read(connection)
    finally:
        engine.dispose()
    return replace(event, data_version=version)
