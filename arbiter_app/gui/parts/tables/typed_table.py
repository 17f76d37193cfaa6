"""A table with something to type for every player."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QResizeEvent, QValidator
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from arbiter_app.gui.base.rows_model import LEFT, RIGHT, Column, Index
from arbiter_app.gui.look.appearance import colour
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import px, row_height
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.column_room import share_room
from arbiter_app.gui.parts.tables.row_paint import BESIDE, Head, RowDelegate, paint_frame

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TypedTable(QTableWidget):
    """One column is typed player after player, the last one says what is to be corrected.

    Enter goes on, Delete clears, and any other key is typed wherever the cursor was.
    """

    def __init__(
        self,
        heads: Sequence[str],
        *,
        name: str,
        typed: int,
        validator: QValidator | None = None,
    ) -> None:
        """Show nobody yet; `validator` says which keys can be typed."""
        super().__init__(0, len(heads))
        self._typed = typed
        self._problems = len(heads) - 1
        self._columns: tuple[Column[str], ...] = tuple(
            Column(title=head, text=str) for head in heads
        )
        self.setAccessibleName(name)
        self.setHorizontalHeaderLabels(list(heads))
        head = Head(self, lambda: self._columns)
        head.setAccessibleName(name)
        self.setHorizontalHeader(head)
        self.setItemDelegate(_Cells(self, typed, validator))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(row_height())
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)

    @property
    def columns(self) -> Sequence[Column[str]]:
        """The columns, each asked about the text of a cell."""
        return self._columns

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self._show_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self._show_focus()

    def _show_focus(self) -> None:
        self.viewport().update()
        self.horizontalHeader().viewport().update()

    def _fit(self) -> None:
        """Give every column its width; what is to be corrected has the rest."""
        metrics, head = self.fontMetrics(), self.horizontalHeader()
        wanted = {}
        for place in range(len(self._columns)):
            texts = {self._cell(row, place).text() for row in range(self.rowCount())}
            widest = max(map(metrics.horizontalAdvance, texts), default=0) + 2 * px(BESIDE) + 1
            wanted[place] = max(widest, head.sectionSizeFromContents(place).width())
        height = metrics.height()
        widths = share_room(self._columns, wanted, self.viewport().width(), height=height)
        for place, width in widths.items():
            self.setColumnWidth(place, width)

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
        self._columns = tuple(
            replace(column, align=RIGHT if place in figures else LEFT)
            for place, column in enumerate(self._columns)
        )
        with QSignalBlocker(self):
            self.setRowCount(len(rows))
            for row, texts in enumerate(rows):
                for column, text in enumerate(texts):
                    item = QTableWidgetItem(text)
                    if column != self._typed:
                        item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
                    self.setItem(row, column, item)
        self._fit()

    def _say(self, row: int, problem: str) -> None:
        """Say at the end of a row what is wrong with it; "" for nothing."""
        with QSignalBlocker(self):
            self._cell(row, self._problems).setText(problem)
            self._cell(row, self._problems).setToolTip(plain_tip(problem))
        self.viewport().update()

    def _cell(self, row: int, column: int) -> QTableWidgetItem:
        item = self.item(row, column)
        assert item is not None, "every cell is filled when the players are shown"
        return item


class _Cells(RowDelegate):
    """The cell to be typed is a field with a frame; in it letters stand where they stood."""

    def __init__(self, table: TypedTable, typed: int, validator: QValidator | None) -> None:
        super().__init__(table, lambda: table.columns)
        self._typed_table = table
        self._typed = typed
        self._validator = validator

    def row_of(self, index: Index) -> str:
        return str(index.data() or "")

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        table = self._typed_table
        if index != table.currentIndex() or index.column() != self._typed:
            super().paint(painter, option, index)
            return
        is_edited = table.state() is QAbstractItemView.State.EditingState
        painter.fillRect(option.rect, colour(Token.FIELD))
        paint_frame(painter, option.rect, has_keys=is_edited or table.hasFocus())
        column = table.columns[self._typed]
        self.write(painter, option.rect, column, self.row_of(index), is_picked=False)

    def createEditor(  # noqa: N802
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,  # noqa: ARG002 - Qt hands it over
        index: Index,
    ) -> QWidget:
        field = Line(parent=parent)
        if self._validator is not None:
            field.setValidator(self._validator)
        field.setAlignment(self._typed_table.columns[index.column()].align)
        return field

    def updateEditorGeometry(  # noqa: N802
        self,
        editor: QWidget,
        option: QStyleOptionViewItem,
        index: Index,  # noqa: ARG002 - Qt hands it over
    ) -> None:
        frame = px(2)
        editor.setGeometry(
            option.rect.adjusted(px(BESIDE) - frame, frame, frame - px(BESIDE), -frame)
        )
