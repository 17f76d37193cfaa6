"""C.04.6 and C.04.5 (2026) as they stand: all sets of upfloaters and all pairings, one after the
other. Art. 3.3 to 3.6 are the same; by C.04.5 nobody prefers a colour.

A second reckoning for fields of up to ten teams, written from the articles alone: no theorem and no
algorithm of matching chooses.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import TypeVar

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import (
    Compliance,
    CountedScore,
    NextGroup,
    Seats,
    SwissText,
)
from arbiter_app.domain.pairing.swiss.position import (
    Floated,
    Strength,
    SwissPlayer,
    SwissPosition,
)

T = TypeVar("T")
Teams = frozenset[int]
Pairs = tuple[tuple[int, int], ...]
Round = tuple[frozenset[tuple[int, int]], int | None]
"""The matches by number, White first, and who has the bye."""


class LiteralRound:
    """Teams are known by their numbers here."""

    def __init__(self, position: SwissPosition) -> None:
        self._position, self._readings = position, position.readings
        self._team = {int(team.number): team for team in position.players}
        self._barred = set()
        for at, team in enumerate(position.players):
            for before, other in enumerate(position.players):
                if (position.met[at] | position.forbidden[at]) >> before & 1:
                    self._barred.add((int(team.number), int(other.number)))

        @cache
        def can_be_paired(teams: Teams) -> bool:
            if not teams:
                return True
            first = min(teams)
            others = teams - {first}
            return any(
                self._may_meet(first, other) and can_be_paired(others - {other}) for other in others
            )

        self._can_be_paired = can_be_paired

    def pairing(self) -> Round | None:
        """Return the round; None where no pairing is legal."""
        left = frozenset(self._team)
        bye = None
        if len(left) % 2:
            takers = [each for each in self._by_bye(left) if self._can_be_paired(left - {each})]
            if not takers:
                return None
            bye = takers[0]
            left -= {bye}
        elif not self._can_be_paired(left):
            return None
        found: list[tuple[int, int]] = []
        while left:
            top = self._top(left)
            up = self._upfloaters(left, top)
            found += self._pairs(top, up)
            left -= top | up
        return frozenset(self._by_colours(*pair) for pair in found), bye

    def _may_meet(self, one: int, other: int) -> bool:
        return (one, other) not in self._barred

    def _by_bye(self, left: Teams) -> list[int]:
        """Art. 3.4."""
        takers = [each for each in left if not self._team[each].bye_barred]
        return sorted(
            takers, key=lambda each: (self._team[each].score, self._team[each].unplayed, -each)
        )

    def _top(self, left: Teams) -> Teams:
        highest = max((self._team[each].score for each in left), default=None)
        return frozenset(each for each in left if self._team[each].score == highest)

    def _right_below(self, top: Teams, left: Teams) -> Teams:
        """Return who is left of the score group below another: all may have become upfloaters."""
        score = self._team[min(top)].score
        lower = max((each.score for each in self._team.values() if each.score < score), default=0)
        return frozenset(each for each in left - top if self._team[each].score == lower)

    def _upfloaters(self, left: Teams, top: Teams) -> Teams:
        """Art. 3.5."""
        below = sorted(left - top, key=lambda each: (-self._team[each].score, each))
        for size in range(len(below) + 1):
            legal = [
                up
                for up in combinations(below, size)
                if self._can_be_paired(top | {*up}) and self._can_be_paired(left - top - {*up})
            ]
            if legal:
                best = max(self._scores(up) for up in legal)
                alike = [up for up in legal if self._scores(up) == best]
                alike.sort(key=lambda up: [(-self._team[each].score, each) for each in up])
                return frozenset(self._best(alike, lambda up: self._flaws_of_set(left, top, up))[0])
        raise AssertionError("what is left can be paired")

    def _scores(self, up: Sequence[int]) -> list[int]:
        return sorted(self._team[each].score for each in up)

    def _best(self, candidates: list[T], flaws: Callable[[T], Sequence[int]]) -> list[T]:
        """Return who is left when one criterion after the other has chosen, in the same order."""
        of_each = [(each, flaws(each)) for each in candidates]
        for at in range(len(of_each[0][1])):
            least = min(flaws[at] for _, flaws in of_each)
            is_met_by_some = self._readings.compliance is Compliance.FEWEST or not least
            if is_met_by_some or self._counts_always(at, of_each[0][1]):
                of_each = [each for each in of_each if each[1][at] == least]
        return [each for each, _ in of_each]

    def _counts_always(self, at: int, flaws: Sequence[int]) -> bool:
        """Whether a criterion is C6, which has a reading of its own: the first of two."""
        return len(flaws) == 2 and at == 0

    def _flaws_of_set(self, left: Teams, top: Teams, up: Sequence[int]) -> tuple[int, int]:
        """C6 and C7."""
        rest = left - top - {*up}
        following = self._right_below(top, left) - {*up}
        needs = self._least_from_below(following, rest - following) if following else 0
        if self._readings.next_group is NextGroup.LEAST_BY_PARITY:
            needs = int(needs != len(following) % 2)
        again = 0 if self._is_late else sum(self._has_floated(each) for each in up)
        return needs, again

    def _least_from_below(self, group: Teams, below: Teams) -> int:
        for size in range(len(below) + 1):
            for up in combinations(sorted(below), size):
                if self._can_be_paired(group | {*up}) and self._can_be_paired(below - {*up}):
                    return size
        return len(self._team)

    @property
    def _is_late(self) -> bool:
        """Whether this is one of the last two rounds, by C.04.5 the last one."""
        if self._position.text is SwissText.DOUBLE:
            return self._position.rounds_after == 0
        return self._position.rounds_after in (0, 1)

    def _has_floated(self, team: int) -> bool:
        return self._team[team].last_float is not Floated.NOT

    def _pairs(self, top: Teams, up: Teams) -> Pairs:
        """Art. 3.6."""

        def place(team: int) -> tuple[int, int]:
            score = -self._team[team].score if self._readings.seats is Seats.BY_SCORE else 0
            return score, team

        def identifier(pairs: Pairs) -> list[tuple[int, int]]:
            seats = sorted(tuple(sorted(pair, key=place)) for pair in pairs)
            seats.sort(key=lambda pair: place(pair[0]))
            return [place(pair[0]) for pair in seats] + [place(pair[1]) for pair in seats]

        legal = list(self._all_pairings(tuple(sorted(top | up))))
        return min(self._best(legal, lambda pairs: self._flaws(pairs, up)), key=identifier)

    def _all_pairings(self, teams: Sequence[int]) -> Iterator[Pairs]:
        if not teams:
            yield ()
            return
        first, *others = teams
        for other in others:
            if self._may_meet(first, other):
                for rest in self._all_pairings([each for each in others if each != other]):
                    yield ((first, other), *rest)

    def _flaws(self, pairs: Pairs, up: Teams) -> list[int]:
        """C8, C9, C10."""
        flaws = [0, 0, 0]
        for one, other in pairs:
            first, second = self._team[one], self._team[other]
            if first.wants is not None and first.wants is second.wants:
                flaws[0] += 1
                flaws[1] += first.strength is second.strength is Strength.STRONG
            for upfloater, opponent in ((one, other), (other, one)):
                if upfloater in up and opponent not in up and not self._is_late:
                    flaws[2] += self._has_floated(opponent)
        return flaws

    def _by_colours(self, one: int, other: int) -> tuple[int, int]:
        """Art. 4.3: return a match with the team first that has White on board 1."""
        first, second = sorted(
            (self._team[one], self._team[other]),
            key=lambda team: (-self._score_of_first(team), -team.second_score, team.number),
        )
        is_double = self._position.text is SwissText.DOUBLE
        of_first = self._colour_of_match if is_double else self._first_team_colour
        is_white = of_first(first, second) is Colour.WHITE
        white, black = (first, second) if is_white else (second, first)
        return int(white.number), int(black.number)

    def _colour_of_match(self, first: SwissPlayer, second: SwissPlayer) -> Colour:
        """C.04.5 Art. 4.3."""
        if not first.colours and not second.colours:
            initial = self._position.initial_colour
            return initial if first.number % 2 == 1 else initial.other
        whites = [player.colours.count(Colour.WHITE) for player in (first, second)]
        if whites[0] != whites[1]:
            return Colour.WHITE if whites[0] < whites[1] else Colour.BLACK
        for back in range(1, 1 + min(len(first.colours), len(second.colours))):
            if first.colours[-back] is not second.colours[-back]:
                return first.colours[-back].other
        return first.colours[-1].other if first.colours else second.colours[-1]

    def _score_of_first(self, team: SwissPlayer) -> int:
        if self._readings.first_team is CountedScore.OF_PAIRING:
            return team.score
        return team.score - team.virtual

    def _first_team_colour(self, first: SwissPlayer, second: SwissPlayer) -> Colour:
        if not first.colours and not second.colours:
            initial = self._position.initial_colour
            return initial if first.number % 2 == 1 else initial.other
        if first.wants and not second.wants:
            return first.wants
        if second.wants and not first.wants:
            return second.wants.other
        if first.wants and second.wants and first.wants is not second.wants:
            return first.wants
        if first.wants and second.wants:
            strong = [team.strength is Strength.STRONG for team in (first, second)]
            if strong == [True, False]:
                return first.wants
            if strong == [False, True]:
                return first.wants.other
        whites = [
            2 * team.colours.count(Colour.WHITE) - len(team.colours) for team in (first, second)
        ]
        if whites[0] != whites[1]:
            return Colour.WHITE if whites[0] < whites[1] else Colour.BLACK
        back = 1
        while back <= len(first.colours) and back <= len(second.colours):
            if first.colours[-back] is not second.colours[-back]:
                return first.colours[-back].other
            back += 1
        if first.wants:
            return first.wants
        return first.colours[-1].other if first.colours else second.colours[-1]
