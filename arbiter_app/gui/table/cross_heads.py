"""The heads of the cross table: numbers above, names at the left, and the corner between them."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from arbiter_app.gui.base.rows_model import CENTRE, LEFT, RIGHT
from arbiter_app.gui.look.appearance import colour
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.parts.tables.row_paint import BESIDE
from arbiter_app.gui.table.cross_model import CrossTableModel
from arbiter_app.gui.table.cross_paint import Letters, elided, selected_player
from arbiter_app.gui.table.standing_rows import TableRow

_EDGE = 4
"""Room at the left of the numbers."""


class _QuietHeader(QHeaderView):
    """A head on the ground of the page, also where no section stands."""

    def __init__(
        self, orientation: Qt.Orientation, view: QTableView, table: CrossTableModel
    ) -> None:
        super().__init__(orientation, view)
        self._view = view
        self._table = table
        self.letters = Letters()
        """What it is written in."""
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(px(8))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), colour(Token.PAGE))
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
        self._rule(painter)
        painter.end()

    def _paint(self, painter: QPainter, rect: QRect, section: int) -> None:
        raise NotImplementedError

    def _rule(self, painter: QPainter) -> None:
        raise NotImplementedError


class NumberHeader(_QuietHeader):
    """The numbers of the opponents and the heads of the values; the line below is the accent while
    the keys go to the table.
    """

    def __init__(self, view: QTableView, table: CrossTableModel) -> None:
        super().__init__(Qt.Orientation.Horizontal, view, table)

    def _paint(self, painter: QPainter, rect: QRect, section: int) -> None:
        selected = selected_player(self._view, self._table)
        is_own = selected is not None and self._table.head_player(section) == selected
        is_in_hand = is_own or section == self._view.currentIndex().column()
        if is_own:
            painter.fillRect(rect, colour(Token.LIT))
        painter.setFont(self.letters.bold if is_in_hand else self.letters.usual)
        is_idle = self._table.is_idle(section)
        ink = Token.INK3 if is_idle else Token.INK if is_in_hand else Token.INK2
        painter.setPen(colour(ink))
        inside = rect.adjusted(0, 0, 0, -px(2))
        painter.drawText(inside, CENTRE, self._table.headerData(section, self.orientation()))

    def _rule(self, painter: QPainter) -> None:
        rule_below(painter, self.viewport(), self._view)


class NameHeader(_QuietHeader):
    """Number and name of each row, frozen at the left; a name that does not fit is elided."""

    def __init__(self, view: QTableView, table: CrossTableModel) -> None:
        super().__init__(Qt.Orientation.Vertical, view, table)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.maximumWidth(), 0)

    def needed(self, letters: Letters) -> int:
        """Return how wide it is with every name whole, in such letters."""
        metrics, beside = letters.metrics_of_bold, px(BESIDE)
        names = (
            metrics.horizontalAdvance(row.name)
            + (metrics.horizontalAdvance(row.left) + beside if row.left else 0)
            for row in self._table.rows
        )
        return px(_EDGE) + self._number_width(letters) + max(names, default=0) + 2 * beside + 1

    def _paint(self, painter: QPainter, rect: QRect, section: int) -> None:
        row, beside = self._table.rows[section], px(BESIDE)
        is_current = section == self._view.currentIndex().row()
        if is_current:
            painter.fillRect(rect, colour(Token.LIT))
        painter.setFont(self.letters.bold if is_current else self.letters.usual)
        painter.setPen(colour(Token.INK2))
        width = self._number_width(self.letters)
        number = QRect(rect.left() + px(_EDGE), rect.top(), width, rect.height())
        painter.drawText(number, RIGHT, str(row.standing.number))
        name = rect.adjusted(px(_EDGE) + width + beside, 0, -beside, 0)
        self._paint_name(painter, name, row, is_current=is_current)
        line = QRect(rect.left(), rect.bottom(), rect.width(), 1)
        painter.fillRect(line, colour(Token.LINE))

    def _paint_name(
        self, painter: QPainter, rect: QRect, row: TableRow, *, is_current: bool
    ) -> None:
        """Write the name, after a withdrawal struck out and followed by the word."""
        metrics = self.letters.metrics_of_bold if is_current else self.letters.metrics
        if row.left:
            painter.drawText(rect, RIGHT, row.left)
            rect = rect.adjusted(0, 0, -metrics.horizontalAdvance(row.left) - px(BESIDE), 0)
            painter.setFont(self.letters.struck)
        painter.setPen(colour(Token.INK3 if row.standing.annulled else Token.INK))
        painter.drawText(rect, LEFT, elided(metrics, row.name, rect.width()))

    def _rule(self, painter: QPainter) -> None:
        """Draw the rule before the first game, as far down as there are rows."""
        height = min(self.length() - self.offset(), self.height())
        painter.fillRect(self.width() - 1, 0, 1, height, colour(Token.RULE))

    def _number_width(self, letters: Letters) -> int:
        digits = max((len(str(row.standing.number)) for row in self._table.rows), default=0)
        return letters.metrics_of_bold.horizontalAdvance("0" * max(digits, 2))


class Corner(QWidget):
    """Goes on with the line below the heads above the names."""

    def __init__(self, view: QTableView) -> None:
        super().__init__(view)
        self._view = view

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(event.rect(), colour(Token.PAGE))
        rule_below(painter, self, self._view)
        painter.end()


def rule_below(painter: QPainter, head: QWidget, view: QTableView) -> None:
    """Draw the line below a head: the accent while the keys go to the table."""
    has_keys = view.hasFocus()
    height = px(2) if has_keys else 1
    ink = colour(Token.ACCENT if has_keys else Token.RULE)
    painter.fillRect(0, head.height() - height, head.width(), height, ink)
