"""How the boards of a round are painted: sums unit under unit, results round a sign that stands in
the middle, and the field of the result that is typed.
"""

from collections.abc import Mapping

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QTableView

from arbiter_app.gui.base.rows_model import CENTRE, LEFT, RIGHT, Index, RowsModel
from arbiter_app.gui.look.appearance import colour, pen
from arbiter_app.gui.look.sizes import Type, letters, px
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.parts.tables.row_paint import BESIDE, RowDelegate, paint_bar
from arbiter_app.gui.rounds.grid.board_lines import BoardLine
from arbiter_app.gui.rounds.grid.board_rows import (
    NAME_COLUMNS,
    RESULT_COLUMN,
    SUM_COLUMNS,
    longest_games,
    score,
    words_of_open,
)
from arbiter_app.gui.rounds.grid.match_heads import MatchHead

_FROM_SIGN = 0.53
"""From the middle of the sign to a mark, in heights of letters."""
_HALF = "½"


class BoardPaint(RowDelegate):
    """Paints every cell of a round by itself: two rows are painted with every key."""

    def __init__(self, grid: QTableView, boards: RowsModel[BoardLine]) -> None:
        super().__init__(grid, lambda: boards.columns)
        self._boards = boards
        self.is_wrong = False
        """Whether a key was just refused."""
        self.has_points = False
        """Whether results are points of boards of matches."""
        self.has_two_games = False
        """Whether results are those of matches of two games."""
        self.heads: Mapping[int, MatchHead] = {}
        """The matches of teams, by the rows above which they stand."""
        self.use_letters(1)

    def width_of_sums(self, texts: set[str]) -> int:
        """Return how wide a column of sums is, with room for a half after each of them."""
        metrics = self._metrics
        whole = max(metrics.horizontalAdvance(text.removesuffix(_HALF)) for text in texts)
        return whole + self._half_width + 2 * self._beside + 1

    @property
    def width_of_results(self) -> int:
        """How wide the column of results is, whatever stands in it."""
        longest = f"00{_HALF}" if self.has_points else f"{_HALF} *"
        marks = 2 * (self._from_sign + self._bold_metrics.horizontalAdvance(longest))
        words = max(map(self._metrics.horizontalAdvance, words_of_open()))
        if self.has_two_games:
            words = max(words, self._metrics.horizontalAdvance(longest_games()))
        return max(marks, words) + 4 * self._beside

    def use_letters(self, scale: float) -> None:
        """Write in letters so much larger than usual."""
        self._font = letters(Type.GRID, scale=scale)
        self._bold = letters(Type.GRID, scale=scale, bold=True)
        self._struck = QFont(self._font)
        self._struck.setStrikeOut(True)
        self._metrics = QFontMetrics(self._font)
        self._bold_metrics = QFontMetrics(self._bold)
        self._half_width = self._metrics.horizontalAdvance(_HALF)
        self._beside, self._from_sign = px(BESIDE), round(self._metrics.height() * _FROM_SIGN)
        self.forget_fitted()

    def forget_fitted(self) -> None:
        """Cut texts anew: the columns have other widths."""
        self._fitted: dict[tuple[str, int], str] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect: QRect = option.rect
        row, place = index.row(), index.column()
        if head := self.heads.get(row):
            rect = self._paint_head(painter, rect, head)
        is_current = row == self._table.currentIndex().row()
        has_keys = is_current and self._table.hasFocus()
        if is_current or row == self.hovered_row:
            painter.fillRect(rect, colour(Token.PICKED if has_keys else Token.HELD))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, colour(Token.LINE))
        if is_current and not place:
            paint_bar(painter, rect)
        line, column = self._boards.rows[row], self._boards.columns[place]
        if place == RESULT_COLUMN:
            if is_current:
                self._paint_field(painter, rect, has_keys=has_keys)
            self._write_result(painter, rect, line)
            return
        if has_keys:
            ink = Token.ON_PICKED2 if column.is_second else Token.ON_PICKED
        else:
            ink = Token.INK2 if column.is_second else Token.INK
        painter.setPen(colour(ink))
        is_struck = place in NAME_COLUMNS and column.struck_out and column.struck_out(line)
        painter.setFont(self._struck if is_struck else self._font)
        inside = rect.adjusted(self._beside, 0, -self._beside, 0)
        if place in SUM_COLUMNS:
            self._write_sum(painter, inside, column.text(line))
        elif text := column.text(line):
            painter.drawText(inside, column.align, self._fit(text, inside.width()))

    @property
    def height_of_head(self) -> int:
        """How much higher a row is above which a match stands."""
        return self._metrics.height() + 2 * px(BESIDE)

    def _paint_head(self, painter: QPainter, rect: QRect, head: MatchHead) -> QRect:
        """Paint what of a match belongs above a cell, and return the cell below it: the words go
        over all cells of the row, the teams and the score stand over names and results.
        """
        above = QRect(rect.left(), rect.top(), rect.width(), self.height_of_head)
        table, beside = self._table, self._beside
        line = QRect(0, above.top(), table.viewport().width(), above.height())
        middle = table.columnViewportPosition(RESULT_COLUMN) + (
            table.columnWidth(RESULT_COLUMN) // 2
        )
        half = self.width_of_results // 2
        table_width = self._metrics.horizontalAdvance(head.table) + 2 * beside
        notes_width = self._metrics.horizontalAdvance(head.notes) + 2 * beside
        at_left = QRect(table_width, line.top(), middle - half - table_width, line.height())
        at_right = QRect(
            middle + half, line.top(), line.width() - middle - half - notes_width, line.height()
        )
        painter.save()
        painter.setClipRect(above)
        painter.fillRect(above, colour(Token.PAGE))
        painter.fillRect(line.left(), line.bottom(), line.width(), 1, colour(Token.RULE))
        inside = line.adjusted(beside, 0, -beside, 0)
        self._write_head(painter, inside, LEFT, head.table, Token.INK2)
        self._write_head(painter, inside, RIGHT, head.notes, Token.INK2)
        painter.setFont(self._bold)
        for where, align, name in (
            (at_left, RIGHT, head.white),
            (at_right, LEFT, head.black),
        ):
            shown = self._bold_metrics.elidedText(name, Qt.TextElideMode.ElideRight, where.width())
            self._write_head(painter, where, align, shown, Token.INK)
        for where, align, points in (
            (QRect(middle - half, line.top(), half - self._from_sign, line.height()), RIGHT, 0),
            (QRect(middle + self._from_sign, line.top(), half, line.height()), LEFT, 1),
        ):
            self._write_head(painter, where, align, head.score[points], Token.INK)
        between = QRect(middle - half, line.top(), 2 * half, line.height())
        self._write_head(painter, between, CENTRE, ":", Token.INK2)
        painter.restore()
        return rect.adjusted(0, above.height(), 0, 0)

    def _write_head(
        self, painter: QPainter, where: QRect, align: Qt.AlignmentFlag, text: str, ink: Token
    ) -> None:
        if text and where.intersects(painter.clipBoundingRect().toRect()):
            painter.setPen(colour(ink))
            painter.drawText(where, align, text)

    def _write_sum(self, painter: QPainter, inside: QRect, text: str) -> None:
        whole = text.removesuffix(_HALF)
        painter.drawText(inside.adjusted(0, 0, -self._half_width, 0), RIGHT, whole)
        if whole != text:
            painter.drawText(inside, RIGHT, _HALF)

    def _paint_field(self, painter: QPainter, rect: QRect, *, has_keys: bool) -> None:
        """Paint the field of the result that is typed, framed inside."""
        token, width = (Token.ACCENT, 2) if has_keys else (Token.RULE, 1)
        frame = pen(Token.DANGER if self.is_wrong else token, 3 if self.is_wrong else width)
        inset = frame.widthF() / 2
        field = QRectF(rect.adjusted(px(4), px(3), -px(4), -px(3) - 1))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(frame)
        painter.setBrush(colour(Token.FIELD))
        painter.drawRoundedRect(field.adjusted(inset, inset, -inset, -inset), px(4), px(4))
        painter.restore()

    def _write_result(self, painter: QPainter, rect: QRect, line: BoardLine) -> None:
        """Write both marks at the same distance from the middle, whatever they are."""
        if (found := score(line)) is None:
            if text := self._boards.columns[RESULT_COLUMN].text(line):
                painter.setPen(colour(Token.INK))
                painter.setFont(self._font)
                painter.drawText(rect, CENTRE, self._fit(text, rect.width()))
            return
        white, sign, black = found
        middle, from_sign = rect.left() + rect.width() // 2, self._from_sign
        painter.setFont(self._font)
        painter.setPen(colour(Token.INK2))
        painter.drawText(
            QRect(middle - from_sign, rect.top(), 2 * from_sign, rect.height()), CENTRE, sign
        )
        painter.setFont(self._bold)
        painter.setPen(colour(Token.INK))
        left, right = middle - from_sign, middle + from_sign
        painter.drawText(
            QRect(rect.left(), rect.top(), left - rect.left(), rect.height()), RIGHT, white
        )
        painter.drawText(QRect(right, rect.top(), rect.right() - right, rect.height()), LEFT, black)

    def _fit(self, text: str, width: int) -> str:
        """Return a text as far as there is room for it, measured once."""
        if (shown := self._fitted.get((text, width))) is None:
            shown = self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
            self._fitted[text, width] = shown
        return shown
