"""The band across the window of an event that does not count: a practice copy, or the sample."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel

from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import translate


def mark_words(event: Event) -> str:
    """Return what every screen of an event says that does not count; "" where it does."""
    if event.is_practice:
        return translate("Practice", "Practice copy: nothing here counts")
    if event.is_sample:
        return translate("EventMark", "Sample event, to try things out: nothing here counts")
    return ""


class MarkBand(QLabel):
    """Light on dark where the window is dark on light; it is there as long as the event is."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setAccessibleName(words)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContentsMargins(12, 3, 12, 3)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.WindowText)
        self.setForegroundRole(QPalette.ColorRole.Window)
        font = self.font()
        font.setBold(True)
        self.setFont(font)
