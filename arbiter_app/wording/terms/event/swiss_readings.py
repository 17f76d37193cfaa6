"""How the texts of Swiss systems of people are read where they leave something open, in plain
words (C.04.4, C.04.5).
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum

from arbiter_app.domain.facts.rules.swiss_rules import SwissRules, SwissSystem
from arbiter_app.domain.facts.rules.swiss_texts import (
    AS_WRITTEN,
    Compliance,
    FreeColours,
    KeptPairs,
    Maxi,
    MaximumUpfloats,
    MedianGroup,
    NextGroup,
    Readings,
    Seats,
    Upfloats,
    ZeroByes,
)
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.event.team_readings import OpenPoint

_OF_DUBOV = (
    OpenPoint(
        "upfloats",
        QT_TRANSLATE_NOOP("SwissReadings", "Upfloats that count"),
        QT_TRANSLATE_NOOP(
            "SwissReadings", "The text does not define the word (C.04.4.1 Art. 1.8, 2.3)."
        ),
        {
            Upfloats.PAIRED: QT_TRANSLATE_NOOP(
                "SwissReadings", "every round in which one was paired with more points"
            ),
            Upfloats.PLAYED: QT_TRANSLATE_NOOP("SwissReadings", "those alone that were played"),
        },
    ),
    OpenPoint(
        "maximum_upfloats",
        QT_TRANSLATE_NOOP("SwissReadings", "Upfloaters who have come up most"),
        QT_TRANSLATE_NOOP(
            "SwissReadings", "How sets of them are compared (C.04.4.1 Art. 2.3, C9)."
        ),
        {
            MaximumUpfloats.SUM: QT_TRANSLATE_NOOP(
                "SwissReadings", "by how often all of them together have come up"
            ),
            MaximumUpfloats.MOST_FIRST: QT_TRANSLATE_NOOP(
                "SwissReadings", "by the one who has come up most, then the next"
            ),
        },
    ),
)
_OF_BURSTEIN = (
    OpenPoint(
        "zero_byes",
        QT_TRANSLATE_NOOP("SwissReadings", "Zero-point byes that count as draws for opponents"),
        QT_TRANSLATE_NOOP(
            "SwissReadings", "Those of a series “up to the current round” (C.04.4.2 Art. 1.7.2)."
        ),
        {
            ZeroByes.THIS_ROUND: QT_TRANSLATE_NOOP(
                "SwissReadings", "the series reaches the round to be paired"
            ),
            ZeroByes.LAST_ROUND: QT_TRANSLATE_NOOP(
                "SwissReadings", "the series reaches the round before"
            ),
        },
    ),
)
_OF_LIM = (
    OpenPoint(
        "kept_pairs",
        QT_TRANSLATE_NOOP("SwissReadings", "Pairs that a score group keeps"),
        QT_TRANSLATE_NOOP(
            "SwissReadings", "How many it makes of its own (C.04.4.3 Art. 2.3, 3.10, 4.4)."
        ),
        {
            KeptPairs.OF_GROUP: QT_TRANSLATE_NOOP(
                "SwissReadings", "as many as it can; pairs are cracked where others need it"
            ),
            KeptPairs.OF_ROUND: QT_TRANSLATE_NOOP(
                "SwissReadings", "as many as leave everybody else a legal pairing"
            ),
        },
    ),
    OpenPoint(
        "median_group",
        QT_TRANSLATE_NOOP("SwissReadings", "Median group"),
        QT_TRANSLATE_NOOP("SwissReadings", "It is paired last (C.04.4.3 Art. 2.2)."),
        {
            MedianGroup.HALF: QT_TRANSLATE_NOOP(
                "SwissReadings", "the one with half of the points, even if nobody has so many"
            ),
            MedianGroup.NEAREST: QT_TRANSLATE_NOOP(
                "SwissReadings", "the one nearest to it that somebody has, of two the higher"
            ),
        },
    ),
    OpenPoint(
        "free_colours",
        QT_TRANSLATE_NOOP("SwissReadings", "Limits of colours in the last round"),
        QT_TRANSLATE_NOOP("SwissReadings", "Between whom they do not hold (C.04.4.3 Art. 6)."),
        {
            FreeColours.ALL: QT_TRANSLATE_NOOP("SwissReadings", "they hold between nobody"),
            FreeColours.EQUAL_SCORES: QT_TRANSLATE_NOOP(
                "SwissReadings", "they do not hold between two of the same score"
            ),
        },
    ),
    OpenPoint(
        "maxi",
        QT_TRANSLATE_NOOP("SwissReadings", "Maxi-tournament"),
        QT_TRANSLATE_NOOP(
            "SwissReadings",
            "In one, colours decide only between players within 100 points of rating (C.04.4.3"
            " Art. 3.2.3, 3.8, 5.7).",
        ),
        {
            Maxi.NO: QT_TRANSLATE_NOOP("SwissReadings", "not declared"),
            Maxi.DECLARED: QT_TRANSLATE_NOOP("SwissReadings", "declared by the organiser"),
        },
    ),
)
_OF_DOUBLE = (
    OpenPoint(
        "seats",
        QT_TRANSLATE_NOOP("SwissReadings", "First of a pair"),
        QT_TRANSLATE_NOOP(
            "SwissReadings", "It orders the pairings of a bracket (C.04.5 Art. 3.6.1)."
        ),
        {
            Seats.BY_NUMBER: QT_TRANSLATE_NOOP(
                "SwissReadings", "the smaller number, as the text says"
            ),
            Seats.BY_SCORE: QT_TRANSLATE_NOOP(
                "SwissReadings", "the higher score, then the smaller number"
            ),
        },
    ),
    OpenPoint(
        "next_group",
        QT_TRANSLATE_NOOP("SwissReadings", "Next score group"),
        QT_TRANSLATE_NOOP(
            "SwissReadings", "What it needs decides who comes up (C.04.5 Art. 2.3, C6)."
        ),
        {
            NextGroup.LEAST_BY_PARITY: QT_TRANSLATE_NOOP(
                "SwissReadings", "needs nobody from below, or one where it is odd"
            ),
            NextGroup.FEWEST: QT_TRANSLATE_NOOP(
                "SwissReadings", "needs as few from below as can be"
            ),
        },
    ),
    OpenPoint(
        "compliance",
        QT_TRANSLATE_NOOP("SwissReadings", "Floats that cannot be avoided"),
        QT_TRANSLATE_NOOP(
            "SwissReadings",
            "Of those who come up, and of whom they meet (C.04.5 Art. 2.3, C7, C8).",
        ),
        {
            Compliance.FEWEST: QT_TRANSLATE_NOOP("SwissReadings", "as few of them as can be"),
            Compliance.NONE_OR_ANY: QT_TRANSLATE_NOOP(
                "SwissReadings", "count no more: the first in the order is taken"
            ),
        },
    ),
)

POINTS_OF: Mapping[SwissSystem, tuple[OpenPoint, ...]] = {
    SwissSystem.DUBOV: _OF_DUBOV,
    SwissSystem.BURSTEIN: _OF_BURSTEIN,
    SwissSystem.LIM: _OF_LIM,
    SwissSystem.DOUBLE: _OF_DOUBLE,
}
"""What the text of a system leaves open; of one that is not here nothing that can be set."""


def readings(catalogue: Catalogue, rules: SwissRules) -> Iterator[tuple[str, str]]:
    """Yield each open point of the system, and how it is read."""
    for point in POINTS_OF.get(rules.system, ()):
        value: StrEnum = getattr(rules.readings, point.name)
        yield (
            catalogue.translate("SwissReadings", point.what),
            catalogue.translate("SwissReadings", point.words[value]),
        )


def otherwise(catalogue: Catalogue, said: Readings) -> Iterator[str]:
    """Yield what is not read as it usually is, of whichever of these systems."""
    for point in (point for points in POINTS_OF.values() for point in points):
        value: StrEnum = getattr(said, point.name)
        if value is not getattr(AS_WRITTEN, point.name):
            pattern = catalogue.translate("SwissReadings", "{what}: {how}")
            yield pattern.format(
                what=catalogue.translate("SwissReadings", point.what),
                how=catalogue.translate("SwissReadings", point.words[value]),
            )
