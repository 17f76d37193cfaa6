"""What is said of a random Swiss, and how the lots decide what is not."""

from collections.abc import Mapping
from dataclasses import field
from decimal import Decimal
from random import Random

from arbiter_app.domain.facts.results import STANDARD_SCORING, Colour, Scoring
from arbiter_app.domain.facts.rules.scorings import FOOTBALL_SCORING
from arbiter_app.domain.simulation.chance import Chance
from arbiter_app.domain.simulation.options import (
    NONE,
    Accelerated,
    Amount,
    ForbiddenGroups,
    Irregularity,
    SwissOptions,
)
from arbiter_app.values import frozen

# fmt: off
_USUAL = {
    Irregularity.HALF_BYES:        20,
    Irregularity.ZERO_BYES:        10,
    Irregularity.FULL_BYES:         2,
    Irregularity.FORFEITS:         15,
    Irregularity.DOUBLE_FORFEITS:   3,
    Irregularity.ODD_RESULTS:       3,
    Irregularity.WITHDRAWALS:      50,
    Irregularity.LATE_ENTRIES:     30,
    Irregularity.RETURNING:        20,
    Irregularity.ADJOURNED:         0,
}
"""How often it happens at the most where nothing is said, per mille."""

_WILD = {
    Irregularity.HALF_BYES:       200,
    Irregularity.ZERO_BYES:       150,
    Irregularity.FULL_BYES:       100,
    Irregularity.FORFEITS:        200,
    Irregularity.DOUBLE_FORFEITS: 100,
    Irregularity.ODD_RESULTS:     200,
    Irregularity.WITHDRAWALS:     400,
    Irregularity.LATE_ENTRIES:    300,
    Irregularity.RETURNING:       200,
    Irregularity.ADJOURNED:       400,
}
"""The same in events that shall try everything."""
# fmt: on

_UNRATED, _UNRATED_WILD = 100, 400
"""Players without a rating, per mille, at the most."""
_LOWEST, _HIGHEST = 1400, 2850
"""Ratings: no published one is below 1400 (B.02)."""

_OWN_SCORINGS = (
    Scoring(pairing_bye=Decimal("0.5")),
    Scoring(pairing_bye=Decimal(0)),
    Scoring(win=Decimal(2), draw=Decimal(1), pairing_bye=Decimal(2)),
    Scoring(win=Decimal(3), draw=Decimal(1), pairing_bye=Decimal(1)),
    Scoring(win=Decimal(3), draw=Decimal(2), loss=Decimal(1), pairing_bye=Decimal(3)),
    Scoring(win=Decimal(3), draw=Decimal(2), loss=Decimal(1), absence=Decimal(1),
            pairing_bye=Decimal(2)),
    Scoring(win=Decimal(10), draw=Decimal(5), loss=Decimal(1), pairing_bye=Decimal(10)),
    Scoring(win=Decimal("1.4"), draw=Decimal("0.7"), loss=Decimal("0.1"),
            pairing_bye=Decimal("1.2")),
)  # fmt: skip

_LISTS = (
    ("BH/C1", "BH", "SB", "DE", "WIN"),
    ("BH/C1", "BH", "DE", "WIN", "BWG"),
    ("DE", "BH/C1", "BH", "SB", "WON"),
    ("BH/M1", "BH", "SB", "PS"),
    ("PS", "BH/C1", "DE", "BPG"),
    ("BH/C1", "SB/C1", "DE", "WIN", "TPN"),
)
_LISTS_OF_RATED = (
    ("BH/C1", "BH", "ARO/C1", "DE", "WIN"),
    ("DE", "BH/C1", "APRO", "SB", "WIN"),
    ("TPR", "BH/C1", "BH", "DE"),
    ("BH/C1", "BH", "PTP", "RTNG"),
)
_ANY_TIE_BREAK = (
    "BH/C1", "BH/C2", "BH/M1", "BH", "AOB", "FB/C1", "FB", "SB", "SB/C1", "DE", "DE/P", "WIN",
    "WON", "BPG", "BWG", "PS", "PS/C1", "REP", "STD", "TPN",
)  # fmt: skip

_CAMPAIGN_PLAYERS = 40


@frozen(kw_only=True)
class Wishes:
    """What is said of a random Swiss; None, or an amount that is not named, is left to the lots."""

    players: int | None = None
    rounds: int | None = None
    played: int | None = None
    """None: all."""
    ratings: tuple[int | None, ...] | None = None
    """Given one by one; where there are more players, from the first again."""
    rating_range: tuple[int, int] | None = None
    """Between what ratings are drawn."""
    unrated: Amount | None = None
    amounts: Mapping[Irregularity, Amount] = field(default_factory=dict)
    accelerated: Accelerated | None = None
    forbidden: tuple[ForbiddenGroups, ...] | None = None
    scoring: Scoring | None = None
    tie_breaks: tuple[str, ...] | None = None
    initial_colour: Colour | None = None
    title: str = "Random Swiss"


