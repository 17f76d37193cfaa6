"""Going on from the rows of a file as they are, although its journal says otherwise."""

from collections.abc import Sequence
from dataclasses import replace
from sqlite3 import Connection

from arbiter_app.store.event_file import journal
from arbiter_app.store.event_file.changes import apply
from arbiter_app.store.event_file.journal import Act, Link
from arbiter_app.store.event_file.judging.verifying import (
    Fault,
    digest_of_journal,
    numbers_given,
    rows_not_of_the_journal,
)
from arbiter_app.store.event_file.schema import put_triggers_back
from arbiter_app.store.rows.by_rules import stays
from arbiter_app.store.rows.rows import Changes

_CURED = frozenset({"verify.schema", "verify.hash", "verify.row", "verify.attachment"})


def can_be_trusted(faults: Sequence[Fault]) -> bool:
    """Whether an entry of the journal can set right what is wrong with a file."""
    return all(fault.code in _CURED for fault in faults)


def trust(
    connection: Connection, act: Act, faults: Sequence[Fault], *, after: Link | None
) -> tuple[Link, Changes]:
    """Write the entry that holds how the rows differ from the journal, and that vouches for the
    entries and the attached files there are; inside a transaction. Return it with the changes that
    were made for rows that nobody may take away.

    Raises UnreadableEntryError and journal.OvertakenError.
    """
    put_triggers_back(connection)
    found = rows_not_of_the_journal(connection)
    put_back = [each.inverse() for each in found if stays(each)]
    apply(connection, put_back)
    changes = [each for each in found if not stays(each)]
    for table, number in numbers_given(journal.entries(connection)).items():
        _let_stay_taken(connection, table, number)
    attached = [fault.place for fault in faults if fault.code == "verify.attachment"]
    vouched = {
        "journal": digest_of_journal(connection),
        "rows": len(changes),
        "attachments": attached,
    }
    link = journal.append(connection, replace(act, params=vouched), changes, after=after)
    return link, put_back


def _let_stay_taken(connection: Connection, table: str, number: int) -> None:
    """Let the next number of a table be a higher one, also where its row of numbers is gone."""
    known = "SELECT 1 FROM sqlite_sequence WHERE name = ?"
    if connection.execute(known, (table,)).fetchone() is None:
        connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, 0)", (table,))
    query = "UPDATE sqlite_sequence SET seq = ? WHERE name = ? AND seq < ?"
    connection.execute(query, (number, table, number))
