"""Row-level journal: one recorder gives the audit log, undo and redo.

Every command leaves one entry with the rows it changed, before and after. Entries are never
changed; each carries a hash over itself and the hash before it, so that a later alteration shows.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from sqlite3 import Connection as FileConnection
from typing import Any, Self

from sqlalchemy import Connection, Table, event, insert, inspect, select
from sqlalchemy.orm import ORMExecuteState, Session, UOWTransaction

from arbiter_app.store.event_file.schema import JournalRow, Row

RowValues = dict[str, Any]
Key = tuple[object, ...]
"""The key of a row, in the order of its columns."""

_TABLE = Row.metadata.tables[JournalRow.__tablename__]
_HASHED = (
    "id",
    "at",
    "actor",
    "authority",
    "kind",
    "command",
    "params",
    "changes",
    "reverses",
    "reason",
)

PRACTICE = "event.practice"
"""The command that makes a copy of an event one to practise with."""

_ORIGIN = 16
"""So many digits of a hash name an event."""


class Kind(StrEnum):
    """What an entry does to the stacks of undo and redo."""

    DO = "do"
    UNDO = "undo"
    REDO = "redo"
    BARRIER = "barrier"
    """An act that cannot be undone, and nothing before it any more."""
    NOTE = "note"
    """Something that happened without changing a row: a paper was printed."""


@dataclass(frozen=True, slots=True)
class RowChange:
    """One row before and after a command; None where the row did not exist."""

    table: str
    key: RowValues
    before: RowValues | None
    after: RowValues | None

    @property
    def columns(self) -> tuple[str, RowValues, RowValues | None, RowValues | None]:
        """What the journal keeps of it, in order."""
        return self.table, self.key, self.before, self.after

    def inverse(self) -> Self:
        return type(self)(self.table, self.key, self.after, self.before)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One entry of the journal as it is read back."""

    id: int
    at: datetime
    actor: str
    authority: str | None
    """As whom he was signed in; None where nobody signs in."""
    kind: Kind
    command: str
    params: Mapping[str, Any]
    changes: tuple[RowChange, ...]
    reverses: int | None
    reason: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """Who does what when: an entry before it has changes and a number."""

    at: datetime
    actor: str
    kind: Kind
    command: str
    params: Mapping[str, Any]
    reverses: int | None = None
    reason: str | None = None
    authority: str | None = None


Changes = Sequence[RowChange]


def record(session: Session) -> list[RowChange]:
    """Return a list that fills with the session's row changes as it flushes."""
    changes: list[RowChange] = []

    @event.listens_for(session, "after_flush")
    def collect(session: Session, _: UOWTransaction) -> None:
        new, deleted = session.new, session.deleted  # each is made anew whenever it is asked for
        for row in (*deleted, *new, *session.dirty):
            before, after = _values(row)
            if row in new:
                changes.append(_change(row, None, after))
            elif row in deleted:
                changes.append(_change(row, before, None))
            elif before != after:
                changes.append(_change(row, before, after))

    @event.listens_for(session, "do_orm_execute")
    def refuse_bulk(state: ORMExecuteState) -> None:
        if state.is_insert or state.is_update or state.is_delete:
            raise AssertionError("bulk statements would slip past the journal")

    return changes


def _values(row: object) -> tuple[RowValues, RowValues]:
    """Return the columns of a row before and after what was done to it."""
    state = inspect(row, raiseerr=True)
    after: RowValues = {each.key: getattr(row, each.key) for each in state.mapper.column_attrs}
    before = after | {name: old[0] for name in after if (old := state.attrs[name].history.deleted)}
    return before, after


def _change(row: object, before: RowValues | None, after: RowValues | None) -> RowChange:
    mapper = inspect(row, raiseerr=True).mapper
    key = {column.name: getattr(row, column.name) for column in mapper.primary_key}
    return RowChange(mapper.local_table.name, key, before, after)


def inverse(changes: Changes) -> Changes:
    """Return what takes changes back, the newest first."""
    return [change.inverse() for change in reversed(changes)]


def apply(connection: Connection, changes: Changes) -> None:
    """Write the after side of each change."""
    for change in changes:
        table = Row.metadata.tables[change.table]
        this_row = [table.c[name] == value for name, value in change.key.items()]
        if change.after is None:
            connection.execute(table.delete().where(*this_row))
        elif change.before is None:
            connection.execute(table.insert().values(change.after))
        else:
            connection.execute(table.update().where(*this_row).values(change.after))


@dataclass(frozen=True, slots=True)
class Link:
    """An entry as the chain knows it."""

    id: int
    at: datetime
    kind: Kind
    hash: str


def append(connection: Connection, act: Act, changes: Changes) -> Link:
    """Add one entry at the end of the chain and return it."""
    newest = select(_TABLE.c.id, _TABLE.c.hash).order_by(_TABLE.c.id.desc()).limit(1)
    last = connection.execute(newest).first()
    number = last.id + 1 if last else 1
    columns = {
        "id": number,
        "at": act.at.isoformat(timespec="milliseconds"),
        "actor": act.actor,
        "authority": act.authority,
        "kind": act.kind.value,
        "command": act.command,
        "params": _json(act.params),
        "changes": _json([change.columns for change in changes]),
        "reverses": act.reverses,
        "reason": act.reason,
    }
    digest = _hash(last and last.hash, columns)
    connection.execute(insert(JournalRow).values(**columns, hash=digest))
    return Link(number, act.at, act.kind, digest)


