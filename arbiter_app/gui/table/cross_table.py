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
from PySide6.QtWidgets import QAbstractItemView, QApplication, QTableView

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.parts.letter_search import NameTyping, begins, is_letter
from arbiter_app.gui.table.cross_model import CrossTableModel
from arbiter_app.gui.table.cross_paint import PADDING, CellDelegate, NameHeader, NumberHeader
from arbiter_app.gui.table.standing_rows import TableRow
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
        self._measured: dict[int, int] = {}
        self._name = NameTyping()
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

    def set_table(
        self, here: InHand, rows: Sequence[TableRow], dropped: Sequence[str] = ()
    ) -> None:
        """Show an event with players in this order, those without a place last.

        The heads of dropped tie-breaks are faint. The cursor stays in its cell.
        """
        player, column = self.selected, self.currentIndex().column()
        opponent = self.table.head_player(column)
        beyond = column - self.table.cell_count
        ordered = sorted(rows, key=lambda row: row.standing.annulled)
        self.table.set_table(here, ordered, dropped)
        self._measured.clear()
        self._fit()
        place = {row.standing.player: position for position, row in enumerate(self.table.rows)}
        if opponent is not None:
            column = place.get(opponent, 0)
        elif beyond >= 0:
            column = self.table.cell_count + beyond
        row = place.get(player, 0) if player is not None else 0
        column = min(column, self.table.columnCount() - 1)
        self.setCurrentIndex(self.table.index(row, column if player is not None else 0))

    @property
    def selected(self) -> PlayerId | None:
        """The player whose row the cursor is in."""
        position = self.currentIndex().row()
        if 0 <= position < len(self.table.rows):
            return self.table.rows[position].standing.player
        return None

    @property
    def games_described(self) -> str:
        """What hovering over the cell under the cursor tells; "" outside the square."""
        return self.table.described(self.currentIndex())

    @property
    def legend(self) -> str:
        """What a reader must know of the signs; "" where they go without saying."""
        return self.table.legend

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

    def keyboardSearch(self, search: str) -> None:  # noqa: N802
        """Go to the player whose name begins with the letters typed without a pause."""
        if not is_letter(search):
            return
        typed = self._name.add(search)
        named = (row for row in self.table.rows if begins((row.name,), typed))
        if row := next(named, None):
            self.select(row.standing.player)
        else:
            QApplication.beep()
            self._name.forget()

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
            self._measured.clear()
            self._fit()

    def _fit(self) -> None:
        """Make the cells as large as the whole table in this window allows."""
        rows, count = len(self.table.rows), self.table.cell_count
        if not rows:
            return
        metrics = QFontMetrics(self.font())
        head = metrics.height() + PADDING
        frame = 2 * self.frameWidth()
        smallest = round(metrics.height() * (1 + 0.35 * self.table.cycles)) - 2
        height = (self.height() - head - frame) // rows
        room = self.width() - frame
        if height < smallest:
            room -= self.verticalScrollBar().sizeHint().width()
        names, padding = self.verticalHeader().sizeHint().width(), PADDING
        needed = self._needed_beside()
        cell, least, most = self._cell_widths(smallest)
        if names + count * cell + sum(needed) + 2 * padding * len(needed) > room:
            cell, padding = least, _TIGHT
            left = room - count * cell - sum(needed) - 2 * padding * len(needed)
            names = min(names, max(left, _NARROWEST_NAME * metrics.height()))
        spare = room - names - sum(needed) - 2 * padding * len(needed)
        width = spare // max(count, 1)
        side = min(max(min(width, height), smallest), round(metrics.height() * 2.6))
        self.horizontalHeader().setFixedHeight(head)
        self.verticalHeader().setMaximumWidth(names)
        self.verticalHeader().setDefaultSectionSize(side)
        for column in range(count):
            self.setColumnWidth(column, min(most or side, max(width, cell)))
        for column, width in enumerate(needed, start=count):
            self.setColumnWidth(column, width + 2 * padding)
        self.updateGeometries()

    def _cell_widths(self, smallest: int) -> tuple[int, int, int | None]:
        """Return how wide a cell of a game should be, the least, and the most it may be.

        A square may be as wide as it is high.
        """
        if self.table.is_square:
            return smallest, min(smallest, self._narrowest_square()), None
        widest = max(self._widths(range(self.table.cell_count)), default=0)
        return widest + 2 * PADDING, widest + 2 * _TIGHT, 2 * widest

    def _needed_beside(self) -> list[int]:
        """Return how wide the words are in each column beside the games."""
        return self._widths(range(self.table.cell_count, self.table.columnCount()))

    def _widths(self, columns: Sequence[int]) -> list[int]:
        """Return how wide the widest text of each column is, which is measured once."""
        bold = QFont(self.font())
        bold.setBold(True)
        metrics = QFontMetrics(bold)
        for column in columns:
            if column not in self._measured:
                head = self.table.headerData(column, Qt.Orientation.Horizontal)
                texts = {head, *self.table.texts(column)}
                self._measured[column] = max(map(metrics.horizontalAdvance, texts))
        return [self._measured[column] for column in columns]

    def _narrowest_square(self) -> int:
        """Return the width that the number of an opponent needs."""
        bold = QFont(self.font())
        bold.setBold(True)
        return QFontMetrics(bold).horizontalAdvance("00") + 2

    def _light_up(self) -> None:
        self.viewport().update()
        self.verticalHeader().viewport().update()
        self.horizontalHeader().viewport().update()
