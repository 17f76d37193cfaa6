"""The small field that goes to a board, or takes slips one after the other."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from arbiter_app.gui.base.keyboard import keep_escape
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.words import Label, Look
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.cut_words import CutWords
from arbiter_app.i18n import translate


class GoToBar(QWidget):
    """Hidden until it is asked for. Enter goes to a board, or types a slip and waits for the next;
    Esc closes it.
    """

    opened = Signal()
    asked = Signal(str)
    closed = Signal()

    def __init__(self, hint: str) -> None:
        """`hint` says what else can be typed."""
        super().__init__()
        self._hint = hint
        self._field = _Field()
        self._field.left.connect(self.close_bar)
        self._field.returnPressed.connect(lambda: self.asked.emit(self._field.text()))
        label = Label(translate("GoToBar", "Go to &board, player’s number or name:"))
        label.setBuddy(self._field)
        self._told = CutWords(Look.SECOND)
        layouts.row(label, self._field, (self._told, 1), into=self)
        self.hide()

    def open_bar(self, text: str = "") -> None:
        """Show the field with the focus, empty or with the beginning of what is typed."""
        self._field.setText(text)
        self._told.say(self._hint)
        self.opened.emit()
        self.show()
        self._field.setFocus()

    def close_bar(self) -> None:
        """Hide the field and say so, that the focus may go back."""
        self.hide()
        self.closed.emit()

    def take_next(self, done: str) -> None:
        """Say what was done and wait for the next slip."""
        self._field.clear()
        self._told.say(done or self._hint)

    def take_focus(self) -> None:
        """Let typing go on in the field."""
        self._field.setFocus()

    def try_again(self) -> None:
        """Keep the field open with its text selected."""
        self._field.selectAll()


class _Field(Line):
    """A field that is left by Esc, whatever else in the window Esc would close."""

    left = Signal()

    def event(self, event: QEvent) -> bool:
        return keep_escape(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
