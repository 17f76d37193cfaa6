"""C.04.4.2 (2026) as it stands: all pairings of every bracket in the order of Article 4.

A second reckoning for fields of up to ten players, written from the articles alone: no theorem and
no algorithm of matching chooses. What rounds have left of everybody is reckoned anew as well.
"""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from functools import cache

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.facts.rules.swiss_texts import ZeroByes
from arbiter_app.domain.ids import ParticipantId, Round
from tests.domain.pairing.swiss.literal import Pairing, literal_pairing
from tests.domain.pairing.swiss.literal_facts import ABSOLUTE, NOTHING, History, Player

Group = frozenset[int]
Pairs = tuple[tuple[int, int], ...]
Index = tuple[Decimal, Decimal]
"""Buchholz and Sonneborn-Berger (1.8.1)."""
Worth = tuple[list[Decimal], tuple[int, list[Decimal]], int]
"""C6, C7 and C8."""


class BursteinHistory(History):
    """The rounds before one that is to be paired."""

    def indices(self) -> Mapping[int, Index]:
        """Return the index of everybody who is paired, by number."""
        return {player.number: self._index(player.id) for player in self.players()}

    def _own(self, id: ParticipantId) -> Decimal:
        """Return the points of somebody, without virtual ones (1.7.2)."""
        return self._score(id, self._number) - self._virtual(id, self._number)

    def _index(self, id: ParticipantId) -> Index:
        buchholz = sonneborn_berger = NOTHING
        for number in range(1, self._number):
            side = self._rounds[Round(number)].get(id)
            points = NOTHING
            met = self._own(id)  # 1.7.2.1: they play against themselves
            if side is not None:
                points = self._settings.scoring.points(side.mark)
                if side.was_played and side.opponent is not None:
                    met = self._seen(side.opponent)
            buchholz += met
            sonneborn_berger += points * met
        return buchholz, sonneborn_berger

    def _seen(self, id: ParticipantId) -> Decimal:
        """Return the points of somebody as their opponents have them (1.7.2.2)."""
        reading = self._settings.swiss.readings.zero_byes
        scoring, seen = self._settings.scoring, self._own(id)
        if reading is ZeroByes.THIS_ROUND and id in self._field():
            return seen
        for number in range(self._number - 1, 0, -1):
            side = self._rounds[Round(number)].get(id)
            if side is not None and side.mark is not Mark.ZERO_BYE:
                break
            seen += scoring.draw - scoring.absence
        return seen


