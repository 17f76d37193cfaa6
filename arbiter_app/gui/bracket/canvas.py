"""What is scrolled of a bracket: the boxes, the lines and headings between them; and the names of
the rounds above them.
"""

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from arbiter_app.documents.play.bracket_plan import Block, Sheet
from arbiter_app.domain.ids import MatchId
from arbiter_app.gui.bracket.box import Faces, MatchBox, needs_of
from arbiter_app.gui.bracket.fit import Columns, Needs, fit_columns, lefts, readable_scale
from arbiter_app.gui.look.appearance import colour, pen
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.parts.match_cards import Card

_ABOVE = 8
"""Room between boxes one above the other, in pixels beside plain text of the usual height."""
_FARTHEST = 1.5
"""How far rows grow before half a page stays white."""
_MARGIN = 2
_PERCENT = 100


class Canvas(QWidget):
    """The boxes of the matches at their places."""

    def __init__(self) -> None:
        super().__init__()
        self.boxes: dict[MatchId, MatchBox] = {}
        self.lines: tuple[tuple[MatchId, MatchId], ...] = ()
        self.faces = Faces()
        self._sheet = Sheet(blocks=())
        self._names: tuple[tuple[Block, str], ...] = ()
        self._needs: tuple[Needs, ...] = ()
        self._columns = Columns(widths=(), between=0)
        self._lefts: tuple[int, ...] = ()
        self._row = 0
        self._digits = 2

    def show_sheet(
        self, sheet: Sheet, cards: Mapping[MatchId, Card], names: tuple[tuple[Block, str], ...]
    ) -> None:
        """Take other boxes."""
        for box in self.boxes.values():
            box.deleteLater()
        self._sheet, self._names = sheet, names
        lines = (line for block in sheet.blocks for line in block.lines)
        self.lines = (*lines, *sheet.lines)
        self.boxes = {each.match: MatchBox(self, cards[each.match]) for each in sheet.placed}
        for box in self.boxes.values():
            box.show()
        self.show_cards(cards)

    def show_cards(self, cards: Mapping[MatchId, Card]) -> None:
        """Show the matches as they stand now."""
        for match, box in self.boxes.items():
            if box.card != cards[match]:
                box.show_card(cards[match])
        numbers = (side.number for card in cards.values() for side in card.sides)
        self._digits = max(len(str(len(cards))), *map(len, numbers))
        plain = self._plain
        self._needs = tuple(
            needs_of(
                plain, [cards[each.match] for each in self._sheet.placed if each.column == column]
            )
            for column in range(self._sheet.columns)
        )

    @property
    def _plain(self) -> Faces:
        return Faces(1, self._digits)

    def head_height(self, share: float) -> int:
        """Return the room for the names of the rounds above it."""
        return Faces(share).height + px(8)

    def scale_for(self, room: QSize) -> int:
        """Return how large it is shown that is to be in view, in percent of plain text."""
        if not self._needs:
            return _PERCENT
        height = self._sheet.rows * _row_height(self._plain) + 2 * px(_MARGIN)
        return readable_scale(self._needs, height, (room.width(), room.height()), px(100) / 100)

    def lay_out(self, scale: int, room: QSize, *, is_fitted: bool) -> None:
        """Give every box its place at a scale; where the bracket is fitted into the `room` to be
        seen, names are cut for it, and rows grow.
        """
        if not self._needs:
            return
        share, margin = scale / _PERCENT, px(_MARGIN)
        self.faces = Faces(share, self._digits)
        self._columns = fit_columns(
            self._needs, share, room.width() - 2 * margin, px(100) / 100, may_cut=is_fitted
        )
        self._lefts = lefts(self._columns, margin)
        self._row = _row_height(self.faces)
        if is_fitted:
            spread = min((room.height() - 2 * margin) / self._sheet.rows, self._row * _FARTHEST)
            self._row = max(self._row, int(spread))
        height = self.faces.box_height
        for each in self._sheet.placed:
            box = self.boxes[each.match]
            box.write_in(self.faces)
            at = QPoint(self._lefts[each.column], self._top(each.row) - height // 2)
            box.setGeometry(QRect(at, QSize(self._columns.widths[each.column], height)))
        self.setFixedSize(self._columns.width + 2 * margin, self._top(self._sheet.rows) + margin)
        self.update()

    def column_at(self, column: int) -> tuple[int, int]:
        """Return where a column begins, and how wide it is."""
        return self._lefts[column], self._columns.widths[column]

    def _top(self, row: int) -> int:
        return px(_MARGIN) + row * self._row

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setPen(pen(Token.RULE))
        for before, match in self.lines:
            self._paint_line(painter, self.boxes[before].geometry(), self.boxes[match].geometry())
        painter.setFont(self.faces.bold)
        painter.setPen(colour(Token.INK))
        for block, name in self._names:
            if block.head is not None:
                at = QRect(self._lefts[block.column], self._top(block.head), 0, self._row)
                at.setWidth(self.faces.width(name) + 1)
                painter.drawText(at, Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_line(self, painter: QPainter, before: QRect, match: QRect) -> None:
        """Draw how a winner goes on: out of his box, up or down, into the next one."""
        begins, ends = before.center().y(), match.center().y()
        turn = match.left() - self._columns.between // 2
        painter.drawLine(before.right() + 1, begins, turn, begins)
        painter.drawLine(turn, begins, turn, ends)
        painter.drawLine(turn, ends, match.left(), ends)


class Heads(QWidget):
    """The names of the rounds, which stay above their columns."""

    def __init__(self, around: QWidget, canvas: Canvas) -> None:
        super().__init__(around)
        self._canvas = canvas
        self.names: Mapping[int, str] = {}

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setFont(self._canvas.faces.plain)
        painter.setPen(colour(Token.INK2))
        letters = QFontMetrics(self._canvas.faces.plain)
        for column, name in self.names.items():
            left, width = self._canvas.column_at(column)
            at = QRect(left + self._canvas.x(), 0, width, self.height())
            shown = letters.elidedText(name, Qt.TextElideMode.ElideRight, at.width())
            painter.drawText(at, Qt.AlignmentFlag.AlignCenter, shown)


def _row_height(faces: Faces) -> int:
    """Return the height of a row: a box stands in two of them."""
    return (faces.box_height + _ABOVE * faces.height // 15 + 1) // 2
