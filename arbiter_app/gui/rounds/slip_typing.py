"""Slips typed on the page of rounds, each by its board, in whatever order they lie."""

from arbiter_app.domain.ids import Board
from arbiter_app.gui.rounds.boards_in_view import BoardsInView
from arbiter_app.gui.rounds.grid.board_lines import BoardLine
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.grid.result_keys import short
from arbiter_app.gui.rounds.grid.slips import Slip
from arbiter_app.gui.rounds.round_typing import RoundTyping
from arbiter_app.gui.rounds.second_typing.verifying import Verifying
from arbiter_app.i18n import translate


class SlipTyping:
    """Types the results of slips. A board that has another result is changed only when its slip is
    typed once more: the number may be wrong. While a round is verified, results are compared.
    """

    def __init__(
        self,
        grid: ResultGrid,
        boards: BoardsInView,
        typing: RoundTyping,
        verifying: Verifying,
    ) -> None:
        self._grid, self._boards, self._typing = grid, boards, typing
        self._verifying = verifying
        self._doubted: Slip | None = None
        """What would change a result, as it was typed last."""

    def take(self, slip: Slip) -> str | None:
        """Type a slip and return what was done; None where it was not done, which is said."""
        doubted, self._doubted = self._doubted, None
        if (line := self._line(slip.board)) is None:
            pattern = translate("SlipTyping", "This round has no board {board}.")
            self._grid.reject(pattern.format(board=slip.board))
            return None
        if self._boards.has_two_games and not slip.result.games:
            return self._take_game(line, slip)
        if self._verifying.is_under_way:
            self._typing.take(line.board, slip.result)
            now = self._line(slip.board)
            return self._done(line, slip) if now is not None and now.game.checked else ""
        if line.result == slip.result:
            return self._done(line, slip)
        if line.result is not None and slip != doubted:
            self._doubted = slip
            self._doubt(line)
            return None
        self._boards.select(line.board)
        self._typing.begin_anew()
        self._typing.take(line.board, slip.result)
        now = self._line(slip.board)
        return self._done(line, slip) if now is not None and now.result == slip.result else None

    def _take_game(self, line: BoardLine, slip: Slip) -> str | None:
        """Type the next game of a match of two, and return how it stands."""
        if line.is_open or self._verifying.is_under_way:
            self._boards.select(line.board)
            self._typing.begin_anew()
            self._typing.take(line.board, slip.result)
            now = self._line(slip.board)
            return "" if now is None else self._stands(now)
        pattern = translate(
            "SlipTyping",
            "Board {board} has both results already: {white} – {black}, {games}. Both keys change"
            " them: {board} 1 5.",
        )
        self._grid.reject(
            pattern.format(
                board=line.told, white=line.white.name, black=line.black.name, games=line.games
            )
        )
        return None

    def _stands(self, line: BoardLine) -> str:
        pattern = translate("SlipTyping", "✓ {board}: {white} – {black}, {games}")
        return pattern.format(
            board=line.told, white=line.white.name, black=line.black.name, games=line.games
        )

    def _line(self, board: Board) -> BoardLine | None:
        return next((each for each in self._boards.lines if each.shown == board), None)

    def _doubt(self, line: BoardLine) -> None:
        assert line.result is not None, "only another result is doubted"
        pattern = translate(
            "SlipTyping",
            "Board {board} has {result} already: {white} – {black}. Enter once more changes it.",
        )
        self._grid.reject(
            pattern.format(
                board=line.told,
                result=short(line.result),
                white=line.white.name,
                black=line.black.name,
            )
        )

    def _done(self, line: BoardLine, slip: Slip) -> str:
        """Return the board as it was typed, with the names, to be compared with the slip."""
        pattern = translate("SlipTyping", "✓ {board}: {white} {result} {black}")
        return pattern.format(
            board=line.told,
            white=line.white.name,
            result=short(slip.result),
            black=line.black.name,
        )
