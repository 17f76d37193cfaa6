"""The open event as the window sees it: acts go in, signals come out."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from PySide6.QtCore import QObject, Signal

from arbiter_app import i18n
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.hall.boards import told_in_hall
from arbiter_app.domain.ids import FIRST_STAGE, StageId, TournamentId
from arbiter_app.domain.permission.acts import NotAcceptedError
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.background import Failure
from arbiter_app.gui.base.paper_watch import PaperWatch
from arbiter_app.services.changes import Changes
from arbiter_app.services.command import Command
from arbiter_app.services.copies.drafts import Drafts
from arbiter_app.services.undoing import HistoryEntry
from arbiter_app.services.workspace import AtStage, Workspace

if TYPE_CHECKING:
    from arbiter_app.services.registry.registry import Registry

P = ParamSpec("P")
R = TypeVar("R")
Say = Callable[[str], object]
"""Shows a person a sentence."""

TO_BE_TYPED = "…"
"""Stands for words that a person has not typed yet."""

_LOST = ("file.gone", "file.replaced", "file.faulty")


class _NotWantedError(Exception):
    """An act was asked about, and the answer was no: nothing is wrong."""


class Door:
    """Where the window does acts of the event: in which stage, and who says why one was not."""

    def __init__(self, open_event: "OpenEvent", stage: StageId | None, say: Say) -> None:
        self._open_event, self._stage, self._say = open_event, stage, say

    def do(self, command: Command[P, R], /, *args: P.args, **params: P.kwargs) -> bool:
        """Run a command; return whether it was done, having said why not."""
        open_event, here = self._open_event, self._here

        def run() -> None:
            version = open_event.facts.data_version
            try:
                here.do(command, *args, **params)
            except NotAcceptedError as error:
                if not open_event.asks(error):
                    raise _NotWantedError from error
                here.accepting(*error.codes).do(command, *args, **params)
            entry = open_event.workspace.undoing.next_undo
            if open_event.facts.data_version != version and entry:
                open_event.done.emit(open_event.text_of(entry))

        return self.attempt(run)

    def would(self, command: Command[P, R], /, *args: P.args, **params: P.kwargs) -> bool:
        """Try a command without doing it; return whether it would be done, having said why not.

        What is yet to be typed is stood for, see `TO_BE_TYPED`: nobody types what is refused.
        """
        return self._tell(self._here.refusal(command, *args, **params))

    def may(self, command: Command[Any, Any], **known: object) -> bool:
        """Return whether the state of the event and who is signed in allow a command of which not
        everything is known yet, having said why not.
        """
        return self._tell(self._here.judgement(command, **known))

    @property
    def _here(self) -> AtStage:
        open_event = self._open_event
        return open_event.workspace.at(open_event.stage if self._stage is None else self._stage)

    def _tell(self, refusal: RuleError | None) -> bool:
        if refusal is not None:
            self._say(error_sentence(refusal))
        return refusal is None

    def attempt(self, act: Callable[[], object]) -> bool:
        """Do an act that is no command of a stage; return whether it was done, having said why
        not.
        """
        try:
            act()
        except _NotWantedError:
            return False
        except (RuleError, FileError) as error:
            if error.code in _LOST:
                self._open_event.lost.emit(error)
            self._say(error_sentence(error))
            return False
        return True


class OpenEvent(QObject):
    """What every page works with. An act says what it did, or why it could not be done."""

    changed = Signal(object)
    """After every change, with its `Changes`."""
    done = Signal(str)
    """An act succeeded: its line for the status bar."""
    refused = Signal(str)
    """An act was not allowed: what happened, which article, what to do next."""

    lost = Signal(object)
    """The event file is gone, another stands in its place, or it is not what its journal says:
    the error that says so.
    """
    signed = Signal()
    """Somebody signed in or out."""
    stage_chosen = Signal()
    """Another stage is in hand."""
    tournament_left = Signal()
    """Another tournament is about to be put in hand."""
    tournament_chosen = Signal()
    """Another tournament is in hand."""
    draft_dropped = Signal(str)
    """A form that was half typed is done, or left on purpose."""
    registry_changed = Signal()
    """Lists or people of this computer may be others than before."""

    _registry_told = Signal(object)
    """From any thread: the error of a file of the registry that is damaged."""

    def __init__(self, workspace: Workspace, registry: "Registry | None" = None) -> None:
        super().__init__()
        self.workspace = workspace
        self._stage = first_stage(workspace.event)
        self._left_at: dict[TournamentId, StageId] = {}
        """The stage that was in hand of each tournament, while another one is."""
        self._is_lent = False
        """Whether what is in hand is so for a form alone."""
        self._registry = registry
        self._papers: PaperWatch | None = None
        self._drafts: Drafts | None = None
        self._tells_of_registry = True
        self.asks: Callable[[NotAcceptedError], bool] = lambda _: False
        """Asks for every yes that an act wants, and returns whether they were said."""
        self.is_closed = False
        """Whether nothing can be done or read any more."""
        self._unsubscribe = workspace.subscribe(self._tell)
        self._registry_told.connect(lambda error: self.refused.emit(error_sentence(error)))

    @property
    def registry(self) -> "Registry":
        """The people and rating lists of this computer; the window opens without waiting for it."""
        if self._registry is None:
            from arbiter_app.services.registry.registry import Registry

            self._registry = Registry(told=self._registry_told.emit)
        return self._registry

    @property
    def papers(self) -> PaperWatch:
        """The watch over printed papers, which begins when it is first asked for."""
        if self._papers is None:
            self._papers = PaperWatch(self.workspace, self)
            self.changed.connect(self._papers.take_in)
        return self._papers

    @property
    def drafts(self) -> Drafts:
        """What was being typed into forms of this event when the program ended of itself."""
        if self._drafts is None:
            self._drafts = Drafts(self.workspace.key, dropped=self.draft_dropped.emit)
        return self._drafts

    def close(self) -> None:
        """Close the event; nothing is heard of it any more."""
        self.is_closed = True
        self._unsubscribe()
        self.workspace.close()

    def has_open(self, path: Path) -> bool:
        """Whether a path is the open file, in whatever way it is written."""
        with suppress(OSError):
            return path.samefile(self.workspace.path)
        return path == self.workspace.path

    @property
    def facts(self) -> Event:
        """The event as it is seen of the tournament in hand."""
        event, stage = self.workspace.event, self.stage
        return event.at(stage) if event.tournaments else event

    @property
    def whole(self) -> Event:
        """The event as a whole, of all its tournaments."""
        return self.workspace.event

    def shown(self, tournament: TournamentId | None) -> Event:
        """Return the event seen of a tournament, as a page over all of them shows it; None: as a
        whole, of an event of one tournament as that has it.
        """
        if not self.whole.has_several:
            return self.facts
        return self.whole if tournament is None else self.whole.of(tournament)

    @property
    def tournament(self) -> Tournament:
        """The tournament in hand: that of the stage in hand."""
        return self.facts.tournament

    @property
    def main_stage(self) -> StageId:
        """The main stage of the tournament in hand."""
        return self.tournament.main_stage.id

    @property
    def stage(self) -> StageId:
        """The stage in hand: pages of play show it, acts of play are done in it. One that is gone
        gives way to the main stage of its tournament, and with that to the one of the first.
        """
        tournaments = self.workspace.event.tournaments
        if any(each.has_stage(self._stage) for each in tournaments):
            return self._stage
        for tournament, stage in self._left_at.items():
            if stage == self._stage and any(each.id == tournament for each in tournaments):
                return StageId(tournament)
        return first_stage(self.workspace.event)

    @stage.setter
    def stage(self, stage: StageId) -> None:
        if stage == self._stage:
            return
        former = self.tournament.id
        is_another = not self.tournament.has_stage(stage)
        if is_another and not self._is_lent:
            self.tournament_left.emit()
        self._stage = stage
        if not self._is_lent:
            self._left_at[self.tournament.id] = self.stage
        self.stage_chosen.emit()
        if self.tournament.id != former and not self._is_lent:
            self.tournament_chosen.emit()

    @contextmanager
    def lent(self) -> Iterator[None]:
        """Let a form put stages and tournaments in hand for itself: no page is turned for it, and
        what was in hand is so again after it.
        """
        stage, was_lent = self.stage, self._is_lent
        self._is_lent = True
        try:
            yield
        finally:
            self.stage = stage
            self._is_lent = was_lent

    def put_in_hand(self, tournament: TournamentId) -> None:
        """Put a tournament in hand, at the stage that was in hand of it last."""
        self.stage = self._left_at.get(tournament, StageId(tournament))

    def turn_tournament(self, by: int) -> None:
        """Put the tournament in hand that stands so many behind this one, or before it."""
        ids = [each.id for each in self.whole.tournaments]
        place = ids.index(self.tournament.id) + by
        if 0 <= place < len(ids):
            self.put_in_hand(ids[place])

    @property
    def competition(self) -> Competition:
        """The one in hand."""
        return self.facts.competition(self.stage)

    @property
    def in_hand(self) -> InHand:
        """The open event with the competition in hand."""
        return in_hand(self.facts, self.stage)

    def do(self, command: Command[P, R], /, *args: P.args, **params: P.kwargs) -> bool:
        """Run a command in the stage in hand; return whether it was done, having said why not."""
        return self.door().do(command, *args, **params)

    def door(self, *, at: StageId | None = None, say: Say | None = None) -> Door:
        """Return the door to acts in a stage, else in the one in hand then. Why one was not done is
        told to `say`, else it is `refused`.
        """
        return Door(self, at, say or self.refused.emit)

    def main_door(self, *, say: Say | None = None) -> Door:
        """Return the door to acts in the main stage of the tournament in hand."""
        return self.door(at=self.main_stage, say=say)

    def why_not(self, command: Command[Any, Any], **known: object) -> str:
        """Return why a command is not allowed in the stage in hand, see `Door.may`; "" where it
        is.
        """
        refusal = self.workspace.at(self.stage).judgement(command, **known)
        return "" if refusal is None else error_sentence(refusal)

    def undo(self) -> bool:
        """Take back the last act, and go to the tournament it was done in."""
        return self.door().attempt(lambda: self._say(self.workspace.undo(), undone=True))

    def redo(self) -> bool:
        """Do again what was undone last."""
        return self.door().attempt(lambda: self._say(self.workspace.redo()))

    def undo_to(self, entry: int) -> bool:
        """Take back an act and every later one; say it of the act."""
        return self.door().attempt(
            lambda: self._say(self.workspace.undo_to(entry)[-1], undone=True)
        )

    def redo_to(self, entry: int) -> bool:
        """Do again what was undone, up to an act; say it of the act."""
        return self.door().attempt(lambda: self._say(self.workspace.redo_to(entry)[-1]))

    def sign_in(self, authority: Authority, pin: str, name: str, *, say: Say | None = None) -> bool:
        """Let somebody sign in; return whether they did, having said why not, see `door`."""
        if not self.door(say=say).attempt(
            lambda: self.workspace.seat.sign_in(authority, pin, name)
        ):
            return False
        self.signed.emit()
        return True

    def sign_out(self) -> None:
        """Leave the computer to whoever comes next."""
        self.workspace.seat.sign_out()
        self.signed.emit()

    def note(self, command: str, **facts: str | int) -> bool:
        """Write into the journal that something happened, such as a print."""
        return self.door().attempt(lambda: self.workspace.note(command, **facts))

    def text_of(self, entry: HistoryEntry, event: Event | None = None) -> str:
        """Return the line of an entry in the language of the window, with the names of the event as
        it is, or of another state of it.
        """
        from arbiter_app.wording.journal.lines import entry_text

        event = event or self.facts
        return entry_text(
            i18n.window_catalogue(), entry.command, entry.params, event, entry.changes
        )

    def tell_of_registry(self, error: BaseException) -> None:
        """Say once that the registry of this computer cannot be used: the event goes on without."""
        if isinstance(error, OSError):
            error = FileError("registry.unreadable", Path(error.filename or ""), str(error))
        if not isinstance(error, RuleError | FileError):
            raise error
        if self._tells_of_registry:
            self._tells_of_registry = False
            self.refused.emit(error_sentence(error))

    def _say(self, entry: HistoryEntry, *, undone: bool = False) -> None:
        text = self.text_of(entry)
        if undone:
            text = i18n.translate("OpenEvent", "Undone: {act}").format(act=text)
        self._go_where(entry)
        self.done.emit(text)

    def _go_where(self, entry: HistoryEntry) -> None:
        """Put the tournament of an act in hand, where it was done in one that is still there."""
        for tournament in self.whole.tournaments:
            if tournament.id == entry.params.get("tournament") != self.tournament.id:
                self.put_in_hand(tournament.id)

    def _tell(self, changes: Changes) -> None:
        self.changed.emit(changes)


def first_stage(event: Event) -> StageId:
    """Return the main stage of the first tournament of an event."""
    return event.tournaments[0].main_stage.id if event.tournaments else FIRST_STAGE


def error_sentence(error: Failure, event: Event | None = None) -> str:
    """Return the sentence of an error in the language of the window; with the event seen of the
    tournament that it is about its boards have their numbers in the hall.
    """
    from arbiter_app.wording.errors import sentences

    if (
        event is not None
        and isinstance(error, RuleError)
        and not {"board", "boards"}.isdisjoint(error.facts)
    ):
        error = RuleError(error.code, **told_in_hall(event, error.facts))
    return sentences.error_sentence(i18n.window_catalogue(), error)
