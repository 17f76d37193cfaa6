"""Words of any length beside a table that needs the room."""

import re
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea

from arbiter_app.gui.look.words import Label, Look, show_as

_MOST_LINES = 5


class LongWords(QScrollArea):
    """Takes a few lines at the most; where there are more words, they are scrolled, by keys too."""

    def __init__(self, name: str, *, is_aside: bool = False, lines_kept: int = 0) -> None:
        """With `lines_kept` it has room for so many lines, no more and no less, whatever it says;
        else it takes what the words need.
        """
        super().__init__(widgetResizable=True)
        self._lines_kept = lines_kept
        self._words = Label(wraps=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        if is_aside:
            show_as(self._words, Look.SECOND)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._words)
        self._fit()

    def say(self, text: str) -> None:
        """Show other words from their beginning; without any it takes no room, unless room
        is kept.
        """
        self._words.setText(text)
        self.verticalScrollBar().setValue(0)
        self.setAccessibleDescription(text)
        if text or not self._lines_kept:
            self.setVisible(bool(text))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _fit(self) -> None:
        needed = self._words.heightForWidth(self.width())
        most = (self._lines_kept or _MOST_LINES) * self.fontMetrics().lineSpacing()
        is_scrolled = needed > most
        # What can all be seen is no stop on the way of the Tab key.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_scrolled else Qt.FocusPolicy.NoFocus)
        self.setFixedHeight(most if is_scrolled or self._lines_kept else max(needed, 0))


def breakable(path: Path) -> str:
    """Return a path as words that may go on in another line after every folder."""
    return re.sub(r"([/\\])", "\\1\u200b", str(path))
