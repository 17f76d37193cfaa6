"""The field in a cell of the matrix, for until when a paper is valid."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from arbiter_app.formats.days import parse_day
from arbiter_app.gui.look.sizes import field_width
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate


class DateEditor(Line):
    """The field in a cell. Enter saves and goes down, Tab to the next paper, the arrows up or down;
    Esc leaves the cell as it was.
    """

    entered = Signal(object)
    """A day, or None, is to be saved."""
    confirmed = Signal()
    """By Enter."""
    next_paper = Signal()
    next_row = Signal(int)
    """The one below (1), or above (-1)."""
    left = Signal()
    """The cell stays as it was."""
    wrong_key = Signal(str)

    def __init__(self, cells: QWidget) -> None:
        super().__init__(parent=cells)
        self.setAccessibleName(translate("MandateMatrix", "Valid until"))
        self.setFrame(False)
        self.hide()

    @property
    def room(self) -> int:
        """How wide it must be for a whole date."""
        return field_width("00.00.0000")

    def begin(self, text: str, *, select: bool) -> None:
        """Show a text to be typed on, or to be typed over."""
        self.setText(text)
        if select:
            self.selectAll()
        self.show()

    def commit(self) -> bool:
        """Save what was typed; return False where it is no day, with the focus on it."""
        try:
            day = parse_day(self.text())
        except ValueError:
            self.wrong_key.emit(
                translate(
                    "MandateMatrix",
                    "“{text}” is not a date. Type it as 31.12.2026, 31.12.26 or 311226, or leave"
                    " it with Esc.",
                ).format(text=self.text())
            )
            QApplication.beep()
            self.setFocus()
            self.selectAll()
            return False
        self.hide()
        self.entered.emit(day)
        return True

    def event(self, event: QEvent) -> bool:
        """Take Esc and Tab, whatever else in the window they would do."""
        if isinstance(event, QKeyEvent):
            is_escape = event.key() == Qt.Key.Key_Escape
            if is_escape and event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if is_escape and event.type() is QEvent.Type.KeyPress:
                self.hide()
                self.left.emit()
                return True
            if event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Tab:
                if self.commit():
                    self.next_paper.emit()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if self.commit():
                    self.confirmed.emit()
            case Qt.Key.Key_Down | Qt.Key.Key_Up:
                if self.commit():
                    self.next_row.emit(1 if event.key() == Qt.Key.Key_Down else -1)
            case _:
                super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Save what stands there when another widget is clicked; what is no day stays open."""
        super().focusOutEvent(event)
        if not self.isHidden() and event.reason() is Qt.FocusReason.MouseFocusReason:
            self.commit()
