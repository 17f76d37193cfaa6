"""How the cross table is painted: quiet heads, square cells, a hatched diagonal."""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.rows_model import CENTRE, LEFT, RIGHT, Index
from arbiter_app.gui.table.cross_model import CrossTableModel
from arbiter_app.gui.table.standing_rows import TableRow

PADDING = 8
_HATCH = 5
_LARGEST_SIGN = 20
_UNCOUNTED = 110
"""How strong the colour is of what does not count."""


class CellDelegate(QStyledItemDelegate):
    """Paints squares and values; row and column of the selected player light up."""

    def __init__(self, view: QTableView, table: CrossTableModel) -> None:
        super().__init__(view)
        self._view = view
        self._table = table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        rect: QRect = option.rect
        palette, current = self._view.palette(), self._view.currentIndex()
        is_about_games = index.column() < self._table.cell_count
        if self._table.is_about(index, _player(self._table, current)):
            painter.fillRect(rect, _lit(palette))
        if self._table.is_annulled(index):
            painter.setPen(_faint(palette, _UNCOUNTED))
        if self._table.is_diagonal(index):
            _hatch(painter, rect, palette)
        elif is_about_games and self._table.is_square:
            self._paint_signs(painter, rect, str(index.data()).split("\n"))
        else:
            self._paint_value(painter, rect, index)
        painter.setPen(QPen(_faint(palette, 60)))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if is_about_games:
            painter.drawLine(rect.topRight(), rect.bottomRight())
        if index == current:
            width = 2 if self._view.hasFocus() else 1
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), width))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        painter.restore()

    def _paint_signs(self, painter: QPainter, rect: QRect, signs: Sequence[str]) -> None:
        """Write the results of a pair below each other, the first cycle's on top."""
        font = QFont(self._view.font())
        height = rect.height() / max(len(signs), 1)
        font.setPixelSize(round(min(height * (0.56 if len(signs) == 1 else 0.78), _LARGEST_SIGN)))
        for line, sign in enumerate(signs):
            font.setBold(sign in ("1", "+"))
            painter.setFont(font)
            top = rect.top() + round(line * height)
            painter.drawText(QRect(rect.left(), top, rect.width(), round(height)), CENTRE, sign)

    def _paint_value(self, painter: QPainter, rect: QRect, index: Index) -> None:
        font = QFont(self._view.font())
        font.setBold(index.column() in (self._table.cell_count, self._table.columnCount() - 1))
        painter.setFont(font)
        painter.drawText(rect, CENTRE, str(index.data()))


class _QuietHeader(QHeaderView):
    """A head on the ground of the table, also where no section stands."""

    def __init__(
        self, orientation: Qt.Orientation, view: QTableView, table: CrossTableModel
    ) -> None:
        super().__init__(orientation, view)
        self._view = view
        self._table = table
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(8)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self._view.palette().base())
        across = self.orientation() is Qt.Orientation.Horizontal
        for section in range(self.count()):
            start, size = self.sectionViewportPosition(section), self.sectionSize(section)
            rect = (
                QRect(start, 0, size, self.height())
                if across
                else QRect(0, start, self.width(), size)
            )
            if size and rect.intersects(event.rect()):
                self._paint(painter, rect, section)

    def _paint(self, painter: QPainter, rect: QRect, section: int) -> None:
        raise NotImplementedError


class NumberHeader(_QuietHeader):
    """The numbers of the opponents and the heads of the values."""

    def __init__(self, view: QTableView, table: CrossTableModel) -> None:
        super().__init__(Qt.Orientation.Horizontal, view, table)

    def _paint(self, painter: QPainter, rect: QRect, section: int) -> None:
        palette, current = self._view.palette(), self._view.currentIndex()
        player = _player(self._table, current)
        is_own = player is not None and self._table.head_player(section) == player
        if is_own:
            painter.fillRect(rect, _lit(palette))
        font = QFont(self.font())
        font.setBold(is_own or section == current.column())
        painter.setFont(font)
        painter.setPen(_faint(palette, _UNCOUNTED if self._table.is_idle(section) else 255))
        painter.drawText(rect, CENTRE, self._table.headerData(section, self.orientation()))
        painter.setPen(QPen(_faint(palette, 140)))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())


