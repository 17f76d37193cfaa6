"""Row-level journal: one recorder gives the audit log, undo and redo.

Every command leaves one entry with the rows it changed, before and after. Entries are never
changed; each carries a hash over itself and the hash before it, so that a later alteration shows.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from sqlite3 import Connection, IntegrityError, OperationalError
from typing import Any

from arbiter_app.store.rows.catalogue import TABLES
from arbiter_app.store.rows.rows import Changes, RowChange
from arbiter_app.store.rows.table import Key, RowValues
from arbiter_app.values import frozen

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
COLUMNS = (*_HASHED, "hash")
TABLE = "journal"
"""Triggers of the file refuse to change or delete its rows."""

SELECT = f"SELECT {', '.join(COLUMNS)} FROM {TABLE}"
"""Reads entries as they stand in the file."""
_INSERT = f"INSERT INTO {TABLE} ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"
_NEWEST = f"SELECT id, hash FROM {TABLE} ORDER BY id DESC LIMIT 1"

PRACTICE = "event.practice"
"""The command that makes a copy of an event one to practise with."""

TRUST = "event.trust"
"""The act of going on from the rows as they are, although the journal says otherwise: it holds the
difference, and a digest of all entries before it.
"""

_ORIGIN = 16
"""So many digits of a hash name an event."""


class Kind(StrEnum):
    """What an entry does to the stacks of undo and redo."""

    DO = "do"
    UNDO = "undo"
    REDO = "redo"
    BARRIER = "barrier"
    """An act that cannot be undone, and nothing before it any more."""
    LASTING = "lasting"
    """An act that cannot be undone, whatever was done before it can."""
    NOTE = "note"
    """Something that happened without changing a row: a paper was printed."""


@frozen(kw_only=True)
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


@frozen(kw_only=True)
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


@frozen
class Link:
    """An entry as the chain knows it."""

    id: int
    at: datetime
    kind: Kind
    hash: str


def append(connection: Connection, act: Act, changes: Changes, *, after: Link | None) -> Link:
    """Add one entry at the end of the chain, after the one that was the last when the act was
    thought out, and return it.

    Raises OvertakenError where another entry stands there by now.
    """
    number, previous = (1, None) if after is None else (after.id + 1, after.hash)
    hashed = (
        number,
        act.at.isoformat(timespec="milliseconds"),
        act.actor,
        act.authority,
        act.kind.value,
        act.command,
        as_json(act.params),
        as_json([change.columns for change in changes]),
        act.reverses,
        act.reason,
    )
    digest = digest_of(previous, hashed)
    try:
        connection.execute(_INSERT, (*hashed, digest))
    except IntegrityError as error:
        raise OvertakenError from error
    return Link(number, act.at, act.kind, digest)


class OvertakenError(Exception):
    """Somebody else has written into the file since it was read."""


def entries(
    connection: Connection, *, only: int | None = None, after: int = 0
) -> tuple[Entry, ...]:
    """Return the whole journal, oldest entry first, or only the entry with an id, or what follows
    one. Raises UnreadableEntryError.
    """
    found: list[Entry] = []
    try:
        if only is None:
            rows = connection.execute(f"{SELECT} WHERE id > ? ORDER BY id", (after,))
        else:
            rows = connection.execute(f"{SELECT} WHERE id = ?", (only,))
        found.extend(map(_entry, rows))
    except OperationalError as error:
        if "UTF-8" not in str(error):
            raise
        read = found[-1].id if found else after
        raise UnreadableEntryError(read + 1 if only is None else only) from error
    return tuple(found)


class UnreadableEntryError(Exception):
    """An entry of the journal holds what no entry can."""

    def __init__(self, id: object) -> None:
        super().__init__(id)
        self.id = id


_NOT_OURS = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What reading raises of values that the program has not written."""


def _entry(row: Sequence[Any]) -> Entry:
    number, at, actor, authority, kind, command, params, changes, reverses, reason, _ = row
    try:
        told = json.loads(params)
        texts = (actor, command, authority or "", reason or "")
        if not isinstance(told, dict) or not all(isinstance(text, str) for text in texts):
            raise TypeError
        return Entry(
            id=number,
            at=datetime.fromisoformat(at),
            actor=actor,
            authority=authority,
            kind=Kind(kind),
            command=command,
            params=told,
            changes=tuple(_kept(*change) for change in json.loads(changes)),
            reverses=reverses,
            reason=reason,
        )
    except _NOT_OURS as error:
        raise UnreadableEntryError(number) from error


def _kept(
    table: str, key: dict[str, Any], before: dict[str, Any] | None, after: dict[str, Any] | None
) -> RowChange:
    """Return a change as the journal has it: nothing was known of columns that came later."""
    columns = TABLES[table].empty
    return RowChange(table, key, _whole(before, columns), _whole(after, columns))


def _whole(row: dict[str, Any] | None, columns: RowValues) -> dict[str, Any] | None:
    return row if row is None or row.keys() == columns.keys() else {**columns, **row}


