"""Results typed on the page of rounds, one board after the other."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.play.two_games import open_game
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
        self._half: tuple[Board, Result] | None = None
        """Of a match of two games that is typed anew or a second time, what the first key said."""
        self._ended = QTimer(self, singleShot=True)
        """Runs for a moment after the last board of a round was typed."""
        grid.result_typed.connect(self.take)
        grid.adjourned.connect(self._adjourn)
        grid.selectionModel().currentRowChanged.connect(self._forget_half)

    @property
    def takes_more(self) -> bool:
        """Whether a key changes the board that was typed last: not at once after the last one."""
        return not self._ended.isActive()

    def begin_anew(self) -> None:
        """Forget which board was typed last: others are shown."""
        self.last = None
        self._half = None
        self._ended.stop()

    def take(self, board: Board, result: Result | None) -> None:
        """Enter what was typed at a board, or compare it; of a match of two games a key is one of
        them.
        """
        if self._entry.has_two_games and not (result is not None and result.games):
            self._take_game(board, result)
        else:
            self._take(board, result)

    def _take_game(self, board: Board, result: Result | None) -> None:
        half, self._half = self._half, None
        if half is not None:
            self._grid.show_half(half[0], None)
        match = self._shown().game(board)
        game = open_game(match)
        if result is None or self._is_too_many(board):
            self._take(board, result)
        elif game is not None and not self._verifying.is_under_way:
            self._enter(board, result, game)
        elif half is not None and half[0] == board:
            self._take(board, Result.of_match(half[1], result))
        else:  # typed anew, or a second time: both are told
            self._half = board, result
            self._grid.show_half(board, result)

    def _is_too_many(self, board: Board) -> bool:
        """Whether a key comes at once after the last board of the round."""
        return board == self.last and not self.takes_more

    def _take(self, board: Board, result: Result | None) -> None:
        if self._verifying.is_under_way:
            self._verifying.type(board, result)
        elif self._is_too_many(board):
            why = translate(
                "RoundsPage",
                "That key came after the last board of the round and was left out. To change the"
                " result, type it again.",
            )
            self._grid.reject(why)
        else:
            self._enter(board, result)

    def _enter(self, board: Board, result: Result | None, game: int | None = None) -> None:
        """Enter a result; of a match of two games that of one `game`, or of both."""
        round_, before = self._shown(), self.last
        corrected = round_.game(board).result is not None
        if corrected:
            is_last = self._grid.board_below(board) is None
        else:
            is_last = self._grid.next_missing(board) == board
        self._ended.stop()
        self.last, self.is_under_way = board, True
        try:
            at_board = round_.game(board)
            if game is None or result is None:
                done = self._entry.enter(round_, at_board, result)
            else:
                done = self._entry.enter_game(round_, at_board, game, result)
        finally:
            self.is_under_way = False
        if not done:
            self.last = before
        elif result is not None and self._shown().game(board).result is not None:
            self._grid.select_next(board, corrected=corrected)
            self.card.keep(board)
            if is_last:  # the cursor stays, and a key too many would fall on this board
                self._ended.start(QApplication.doubleClickInterval())

    def _forget_half(self) -> None:
        """Leave a match as it is that is not typed to its end."""
        if self._half is not None:
            board, self._half = self._half[0], None
            self._grid.show_half(board, None)

    def _adjourn(self, board: Board) -> None:
        if self._verifying.is_under_way:
            self._verifying.type(board, None)
            return
        if self._entry.has_two_games:
            why = translate(
                "RoundsPage",
                "The games of a match are played one after the other; none of them is adjourned."
                " Leave the second result open until it is known.",
            )
            self._grid.reject(why)
            return
        self._acts.adjourn_board(board)
        if self._shown().game(board).is_adjourned:
            self._grid.select_next_missing(board)
            self.card.keep(board)
