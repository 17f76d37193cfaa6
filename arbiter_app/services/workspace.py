"""The open event: the one door for change, with undo, redo and history."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from sqlite3 import Connection as FileConnection
from typing import Any, ParamSpec, TypeVar

from filelock import FileLock
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DatabaseError, OperationalError

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rights import Authority, Right
from arbiter_app.domain.facts.seen_from import seen_from
from arbiter_app.domain.ids import MAIN_STAGE, Round, StageId
from arbiter_app.domain.permission.by_person import may, needed_right
from arbiter_app.domain.permission.by_state import has_standing_steps
from arbiter_app.services.changes import Changes
from arbiter_app.services.command import Command
from arbiter_app.services.commands.event import create_event
from arbiter_app.services.ends_of_rounds import ended
from arbiter_app.services.safety import Safety, Trouble, TroubleListener
from arbiter_app.store.event_file import files, journal, unit_of_work
from arbiter_app.store.event_file.engine import broken_references, open_engine
from arbiter_app.store.event_file.errors import FileError
from arbiter_app.store.event_file.guard import Guard
from arbiter_app.store.event_file.journal import Act, Fault, Kind, Link
from arbiter_app.store.event_file.journal import Changes as RowChanges
from arbiter_app.store.event_file.journal import Entry as HistoryEntry
from arbiter_app.store.event_file.snapshots import Moment
from arbiter_app.store.rows import event as mapping

__all__ = ["Fault", "FileError", "HistoryEntry", "Kind", "Trouble", "Workspace"]

P = ParamSpec("P")
R = TypeVar("R")
Clock = Callable[[], datetime]
Listener = Callable[[Changes], None]


class Workspace:
    """An event file that is open and locked for this process until `close`."""

    def __init__(
        self,
        path: Path,
        engine: Engine,
        lock: FileLock,
        actor: str,
        now: Clock,
        *,
        takes_snapshots: bool,
    ) -> None:
        self.path = path
        self.actor = actor
        """Who acts: the person who signed in, else the one at the computer."""
        self.signed_in: Authority | None = None
        """As whom he signed in; None where nobody did, or nobody needs to."""
        self._visitor = actor
        self._engine = engine
        self._lock = lock
        self._now = now
        self._listeners: list[Listener] = []
        self._safety = Safety(takes_snapshots=takes_snapshots)
        self._history: tuple[HistoryEntry, ...] = ()
        """The journal as far as it was asked for: entries never change."""
        self._stacks = journal.Stacks()
        self._reader = mapping.EventReader()
        self.event = self._read()
        self._guard = Guard(path)

    @classmethod
    def create(
        cls,
        path: Path,
        *,
        title: str,
        starts_on: date | None,
        edition_id: str,
        actor: str,
        now: Clock = datetime.now,
        takes_snapshots: bool = True,
    ) -> "Workspace":
        """Make a new event file and open it. Raises FileError and RuleError."""
        with files.creating(path) as unfinished:
            workspace = cls.open(unfinished, actor=actor, now=now, takes_snapshots=False)
            try:
                workspace.do(create_event, title=title, starts_on=starts_on, edition_id=edition_id)
            finally:
                workspace.close()
        return cls.open(path, actor=actor, now=now, takes_snapshots=takes_snapshots)

    @classmethod
    def open(
        cls, path: Path, *, actor: str, now: Clock = datetime.now, takes_snapshots: bool = True
    ) -> "Workspace":
        """Open an event file. Raises FileError and leaves the file as it was."""
        files.check(path)
        lock = files.lock(path)
        engine = open_engine(path)
        try:
            return cls(path, engine, lock, actor, now, takes_snapshots=takes_snapshots)
        except BaseException:
            engine.dispose()
            files.unlock(lock)
            raise

    def close(self) -> None:
        """Close the file and let others open it."""
        self._engine.dispose()
        files.unlock(self._lock)

    @property
    def key(self) -> str:
        """What names the event on this computer, however often its file is moved or copied."""
        with self.reading() as connection:
            return journal.origin(connection)

    def check_file(self) -> None:
        """Make sure that the file is still there and still this event, as after a sleep.

        Raises FileError: "file.gone", "file.replaced".
        """
        newest = self._stacks.newest
        self._guard.check(newest.hash if newest else None)

    def write_copy(self, target: Path) -> None:
        """Write the event as it is into a new file. Raises FileError."""
        files.copy_out(self._connection, target)

    def rescue(self, target: Path) -> None:
        """Write the event as it is into a new file and go on there, where its own file is gone.

        Raises FileError and stays with the file it had.
        """
        files.copy_out(self._connection, target, newest=self._stacks.newest)
        lock = files.lock(target)
        self.close()
        self.path, self._lock = target, lock
        self._engine, self._guard = open_engine(target), Guard(target)

    def do(self, command: Command[P, R], /, *args: P.args, **params: P.kwargs) -> R:
        """Run a command: one transaction, one journal entry.

        Raises RuleError where the rules or the state of the event say no, FileError where the
        disk does; either way nothing has changed.
        """
        return self._do(MAIN_STAGE, command, *args, **params)

    def at(self, stage: StageId) -> "AtStage":
        """Return the event as seen from a stage, to act in it; see `stages.seen_from`."""
        return AtStage(self, stage)

    def _do(
        self, stage: StageId, command: Command[P, R], /, *args: P.args, **params: P.kwargs
    ) -> R:
        self.check_file()
        noted = dict(command.noted(params))
        if command.in_stage and stage != MAIN_STAGE:
            noted["stage"] = stage
        stage = stage_of(noted)
        self._demand_right(command.id, noted)
        command.judge(seen_from(self.event, stage), params)
        kind = Kind.BARRIER if command.is_barrier else Kind.DO
        reason = params.get("reason")
        act = self._act(
            kind,
            command.id,
            noted,
            reason=None if reason is None else str(reason),
        )
        if command.is_risky:
            self._take_snapshot(act.at, command=command.id)
        before = self.event
        with self._disk(), unit_of_work.unit_of_work(self._engine, before, act, stage=stage) as uow:
            result = command.run(uow, *args, **params)
        if uow.entry is not None:
            self._take_in([uow.entry], uow.changes)
            if over := ended(before, self.event):
                of_stage, round_ = over
                self._take_snapshot(act.at, round=round_, stage=of_stage)
        return result

    def undo(self) -> HistoryEntry:
        """Take back the last command that still stands.

        Raises RuleError("history.nothing-to-undo"), or RuleError("ceremony.not-undone") where steps
        of a ceremony of the draw stand in the way.
        """
        undone = self.can_undo
        if undone is None:
            if has_standing_steps(self.event.tournament):
                raise RuleError("ceremony.not-undone")
            raise RuleError("history.nothing-to-undo")
        self._reverse(Kind.UNDO, [undone])
        return undone

    def redo(self) -> HistoryEntry:
        """Do again what was undone last. Raises RuleError when there is nothing."""
        redone = self.can_redo
        if redone is None:
            raise RuleError("history.nothing-to-redo")
        self._reverse(Kind.REDO, [redone])
        return redone

    def undo_to(self, entry: int) -> tuple[HistoryEntry, ...]:
        """Take back an act and every later one that stands, the newest first: all or none.

        Raises RuleError("history.not-undone-from").
        """
        if entry not in self._stacks.undo:
            raise RuleError("history.not-undone-from", entry=entry)
        return self._reverse_from(Kind.UNDO, self._stacks.undo, entry)

    def redo_to(self, entry: int) -> tuple[HistoryEntry, ...]:
        """Do again what was undone, up to an act: all or none.

        Raises RuleError("history.not-redone-from").
        """
        if entry not in self._stacks.redo:
            raise RuleError("history.not-redone-from", entry=entry)
        return self._reverse_from(Kind.REDO, self._stacks.redo, entry)

    @property
    def undoable(self) -> tuple[int, ...]:
        """The entries that can be undone, the next one last."""
        return tuple(self._stacks.undo)

    @property
    def redoable(self) -> tuple[int, ...]:
        """The entries that can be redone, the next one last."""
        return tuple(self._stacks.redo)

    @property
    def can_undo(self) -> HistoryEntry | None:
        """The entry that `undo` would take back."""
        return self._entry(self._stacks.undo)

    @property
    def can_redo(self) -> HistoryEntry | None:
        """The entry that `redo` would bring back."""
        return self._entry(self._stacks.redo)

    def sign_in(self, authority: Authority, pin: str, name: str) -> None:
        """Let somebody act with his rights and under his name.

        Raises RuleError("pins.not-set") or ("pins.wrong").
        """
        kept = self.event.pins.get(authority)
        if kept is None:
            raise RuleError("pins.not-set")
        if not kept.matches(pin.strip()):
            raise RuleError("pins.wrong")
        self.signed_in, self.actor = authority, name.strip() or self._visitor

    def sign_out(self) -> None:
        """Leave the computer to whoever comes next."""
        self.signed_in, self.actor = None, self._visitor

    def may(self, right: Right) -> bool:
        """Whether whoever sits at the computer may do something."""
        return may(self.event, self.signed_in, right)

    def note(self, command: str, **facts: str | int) -> None:
        """Write into the journal that something happened which changes no row."""
        self.check_file()
        with self._disk(), self._engine.begin() as connection:
            link = journal.append(connection, self._act(Kind.NOTE, command, facts), ())
        self._take_in([link], ())

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Yield a connection for what `event` does not tell. Raises FileError."""
        try:
            with self._engine.connect() as connection:
                yield connection
        except OperationalError as error:
            raise FileError("file.unreadable", self.path, str(error.orig)) from error

    def history(self) -> tuple[HistoryEntry, ...]:
        """Return the whole journal, oldest entry first. Raises FileError."""
        last = self._history[-1].id if self._history else 0
        with self.reading() as connection:
            self._history += journal.entries(connection, after=last)
        return self._history

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener after every change; return what ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def on_trouble(self, listener: TroubleListener) -> Callable[[], None]:
        """Call the listener when something went wrong that keeps no act from being done: a
        snapshot failed, the clock was set back; return what ends that.
        """
        self._safety.listeners.append(listener)
        return lambda: self._safety.listeners.remove(listener)

    def _act(
        self,
        kind: Kind,
        command: str,
        params: Mapping[str, Any],
        *,
        reverses: int | None = None,
        reason: str | None = None,
    ) -> Act:
        at = self._now()
        self._safety.compare_clock(at, self._stacks.newest)
        return Act(
            at=at,
            actor=self.actor,
            kind=kind,
            command=command,
            params=params,
            reverses=reverses,
            reason=reason,
            authority=self.signed_in and self.signed_in.value,
        )

    def _take_snapshot(
        self,
        at: datetime,
        *,
        command: str | None = None,
        round: Round | None = None,
        stage: StageId = MAIN_STAGE,
    ) -> None:
        version = self._stacks.data_version
        moment = Moment(at=at, data_version=version, command=command, round=round, stage=stage)
        self._safety.take_snapshot(self._connection, self.key, moment)

    @property
    def _connection(self) -> FileConnection:
        connection = self._engine.raw_connection().driver_connection
        assert isinstance(connection, FileConnection)
        return connection

    def _demand_right(self, command: str, params: Mapping[str, Any]) -> None:
        """Make sure that whoever sits at the computer may run a command, or take it back.

        Raises RuleError with the right that is missing.
        """
        if not self.event.pins:
            return
        right = needed_right(command, params, self.event)
        if right is not None and not self.may(right):
            raise RuleError(right.value)

    def _reverse_from(self, kind: Kind, stack: list[int], entry: int) -> tuple[HistoryEntry, ...]:
        chosen = stack[stack.index(entry) :]
        with self.reading() as connection:
            acts = [journal.entries(connection, only=each)[0] for each in reversed(chosen)]
        self._reverse(kind, acts)
        return tuple(acts)

    def _reverse(self, kind: Kind, entries: Iterable[HistoryEntry]) -> None:
        """Undo or redo acts in their order, in one transaction; each leaves an entry."""
        self.check_file()
        reversals = []
        for entry in entries:
            self._demand_right(entry.command, entry.params)
            is_undo = kind is Kind.UNDO
            changes = journal.inverse(entry.changes) if is_undo else entry.changes
            act = self._act(kind, entry.command, entry.params, reverses=entry.id)
            reversals.append((act, changes))
        links = []
        with self._disk(), self._engine.begin() as connection:
            for act, changes in reversals:
                journal.apply(connection, changes)
                links.append(journal.append(connection, act, changes))
        self._take_in(links, [change for _, changes in reversals for change in changes])

    def _take_in(self, links: Iterable[Link], changes: RowChanges) -> None:
        """Let the event follow what is on disk now, and tell the listeners."""
        self._guard.written()
        for link in links:
            self._stacks.add(link)
        self.event = self._reader.changed(changes, self._stacks.data_version)
        touched = Changes.of(change.table for change in changes)
        for listener in tuple(self._listeners):
            listener(touched)

    def _entry(self, stack: list[int]) -> HistoryEntry | None:
        if not stack:
            return None
        with self.reading() as connection:
            return journal.entries(connection, only=stack[-1])[0]

    def _read(self) -> Event:
        with self.reading() as connection:
            for link in journal.chain(connection):
                self._stacks.add(link)
            return self._reader.read(connection)

    @contextmanager
    def _disk(self) -> Iterator[None]:
        """Say plainly when the disk refuses: full, write-protected, pulled out."""
        try:
            yield
        except OperationalError as error:
            raise FileError("file.write-failed", self.path, str(error.orig)) from error
        except DatabaseError as error:
            if type(error) is not DatabaseError:
                raise
            raise FileError("file.damaged", self.path, str(error.orig)) from error


