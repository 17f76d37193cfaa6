"""Which round is shown, when it starts, what state it is in, and what of it is missing."""

from collections.abc import Iterator, Mapping
from itertools import islice
from math import ceil

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.checking.schedule import schedule_faults
from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.game_notes import Signed
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.timetable import default_time, has_short_break, is_too_late
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.page_actions import act_button, act_tool, arrow_tool
from arbiter_app.gui.base.page_titles import page_title
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.fields.moment_edit import MomentEdit
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.words.cut_words import CutWords
from arbiter_app.gui.parts.words.start_line import StartLine
from arbiter_app.gui.rounds.signatures.missing import missing_signatures
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.checking.differences import names_of, pairing_text
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play.missing_results import missing_boards
from arbiter_app.wording.terms.registration import rights

_MOST_FAULTS = 3
"""Of what a schedule breaks; `arbiter check` and the schedule on paper tell all."""


class RoundHeader(QWidget):
    """The lines above the boards: which round, and its settings."""

    round_chosen = Signal(int)
    start_typed = Signal(object)
    unreadable = Signal(str)

    def __init__(
        self,
        back: QAction,
        on: QAction,
        times: QAction,
        publish: QAction,
        only_open: QAction,
        start: QAction,
        stages: QWidget,
    ) -> None:
        """`stages` chooses the one in hand."""
        super().__init__()
        self._selector = QComboBox()
        self._told: tuple[tuple[RoundOfPlay, str], ...] = ()
        """The rounds and their names as the choice tells them."""
        self._state, self._name = "", ""
        self._selector.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._selector.activated.connect(lambda position: self.round_chosen.emit(position + 1))
        self._starts_at = MomentEdit()
        self._starts_at.setAccessibleName(translate("RoundHeader", "Start of the round"))
        self._starts_at.entered.connect(self.start_typed)
        self._starts_at.unreadable.connect(self.unreadable)
        self._publish = act_tool(publish, raised=True)
        self._only_open = act_tool(only_open, raised=True)
        self._choice, self._settings = QWidget(), QWidget()
        arrows = arrow_tool(back, Look.BACK), arrow_tool(on, Look.ON)
        layouts.row(arrows[0], self._selector, arrows[1], gap=Room.TIGHT, into=self._choice)
        self._head = PageHead(PageId.ROUNDS, beside=(self._choice, stages), acts=(self._publish,))
        self._head.title.setBuddy(self._selector)
        self._standing = CutWords(Look.SECOND)
        starts = words(translate("RoundHeader", "&Starts:"))
        starts.setBuddy(self._starts_at)
        parts = (starts, self._starts_at, act_button(times), (self._standing, 1), self._only_open)
        layouts.row(*parts, into=self._settings)
        self._start = StartLine(start)
        layouts.column(self._head, self._settings, self._start, gap=Room.TIGHT, into=self)

    @property
    def state(self) -> str:
        """How many results are missing, in words."""
        return self._state

    @property
    def name(self) -> str:
        """What the round is called, where it has a name."""
        return self._name

    def show_none(self) -> None:
        """Show the title alone: there are no rounds yet."""
        self._head.title.setText(page_title(PageId.ROUNDS))
        for widget in (self._choice, self._settings, self._publish, self._start):
            widget.hide()

    def show_round(
        self,
        here: InHand,
        current: RoundOfPlay,
        names: Mapping[Round, str],
    ) -> None:
        """Show a round among all rounds; those of a knockout have names."""
        self._head.title.setText(translate("RoundHeader", "&Round"))
        for widget in (self._choice, self._settings):
            widget.show()
        self._name = names.get(current.number, "")
        self._starts_at.moment = current.starts_at
        self._state = _all_of(current)
        told = (
            _remark(here, current),
            *missing_boards(window_catalogue(), here.tournament, current),
            missing_signatures(here, current),
            *_beside_missing(current),
            _standing(current),
            *_by_hand(here, current),
        )
        self._standing.say(" · ".join(filter(None, told)))
        self._start.say(here, current.number)
        self._publish.setVisible(current.published is None and bool(current.games))
        self._tell_rounds(
            tuple((each, names.get(each.number, "")) for each in here.competition.rounds)
        )
        with QSignalBlocker(self._selector):
            self._selector.setCurrentIndex(current.number - 1)

    def _tell_rounds(self, told: tuple[tuple[RoundOfPlay, str], ...]) -> None:
        """Tell all rounds with their names in the choice, whose width no result changes."""
        with QSignalBlocker(self._selector):
            if self._selector.count() != len(told):
                self._selector.clear()
                self._selector.addItems([""] * len(told))
                self._told = ()
            for position, (round_, name) in enumerate(told):
                # A result changes one round; the others are what they were.
                former, its_name = self._told[position] if self._told else (None, "")
                if former is not round_ or its_name != name:
                    self._selector.setItemText(position, _line(round_, name, _state(round_)))
        known = [(len(each.games), name) for each, name in self._told]
        if known != [(len(each.games), name) for each, name in told]:
            widest = max((_line(each, name, _nothing_typed(each)) for each, name in told), key=len)
            self._selector.setMinimumContentsLength(_in_letters(self._selector, widest))
        self._told = told


