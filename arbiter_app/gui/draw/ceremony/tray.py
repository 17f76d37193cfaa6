"""The sealed envelopes of a ceremony on the screen, chosen by key or click."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.domain.names.figures import is_figures
from arbiter_app.gui.draw.ceremony.envelopes import card_words
from arbiter_app.gui.draw.ceremony.paint import paint_card
from arbiter_app.gui.draw.ceremony.scene import Card
from arbiter_app.gui.look.appearance import pen
from arbiter_app.gui.look.layouts import WrappingRow, column
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.tokens import Token
from arbiter_app.i18n import translate

_CARD = (58, 40)
_LARGE_CARD = (120, 76)
_LEAST = 12
"""The smallest letters on an envelope; all in pixels beside letters of the usual height."""
_FOCUS = 2


class Tray(QWidget):
    """Envelopes in rows. Digits and arrows go to one, Enter or a click opens it."""

    chosen = Signal(int)
    """The place of the envelope to open."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("CeremonyTray", "Sealed envelopes"))
        self._buttons: list[_Envelope] = []
        self._typed = ""
        self._rows = WrappingRow(gap=Room.TIGHT)
        column(self._rows, around=Room.TIGHT, into=self)

    def show_cards(self, cards: Sequence[Card], *, are_large: bool) -> None:
        """Lay out large or small envelopes."""
        self._typed = ""
        width, height = _LARGE_CARD if are_large else _CARD
        size = QSize(px(width), px(height))
        while len(self._buttons) > len(cards):
            gone = self._buttons.pop()
            self._rows.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self._buttons) < len(cards):
            self._add_button()
        for button, card in zip(self._buttons, cards, strict=True):
            button.show_card(card, size)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if is_figures(event.text()):
            self._type(event.text())
        elif (step := _STEPS.get(Qt.Key(event.key()))) is not None:
            self._typed = ""
            columns, rows = step
            self._move(columns + rows * self._per_row)
        elif event.key() == Qt.Key.Key_Escape and self._typed:
            self._rest()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Frame the envelopes while the next digit goes to them."""
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(pen(Token.ACCENT, _FOCUS))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
            painter.end()

    def _add_button(self) -> None:
        position = len(self._buttons)
        button = _Envelope(self)
        button.clicked.connect(lambda: self.chosen.emit(position + 1))
        self._buttons.append(button)
        self._rows.addWidget(button)
        button.show()
        QWidget.setTabOrder(self._buttons[position - 1] if position else self, button)

    def _type(self, digit: str) -> None:
        """Go to the envelope of the number typed so far; an unknown one is none."""
        number = int(self._typed + digit)
        if number > len(self._buttons):
            self._typed, number = "", int(digit)
        if not 1 <= number <= len(self._buttons):
            self._rest()
        else:
            self._typed = str(number)
            self._buttons[number - 1].setFocus()

    @property
    def _per_row(self) -> int:
        """How many envelopes stand in the first row."""
        return sum(button.y() == self._buttons[0].y() for button in self._buttons)

    def _move(self, step: int) -> None:
        focused = next((i for i, button in enumerate(self._buttons) if button.hasFocus()), None)
        position = 0 if focused is None else focused + step
        if 0 <= position < len(self._buttons):
            self._buttons[position].setFocus()

    def _rest(self) -> None:
        """Leave every envelope, so that Enter opens none."""
        self._typed = ""
        self.setFocus()


class _Envelope(QPushButton):
    """An envelope that a press opens; the keys it does not know go to the tray."""

    def __init__(self, tray: Tray) -> None:
        super().__init__(tray)
        self._card = Card()

    def show_card(self, card: Card, size: QSize) -> None:
        self._card = card
        self.setFixedSize(size)
        self.setAccessibleName(card_words(card))
        self.setToolTip(plain_tip(card_words(card)))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.maximumSize()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if Qt.Key(event.key()) not in _STEPS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        around = px(_FOCUS) + 1
        inside = QRectF(self.rect()).adjusted(around, around, -around, -around)
        paint_card(painter, inside, self._card, least=px(_LEAST))
        if self.hasFocus():
            painter.setPen(pen(Token.ACCENT, _FOCUS + 1))
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))
        painter.end()


_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Where an arrow goes on: so many envelopes, so many rows."""
