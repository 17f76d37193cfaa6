"""The band across the window of a practice copy."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel

from arbiter_app.i18n import translate


def practice_words() -> str:
    """Return what every screen of a practice copy says."""
    return translate("Practice", "Practice copy: nothing here counts")


class PracticeBand(QLabel):
    """Light on dark where the window is dark on light; it is there as long as the event is."""

    def __init__(self) -> None:
        super().__init__(practice_words())
        self.setAccessibleName(self.text())
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContentsMargins(12, 3, 12, 3)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.WindowText)
        self.setForegroundRole(QPalette.ColorRole.Window)
        font = self.font()
        font.setBold(True)
        self.setFont(font)
