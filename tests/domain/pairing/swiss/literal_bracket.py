"""A bracket: its candidates as they are generated, and by what they are judged (C.04.3 Articles 2
and 3).
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import combinations
from typing import NamedTuple, Protocol

from tests.domain.pairing.swiss.literal_facts import NOTHING, Player
from tests.domain.pairing.swiss.literal_order import Pairs, homogeneous, transpositions

Players = frozenset[int]
"""Some of the field, by places in the order of rank, from 0: whoever is smaller ranks higher."""


class Field(Protocol):
    players: Sequence[Player]

    def may_meet(self, one: int, other: int) -> bool: ...

    def least_bye(self, left: Players) -> Decimal | None: ...

    def of_colours(self, higher: int, lower: int) -> tuple[int, ...]: ...


class Floating(NamedTuple):
    """What a set of downfloaters alone decides of a candidate; the smaller, the better."""

    bye: Decimal
    """C5: the score of who will have the bye."""
    number: int
    """C6."""
    scores: tuple[Decimal, ...]
    """C7: in descending order."""
    next: "tuple[Floating, ...]" = ()
    """C8: the best of C5 to C7 that the following bracket can reach with them."""


_Marks = tuple[object, ...]
"""C9 to C21 of a candidate, the smaller, the better."""


class Bracket:
    """Those who have moved down (MDPs) and the residents, the first of the scoregroups left."""

    def __init__(self, field: Field, mdps: Players, groups: Sequence[Players]) -> None:
        self._field, self.mdps, self.residents = field, mdps, groups[0]
        self.players = mdps | groups[0]
        self._below = groups[1:]
        self._lower = frozenset().union(*groups[1:])
        self._pairable: dict[Players, bool] = {frozenset(): True}

    def chosen(self) -> Pairs:
        """Return the first perfect candidate, else the best, of equals the earlier (Art. 3.8)."""
        floating = self._best_floating()
        best: tuple[_Marks, Pairs] | None = None
        for pairs in self._candidates(floating):
            floaters = self.players - {each for pair in pairs for each in pair}
            if floaters not in floating:
                continue  # by C4 to C8 worse than others, however its pairs are
            marks = self._marks(pairs, floaters)
            if best is None or marks < best[0]:
                best = marks, pairs
            if not any(marks):
                break
        assert best is not None
        return best[1]

    # C4 to C8: who floats down

    def _best_floating(self) -> frozenset[Players]:
        """Return the sets of downfloaters that are the best by C5 to C8.

        All candidates with the same downfloaters are the same by these: so other sets need no
        candidates.
        """
        legal = dict(self._legal_floating())
        least = min(legal.values())
        equal = [floaters for floaters, so_far in legal.items() if so_far == least]
        if not self._below:
            return frozenset(equal)
        judged = {each: least._replace(next=(self._next(each),)) for each in equal}
        least = min(judged.values())
        return frozenset(floaters for floaters, so_far in judged.items() if so_far == least)

    def _legal_floating(self) -> Iterator[tuple[Players, Floating]]:
        """Yield all sets of downfloaters that a legal candidate leaves (C1 to C4), by C5 to C7."""
        for number in range(len(self.players) % 2, len(self.players) + 1, 2):
            for some in combinations(sorted(self.players), number):
                floaters = frozenset(some)
                if self._can_be_paired(self.players - floaters):
                    bye = self._field.least_bye(floaters | self._lower)
                    if bye is not None:
                        scores = tuple(self._field.players[each].score for each in some)
                        yield floaters, Floating(bye, number, scores)

    def _can_be_paired(self, left: Players) -> bool:
        """Whether all these can be paired within the bracket; S1 has MDPs, S2 residents, so no two
        MDPs meet (Art. 3.2).
        """
        if left not in self._pairable:
            first = min(left)
            self._pairable[left] = any(
                self._field.may_meet(first, other) and self._can_be_paired(left - {first, other})
                for other in left - {first} - (self.mdps if first in self.mdps else frozenset())
            )
        return self._pairable[left]

    def _next(self, floaters: Players) -> Floating:
        return min(
            floating
            for _, floating in Bracket(self._field, floaters, self._below)._legal_floating()
        )

    # The candidates

    def _candidates(self, floating: frozenset[Players]) -> Iterator[Pairs]:
        """Yield the candidates as they are generated (Art. 3.2, 3.3, 3.6, 3.7).

        MaxPairs and M1 follow from who floats: all sets that are equal by C6 and C7 leave as many
        pairs, and as many MDPs.
        """
        floaters = next(iter(floating))
        pairs = (len(self.players) - len(floaters)) // 2
        m1 = len(self.mdps - floaters)
        residents = sorted(self.residents)
        for s1 in combinations(sorted(self.mdps), m1):  # Art. 4.4
            for opponents in transpositions(s1, residents, self._field.may_meet):
                remainder = [each for each in residents if each not in opponents]
                for others in homogeneous(remainder, pairs - m1, self._field.may_meet):
                    yield (*zip(s1, opponents, strict=True), *others)

    # C9 to C21: what is made of the pairs

    def _marks(self, pairs: Pairs, floaters: Players) -> _Marks:
        of_colours = [self._field.of_colours(min(pair), max(pair)) for pair in pairs]
        opponents = {min(pair): max(pair) for pair in pairs if min(pair) in self.mdps}
        residents = floaters & self.residents
        return (
            self._unplayed_of_bye(floaters),
            *(sum(marks) for marks in zip((0, 0, 0, 0), *of_colours, strict=True)),
            self._floated(residents, 0, "down"),
            self._floated(opponents.values(), 0, "up"),
            self._floated(residents, 1, "down"),
            self._floated(opponents.values(), 1, "up"),
            self._differences_down(opponents, 0),
            self._differences_up(opponents, 0),
            self._differences_down(opponents, 1),
            self._differences_up(opponents, 1),
        )

    def _unplayed_of_bye(self, floaters: Players) -> int:
        """C9, of a bracket from which nobody floats down but who will have the bye: all below have
        smaller scores than C5 asks for.
        """
        field = self._field
        if len(field.players) % 2 == 0 or len(floaters) != 1:
            return 0
        (floater,) = (field.players[each] for each in floaters)
        has_bye = floater.score == field.least_bye(floaters | self._lower)
        return floater.unplayed if has_bye else 0

    def _floated(self, players: Collection[int], ago: int, way: str) -> int:
        """C14 to C17: how many of them floated so in the last round (0), or two rounds ago (1)."""
        return sum(self._field.players[each].floats[ago] == way for each in players)

    def _differences_down(
        self, opponents: Mapping[int, int], ago: int
    ) -> tuple[tuple[bool, Decimal], ...]:
        """C18 and C20, in descending order; the difference of who floats on is larger than any."""
        players = self._field.players
        found = []
        for mdp in self.mdps:
            if players[mdp].floats[ago] == "down":
                floats_on = mdp not in opponents
                score = NOTHING if floats_on else players[opponents[mdp]].score
                found.append((floats_on, players[mdp].score - score))
        return tuple(sorted(found, reverse=True))

    def _differences_up(self, opponents: Mapping[int, int], ago: int) -> tuple[Decimal, ...]:
        """C19 and C21, in descending order."""
        players = self._field.players
        found = (
            players[mdp].score - players[opponent].score
            for mdp, opponent in opponents.items()
            if players[opponent].floats[ago] == "up"
        )
        return tuple(sorted(found, reverse=True))
