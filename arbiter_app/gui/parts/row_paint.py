"""How the rows and the head of every table are painted: hairlines, inks, one accent."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPolygon
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from arbiter_app.gui.base.rows_model import LEFT, RIGHT, ROW_ROLE, Column, Index
from arbiter_app.gui.look.appearance import colour, pen
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.tokens import Token

Columns = Callable[[], Sequence[Column[Any]]]
"""What a table shows now, in the order of its model."""

BESIDE = 6
"""Room at both sides of a cell, in pixels beside letters of the usual height."""
_BAR = 3


def paint_ground(painter: QPainter, option: QStyleOptionViewItem, view: QTableView) -> bool:
    """Paint what a cell stands on: picked where the keys go to, held where they are elsewhere, with
    the hairline below it; return whether it is picked.
    """
    rect: QRect = option.rect
    is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
    has_keys = is_chosen and view.hasFocus()
    if is_chosen:
        painter.fillRect(rect, colour(Token.PICKED if has_keys else Token.HELD))
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colour(Token.LINE))
    return has_keys


def paint_bar(painter: QPainter, rect: QRect) -> None:
    """Paint the bar at the left of the row in hand."""
    painter.fillRect(QRect(rect.left(), rect.top(), px(_BAR), rect.height()), colour(Token.ACCENT))


class RowDelegate(QStyledItemDelegate):
    """Paints the cells of a table; others paint one column otherwise upon it."""

    def __init__(self, table: QTableView, columns: Columns) -> None:
        super().__init__(table)
        self._table = table
        self._columns = columns
        self._fonts: dict[tuple[bool, bool], QFont] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        is_picked = self.paint_cell_ground(painter, option, index)
        column, row = self._columns()[index.column()], index.data(ROW_ROLE)
        self.write(painter, option.rect, column, row, is_picked=is_picked)

    def paint_cell_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Paint what a cell stands on, with the bar where it is the first of the row in hand;
        return whether the keys go to its row.
        """
        is_picked = paint_ground(painter, option, self._table)
        is_first = option.rect.left() + self._table.horizontalHeader().offset() == 0
        if is_first and index.row() == self._table.currentIndex().row():
            paint_bar(painter, option.rect)
        return is_picked

    def write(
        self, painter: QPainter, rect: QRect, column: Column[Any], row: Any, *, is_picked: bool
    ) -> None:
        """Write the text of a cell in its ink."""
        text = column.shown(row)
        if not text:
            return
        font = self.font_of(column, row)
        painter.setFont(font)
        painter.setPen(colour(self.ink_of(column, row, is_picked=is_picked)))
        beside = px(BESIDE)
        inside = rect.adjusted(beside, 0, -beside, 0)
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, inside.width())
        painter.drawText(inside, column.align, shown)

    def ink_of(self, column: Column[Any], row: Any, *, is_picked: bool) -> Token:
        """Return the ink of a cell."""
        if column.faint and column.faint(row):
            return Token.ON_PICKED2 if is_picked else Token.INK3
        if is_picked:
            return Token.ON_PICKED2 if column.is_second else Token.ON_PICKED
        return Token.INK2 if column.is_second else Token.INK

    def font_of(self, column: Column[Any], row: Any) -> QFont:
        """Return the letters of a cell."""
        is_struck = bool(column.struck_out and column.struck_out(row))
        key = (column.is_bold, is_struck)
        if key not in self._fonts:
            font = QFont(self._table.font())
            font.setBold(column.is_bold)
            font.setStrikeOut(is_struck)
            self._fonts[key] = font
        return self._fonts[key]

    def forget_fonts(self) -> None:
        """Take the letters of the table anew."""
        self._fonts.clear()

    def sizeHint(self, _: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        column, row = self._columns()[index.column()], index.data(ROW_ROLE)
        font = self.font_of(column, row)
        width = QFontMetrics(font).horizontalAdvance(column.shown(row))
        return QSize(width + 2 * px(BESIDE) + 1, self._table.verticalHeader().defaultSectionSize())


class Head(QHeaderView):
    """Heads in second ink, each aligned like its column; the line below is the accent while the
    keys go to the table. The sorted column has an arrow beside its word.
    """

    def __init__(self, table: QTableView, columns: Columns) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self._columns = columns
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(px(BESIDE))

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(super().sizeHint().width(), QFontMetrics(self.font()).height() + px(12))

    def sectionSizeFromContents(self, section: int) -> QSize:  # noqa: N802
        width = QFontMetrics(self.font()).horizontalAdvance(self._word(section))
        arrow = self._arrow_room if self._is_sorted(section) else 0
        return QSize(width + arrow + 2 * px(BESIDE) + 1, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), colour(Token.PAGE))
        for section in range(self.count()):
            size = self.sectionSize(section)
            rect = QRect(self.sectionViewportPosition(section), 0, size, self.height())
            if size and rect.intersects(event.rect()):
                self._paint(painter, rect, section)
        has_keys = self._table.hasFocus()
        height = px(2) if has_keys else 1
        line = QRect(0, self.height() - height, self.viewport().width(), height)
        painter.fillRect(line, colour(Token.ACCENT if has_keys else Token.RULE))
        painter.end()

    def _paint(self, painter: QPainter, rect: QRect, section: int) -> None:
        is_sorted, beside = self._is_sorted(section), px(BESIDE)
        column = self._columns()[section]
        font = self.font()
        metrics = QFontMetrics(font)
        inside = rect.adjusted(beside, 0, -beside, -px(2))
        room = inside.width() - (self._arrow_room if is_sorted else 0)
        word = metrics.elidedText(self._word(section), Qt.TextElideMode.ElideRight, room)
        width = metrics.horizontalAdvance(word)
        used = width + (self._arrow_room if is_sorted else 0)
        left = inside.left()
        if column.align == RIGHT:
            left = inside.right() + 1 - used
        elif column.align != LEFT:
            left = inside.left() + (inside.width() - used) // 2
        painter.setFont(font)
        ink = Token.INK3 if column.idle else Token.INK if is_sorted else Token.INK2
        painter.setPen(colour(ink))
        painter.drawText(QRect(left, inside.top(), width + 2, inside.height()), LEFT, word)
        if is_sorted:
            self._paint_arrow(painter, left + width + px(4), inside)

    def _paint_arrow(self, painter: QPainter, left: int, inside: QRect) -> None:
        half, middle = px(4), inside.center().y()
        tip = -1 if self.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder else 1
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen(Token.ACCENT, 1.7))
        base, peak = middle - tip * half // 2, middle + tip * half // 2
        arrow = QPolygon()
        for x, y in ((left, base), (left + half, peak), (left + 2 * half, base)):
            arrow.append(QRect(x, y, 0, 0).topLeft())
        painter.drawPolyline(arrow)
        painter.restore()

    def _is_sorted(self, section: int) -> bool:
        return self._table.isSortingEnabled() and section == self.sortIndicatorSection()

    def _word(self, section: int) -> str:
        return self._columns()[section].title

    @property
    def _arrow_room(self) -> int:
        return px(13)
