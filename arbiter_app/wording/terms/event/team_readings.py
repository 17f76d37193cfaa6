"""How the text of the Swiss Team System is read where it is open, in plain words (C.04.6)."""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

from arbiter_app.domain.facts.rules.swiss_texts import (
    AS_WRITTEN,
    ByeMatches,
    Compliance,
    CountedScore,
    DoubleForfeit,
    LastRound,
    NextGroup,
    Readings,
    Seats,
)
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.values import frozen


@frozen
class OpenPoint:
    """A point that the text leaves open."""

    name: str
    """Of the field of `Readings`."""
    what: str
    about: str
    """What hangs on it, with the article."""
    words: Mapping[StrEnum, str]
    """Its readings, the usual one first."""


_SCORES: Mapping[StrEnum, str] = {
    CountedScore.OF_PAIRING: QT_TRANSLATE_NOOP("TeamRules", "with virtual points"),
    CountedScore.REAL: QT_TRANSLATE_NOOP("TeamRules", "without virtual points"),
}

OPEN_POINTS = (
    OpenPoint(
        "seats",
        QT_TRANSLATE_NOOP("TeamRules", "First of a pair"),
        QT_TRANSLATE_NOOP("TeamRules", "It orders the pairings of a bracket (C.04.6 Art. 3.6.1)."),
        {
            Seats.BY_NUMBER: QT_TRANSLATE_NOOP("TeamRules", "the smaller number, as the text says"),
            Seats.BY_SCORE: QT_TRANSLATE_NOOP(
                "TeamRules", "the higher score, then the smaller number"
            ),
        },
    ),
    OpenPoint(
        "next_group",
        QT_TRANSLATE_NOOP("TeamRules", "Next score group"),
        QT_TRANSLATE_NOOP("TeamRules", "What it needs decides who comes up (C.04.6 Art. 2.3, C6)."),
        {
            NextGroup.LEAST_BY_PARITY: QT_TRANSLATE_NOOP(
                "TeamRules", "needs nobody from below, or one where it is odd"
            ),
            NextGroup.FEWEST: QT_TRANSLATE_NOOP("TeamRules", "needs as few from below as can be"),
        },
    ),
    OpenPoint(
        "compliance",
        QT_TRANSLATE_NOOP("TeamRules", "Criteria that cannot be met in full"),
        QT_TRANSLATE_NOOP(
            "TeamRules",
            "Of floats and of colours in a bracket (C.04.6 Art. 2.3, C7 to C10).",
        ),
        {
            Compliance.FEWEST: QT_TRANSLATE_NOOP(
                "TeamRules", "as few teams against them as can be"
            ),
            Compliance.NONE_OR_ANY: QT_TRANSLATE_NOOP(
                "TeamRules", "count no more: the first in the order is taken"
            ),
        },
    ),
    OpenPoint(
        "last_round",
        QT_TRANSLATE_NOOP("TeamRules", "Type B in the last round"),
        QT_TRANSLATE_NOOP(
            "TeamRules",
            "With as many Whites as Blacks, the last two of one colour (C.04.6 Art. 1.7).",
        ),
        {
            LastRound.STRONG: QT_TRANSLATE_NOOP("TeamRules", "the other colour, strongly"),
            LastRound.NOTHING: QT_TRANSLATE_NOOP("TeamRules", "no preference"),
        },
    ),
    OpenPoint(
        "floats",
        QT_TRANSLATE_NOOP("TeamRules", "Floats of accelerated rounds"),
        QT_TRANSLATE_NOOP(
            "TeamRules", "By which scores teams have met from different ones (C.04.6 Art. 1.6)."
        ),
        _SCORES,
    ),
    OpenPoint(
        "first_team",
        QT_TRANSLATE_NOOP("TeamRules", "First-team in accelerated rounds"),
        QT_TRANSLATE_NOOP(
            "TeamRules",
            "Whose colour is asked first; virtual points order groups and tables (C.04.6 Art. 4.2,"
            " C.04.7 Art. 1.5).",
        ),
        {each: _SCORES[each] for each in (CountedScore.REAL, CountedScore.OF_PAIRING)},
    ),
    OpenPoint(
        "double_forfeit",
        QT_TRANSLATE_NOOP("TeamRules", "A match that both forfeited"),
        QT_TRANSLATE_NOOP("TeamRules", "Whether the two may still meet (C.04.6 Art. 2.1, C1)."),
        {
            DoubleForfeit.NO_MEETING: QT_TRANSLATE_NOOP("TeamRules", "is no meeting"),
            DoubleForfeit.MEETING: QT_TRANSLATE_NOOP("TeamRules", "is a meeting"),
        },
    ),
    OpenPoint(
        "bye_matches",
        QT_TRANSLATE_NOOP("TeamRules", "Matches that count for the bye"),
        QT_TRANSLATE_NOOP(
            "TeamRules", "Of equal scores it goes to who has the most (C.04.6 Art. 3.4.3)."
        ),
        {
            ByeMatches.PLAYED: QT_TRANSLATE_NOOP("TeamRules", "those that were played"),
            ByeMatches.WITH_FORFEITS: QT_TRANSLATE_NOOP("TeamRules", "forfeited ones too"),
        },
    ),
)
"""All of them, in the order of the articles that an event meets first."""


def readings(catalogue: Catalogue, said: Readings) -> Iterator[tuple[str, str]]:
    """Yield each open point and how it is read."""
    for point in OPEN_POINTS:
        value = getattr(said, point.name)
        yield catalogue.translate("TeamRules", point.what), reading(catalogue, point, value)


def reading(catalogue: Catalogue, point: OpenPoint, value: StrEnum) -> str:
    """Return a reading of an open point in words."""
    return catalogue.translate("TeamRules", point.words[value])


def otherwise(said: Readings, points: Iterable[OpenPoint] = OPEN_POINTS) -> int:
    """Return how many open points are not read as is usual."""
    return sum(getattr(said, point.name) != getattr(AS_WRITTEN, point.name) for point in points)


def usual(catalogue: Catalogue) -> frozenset[tuple[str, str]]:
    """Return what need not be told: the usual readings of all points but the first two."""
    return frozenset([*readings(catalogue, AS_WRITTEN)][2:])
