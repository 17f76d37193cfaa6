"""The second typing of a round on its page: results hidden, compared, settled where they differ."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, StageKind
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Board
from arbiter_app.domain.permission.by_state import is_forfeit_of_withdrawn
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.rounds.card_in_hand import CardInHand
from arbiter_app.gui.rounds.grid.board_lines import BoardLine
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.result_entry import ResultEntry
from arbiter_app.gui.rounds.second_typing.verify_bar import MismatchPanel, VerifyBar
from arbiter_app.gui.rounds.second_typing.verify_pass import (
    Mismatch,
    PileOrder,
    VerifyPass,
    in_order,
)
from arbiter_app.i18n import translate
from arbiter_app.services.commands.play.rounds import check_result


class Verifying(QObject):
    """The pass that is under way, if one is, with its bar and the panel of what differs."""

    turned = Signal()
    """A pass begins or ends, or its boards come in another order: the grid is to be shown anew."""

    given_back = Signal()
    """The focus belongs where results are typed."""

    def __init__(
        self,
        open_event: OpenEvent,
        grid: ResultGrid,
        entry: ResultEntry,
        shown: Callable[[], RoundOfPlay],
    ) -> None:
        super().__init__(grid)
        self._open_event, self._grid, self._entry, self._shown = open_event, grid, entry, shown
        self._card = CardInHand(grid)
        self._pass: VerifyPass | None = None
        self._order = PileOrder.AS_TYPED
        self.bar, self.panel = VerifyBar(), MismatchPanel()
        self.bar.order_chosen.connect(self._choose_order)
        self.bar.ended.connect(self.leave)
        self.panel.first_kept.connect(self._keep_first)
        self.panel.second_taken.connect(self._take_second)
        self.panel.put_off.connect(self._put_off)
        self.panel.wrong_key.connect(open_event.refused)

    @property
    def is_under_way(self) -> bool:
        """Whether results are typed a second time now."""
        return self._pass is not None

    def begin(self) -> None:
        """Begin where the first paper lies that nobody has typed twice, or say why not."""
        typed = self._typed()
        if not typed:
            why = translate("Verifying", "No result of this round was typed yet.")
            self._open_event.refused.emit(why)
        elif all(game.checked for game in typed):
            why = translate("Verifying", "Every result of this round was typed twice already.")
            self._open_event.refused.emit(why)
        else:
            self._pass = VerifyPass(in_order(typed, self._order, self._boards_of_match))
            self.turned.emit()
            self._go_on(after=None)

    def leave(self) -> None:
        """End the pass, unless two typings wait to be settled."""
        if not self.refuse_if_unsettled():
            self.end()

    def end(self) -> None:
        """Show all results again."""
        if self._pass is not None:
            self._pass = None
            self.panel.set_due(False)
            self.bar.set_due(False)
            self.turned.emit()
            self.given_back.emit()

    def arranged(self, lines: Sequence[BoardLine]) -> Sequence[BoardLine]:
        """Return the lines as the pass shows them: in the order of the papers, results hidden."""
        if self._pass is None:
            return lines
        position = {board: place for place, board in enumerate(self._pass.boards)}
        return [
            replace(
                line,
                is_veiled=line.board in position
                and line.result is not None
                and line.game.checked is None,
                is_put_off=line.board in self._pass.put_off and line.game.checked is None,
            )
            for line in sorted(lines, key=lambda line: position.get(line.board, len(position)))
        ]

    def follow(self) -> None:
        """Say how far it is; what was to be settled may have been undone."""
        if self._pass is None:
            return
        if (mismatch := self._pass.mismatch) and self._game(mismatch).result != mismatch.first:
            self._pass.mismatch = None
            self.panel.set_due(False)
            self.given_back.emit()
        games = self._shown().to_play
        self.bar.say(len(self._verified()), len(games), self._order)

    def type(self, board: Board, result: Result | None) -> None:
        """Compare a result with the one that was typed first."""
        assert self._pass is not None, "asked only while a pass is under way"
        first = self._shown().game(board).result
        if self._pass.mismatch:
            self.panel.refuse()
        elif first is None or result is None:
            self._grid.reject(
                translate(
                    "Verifying",
                    "In the second typing results are compared, not entered: end it first (Esc).",
                )
            )
        elif result == first:
            self._agree(board)
        else:
            self._pass.mismatch = Mismatch(board, first, result)
            self._ask(self._pass.mismatch)

    def refuse_if_unsettled(self) -> bool:
        """Return whether two typings wait to be settled, having said so."""
        if self._pass is None or self._pass.mismatch is None:
            return False
        self.panel.refuse()
        return True

    def go_on(self) -> None:
        """Go to the next paper, where it is not taken up yet, without typing this one."""
        line = self._grid.selected
        if line is None or self._pass is None or self._card.end():
            return
        table = self._grid.table_of(line.board)
        of_card = [each for each in self._pass.boards if self._grid.table_of(each) == table]
        self._go_on(line.board if table is None or not of_card else of_card[-1])

    @property
    def _boards_of_match(self) -> int:
        """How many boards are on a card; 1 where people play for themselves."""
        rules = self._open_event.tournament.settings.teams
        is_of_boards = self._open_event.competition.kind is StageKind.BOARDS
        return rules.boards if rules is not None and is_of_boards else 1

    def _ask(self, mismatch: Mismatch) -> None:
        line = next(line for line in self._grid.shown if line.board == mismatch.board)
        pattern = translate("Verifying", "Board {board}, {white} – {black}")
        board = pattern.format(board=line.told, white=line.white.name, black=line.black.name)
        self.panel.ask(board, mismatch.first, mismatch.second)

    def _keep_first(self) -> None:
        if mismatch := self._settled():
            self._agree(mismatch.board)

    def _take_second(self) -> None:
        if mismatch := self._settled():
            game = self._game(mismatch)
            if self._entry.enter(self._shown(), game, mismatch.second):
                self._agree(mismatch.board)

    def _put_off(self) -> None:
        if (mismatch := self._settled()) and self._pass is not None:
            self._pass.put_off.add(mismatch.board)
            self.turned.emit()
            self._go_on(mismatch.board)
            self._card.keep(mismatch.board)

    def _settled(self) -> Mismatch | None:
        """Return what was to be settled and close the panel."""
        if self._pass is None:
            return None
        mismatch, self._pass.mismatch = self._pass.mismatch, None
        self.panel.set_due(False)
        self.given_back.emit()
        return mismatch

    def _agree(self, board: Board) -> None:
        game = self._shown().game(board)
        if game.checked is None and not self._open_event.do(
            check_result, round=self._shown().number, board=board
        ):
            return
        if self._pass is not None:
            self._pass.put_off.discard(board)
            self._go_on(board)
            self._card.keep(board)

    def _go_on(self, after: Board | None) -> None:
        assert self._pass is not None, "a pass goes on until it ends"
        verified = self._verified()
        board = self._pass.next(after, verified)
        if board is None:
            self.end()
            text = translate("Verifying", "Second typing done: verified {verified} of {games}")
            done = text.format(verified=len(verified), games=len(self._shown().to_play))
            self._open_event.done.emit(done)
        else:
            self._grid.select(board)

    def _choose_order(self, order: PileOrder) -> None:
        self._order = order
        if self._pass is not None:
            self._pass.boards = in_order(self._typed(), order, self._boards_of_match)
            self.turned.emit()
            self._go_on(after=None)
            self.given_back.emit()

    def _typed(self) -> Sequence[Game]:
        """Return the games whose results were typed from a paper; what a player who left loses by
        forfeit has none, nor has what counts from an earlier stage.
        """
        competition = self._open_event.competition
        return [
            game
            for game in self._shown().to_play
            if game.result is not None and not is_forfeit_of_withdrawn(competition, game)
        ]

    def _game(self, mismatch: Mismatch) -> Game:
        return self._shown().game(mismatch.board)

    def _verified(self) -> frozenset[Board]:
        return frozenset(game.board for game in self._shown().games if game.checked)
