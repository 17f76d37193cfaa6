"""Snapshots of an event: which there are, what has changed since, and back to one of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import Connection

from arbiter_app import paths
from arbiter_app.domain.errors import RuleError
from arbiter_app.formats.errors import FileError
from arbiter_app.services.commands.whole.snapshots import restore_snapshot
from arbiter_app.services.undoing import HistoryEntry
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file import journal
from arbiter_app.store.event_file.changes import differences
from arbiter_app.store.event_file.judging.opening import copying, open_copy
from arbiter_app.store.event_file.judging.verifying import verify
from arbiter_app.store.event_file.snapshots import Moment, Snapshot, taken
from arbiter_app.store.rows.by_rules import outlasts
from arbiter_app.store.rows.event import is_pin
from arbiter_app.store.rows.rows import Changes, inverse

__all__ = ["Comparison", "Moment", "Snapshot"]


@dataclass(frozen=True, slots=True)
class Comparison:
    """A snapshot beside the event as it is now."""

    changes: Changes
    """What differs, row by row, from the snapshot to now. Who may sign in with what PIN is no
    matter of snapshots: a PIN that was changed or forgotten does not come back.
    """
    since: tuple[HistoryEntry, ...]
    """What was done since, the oldest act first."""
    elsewhere: tuple[HistoryEntry, ...]
    """What the snapshot has and the event has not: it is of a copy that went a way of its own."""


def snapshots(workspace: Workspace) -> tuple[Snapshot, ...]:
    """Return the snapshots of the open event, the newest first. Raises FileError."""
    return _taken(workspace.key)


def snapshots_of_file(path: Path) -> tuple[Snapshot, ...]:
    """Return the snapshots of an event file that may be open elsewhere. Raises FileError."""
    with open_copy(path) as copy:
        return _taken(journal.origin(copy.connection))


def difference(workspace: Workspace, snapshot: Snapshot) -> Comparison:
    """Return what differs between a snapshot and the open event.

    Raises FileError: "snapshot.other-event", "copy.faulty", and as opening a file.
    """
    with workspace.reading() as now:
        return _compared(snapshot, now)


def difference_of_file(path: Path, snapshot: Snapshot) -> Comparison:
    """Return as `difference` for an event file that may be open elsewhere."""
    with open_copy(path) as now:
        return _compared(snapshot, now.connection)


def restore(workspace: Workspace, snapshot: Snapshot) -> None:
    """Put the event back to how a snapshot has it: one act that can be undone.

    That the rules mode was left stays; so does what has touched the pairings since, unless the
    snapshot was taken before an act, which it takes back.

    Raises FileError as `difference`, and RuleError("snapshot.same") where there is nothing to do.
    """
    moment = snapshot.moment
    keeps_lines = moment.command is None
    changes = [
        each
        for each in inverse(difference(workspace, snapshot).changes)
        if not outlasts(each, keeps_lines=keeps_lines)
    ]
    if not changes:
        raise RuleError("snapshot.same")
    workspace.do(
        restore_snapshot,
        at=moment.at,
        version=moment.data_version,
        round=moment.round,
        round_of=moment.stage,
        changes=changes,
    )


def copy_out(snapshot: Snapshot, target: Path) -> None:
    """Write a snapshot into an event file of its own. Raises FileError."""
    with copying(snapshot.path, target):
        pass


def _taken(key: str) -> tuple[Snapshot, ...]:
    folder = paths.snapshots(key)
    try:
        return taken(folder)
    except OSError as error:
        raise FileError("file.unreadable", folder, error.strerror or "") from error


def _compared(snapshot: Snapshot, now: Connection) -> Comparison:
    with _opened(snapshot, journal.origin(now)) as then:
        shared = _shared(then, now)
        return Comparison(
            tuple(each for each in differences(then, now) if not is_pin(each.table)),
            journal.entries(now, after=shared),
            journal.entries(then, after=shared),
        )


@contextmanager
def _opened(snapshot: Snapshot, origin: str) -> Iterator[Connection]:
    with open_copy(snapshot.path) as then:
        if journal.origin(then.connection) != origin:
            raise FileError("snapshot.other-event", snapshot.path)
        if faults := verify(then.connection):
            raise FileError("copy.faulty", snapshot.path, place=faults[0].place)
        yield then.connection


def _shared(then: Connection, now: Connection) -> int:
    """Return the id of the last entry that both journals have: each hash covers those before."""
    pairs = zip(journal.chain(then), journal.chain(now), strict=False)
    return max((one.id for one, other in pairs if one.hash == other.hash), default=0)
