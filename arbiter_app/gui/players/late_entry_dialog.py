"""The decision to let somebody enter a Swiss after the numbers were given (C.04.2 Art. 3)."""

from PySide6.QtWidgets import QSpinBox, QWidget

from arbiter_app.domain.drawing.renumbering import (
    LateEntry,
    half_byes_for_missed,
    late_entry,
    number_changes,
)
from arbiter_app.domain.facts.people.people import Player, PlayerFields
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.layouts import STRETCH, row
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog, Part
from arbiter_app.gui.parts.tables.number_changes import number_change_table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.registration import people

_WIDTH = 620
"""In pixels beside letters of the usual height."""

_NEWCOMER = PlayerId(0)
"""Stands for somebody who is not registered yet."""


class LateEntryDialog(Dialog):
    """Shows number, first round and who moves down; missed rounds count nothing unless byes of half
    a point are given for them.
    """

    def __init__(self, parent: QWidget, open_event: OpenEvent, fields: PlayerFields) -> None:
        newcomer = Player(id=_NEWCOMER, **fields)
        name = people.name(window_catalogue(), newcomer)
        super().__init__(
            parent,
            translate("LateEntry", "{name} enters late").format(name=name),
            verb=translate("LateEntry", "&Enter the player"),
            do=self._enter,
        )
        self._open_event, self._fields = open_event, fields
        event = open_event.facts
        competition = event.tournament.competition()
        entry = late_entry(event, newcomer)
        self.setMinimumWidth(px(_WIDTH))
        self._half_byes = QSpinBox()
        self._half_byes.setMaximum(half_byes_for_missed(competition))
        moved = tuple(
            change
            for change in number_changes(competition, entry.order)
            if change.player != _NEWCOMER
        )
        parts: list[Part] = [Aside(_what_happens(entry, len(moved)))]
        if moved:
            parts.append(number_change_table(event, moved))
        if entry.missed:
            parts.extend(self._missed(entry))
        self.lay_out(*parts)
        self.verb.setFocus()

    def _missed(self, entry: LateEntry) -> tuple[Part, ...]:
        """Return what is asked about missed rounds."""
        missed = translate("LateEntry", "Rounds missed: {rounds}. They count nothing.")
        told = missed.format(rounds=numbers.ranges(entry.missed))
        most = self._half_byes.maximum()
        if not most:
            none = translate("LateEntry", "The regulations give no half-point bye for them.")
            return (Aside(f"{told} {none}"),)
        label = Label(translate("LateEntry", "&Half-point byes for the first of them:"))
        label.setBuddy(self._half_byes)
        return Aside(told), row(label, self._half_byes, STRETCH)

    def _enter(self) -> bool:
        door = self._open_event.door(say=self.refuse)
        return door.do(join_late, half_byes=self._half_byes.value(), **self._fields)


def _what_happens(entry: LateEntry, moved: int) -> str:
    text = translate(
        "LateEntry",
        "Number {number} by strength, paired from round {round} on (C.04.2 Art. 3).",
    )
    told = [text.format(number=entry.number, round=entry.first_round)]
    if moved:
        told.append(translate("LateEntry", "%n player(s) below move down by one.", None, moved))
    if entry.draft is not None:
        text = translate("LateEntry", "The draft of round {round} is out of date then.")
        told.append(text.format(round=entry.draft))
    return " ".join(told)
