"""What is done with a round as a whole, and with a board of it beside typing its result."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Self

from PySide6.QtCore import QObject

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.pairing.schedule_by_hand import round_to_arrange
from arbiter_app.gui.base.destinations import NewIncident, ShowPaper
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import TO_BE_TYPED, error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import PageAct, act
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.parts.player_card import cards_of_board
from arbiter_app.gui.parts.publication import publish, take_back
from arbiter_app.gui.parts.start_positions import ask_start, offer_start
from arbiter_app.gui.rounds.grid.board_lines import BoardLine
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.result_entry import ResultEntry
from arbiter_app.i18n import translate
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    note_ending,
    reopen_round,
    resume_game,
    sign_off_round,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class _State:
    """What of a round says which acts are offered."""

    number: Round
    boards: int
    has_adjourned: bool
    is_published: bool
    is_signed: bool
    is_played: bool
    rounds: int
    """How many there are; a schedule may lack some."""
    follows_results: bool
    """Whether the round is of a Swiss, whose published pairs may be changed."""

    @classmethod
    def of(cls, competition: Competition, round_: RoundOfPlay) -> Self:
        return cls(
            number=round_.number,
            boards=len(round_.games),
            has_adjourned=bool(round_.adjourned),
            is_published=round_.published is not None,
            is_signed=round_.signed_off is not None,
            is_played=round_.has_results,
            rounds=len(competition.rounds),
            follows_results=competition.traits.follows_results,
        )


class RoundActs(QObject):
    """The acts of the page of rounds; those of a board are about the row of the cursor."""

    def __init__(
        self, page: Page, grid: ResultGrid, entry: ResultEntry, shown: Callable[[], RoundOfPlay]
    ) -> None:
        super().__init__(page)
        self._page, self._grid, self._entry, self._shown = page, grid, entry, shown
        self._open_event = page.open_event
        self._offered: _State | None = None
        """The state of the round for which the acts are offered or refused now."""
        # fmt: off
        self.swap = act(page, translate("RoundsPage", "S&wap colours"),
                        self._swap, Key.SWAP_COLOURS)
        self.exchange = act(page, translate("RoundsPage", "Two sat at each other’s &boards…"),
                            self._exchange, Key.EXCHANGE)
        self.adjourn = act(page, translate("RoundsPage", "Ad&journ…"),
                           self._adjourn, Key.ADJOURN)
        self.resume = act(page, translate("RoundsPage", "Take the adjournment back"),
                          self._resume)
        self.ending = act(page, translate("RoundsPage", "How &the game ended…"), self._ending)
        self.arrange = act(page, translate("RoundsPage", "Time and arbiter of the game…"),
                           self._arrange)
        self.replay = act(page, translate("RoundsPage", "Play the game a&gain…"),
                          self._replay)
        self.incident = act(page, translate("RoundsPage", "Incident &at this board…"),
                            self._tell_incident, Key.INCIDENT)
        self.start = act(page, translate("RoundsPage", "Start position o&f Chess960…"),
                         self._ask_start, Key.START_POSITION)
        self.publish = act(page, translate("RoundsPage", "P&ublish round"),
                           self._publish, Key.PUBLISH)
        self.take_back = act(page, translate("RoundsPage", "Take publication ba&ck…"),
                             self._take_back, Key.TAKE_BACK)
        self.by_hand = act(page, translate("RoundsPage", "Change published pa&irs…"),
                           self._change_by_hand, Key.CORRECT)
        self.sign = act(page, translate("RoundsPage", "&Sign off round"),
                        self.sign_off, Key.SIGN_OFF)
        self.reopen = act(page, translate("RoundsPage", "Re&open round…"),
                          self._reopen, Key.REOPEN)
        self.papers = act(page, translate("RoundsPage", "Round pap&ers"),
                          self._print, Key.PRINT)
        # fmt: on
        self.cards = cards_of_board(page, lambda: self.game)

    @property
    def of_board(self) -> Sequence[PageAct]:
        """The acts that are about the board under the cursor."""
        return (
            self.swap,
            self.exchange,
            self.adjourn,
            self.resume,
            self.arrange,
            self.ending,
            self.replay,
            self.incident,
            *self.cards,
        )

    @property
    def actions(self) -> Sequence[PageAct]:
        """All acts, for the menu."""
        return (
            *self.of_board,
            self.start,
            self.publish,
            self.take_back,
            self.by_hand,
            self.sign,
            self.reopen,
            self.papers,
        )

    def refresh(self, round_: RoundOfPlay) -> None:
        """Offer what the state of the round allows."""
        offer_start(self.start, self._open_event.in_hand, round_.number)
        state = _State.of(self._open_event.competition, round_)
        if state == self._offered:
            return
        self._offered = state
        none_adjourned = translate("RoundsPage", "No game of round {round} is adjourned.")
        no_boards = translate("RoundsPage", "Round {round} has no boards.")
        number = round_.number
        self._name_signing(publishes=not state.is_published)
        self.resume.offer("" if state.has_adjourned else none_adjourned.format(round=number))
        for action, is_refused, code in (
            (self.publish, state.is_published, "round.published-already"),
            (self.take_back, not state.is_published, "round.not-published"),
            (self.sign, state.is_signed, "round.signed-already"),
            (self.reopen, not state.is_signed, "round.not-signed-off"),
        ):
            action.offer(error_sentence(RuleError(code, round=number)) if is_refused else "")
        of_a_board = (
            self.swap,
            self.adjourn,
            self.arrange,
            self.ending,
            self.replay,
            self.incident,
        )
        for action in (*of_a_board, *self.cards):
            action.offer("" if state.boards else no_boards.format(round=number))
        self.papers.offer()
        self._offer_by_hand(round_)

    def refuse(self, why: str) -> None:
        """Offer nothing, for a reason: there is no round."""
        self._offered = None
        self._name_signing(publishes=False)
        self.by_hand.setText(translate("RoundsPage", "Change published pa&irs…"))
        for action in self.actions:
            action.offer(why)

    def _offer_by_hand(self, round_: RoundOfPlay) -> None:
        """Offer to change pairs of a Swiss that are published, and what was played at them; of a
        round robin those that are not, for its schedule is made beforehand.
        """
        why, number = "", round_.number
        competition = self._open_event.competition
        if competition.traits.meets_all:
            self._offer_schedule(competition, number)
            self.exchange.offer(error_sentence(RuleError("pairing.not-swiss")))
            return
        self.by_hand.setText(translate("RoundsPage", "Change published pa&irs…"))
        if not competition.traits.follows_results:
            why = error_sentence(RuleError("pairing.not-swiss"))
        elif round_.published is None:
            why = error_sentence(RuleError("round.not-published", round=number))
        self.by_hand.offer(why)
        alone = translate("RoundsPage", "Round {round} has no other board.").format(round=number)
        self.exchange.offer(why or (alone if len(round_.games) < 2 else ""))

    def _offer_schedule(self, competition: Competition, shown: Round) -> None:
        number, why = shown, ""
        try:
            number = round_to_arrange(competition, shown)
        except RuleError as error:
            why = error_sentence(error)
        pattern = translate("RoundsPage", "Pa&ir round {round} by hand…")
        self.by_hand.setText(pattern.format(round=number))
        self.by_hand.offer(why)

    def _name_signing(self, *, publishes: bool) -> None:
        """Say beforehand where signing publishes the pairings too."""
        self.sign.setText(
            translate("RoundsPage", "Sign o&ff and publish round")
            if publishes
            else translate("RoundsPage", "&Sign off round")
        )

    def sign_off(self) -> None:
        """Sign for all results of the round."""
        self._open_event.do(sign_off_round, round=self._shown().number)
        self._grid.setFocus()

    def adjourn_board(self, board: Board) -> None:
        """Ask what is noted of a game that is broken off, or of one that was."""
        from arbiter_app.gui.rounds.dialogs.adjournment_dialog import AdjournmentDialog

        line = next(line for line in self._grid.shown if line.board == board)
        if not self._open_event.door().would(
            adjourn_game,
            round=self._shown().number,
            board=board,
            sealed_by=None,
            note="",
            resumes_at=None,
            reason=TO_BE_TYPED,
            decided=True,
        ):
            return
        dialog = AdjournmentDialog(self._page, line)
        if dialog.exec():
            self._entry.adjourn(self._shown(), line.game, dialog.adjournment)

    def _swap(self) -> None:
        if line := self._line():
            self._entry.swap(self._shown(), line.game)

    def _exchange(self) -> None:
        from arbiter_app.gui.rounds.dialogs.exchange_dialog import ExchangeDialog

        if line := self._line():
            ExchangeDialog(self._page, self._open_event, self._shown(), line.game).exec()

    def _adjourn(self) -> None:
        if line := self._line():
            self._grid.adjourned.emit(line.board)

    def _resume(self) -> None:
        if line := self._line():
            self._open_event.do(resume_game, round=self._shown().number, board=line.board)

    def _arrange(self) -> None:
        """Ask for a time and an arbiter of the game under the cursor alone."""
        from arbiter_app.gui.rounds.dialogs.game_apart_dialog import GameApartDialog

        if line := self._line():
            GameApartDialog(self._page, self._open_event, self._shown().number, line).exec()

    def _ending(self) -> None:
        """Ask how the game under the cursor came to its result."""
        from arbiter_app.gui.rounds.dialogs.ending_dialog import EndingDialog

        if not (line := self._line()):
            return
        number = self._shown().number
        if self._open_event.door().would(
            note_ending, round=number, board=line.board, ended_by=line.game.ended_by
        ):
            EndingDialog(self._page, self._open_event, number, line).exec()

    def _replay(self) -> None:
        if line := self._line():
            self._entry.replay(self._shown(), line.game)

    def _tell_incident(self) -> None:
        if line := self._line():
            number, stage = self._shown().number, self._open_event.stage
            self._page.go_to(NewIncident(number, line.board, stage))

    def _ask_start(self) -> None:
        ask_start(self._page, self._shown().number, stage=self._open_event.stage)

    def _publish(self) -> None:
        publish(self._page, self._open_event.door(), self._shown().number)

    def _take_back(self) -> None:
        take_back(self._page, self._open_event.door(), self._shown().number)

    def _change_by_hand(self) -> None:
        from arbiter_app.gui.pairing.by_hand.asking import pair_by_hand_in_dialog
        from arbiter_app.gui.pairing.by_hand.schedule_dialog import arrange_in_dialog

        is_schedule = self._open_event.competition.traits.meets_all
        ask = arrange_in_dialog if is_schedule else pair_by_hand_in_dialog
        ask(self._page, self._open_event, self._shown().number)

    def _reopen(self) -> None:
        number = self._shown().number
        if not self._open_event.door().would(reopen_round, round=number, reason=TO_BE_TYPED):
            return
        title = translate("RoundsPage", "Reopen round {round}?").format(round=number)
        reason = ask_reason(
            self._page,
            title=title,
            body=translate(
                "RoundsPage",
                "Its signature is taken off. Results stay as they are and can be corrected; the"
                " round has to be signed off again.",
            ),
            verb=translate("RoundsPage", "&Reopen the round"),
        )
        if reason is not None:
            self._open_event.do(reopen_round, round=number, reason=reason)

    def _print(self) -> None:
        # The papers are imported when one is to be shown.
        from arbiter_app.documents.parts.stage_papers import OF_PLAYED
        from arbiter_app.documents.play.round_protocol import ROUND

        options = {OF_PLAYED.name: self._open_event.stage, ROUND.name: self._shown().number}
        self._page.go_to(ShowPaper("round-protocol", options))

    def _line(self) -> BoardLine | None:
        return self._grid.selected

    @property
    def game(self) -> Game | None:
        """The game under the cursor."""
        line = self._line()
        return None if line is None else line.game
