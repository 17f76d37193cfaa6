"""The pause before a play-off and between its stages, counted down."""

from collections.abc import Callable
from datetime import datetime, timedelta

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QFontMetrics, QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QSizePolicy

from arbiter_app.gui.look.layouts import column, together, wrapping
from arbiter_app.gui.look.sizes import Room, Type, letters
from arbiter_app.gui.look.words import Look, show_as, words
from arbiter_app.gui.parts.fields.moment_edit import MomentEdit
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import play_offs

_SECOND = 1000


class PauseClock(QFrame):
    """Says until when those who play have their rest, and how long that is still.

    It runs only while it is seen and the pause is not over.
    """

    ended_typed = Signal(object)
    """When the last game before was over, as the arbiter knows it."""
    unreadable = Signal(str)

    def __init__(self, now: Callable[[], datetime]) -> None:
        super().__init__()
        self._now = now
        self._ready_at: datetime | None = None
        self._timer = QTimer(self, interval=_SECOND)
        self._timer.timeout.connect(self.tick)
        show_as(self, Look.RULE)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._left = words(look=Look.LARGE_STRONG)
        digits = QFontMetrics(letters(Type.LARGE_STRONG))
        self._left.setMinimumWidth(digits.horizontalAdvance("00:00"))
        self._left.setAccessibleName(translate("PauseClock", "Time left of the pause"))
        self._words = words()
        self._ended = MomentEdit()
        self._ended.setAccessibleName(translate("PauseClock", "End of the last game"))
        self._ended.entered.connect(self.ended_typed)
        self._ended.unreadable.connect(self.unreadable)
        label = words(translate("PauseClock", "&Last game of those tied ended:"))
        label.setBuddy(self._ended)
        told = together(self._left, self._words, gap=Room.MIDDLE)
        self._asked = together(label, self._ended)
        parts = wrapping(told, self._asked, gap=Room.WIDE, right=1)
        column(parts, around=(Room.NONE, Room.SMALL, Room.NONE, Room.SMALL), into=self)

    @property
    def is_running(self) -> bool:
        """Whether it counts."""
        return self._timer.isActive()

    @property
    def text(self) -> str:
        """The time that is left, as it is shown."""
        return self._left.text()

    def show_pause(
        self, ready_at: datetime | None, minutes: int, ended_at: datetime | None, *, asks: bool
    ) -> None:
        """Show a pause that ends then; `asks` lets the arbiter type when the last game ended."""
        self._ready_at, self._minutes = ready_at, minutes
        self._asked.setVisible(asks)
        if not self._ended.hasFocus():
            self._ended.moment = ended_at
        self.tick()
        self._run()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.tick()
        self._run()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self._timer.stop()
        super().hideEvent(event)

    def _run(self) -> None:
        if self.isVisible() and self._remaining > timedelta(0):
            self._timer.start()
        else:
            self._timer.stop()

    @property
    def _remaining(self) -> timedelta:
        if self._ready_at is None:
            return timedelta(0)
        return self._ready_at - self._now()

    def tick(self) -> None:
        """Show the time that is left now."""
        left = self._remaining
        if self._ready_at is None:
            self._left.setText("–")
            self._words.setText(
                translate("PauseClock", "Type when the last game ended: the pause counts from it.")
            )
        elif left > timedelta(0):
            # Rounded up: at 00:00 the pause is over.
            minutes, seconds = divmod(-(-left // timedelta(seconds=1)), 60)
            hours, minutes = divmod(minutes, 60)
            shown = f"{minutes:02}:{seconds:02}"
            self._left.setText(f"{hours}:{shown}" if hours else shown)
            self._words.setText(
                play_offs.pause_text(window_catalogue(), self._ready_at, self._minutes)
            )
        else:
            self._left.setText("✓")
            self._words.setText(
                translate("PauseClock", "The pause is over: the clocks may be started.")
            )
            self._timer.stop()
        is_up = self._ready_at is not None and left <= timedelta(0)
        show_as(self._words, Look.STRONG if is_up else None)
