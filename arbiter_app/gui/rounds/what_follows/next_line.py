"""The line between the head of a round and its boards, in which one thing is said at a time."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QSizePolicy, QWidget

from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room, button_height, px
from arbiter_app.gui.look.words import Look, show_as
from arbiter_app.gui.parts.words.cut_words import CutWords

LINES = 2
"""Of words, beside the buttons."""
_LEAST_WORDS = 12
"""What the words keep beside buttons, in heights of letters."""


class NextPart(QFrame):
    """What may stand in the line; it says when it is due and when not any more."""

    turned = Signal()

    def __init__(self, look: Look | None = Look.NEXT) -> None:
        super().__init__()
        show_as(self, look)
        self._is_due = False
        self.hide()

    @property
    def is_due(self) -> bool:
        """Whether it has something to say."""
        return self._is_due

    def set_due(self, is_due: bool) -> None:
        """Say it, unless something weightier stands in the line; or say it no more."""
        if is_due != self._is_due:
            self._is_due = is_due
            self.turned.emit()

    @property
    def has_focus(self) -> bool:
        """Whether the next key goes to something in it."""
        focused = QApplication.focusWidget()
        return focused is not None and self.isAncestorOf(focused)


class NextWords(NextPart):
    """Words with buttons for what can be done about them; those that find no room are left to the
    menu, the last ones first.
    """

    def __init__(self, *buttons: QPushButton) -> None:
        super().__init__()
        # Buttons that find no room do not ask for it either.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.words = CutWords(Look.STRONG, lines=LINES)
        self._offered: Sequence[QPushButton] = ()
        around = (Room.MIDDLE, Room.TIGHT, Room.SMALL, Room.TIGHT)
        layouts.row((self.words, 1), *buttons, around=around, into=self)
        for button in buttons:
            button.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self.words.text()

    def offer_acts(self, *buttons: QPushButton) -> None:
        """Offer these acts, the first one filled and in any case."""
        for button in buttons:
            show_as(button, Look.PRIMARY if button is buttons[0] else None)
        if gone := [each for each in self._offered if each not in buttons]:
            for button in gone:
                button.hide()
        self._offered = buttons
        self._fit()

    def offer(self) -> None:
        """Put the focus on what comes first: Enter presses it."""
        first = self._offered[0]
        first.setFocus()
        # Qt draws the focus of a button only where a key moved it: here one did.
        self.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        first.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.contentsRect().width() - _LEAST_WORDS * self.fontMetrics().height()
        for place, button in enumerate(self._offered):
            room -= button.sizeHint().width() + px(Room.SMALL)
            button.setVisible(not place or room >= 0)


class NextLine(QWidget):
    """Shows the weightiest of its parts that is due. Its room is kept while none is, so that no
    board moves.
    """

    def __init__(self, *parts: NextPart) -> None:
        """Make the line of parts, the weightiest first."""
        super().__init__()
        self._parts = parts
        cell = layouts.grid(into=self)
        for part in parts:
            cell.addWidget(part, 0, 0)
            part.turned.connect(self._show_first)
        words = LINES * QFontMetrics(QApplication.font()).lineSpacing()
        self.setFixedHeight(max(words, button_height()) + 2 * px(Room.TIGHT) + px(Room.HAIR))

    def _show_first(self) -> None:
        first = next((part for part in self._parts if part.is_due), None)
        for part in self._parts:
            if part is not first:
                part.hide()
        if first is not None:
            first.show()
