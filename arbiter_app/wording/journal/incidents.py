"""Lines of the journal of the register of incidents."""

from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from typing import Any

from arbiter_app.domain.disputes.sanctions import Ruling, every_penalty
from arbiter_app.domain.facts.disputes.incidents import Capacity, Offence, Penalty, Sanction
from arbiter_app.domain.ids import Board, IncidentId, PlayerId, Round
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.disputes import incidents

_RECORDED = QT_TRANSLATE_NOOP("Journal", "Incident: {followed}")
_RECORDED_AT = QT_TRANSLATE_NOOP("Journal", "Incident, {place}: {followed}")
_FOLLOWED = QT_TRANSLATE_NOOP("Journal", "{name}, {offence} – {sanction}")
_CORRECTED = QT_TRANSLATE_NOOP("Journal", "Incident {incident} put into other words")
_LIFTED = QT_TRANSLATE_NOOP("Journal", "Sanction of incident {incident} lifted: {name}, {sanction}")
_LIFTED_ALONE = QT_TRANSLATE_NOOP("Journal", "Sanction of incident {incident} lifted")
_PAID = QT_TRANSLATE_NOOP("Journal", "Fine of incident {incident} paid")
_NOT_PAID = QT_TRANSLATE_NOOP("Journal", "Fine of incident {incident} not paid after all")


def _recorded(entry: Entry) -> str:
    rulings = tuple(_rulings(entry.params))
    place = incidents.place(entry.catalogue, entry.event, entry.stage, rulings[0])
    followed = [
        entry.line(
            _FOLLOWED,
            name=_whom(entry, each),
            offence=incidents.offence(entry.catalogue, each.offence),
            sanction=incidents.imposed(entry.catalogue, entry.event, each),
        )
        for each in rulings
    ]
    pattern = _RECORDED_AT if place else _RECORDED
    return entry.line(pattern, place=place, followed="; ".join(followed))


def _whom(entry: Entry, about: Penalty | Ruling) -> str:
    if about.player is None or about.person:
        return incidents.whom(entry.catalogue, entry.event, about)
    return entry.name(about.player)


def _rulings(params: Mapping[str, Any]) -> Iterator[Ruling]:
    """Yield the sanctions of an incident; a former journal has one, beside what happened."""
    for each in params.get("penalties", (params,)):
        yield Ruling(
            player=None if each.get("player") is None else PlayerId(each["player"]),
            person=each.get("person"),
            capacity=Capacity(each["capacity"]) if each.get("capacity") else None,
            offence=Offence(params["offence"]),
            sanction=Sanction(each["sanction"]),
            round=_round(params.get("round")),
            board=None if params.get("board") is None else Board(params["board"]),
            minutes=each.get("minutes"),
            fine=None if each.get("fine") is None else Decimal(each["fine"]),
            first_round=_round(each.get("first_round")),
            last_round=_round(each.get("last_round")),
        )


def _corrected(entry: Entry) -> str:
    return entry.line(_CORRECTED, incident=entry.params["incident"])


def _lifted(entry: Entry) -> str:
    number, sanction = IncidentId(entry.params["incident"]), entry.params.get("sanction", 1)
    for incident, penalty in every_penalty(entry.event.tournament):
        if (incident.id, penalty.number) == (number, sanction):
            return entry.line(
                _LIFTED,
                incident=number,
                name=_whom(entry, penalty),
                sanction=incidents.imposed(entry.catalogue, entry.event, penalty),
            )
    return entry.line(_LIFTED_ALONE, incident=number)


def _fine(entry: Entry) -> str:
    pattern = _PAID if entry.params["paid"] else _NOT_PAID
    return entry.line(pattern, incident=entry.params["incident"])


def _round(number: int | None) -> Round | None:
    return None if number is None else Round(number)


INCIDENT_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "incident.record": _recorded,
    "incident.correct": _corrected,
    "incident.lift": _lifted,
    "incident.fine-paid": _fine,
}
