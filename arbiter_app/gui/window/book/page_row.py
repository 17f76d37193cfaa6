"""How a line of the list of pages is painted."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from arbiter_app.gui.base.icons import icon_size, paint_icon
from arbiter_app.gui.look.appearance import colour, pen
from arbiter_app.gui.look.sizes import Room, Type, letters, px, row_height
from arbiter_app.gui.look.tokens import Token

_USUAL_STATE = "10/11"
"""As wide as the figures beside a word are but for very large events."""
_BAR = 4
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(slots=True)
class Row:
    """What a line of the list says."""

    title: str
    key: str
    icon: str
    caption: str = ""
    """What stands above it, where it is the first one of a group."""
    state: str = ""
    waits: bool = False
    """Whether something waits for the arbiter there."""


class PageDelegate(QStyledItemDelegate):
    """Icon and word at the left; at the right the state, and the key in second ink. What waits for
    the arbiter is a badge.
    """

    def __init__(self, list_: QListWidget, rows: Sequence[Row]) -> None:
        super().__init__(list_)
        self._list = list_
        self._rows = rows
        self.is_narrow = False
        """Whether icons and keys stand alone."""
        self._small = letters(Type.SMALL)
        self._small_bold = letters(Type.SMALL, bold=True)
        self._bold = letters(Type.STRONG)
        self._keys = max(_wide(self._small, row.key) for row in rows)
        self._usual_row = row_height() + px(Room.TIGHT)
        self._row = self._usual_row

    def width(self) -> int:
        """Return how wide the list is."""
        if self.is_narrow:
            return px(_BAR) + 2 * px(Room.TIGHT) + icon_size() + self._keys + px(Room.SMALL)
        words = max(_wide(self._bold, row.title) for row in self._rows)
        return self._left + words + px(Room.MIDDLE) + self._states + self._keys + 2 * px(Room.SMALL)

    def fit(self, rows: Sequence[Row], height: int) -> None:
        """Make rows lower where they would not all be seen in a list so high."""
        heads = sum(map(self.head_of, rows))
        lowest = QFontMetrics(self._bold).height() + px(Room.TIGHT)
        wanted = (height - heads) // max(len(rows), 1)
        self._row = max(min(self._usual_row, wanted), lowest)

    def head_of(self, row: Row) -> int:
        """Return how much room the caption above a row takes."""
        if not row.caption:
            return 0
        is_first = row is self._rows[0]
        if self.is_narrow:
            return px(Room.TIGHT) if is_first else 2 * px(Room.TIGHT) + 1
        above = Room.TIGHT if is_first else Room.MIDDLE
        return px(above) + QFontMetrics(self._small).height() + px(Room.TIGHT)

    def sizeHint(  # noqa: N802
        self, _: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(1, self._row + self.head_of(self._rows[index.row()]))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row = self._rows[index.row()]
        head = self.head_of(row)
        painter.save()
        if head:
            whole: QRect = option.rect
            self._paint_head(painter, QRect(whole.topLeft(), QSize(whole.width(), head)), row)
        is_current = index.row() == self._list.currentRow()
        rect: QRect = option.rect.adjusted(0, head, 0, 0)
        self._paint_ground(painter, rect, option, is_current=is_current)
        ink = Token.ACCENT if is_current else Token.INK2
        paint_icon(painter, self._icon_left, rect.center().y(), row.icon, ink)
        painter.setFont(self._small)
        painter.setPen(colour(Token.INK2))
        painter.drawText(rect.adjusted(0, 0, -px(Room.SMALL), 0), _RIGHT, row.key)
        if self.is_narrow:
            if row.waits:
                self._paint_sign(painter, rect)
        else:
            self._paint_words(painter, rect, row, is_current=is_current)
        painter.restore()

    def _paint_head(self, painter: QPainter, rect: QRect, row: Row) -> None:
        margin = px(Room.MIDDLE)
        if row is not self._rows[0]:
            top = rect.top() + px(Room.TIGHT)
            width = rect.width() - 2 * px(Room.SMALL)
            painter.fillRect(QRect(px(Room.SMALL), top, width, 1), colour(Token.RULE))
        if not self.is_narrow:
            painter.setFont(self._small)
            painter.setPen(colour(Token.INK2))
            words = rect.adjusted(margin, 0, -margin, -px(Room.TIGHT) // 2)
            painter.drawText(words, Qt.AlignmentFlag.AlignBottom, row.caption)

    def _paint_ground(
        self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem, *, is_current: bool
    ) -> None:
        """Paint the current page white like the sheet it belongs to."""
        if is_current:
            painter.fillRect(rect, colour(Token.PAGE))
            bar = QRect(rect.left(), rect.top(), px(_BAR), rect.height())
            painter.fillRect(bar, colour(Token.ACCENT))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, colour(Token.HELD))
        if is_current and self._list.hasFocus():
            painter.setPen(pen(Token.ACCENT, 2))
            painter.drawRect(rect.adjusted(1, 1, -1, -1))

    def _paint_words(self, painter: QPainter, rect: QRect, row: Row, *, is_current: bool) -> None:
        font = self._bold if is_current else self._list.font()
        painter.setFont(font)
        painter.setPen(colour(Token.INK))
        painter.drawText(rect.adjusted(self._left, 0, 0, 0), _MIDDLE, row.title)
        right = rect.right() - 2 * px(Room.SMALL) - self._keys
        if row.waits:
            self._paint_badge(painter, right, rect, row.state)
        elif row.state:
            painter.setFont(self._list.font())
            painter.setPen(colour(Token.INK2 if row.state == "✓" else Token.INK))
            place = QRect(rect.left(), rect.top(), right - rect.left(), rect.height())
            painter.drawText(place, _RIGHT, row.state)

    def _paint_badge(self, painter: QPainter, right: int, rect: QRect, state: str) -> None:
        height = min(QFontMetrics(self._small).height() + px(Room.TIGHT), rect.height() - 2)
        width = max(_wide(self._small_bold, state) + 2 * px(6), height)
        pill = QRect(right - width, rect.center().y() - height // 2, width, height)
        self._paint_pill(painter, pill, state)

    def _paint_sign(self, painter: QPainter, rect: QRect) -> None:
        """Paint "!" at the upper right of an icon: there is no room for a count."""
        side = px(Room.MIDDLE)
        right = self._icon_left + icon_size() + px(Room.TIGHT)
        top = rect.center().y() - icon_size() // 2 - px(Room.HAIR)
        self._paint_pill(painter, QRect(right - side, top, side, side), "!")

    def _paint_pill(self, painter: QPainter, pill: QRect, text: str) -> None:
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        painter.setPen(pen(Token.WARN_EDGE))
        painter.setBrush(colour(Token.WARN))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(colour(Token.ON_WARN))
        painter.setFont(self._small_bold)
        painter.drawText(pill, _CENTRE, text)

    @property
    def _icon_left(self) -> int:
        return px(_BAR) + px(Room.TIGHT if self.is_narrow else Room.SMALL)

    @property
    def _left(self) -> int:
        """Where words begin."""
        return self._icon_left + icon_size() + px(Room.SMALL)

    @property
    def _states(self) -> int:
        badge = 2 * px(6)
        return max(
            _wide(self._bold, _USUAL_STATE),
            *(_wide(self._bold, row.state) + badge * row.waits for row in self._rows),
        )


def _wide(font: QFont, text: str) -> int:
    return QFontMetrics(font).horizontalAdvance(text)
