"""Results typed on the page of rounds, one board after the other."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Board
from arbiter_app.gui.rounds.acts import RoundActs
from arbiter_app.gui.rounds.card_in_hand import CardInHand
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.result_entry import ResultEntry
from arbiter_app.gui.rounds.second_typing.verifying import Verifying
from arbiter_app.i18n import translate


class RoundTyping(QObject):
    """A result leads on to the next board without one, a correction to the next board; a key that
    comes after the last board of a round is left out. While a round is verified, results are
    compared instead.
    """

    def __init__(
        self,
        grid: ResultGrid,
        entry: ResultEntry,
        acts: RoundActs,
        verifying: Verifying,
        shown: Callable[[], RoundOfPlay],
    ) -> None:
        super().__init__(grid)
        self._grid, self._entry, self._shown = grid, entry, shown
        self._acts, self._verifying = acts, verifying
        self.card = CardInHand(grid)
        self.last: Board | None = None
        """The board that was typed last."""
        self.is_under_way = False
        """Whether what changes now is typed here."""
        self._ended = QTimer(self, singleShot=True)
        """Runs for a moment after the last board of a round was typed."""
        grid.result_typed.connect(self.take)
        grid.adjourned.connect(self._adjourn)

    @property
    def takes_more(self) -> bool:
        """Whether a key changes the board that was typed last: not at once after the last one."""
        return not self._ended.isActive()

    def begin_anew(self) -> None:
        """Forget which board was typed last: others are shown."""
        self.last = None
        self._ended.stop()

    def take(self, board: Board, result: Result | None) -> None:
        """Enter what was typed at a board, or compare it."""
        if self._verifying.is_under_way:
            self._verifying.type(board, result)
        elif board == self.last and not self.takes_more:
            why = translate(
                "RoundsPage",
                "That key came after the last board of the round and was left out. To change the"
                " result, type it again.",
            )
            self._grid.reject(why)
        else:
            self._enter(board, result)

    def _enter(self, board: Board, result: Result | None) -> None:
        round_, before = self._shown(), self.last
        corrected = round_.game(board).result is not None
        if corrected:
            is_last = self._grid.board_below(board) is None
        else:
            is_last = self._grid.next_missing(board) == board
        self._ended.stop()
        self.last, self.is_under_way = board, True
        try:
            done = self._entry.enter(round_, round_.game(board), result)
        finally:
            self.is_under_way = False
        if not done:
            self.last = before
        elif result is not None:
            self._grid.select_next(board, corrected=corrected)
            self.card.keep(board)
            if is_last:  # the cursor stays, and a key too many would fall on this board
                self._ended.start(QApplication.doubleClickInterval())

    def _adjourn(self, board: Board) -> None:
        if self._verifying.is_under_way:
            self._verifying.type(board, None)
            return
        self._acts.adjourn_board(board)
        if self._shown().game(board).is_adjourned:
            self._grid.select_next_missing(board)
            self.card.keep(board)