def usual_options(wishes: Wishes, random: Random) -> SwissOptions:
    """Return what was wished, and what is usual at an open tournament for the rest."""
    chance = Chance(random)
    players = wishes.players or len(wishes.ratings or ()) or chance.between(4, 30) * 4
    rounds = wishes.rounds or usual_rounds(players, chance)
    ratings = _ratings(wishes, players, chance)
    amounts = {
        kind: wishes.amounts.get(kind) or drawn_amount(most, chance)
        for kind, most in _USUAL.items()
    }
    return SwissOptions(
        players=players,
        rounds=rounds,
        played=rounds if wishes.played is None else wishes.played,
        ratings=ratings,
        amounts=amounts,
        accelerated=wishes.accelerated
        or chance.weighed(
            {Accelerated.NOT: 90, Accelerated.BAKU: 10 if players > _CAMPAIGN_PLAYERS else 0}
        ),
        forbidden=() if wishes.forbidden is None else wishes.forbidden,
        scoring=wishes.scoring or chance.weighed({STANDARD_SCORING: 95, FOOTBALL_SCORING: 5}),
        tie_breaks=(
            _usual_list(ratings, chance) if wishes.tie_breaks is None else wishes.tie_breaks
        ),
        initial_colour=wishes.initial_colour or chance.one_of((Colour.WHITE, Colour.BLACK)),
        title=wishes.title,
    )


def any_options(random: Random, most_players: int = _CAMPAIGN_PLAYERS) -> SwissOptions:
    """Draw options in which anything may be: every irregularity, often much of it, in small fields
    that are played almost to exhaustion and in larger ones.
    """
    chance = Chance(random)
    players = chance.between(4, most_players if chance.happens(50) else min(12, most_players))
    rounds = chance.between(3, max(3, min(players - 1, 13 if chance.happens(70) else 40)))
    return any_options_of(players, rounds, random)


def any_options_of(players: int, rounds: int, random: Random) -> SwissOptions:
    """Draw options in which anything may be, for a field of this size."""
    chance = Chance(random)
    wishes = Wishes(
        rating_range=_any_range(chance),
        unrated=drawn_amount(_UNRATED_WILD if chance.happens(30) else 0, chance),
    )
    return SwissOptions(
        players=players,
        rounds=rounds,
        played=chance.between(1, rounds) if chance.happens(15) else rounds,
        ratings=_ratings(wishes, players, chance),
        amounts={
            kind: drawn_amount(most if chance.happens(30) else 0, chance)
            for kind, most in _WILD.items()
        },
        accelerated=chance.weighed(
            {Accelerated.NOT: 70, Accelerated.BAKU: 20, Accelerated.VIRTUAL: 10}
        ),
        forbidden=_any_forbidden(players, rounds, chance) if chance.happens(25) else (),
        scoring=_any_scoring(chance),
        tie_breaks=tuple(chance.some_of(_ANY_TIE_BREAK, chance.between(1, 6))),
        initial_colour=chance.one_of((Colour.WHITE, Colour.BLACK)),
    )


def drawn_amount(most: int, chance: Chance) -> Amount:
    """Draw a share of so much per mille at the most."""
    return Amount(Decimal(chance.between(0, most)) / 10, is_share=True) if most else NONE


def usual_rounds(players: int, chance: Chance) -> int:
    """Return some rounds more than a knockout would need."""
    needed = max(1, (players - 1).bit_length())
    return max(1, min(needed + chance.between(1, 3), players - 1))


def _ratings(wishes: Wishes, players: int, chance: Chance) -> tuple[int | None, ...]:
    """Return a rating for each player; those not given lie about the middle of their range."""
    given = wishes.ratings
    if given:
        ratings = [given[index % len(given)] for index in range(players)]
    else:
        low, high = wishes.rating_range or _usual_range(chance)
        ratings = [*ratings_between(low, high, players, chance)]
    if wishes.unrated is not None:
        without = wishes.unrated.of(players, chance)
    else:
        without = 0 if given else drawn_amount(_UNRATED, chance).of(players, chance)
    for index in chance.some_of(range(players), without):
        ratings[index] = None
    return tuple(ratings)


def ratings_between(low: int, high: int, count: int, chance: Chance) -> tuple[int | None, ...]:
    """Draw so many ratings of a range, all of them rated."""
    return tuple(_between(low, high, chance) for _ in range(count))


def _between(low: int, high: int, chance: Chance) -> int:
    """Draw a rating of a range, the likelier the nearer to its middle: the mean of two lots."""
    return low + (chance.between(0, high - low) + chance.between(0, high - low)) // 2


def _usual_range(chance: Chance) -> tuple[int, int]:
    middle, width = chance.between(1600, 2300), chance.between(150, 600)
    return max(_LOWEST, middle - width), min(_HIGHEST, middle + width)


def _any_range(chance: Chance) -> tuple[int, int]:
    """Return a usual range, one rating for all, or a few."""
    low, high = _usual_range(chance)
    width = chance.weighed({high - low: 80, 0: 5, 5: 15})
    return low, low + width


def _usual_list(ratings: tuple[int | None, ...], chance: Chance) -> tuple[str, ...]:
    """Return a list of tie-breaks; one by ratings only where everybody has one (C.07 Art. 10)."""
    return chance.one_of(_LISTS if None in ratings else (*_LISTS, *_LISTS_OF_RATED))


def _any_scoring(chance: Chance) -> Scoring:
    if chance.happens(60):
        return STANDARD_SCORING
    return FOOTBALL_SCORING if chance.happens(30) else chance.one_of(_OWN_SCORINGS)


def _any_forbidden(players: int, rounds: int, chance: Chance) -> tuple[ForbiddenGroups, ...]:
    """Draw groups that leave most of the field to play with, for all rounds or some."""
    found = []
    for _ in range(chance.between(1, 2)):
        size = chance.between(2, max(2, players // 4))
        groups = chance.between(1, max(1, players // (2 * size)))
        first = chance.between(1, rounds) if chance.happens(40) else 1
        last = chance.between(first, rounds) if chance.happens(40) else None
        found.append(ForbiddenGroups(groups, size, first, last))
    return tuple(found)
