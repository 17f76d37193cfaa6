"""The band across the window of an event that does not count: a practice copy, or the sample."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QSizePolicy

from arbiter_app.domain.facts.event import Event
from arbiter_app.gui.look.sizes import Type, letters, px
from arbiter_app.gui.look.words import Label, Look, show_as
from arbiter_app.i18n import translate


def mark_words(event: Event) -> str:
    """Return what every screen of an event says that does not count; "" where it does."""
    if event.is_practice:
        return translate("Practice", "Practice copy: nothing here counts")
    if event.is_sample:
        return translate("EventMark", "Sample event, to try things out: nothing here counts")
    return ""


class MarkBand(Label):
    """Light on dark where the window is dark on light; it is there as long as the event is."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        show_as(self, Look.INVERTED)
        self.setAccessibleName(text)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(QFontMetrics(letters(Type.STRONG)).height() + px(6))
