"""A match of the bracket on the screen: two players, their results, what is due."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from arbiter_app.gui.bracket.fit import Needs
from arbiter_app.gui.look.appearance import colour, pen
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import Type, letters, px
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.parts.match_cards import Card, Side
from arbiter_app.i18n import translate

_TOTAL = "10½"
"""What has the room of every sum of points."""
_LEAST = "Нечуй-Ле…"
"""So much of a name is read at the least."""
_RADIUS = 4
_BAR = 3
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class Faces:
    """The letters of a bracket at a scale; 1 is that of plain text."""

    def __init__(self, scale: float = 1, digits: int = 2) -> None:
        """Numbers of matches and players have so many `digits`."""
        self.plain = letters(Type.TEXT, scale=scale)
        self.bold = letters(Type.STRONG, scale=scale)
        self.small = letters(Type.SMALL, scale=scale)
        self._bold, self._small = QFontMetrics(self.bold), QFontMetrics(self.small)
        self.height = QFontMetrics(self.plain).height()
        self.room = max(self.height // 4, 2)
        """Between words and edges."""
        self.width_of_number = self.width("0" * digits) + self.room

    @property
    def box_height(self) -> int:
        """How high boxes are."""
        return 2 * (self.height + self.room * 3 // 4) + 2

    def width(self, text: str) -> int:
        """Return the width of a text, were it bold: a name is in the end."""
        return self._bold.horizontalAdvance(text)

    def width_of_small(self, text: str) -> int:
        """Return the width of small words."""
        return self._small.horizontalAdvance(text)


class MatchBox(QAbstractButton):
    """The box of a match. It is a button to who cannot see it: its name tells the whole match."""

    clicked_twice = Signal()

    def __init__(self, parent: QWidget, card: Card) -> None:
        super().__init__(parent)
        self._faces = Faces()
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
        self.setToolTip(plain_tip(card.spoken))
        self.update()

    def write_in(self, faces: Faces) -> None:
        """Show it in these letters."""
        self._faces = faces
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
        return QSize(needs_of(self._faces, (self.card,)).whole, self._faces.box_height)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        painter, faces = QPainter(self), self._faces
        inside = self.rect().adjusted(1, 1, -1, -1)
        self._paint_frame(painter, inside)
        painter.setPen(colour(self._second))
        painter.setFont(faces.small)
        left = inside.left() + px(_BAR)
        at = QRect(left, inside.top(), faces.width_of_number, inside.height())
        painter.drawText(at, Qt.AlignmentFlag.AlignCenter, str(self.card.number))
        beside = inside.adjusted(px(_BAR) + faces.width_of_number, 0, -faces.room, 0)
        if self.card.is_quiet:
            for side in self.card.sides:
                if side.is_known:
                    self._paint_side(painter, beside, replace(side, figures=""))
            return
        word = self.card.due or self.card.how
        if word and (self.card.due or self._has_room(beside.width(), word, figures=False)):
            beside.setRight(self._paint_word(painter, beside, word))
        has_figures = self._has_room(beside.width(), "", figures=True)
        middle = beside.center().y()
        painter.setPen(pen(Token.HELD if self._has_keys else Token.LINE))
        painter.drawLine(beside.left(), middle, beside.right(), middle)
        for side, top in zip(self.card.sides, (beside.top(), middle), strict=True):
            half = QRect(beside.left(), top, beside.width(), beside.height() // 2)
            self._paint_side(painter, half, side if has_figures else replace(side, figures=""))

    def _has_room(self, width: int, word: str, *, figures: bool) -> bool:
        """Whether there is room for the games beside whole names; a name is rather read. Without
        the games: for a word beside what names are cut to.
        """
        faces = self._faces
        room = width - (faces.width_of_small(word) + 2 * faces.room if word else 0)
        return all(
            _width_of_side(
                faces,
                side if figures else replace(side, figures=""),
                side.name if figures else side.brief,
            )
            <= room
            for side in self.card.sides
        )

    def _paint_frame(self, painter: QPainter, inside: QRect) -> None:
        is_selected, has_keys = self.isChecked(), self._has_keys
        if self.card.is_quiet and not is_selected:
            return
        ground = Token.PICKED if has_keys else Token.HELD if is_selected else Token.PAGE
        painter.setBrush(colour(ground))
        edge = Token.ACCENT if has_keys else Token.EDGE if is_selected else Token.RULE
        line = pen(edge, 2 if is_selected else 1)
        painter.setPen(line)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = line.widthF() / 2
        frame = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(frame, px(_RADIUS), px(_RADIUS))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        if self.card.due:
            # In high contrast what is picked has the colour of the accent.
            is_lost = has_keys and colour(Token.ACCENT) == colour(Token.PICKED)
            bar = QRect(inside.left(), inside.top(), px(_BAR), inside.height())
            painter.fillRect(bar, colour(Token.ON_PICKED if is_lost else Token.ACCENT))

    @property
    def _has_keys(self) -> bool:
        return self.isChecked() and self.hasFocus()

    @property
    def _first(self) -> Token:
        return Token.ON_PICKED if self._has_keys else Token.INK

    @property
    def _second(self) -> Token:
        return Token.ON_PICKED2 if self._has_keys else Token.INK2

    def _paint_word(self, painter: QPainter, beside: QRect, word: str) -> int:
        """Write at the right what is due, or how the match was won; return where it begins."""
        width = self._faces.width_of_small(word)
        at = QRect(beside.right() - width, beside.top(), width + 1, beside.height())
        painter.setFont(self._faces.small)
        painter.setPen(colour(self._first if self.card.due else self._second))
        painter.drawText(at, Qt.AlignmentFlag.AlignCenter, word)
        return at.left() - 2 * self._faces.room

    def _paint_side(self, painter: QPainter, half: QRect, side: Side) -> None:
        faces = self._faces
        font = QFont(faces.bold if side.has_won else faces.plain)
        painter.setFont(font)
        is_second = not side.is_known or self.card.is_quiet
        painter.setPen(colour(self._second if is_second else self._first))
        right = half.right()
        for text, width in (
            (side.total, max(faces.width(_TOTAL), faces.width(side.total))),
            (side.figures, faces.width(side.figures)),
        ):
            if text:
                at = QRect(right - width, half.top(), width + 1, half.height())
                painter.drawText(at, Qt.AlignmentFlag.AlignRight | _MIDDLE, text)
                right -= width + faces.room
        left = half.left()
        if side.number:
            at = QRect(left, half.top(), faces.width_of_number, half.height())
            painter.drawText(at, Qt.AlignmentFlag.AlignRight | _MIDDLE, side.number)
            left += faces.width_of_number
        left += faces.room
        at = QRect(left, half.top(), right - left, half.height())
        font.setStrikeOut(bool(side.left))
        painter.setFont(font)
        written = QFontMetrics(font)
        is_whole = written.horizontalAdvance(side.name) <= at.width()
        name = side.name if is_whole else side.brief
        shown = written.elidedText(name, Qt.TextElideMode.ElideRight, at.width())
        painter.drawText(at, Qt.AlignmentFlag.AlignLeft | _MIDDLE, shown)


def needs_of(faces: Faces, cards: Iterable[Card]) -> Needs:
    """Return how wide boxes are in these letters that show these matches."""
    whole, names, initials, least = 0, 0, 0, 0
    for card in cards:
        word = "" if card.is_quiet else card.due or card.how
        beside = px(_BAR) + faces.width_of_number + faces.room + 3
        beside += faces.width_of_small(word) + 2 * faces.room if word else 0
        for side in card.sides:
            bare = beside + (faces.width(_TOTAL) + faces.room if not side.total else 0)
            of_sum = replace(side, figures="")
            whole = max(whole, bare + _width_of_side(faces, side, side.name))
            names = max(names, bare + _width_of_side(faces, of_sum, side.name))
            initials = max(initials, bare + _width_of_side(faces, of_sum, side.brief))
            cut = side.brief if len(side.brief) <= len(_LEAST) else _LEAST
            least = max(least, bare + _width_of_side(faces, of_sum, cut))
    return Needs(whole=whole, names=names, initials=initials, least=least)


def _width_of_side(faces: Faces, side: Side, name: str) -> int:
    """Return the width of a side with a name in this form."""
    figures = faces.width(side.figures) + faces.room if side.figures else 0
    total = max(faces.width(_TOTAL), faces.width(side.total)) + faces.room if side.total else 0
    number = faces.width_of_number if side.number else 0
    return faces.width(name) + 2 * faces.room + number + total + figures
