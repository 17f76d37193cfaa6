"""Which round is shown, when it starts, and how many of its results are missing."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QToolButton, QWidget

from arbiter_app.domain.event import RoundOfPlay
from arbiter_app.domain.timetable import is_too_late
from arbiter_app.gui.acts import act_button, keys_text
from arbiter_app.gui.widgets.heading import Aside, title
from arbiter_app.gui.widgets.moment_edit import MomentEdit
from arbiter_app.i18n import translate


class RoundHeader(QWidget):
    """The line above the boards."""

    round_chosen = Signal(int)
    start_typed = Signal(object)
    unreadable = Signal(str)

    def __init__(self, back: QAction, on: QAction, times: QAction) -> None:
        super().__init__()
        self._selector = QComboBox()
        self._selector.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._selector.activated.connect(lambda position: self.round_chosen.emit(position + 1))
        self._starts_at = MomentEdit()
        self._starts_at.entered.connect(self.start_typed)
        self._starts_at.unreadable.connect(self.unreadable)
        self._hint = Aside()
        self._hint.setWordWrap(False)
        self._state = QLabel()
        head = title(translate("RoundHeader", "&Round"))
        head.setBuddy(self._selector)
        starts = QLabel(translate("RoundHeader", "&Starts:"))
        starts.setBuddy(self._starts_at)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(head)
        layout.addWidget(_arrow(back, "◀"))
        layout.addWidget(self._selector)
        layout.addWidget(_arrow(on, "▶"))
        layout.addSpacing(20)
        layout.addWidget(starts)
        layout.addWidget(self._starts_at)
        layout.addWidget(act_button(times))
        layout.addWidget(self._hint)
        layout.addStretch()
        layout.addWidget(self._state)

    @property
    def state(self) -> str:
        """How many results are missing, in words."""
        return self._state.text()

    def show_round(
        self, rounds: Sequence[RoundOfPlay], current: RoundOfPlay, last_day: date | None
    ) -> None:
        """Show a round among all rounds of an event that ends on a day."""
        self._starts_at.moment = current.starts_at
        too_late = translate("RoundHeader", "after the last day of the event")
        self._hint.say(too_late if is_too_late(current.starts_at, last_day) else "")
        self._state.setText(_state(current))
        text = translate("RoundHeader", "{round} · {state}")
        with QSignalBlocker(self._selector):
            if self._selector.count() != len(rounds):
                self._selector.clear()
                self._selector.addItems([""] * len(rounds))
            for position, round_ in enumerate(rounds):
                line = text.format(round=round_.number, state=_state(round_))
                self._selector.setItemText(position, line)
            self._selector.setCurrentIndex(current.number - 1)


def _arrow(action: QAction, sign: str) -> QToolButton:
    button = QToolButton(autoRaise=True)
    button.setText(sign)
    name = action.text().replace("&", "")
    button.setAccessibleName(name)
    button.setToolTip(f"{name} ({keys_text(action)})")
    button.clicked.connect(action.trigger)
    action.enabledChanged.connect(button.setEnabled)
    return button


def _state(round_: RoundOfPlay) -> str:
    if not round_.missing:
        return translate("RoundHeader", "complete")
    text = translate("RoundHeader", "{missing} of {games} without result")
    return text.format(missing=round_.missing, games=len(round_.games))
