"""The ceremony under way, as the arbiter sees it: whose turn it is, and what is entered next."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.domain.drawing.ceremony import Turn, turn
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.numbering import Ceremony, CeremonyMode
from arbiter_app.domain.ids import is_team
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.draw.ceremony.entry import StepEntry
from arbiter_app.gui.draw.ceremony.lines import (
    DrawnLine,
    EnvelopeLine,
    WaitingLine,
    drawn_lines,
    envelope_lines,
    waiting_lines,
)
from arbiter_app.gui.draw.ceremony.scene import asked, facts, turn_head
from arbiter_app.gui.draw.methods import who_draws
from arbiter_app.gui.draw.scrolled import take_what_is_left
from arbiter_app.gui.look.layouts import PAGE_MARGINS, STRETCH, column, grid
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside, heading
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.registration import people

_ENVELOPES_STRETCH = 5
_LISTS_STRETCH = 100
"""They take the room that is left, while they are seen."""


class CeremonyView(QWidget):
    """The turn large in the middle; below it the envelopes, what was drawn, and who waits."""

    refused = Signal(str)
    """A step was not taken: the sentence why."""
    allowance_wanted = Signal(str, int, str)
    """An unsafe large envelope is to be allowed, see `StepEntry`."""

    def __init__(self, open_event: OpenEvent, acts: Sequence[QPushButton]) -> None:
        """`acts` is what can be done beside drawing."""
        super().__init__()
        self._head = PageHead(PageId.DRAW, acts=acts)
        self._facts = words(look=Look.SECOND, wraps=True)
        self._name = words(look=Look.LARGE_STRONG, wraps=True)
        self._ask = words(look=Look.LEAD, wraps=True)
        self._absent = Aside()
        self._entry = StepEntry(open_event)
        self._entry.refused.connect(self.refused)
        self._entry.allowance_wanted.connect(self.allowance_wanted)
        self._envelopes_title = heading(translate("CeremonyView", "Large envelopes"))
        self._envelopes = _envelope_table()
        self._drawn_title = heading()
        self._drawn = _drawn_table()
        self._waiting_title = heading()
        self._waiting = _waiting_table()
        self._lay_out()

    def show_event(self, event: Event, ceremony: Ceremony) -> None:
        """Show where a ceremony stands."""
        self._facts.setText(_facts(ceremony))
        now = turn(ceremony)
        if now is not None:
            self._head.say(turn_head(ceremony, now))
            self._name.setText(people.name(window_catalogue(), event.contestants[now.player]))
            self._ask.setText(_next_act(ceremony, now))
            self._absent.say(_absent(event, now))
        self._entry.show_ceremony(ceremony)
        lines = envelope_lines(ceremony)
        for part in (self._envelopes_title, self._envelopes):
            part.setVisible(bool(lines))
        self._tables.setColumnStretch(0, _ENVELOPES_STRETCH if lines else 0)
        self._envelopes.set_rows(lines)
        drawn = drawn_lines(event, ceremony)
        is_of_teams = event.tournament.played_by_teams
        self._drawn.set_rows(drawn, _drawn_columns(is_of_teams=is_of_teams))
        known = {3: bool(lines), 4: any(line.by for line in drawn)}
        self._drawn.leave_out(column for column, is_known in known.items() if not is_known)
        waiting = tuple(waiting_lines(event, ceremony))
        self._waiting.set_rows(waiting, _waiting_columns(is_of_teams=is_of_teams))
        self._waiting.leave_out((0,) if ceremony.contingents_by is None else ())
        text = translate("CeremonyView", "Drawn: {drawn}")
        self._drawn_title.setText(text.format(drawn=len(drawn)))
        text = translate("CeremonyView", "Still to draw: {waiting}")
        self._waiting_title.setText(text.format(waiting=len(waiting)))

    def give_way(self, *, gives: bool) -> None:
        """Leave room for a question below, or take it back."""
        self._entry.setVisible(not gives)
        self._lists.setVisible(not gives)

    def step_back(self, *, steps_back: bool) -> None:
        """Let something else come next than the step of the draw, or the step again."""
        self._entry.step_back(steps_back=steps_back)

    def focus_first(self) -> None:
        """Put the focus where the next step is entered."""
        self._entry.focus()

    def _lay_out(self) -> None:
        turn_of = column(self._name, self._ask, self._absent, self._entry, gap=Room.TIGHT)
        self._lists = QWidget()
        tables = self._tables = grid(across=Room.WIDE, into=self._lists)
        parts: tuple[tuple[QWidget, QWidget, int], ...] = (
            (self._envelopes_title, self._envelopes, _ENVELOPES_STRETCH),
            (self._drawn_title, self._drawn, 6),
            (self._waiting_title, self._waiting, 5),
        )
        for place, (head, table, stretch) in enumerate(parts):
            tables.addWidget(head, 0, place)
            tables.addWidget(take_what_is_left(table), 1, place)
            tables.setColumnStretch(place, stretch)
        tables.setRowStretch(1, 1)
        above = column(self._head, self._facts, gap=Room.TIGHT)
        lists = (self._lists, _LISTS_STRETCH)
        column(above, turn_of, lists, STRETCH, gap=Room.MIDDLE, around=PAGE_MARGINS, into=self)


def _facts(ceremony: Ceremony) -> str:
    """Say how the ceremony is held, since when, before whom, and what was decided."""
    begun = translate("CeremonyView", "begun {moment}")
    parts = [
        facts(ceremony),
        begun.format(moment=numbers.date_and_time(window_catalogue(), ceremony.begun_at)),
    ]
    if ceremony.witnesses:
        text = translate("CeremonyView", "witnesses: {names}")
        parts.append(text.format(names=", ".join(ceremony.witnesses)))
    else:
        parts.append(translate("CeremonyView", "no witness is named yet"))
    if ceremony.mis_draws:
        text = translate("CeremonyView", "taken back: {steps}")
        parts.append(text.format(steps=len(ceremony.mis_draws)))
    line = " · ".join(parts)
    return f"{line}\n{ceremony.way_out}" if ceremony.way_out else line


def _next_act(ceremony: Ceremony, now: Turn) -> str:
    """Say what is done next, with what the arbiter does of it."""
    if ceremony.mode is CeremonyMode.ON_SCREEN:
        return asked(ceremony, now)
    if now.chooses_envelope:
        act = translate("CeremonyView", "Open it and read the letter of the set inside.")
    else:
        act = translate("CeremonyView", "Open the small envelope and read the number aloud.")
    return f"{asked(ceremony, now)} {act}"


def _absent(event: Event, now: Turn) -> str:
    """Say that who should draw has not come, where anybody's coming is kept."""
    tournament = event.tournament
    if is_team(now.player):  # a captain draws for it, and nobody notes that one has come
        return ""
    if tournament.entry(now.player).present or not any(e.present for e in tournament.entries):
        return ""
    return translate("CeremonyView", "Not marked present: type under “Drawn by” who draws instead.")


