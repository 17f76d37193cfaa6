"""Whether a file is what its journal says: the chain of its entries, its rows, what is attached."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from sqlite3 import Connection, Error
from typing import Any

from arbiter_app.store.event_file import attachments, journal
from arbiter_app.store.event_file.engine import broken_references
from arbiter_app.store.event_file.journal import Entry, UnreadableEntryError
from arbiter_app.store.event_file.reading_rows import place_of, tables_with_rows
from arbiter_app.store.event_file.schema import missing_triggers
from arbiter_app.store.rows.catalogue import TABLES
from arbiter_app.store.rows.rows import RowChange, Tables
from arbiter_app.store.rows.table import RowValues, Table
from arbiter_app.values import frozen


@frozen
class Fault:
    """Something `verify` found: a code and where."""

    code: str
    place: str


def verify(connection: Connection, tables: Tables | None = None) -> tuple[Fault, ...]:
    """Check references, the chain of the journal, that the rows are exactly what the journal made
    of them, and attached files by their digests.

    `tables` are its rows where they were read already. Nothing that stands in a file makes it
    raise.
    """
    try:
        found = [Fault("verify.reference", place) for place in broken_references(connection)]
        found += [Fault("verify.schema", name) for name in missing_triggers(connection)]
        if broken := _broken_link(connection):
            return (*found, broken)
        entries = journal.entries(connection)
        rows = [
            *_rows_beside_the_journal(_rows(connection) if tables is None else tables, entries),
            *_numbers_free_again(connection, entries),
        ]
        return (*found, *rows, *_attachments(connection))
    except UnreadableEntryError as error:
        return (Fault("verify.entry", str(error.id)),)
    except Error as error:  # text that is none
        return (Fault("verify.value", str(error)),)


def digest_of_journal(connection: Connection) -> str:
    """Return a digest over every entry as it stands in the file, right or wrong."""
    whole = hashlib.sha256()
    for row in connection.execute(f"{journal.SELECT} ORDER BY id"):
        whole.update(journal.as_json(row).encode())
    return whole.hexdigest()


def rows_not_of_the_journal(connection: Connection) -> list[RowChange]:
    """Return the changes that make the rows of the journal those of the file.

    Raises UnreadableEntryError and sqlite3.Error.
    """
    made = journal.rows_after(journal.entries(connection))
    tables, changes = _rows(connection), []
    for table in TABLES.values():
        told, there = made[table.name], tables[table.name]
        for place in {**told, **there}:
            before, after = told.get(place), there.get(place)
            if before != after:
                row = after or before or {}
                key = {column: row[column] for column in table.key}
                kept = (None if each is None else dict(each) for each in (before, after))
                changes.append(RowChange(table.name, key, *kept))
    return changes


def _rows(connection: Connection) -> Tables:
    """Return the rows of a file as they stand. Raises sqlite3.Error."""
    filled = tables_with_rows(connection)
    return {
        name: {table.key_of(row): row for row in map(table.read, connection.execute(table.select))}
        if name in filled
        else {}
        for name, table in TABLES.items()
    }


def _broken_link(connection: Connection) -> Fault | None:
    """Return the first entry that is altered, or misses the one before it; unless a later one
    vouches for all before it as they stand.
    """
    vouches = journal.has_voucher(connection)
    whole, previous, broken = hashlib.sha256(), None, None
    for row in connection.execute(f"{journal.SELECT} ORDER BY id"):
        *hashed, digest = row
        if broken and vouches and journal.vouched(hashed) == whole.hexdigest():
            broken = None
        if not broken and digest != journal.digest_of(previous, hashed):
            broken = Fault("verify.hash", str(hashed[0]))
        if broken and not vouches:
            return broken
        if vouches:
            whole.update(journal.as_json(row).encode())
        previous = digest
    return broken


def _rows_beside_the_journal(there: Tables, entries: Sequence[Entry]) -> Iterator[Fault]:
    made = journal.rows_after(entries)
    for table in TABLES.values():
        rows = made[table.name]
        for key, row in there[table.name].items():
            if rows.pop(key, None) != row:
                yield _row_fault(table, row)
        for row in rows.values():
            yield _row_fault(table, row)


def _row_fault(table: Table[Any], row: RowValues) -> Fault:
    return Fault("verify.row", place_of(table, row))


def numbers_given(entries: Iterable[Entry]) -> dict[str, int]:
    """Return the highest number that was given in each table in which none is given twice."""
    given: dict[str, int] = {}
    for entry in entries:
        for change in entry.changes:
            table = TABLES[change.table]
            if table.numbers_stay_taken and change.after is not None:
                number = table.key_of(change.key)
                given[table.name] = max(given.get(table.name, 0), number)
    return given


def _numbers_free_again(connection: Connection, entries: Iterable[Entry]) -> Iterator[Fault]:
    """Yield where a number could be given twice: the journal goes on naming what had it."""
    kept = dict(connection.execute("SELECT name, seq FROM sqlite_sequence"))
    for table, number in numbers_given(entries).items():
        taken = kept.get(table, 0)
        if not isinstance(taken, int) or taken < number:
            yield Fault("verify.row", f"sqlite_sequence {table}")


def _attachments(connection: Connection) -> Iterator[Fault]:
    vouched = journal.vouched_attachments(connection)
    for named, content in connection.execute(f"SELECT * FROM {attachments.TABLE}"):
        is_right = isinstance(content, bytes) and attachments.digest(content) == named
        if not is_right and str(named) not in vouched:
            yield Fault("verify.attachment", str(named))
