"""C.04.4.1 (2026) as it stands: all sets, all pairings and all transpositions, one after the other.

A second reckoning for fields of up to ten players, written from the articles alone: no theorem and
no algorithm of matching chooses. What rounds have left of everybody is reckoned anew as well.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from math import floor

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import MaximumUpfloats, Readings, Upfloats
from arbiter_app.domain.ids import Round
from tests.domain.pairing.swiss.literal import Pairing
from tests.domain.pairing.swiss.literal_facts import ABSOLUTE, MILD, History, Player

Group = frozenset[int]
Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Seeker:
    """A player with what C.04.4.1 Article 1 says beside that of all systems."""

    player: Player
    average: int
    """ARO (1.7)."""
    upfloats: int
    came_up_last: bool

    @property
    def number(self) -> int:
        return self.player.number

    @property
    def preference(self) -> tuple[Colour, int]:
        """1.6."""
        return self.player.preference or (Colour.BLACK, MILD)


class DubovHistory(History):
    """The rounds before one that is to be paired."""

    def seekers(self) -> list[Seeker]:
        return [self._seeker(player) for player in self.players()]

    def _seeker(self, player: Player) -> Seeker:
        strengths = self._competition.strengths
        sides = [each[player.id] for each in self._rounds.values() if player.id in each]
        ratings = [strengths[each.opponent] for each in sides if each.was_played and each.opponent]
        mean = Fraction(sum(ratings), len(ratings)) if ratings else Fraction(0)
        rounds = [number for number in self._rounds if self._came_up(player, number)]
        return Seeker(
            player=player,
            average=floor(mean + Fraction(1, 2)),
            upfloats=len(rounds),
            came_up_last=self._number - 1 in rounds,
        )

    def _came_up(self, player: Player, number: int) -> bool:
        side = self._rounds[Round(number)].get(player.id)
        if side is None or side.opponent is None:
            return False
        reading = self._competition.settings.swiss.readings.upfloats
        if reading is Upfloats.PLAYED and not side.was_played:
            return False
        return self._score(side.opponent, number) > self._score(player.id, number)


def literal_dubov(competition: Competition, round: Round) -> Pairing | None:
    """Return how a round is paired; None where no legal pairing exists (1.9.3)."""
    settings = competition.settings.swiss
    assert settings.initial_colour is not None
    field = LiteralDubov(
        DubovHistory(competition, round).seekers(),
        initial=settings.initial_colour,
        rounds=competition.announced_rounds,
        is_last=round == competition.announced_rounds,
        readings=settings.readings,
    )
    return field.pairing()


class LiteralDubov:
    """Players are known by their TPN here."""

    def __init__(
        self,
        seekers: Sequence[Seeker],
        *,
        initial: Colour,
        rounds: int,
        is_last: bool,
        readings: Readings,
    ) -> None:
        self._seeker = {each.number: each for each in seekers}
        self._initial, self._is_last, self._readings = initial, is_last, readings
        self._most_upfloats = 2 + rounds // 5  # 1.8.2

        @cache
        def can_be_paired(group: Group) -> bool:
            return next(self._pairings(group), None) is not None

        self._can_be_paired = can_be_paired

    def pairing(self) -> Pairing | None:
        """1.9.2."""
        left, bye = frozenset(self._seeker), None
        if len(left) % 2:
            bye = self._bye(left)
            if bye is None:
                return None
            left -= {bye}
        elif not self._can_be_paired(left):
            return None
        found: list[tuple[int, int]] = []
        while left:
            highest = max(self._score(each) for each in left)
            residents = frozenset(each for each in left if self._score(each) == highest)
            up = self._upfloaters(residents, left - residents)
            found += self._bracket(residents | up)
            left -= residents | up
        return tuple(self._by_colours(*pair) for pair in found), bye

    def _score(self, number: int) -> Fraction:
        return Fraction(self._seeker[number].player.score)

    def _bye(self, left: Group) -> int | None:
        """3.1."""
        takers = [
            each
            for each in left
            if self._seeker[each].player.may_have_bye and self._can_be_paired(left - {each})
        ]
        order = {
            each: (self._score(each), self._seeker[each].player.unplayed, -each) for each in takers
        }
        return min(takers, key=order.__getitem__, default=None)

    def _may_meet(self, one: int, other: int) -> bool:
        """C1 and C3, and whom the regulations keep apart."""
        first, second = self._seeker[one], self._seeker[other]
        if second.player.id in first.player.opponents | first.player.forbidden:
            return False
        is_absolute = first.preference[1] == second.preference[1] == ABSOLUTE
        return not (is_absolute and first.preference == second.preference)

    def _pairings(self, group: Group) -> Iterator[Pairs]:
        if not group:
            yield ()
            return
        first = min(group)
        for other in sorted(group - {first}):
            if self._may_meet(first, other):
                for others in self._pairings(group - {first, other}):
                    yield ((first, other), *others)

    def _denied(self, pairs: Pairs) -> int:
        """C7: everybody has a preference, so that one of two who share one does not get it."""
        return sum(
            self._seeker[one].preference[0] is self._seeker[other].preference[0]
            for one, other in pairs
        )

    def _upfloaters(self, residents: Group, lower: Group) -> Group:
        """3.2.1, 3.2.2 and 4.2."""
        pool = sorted(lower, key=lambda each: (-self._score(each), each))
        for size in range(len(pool) + 1):
            legal = [
                up
                for up in combinations(pool, size)
                if self._can_be_paired(residents | {*up}) and self._can_be_paired(lower - {*up})
            ]
            if legal:
                # `combinations` keeps the order of the pool: sets come by 4.1.3.
                return frozenset(min(legal, key=lambda up: self._worth(residents, up)))
        raise AssertionError("what is left can be paired")

    def _worth(self, residents: Group, up: Iterable[int]) -> tuple[object, ...]:
        """C6 to C10; `min` keeps the first of equal sets."""
        scores = [-score for score in sorted(self._score(each) for each in up)]
        denied = min(self._denied(pairs) for pairs in self._pairings(residents | {*up}))
        if self._is_last:
            return (scores, denied)
        seekers = [self._seeker[each] for each in up]
        maximum = [each for each in seekers if each.upfloats >= self._most_upfloats]
        times = sorted((each.upfloats for each in maximum), reverse=True)
        if self._readings.maximum_upfloats is MaximumUpfloats.SUM:
            times = [sum(times)]
        again = sum(each.came_up_last for each in seekers)
        return (scores, denied, len(maximum), times, again)

    def _bracket(self, bracket: Group) -> Pairs:
        """3.2.3 to 3.2.6."""
        first = self._initial_first(bracket)
        second = bracket - first
        best = min(self._denied(pairs) for pairs in self._pairings(bracket))
        smaller, larger = (first, second) if len(first) <= len(second) else (second, first)
        unavoidable = min(
            sum(one in smaller and other in smaller for one, other in pairs)
            for pairs in self._pairings(bracket)
        )
        for out in combinations(self._shifters(smaller, first), unavoidable):
            surplus = (len(larger) - len(smaller)) // 2 + unavoidable
            for back in combinations(self._shifters(larger, first), surplus):
                moved = {*out, *back}
                found = self._transposed(first ^ moved, second ^ moved, best)
                if found is not None:
                    return found
        raise AssertionError("a bracket can be paired")

    def _initial_first(self, bracket: Group) -> Group:
        """3.2.3."""
        if any(self._seeker[each].player.colours for each in bracket):
            return frozenset(
                each for each in bracket if self._seeker[each].preference[0] is Colour.WHITE
            )
        return frozenset(sorted(bracket)[: len(bracket) // 2])

    def _shifters(self, group: Group, first: Group) -> list[int]:
        """4.3.2 and 4.3.3."""
        left = self._by_average(group) if group <= first else sorted(group)
        numbered = []
        while left:
            middle = len(left) // 2 if len(left) % 2 else len(left) // 2 - 1
            numbered.append(left.pop(middle))
        return numbered

    def _by_average(self, group: Group) -> list[int]:
        """3.2.5."""
        return sorted(group, key=lambda each: (self._seeker[each].average, each))

    def _transposed(self, first: Group, second: Group, best: int) -> Pairs | None:
        """Return the pairs of the first legal transposition, if one is as good as can be by C7."""
        upper = self._by_average(first)
        legal = [
            tuple(zip(upper, lower, strict=True))
            for lower in permutations(sorted(second))
            if all(map(self._may_meet, upper, lower))
        ]
        if not any(self._denied(pairs) == best for pairs in legal):
            return None
        assert self._denied(legal[0]) == best, "the first legal one loses nothing"
        return legal[0]

    def _by_colours(self, one: int, other: int) -> tuple[int, int]:
        """5.2: return a pair with White first."""
        order = {each: (-self._score(each), each) for each in (one, other)}
        higher, lower = sorted(order, key=order.__getitem__)
        colour = self._colour(self._seeker[higher], self._seeker[lower])
        return (higher, lower) if colour is Colour.WHITE else (lower, higher)

    def _colour(self, higher: Seeker, lower: Seeker) -> Colour:
        mine, theirs = higher.player.colours, lower.player.colours
        if not mine and not theirs:  # 5.2.1
            return self._initial if higher.player.parity % 2 else self._initial.other
        if higher.preference[0] is not lower.preference[0]:  # 5.2.2
            return higher.preference[0]
        if higher.preference[1] != lower.preference[1]:  # 5.2.3
            is_stronger = higher.preference[1] > lower.preference[1]
            return higher.preference[0] if is_stronger else lower.preference[0].other
        for back in range(1, 1 + min(len(mine), len(theirs))):  # 5.2.4
            if mine[-back] is not theirs[-back]:
                return mine[-back].other
        return higher.preference[0]  # 5.2.5
