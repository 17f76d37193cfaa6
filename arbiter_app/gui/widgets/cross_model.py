"""What stands in the cross table: a square of results, then points, tie-breaks and place."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt

from arbiter_app.domain.event import Event
from arbiter_app.gui.models import CENTRE, Column, Index
from arbiter_app.gui.widgets.meetings import Meeting, Meetings, describe, meetings
from arbiter_app.gui.widgets.standing_rows import (
    TableRow,
    place_column,
    remark_text,
    result_columns,
)

_NO_PARENT = QModelIndex()


class CrossTableModel(QAbstractTableModel):
    """A square of cells in the order of the rows, then points, tie-breaks and place."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[TableRow, ...] = ()
        self.cycles = 1
        self._event = Event()
        self._meetings: Meetings = {}
        self._results: tuple[Column[TableRow], ...] = ()

    def set_table(self, event: Event, rows: Sequence[TableRow]) -> None:
        """Show the games of an event with players in this order."""
        self.beginResetModel()
        self.rows = tuple(rows)
        self._event = event
        self._meetings = meetings(event.tournament)
        self._results = (*result_columns(event.tournament), place_column())
        self.cycles = event.tournament.settings.cycles
        self.endResetModel()

    def games(self, row: int, column: int) -> tuple[Meeting, ...]:
        """Return the games that a cell stands for; none on the diagonal and beside the square."""
        if not (0 <= row < len(self.rows) and 0 <= column < len(self.rows)):
            return ()
        pair = (self.rows[row].standing.player, self.rows[column].standing.player)
        return self._meetings.get(pair, ())

    @property
    def has_special_signs(self) -> bool:
        """Whether a game was forfeited or its points were set by the arbiter."""
        results = (game.result for games in self._meetings.values() for game in games)
        return any(result and (result.is_forfeit or result.is_decision) for result in results)

    def described(self, index: Index) -> str:
        """Return what hovering over a cell tells: round, colours, result and date."""
        return describe(self._event, self.games(index.row(), index.column()))

    def rowCount(self, parent: Index = _NO_PARENT) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NO_PARENT) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self.rows) + len(self._results)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(index)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.described(index) or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return CENTRE
        return None

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical:
            return self._row_head(self.rows[section], role)
        if section < len(self.rows):
            return self._column_head(self.rows[section], role)
        column = self._results[section - len(self.rows)]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.title
            case Qt.ItemDataRole.ToolTipRole:
                return column.hint or column.title
        return None

    def _text(self, index: Index) -> str:
        if index.column() >= len(self.rows):
            return self._results[index.column() - len(self.rows)].text(self.rows[index.row()])
        return "\n".join(game.sign for game in self.games(index.row(), index.column()))

    def _row_head(self, row: TableRow, role: int) -> str | None:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        parts = (str(row.standing.number), row.name, remark_text(row))
        return " ".join(part for part in parts if part)

    def _column_head(self, row: TableRow, role: int) -> str | None:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return str(row.standing.number)
            case Qt.ItemDataRole.ToolTipRole:
                return row.name
        return None
