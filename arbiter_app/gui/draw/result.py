"""The draw that was held: who got which number, and how."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QStackedWidget, QWidget

from arbiter_app.domain.drawing.renumbering import is_order_out_of_date
from arbiter_app.domain.drawing.strength import Ranked, order_of
from arbiter_app.domain.drawing.varma import has_two_printings
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import Ceremony, Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.pairing.rosters import duels_drawn
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.draw.changes import DrawChanges, can_change
from arbiter_app.gui.draw.methods import who_draws
from arbiter_app.gui.draw.proof import DrawProof
from arbiter_app.gui.draw.renumbering import RenumberNotice
from arbiter_app.gui.draw.scrolled import Scrolled, take_what_is_left
from arbiter_app.gui.look.layouts import PAGE_MARGINS, STRETCH, column, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, framed, words
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import strength
from arbiter_app.wording.terms.play import draws
from arbiter_app.wording.terms.registration import contingents, people

_LEAST_TABLE = 330
"""In pixels beside letters of the usual height."""
_BODY_STRETCH = 100
"""The lists take the room that is left, while they are seen."""


@dataclass(frozen=True, slots=True)
class Held:
    """When the numbers were obtained, and for those of a report file from which file."""

    at: datetime
    source: str | None = None


@dataclass(frozen=True, slots=True)
class _Row:
    """A step of the draw with its place in the order of drawing."""

    turn: int
    step: DrawnNumber
    player: Player
    ranked: Ranked | None = None
    """In the order by strength, of a Swiss that was numbered by it."""


class DrawResult(QWidget):
    """The numbers as a table, how they were obtained, and what to know about them."""

    again = Signal()
    """The draw is to be held again."""
    wants = Signal(object)
    """Something elsewhere comes next: a `Destination`."""

    def __init__(self, open_event: OpenEvent, ceremony_acts: Sequence[QPushButton]) -> None:
        """`ceremony_acts` is what can be done with the ceremony that was held."""
        super().__init__()
        self._facts = words(look=Look.SECOND, wraps=True)
        self._facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        model = RowsModel[_Row]([], lambda row: row.step.player)
        self.table = Table(model, name=translate("DrawResult", "Numbers"))
        self.table.setMinimumWidth(px(_LEAST_TABLE))
        self._again = QPushButton(translate("DrawResult", "Draw &again…"))
        self._again.clicked.connect(self.again)
        self._refusal = Aside()
        self._renumber = RenumberNotice(open_event)
        self._renumber.done.connect(self.table.setFocus)
        self._proof = DrawProof()
        self._changes = DrawChanges(open_event)
        self._changes.wants.connect(self.wants)
        self._changes.closed.connect(self.table.setFocus)
        self._change = QPushButton()
        self._change.setCheckable(True)
        self._change.toggled.connect(self._show_changes)
        acts = (self._change, self._again, *ceremony_acts)
        self._head = PageHead(PageId.DRAW, acts=acts)
        self._told = QStackedWidget()
        self._side = framed(Look.SIDE)
        take_what_is_left(self.table)
        self._lay_out()

    def show_draw(self, event: Event, draw: Draw, held: Held | None, refusal: str | None) -> None:
        """Show a draw; `refusal` says why it cannot be held again, None if it can."""
        of_teams = event.tournament.played_by_teams
        self._head.say(draws.drawn_by(window_catalogue(), draw.method, of_teams=of_teams))
        lines = [" · ".join((*_facts(draw, held), *_facts_of_swiss(event, draw)))]
        ceremony = event.tournament.ceremony
        if ceremony is not None:
            lines += _ceremony_facts(ceremony)
        self._facts.setText("\n".join((*filter(None, lines), *_relaxed(event.tournament))))
        steps = enumerate(draw.drawn, start=1)
        ranked = _ranked(event, draw)
        rows = [
            _Row(turn, step, event.contestants[step.player], ranked.get(step.player))
            for turn, step in steps
        ]
        is_of_teams = event.tournament.played_by_teams
        columns = _columns(draw, by_strength=bool(ranked), is_of_teams=is_of_teams)
        self.table.set_rows(rows, columns)
        self._change.setText(
            translate("DrawResult", "&Late team or withdrawal…")
            if is_of_teams
            else translate("DrawResult", "&Late player or withdrawal…")
        )
        self._renumber.show_event(event)
        self._again.setEnabled(refusal is None)
        self._refusal.say(refusal or "")
        self._proof.show_event(event)
        self._change.setEnabled(can_change(event))
        self._changes.show_event(event)
        if not can_change(event):
            self._change.setChecked(False)
        self._show_side()

    def give_way(self, *, gives: bool) -> None:
        """Leave room for a question below, or take it back."""
        self._body.setVisible(not gives)

    def _show_changes(self, shown: bool) -> None:
        self._show_side()
        if shown:
            self._changes.focus_first()

    def _show_side(self) -> None:
        """Show the changes while they are asked for, else the proof where there is one."""
        shows_changes = self._change.isChecked()
        self._told.setCurrentIndex(1 if shows_changes else 0)
        self._side.setVisible(shows_changes or self._proof.tells)

    def _lay_out(self) -> None:
        self._told.addWidget(self._proof)
        self._told.addWidget(Scrolled(self._changes))
        around = (Room.WIDE, Room.NONE, Room.NONE, Room.NONE)
        column(self._told, around=around, into=self._side)
        self._body = QWidget()
        row((self.table, 2), (self._side, 3), gap=Room.WIDE, into=self._body)
        told = column(self._facts, self._refusal, self._renumber, gap=Room.TIGHT)
        parts = (self._head, told, (self._body, _BODY_STRETCH), STRETCH)
        column(*parts, gap=Room.MIDDLE, around=PAGE_MARGINS, into=self)


def _facts(draw: Draw, held: Held | None) -> list[str]:
    facts = []
    if held:
        facts.append(_held(held))
    if draw.seed:
        facts.append(translate("DrawResult", "Seed: {seed}").format(seed=draw.seed))
    if draw.contingents_by:
        by = contingents.contingents_by(window_catalogue(), draw.contingents_by)
        facts.append(translate("DrawResult", "Contingents by {key}").format(key=by))
    if draw.varma_variant and has_two_printings(len(draw.drawn)):
        variant = draws.variant(window_catalogue(), draw.varma_variant)
        facts.append(translate("DrawResult", "Table: {variant}").format(variant=variant))
    return facts


def _facts_of_swiss(event: Event, draw: Draw) -> Iterator[str]:
    """Yield by which criteria a Swiss was numbered, and when that changed."""
    if not event.tournament.settings.traits.follows_results:
        return
    if draw.method is DrawMethod.BY_RATING:
        yield strength.order_text(window_catalogue(), event.tournament)
    if draw.earlier:
        yield strength.changed_after(window_catalogue(), draw)


def _relaxed(tournament: Tournament) -> Iterator[str]:
    """Yield of which teams the colours of a round are less even than they usually are."""
    pattern = translate(
        "DrawResult",
        "{one} – {other}: in some rounds a team has two games more of one colour; no table of so"
        " many players is more even. Everybody has as many of each colour in the end, or one more.",
    )
    for duel in duels_drawn(tournament):
        if duel.is_relaxed:
            yield pattern.format(one=duel.first.name, other=duel.second.name)


def _ceremony_facts(ceremony: Ceremony) -> Iterator[str]:
    """Yield how the ceremony was held, before whom, and what was decided in it."""
    facts = [draws.mode(window_catalogue(), ceremony.mode)]
    if ceremony.witnesses:
        text = translate("CeremonyView", "witnesses: {names}")
        facts.append(text.format(names=", ".join(ceremony.witnesses)))
    if ceremony.mis_draws:
        text = translate("CeremonyView", "taken back: {steps}")
        facts.append(text.format(steps=len(ceremony.mis_draws)))
    text = translate("DrawResult", "Ceremony: {facts}")
    yield text.format(facts="; ".join(facts))
    if ceremony.way_out:
        yield ceremony.way_out


def _held(held: Held) -> str:
    moment = numbers.date_and_time(window_catalogue(), held.at)
    if held.source is None:
        return translate("DrawResult", "Held: {moment}").format(moment=moment)
    text = translate("DrawResult", "Read from {file}, {moment}")
    return text.format(file=held.source, moment=moment)


def _ranked(event: Event, draw: Draw) -> Mapping[PlayerId, Ranked]:
    """Return why everybody stands where they do, of a Swiss numbered by strength."""
    is_swiss = event.tournament.settings.traits.follows_results
    if not is_swiss or draw.method is not DrawMethod.BY_RATING:
        return {}
    ranked = order_of(event.tournament).ranked(
        event.contestants[each.player] for each in draw.drawn
    )
    is_old = is_order_out_of_date(event)
    return {each.player.id: replace(each, by=None) if is_old else each for each in ranked}


def _columns(draw: Draw, *, by_strength: bool, is_of_teams: bool) -> tuple[Column[_Row], ...]:
    number: Column[_Row] = Column(
        title=translate("DrawResult", "№"),
        text=lambda row: str(row.step.number),
        sort_key=lambda row: row.step.number,
        align=RIGHT,
    )
    player: Column[_Row] = Column(
        title=who_draws(is_of_teams=is_of_teams),
        is_name=True,
        text=lambda row: people.name(window_catalogue(), row.player),
    )
    if by_strength:
        return number, player, *_columns_of_strength(is_of_teams=is_of_teams)
    envelope: Column[_Row] = Column(
        title=translate("DrawResult", "Envelope"),
        text=lambda row: row.step.envelope or "",
        is_second=True,
        spare=2,
    )
    contingent: Column[_Row] = Column(
        title=translate("DrawResult", "Contingent"),
        text=lambda row: row.step.contingent or "",
        is_second=True,
        spare=3,
    )
    turn: Column[_Row] = Column(
        title=translate("DrawResult", "Order of drawing"),
        text=lambda row: str(row.turn),
        sort_key=lambda row: row.turn,
        align=RIGHT,
        is_second=True,
        spare=1,
    )
    if draw.varma_variant:
        return number, turn, player, envelope, contingent
    if draw.contingents_by:
        return number, turn, player, contingent
    return (number, turn, player) if draw.seed else (number, player)


def _columns_of_strength(*, is_of_teams: bool) -> tuple[Column[_Row], ...]:
    """Return what the numbers of a Swiss rest on."""
    title: Column[_Row] = Column(
        title=translate("DrawResult", "Title"),
        text=lambda row: str(row.player.title or ""),
        spare=2,
    )
    return (
        *(() if is_of_teams else (title,)),
        Column(
            title=translate("DrawMethod", "Strength")
            if is_of_teams
            else translate("DrawResult", "Rating used"),
            text=lambda row: strength.used(window_catalogue(), row.ranked) if row.ranked else "",
            align=RIGHT,
        ),
        Column(
            title=translate("DrawResult", "Below by"),
            text=lambda row: (
                strength.criterion(window_catalogue(), row.ranked.by) if row.ranked else ""
            ),
            is_second=True,
            spare=1,
        ),
    )
