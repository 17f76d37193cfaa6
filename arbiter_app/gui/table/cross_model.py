"""What stands in the cross table: the games, then points, tie-breaks and place."""

import re
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.rows_model import CENTRE, Column, Index
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.table.cross_cells import Cells, Square, cells
from arbiter_app.gui.table.standing_rows import (
    TableRow,
    place_column,
    play_off_columns,
    result_columns,
)
from arbiter_app.i18n import translate

_NO_PARENT = QModelIndex()


class CrossTableModel(QAbstractTableModel):
    """The cells of the games, then points, tie-breaks and place."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[TableRow, ...] = ()
        self.cycles = 1
        self._is_of_teams = False
        self._has_forfeits = self._has_decisions = False
        self._annulled: set[PlayerId] = set()
        self._cells: Cells | None = None
        self._results: tuple[Column[TableRow], ...] = ()
        self._texts: tuple[tuple[str, ...], ...] = ()
        self.opponents: tuple[tuple[PlayerId | None, ...], ...] = ()
        """Whom each cell of a game is about beside the player of its row."""
        self.hidden: frozenset[int] = frozenset()
        """Columns that find no room; the names tell what they hold."""

    def set_table(
        self, here: InHand, rows: Sequence[TableRow], dropped: Sequence[str] = ()
    ) -> None:
        """Show the games of an event with players in this order; dropped tie-breaks are idle."""
        self.beginResetModel()
        competition = here.competition
        self._is_of_teams = competition.settings.teams is not None
        self.rows = tuple(rows)
        self._cells = cells(here, self.rows)
        self._annulled = {row.standing.player for row in rows if row.standing.annulled}
        codes = competition.settings.tie_breaks
        values = result_columns(competition, codes=codes, dropped=dropped)
        self._results = (*values, *play_off_columns(rows), place_column())
        count = self._cells.count
        self._texts = tuple(
            (
                *(self._cells.text(at, column) for column in range(count)),
                *(column.text(row) for column in self._results),
            )
            for at, row in enumerate(self.rows)
        )
        self.opponents = tuple(
            tuple(self._cells.opponent(row, column) for column in range(count))
            for row in range(len(self.rows))
        )
        self.cycles = competition.settings.cycles
        results = [game.result for _, game in competition.games if game.result]
        self._has_forfeits = any(each.is_forfeit for each in results)
        self._has_decisions = any(each.is_decision for each in results)
        self.endResetModel()

    @property
    def cell_count(self) -> int:
        """How many columns are about games."""
        return self._cells.count if self._cells else 0

    @property
    def is_square(self) -> bool:
        """Whether everybody meets everybody, so that the opponents stand above the columns."""
        return isinstance(self._cells, Square)

    @property
    def is_of_signs(self) -> bool:
        """Whether a cell of a game has a sign and no words: matches have two scores."""
        return self.is_square and not self._is_of_teams

    @property
    def legend(self) -> str:
        """What a reader must know of the signs; "" where they go without saying."""
        explained = [
            (self._cells.explanation if self._cells else "", True),
            (translate("CrossTable", "+ –  by forfeit"), self._has_forfeits),
            (translate("CrossTable", "*  points set by the arbiter"), self._has_decisions),
        ]
        shown = "     ".join(text for text, is_there in explained if text and is_there)
        # A line may end between two explanations, not between a sign and its words.
        return re.sub(r"(?<! )  (?! )", "\N{NO-BREAK SPACE}" * 2, shown)

    def texts(self, column: int) -> set[str]:
        """Return all that stands in a column."""
        return {texts[column] for texts in self._texts}

    def text(self, row: int, column: int) -> str:
        """Return what stands in a cell."""
        return self._texts[row][column]

    def is_place(self, column: int) -> bool:
        """Whether a column is that of the places, the last one."""
        return column == self.columnCount() - 1

    def is_bold(self, column: int) -> bool:
        """Whether a column is what the row is looked up for: the points or the place."""
        return column == self.cell_count or self.is_place(column)

    @property
    def ranked_values(self) -> Sequence[int]:
        """The columns of tie-breaks and play-offs, the least one first: so they go where there is
        no room.
        """
        beside = range(self.columnCount() - 2, self.cell_count, -1)
        return sorted(beside, key=lambda column: not self.is_idle(column))

    def described(self, index: Index) -> str:
        """Return what hovering over a cell tells: round, colours, result and date."""
        if self._cells and self._is_about_games(index):
            return self._cells.described(index.row(), index.column())
        return ""

    def is_annulled(self, index: Index) -> bool:
        """Whether what stands in the cell does not count (C.05 Art. 6.6)."""
        return self.is_annulled_at(index.row(), index.column())

    def is_annulled_at(self, row: int, column: int) -> bool:
        """Whether what stands there does not count (C.05 Art. 6.6)."""
        if not self._annulled:
            return False
        opponent = self.opponents[row][column] if column < self.cell_count else None
        return not self._annulled.isdisjoint({self.rows[row].standing.player, opponent})

    def is_idle(self, column: int) -> bool:
        """Whether a column holds a tie-break that is not applied."""
        return column >= self.cell_count and self._results[column - self.cell_count].idle

    def head_player(self, column: int) -> PlayerId | None:
        """Return whose column it is; None for those of rounds and values."""
        if self._cells and 0 <= column < self._cells.count:
            return self._cells.head_player(column)
        return None

    def _is_about_games(self, index: Index) -> bool:
        return index.isValid() and index.column() < self.cell_count

    def rowCount(self, parent: Index = _NO_PARENT) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NO_PARENT) -> int:  # noqa: N802
        return 0 if parent.isValid() else self.cell_count + len(self._results)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(index.row(), index.column())
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self.described(index)) or None
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.described(index) or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return CENTRE
        return None

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical:
            return self._row_head(self.rows[section], role)
        if self._cells and section < self._cells.count:
            return _cell_head(self._cells, section, role)
        column = self._results[section - self.cell_count]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.title
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(column.hint or column.title)
        return None

    def _row_head(self, row: TableRow, role: int) -> str | None:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        parts = (str(row.standing.number), row.name, row.left)
        name = " ".join(part for part in parts if part)
        if role != Qt.ItemDataRole.ToolTipRole:
            return name
        pattern = translate("CrossTable", "{column}: {text}")
        columns = (self._results[column - self.cell_count] for column in sorted(self.hidden))
        values = (pattern.format(column=each.title, text=each.text(row)) for each in columns)
        return plain_tip("\n".join((name, *values)))


def _cell_head(cells: Cells, column: int, role: int) -> str | None:
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return cells.head(column)
        case Qt.ItemDataRole.ToolTipRole:
            return plain_tip(cells.head_hint(column))
    return None
