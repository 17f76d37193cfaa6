"""How the rows and the head of every table are painted: hairlines, inks, one accent."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPolygon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from arbiter_app.gui.base.rows_model import FIGURES, LEFT, RIGHT, ROW_ROLE, Column, Index
from arbiter_app.gui.look.appearance import colour, pen
from arbiter_app.gui.look.sizes import alike, px
from arbiter_app.gui.look.tokens import Token

Columns = Callable[[], Sequence[Column[Any]]]
"""What a table shows now, in the order of its model."""

Cells = Sequence[tuple[int, int, int]]
"""What is seen of a row: the place of each column, where it begins, and how wide it is."""

BESIDE = 6
"""Room at both sides of a cell, in pixels beside letters of the usual height."""
_BAR = 3
_FRACTIONS = frozenset("¼½¾")
_HALF = "½"


def paint_ground(
    painter: QPainter, option: QStyleOptionViewItem, view: QAbstractItemView, *, held: bool = False
) -> bool:
    """Paint what a cell stands on, with the hairline below it: picked where the keys go to; held
    where they are elsewhere, and where it is `held`. Return whether it is picked.
    """
    rect: QRect = option.rect
    is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
    has_keys = is_chosen and view.hasFocus()
    if is_chosen or held:
        painter.fillRect(rect, colour(Token.PICKED if has_keys else Token.HELD))
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colour(Token.LINE))
    return has_keys


def paint_bar(painter: QPainter, rect: QRect) -> None:
    """Paint the bar at the left of the row in hand."""
    painter.fillRect(QRect(rect.left(), rect.top(), px(_BAR), rect.height()), colour(Token.ACCENT))


def paint_frame(painter: QPainter, rect: QRect, *, has_keys: bool) -> None:
    """Frame what is in hand, inside its edge: in the accent where the keys go to it."""
    width = px(2) if has_keys else 1
    ink = colour(Token.ACCENT if has_keys else Token.EDGE)
    left, top, across, down = rect.left(), rect.top(), rect.width(), rect.height()
    painter.fillRect(left, top, across, width, ink)
    painter.fillRect(left, top + down - width, across, width, ink)
    painter.fillRect(left, top, width, down, ink)
    painter.fillRect(left + across - width, top, width, down, ink)


def paint_badge(painter: QPainter, rect: QRect, text: str, font: QFont) -> None:
    """Paint words as what waits for the arbiter, in the place of those of a cell."""
    metrics, inset = QFontMetrics(font), px(BESIDE)
    room = rect.width() - 3 * inset
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    height = metrics.height() + px(2)
    pill = QRect(0, 0, metrics.horizontalAdvance(shown) + 2 * inset, height)
    pill.moveLeft(rect.left() + px(BESIDE) // 2 + 1)
    pill.moveTop(rect.center().y() - height // 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen(Token.WARN_EDGE))
    painter.setBrush(colour(Token.WARN))
    painter.drawRoundedRect(pill, height / 2, height / 2)
    painter.setFont(font)
    painter.setPen(colour(Token.ON_WARN))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, shown)
    painter.restore()


class RowDelegate(QStyledItemDelegate):
    """Paints the cells of a table; others paint one column otherwise upon it."""

    def __init__(self, table: QTableView, columns: Columns) -> None:
        super().__init__(table)
        self._table = table
        self._columns = columns
        self._letters: dict[tuple[bool, bool], tuple[QFont, QFontMetrics]] = {}
        self.hovered_row = -1
        """The row the mouse rests on."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        is_picked = self.paint_cell_ground(painter, option, index)
        column, row = self._columns()[index.column()], self.row_of(index)
        self.write(painter, option.rect, column, row, is_picked=is_picked)

    def row_of(self, index: Index) -> Any:
        """Return what the columns are asked about in a cell."""
        return index.data(ROW_ROLE)

    def paint_cell_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Paint what a cell stands on, with the bar where it is the first of the row in hand;
        return whether the keys go to its row.
        """
        row = index.row()
        is_picked = paint_ground(painter, option, self._table, held=row == self.hovered_row)
        is_first = option.rect.left() + self._table.horizontalHeader().offset() == 0
        if is_first and row == self._table.currentIndex().row():
            paint_bar(painter, option.rect)
        return is_picked

    def write(
        self, painter: QPainter, rect: QRect, column: Column[Any], row: Any, *, is_picked: bool
    ) -> None:
        """Write the text of a cell in its ink."""
        text = column.shown(row)
        if not text:
            return
        font, metrics = self._letters_of(column, row)
        painter.setFont(font)
        painter.setPen(colour(self.ink_of(column, row, is_picked=is_picked)))
        room = rect.width() - 2 * px(BESIDE)
        left = rect.left() + px(BESIDE)
        # Where a text begins is reckoned here: Qt would lay it out once more to find it.
        down = rect.top() + (rect.height() - metrics.height()) // 2 + metrics.ascent()
        if column.align == FIGURES:
            units = metrics.horizontalAdvance(divided(text)[0])
            left += room - metrics.horizontalAdvance(_HALF) - units
        elif (width := metrics.horizontalAdvance(text)) > room:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        elif column.align == RIGHT:
            left += room - width
        elif column.align != LEFT:
            left += (room - width) // 2
        painter.drawText(left, down, text)

    @property
    def is_plain(self) -> bool:
        """Whether all cells of a row have the same ground, and their words are all that differs."""
        return type(self).paint is RowDelegate.paint

    def paint_row(self, painter: QPainter, rect: QRect, at: int, cells: Cells) -> None:
        """Paint a whole plain row, the one at this place: its ground, its line, its words."""
        table = self._table
        is_chosen = table.selectionModel().isRowSelected(at, QModelIndex())
        is_picked = is_chosen and table.hasFocus()
        if is_chosen or at == self.hovered_row:
            painter.fillRect(rect, colour(Token.PICKED if is_picked else Token.HELD))
        line = QRect(rect.left(), rect.bottom(), rect.width(), 1)
        painter.fillRect(line, colour(Token.LINE))
        if at == table.currentIndex().row():
            paint_bar(painter, rect)
        row, columns = self.row_of(table.model().index(at, 0)), self._columns()
        for place, left, width in cells:
            cell = QRect(left, rect.top(), width, rect.height())
            self.write(painter, cell, columns[place], row, is_picked=is_picked)

    def ink_of(self, column: Column[Any], row: Any, *, is_picked: bool) -> Token:
        """Return the ink of a cell."""
        if column.faint and column.faint(row):
            return Token.ON_PICKED2 if is_picked else Token.INK3
        if is_picked:
            return Token.ON_PICKED2 if column.is_second else Token.ON_PICKED
        return Token.INK2 if column.is_second else Token.INK

    def font_of(self, column: Column[Any], row: Any) -> QFont:
        """Return the letters of a cell."""
        return self._letters_of(column, row)[0]

    def forget_fonts(self) -> None:
        """Take the letters of the table anew."""
        self._letters.clear()

    def sizeHint(self, _: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        column, row = self._columns()[index.column()], self.row_of(index)
        metrics = self._letters_of(column, row)[1]
        text = column.shown(row)
        if column.align == FIGURES:
            text = divided(text)[0] + _HALF
        width = metrics.horizontalAdvance(text) + 2 * px(BESIDE) + 1
        return QSize(width, self._table.verticalHeader().defaultSectionSize())

    def _letters_of(self, column: Column[Any], row: Any) -> tuple[QFont, QFontMetrics]:
        is_struck = bool(column.struck_out and column.struck_out(row))
        key = (column.is_bold, is_struck)
        if key not in self._letters:
            font = alike(self._table.font(), bold=column.is_bold)
            font.setStrikeOut(is_struck)
            self._letters[key] = font, QFontMetrics(font)
        return self._letters[key]


def divided(text: str) -> tuple[str, str]:
    """Return figures as units and the fraction that follows; a ½ alone stands among the units."""
    return (text[:-1], text[-1]) if len(text) > 1 and text[-1] in _FRACTIONS else (text, "")


class Head(QHeaderView):
    """Heads in second ink, each aligned like its column; the line below is the accent while the
    keys go to the table. The sorted column has an arrow beside its word.
    """

    def __init__(self, table: QTableView, columns: Columns) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self._columns = columns
        self._measured: tuple[object, QFont | None] = (None, None)
        """The columns whose words were measured, which Qt asks for cell by cell, and the font."""
        self._widths: list[int] = []
        self._height = 0
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(px(BESIDE))
        table.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802
        """Show below the heads whether the keys go to the table now."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.viewport().update()
        return False

    def sizeHint(self) -> QSize:  # noqa: N802
        self._measure()
        return QSize(super().sizeHint().width(), self._height)

    def _measure(self) -> None:
        columns, font = self._columns(), self.font()
        if columns is self._measured[0] and font == self._measured[1]:
            return
        self._measured = columns, font
        metrics = QFontMetrics(font)
        titles = [each.title.split("\n") for each in columns]
        self._widths = [max(map(metrics.horizontalAdvance, lines)) for lines in titles]
        self._height = max(map(len, titles), default=1) * metrics.height() + px(12)

    def sectionSizeFromContents(self, section: int) -> QSize:  # noqa: N802
        self._measure()
        arrow = self._arrow_room if self._is_sorted(section) else 0
        return QSize(self._widths[section] + arrow + 2 * px(BESIDE) + 1, self._height)

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
        is_sorted, column = self._is_sorted(section), self._columns()[section]
        metrics, beside = QFontMetrics(self.font()), px(BESIDE)
        ink = Token.INK3 if column.idle else Token.INK if is_sorted else Token.INK2
        painter.setFont(self.font())
        painter.setPen(colour(ink))
        line = rect.adjusted(beside, 0, -beside, -px(6))
        line.setTop(line.bottom() + 1 - metrics.height())
        for word in reversed(self._lines(section)):
            self._write(painter, line, word, column, arrow=is_sorted)
            line.translate(0, -metrics.height())
            is_sorted = False

    def _write(
        self, painter: QPainter, line: QRect, word: str, column: Column[Any], *, arrow: bool
    ) -> None:
        """Write a word of a head, with the arrow after it; before it at the right edge, so that it
        stays above its figures.
        """
        metrics, beside = painter.fontMetrics(), self._arrow_room if arrow else 0
        shown = metrics.elidedText(word, Qt.TextElideMode.ElideRight, line.width() - beside)
        width = metrics.horizontalAdvance(shown)
        left = line.left()
        if column.align in (RIGHT, FIGURES):
            left = line.right() + 1 - width
        elif column.align != LEFT:
            left = line.left() + (line.width() - width - beside) // 2
        painter.drawText(QRect(left, line.top(), width + 2, line.height()), LEFT, shown)
        if arrow:
            at_right = column.align in (RIGHT, FIGURES)
            self._paint_arrow(painter, left - beside if at_right else left + width + px(4), line)

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

    def _lines(self, section: int) -> list[str]:
        return self._columns()[section].title.split("\n")

    @property
    def _arrow_room(self) -> int:
        return px(13)


def wear_head(table: QTableView, titles: Sequence[str]) -> None:
    """Give the head of every table to one whose cells are items, all of them words."""
    columns: tuple[Column[str], ...] = tuple(Column(title=title, text=str) for title in titles)
    head = Head(table, lambda: columns)
    head.setAccessibleName(table.accessibleName())
    table.setHorizontalHeader(head)
