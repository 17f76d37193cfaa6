"""Words for the rules mode, and for what touches the pairings."""

from arbiter_app.domain.facts.play.by_rules import IntegrityLine, Kind, RulesLeft
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.values import frozen
from arbiter_app.wording.terms.registration import rights

_KINDS = {
    Kind.BY_HAND: QT_TRANSLATE_NOOP("Integrity", "Paired by hand"),
    Kind.IMPORT: QT_TRANSLATE_NOOP("Integrity", "Taken over from a report"),
    Kind.RENUMBERING: QT_TRANSLATE_NOOP("Integrity", "Other numbers"),
    Kind.NUMBER_EXCHANGE: QT_TRANSLATE_NOOP("Integrity", "Numbers exchanged"),
    Kind.CORRECTION: QT_TRANSLATE_NOOP("Integrity", "Result or colours corrected"),
    Kind.ADJOURNMENT: QT_TRANSLATE_NOOP("Integrity", "Open game decided later"),
    Kind.SETTINGS: QT_TRANSLATE_NOOP("Integrity", "Rules changed in play"),
    Kind.RATING: QT_TRANSLATE_NOOP("Integrity", "Rating changed in play"),
    Kind.BYE: QT_TRANSLATE_NOOP("Integrity", "Bye beyond the rules"),
}

COLUMNS = (
    ("round", QT_TRANSLATE_NOOP("Integrity", "Rd")),
    ("kind", QT_TRANSLATE_NOOP("Integrity", "What")),
    ("told", QT_TRANSLATE_NOOP("Integrity", "By pairing numbers")),
    ("moment", QT_TRANSLATE_NOOP("Integrity", "When")),
    ("who", QT_TRANSLATE_NOOP("Integrity", "Who")),
    ("reason", QT_TRANSLATE_NOOP("Integrity", "Reason")),
)
"""The fields of `LineInWords`, with their headings."""


@frozen(kw_only=True)
class LineInWords:
    """An act that touches the pairings, or that the rules mode was left, as people read it."""

    place: int
    """In the list, from 1."""
    round: str
    kind: str
    told: str
    moment: str
    who: str
    reason: str


def lines(
    catalogue: Catalogue, integrity: tuple[IntegrityLine, ...], left: RulesLeft | None
) -> list[LineInWords]:
    """Return all of them, first that the rules mode was left."""
    told: list[tuple[IntegrityLine | RulesLeft, str, str]] = []
    if left is not None:
        told.append((left, catalogue.translate("Integrity", "Rules mode left"), ""))
    told += (
        (each, catalogue.translate("Integrity", _KINDS[each.kind]), each.told) for each in integrity
    )
    return [
        LineInWords(
            place=place,
            round=str(line.round),
            kind=kind,
            told=what,
            moment="" if line.at is None else f"{line.at:%d.%m.%Y %H:%M}",
            who=rights.actor(catalogue, line.actor) if line.at is not None else "",
            reason=line.reason,
        )
        for place, (line, kind, what) in enumerate(told, start=1)
    ]


def mode(catalogue: Catalogue, left: RulesLeft | None) -> str:
    """Return in which mode a tournament is."""
    if left is None:
        return catalogue.translate(
            "Integrity",
            "The tournament is run in the rules mode: nothing against the rules is done unseen.",
        )
    return catalogue.translate(
        "Integrity", "The rules mode was left after round {round}; nothing brings it back."
    ).format(round=left.round)


def sign(catalogue: Catalogue, left: RulesLeft) -> str:
    """Return the sign of a tournament outside the mode, in a few words."""
    return catalogue.translate("Integrity", "rules mode left after round {round}").format(
        round=left.round
    )
