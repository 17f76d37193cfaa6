"""Which round is shown, when it starts, what state it is in, and what of it is missing."""

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.facts.game_notes import Signed
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.rounds import RoundOfPlay
from arbiter_app.domain.ids import MAIN_STAGE, Round
from arbiter_app.domain.pairing.timetable import default_time, has_short_break, is_too_late
from arbiter_app.gui.base.page_actions import act_button, act_tool, keys_text
from arbiter_app.gui.parts.heading import Aside, heading, title
from arbiter_app.gui.parts.moment_edit import MomentEdit
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.registration import rights


class RoundHeader(QWidget):
    """The lines above the boards."""

    round_chosen = Signal(int)
    start_typed = Signal(object)
    unreadable = Signal(str)

    def __init__(
        self, back: QAction, on: QAction, times: QAction, publish: QAction, only_open: QAction
    ) -> None:
        super().__init__()
        self._selector = QComboBox()
        self._told: tuple[tuple[RoundOfPlay, str], ...] = ()
        """The rounds and their names as the choice tells them."""
        self._selector.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._selector.activated.connect(lambda position: self.round_chosen.emit(position + 1))
        self._starts_at = MomentEdit()
        self._starts_at.setAccessibleName(translate("RoundHeader", "Start of the round"))
        self._starts_at.entered.connect(self.start_typed)
        self._starts_at.unreadable.connect(self.unreadable)
        self._name = heading()
        self._hint = Aside()
        self._hint.setWordWrap(False)
        self._unannounced = Aside()
        self._standing, self._missing = QLabel(), QLabel()
        self._publish = act_tool(publish, raised=True)
        self._only_open = act_tool(only_open, raised=True)
        head = title(translate("RoundHeader", "&Round"))
        head.setBuddy(self._selector)
        starts = QLabel(translate("RoundHeader", "&Starts:"))
        starts.setBuddy(self._starts_at)
        times_line = QHBoxLayout()
        times_line.setSpacing(8)
        times_line.addWidget(head)
        times_line.addWidget(_arrow(back, "◀"))
        times_line.addWidget(self._selector)
        times_line.addWidget(_arrow(on, "▶"))
        times_line.addSpacing(20)
        times_line.addWidget(starts)
        times_line.addWidget(self._starts_at)
        times_line.addWidget(act_button(times))
        times_line.addWidget(self._hint)
        times_line.addStretch()
        state_line = QHBoxLayout()
        state_line.setSpacing(8)
        state_line.addWidget(self._name)
        state_line.addWidget(self._standing)
        state_line.addWidget(self._publish)
        state_line.addStretch()
        state_line.addWidget(self._missing)
        state_line.addWidget(self._only_open)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(times_line)
        layout.addLayout(state_line)
        layout.addWidget(self._unannounced)

    @property
    def state(self) -> str:
        """How many results are missing, in words."""
        return self._missing.text()

    @property
    def name(self) -> str:
        """What the round is called, where it has a name."""
        return self._name.text()

    def show_round(
        self,
        here: InHand,
        current: RoundOfPlay,
        names: Mapping[Round, str],
    ) -> None:
        """Show a round among all rounds; those of a knockout have names."""
        rounds = here.competition.rounds
        self._name.setText(names.get(current.number, ""))
        self._name.setVisible(bool(self._name.text()))
        self._starts_at.moment = current.starts_at
        self._hint.say(_remark(here, current))
        self._unannounced.say(_not_announced(here, current))
        self._standing.setText(_standing(current))
        self._publish.setVisible(current.published is None)
        self._missing.setText(_all_of(current))
        plain = translate("RoundHeader", "{round} · {state}")
        named = translate("RoundHeader", "{round} · {name} · {state}")
        told = tuple((round_, names.get(round_.number, "")) for round_ in rounds)
        with QSignalBlocker(self._selector):
            if self._selector.count() != len(rounds):
                self._selector.clear()
                self._selector.addItems([""] * len(rounds))
                self._told = ()
            for position, (round_, name) in enumerate(told):
                # A result changes one round; the others are what they were.
                former, its_name = self._told[position] if self._told else (None, "")
                if former is not round_ or its_name != name:
                    pattern = named if name else plain
                    line = pattern.format(round=round_.number, name=name, state=_state(round_))
                    self._selector.setItemText(position, line)
            self._told = told
            self._selector.setCurrentIndex(current.number - 1)


