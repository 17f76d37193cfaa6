"""What an event file holds, in memory: its rows, and the event they make."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from sqlite3 import Connection

from arbiter_app.domain.facts.event import Event, Soundness
from arbiter_app.domain.facts.people.suspensions import Suspension
from arbiter_app.formats.errors import FileError
from arbiter_app.store.event_file import journal
from arbiter_app.store.event_file.journal import Entry, Kind
from arbiter_app.store.event_file.reading_rows import read_tables, unreadable_place
from arbiter_app.store.event_file.strangers import stranger
from arbiter_app.store.rows.catalogue import TABLES
from arbiter_app.store.rows.event import EventReader
from arbiter_app.store.rows.rows import Rows, Tables


class Contents:
    """The rows of an event file and its event; they follow what is on disk, and are read once."""

    def __init__(self, tables: Tables, taken: dict[str, int], data_version: int) -> None:
        self._tables = tables
        self._taken = taken
        self._reader = EventReader()
        self._suspended: tuple[Suspension, ...] = ()
        self._soundness = Soundness.SOUND
        self._key = ""
        self.event = self._read(tables, data_version)
        """The event; an empty one before the command that creates it."""

    @classmethod
    def read(cls, connection: Connection, path: Path) -> "Contents":
        """Return what a file holds. Raises FileError("file.damaged-at"): no value that stands in a
        file makes it raise anything else.
        """
        tables = read_tables(connection, path)
        taken = dict(connection.execute("SELECT name, seq FROM sqlite_sequence"))
        for name, number in taken.items():
            if not isinstance(number, int):
                raise FileError("file.damaged-at", path, place=f"sqlite_sequence {name}")
        if (place := stranger(tables)) is not None:
            raise FileError("file.damaged-at", path, place=place)
        try:
            contents = cls(tables, taken, journal.data_version(connection))
        except Exception as error:  # of a value that no command has written
            place = unreadable_place(tables)
            raise FileError("file.damaged-at", path, place=place) from error
        if not all(each.stages for each in contents.event.tournaments):
            raise FileError("file.damaged-at", path, place="stage 1")
        contents.know_key(journal.origin(connection))
        return contents

    @property
    def tables(self) -> Tables:
        """The rows as they are on disk."""
        return self._tables

    def changing(self) -> Rows:
        """Return the rows for an act to change."""
        return Rows(self._tables, self._taken)

    def event_of(self, rows: Rows) -> Event:
        """Return the event as an act has left it so far."""
        return self._read(rows.tables, self.event.data_version)

    def know_suspended(self, suspended: tuple[Suspension, ...]) -> None:
        """Let the event know who is suspended, which its file does not hold."""
        self._suspended = suspended
        self.event = replace(self.event, suspended=suspended)

    def know_soundness(self, soundness: Soundness) -> None:
        """Let the event know whether its file is what its journal says."""
        self._soundness = soundness
        if self.event.soundness is not soundness:
            self.event = replace(self.event, soundness=soundness)

    def know_key(self, key: str) -> None:
        """Let the event know what names it, which its journal tells."""
        self._key = key
        self.event = replace(self.event, key=key)

    def _read(self, tables: Tables, data_version: int) -> Event:
        return self._reader.read(
            tables,
            data_version,
            suspended=self._suspended,
            soundness=self._soundness,
            key=self._key,
        )

    def follow(self, rows: Rows, data_version: int) -> None:
        """Take over what an act has changed and what is on disk now."""
        self._tables = rows.tables
        self._taken = {**self._taken, **rows.numbers_given}
        self.event = self._read(self._tables, data_version)


def event_after(entries: Iterable[Entry]) -> Event:
    """Return the event as it was after the last of the entries of a journal, any number of them
    from the first, with the data version it had then.
    """
    known = tuple(entries)
    version = max((entry.id for entry in known if entry.kind is not Kind.NOTE), default=0)
    tables = {
        name: dict(sorted(rows.items(), key=lambda each: table.in_order(each[1])))
        for (name, rows), table in zip(
            journal.rows_after(known).items(), TABLES.values(), strict=True
        )
    }
    return EventReader().read(tables, version)
