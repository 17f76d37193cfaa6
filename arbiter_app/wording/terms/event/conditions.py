"""Words for what kind of event it is, and titles of the technical information."""

from arbiter_app.domain.facts.event import EventLevel, EventRank, Particular
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

_LEVELS = {
    EventLevel.NATIONAL: QT_TRANSLATE_NOOP("EventLevel", "national event"),
    EventLevel.REGIONAL: QT_TRANSLATE_NOOP("EventLevel", "event of a region or city"),
    EventLevel.OTHER: QT_TRANSLATE_NOOP("EventLevel", "other event"),
}

_DISCIPLINES = {
    Discipline.STANDARD: QT_TRANSLATE_NOOP("Discipline", "classical chess"),
    Discipline.RAPID: QT_TRANSLATE_NOOP("Discipline", "rapid chess"),
    Discipline.BLITZ: QT_TRANSLATE_NOOP("Discipline", "blitz"),
}

_PARTICULARS = {
    Particular.VENUE: QT_TRANSLATE_NOOP("Particular", "Venue"),
    Particular.SCHEDULE: QT_TRANSLATE_NOOP("Particular", "Programme"),
    Particular.DEFAULT_TIME: QT_TRANSLATE_NOOP("Particular", "Default time"),
    Particular.PHONES: QT_TRANSLATE_NOOP("Particular", "Telephones and devices"),
    Particular.PRIZES: QT_TRANSLATE_NOOP("Particular", "Prizes"),
    Particular.TIE_BREAKS_ANNOUNCED: QT_TRANSLATE_NOOP("Particular", "Tie-breaks announced"),
    Particular.PAIRING_ANNOUNCED: QT_TRANSLATE_NOOP("Particular", "Pairing system announced"),
    Particular.CONTACT: QT_TRANSLATE_NOOP("Particular", "Telephone of the chief arbiter"),
    Particular.CURRENCY: QT_TRANSLATE_NOOP("Particular", "Currency"),
    Particular.APPROVED_BY: QT_TRANSLATE_NOOP("Particular", "Approved by"),
    Particular.REMARKS: QT_TRANSLATE_NOOP("Particular", "Remarks"),
}


def level(catalogue: Catalogue, value: EventLevel) -> str:
    return catalogue.translate("EventLevel", _LEVELS[value])


def rank(catalogue: Catalogue, value: EventRank) -> str:
    """Return the rank of an event: "rank V"."""
    return catalogue.translate("EventRank", "rank {rank}").format(rank=value.value)


def discipline(catalogue: Catalogue, value: Discipline) -> str:
    return catalogue.translate("Discipline", _DISCIPLINES[value])


def particular(catalogue: Catalogue, value: Particular) -> str:
    """Return the title of a text of the technical information."""
    return catalogue.translate("Particular", _PARTICULARS[value])