def entries(
    connection: Connection, *, only: int | None = None, after: int = 0
) -> tuple[Entry, ...]:
    """Return the whole journal, oldest entry first, or only the entry with an id, or what follows
    one.
    """
    query = select(_TABLE).where(_TABLE.c.id > after).order_by(_TABLE.c.id)
    if only is not None:
        query = query.where(_TABLE.c.id == only)
    rows = connection.execute(query).mappings()
    return tuple(
        Entry(
            id=row["id"],
            at=datetime.fromisoformat(row["at"]),
            actor=row["actor"],
            authority=row["authority"],
            kind=Kind(row["kind"]),
            command=row["command"],
            params=json.loads(row["params"]),
            changes=tuple(RowChange(*change) for change in json.loads(row["changes"])),
            reverses=row["reverses"],
            reason=row["reason"],
        )
        for row in rows
    )


def rows_after(entries: Iterable[Entry]) -> dict[str, dict[Key, RowValues]]:
    """Return the rows of every table, by their keys, as entries from the first one leave them."""
    tables: dict[str, dict[Key, RowValues]] = {}
    for entry in entries:
        for change in entry.changes:
            rows, key = tables.setdefault(change.table, {}), tuple(change.key.values())
            if change.after is None:
                rows.pop(key, None)
            else:
                rows[key] = change.after
    return tables


def data_version(connection: Connection) -> int:
    """Return the id of the newest entry that is more than a note; 0 before the first."""
    changing = select(_TABLE.c.id).where(_TABLE.c.kind != Kind.NOTE.value)
    return connection.scalar(changing.order_by(_TABLE.c.id.desc()).limit(1)) or 0


class Stacks:
    """What can be undone and redone, next one last: a fold over the links of the chain."""

    def __init__(self) -> None:
        self.undo: list[int] = []
        self.redo: list[int] = []
        self.newest: Link | None = None
        """The last entry taken in."""
        self.data_version = 0
        """Id of the last entry that is more than a note."""

    def add(self, link: Link) -> None:
        """Take the next entry in."""
        self.newest = link
        if link.kind is not Kind.NOTE:
            self.data_version = link.id
        match link.kind:
            case Kind.DO:
                self.undo.append(link.id)
                self.redo.clear()
            case Kind.UNDO:
                self.redo.append(self.undo.pop())
            case Kind.REDO:
                self.undo.append(self.redo.pop())
            case Kind.BARRIER:
                self.undo.clear()
                self.redo.clear()


def chain(connection: Connection) -> list[Link]:
    """Return the chain of the journal, oldest entry first."""
    table = _TABLE.c
    rows = connection.execute(select(table.id, table.at, table.kind, table.hash).order_by(table.id))
    return [
        Link(number, datetime.fromisoformat(at), Kind(kind), digest)
        for number, at, kind, digest in rows
    ]


def newest_hash(connection: FileConnection) -> str | None:
    """Return the hash of the last entry of a file that another connection has open."""
    found = connection.execute(f"SELECT hash FROM {_TABLE.name} ORDER BY id DESC LIMIT 1")
    return next((str(digest) for (digest,) in found), None)


def is_older_state(copy: FileConnection, *, of: FileConnection) -> bool | None:
    """Whether a file lacks acts of another; None where it is no earlier state of it at all."""
    newest = f"SELECT id, hash FROM {_TABLE.name} ORDER BY id DESC LIMIT 1"
    last = copy.execute(newest).fetchone()
    if last is None:
        return None
    same = of.execute(f"SELECT hash FROM {_TABLE.name} WHERE id = ?", last[:1]).fetchone()
    if same != last[1:]:
        return None
    return bool(of.execute(newest).fetchone() != last)


def origin(connection: Connection) -> str:
    """Return what tells an event from every other: where its journal begins; of a practice copy
    where it became one.
    """
    table = _TABLE.c
    began = select(table.hash).where((table.id == 1) | (table.command == PRACTICE))
    return str(connection.scalar(began.order_by(table.id.desc()).limit(1)) or "")[:_ORIGIN]


@dataclass(frozen=True, slots=True)
class Fault:
    """Something `verify` found: a code and where."""

    code: str
    place: str


def verify(connection: Connection) -> tuple[Fault, ...]:
    """Check the hash chain, and that the rows are exactly what the journal made of them."""
    broken = tuple(_broken_links(connection))
    return broken or tuple(_rows_beside_the_journal(connection))


def _broken_links(connection: Connection) -> Iterator[Fault]:
    previous: str | None = None
    expected_id = 1
    for row in connection.execute(select(_TABLE).order_by(_TABLE.c.id)).mappings():
        columns = {name: row[name] for name in _HASHED}
        if row["id"] != expected_id or row["hash"] != _hash(previous, columns):
            yield Fault("verify.hash", str(row["id"]))
            return
        previous = row["hash"]
        expected_id += 1


def _rows_beside_the_journal(connection: Connection) -> Iterator[Fault]:
    made = rows_after(entries(connection))
    for table in Row.metadata.sorted_tables:
        if table.name == _TABLE.name:
            continue
        rows = made.get(table.name, {})
        keys = [column.name for column in table.primary_key]
        for row in connection.execute(select(table)).mappings():
            key = tuple(row[name] for name in keys)
            if rows.pop(key, None) != dict(row):
                yield _row_fault(table, key)
        for key in rows:
            yield _row_fault(table, key)


def _row_fault(table: Table, key: Key) -> Fault:
    columns = (column.name for column in table.primary_key)
    return Fault("verify.row", f"{table.name} {_json(dict(zip(columns, key, strict=True)))}")


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str)


def _hash(previous: str | None, columns: Mapping[str, object]) -> str:
    covered = [previous, *(columns[name] for name in _HASHED)]
    return hashlib.sha256(_json(covered).encode()).hexdigest()
