"""The pairing of a Swiss: what a round waits for, its draft with the reasons, its publication."""

from collections.abc import Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedWidget, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.hall.boards import own_ranges
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.boards import board_ranges
from arbiter_app.domain.pairing.swiss.draft import todays_position
from arbiter_app.domain.pairing.swiss.impossible import named
from arbiter_app.domain.pairing.swiss.making import RoundMade, make_round
from arbiter_app.domain.pairing.swiss.standing import (
    RoundStanding,
    round_in_hand,
    round_standing,
)
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act, none_chosen
from arbiter_app.gui.look.layouts import PAGE_MARGINS, column
from arbiter_app.gui.pairing.acts import PairingActs
from arbiter_app.gui.pairing.before_pairing import BeforePairing
from arbiter_app.gui.pairing.head import PairingHead
from arbiter_app.gui.pairing.not_yet import NotYet
from arbiter_app.gui.pairing.pairs_view import PairsView
from arbiter_app.gui.pairing.progress import Progress
from arbiter_app.gui.pairing.work import Pair, PairingWork
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.swiss_rounds import keep_in_pairing, pair_round
from arbiter_app.wording.checking.differences import names_of


class PairingPage(Page):
    """One round at a time: before it is paired, while it is, and its pairs."""

    def __init__(self, open_event: OpenEvent, *, pair: Pair = engine.pair) -> None:
        super().__init__(open_event)
        self._number = Round(1)
        self._chosen: Round | None = None
        """The round that the arbiter looks at; None: the one in hand."""
        self._typed: dict[Round, str] = {}
        """The boards that were typed for rounds."""
        self._problem = ""
        """Why the round could not be paired when it was tried last."""
        self._work = PairingWork(self, pair)
        self._acts = PairingActs(self, lambda: self._number, self._pair, self.show_round)
        # fmt: off
        self._back = act(self, translate("PairingPage", "&Previous round"),
                         lambda: self.show_round(self._number - 1), Key.PREVIOUS)
        self._on = act(self, translate("PairingPage", "Ne&xt round"),
                       lambda: self.show_round(self._number + 1), Key.NEXT)
        self._beside = act(self, translate("PairingPage", "W&hy (panel)"),
                           lambda: None, Key.PANEL)
        # fmt: on
        self._head = PairingHead(self._back, self._on, self._acts, self._beside)
        self._not_yet = NotYet(self, self._acts)
        self._before = BeforePairing(self._acts.pair, self._turn_keeping)
        self._keep = self._before.keep
        self._progress = Progress()
        self._pairs = PairsView(self._beside)
        self._stack = QStackedWidget()
        for part in (self._not_yet, self._before, self._progress, self._pairs):
            self._stack.addWidget(part)
        column(self._head, (self._stack, 1), around=PAGE_MARGINS, into=self)
        self._connect()

    @property
    def round_number(self) -> Round:
        """The round that is shown."""
        return self._number

    def show_round(self, number: int) -> None:
        """Show a round, if there is such a one."""
        competition = self._here.competition
        if 1 <= number <= max(competition.announced_rounds, len(competition.rounds)):
            self._chosen = None if number == round_in_hand(competition) else Round(number)
            self._problem = ""
            self.refresh()
            self.focus_first()

    def refresh(self) -> None:
        """Show the round as it stands; the focus goes with what is shown where it was in it."""
        former = self._stack.currentWidget()
        focused = self.window().focusWidget()
        had_focus = focused is not None and self.isAncestorOf(focused)
        self._show_as_it_stands()
        if had_focus and self._stack.currentWidget() is not former and self.isVisible():
            self.focus_first()

    def _show_as_it_stands(self) -> None:
        here = self._here
        competition = here.competition
        if why_not := _why_none(here):
            self._head.show_none()
            self._acts.refuse(why_not)
            self._refuse_others(why_not)
            self._not_yet.say_none(why_not, is_swiss=competition.traits.follows_results)
            self._turn_to(self._not_yet)
            return
        self._number = self._chosen or round_in_hand(competition)
        standing = round_standing(competition, self._number)
        self._acts.offer(standing, self._number, is_busy=self._work.is_under_way)
        self._acts.offer_start(here, self._number)
        typed = self._typed.get(self._number)
        self._head.show_round(here, self._number, standing, typed)
        self._head.start.say(here, self._number)
        self._offer_others(here, standing)
        self._show(here, standing)

    def focus_first(self) -> None:
        match self._stack.currentWidget():
            case self._not_yet:
                self._not_yet.button.setFocus()
            case self._before:
                self._before.button.setFocus()
            case self._progress:
                self._progress.cancel.setFocus()
            case _:
                self._pairs.table.setFocus()

    def page_actions(self) -> Sequence[QAction]:
        return (*self._acts.actions, self._keep, self._back, self._on, self._beside)

    # Showing

    def _show(self, here: InHand, standing: RoundStanding) -> None:
        if self._work.is_under_way:
            self._turn_to(self._progress)
        elif standing in (RoundStanding.DRAFT, RoundStanding.PUBLISHED):
            self._pairs.show_round(here, self._number)
            self._turn_to(self._pairs)
        elif standing is RoundStanding.READY:
            try:
                position = todays_position(here.competition, self._number)
            except RuleError as error:
                self._not_yet.say_refused(error, error_sentence(error, here.event))
                self._turn_to(self._not_yet)
                return
            self._before.show_round(here, self._number, position)
            self._before.say(self._problem)
            self._turn_to(self._before)
        else:
            self._not_yet.say(here.competition, self._number, standing)
            self._turn_to(self._not_yet)

    def _turn_to(self, part: QWidget) -> None:
        former = self._stack.currentWidget()
        if part is former:
            return
        if former is self._pairs:
            self._pairs.forget()
        self._stack.setCurrentWidget(part)

    def _offer_others(self, here: InHand, standing: RoundStanding) -> None:
        first = translate("RoundsPage", "This is the first round.")
        last = translate("RoundsPage", "This is the last round there is.")
        rounds = max(here.competition.announced_rounds, len(here.competition.rounds))
        self._back.offer("" if self._number > 1 else first)
        self._on.offer("" if self._number < rounds else last)
        self._beside.offer()
        is_ready = standing is RoundStanding.READY
        self._keep.offer("" if is_ready else none_chosen())

    def _refuse_others(self, why: str) -> None:
        for action in (self._back, self._on, self._beside, self._keep):
            action.offer(why)

    # Pairing

    def _pair(self) -> None:
        """Pair the round beside the window; it is written when it is made."""
        competition, number = self._here.competition, self._number
        try:
            typed = board_ranges(self._head.boards.text())
            ranges = own_ranges(self._here.tournament, typed)
        except RuleError as error:
            self.open_event.refused.emit(error_sentence(error))
            self._head.boards.setFocus()
            return
        self._typed[number] = self._head.boards.text()
        self._problem = ""
        self._progress.begin(number)
        self._work.begin(lambda pair: make_round(competition, number, pair, ranges=ranges))
        self.refresh()

    def _take(self, found: object) -> None:
        """Write what was made, or say why nothing was; nothing of an event that is closed now."""
        if self.open_event.is_closed:
            return
        match found:
            case RoundMade():
                if self.open_event.main_door().do(pair_round, made=found):
                    self._typed.pop(found.round, None)
            case RuleError():
                self._problem = self._sentence(found)
                self.open_event.refused.emit(self._problem)
        self.refresh()

    def _sentence(self, error: RuleError) -> str:
        """Return what keeps a round from being paired, everybody by name."""
        here = self._here
        competition = here.competition.as_numbered_in(self._number)
        names = names_of(window_catalogue(), competition, here.event.contestants)
        return error_sentence(named(error, names), here.event)

    def _turn_keeping(self) -> None:
        """Keep somebody in the pairing who was absent unexplained, or leave them out again."""
        line = self._before.table.selected
        if line is None or line.is_kept is None:
            self.open_event.refused.emit(
                translate(
                    "PairingPage",
                    "Only those are kept or left out who did not come to the round before and did"
                    " not explain it (General Regulations 6.5). Choose one of them.",
                )
            )
            return
        door = self.open_event.main_door()
        players = (line.player,)
        door.do(keep_in_pairing, round=self._number, players=players, kept=not line.is_kept)

    @property
    def _here(self) -> InHand:
        return in_hand(self.open_event.facts)

    def _connect(self) -> None:
        self._head.round_chosen.connect(self.show_round)
        self._head.boards_entered.connect(self._acts.pair.trigger)
        self._progress.cancelled.connect(self._work.stop)
        self._work.went_on.connect(self._progress.go_on)
        self._work.ended.connect(self._take)


def _why_none(here: InHand) -> str:
    """Return why nothing is paired here at all; "" where it is."""
    settings = here.competition.settings
    if settings.traits.has_sheets:
        return translate(
            "PairingPage", "Solvers are not paired: their sheets are typed on a page of their own."
        )
    if not settings.traits.follows_results:
        return translate(
            "PairingPage",
            "Only a Swiss is paired here, round by round. The pairs of this tournament follow from"
            " its numbers or from its bracket.",
        )
    if settings.is_only_read:
        code, system = "pairing.other-system", settings.swiss.system.value
        return error_sentence(RuleError(code, system=system))
    return ""