class NameHeader(_QuietHeader):
    """Number and name of each row, frozen at the left; a name that does not fit is elided."""

    def __init__(self, view: QTableView, table: CrossTableModel) -> None:
        super().__init__(Qt.Orientation.Vertical, view, table)

    def sizeHint(self) -> QSize:  # noqa: N802
        bold = QFont(self.font())
        bold.setBold(True)
        metrics = QFontMetrics(bold)
        widest = max((self._needed(metrics, row) for row in self._table.rows), default=0)
        return QSize(self._number_width() + min(widest, 16 * metrics.height()) + 3 * PADDING, 0)

    def _paint(self, painter: QPainter, rect: QRect, section: int) -> None:
        palette, row = self._view.palette(), self._table.rows[section]
        is_current = section == self._view.currentIndex().row()
        if is_current:
            painter.fillRect(rect, _lit(palette))
        font = QFont(self.font())
        font.setBold(is_current)
        painter.setFont(font)
        painter.setPen(_faint(palette, 170))
        number = QRect(rect.left() + PADDING, rect.top(), self._number_width(), rect.height())
        painter.drawText(number, RIGHT, str(row.standing.number))
        self._paint_name(painter, rect.adjusted(number.right() + PADDING, 0, -4, 0), row, font)
        painter.setPen(QPen(_faint(palette, 60)))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _paint_name(self, painter: QPainter, rect: QRect, row: TableRow, font: QFont) -> None:
        """Write the name, after a withdrawal struck out and followed by the word."""
        metrics = QFontMetrics(font)
        palette = self._view.palette()
        if remark := row.left:
            painter.setPen(_faint(palette, 170))
            painter.drawText(rect, RIGHT, remark)
            rect = rect.adjusted(0, 0, -metrics.horizontalAdvance(remark) - PADDING, 0)
        font.setStrikeOut(bool(row.left))
        painter.setFont(font)
        alpha = _UNCOUNTED if row.standing.annulled else 255
        painter.setPen(_faint(palette, alpha))
        text = metrics.elidedText(row.name, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, LEFT, text)

    def _needed(self, metrics: QFontMetrics, row: TableRow) -> int:
        remark = row.left
        beside = metrics.horizontalAdvance(remark) + PADDING if remark else 0
        return metrics.horizontalAdvance(row.name) + beside

    def _number_width(self) -> int:
        digits = max((len(str(row.standing.number)) for row in self._table.rows), default=0)
        return QFontMetrics(self.font()).horizontalAdvance("0" * max(digits, 2))


def _player(table: CrossTableModel, current: Index) -> PlayerId | None:
    """Return whose row the cursor is in."""
    return table.rows[current.row()].standing.player if current.isValid() else None


def _lit(palette: QPalette) -> QColor:
    """Return the accent colour, thin enough to read on."""
    colour = QColor(palette.color(QPalette.ColorRole.Highlight))
    colour.setAlpha(46)
    return colour


def _faint(palette: QPalette, alpha: int) -> QColor:
    """Return the colour of the text, paler."""
    colour = QColor(palette.color(QPalette.ColorRole.Text))
    colour.setAlpha(alpha)
    return colour


def _hatch(painter: QPainter, rect: QRect, palette: QPalette) -> None:
    """Draw the diagonal strokes of a cell in which nobody can play."""
    painter.save()
    painter.setClipRect(rect)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(_faint(palette, 90), 1))
    reach = rect.width() + rect.height()
    for offset in range(_HATCH, reach, _HATCH):
        start, end = rect.left() + offset, rect.top() + offset
        painter.drawLine(QLineF(start, rect.top(), rect.left(), end))
    painter.restore()
