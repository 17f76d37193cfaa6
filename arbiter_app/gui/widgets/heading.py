"""Headings and asides of a page."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel


def heading(text: str) -> QLabel:
    """Return the heading of a part of a page."""
    label = QLabel(text)
    font = label.font()
    font.setBold(True)
    font.setPointSizeF(font.pointSizeF() * 1.15)
    label.setFont(font)
    return label


class Aside(QLabel):
    """Fainter words beside a control that say why it is as it is; no room while there are none."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text, wordWrap=True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        if not text:
            self.hide()

    def say(self, text: str) -> None:
        """Show other words, or none."""
        self.setText(text)
        self.setVisible(bool(text))
