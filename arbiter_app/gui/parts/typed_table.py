"""A table with something to type for every player."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from arbiter_app.gui.base.rows_model import RIGHT

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TypedTable(QTableWidget):
    """One column is typed player after player, the last one says what is to be corrected.

    Enter goes on, Delete clears, and any other key is typed wherever the cursor was.
    """

    def __init__(self, heads: Sequence[str], *, name: str, typed: int) -> None:
        super().__init__(0, len(heads))
        self._typed = typed
        self._problems = len(heads) - 1
        self.setAccessibleName(name)
        self.setHorizontalHeaderLabels(list(heads))
        header = self.horizontalHeader()
        header.setSectionResizeMode(self._problems, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 10)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in _ENTER:
            # The Enter of what is being typed comes here too, before it is taken.
            if self.state() is not QAbstractItemView.State.EditingState:
                self._go_on()
            return
        self.setCurrentCell(self.currentRow(), self._typed)
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._cell(self.currentRow(), self._typed).setText("")
        else:
            super().keyPressEvent(event)

    def _go_on(self) -> None:
        """Go to the next player; from the last one there is nowhere to go."""
        if self.currentRow() < self.rowCount() - 1:
            self.setCurrentCell(self.currentRow() + 1, self._typed)

    def _fill(self, rows: Sequence[Sequence[str]], *, figures: Sequence[int]) -> None:
        """Put texts into all cells; those of some columns are figures."""
        with QSignalBlocker(self):
            self.setRowCount(len(rows))
            for row, texts in enumerate(rows):
                for column, text in enumerate(texts):
                    item = QTableWidgetItem(text)
                    if column in figures:
                        item.setTextAlignment(RIGHT)
                    if column != self._typed:
                        item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
                    self.setItem(row, column, item)

    def _say(self, row: int, problem: str) -> None:
        """Say at the end of a row what is wrong with it; "" for nothing."""
        with QSignalBlocker(self):
            self._cell(row, self._problems).setText(problem)
            self._cell(row, self._problems).setToolTip(problem)
        self.viewport().update()

    def _cell(self, row: int, column: int) -> QTableWidgetItem:
        item = self.item(row, column)
        assert item is not None, "every cell is filled when the players are shown"
        return item