def _envelope_table() -> Table[EnvelopeLine]:
    columns: tuple[Column[EnvelopeLine], ...] = (
        Column(title=translate("CeremonyView", "Envelope"), text=lambda row: row.name),
        Column(
            title=translate("CeremonyView", "Left"),
            text=lambda row: row.left,
            is_second=True,
            spare=1,
        ),
        Column(title=translate("CeremonyView", "Now"), text=lambda row: row.verdict),
    )
    model = RowsModel(columns, lambda row: row.name)
    return Table(model, name=translate("CeremonyView", "Large envelopes"), sortable=False)


def _drawn_table() -> Table[DrawnLine]:
    model = RowsModel[DrawnLine]((), lambda row: row.turn)
    return Table(model, name=translate("CeremonyView", "Numbers drawn so far"), sortable=False)


def _drawn_columns(*, is_of_teams: bool) -> tuple[Column[DrawnLine], ...]:
    return (
        Column(
            title=translate("CeremonyView", "Draw"),
            text=lambda row: str(row.turn),
            align=RIGHT,
            is_second=True,
            spare=1,
        ),
        Column(
            title=translate("CeremonyView", "№"),
            text=lambda row: str(row.number),
            align=RIGHT,
            is_bold=True,
        ),
        Column(
            title=who_draws(is_of_teams=is_of_teams),
            is_name=True,
            takes_rest=True,
            text=lambda row: row.player,
        ),
        Column(
            title=translate("CeremonyView", "Envelope"),
            text=lambda row: row.envelope,
            is_second=True,
            spare=2,
        ),
        Column(
            title=translate("CeremonyView", "Drawn by"),
            text=lambda row: row.by,
            is_second=True,
            spare=3,
        ),
    )


def _waiting_table() -> Table[WaitingLine]:
    model = RowsModel[WaitingLine]((), lambda row: row.player)
    return Table(model, name=translate("CeremonyView", "Who draws yet"), sortable=False)


def _waiting_columns(*, is_of_teams: bool) -> tuple[Column[WaitingLine], ...]:
    return (
        Column(
            title=translate("CeremonyView", "Contingent"),
            text=lambda row: row.group,
            is_second=True,
            spare=1,
        ),
        Column(title=who_draws(is_of_teams=is_of_teams), is_name=True, text=lambda row: row.name),
    )
