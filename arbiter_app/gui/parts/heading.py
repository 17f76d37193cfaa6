"""Titles, headings and asides of a page."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel


def title(text: str = "") -> QLabel:
    """Return the title of a page."""
    return _bold(text, 1.3)


def heading(text: str = "") -> QLabel:
    """Return the heading of a part of a page."""
    return _bold(text, 1.15)


def _bold(text: str, scale: float) -> QLabel:
    label = QLabel(text)
    font = label.font()
    font.setBold(True)
    font.setPointSizeF(font.pointSizeF() * scale)
    label.setFont(font)
    return label


class Aside(QLabel):
    """Fainter words beside a control that say why it is as it is; no room while there are none,
    unless room is kept for so many lines.
    """

    def __init__(self, text: str = "", *, lines_kept: int = 0) -> None:
        super().__init__(text, wordWrap=True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._keeps_room = bool(lines_kept)
        if lines_kept:
            self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            self.setMinimumHeight(lines_kept * self.fontMetrics().lineSpacing())
        elif not text:
            self.hide()

    def say(self, text: str) -> None:
        """Show other words, or none."""
        self.setText(text)
        if text or not self._keeps_room:
            self.setVisible(bool(text))