@dataclass(frozen=True, slots=True)
class AtStage:
    """The open event as seen from one of its stages."""

    workspace: Workspace
    stage: StageId

    @property
    def event(self) -> Event:
        return seen_from(self.workspace.event, self.stage)

    def do(self, command: Command[P, R], /, *args: P.args, **params: P.kwargs) -> R:
        """Run a command in the stage; see `Workspace.do`."""
        return self.workspace._do(self.stage, command, *args, **params)


def stage_of(params: Mapping[str, Any]) -> StageId:
    """Return the stage in which a command was run, by what the journal keeps of it."""
    return StageId(params.get("stage", MAIN_STAGE))


def undone(history: Iterable[HistoryEntry]) -> frozenset[int]:
    """Return the ids of the entries that are taken back at the end of a journal."""
    taken_back = set()
    for entry in history:
        if entry.kind is Kind.UNDO and entry.reverses is not None:
            taken_back.add(entry.reverses)
        elif entry.kind is Kind.REDO and entry.reverses is not None:
            taken_back.discard(entry.reverses)
    return frozenset(taken_back)


def read_event(path: Path) -> Event:
    """Return the event of a file that may be open elsewhere or read-only. Raises FileError."""
    with files.open_copy(path) as connection:
        return mapping.EventReader().read(connection)


def read_history(path: Path) -> tuple[HistoryEntry, ...]:
    """Return the journal of a file that may be open elsewhere or read-only. Raises FileError."""
    with files.open_copy(path) as connection:
        return journal.entries(connection)


def verify(path: Path) -> tuple[Fault, ...]:
    """Return what is wrong with a file: references, hash chain, rows that no command made.

    Raises FileError where it cannot be read at all.
    """
    with files.open_copy(path) as connection:
        broken = broken_references(connection)
        return (
            *(Fault("verify.reference", place) for place in broken),
            *journal.verify(connection),
        )
