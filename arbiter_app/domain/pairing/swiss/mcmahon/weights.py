"""What a meeting of two is worth, criterion by criterion.

All weights of a round are whole numbers: fractions of the published ones, multiplied by one number
that makes all of them whole.
"""

from collections.abc import Sequence
from enum import Enum
from fractions import Fraction
from hashlib import sha256
from math import lcm
from typing import NamedTuple

from arbiter_app.domain.facts.rules.mcmahon_rules import DrawnFrom, Seeding
from arbiter_app.domain.pairing.swiss.mcmahon.groups import Place, places
from arbiter_app.domain.pairing.swiss.mcmahon.handicaps import stones
from arbiter_app.domain.pairing.swiss.position import POINT, SwissPosition

SCORES = 10**11
DRAWN = 10**8
SEEDED = 5 * 10**6
BALANCED = 10**6
CONCAVITY = Fraction(1, 2)
FARTHEST_DRAWN = 3
"""So many points apart groups may be that somebody is drawn from one to the other."""
_CHANCES = 2**32


class Criterion(Enum):
    """What is weighed, the heaviest first."""

    SCORES = "scores"
    GEOGRAPHY = "geography"
    DRAWN = "drawn"
    SEEDING = "seeding"
    COLOURS = "colours"


class Weight(NamedTuple):
    """What a meeting is worth by each criterion, in parts of a whole, see `Weights.whole`."""

    scores: int
    geography: int
    drawn: int
    seeding: int
    colours: int

    @property
    def total(self) -> int:
        return sum(self)


def concave(share: Fraction) -> Fraction:
    """Return what is left of the worth of a meeting where the gap of scores is such a share of the
    greatest: many small gaps are better than one large.
    """
    return (1 - share) * (1 + CONCAVITY * share)


