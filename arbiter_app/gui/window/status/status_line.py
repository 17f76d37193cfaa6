"""The status bar: it always says where we are, what is missing, what is saved, what undo does."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStatusBar, QWidget

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.hall.boards import hall_board
from arbiter_app.domain.ids import Board
from arbiter_app.domain.permission.by_person import asks_for_pins
from arbiter_app.gui.base.after_paint import after_paint
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.layouts import STRETCH, row
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import Room, px, row_height
from arbiter_app.gui.look.words import Label, Look, show_as
from arbiter_app.gui.safekeeping.copy_keeper import CopyKeeper
from arbiter_app.gui.safekeeping.copy_label import CopyLabel
from arbiter_app.gui.window.status.check_chip import CheckChip
from arbiter_app.gui.window.status.chips import Chips
from arbiter_app.gui.window.status.kept_drafts import DraftChip, KeptDrafts
from arbiter_app.gui.window.status.rules_chip import RulesChip
from arbiter_app.gui.window.status.saved_until import moment_words
from arbiter_app.gui.window.status.sign_in_chip import SignInChip
from arbiter_app.gui.window.status.wrong_papers import WrongPapers
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.stages import stage_name, tournament_name
from arbiter_app.wording.terms.play.missing_results import ranges_of_matches, shown_ranges
from arbiter_app.wording.terms.registration import people, rights

_OF_OFFICE = "{office}: {name}"

_FIRST, _THEN = 100, 10

_RANGES = 3
"""So many ranges of boards without result are told."""

_WHILE = 5000
"""Milliseconds; long enough to read a path."""


class StatusLine(QStatusBar):
    """At the left where we are, what is missing, what is saved and copied, what undo does; at the
    right what lasts until somebody sees to it, and who is signed in, or the chief arbiter.
    """

    wants = Signal(object)
    """A chip leads elsewhere: a `Destination`."""

    def __init__(self, open_event: OpenEvent, copy: CopyKeeper, kept: KeptDrafts) -> None:
        super().__init__()
        self._open_event = open_event
        newest = open_event.workspace.undoing.newest
        assert newest is not None, "the act that makes an event is its first entry"
        self._saved_at = newest.at
        self._place = _ElidedLabel(Qt.TextElideMode.ElideRight, least=60)
        self._missing = Label()
        self._saved = show_as(_ElidedLabel(Qt.TextElideMode.ElideRight, least=0), Look.SECOND)
        self._undo = show_as(_ElidedLabel(Qt.TextElideMode.ElideMiddle, least=150), Look.SECOND)
        self._person = _ElidedLabel(Qt.TextElideMode.ElideRight, least=80)
        drafts, papers = DraftChip(kept), WrongPapers(open_event)
        self.check, self.rules = CheckChip(open_event), RulesChip(open_event)
        drafts.wants.connect(self.wants)
        papers.wants.connect(self.wants)
        self.chips = Chips((self.check, self.rules, SignInChip(open_event), drafts, papers))
        self._name_parts()
        copied = CopyLabel(copy)
        # A row of its own, for Qt's does not let what stands at the left give way.
        around = (Room.MIDDLE, Room.NONE, Room.NONE, Room.NONE)
        line = QWidget()
        # Where and who come first to the room there is, then undo.
        row(
            (self._place, _FIRST),
            self._missing,
            (self._saved, _FIRST),
            copied,
            (self._undo, _THEN),
            STRETCH,
            self.chips,
            (self._person, _FIRST),
            gap=Room.WIDE,
            around=around,
            into=line,
        )
        # Room for chips is kept: nothing moves when one comes.
        line.setFixedHeight(row_height())
        self.addWidget(line, 1)
        open_event.changed.connect(self._on_changed)
        open_event.signed.connect(self._refresh)
        open_event.stage_chosen.connect(self._refresh)
        open_event.done.connect(self._on_done)
        self._show_state()
        after_paint(self, self._show_first_undo)

    def _name_parts(self) -> None:
        """Tell a screen reader what each part says."""
        for label, name in (
            (self._place, translate("StatusLine", "Where the event stands")),
            (self._missing, translate("StatusLine", "What is missing")),
            (self._saved, translate("StatusLine", "What is saved")),
            (self._undo, translate("StatusLine", "What Ctrl+Z takes back")),
            (self._person, translate("StatusLine", "Who answers for the event")),
        ):
            label.setAccessibleDescription(name)

    def _on_changed(self) -> None:
        self._saved_at = datetime.now()
        self._refresh()

    def _on_done(self, text: str) -> None:
        """Say for a while what was done, where the line about undo does not say it already."""
        if text not in self._undo.whole:
            self._undo.set_text(text)
            QTimer.singleShot(_WHILE, self, self._show_undo)

    def _show_first_undo(self) -> None:
        """Say what undo does once the window is there, for the words of acts are read for it; what
        was done meanwhile stays to be read.
        """
        if not self._undo.whole:
            self._show_undo()

    def _refresh(self) -> None:
        self._show_state()
        self._show_undo()

    def _show_state(self) -> None:
        competition = self._open_event.competition
        played = _played(competition)
        self._place.set_text(self._where(played))
        missing = _missing(self._open_event.tournament, competition, played)
        self._missing.setText(missing or translate("StatusLine", "all results in"))
        show_as(self._missing, Look.STRONG if missing else None)
        self._missing.setVisible(any(each.games for each in played))
        self._saved.set_text(
            translate("StatusLine", "saved {time}").format(
                time=moment_words(self._saved_at, datetime.now())
            )
        )
        self._person.set_text(self._who())

    def _where(self, played: Sequence[RoundOfPlay]) -> str:
        """Return the round, with the tournament and the stage in hand where there are several."""
        here = self._where_in_tournament(played)
        if not self._open_event.whole.has_several:
            return here
        name = tournament_name(window_catalogue(), self._open_event.tournament)
        return translate("StatusLine", "{stage} · {place}").format(stage=name, place=here)

    def _where_in_tournament(self, played: Sequence[RoundOfPlay]) -> str:
        tournament = self._open_event.tournament
        place = _place(self._open_event.competition, played)
        if len(tournament.stages) == 1:
            return place
        stage = stage_name(window_catalogue(), tournament, self._open_event.stage)
        if self._open_event.competition.traits.has_parts:
            return stage
        return translate("StatusLine", "{stage} · {place}").format(stage=stage, place=place)

    def _who(self) -> str:
        """Return who is signed in and as whom; where nobody needs to, the chief arbiter. That
        nobody is, a chip says.
        """
        workspace, catalogue = self._open_event.workspace, window_catalogue()
        if workspace.seat.authority is not None:
            office = rights.authority(catalogue, workspace.seat.authority)
            return _OF_OFFICE.format(office=office, name=workspace.seat.actor)
        if asks_for_pins(workspace.event):
            return ""
        chief = workspace.event.official(Role.CHIEF_ARBITER)
        office = people.role(catalogue, Role.CHIEF_ARBITER)
        return _OF_OFFICE.format(office=office, name=chief.name) if chief else ""

    def _show_undo(self) -> None:
        self._undo.set_text(self._next_undo())

    def _next_undo(self) -> str:
        entry = self._open_event.workspace.undoing.next_undo
        if entry is None:
            return translate("StatusLine", "Nothing to undo")
        text = self._open_event.text_of(entry)
        return translate("StatusLine", "Ctrl+Z takes back: {act}").format(act=text)


def _played(competition: Competition) -> Sequence[RoundOfPlay]:
    """Return the round that is played, the last one where none is; matches may be in several."""
    if competition.traits.has_bracket and competition.missing:
        return [round_ for round_ in competition.rounds if round_.missing]
    return [] if competition.current is None else [competition.current]


def _place(competition: Competition, played: Sequence[RoundOfPlay]) -> str:
    if competition.draw is None:
        return translate("StatusLine", "Before the draw")
    if not any(each.games or each.sheets for each in played):
        return translate("StatusLine", "Nothing paired yet")
    if len(played) > 1:
        numbers = ", ".join(str(round_.number) for round_ in played)
        return translate("StatusLine", "Rounds {rounds}").format(rounds=numbers)
    return translate("StatusLine", "Round {round}").format(round=played[0].number)


def _missing(
    tournament: Tournament, competition: Competition, played: Sequence[RoundOfPlay]
) -> str:
    """Return what is to be typed of these rounds, and how many games of any are adjourned; "" where
    all is in.
    """
    drafts = [round_ for round_ in played if competition.is_draft(round_)]
    seen = [round_ for round_ in played if not competition.is_draft(round_)]
    boards = [game.board for round_ in seen for game in round_.unfinished]
    missing = len(boards)
    adjourned = sum(len(round_.adjourned) for round_ in competition.rounds)
    told = [translate("StatusLine", "%n result(s) missing", None, missing)] if missing else []
    if sheets := sum(len(round_.open_sheets) for round_ in played):
        told = [translate("StatusLine", "%n sheet(s) missing", None, sheets)]
    if len(seen) == 1 and 0 < missing < len(seen[0].to_play):
        told = [f"{told[0]}: {_few(_ranges(tournament, competition, boards))}"]
    if drafts:
        told.append(translate("StatusLine", "draft, not published"))
    if adjourned:
        told.append(translate("StatusLine", "%n game(s) adjourned", None, adjourned))
    return ", ".join(told)


def _ranges(tournament: Tournament, competition: Competition, boards: Sequence[Board]) -> str:
    """Return boards by their numbers in the hall; those of matches of teams by their tables."""
    rules = tournament.settings.teams
    if rules is not None and competition.traits.is_of_boards:
        return ranges_of_matches(rules.boards, boards)
    return shown_ranges([hall_board(tournament, board) for board in boards])


def _few(ranges: str) -> str:
    """Return the first of some ranges: the page of rounds has them all."""
    first = ranges.split(", ")[:_RANGES]
    return ", ".join(first) + ("…" if len(", ".join(first)) < len(ranges) else "")


class _ElidedLabel(Label):
    """Text that gives way when the window is narrow; hovering shows it whole.

    Cut in the middle, an act keeps its verb and its result.
    """

    def __init__(self, mode: Qt.TextElideMode, *, least: int) -> None:
        """`least` is the width that it keeps, in pixels beside letters of the usual height."""
        super().__init__()
        self._mode, self._least = mode, least
        self.whole = ""
        """The text that is cut."""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_text(self, text: str) -> None:
        self.whole = text
        self.setToolTip(plain_tip(text))
        self.setAccessibleName(text)
        whole = self.fontMetrics().horizontalAdvance(text) + px(Room.HAIR)
        self.setMinimumWidth(min(px(self._least), whole))
        self.setMaximumWidth(whole)
        around = self.parentWidget()
        layout = around.layout() if around is not None else None
        if layout is not None:
            layout.activate()
        self._elide()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        self.setText(self.fontMetrics().elidedText(self.whole, self._mode, self.width()))
