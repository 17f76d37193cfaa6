"""The small field that goes to a board."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from arbiter_app.i18n import translate


class GoToBar(QWidget):
    """Hidden until it is asked for. Enter goes, Esc closes it."""

    asked = Signal(str)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._field = QLineEdit()
        self._field.returnPressed.connect(lambda: self.asked.emit(self._field.text()))
        label = QLabel(translate("GoToBar", "Go to &board, player’s number or name:"))
        label.setBuddy(self._field)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(label)
        layout.addWidget(self._field)
        layout.addWidget(QLabel(translate("GoToBar", "#5 is the player with number 5")))
        layout.addStretch()
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.close_bar)
        self.hide()

    def open_bar(self) -> None:
        """Show the field, empty and with the focus."""
        self._field.clear()
        self.show()
        self._field.setFocus()

    def close_bar(self) -> None:
        """Hide the field and say so, that the focus may go back."""
        self.hide()
        self.closed.emit()

    def try_again(self) -> None:
        """Keep the field open with its text selected."""
        self._field.selectAll()
