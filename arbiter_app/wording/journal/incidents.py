"""Lines of the journal of the register of incidents."""

from collections.abc import Callable, Mapping
from decimal import Decimal

from arbiter_app.domain.disputes.sanctions import Ruling
from arbiter_app.domain.facts.incidents import Offence, Sanction
from arbiter_app.domain.ids import Board, IncidentId, PlayerId, Round
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms import incidents

_RECORDED = QT_TRANSLATE_NOOP("Journal", "Incident: {name}, {offence} – {sanction}")
_RECORDED_AT = QT_TRANSLATE_NOOP("Journal", "Incident, {place}: {name}, {offence} – {sanction}")
_CORRECTED = QT_TRANSLATE_NOOP("Journal", "Incident {incident} put into other words")
_LIFTED = QT_TRANSLATE_NOOP("Journal", "Sanction of incident {incident} lifted: {name}, {sanction}")
_LIFTED_ALONE = QT_TRANSLATE_NOOP("Journal", "Sanction of incident {incident} lifted")
_PAID = QT_TRANSLATE_NOOP("Journal", "Fine of incident {incident} paid")
_NOT_PAID = QT_TRANSLATE_NOOP("Journal", "Fine of incident {incident} not paid after all")


def _recorded(entry: Entry) -> str:
    params, catalogue = entry.params, entry.catalogue
    ruling = Ruling(
        player=PlayerId(params["player"]),
        offence=Offence(params["offence"]),
        sanction=Sanction(params["sanction"]),
        round=_round(params.get("round")),
        board=None if params.get("board") is None else Board(params["board"]),
        minutes=params.get("minutes"),
        fine=None if params.get("fine") is None else Decimal(params["fine"]),
        first_round=_round(params.get("first_round")),
        last_round=_round(params.get("last_round")),
    )
    place = incidents.place(catalogue, ruling)
    return entry.line(
        _RECORDED_AT if place else _RECORDED,
        place=place,
        name=entry.name(ruling.player),
        offence=incidents.offence(catalogue, ruling.offence),
        sanction=incidents.imposed(catalogue, entry.event, ruling),
    )


def _corrected(entry: Entry) -> str:
    return entry.line(_CORRECTED, incident=entry.params["incident"])


def _lifted(entry: Entry) -> str:
    number = IncidentId(entry.params["incident"])
    for incident in entry.event.tournament.incidents:
        if incident.id == number:
            return entry.line(
                _LIFTED,
                incident=number,
                name=incident.person or entry.name(incident.player),
                sanction=incidents.imposed(entry.catalogue, entry.event, incident),
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
