"""The published weights of McMahon pairing in fractions, and all pairings of a field: a second
reckoning.
"""

import hashlib
from collections.abc import Iterator, Sequence
from fractions import Fraction

from arbiter_app.domain.facts.rules.mcmahon_rules import (
    DrawnFrom,
    HandicapBy,
    Seeding,
)
from arbiter_app.domain.pairing.swiss.position import SwissPosition

Pairs = tuple[tuple[int, int], ...]


class Evaluation:
    """Players are known by their place in the order of placement."""

    def __init__(self, position: SwissPosition, without: int | None = None) -> None:
        self.rules, self.round = position.mcmahon, position.round
        self.rounds = position.round + position.rounds_after
        rows = [
            (player, level, at)
            for at, (player, level) in enumerate(
                zip(position.players, position.levels, strict=True)
            )
            if player.number != without
        ]
        rows.sort(
            key=lambda row: (
                -row[0].score,
                -row[1].opponents,
                -row[1].opponents_of_opponents,
                row[0].number,
            )
        )
        self.rows = rows
        self.apart = {
            (one, other)
            for one, (_, _, at) in enumerate(rows)
            for other, (_, _, its) in enumerate(rows)
            if (position.met[at] | position.forbidden[at]) >> its & 1
        }
        self.mms = [player.score // 100 for player, _, _ in rows]
        self.within = [
            [other for other in range(len(rows)) if self.mms[other] == self.mms[one]]
            for one in range(len(rows))
        ]

    def best(self) -> Pairs | None:
        """Return the heaviest pairing, of several the first in order."""
        found = None
        for pairs in self.all_pairings(tuple(range(len(self.rows)))):
            key = (-sum((self.weight(*pair) for pair in pairs), Fraction(0)), pairs)
            if found is None or key < found:
                found = key
        return None if found is None else found[1]

    def all_pairings(self, left: Sequence[int]) -> Iterator[Pairs]:
        if not left:
            yield ()
            return
        first, *others = left
        for other in others:
            if (first, other) not in self.apart:
                for rest in self.all_pairings([each for each in others if each != other]):
                    yield ((first, other), *rest)

    def weight(self, one: int, other: int) -> Fraction:
        return (
            10**11 * self.score_term(one, other)
            + 10**11 * self.geography(one, other)
            + self.drawn(one, other)
            + self.seeding(one, other)
            + self.colours(one, other)
        )

    def f(self, d: int) -> Fraction:
        span = max(self.mms) - min(self.mms)
        if span == 0:
            return Fraction(1)
        x = Fraction(d, span)
        return (1 - x) * (1 + x / 2)

    def score_term(self, one: int, other: int) -> Fraction:
        return self.f(abs(self.mms[one] - self.mms[other]))

    def geography(self, one: int, other: int) -> Fraction:
        rules = self.rules
        if rules.country_gap == 0 and rules.club_gap == 0:
            return Fraction(0)
        first, second = self.rows[one][1], self.rows[other][1]
        gaps = [0]
        if first.country != "" and first.country == second.country:
            gaps.append(rules.country_gap)
        if first.club != "" and first.club == second.club:
            gaps.append(rules.club_gap)
        span = max(self.mms) - min(self.mms)
        concerned = Fraction(self.is_below(one) + self.is_below(other), 2)
        return concerned * self.f(min(max(gaps), span))

    def is_below(self, one: int) -> bool:
        level = self.rows[one][1]
        too_good = level.grade is not None and level.grade >= self.rules.geography_below
        above_bar = self.mms[one] >= self.rules.level_of_bar
        has_won_half = Fraction(level.points, 100) >= Fraction(self.rounds, 2)
        return not (too_good or above_bar or has_won_half)

    def drawn(self, one: int, other: int) -> Fraction:
        distance = abs(self.mms[one] - self.mms[other])
        if distance == 0 or distance >= 4:
            return Fraction(0)
        upper, lower = (one, other) if self.mms[one] > self.mms[other] else (other, one)
        high, low = self.rows[upper][1], self.rows[lower][1]
        repeated = (high.drawn_down > 0) + (low.drawn_up > 0)
        if repeated == 2:
            return Fraction(0)
        corrected = (high.drawn_up > high.drawn_down) + (low.drawn_down > low.drawn_up)
        if not self.rules.compensates:
            corrected = 0
        scenario = 2 - repeated + corrected
        place = self.spot(upper, self.rules.drawn_down_from)
        place += self.spot(lower, self.rules.drawn_up_from)
        return place * 10**7 + scenario * 2 * 10**7

    def spot(self, one: int, wanted: DrawnFrom) -> Fraction:
        group = self.within[one]
        if len(group) == 1:
            return Fraction(1)
        share = Fraction(group.index(one), len(group) - 1)
        return {
            DrawnFrom.TOP: 1 - share,
            DrawnFrom.BOTTOM: share,
            DrawnFrom.MIDDLE: 1 - abs(2 * share - 1),
        }[wanted]

    def seeding(self, one: int, other: int) -> Fraction:
        group = self.within[one]
        if other not in group:
            return Fraction(0)
        g, c1, c2 = len(group), group.index(one), group.index(other)
        m = Fraction(5 * 10**6)
        early = self.round <= self.rules.first_rounds
        match self.rules.first_seeding if early else self.rules.later_seeding:
            case Seeding.FOLD:
                return m - m * Fraction(c1 + c2 - (g - 1)) ** 2 / (g - 1) ** 2
            case Seeding.SLIP:
                return m - m * Fraction(2 * abs(c1 - c2) - g) ** 2 / g**2
        middle = Fraction(g - 1, 2)
        if (c1 - middle) * (c2 - middle) >= 0:
            return Fraction(0)
        numbers = sorted(int(self.rows[each][0].number) for each in (one, other))
        text = " ".join(map(str, [self.round, *numbers]))
        lot = int(hashlib.sha256(text.encode()).hexdigest()[:8], 16)
        return m * (Fraction(4, 5) + Fraction(lot, 2**32) / 5)

    def colours(self, one: int, other: int) -> Fraction:
        if self.stones(one, other):
            return Fraction(0)
        balances = sorted((self.rows[each][1].balance for each in (one, other)), key=abs)
        if balances[0] * balances[1] < 0:
            return Fraction(10**6)
        if balances[0] == 0 and abs(balances[1]) > 1:
            return Fraction(10**6, 2)
        return Fraction(0)

    def stones(self, one: int, other: int) -> int:
        handicap = self.rules.handicap
        if handicap.by is HandicapBy.NONE:
            return 0
        ranks = []
        for each in (one, other):
            own = self.rows[each][1].grade
            by_score = self.mms[each] - 30
            rank = own if handicap.by is HandicapBy.GRADES and own is not None else by_score
            ranks.append(min(rank, handicap.none_from))
        return min(max(abs(ranks[0] - ranks[1]) - handicap.correction, 0), handicap.most)


def literal_pairing(position: SwissPosition) -> tuple[frozenset[frozenset[int]], int | None] | None:
    """Return who meets whom by number, and who has the bye: the last by placement who may, and
    without whom the others can meet. None where nobody can.
    """
    takers: list[int | None] = [None]
    if len(position.players) % 2:
        rows = Evaluation(position).rows
        takers = [int(player.number) for player, _, _ in rows[::-1] if not player.bye_barred]
    for taker in takers:
        field = Evaluation(position, without=taker)
        best = field.best()
        if best is not None:
            numbers = [int(player.number) for player, _, _ in field.rows]
            pairs = (frozenset((numbers[one], numbers[other])) for one, other in best)
            return frozenset(pairs), taker
    return None