class Weights:
    """The weights of a round."""

    def __init__(self, position: SwissPosition, paired: Sequence[int]) -> None:
        """Begin with those who are paired, in the order of placement."""
        self._position, self._rules = position, position.mcmahon
        rules = position.mcmahon
        self.places = places(position, paired)
        groups = [each.group for each in self.places.values()]
        self._range = max(groups, default=0) - min(groups, default=0)
        is_first = position.round <= rules.first_rounds
        self._seeding = rules.first_seeding if is_first else rules.later_seeding
        sizes = {each.size for each in self.places.values()}
        self.whole = lcm(
            2 * max(self._range, 1) ** 2,
            10 * _CHANCES,
            2,
            *(size**2 for size in sizes),
            *((size - 1) ** 2 for size in sizes if size > 1),
        )
        """In so many parts a unit of the published weights is divided here."""
        self._by_gap = [
            self._parts(SCORES * self._worth_of_gap(gap)) for gap in range(self._range + 1)
        ]
        drawn = DRAWN // 10
        self._down = {
            at: self._parts(drawn * _nearness(place, rules.drawn_down_from))
            for at, place in self.places.items()
        }
        self._up = {
            at: self._parts(drawn * _nearness(place, rules.drawn_up_from))
            for at, place in self.places.items()
        }

    def of(self, one: int, other: int) -> Weight:
        """Return what a meeting of two is worth."""
        first, second = self.places[one], self.places[other]
        if first.group < second.group:
            one, other, first, second = other, one, second, first
        gap = first.group - second.group
        return Weight(
            scores=self._by_gap[gap],
            geography=self._geography(one, other),
            drawn=self._drawn(one, other, gap) if gap else 0,
            seeding=0 if gap else self._seeded(one, other, first, second),
            colours=self._balanced(one, other),
        )

    def gap(self, one: int, other: int) -> int:
        """Return how many points the groups of two are apart."""
        return abs(self.places[one].group - self.places[other].group)

    def units(self, parts: int) -> Fraction:
        """Return a weight in units of the published ones."""
        return Fraction(parts, self.whole)

    def _parts(self, weight: Fraction) -> int:
        parts = weight * self.whole
        assert parts.denominator == 1
        return parts.numerator

    def _worth_of_gap(self, gap: int) -> Fraction:
        return concave(Fraction(gap, self._range)) if self._range else Fraction(1)

    def _geography(self, one: int, other: int) -> int:
        """Return what it is worth that two are of different countries and clubs: as much as being
        nearer by the gaps of the rules, half of it where for one of them it does not matter.
        """
        rules = self._rules
        if not (rules.country_gap or rules.club_gap):
            return 0
        first, second = self._position.levels[one], self._position.levels[other]
        gap = 0
        if first.country and first.country == second.country:
            gap = rules.country_gap
        if first.club and first.club == second.club:
            gap = max(gap, rules.club_gap)
        worth = self._by_gap[min(gap, self._range)]
        return worth * sum(map(self._minds_geography, (one, other))) // 2

    def _minds_geography(self, at: int) -> bool:
        """Whether it matters where the opponents of somebody come from: below a grade and the bar,
        and as long as less than half of all rounds is won.
        """
        level, rules = self._position.levels[at], self._rules
        rounds = self._position.round + self._position.rounds_after
        return (
            (level.grade is None or level.grade < rules.geography_below)
            and self.places[at].group < rules.level_of_bar
            and 2 * level.points < rounds * POINT
        )

    def _drawn(self, upper: int, lower: int, gap: int) -> int:
        """Return what it is worth that just these meet across groups: by their places in them, and
        by what has befallen them before.
        """
        if gap > FARTHEST_DRAWN:
            return 0
        down, up = self._position.levels[upper], self._position.levels[lower]
        if down.drawn_down and up.drawn_up:
            return 0
        steps = 2 - bool(down.drawn_down) - bool(up.drawn_up)
        if self._rules.compensates:
            steps += down.drawn_up > down.drawn_down
            steps += up.drawn_down > up.drawn_up
        return self._down[upper] + self._up[lower] + steps * (DRAWN // 5) * self.whole

    def _seeded(self, one: int, other: int, first: Place, second: Place) -> int:
        """Return what the places of two of one group are worth."""
        size, places_ = first.size, (first.place, second.place)
        whole = SEEDED * self.whole
        match self._seeding:
            case Seeding.FOLD:
                off = sum(places_) - (size - 1)
                return whole - whole * off**2 // (size - 1) ** 2
            case Seeding.SLIP:
                off = 2 * abs(places_[0] - places_[1]) - size
                return whole - whole * off**2 // size**2
            case Seeding.RANDOM:
                halves = [2 * place - (size - 1) for place in places_]
                if halves[0] * halves[1] >= 0:
                    return 0
                return whole * (4 * _CHANCES + self._lot(one, other)) // (5 * _CHANCES)

    def _lot(self, one: int, other: int) -> int:
        """Return the lot of two: the first 32 bits of SHA-256 of the round and their numbers, such
        as "1 4 17".
        """
        players, round_ = self._position.players, self._position.round
        low, high = sorted((players[one].number, players[other].number))
        return int.from_bytes(sha256(f"{round_} {low} {high}".encode()).digest()[:4], "big")

    def _balanced(self, one: int, other: int) -> int:
        """Return what it is worth that two want different colours, in an even game."""
        if stones(self._position, one, other):
            return 0
        first, second = (self._position.levels[at].balance for at in (one, other))
        if first * second < 0:
            return BALANCED * self.whole
        is_off = max(abs(first), abs(second)) > 1
        return BALANCED * self.whole // 2 if first * second == 0 and is_off else 0


def _nearness(place: Place, wanted: DrawnFrom) -> Fraction:
    """Return how near somebody stands to where people are best drawn from, 1 being just there."""
    last = place.size - 1
    if last == 0:
        return Fraction(1)
    match wanted:
        case DrawnFrom.TOP:
            return Fraction(last - place.place, last)
        case DrawnFrom.MIDDLE:
            return 1 - Fraction(abs(2 * place.place - last), last)
        case DrawnFrom.BOTTOM:
            return Fraction(place.place, last)
