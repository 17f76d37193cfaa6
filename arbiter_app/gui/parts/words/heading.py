"""Titles, headings and asides of a page."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel

from arbiter_app.gui.look.words import Label, Look, show_as, words


def title(text: str = "") -> QLabel:
    """Return the title of a page."""
    return words(text, Look.TITLE)


def heading(text: str = "") -> QLabel:
    """Return the heading of a part of a page."""
    return words(text, Look.HEADING)


class Aside(Label):
    """Words read second, beside a control that say why it is as it is; no room while there are
    none, unless room is kept for so many lines.
    """

    def __init__(self, text: str = "", *, lines_kept: int = 0) -> None:
        super().__init__(text, wraps=True)
        show_as(self, Look.SECOND)
        self._keeps_room = bool(lines_kept)
        if lines_kept:
            self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            self.setMinimumHeight(lines_kept * self.fontMetrics().lineSpacing())
        elif not text:
            self.hide()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return no more height than the least: what more is needed depends on the width, and a
        form would keep room for the lines of a narrower one.
        """
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())

    def say(self, text: str) -> None:
        """Show other words, or none."""
        self.setText(text)
        if text or not self._keeps_room:
            self.setVisible(bool(text))
