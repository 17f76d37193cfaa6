"""The card of a match of teams whose boards are typed: four keys and Enter."""

from arbiter_app.domain.ids import Board
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid


class CardInHand:
    """Knows the table of the card while the cursor is where its typing has led to, which may be the
    next match already; where people play for themselves there are no cards.
    """

    def __init__(self, grid: ResultGrid) -> None:
        self._grid = grid
        self._table: Board | None = None
        self._led_to: Board | None = None

    @property
    def table(self) -> Board | None:
        """The table of the card: of the board typed last, else of that under the cursor."""
        line = self._grid.selected
        if line is None:
            return None
        return self._table if line.board == self._led_to else line.table

    def keep(self, board: Board) -> None:
        """Keep that a board was typed, and where the cursor is now."""
        line = self._grid.selected
        self._table = self._grid.table_of(board)
        self._led_to = None if line is None or self._table is None else line.board

    def end(self) -> bool:
        """Take the Enter that ends a card; return whether the cursor is at the next one already."""
        line, card = self._grid.selected, self.table
        self._led_to = None
        return line is not None and line.table != card
