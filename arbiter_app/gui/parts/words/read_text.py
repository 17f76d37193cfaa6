"""Words that are read, scrolled and copied, never typed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QTextEdit

from arbiter_app.gui.look.words import Label


class ReadText(QTextEdit):
    """A text on the ground of the page, scrolled and copied with the keyboard too."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.setAccessibleName(name)


def read_label(text: str = "") -> QLabel:
    """Return words of as many lines as they need, which may be copied."""
    label = Label(text, wraps=True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
