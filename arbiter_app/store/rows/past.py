"""The event as it was: made of the journal alone, of any number of its entries from the first."""

from collections.abc import Iterable
from dataclasses import replace
from sqlite3 import connect

from sqlalchemy import insert

from arbiter_app.domain.facts.event import Event
from arbiter_app.store.event_file.engine import engine_on
from arbiter_app.store.event_file.journal import Entry, Kind, rows_after
from arbiter_app.store.event_file.schema import Row
from arbiter_app.store.rows.event import EventReader


def event_after(entries: Iterable[Entry]) -> Event:
    """Return the event after the last of the entries, with the data version it had then."""
    known = tuple(entries)
    version = max((entry.id for entry in known if entry.kind is not Kind.NOTE), default=0)
    engine = engine_on(lambda: connect(":memory:", check_same_thread=False))
    try:
        with engine.begin() as connection:
            Row.metadata.create_all(connection)
            for name, values in rows_after(known).items():
                if values:
                    connection.execute(insert(Row.metadata.tables[name]), [*values.values()])
            event = EventReader().read(connection)
    finally:
        engine.dispose()
    return replace(event, data_version=version)