def literal_burstein(competition: Competition, round: Round) -> Pairing | None:
    """Return how a round is paired; None where no legal pairing exists (1.9.3)."""
    settings = competition.settings.swiss
    assert settings.initial_colour is not None
    if round <= min(competition.announced_rounds // 2, 4):  # 1.6.2
        return literal_pairing(competition, round)
    history = BursteinHistory(competition, round)
    return LiteralBurstein(history.players(), history.indices(), settings.initial_colour).pairing()


def fold_order(bracket: int, floaters: int) -> Iterator[Pairs]:
    """Yield the pairings of so many in the order of Article 4.3, each as pairs of BSNs; the
    opponent of a floater is 0.
    """

    def pairings(left: Sequence[int], zeros: int) -> Iterator[Pairs]:
        if not left:
            if not zeros:
                yield ()
            return
        first, *others = left
        for other in reversed(others):
            rest = [each for each in others if each != other]
            for more in pairings(rest, zeros):
                yield ((first, other), *more)
        if zeros:
            for more in pairings(others, zeros - 1):
                yield ((first, 0), *more)

    yield from pairings(range(1, bracket + 1), floaters)


class LiteralBurstein:
    """Players are known by their TPN here."""

    def __init__(
        self, players: Sequence[Player], indices: Mapping[int, Index], initial: Colour
    ) -> None:
        self._player = {each.number: each for each in players}
        self._indices, self._initial = indices, initial

        @cache
        def can_be_paired(group: Group) -> bool:
            if not group:
                return True
            first = min(group)
            return any(
                self._may_meet(first, other) and can_be_paired(group - {first, other})
                for other in group - {first}
            )

        self._can_be_paired = can_be_paired

    def pairing(self) -> Pairing | None:
        """1.9.2."""
        left, bye = frozenset(self._player), None
        if len(left) % 2:
            bye = self._bye(left)
            if bye is None:
                return None
            left -= {bye}
        elif not self._can_be_paired(left):
            return None
        scores = sorted({self._player[each].score for each in left}, reverse=True)
        groups = [
            frozenset(each for each in left if self._player[each].score == score)
            for score in scores
        ]
        found: list[tuple[int, int]] = []
        incoming: Group = frozenset()
        for at, group in enumerate(groups):
            bracket = incoming | group
            pairs, incoming = self._bracket(bracket, groups[at + 1 :])
            found += pairs
        assert not incoming
        return tuple(self._by_colours(*pair) for pair in found), bye

    def _rank(self, number: int) -> tuple[Decimal, Decimal, int]:
        """1.8."""
        buchholz, sonneborn_berger = self._indices[number]
        return -buchholz, -sonneborn_berger, number

    def _bye(self, left: Group) -> int | None:
        """3.1."""
        takers = [
            each
            for each in left
            if self._player[each].may_have_bye and self._can_be_paired(left - {each})
        ]
        takers.sort(key=self._rank, reverse=True)
        return min(
            takers,
            key=lambda each: (self._player[each].score, self._player[each].unplayed),
            default=None,
        )

    def _may_meet(self, one: int, other: int) -> bool:
        """C1 and C3, and whom the regulations keep apart."""
        first, second = self._player[one], self._player[other]
        if second.id in first.opponents | first.forbidden:
            return False
        is_absolute = first.preference is not None and first.preference[1] == ABSOLUTE
        return not (is_absolute and first.preference == second.preference)

    def _bracket(self, bracket: Group, lower: Sequence[Group]) -> tuple[Pairs, Group]:
        """3.2: return the pairs of a bracket, and who floats out of it."""
        ranked = sorted(bracket, key=self._rank)
        for floating in range(len(ranked) + 1):
            legal = [
                pairs
                for pairs in fold_order(len(ranked), floating)
                if self._is_legal(pairs, ranked, lower)
            ]
            if legal:
                chosen = min(legal, key=lambda pairs: self._worth(pairs, ranked, lower))
                made, out = self._named(chosen, ranked)
                return made, out
        raise AssertionError("what is left can be paired")

    @staticmethod
    def _named(pairs: Pairs, ranked: Sequence[int]) -> tuple[Pairs, Group]:
        made = tuple((ranked[one - 1], ranked[other - 1]) for one, other in pairs if other)
        return made, frozenset(ranked[one - 1] for one, other in pairs if not other)

    def _is_legal(self, pairs: Pairs, ranked: Sequence[int], lower: Sequence[Group]) -> bool:
        made, out = self._named(pairs, ranked)
        below = out.union(*lower)
        return all(self._may_meet(*pair) for pair in made) and self._can_be_paired(below)

    def _worth(self, pairs: Pairs, ranked: Sequence[int], lower: Sequence[Group]) -> Worth:
        """C6, C7 and C8; `min` keeps the first of equal pairings in the order of Article 4."""
        made, out = self._named(pairs, ranked)
        preferences = [[self._player[each].preference for each in pair] for pair in made]
        denied = sum(
            one is not None and other is not None and one[0] is other[0]
            for one, other in preferences
        )
        return self._scores(out), self._next(out, lower), denied

    def _scores(self, group: Group) -> list[Decimal]:
        return sorted((self._player[each].score for each in group), reverse=True)

    def _next(self, out: Group, lower: Sequence[Group]) -> tuple[int, list[Decimal]]:
        """C7: return C5 and C6 of the best pairing of the next bracket that leaves a legal one for
        all others.
        """
        if not lower:
            return 0, []
        bracket = sorted(out | lower[0])
        ways = []
        for floating in range(len(bracket) + 1):
            for pairs in fold_order(len(bracket), floating):
                if self._is_legal(pairs, bracket, lower[1:]):
                    ways.append((floating, self._scores(self._named(pairs, bracket)[1])))
            if ways:
                return min(ways)
        raise AssertionError("what is left can be paired")

    def _by_colours(self, one: int, other: int) -> tuple[int, int]:
        """5.2: return a pair with White first."""
        higher, lower = sorted((one, other), key=self._rank)
        colour = self._colour(self._player[higher], self._player[lower])
        return (higher, lower) if colour is Colour.WHITE else (lower, higher)

    def _colour(self, higher: Player, lower: Player) -> Colour:
        mine, theirs = higher.colours, lower.colours
        if not mine and not theirs:  # 5.2.1
            return self._initial if higher.parity % 2 else self._initial.other
        first, second = higher.preference, lower.preference
        if first is None or second is None:  # 1.5.4
            return second[0].other if second is not None else first[0] if first else self._initial
        if first[0] is not second[0]:  # 5.2.2
            return first[0]
        if first[1] != second[1]:  # 5.2.3
            return first[0] if first[1] > second[1] else second[0].other
        for back in range(1, 1 + min(len(mine), len(theirs))):  # 5.2.4
            if mine[-back] is not theirs[-back]:
                return mine[-back].other
        return first[0]  # 5.2.5