def _remark(here: InHand, current: RoundOfPlay) -> str:
    """Return what is to be said of the start of a round, the weightiest alone."""
    if is_too_late(current.starts_at, here.event.ends_on):
        return translate("RoundHeader", "after the last day of the event")
    before = [each.starts_at for each in here.competition.rounds[: current.number - 1]]
    if before and has_short_break(before[-1], current.starts_at, here.time_control):
        return translate("RoundHeader", "break of less than 10 minutes")
    rule = here.event.particulars.get(Particular.DEFAULT_TIME, "")
    if current.unfinished and (until := default_time(current.starts_at, rule)):
        pattern = translate("RoundHeader", "default time: {time}")
        return pattern.format(time=numbers.time_text(window_catalogue(), until))
    return ""


def _not_announced(here: InHand, current: RoundOfPlay) -> str:
    """Return what must be announced before round 1 and is not noted, until that round is signed
    off: its last result moves no board.
    """
    competition, texts = here.competition, here.event.particulars
    if competition.id != MAIN_STAGE or current.number > 1 or current.signed_off is not None:
        return ""
    missing = []
    has_table = competition.settings.traits.ranks_by_points
    if has_table and not texts.get(Particular.TIE_BREAKS_ANNOUNCED):
        missing.append(
            translate("RoundHeader", "the list of tie-breaks (Ukrainian rules VIII.4.1)")
        )
    if not texts.get(Particular.PAIRING_ANNOUNCED):
        missing.append(translate("RoundHeader", "the system of pairing (Ukrainian rules II.6.5)"))
    if not missing:
        return ""
    pattern = translate(
        "RoundHeader",
        "Announced before round 1, but not noted when: {what}. Note it in the technical"
        " information (Shift+F2).",
    )
    return pattern.format(what=", ".join(missing))


def _arrow(action: QAction, sign: str) -> QToolButton:
    button = QToolButton(autoRaise=True)
    button.setText(sign)
    name = action.text().replace("&", "")
    button.setAccessibleName(name)
    button.setToolTip(f"{name} ({keys_text(action)})")
    button.clicked.connect(action.trigger)
    action.enabledChanged.connect(button.setEnabled)
    return button


def _standing(round_: RoundOfPlay) -> str:
    """Return whether a round is a draft, published or signed off, and by whom."""
    if round_.signed_off:
        return _signed(translate("RoundHeader", "Signed off by {name}, {when}"), round_.signed_off)
    if round_.published:
        return _signed(translate("RoundHeader", "Published by {name}, {when}"), round_.published)
    return translate("RoundHeader", "Draft: not published yet")


def _signed(pattern: str, signed: Signed) -> str:
    catalogue = window_catalogue()
    when = numbers.date_and_time(catalogue, signed.at)
    return pattern.format(name=rights.actor(catalogue, signed.by), when=when)


def _all_of(round_: RoundOfPlay) -> str:
    """Return what is missing, what is adjourned and how much was typed a second time."""
    parts = [_count(round_)]
    if adjourned := len(round_.adjourned):
        parts.append(translate("RoundHeader", "%n adjourned", None, adjourned))
    if checked := sum(game.checked is not None for game in round_.games):
        pattern = translate("RoundHeader", "verified {verified} of {games}")
        parts.append(pattern.format(verified=checked, games=len(round_.to_play)))
    return " · ".join(parts)


def _state(round_: RoundOfPlay) -> str:
    if round_.signed_off:
        return translate("RoundHeader", "signed off")
    return _count(round_)


def _count(round_: RoundOfPlay) -> str:
    if round_.is_carried:
        return translate("RoundHeader", "played in an earlier stage")
    if not round_.missing:
        return translate("RoundHeader", "complete")
    text = translate("RoundHeader", "{missing} of {games} without result")
    return text.format(missing=round_.missing, games=len(round_.to_play))
