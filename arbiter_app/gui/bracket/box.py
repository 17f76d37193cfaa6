"""A match of the bracket on the screen: two players, their results, what is due."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from arbiter_app.gui.parts.match_cards import Card, Side
from arbiter_app.i18n import translate

_ROOM = 4
"""Between words and edges, in pixels."""
_TOTAL = 3
_NARROWEST, _WIDEST = 18, 31
"""Widths in figures."""
_ELIDE, _MIDDLE = Qt.TextElideMode.ElideRight, Qt.AlignmentFlag.AlignVCenter


class MatchBox(QAbstractButton):
    """The box of a match. It is a button to who cannot see it: its name tells the whole match."""

    clicked_twice = Signal()

    def __init__(self, parent: QWidget, card: Card) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAutoExclusive(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.show_card(card)

    def show_card(self, card: Card) -> None:
        """Show a match as it stands now."""
        self.card = card
        self.setAccessibleName(card.spoken)
        self.setAccessibleDescription(
            translate("Bracket", "match {number}").format(number=card.number)
        )
        self.setToolTip(card.spoken)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave every key to the bracket, which knows what is beside a match."""
        event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.accept()
        self.clicked_twice.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Select the match before the menu of the bracket opens."""
        self.clicked.emit()
        event.ignore()

    def nextCheckState(self) -> None:  # noqa: N802
        """Leave it to the bracket which match is the selected one."""

    def sizeHint(self) -> QSize:  # noqa: N802
        return box_size(self.font(), (self.card,))

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inside = self.rect().adjusted(1, 1, -1, -1)
        self._draw_frame(painter, inside)
        number = _width_of_number(QFontMetrics(self.font()))
        painter.setPen(self._faint)
        painter.setFont(_scaled(self.font(), 0.8))
        at = QRect(inside.left(), inside.top(), number, inside.height())
        painter.drawText(at, Qt.AlignmentFlag.AlignCenter, str(self.card.number))
        beside = inside.adjusted(number, 0, -_ROOM, 0)
        if self.card.is_quiet:
            for side in self.card.sides:
                if side.is_known:
                    self._draw_side(painter, beside, side)
            return
        if word := self.card.due or self.card.how:
            beside.setRight(self._draw_word(painter, beside, word))
        middle = beside.center().y()
        has_figures = self._has_room(beside.width())
        for side, top in zip(self.card.sides, (beside.top(), middle), strict=True):
            half = QRect(beside.left(), top, beside.width(), beside.height() // 2)
            self._draw_side(painter, half, side if has_figures else replace(side, figures=""))
        painter.setPen(QPen(self._line, 1))
        painter.drawLine(beside.left(), middle, beside.right(), middle)

    def _has_room(self, width: int) -> bool:
        """Whether the games stand beside both names; a name is rather read whole."""
        return all(
            _width_of_side(QFontMetrics(self._face(side)), side) <= width
            for side in self.card.sides
        )

    def _face(self, side: Side) -> QFont:
        font = QFont(self.font())
        font.setBold(side.has_won)
        return font

    def _draw_frame(self, painter: QPainter, inside: QRect) -> None:
        roles = QPalette.ColorRole
        is_selected = self.isChecked()
        ground = QColor(self.palette().color(roles.Base))
        if is_selected:
            ground = _mixed(self.palette().color(roles.Highlight), ground, 0.2)
        edge = self.palette().color(roles.Highlight) if is_selected else self._line
        if self.card.is_quiet and not is_selected:
            return
        painter.setBrush(ground)
        painter.setPen(QPen(edge, 2 if is_selected and self.hasFocus() else 1))
        painter.drawRoundedRect(inside, 3, 3)
        if self.card.due:
            bar = QRect(inside.left(), inside.top(), 3, inside.height())
            painter.fillRect(bar, self.palette().color(roles.Highlight))

    def _draw_word(self, painter: QPainter, beside: QRect, word: str) -> int:
        """Write at the right what is due, or how the match was won; return where it begins."""
        font = _scaled(self.font(), 0.85)
        width = QFontMetrics(font).horizontalAdvance(word)
        at = QRect(beside.right() - width, beside.top(), width, beside.height())
        painter.setFont(font)
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        painter.drawText(at, Qt.AlignmentFlag.AlignCenter, word)
        return at.left() - 2 * _ROOM

    def _draw_side(self, painter: QPainter, half: QRect, side: Side) -> None:
        font = self._face(side)
        painter.setFont(font)
        is_faint = not side.is_known or self.card.is_quiet
        painter.setPen(self._faint if is_faint else self.palette().color(QPalette.ColorRole.Text))
        letters = QFontMetrics(font)
        right = half.right()
        if side.total:
            width = max(
                letters.horizontalAdvance("0" * _TOTAL), letters.horizontalAdvance(side.total)
            )
            at = QRect(right - width, half.top(), width, half.height())
            painter.drawText(at, Qt.AlignmentFlag.AlignRight | _MIDDLE, side.total)
            right -= width + _ROOM
        if side.figures:
            width = letters.horizontalAdvance(side.figures)
            at = QRect(right - width, half.top(), width, half.height())
            painter.drawText(at, Qt.AlignmentFlag.AlignRight | _MIDDLE, side.figures)
            right -= width + _ROOM
        left = half.left()
        if side.number:
            width = letters.horizontalAdvance("000")
            at = QRect(left, half.top(), width, half.height())
            painter.drawText(at, Qt.AlignmentFlag.AlignRight | _MIDDLE, side.number)
            left += width
        left += _ROOM
        at = QRect(left, half.top(), right - left, half.height())
        font.setStrikeOut(bool(side.left))
        painter.setFont(font)
        name = letters.elidedText(side.name, _ELIDE, at.width())
        painter.drawText(at, Qt.AlignmentFlag.AlignLeft | _MIDDLE, name)

    @property
    def _faint(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.PlaceholderText)

    @property
    def _line(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.Mid)


def box_size(font: QFont, cards: Iterable[Card]) -> QSize:
    """Return how large boxes are in a font to show these matches."""
    bold = QFont(font)
    bold.setBold(True)
    letters, small = QFontMetrics(bold), QFontMetrics(_scaled(font, 0.85))
    figure = letters.horizontalAdvance("0")
    needed = max((_needed(letters, small, card) for card in cards), default=0)
    width = min(max(needed, _NARROWEST * figure), _WIDEST * figure)
    return QSize(width, 2 * (letters.height() + 2) + 2)


def _needed(letters: QFontMetrics, small: QFontMetrics, card: Card) -> int:
    """Return the width in which nothing of a box is cut."""
    word = card.due or card.how
    beside = small.horizontalAdvance(word) + 2 * _ROOM if word else 0
    lines = (_width_of_side(letters, side) for side in card.sides)
    return _width_of_number(letters) + max(lines) + beside + 3 * _ROOM


def _width_of_side(letters: QFontMetrics, side: Side) -> int:
    return (
        letters.horizontalAdvance(side.name)
        + (letters.horizontalAdvance("000") if side.number else 0)
        + (letters.horizontalAdvance(side.figures) + _ROOM if side.figures else 0)
        + (letters.horizontalAdvance("0" * _TOTAL) + _ROOM if side.total else 0)
        + _ROOM
    )


def _width_of_number(letters: QFontMetrics) -> int:
    return letters.horizontalAdvance("000")


def _scaled(font: QFont, scale: float) -> QFont:
    smaller = QFont(font)
    smaller.setPointSizeF(font.pointSizeF() * scale)
    return smaller


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    """Return a colour between two, with so much of the first."""
    return QColor.fromRgbF(
        one.redF() * share + other.redF() * (1 - share),
        one.greenF() * share + other.greenF() * (1 - share),
        one.blueF() * share + other.blueF() * (1 - share),
    )
