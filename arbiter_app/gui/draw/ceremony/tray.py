"""The sealed envelopes of a ceremony on the screen, chosen by key or click."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from arbiter_app.gui.draw.ceremony.paint import card_words, paint_card
from arbiter_app.gui.draw.ceremony.scene import Card
from arbiter_app.i18n import translate

_PER_ROW = 12
_CARD = QSize(58, 40)
_LARGE_CARD = QSize(120, 76)


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
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(6, 6, 6, 6)
        self._grid.setSpacing(6)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def show_cards(self, cards: Sequence[Card], *, are_large: bool) -> None:
        """Lay out large or small envelopes."""
        self._typed = ""
        size = _LARGE_CARD if are_large else _CARD
        while len(self._buttons) > len(cards):
            gone = self._buttons.pop()
            self._grid.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self._buttons) < len(cards):
            self._add_button()
        for button, card in zip(self._buttons, cards, strict=True):
            button.show_card(card, size)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.text().isdecimal():
            self._type(event.text())
        elif (step := _step(event.key())) is not None:
            self._typed = ""
            self._move(step)
        elif event.key() == Qt.Key.Key_Escape and self._typed:
            self._rest()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Frame the envelopes while the next digit goes to them."""
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
            painter.end()

    def _add_button(self) -> None:
        position = len(self._buttons)
        button = _Envelope(self)
        button.clicked.connect(lambda: self.chosen.emit(position + 1))
        self._buttons.append(button)
        self._grid.addWidget(button, position // _PER_ROW, position % _PER_ROW)
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
        self.setToolTip(card_words(card))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if _step(event.key()) is None:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        inside = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        paint_card(painter, inside, self._card)
        if self.hasFocus():
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 3))
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))
        painter.end()


def _step(key: int) -> int | None:
    """Return how many places an arrow goes on; None for another key."""
    return {
        Qt.Key.Key_Left: -1,
        Qt.Key.Key_Right: 1,
        Qt.Key.Key_Up: -_PER_ROW,
        Qt.Key.Key_Down: _PER_ROW,
    }.get(Qt.Key(key))
