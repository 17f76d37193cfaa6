"""The draw that was held: who got which number, and how."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from arbiter_app.domain.drawing.varma import has_two_printings
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.numbering import Ceremony, Draw, DrawnNumber
from arbiter_app.domain.facts.people import Player
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import MARGINS
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.draw.changes import DrawChanges, can_change
from arbiter_app.gui.draw.proof import DrawProof
from arbiter_app.gui.parts.heading import title
from arbiter_app.gui.parts.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import draws
from arbiter_app.wording.terms.registration import contingents, people


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


class DrawResult(QWidget):
    """The numbers as a table, how they were obtained, and what to know about them."""

    again = Signal()
    """The draw is to be held again."""
    wants = Signal(object)
    """Something elsewhere comes next: a `Destination`."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._title = title()
        self._facts = QLabel(wordWrap=True)
        self._facts.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        model = RowsModel[_Row]([], lambda row: row.step.player)
        self.table = Table(model, name=translate("DrawResult", "Numbers"))
        self._again = QPushButton(translate("DrawResult", "Draw &again…"))
        self._again.clicked.connect(self.again)
        self._refusal = QLabel(wordWrap=True)
        self._proof = DrawProof()
        self._changes = DrawChanges(open_event)
        self._changes.wants.connect(self.wants)
        self._changes.closed.connect(self.table.setFocus)
        self._change = QPushButton(translate("DrawResult", "&Late player or withdrawal…"))
        self._change.setCheckable(True)
        self._change.toggled.connect(self._show_changes)
        self._lay_out()

    def show_draw(self, event: Event, draw: Draw, held: Held | None, refusal: str | None) -> None:
        """Show a draw; `refusal` says why it cannot be held again, None if it can."""
        self._title.setText(draws.drawn_by(window_catalogue(), draw.method))
        facts = "    ".join(_facts(draw, held))
        ceremony = event.tournament.ceremony
        self._facts.setText(
            facts if ceremony is None else "\n".join((facts, *_ceremony_facts(ceremony)))
        )
        steps = enumerate(draw.drawn, start=1)
        rows = [_Row(turn, step, event.players[step.player]) for turn, step in steps]
        self.table.set_rows(rows, _columns(draw))
        self._again.setEnabled(refusal is None)
        self._refusal.setText(refusal or "")
        self._proof.show_event(event)
        self._change.setEnabled(can_change(event))
        self._changes.show_event(event)
        self._change.setChecked(self._changes.isVisibleTo(self))

    def _show_changes(self, shown: bool) -> None:
        self._changes.setVisible(shown)
        if shown:
            self._changes.focus_first()

    def _lay_out(self) -> None:
        bottom = QHBoxLayout()
        bottom.addWidget(self._refusal, 1)
        bottom.addWidget(self._change)
        bottom.addWidget(self._again)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*MARGINS)
        layout.setSpacing(8)
        layout.addWidget(self._title)
        layout.addWidget(self._facts)
        layout.addWidget(self.table, 5)
        layout.addWidget(self._proof, 4)
        layout.addWidget(self._changes)
        layout.addLayout(bottom)


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


def _columns(draw: Draw) -> tuple[Column[_Row], ...]:
    number: Column[_Row] = Column(
        title=translate("DrawResult", "№"),
        text=lambda row: str(row.step.number),
        sort_key=lambda row: row.step.number,
        align=RIGHT,
    )
    player: Column[_Row] = Column(
        title=translate("DrawResult", "Player"),
        is_name=True,
        text=lambda row: people.name(window_catalogue(), row.player),
    )
    envelope: Column[_Row] = Column(
        title=translate("DrawResult", "Envelope"), text=lambda row: row.step.envelope or ""
    )
    contingent: Column[_Row] = Column(
        title=translate("DrawResult", "Contingent"), text=lambda row: row.step.contingent or ""
    )
    turn: Column[_Row] = Column(
        title=translate("DrawResult", "Order of drawing"),
        text=lambda row: str(row.turn),
        sort_key=lambda row: row.turn,
        align=RIGHT,
    )
    if draw.varma_variant:
        return number, turn, player, envelope, contingent
    if draw.contingents_by:
        return number, turn, player, contingent
    return (number, turn, player) if draw.seed else (number, player)