def _line(round_: RoundOfPlay, name: str, state: str) -> str:
    """Return what the choice says of a round."""
    if not name:
        pattern = translate("RoundHeader", "{round} · {state}")
        return pattern.format(round=round_.number, state=state)
    pattern = translate("RoundHeader", "{round} · {name} · {state}")
    return pattern.format(round=round_.number, name=name, state=state)


def _in_letters(choice: QComboBox, text: str) -> int:
    """Return how wide a text is, in the letters by which a choice reckons its width."""
    metrics = choice.fontMetrics()
    return ceil(metrics.horizontalAdvance(text) / metrics.horizontalAdvance("X"))


def _by_hand(here: InHand, current: RoundOfPlay) -> Iterator[str]:
    """Yield why a round of a schedule was changed by hand, and what that breaks."""
    competition = here.competition
    if not competition.traits.meets_all:
        return
    if current.by_hand is not None:
        pattern = translate("RoundHeader", "pairs by hand: {reason}")
        yield pattern.format(reason=current.by_hand.reason)
    if any(each.by_hand is not None for each in competition.rounds):
        names = names_of(window_catalogue(), competition, here.event.contestants)
        for fault in islice(schedule_faults(competition), _MOST_FAULTS):
            yield f"⚠ {pairing_text(window_catalogue(), names, fault)}"


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


def _standing(round_: RoundOfPlay) -> str:
    """Return whether a round is to be paired, a draft, published or signed off, and by whom."""
    if round_.signed_off:
        return _signed(translate("RoundHeader", "Signed off by {name}, {when}"), round_.signed_off)
    if round_.published:
        return _signed(translate("RoundHeader", "Published by {name}, {when}"), round_.published)
    if not (round_.games or round_.byes):
        return translate("RoundHeader", "Not paired yet")
    return translate("RoundHeader", "Draft: not published yet")


def _signed(pattern: str, signed: Signed) -> str:
    catalogue = window_catalogue()
    when = numbers.date_and_time(catalogue, signed.at)
    return pattern.format(name=rights.actor(catalogue, signed.by), when=when)


def _all_of(round_: RoundOfPlay) -> str:
    """Return what is missing, what is adjourned and how much was typed a second time."""
    return " · ".join((_count(round_), *_beside_missing(round_)))


def _beside_missing(round_: RoundOfPlay) -> Iterator[str]:
    if adjourned := len(round_.adjourned):
        yield translate("RoundHeader", "%n adjourned", None, adjourned)
    if checked := sum(game.checked is not None for game in round_.games):
        pattern = translate("RoundHeader", "verified {verified} of {games}")
        yield pattern.format(verified=checked, games=len(round_.to_play))


def _state(round_: RoundOfPlay) -> str:
    if round_.signed_off:
        return translate("RoundHeader", "signed off")
    return _count(round_)


def _count(round_: RoundOfPlay) -> str:
    if round_.is_carried:
        return translate("RoundHeader", "played in an earlier stage")
    if not round_.games:
        return translate("RoundHeader", "no pairs")
    if not round_.missing:
        return translate("RoundHeader", "complete")
    return _lacking(round_, round_.missing)


def _nothing_typed(round_: RoundOfPlay) -> str:
    """Return the longest that is said of a round: that all its results are missing."""
    return _lacking(round_, len(round_.to_play))


def _lacking(round_: RoundOfPlay, missing: int) -> str:
    text = translate("RoundHeader", "{missing} of {games} without result")
    return text.format(missing=missing, games=len(round_.to_play))
