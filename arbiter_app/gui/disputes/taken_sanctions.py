"""The sanctions of an incident that are chosen already, while the next one is being chosen."""

import json
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.domain.disputes.sanctions import Ruling
from arbiter_app.domain.facts.disputes.incidents import PenaltyFields
from arbiter_app.domain.facts.event import Event
from arbiter_app.formats.json_text import parse_json
from arbiter_app.gui.disputes.effect_list import EffectList
from arbiter_app.gui.look.layouts import column, wrapping
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.disputes import incidents

Taken = tuple[Ruling, bool, dict[str, str]]
"""A sanction, whether its fine is paid, and the fields in which it was chosen."""


class TakenSanctions(QWidget):
    """Says whom they are about, with the ways to add one and to take the last one back."""

    wanted = Signal()
    """What stands in the form is to be taken, and another one chosen."""
    taken_back = Signal(object)
    """The last one is chosen anew: the fields in which it was."""

    def __init__(self, event: Event) -> None:
        super().__init__()
        self._event = event
        self._taken: list[Taken] = []
        self._list = EffectList(translate("IncidentDialog", "Sanctions so far"))
        self._another = QPushButton(translate("IncidentDialog", "A&nother sanction or person"))
        self._back = QPushButton(translate("IncidentDialog", "Ta&ke the last one back"))
        column(wrapping(self._another, self._back), self._list, into=self)
        for button in (self._another, self._back):
            button.setAutoDefault(False)
        self._another.clicked.connect(self.wanted)
        self._back.clicked.connect(self._take_back)
        self._show()

    @property
    def rulings(self) -> Sequence[Ruling]:
        return [ruling for ruling, _, _ in self._taken]

    @property
    def fines_paid(self) -> Sequence[bool]:
        return [paid for _, paid, _ in self._taken]

    @property
    def drafts(self) -> Sequence[dict[str, str]]:
        """The fields in which each was chosen."""
        return [fields for _, _, fields in self._taken]

    def take(self, ruling: Ruling, *, fine_paid: bool, fields: dict[str, str]) -> None:
        """Keep a sanction."""
        self._taken.append((ruling, fine_paid, fields))
        self._show()

    def clear(self) -> None:
        """Forget them all."""
        self._taken.clear()
        self._show()

    def _take_back(self) -> None:
        *_, (_, _, fields) = self._taken
        self._taken.pop()
        self._show()
        self.taken_back.emit(fields)

    def _show(self) -> None:
        catalogue, pattern = window_catalogue(), translate("IncidentDialog", "{name}: {sanction}")
        told = [
            pattern.format(
                name=incidents.whom(catalogue, self._event, each),
                sanction=incidents.imposed(catalogue, self._event, each),
            )
            for each in self.rulings
        ]
        self._list.say(told)
        self._back.setVisible(bool(self._taken))


def as_text(drafts: Sequence[dict[str, str]]) -> str:
    """Return the fields of sanctions as one text."""
    return json.dumps(drafts, ensure_ascii=False) if drafts else ""


def from_text(text: str) -> list[dict[str, str]]:
    """Return the fields of sanctions that a text has; none where it is damaged."""
    try:
        listed = parse_json(text or "[]")
        return [{str(key): str(value) for key, value in each.items()} for each in listed]
    except (ValueError, TypeError, AttributeError):
        return []


def fields_of(ruling: Ruling, *, fine_paid: bool) -> PenaltyFields:
    """Return a sanction as the command takes it."""
    return PenaltyFields(
        player=ruling.player,
        person=ruling.person,
        capacity=ruling.capacity,
        sanction=ruling.sanction,
        minutes=ruling.minutes,
        fine=ruling.fine,
        fine_paid=fine_paid,
        first_round=ruling.first_round,
        last_round=ruling.last_round,
        result=ruling.result,
    )