def rows_after(entries: Iterable[Entry]) -> dict[str, dict[Key, RowValues]]:
    """Return the rows of every table, by their keys, as entries from the first one leave them.

    Raises UnreadableEntryError.
    """
    tables: dict[str, dict[Key, RowValues]] = {name: {} for name in TABLES}
    for entry in entries:
        try:
            for change in entry.changes:
                rows, key = tables[change.table], TABLES[change.table].key_of(change.key)
                if change.after is None:
                    rows.pop(key, None)
                else:
                    rows[key] = change.after
        except _NOT_OURS as error:
            raise UnreadableEntryError(entry.id) from error
    return tables


def has(connection: Connection, command: str) -> bool:
    """Return whether a command stands in the journal, be it undone since."""
    query = f"SELECT 1 FROM {TABLE} WHERE command = ? LIMIT 1"
    return connection.execute(query, (command,)).fetchone() is not None


def data_version(connection: Connection) -> int:
    """Return the id of the newest entry that is more than a note; 0 before the first."""
    query = f"SELECT id FROM {TABLE} WHERE kind <> ? ORDER BY id DESC LIMIT 1"
    found = connection.execute(query, (Kind.NOTE.value,)).fetchone()
    return found[0] if found else 0


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
        """Take the next entry in. Raises UnreadableEntryError where there is nothing that it could
        take back or do again.
        """
        self.newest = link
        if link.kind is not Kind.NOTE:
            self.data_version = link.id
        match link.kind:
            case Kind.DO:
                self.undo.append(link.id)
                self.redo.clear()
            case Kind.UNDO if self.undo:
                self.redo.append(self.undo.pop())
            case Kind.REDO if self.redo:
                self.undo.append(self.redo.pop())
            case Kind.UNDO | Kind.REDO:
                raise UnreadableEntryError(link.id)
            case Kind.BARRIER:
                self.undo.clear()
                self.redo.clear()


def chain(connection: Connection) -> list[Link]:
    """Return the chain of the journal, oldest entry first. Raises UnreadableEntryError."""
    rows = connection.execute(f"SELECT id, at, kind, hash FROM {TABLE} ORDER BY id")
    return [_link(*row) for row in rows]


def _link(number: int, at: str, kind: str, digest: str) -> Link:
    try:
        return Link(number, datetime.fromisoformat(at), Kind(kind), digest)
    except _NOT_OURS as error:
        raise UnreadableEntryError(number) from error


def newest_hash(connection: Connection) -> str | None:
    """Return the hash of the last entry."""
    return next((str(digest) for _, digest in connection.execute(_NEWEST)), None)


def is_older_state(copy: Connection, *, of: Connection) -> bool | None:
    """Whether a file lacks acts of another; None where it is no earlier state of it at all."""
    last = copy.execute(_NEWEST).fetchone()
    if last is None:
        return None
    same = of.execute(f"SELECT hash FROM {TABLE} WHERE id = ?", last[:1]).fetchone()
    if same != last[1:]:
        return None
    return bool(of.execute(_NEWEST).fetchone() != last)


def origin(connection: Connection) -> str:
    """Return what tells an event from every other: where its journal begins; of a practice copy
    where it became one.
    """
    query = f"SELECT hash FROM {TABLE} WHERE id = 1 OR command = ? ORDER BY id DESC LIMIT 1"
    found = connection.execute(query, (PRACTICE,)).fetchone()
    return str(found[0])[:_ORIGIN] if found else ""


def has_voucher(connection: Connection) -> bool:
    """Whether an entry vouches for those before it."""
    return bool(_vouchers(connection))


def vouched(hashed: Sequence[object]) -> object:
    """Return the digest of the journal that an entry vouches for, None where it vouches for
    nothing.
    """
    entry = dict(zip(_HASHED, hashed, strict=True))
    return _read_params(entry["params"]).get("journal") if entry["command"] == TRUST else None


def vouched_attachments(connection: Connection) -> frozenset[str]:
    """Return the digests of attached files that are known not to be as they were attached."""
    told = (params.get("attachments", ()) for params in _vouchers(connection))
    return frozenset(each for named in told if isinstance(named, list) for each in map(str, named))


def _vouchers(connection: Connection) -> list[dict[str, Any]]:
    rows = connection.execute(f"SELECT params FROM {TABLE} WHERE command = ?", (TRUST,))
    return [_read_params(params) for (params,) in rows]


def _read_params(params: object) -> dict[str, Any]:
    try:
        told = json.loads(str(params))
    except (ValueError, RecursionError):
        return {}
    return told if isinstance(told, dict) else {}


as_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=str).encode


def digest_of(previous: str | None, hashed: Iterable[object]) -> str:
    """Return the hash of an entry, over itself and the hash before it."""
    return hashlib.sha256(as_json([previous, *hashed]).encode()).hexdigest()
