"""The cross table (Шахматка): everybody against everybody in square cells."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QTableView

from arbiter_app.domain.event import Event
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.widgets.cross_model import CrossTableModel
from arbiter_app.gui.widgets.cross_paint import PADDING, CellDelegate, NameHeader, NumberHeader
from arbiter_app.gui.widgets.standing_rows import TableRow
from arbiter_app.i18n import translate

_TIGHT = 3
"""What is left of the padding where there is no room."""
_NARROWEST_NAME = 7
"""How narrow names may become, in heights of their letters."""


class CrossTable(QTableView):
    """The cross table with the names frozen; row and column of the selected player light up."""

    def __init__(self) -> None:
        super().__init__()
        self.table = CrossTableModel()
        self.setModel(self.table)
        self.setAccessibleName(translate("CrossTable", "Cross table"))
        self.setItemDelegate(CellDelegate(self, self.table))
        self.setVerticalHeader(NameHeader(self, self.table))
        self.setHorizontalHeader(NumberHeader(self, self.table))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setStyleSheet("QTableCornerButton::section { background: palette(base); border: 0 }")
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentChanged.connect(self._light_up)

    def set_table(self, event: Event, rows: Sequence[TableRow]) -> None:
        """Show an event with players in this order; the cursor stays in its cell."""
        player, opponent = self.selected, self._opponent
        beyond = self.currentIndex().column() - len(self.table.rows)
        self.table.set_table(event, rows)
        self._fit()
        place = {row.standing.player: position for position, row in enumerate(self.table.rows)}
        column = place.get(opponent, 0) if opponent is not None else len(rows) + max(beyond, 0)
        row = place.get(player, 0) if player is not None else 0
        self.setCurrentIndex(self.table.index(row, column if player is not None else 0))

    @property
    def selected(self) -> PlayerId | None:
        """The player whose row the cursor is in."""
        return self._player(self.currentIndex().row())

    @property
    def games_described(self) -> str:
        """What hovering over the cell under the cursor tells; "" outside the square."""
        return self.table.described(self.currentIndex())

    @property
    def has_special_signs(self) -> bool:
        """Whether a result stands there that was not simply played."""
        return self.table.has_special_signs

    def select(self, player: PlayerId) -> None:
        """Put the cursor into the row of a player, in the same column."""
        for position, row in enumerate(self.table.rows):
            if row.standing.player == player:
                column = max(self.currentIndex().column(), 0)
                self.setCurrentIndex(self.table.index(position, column))

    def set_filter(self, text: str) -> None:
        """Show only the rows of players whose names contain a text."""
        for position, row in enumerate(self.table.rows):
            self.setRowHidden(position, text.casefold() not in row.name.casefold())

    def copy(self) -> None:
        """Put the table on the clipboard: clean text with tabs, as spreadsheets take it."""
        columns = range(self.table.columnCount())
        across = Qt.Orientation.Horizontal
        heads = [self.table.headerData(column, across) for column in columns]
        lines = [["№", translate("CrossTable", "Name"), *heads]]
        for position, row in enumerate(self.table.rows):
            cells = [self.table.index(position, column).data() for column in columns]
            texts = [cell.replace("\n", " ").strip() for cell in cells]
            lines.append([str(row.standing.number), row.name, *texts])
        QGuiApplication.clipboard().setText("\n".join("\t".join(line) for line in lines))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Make the squares as large as the whole table in this window allows."""
        count = len(self.table.rows)
        if not count:
            return
        metrics = QFontMetrics(self.font())
        head = metrics.height() + PADDING
        frame = 2 * self.frameWidth()
        smallest = round(metrics.height() * (1 + 0.35 * self.table.cycles)) - 2
        height = (self.height() - head - frame) // count
        room = self.width() - frame
        if height < smallest:
            room -= self.verticalScrollBar().sizeHint().width()
        names, square, padding = self.verticalHeader().sizeHint().width(), smallest, PADDING
        needed = self._needed_beside()
        if names + count * square + sum(needed) + 2 * padding * len(needed) > room:
            square, padding = min(smallest, self._narrowest_square()), _TIGHT
            left = room - count * square - sum(needed) - 2 * padding * len(needed)
            names = min(names, max(left, _NARROWEST_NAME * metrics.height()))
        width = (room - names - sum(needed) - 2 * padding * len(needed)) // count
        side = min(max(min(width, height), smallest), round(metrics.height() * 2.6))
        self.horizontalHeader().setFixedHeight(head)
        self.verticalHeader().setMaximumWidth(names)
        self.verticalHeader().setDefaultSectionSize(side)
        for column in range(count):
            self.setColumnWidth(column, min(side, max(width, square)))
        for column, width in enumerate(needed, start=count):
            self.setColumnWidth(column, width + 2 * padding)
        self.updateGeometries()

    def _needed_beside(self) -> list[int]:
        """Return how wide the words are in each column beside the square."""
        bold = QFont(self.font())
        bold.setBold(True)
        metrics = QFontMetrics(bold)
        return [
            max(metrics.horizontalAdvance(text) for text in self._texts(column))
            for column in range(len(self.table.rows), self.table.columnCount())
        ]

    def _narrowest_square(self) -> int:
        """Return the width that the number of an opponent needs."""
        bold = QFont(self.font())
        bold.setBold(True)
        return QFontMetrics(bold).horizontalAdvance("00") + 2

    def _texts(self, column: int) -> list[str]:
        head = self.table.headerData(column, Qt.Orientation.Horizontal)
        cells = (self.table.index(row, column).data() for row in range(self.table.rowCount()))
        return [head, *cells]

    @property
    def _opponent(self) -> PlayerId | None:
        return self._player(self.currentIndex().column())

    def _player(self, position: int) -> PlayerId | None:
        if 0 <= position < len(self.table.rows):
            return self.table.rows[position].standing.player
        return None

    def _light_up(self) -> None:
        self.viewport().update()
        self.verticalHeader().viewport().update()
        self.horizontalHeader().viewport().update()
