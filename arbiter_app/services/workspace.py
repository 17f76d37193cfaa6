"""The open event: the one door for change, with undo, redo and history."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from sqlite3 import Connection
from typing import Any, ParamSpec, TypeVar

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event, Soundness
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.new_events import EventModel
from arbiter_app.domain.facts.new_tournaments import NewTournament
from arbiter_app.domain.facts.paper_texts import PaperText
from arbiter_app.domain.facts.people.people import OfficialFields
from arbiter_app.domain.facts.people.suspensions import Suspension
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.hall.boards import told_in_hall
from arbiter_app.domain.ids import FIRST_STAGE, FIRST_TOURNAMENT, Round, StageId
from arbiter_app.domain.names.plain_text import OWN, as_fits, cleaned_whole
from arbiter_app.formats.errors import FileError
from arbiter_app.services.changes import Area, Changes
from arbiter_app.services.command import Command
from arbiter_app.services.safety import Safety, TroubleListener, keep_former
from arbiter_app.services.seat import Seat
from arbiter_app.services.undoing import HistoryEntry, Kind, Undoing, reversed_changes
from arbiter_app.services.usable import demand_usable
from arbiter_app.store.event_file import files, journal
from arbiter_app.store.event_file.engine import transaction
from arbiter_app.store.event_file.journal import Act, Link
from arbiter_app.store.event_file.judging.after_crash import Keep
from arbiter_app.store.event_file.judging.opening import Judged
from arbiter_app.store.event_file.judging.trusting import can_be_trusted, trust
from arbiter_app.store.event_file.judging.verifying import Fault
from arbiter_app.store.event_file.open_file import OpenFile
from arbiter_app.store.event_file.snapshots import Moment
from arbiter_app.store.event_file.unit_of_work import rehearsal, reverse, unit_of_work
from arbiter_app.store.rows import catalogue
from arbiter_app.store.rows.rows import Rows
from arbiter_app.store.rows.texts import demand_fit_act, demand_fit_rows
from arbiter_app.values import frozen

P = ParamSpec("P")
R = TypeVar("R")
__all__ = ["Keep", "Workspace"]

Clock = Callable[[], datetime]
Listener = Callable[[Changes], None]


class Workspace:
    """An event file that is open and locked for this process until `close`."""

    def __init__(self, file: OpenFile, actor: str, now: Clock, *, takes_snapshots: bool) -> None:
        self._file = file
        self._now = now
        self._listeners: list[Listener] = []
        self._safety = Safety(takes_snapshots=takes_snapshots)
        self._history: tuple[HistoryEntry, ...] = ()
        """The journal as far as it was asked for: entries never change."""
        self.faults: tuple[Fault, ...] = ()
        """Where the file was found not to be what its journal says: nothing is written until that
        is dealt with.
        """
        self.undoing = Undoing(file)
        self._contents = contents = file.as_opened.contents
        # Not by way of itself: a closed event would wait for a look for garbage with all it holds.
        self.seat = Seat(actor, lambda: contents.event)

    @classmethod
    def create(
        cls,
        path: Path,
        *,
        title: str,
        starts_on: date | None,
        edition_id: str,
        system: System | None = None,
        swiss: SwissSystem | None = None,
        teams: TeamRules | None = None,
        former: Event | None = None,
        model: EventModel | None = None,
        tournaments: Sequence[NewTournament] = (),
        chief: OfficialFields | None = None,
        paper_texts: Sequence[PaperText] = (),
        actor: str = "",
        now: Clock = datetime.now,
        takes_snapshots: bool = True,
    ) -> "Workspace":
        """Make a new event file, as a former event was where one is given, with one tournament or
        those that are named, of people or of teams, and open it, see `create_event`. After a model
        all of that is as the model says, but who officiates and organises. A chief arbiter is the
        one where the former event had none. Its papers say these texts in words of their own where
        the former one does not.

        Raises FileError and RuleError.
        """
        from arbiter_app.services.commands.people.officials import add_official
        from arbiter_app.services.commands.rules.team_rules import set_team_rules
        from arbiter_app.services.commands.whole.event import take_over
        from arbiter_app.services.commands.whole.paper_texts import word_papers
        from arbiter_app.services.commands.whole.templates import begin_from
        from arbiter_app.services.commands.whole.tournaments import add_tournaments

        with cls.making(
            path,
            title=title,
            starts_on=starts_on,
            edition_id=edition_id,
            system=system,
            swiss=swiss,
            actor=actor,
            now=now,
        ) as workspace:
            if former is not None:
                workspace.do(take_over, former=former)
            if model is not None:
                workspace.do(begin_from, model=model)
                tournaments = model.tournaments
            elif teams is not None:
                workspace.do(set_team_rules, rules=teams)
            if tournaments:
                workspace.do(add_tournaments, tournaments=tournaments, like=FIRST_TOURNAMENT)
            if chief is not None and workspace.event.official(chief["role"]) is None:
                workspace.do(add_official, **chief)
            words = {(each.id, each.language) for each in workspace.event.whole.paper_texts}
            usual = [each for each in paper_texts if (each.id, each.language) not in words]
            if usual:
                workspace.do(word_papers, texts=usual)
        return cls.open(path, actor=actor, now=now, takes_snapshots=takes_snapshots)

    @classmethod
    @contextmanager
    def making(
        cls,
        path: Path,
        *,
        title: str,
        starts_on: date | None,
        edition_id: str,
        system: System | None = None,
        swiss: SwissSystem | None = None,
        actor: str = "",
        now: Clock = datetime.now,
    ) -> Iterator["Workspace"]:
        """Yield a new event to be filled, which has its file when that is done: killed meanwhile,
        or refused, there is none.

        Raises FileError and RuleError.
        """
        from arbiter_app.services.commands.whole.event import create_event

        with cls.filling(path, actor=actor, now=now) as workspace:
            workspace.do(
                create_event,
                title=title,
                starts_on=starts_on,
                edition_id=edition_id,
                system=system,
                swiss=swiss,
            )
            yield workspace

    @classmethod
    @contextmanager
    def filling(
        cls, path: Path, *, actor: str = "", now: Clock = datetime.now
    ) -> Iterator["Workspace"]:
        """Yield a new file without an event, to begin one otherwise; see `making`."""
        with (
            files.creating(path) as unfinished,
            closing(cls.open(unfinished, actor=actor, now=now, takes_snapshots=False)) as workspace,
        ):
            yield workspace

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        actor: str = "",
        now: Clock = datetime.now,
        takes_snapshots: bool = True,
        keep: Keep | None = None,
        checked_at_once: int | None = None,
    ) -> "Workspace":
        """Open an event file; `actor` acts in it where nobody signs in and no chief arbiter is
        named, "" being the chief arbiter all the same.

        `keep` says with which of two states to go on after a crash. Where the file has more entries
        of the journal and rows than `checked_at_once`, they are still to be compared:
        `find_faults`.
        Raises FileError and leaves the file as it was.
        """

        def is_compared(judged: Judged) -> bool:
            return checked_at_once is None or judged.extent <= checked_at_once

        def demand(judged: Judged) -> None:
            faults = judged.faults() if is_compared(judged) else ()
            demand_usable(judged.contents.event, path, faults)
            if takes_snapshots:
                keep_former(path, judged.contents.event, now)

        file = OpenFile.open(path, keep, demand=demand)
        try:
            workspace = cls(file, actor, now, takes_snapshots=takes_snapshots)
            if is_compared(file.as_opened):
                workspace.know_faults(workspace.find_faults())
            else:
                workspace._contents.know_soundness(Soundness.BEING_CHECKED)
            return workspace
        except BaseException:
            file.close()
            raise

    def close(self) -> None:
        """Close the file and let others open it."""
        self._file.close()

    @property
    def event(self) -> Event:
        """The event as it is on disk."""
        return self._contents.event

    @property
    def path(self) -> Path:
        return self._file.path

    @property
    def was_left_open(self) -> bool:
        """Whether the program that had the file open before ended without closing it."""
        return self._file.was_left_open

    @property
    def put_aside(self) -> tuple[Path, ...]:
        """The state that was not gone on with after a crash, by the names it has now."""
        return self._file.as_opened.put_aside

    @property
    def key(self) -> str:
        """What names the event on this computer, however often its file is moved or copied."""
        with self.reading() as connection:
            return journal.origin(connection)

    def find_faults(self) -> tuple[Fault, ...]:
        """Compare what the file held when it was opened with its journal, once, from any thread;
        `know_faults` takes what was found, in the thread that acts.
        """
        return self._file.as_opened.faults()

    def know_faults(self, faults: tuple[Fault, ...]) -> None:
        """Take note of what is wrong with the file, and tell the listeners."""
        self.faults = faults
        before = self.event.soundness
        self._contents.know_soundness(Soundness.FAULTY if faults else Soundness.SOUND)
        if self.event.soundness is not before:
            self._tell(Changes(frozenset({Area.EVENT})))

    @property
    def can_trust_rows(self) -> bool:
        """Whether `trust_rows` can set right what is wrong with the file."""
        return can_be_trusted(self.faults)

    def trust_rows(self) -> None:
        """Go on from the rows as they are, although the journal says otherwise: an entry of it
        holds the difference and vouches for all that stands before it.

        Raises RuleError where whoever is signed in may not, FileError where nobody can: an entry
        or a value cannot be read, or a row refers to one that is gone.
        """
        # All commands there are: hardly any start of the program needs them.
        from arbiter_app.services.commands.whole.snapshots import restore_snapshot

        self.seat.demand_right(restore_snapshot.right, {})
        if not self.can_trust_rows:
            self._demand_no_faults()
        act, last = self._act(Kind.BARRIER, journal.TRUST, {}), self.undoing.newest
        connection = self._file.connection
        with self._file.writing(), self._file.reading(), transaction(connection):
            link, put_back = trust(connection, act, self.faults, after=last)
        self.know_faults(())
        rows = self._contents.changing()
        catalogue.apply(rows, put_back)
        self._take_in([link], rows)

    def _demand_no_faults(self) -> None:
        if self.faults:
            raise FileError("file.faulty", self.path, place=self.faults[0].place)

    def check_file(self) -> None:
        """Make sure that the file is still there and still this event, as after a sleep.

        Raises FileError: "file.gone", "file.replaced".
        """
        self._file.check(self.undoing.newest)

    def write_copy(self, target: Path) -> None:
        """Write the event as it is into a new file. Raises FileError."""
        self._file.copy_to(target)

    def rescue(self, target: Path) -> None:
        """Write the event as it is into a new file and go on there, where its own file is gone.

        Raises FileError and stays with the file it had.
        """
        self._file.move_to(target, self.undoing.newest)

    def reading(self) -> AbstractContextManager[Connection]:
        """Give a connection for what `event` does not tell. Raises FileError."""
        return self._file.reading()

    def do(self, command: Command[P, R], /, *args: P.args, **params: P.kwargs) -> R:
        """Run a command: one transaction, one journal entry.

        Raises RuleError where the rules or the state of the event say no, FileError where the
        disk does; either way nothing has changed.
        """
        return AtStage(self, None).do(command, *args, **params)

    def at(self, stage: StageId | None) -> "AtStage":
        """Return the event at a stage, to act in it and in its tournament; None: at the main stage
        of the only tournament.
        """
        return AtStage(self, stage)

    def accepting(self, *codes: str) -> "AtStage":
        """Return the event, to do in it what wants a yes; see `AtStage`."""
        return AtStage(self, None, codes)

    def _do(
        self,
        here: "AtStage",
        command: Command[P, R],
        /,
        *args: P.args,
        **params: P.kwargs,
    ) -> R:
        from arbiter_app.services.ends_of_rounds import ended
        from arbiter_app.services.noted_departures import note_departures

        self._demand_no_faults()
        self.check_file()
        args, params = _cleaned(command, args, params)
        place = self._place(here.stage, command)
        noted = _noted(place, command, params)
        if here.accepted:
            noted["accepted"] = sorted(here.accepted)
        self.seat.demand_right(command.right, noted)
        command.judge(place, params)
        kind = _kind_of(command)
        act = self._act(kind, command.id, noted, reason=_reason(params))
        if command.is_risky or here.accepted:
            self._take_snapshot(act.at, command=command.id)
        before = self.event
        last = self.undoing.newest
        writing = unit_of_work(
            self._file.connection,
            self._contents,
            act,
            after=last,
            here=place,
            brings_back=command.brings_back,
        )
        with self._file.writing(), writing as uow:
            result = command.run(uow, *args, **params)
            if not (command.is_barrier or command.brings_back):
                note_departures(uow, here.accepted, params)
        if uow.entry is not None:
            self._take_in([uow.entry], uow.rows)
            if over := ended(before, self.event):
                of_stage, round_ = over
                self._take_snapshot(act.at, round=round_, stage=of_stage)
        return result

    def _refusal(
        self, stage: StageId | None, command: Command[P, R], /, *args: P.args, **params: P.kwargs
    ) -> RuleError | None:
        from arbiter_app.services.noted_departures import demand_unbarred

        args, params = _cleaned(command, args, params)
        try:
            place = self._place(stage, command)
            noted = _noted(place, command, params)
            self.seat.demand_right(command.right, noted)
            command.judge(place, params)
            trial = rehearsal(self._contents, self._now(), self.seat.actor, here=place)
            command.run(trial, *args, **params)
            if not (command.is_barrier or command.brings_back):
                demand_unbarred(trial)
            if not command.brings_back:
                stood = self._contents.tables
                demand_fit_rows(trial.rows.changes, stood)
                demand_fit_act(self.seat.actor, noted, _reason(params), stood)
        except RuleError as refusal:
            return refusal
        return None

    def _judgement(
        self, stage: StageId | None, command: Command[Any, Any], known: Mapping[str, Any]
    ) -> RuleError | None:
        try:
            place = self._place(stage, command)
            self.seat.demand_right(command.right, {**known, **_told_of(place, command)})
            command.judge(place, known)
        except RuleError as refusal:
            return refusal
        return None

    def _place(self, stage: StageId | None, command: Command[Any, Any]) -> InHand:
        """Return where a command is run by somebody who is at a stage."""
        event = self.event
        if command.of_event or not event.tournaments:
            return InHand(event=event)
        here = in_hand(event, stage)
        if command.in_stage:
            return here if stage is not None else InHand(event=event, stage=_main(event))
        return InHand(event=here.event, stage=_main(here.event))

    def undo(self) -> HistoryEntry:
        """Take back the last command that still stands; raises as `Undoing.demand_undo`."""
        entry = self.undoing.demand_undo(self.event)
        self._reverse(Kind.UNDO, [entry])
        return entry

    def redo(self) -> HistoryEntry:
        """Do again what was undone last. Raises RuleError when there is nothing."""
        entry = self.undoing.demand_redo()
        self._reverse(Kind.REDO, [entry])
        return entry

    def undo_to(self, entry: int) -> tuple[HistoryEntry, ...]:
        """Take back an act and every later one that stands, the newest first: all or none.

        Raises as `Undoing.back_to`.
        """
        entries = self.undoing.back_to(entry)
        self._reverse(Kind.UNDO, entries)
        return entries

    def redo_to(self, entry: int) -> tuple[HistoryEntry, ...]:
        """Do again what was undone, up to an act: all or none. Raises as `Undoing.forward_to`."""
        entries = self.undoing.forward_to(entry)
        self._reverse(Kind.REDO, entries)
        return entries

    def know_suspended(self, suspended: tuple[Suspension, ...]) -> None:
        """Let the rules know who is suspended from sport, as this computer has it."""
        if suspended == self.event.suspended:
            return
        self._contents.know_suspended(suspended)
        self._tell(Changes(frozenset({Area.PLAYERS})))

    def note(self, command: str, **facts: str | int) -> None:
        """Write into the journal that something happened which changes no row."""
        self._demand_no_faults()
        self.check_file()
        told = {
            name: as_fits(fact, OWN) if isinstance(fact, str) else fact
            for name, fact in facts.items()
        }
        act, last = self._act(Kind.NOTE, command, told), self.undoing.newest
        connection = self._file.connection
        with self._file.writing(), transaction(connection):
            link = journal.append(connection, act, (), after=last)
        self._take_in([link], self._contents.changing())

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
        at = _to_the_millisecond(self._now())
        self._safety.compare_clock(at, self.undoing.newest)
        return Act(
            at=at,
            actor=self.seat.actor,
            kind=kind,
            command=command,
            params=params,
            reverses=reverses,
            reason=reason,
            authority=self.seat.authority and self.seat.authority.value,
        )

    def _take_snapshot(
        self,
        at: datetime,
        *,
        command: str | None = None,
        round: Round | None = None,
        stage: StageId = FIRST_STAGE,
    ) -> None:
        version = self.undoing.data_version
        moment = Moment(at=at, data_version=version, command=command, round=round, stage=stage)
        self._safety.take_snapshot(self._file.connection, self.key, moment)

    def _reverse(self, kind: Kind, entries: Iterable[HistoryEntry]) -> None:
        """Undo or redo acts in their order, in one transaction; each leaves an entry."""
        # All commands there are: hardly any start of the program needs them.
        from arbiter_app.services.commands.by_id import right_of

        self._demand_no_faults()
        self.check_file()
        reversals = []
        for entry in entries:
            self.seat.demand_right(right_of(entry.command), entry.params)
            changes = reversed_changes(kind, entry)
            act = self._act(kind, entry.command, entry.params, reverses=entry.id)
            reversals.append((act, changes))
        connection, last = self._file.connection, self.undoing.newest
        with self._file.writing(), transaction(connection):
            links, rows = reverse(connection, self._contents, reversals, after=last)
        self._take_in(links, rows)

    def _take_in(self, links: Iterable[Link], rows: Rows) -> None:
        """Let the event follow what is on disk now, and tell the listeners."""
        self._file.written()
        for link in links:
            self.undoing.add(link)
        was_practice = self.event.is_practice
        self._contents.follow(rows, self.undoing.data_version)
        if not self.event.key or self.event.is_practice is not was_practice:
            self._contents.know_key(self.key)
        self._tell(Changes.of(rows.touched))

    def _tell(self, changes: Changes) -> None:
        for listener in tuple(self._listeners):
            listener(changes)


@frozen
class AtStage:
    """The open event at one of its stages."""

    workspace: Workspace
    stage: StageId | None
    accepted: tuple[str, ...] = ()
    """The codes of what an act does beside the plain course of play that were said yes to, each as
    often as they were; see `domain.permission.acts`.
    """

    def accepting(self, *codes: str) -> "AtStage":
        """Return the same to do what wants a yes."""
        return replace(self, accepted=codes)

    @property
    def event(self) -> Event:
        """The event as it is on disk, seen of the tournament of the stage."""
        return in_hand(self.workspace.event, self.stage).event

    @property
    def competition(self) -> Competition:
        return in_hand(self.workspace.event, self.stage).competition

    def do(self, command: Command[P, R], /, *args: P.args, **params: P.kwargs) -> R:
        """Run a command in the stage; see `Workspace.do`.

        Raises NotAcceptedError where the act does what nobody has said yes to.
        """
        try:
            return self.workspace._do(self, command, *args, **params)
        except RuleError as refusal:
            self._tell_of_hall(refusal)
            raise

    def refusal(
        self, command: Command[P, R], /, *args: P.args, **params: P.kwargs
    ) -> RuleError | None:
        """Return why a command would be refused now, None where it would be done: it is tried
        without writing anything.
        """
        refusal = self.workspace._refusal(self.stage, command, *args, **params)
        return self._tell_of_hall(refusal)

    def judgement(self, command: Command[Any, Any], **known: object) -> RuleError | None:
        """Return why the state of the event, or who is signed in, does not allow a command of
        which not everything is known yet; None where they do.
        """
        return self._tell_of_hall(self.workspace._judgement(self.stage, command, known))

    def _tell_of_hall(self, refusal: RuleError | None) -> RuleError | None:
        """Return a refusal with its boards by their numbers in the hall."""
        if refusal is not None and not {"board", "boards"}.isdisjoint(refusal.facts):
            event = self.workspace.event
            seen = event if self.stage is None else in_hand(event, self.stage).event
            refusal.facts = told_in_hall(seen, refusal.facts, self.stage)
        return refusal


def _kind_of(command: Command[Any, Any]) -> Kind:
    """Return what a command does to the stacks of undo and redo."""
    if command.is_lasting:
        return Kind.LASTING
    return Kind.BARRIER if command.is_barrier else Kind.DO


def _cleaned(command: Command[Any, Any], args: Any, params: Any) -> tuple[Any, Any]:
    """Return what a command is given without what nobody sees in its texts: here everything comes
    in that was typed, pasted or read.
    """
    return (args, params) if command.brings_back else (cleaned_whole(args), cleaned_whole(params))


def _main(event: Event) -> StageId | None:
    """Return the main stage of the tournament that an event is seen of, or of the only one; None
    where it has several and is seen of none: a command that needs one says so.
    """
    if event.seen_of is None and event.has_several:
        return None
    return event.tournament.main_stage.id


def _noted(here: InHand, command: Command[Any, Any], params: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the journal keeps of a command that is run in a competition."""
    return {**command.noted(params), **_told_of(here, command)}


def _told_of(here: InHand, command: Command[Any, Any]) -> dict[str, Any]:
    """Return where a command is run, as the journal has it, see `domain.facts.in_hand.as_noted`."""
    told: dict[str, Any] = {}
    if command.of_event or here.stage is None:
        return told
    tournament = here.tournament
    if here.event.has_several or tournament.id != FIRST_TOURNAMENT:
        told["tournament"] = tournament.id
    if not tournament.is_main(here.stage):
        told["stage"] = here.stage
    return told


def _reason(params: Mapping[str, Any]) -> str | None:
    """Return what stands beside the entry of an act as its reason."""
    reason = params.get("reason")
    return None if reason is None else str(reason)


def _to_the_millisecond(moment: datetime) -> datetime:
    """Return the moment of an act as exact as the journal has it."""
    return moment.replace(microsecond=moment.microsecond // 1000 * 1000)
