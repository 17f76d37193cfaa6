"""Who comes up into a bracket from below (C.04.4.1 Art. 3.2.1, 3.2.2, 4.2).

As a rule nobody does, or one of the next score group where the number is odd: then what the
criteria can be at best follows from counts, and it is seen by trying who reaches it first.
Otherwise all who are left are paired at the least cost, where a pair of two residents costs by the
preferences it denies, one of a resident and somebody from below by all criteria and by the order,
and one of two from below nothing. With as few upfloaters as can be no two of them meet, so that
those who are paired upwards are the set.
"""

from collections.abc import Sequence

from arbiter_app.domain.facts.rules.swiss_texts import MaximumUpfloats
from arbiter_app.domain.pairing.swiss.bye_first.field import Field
from arbiter_app.domain.pairing.swiss.bye_first.weighing import cheapest_pairs, from_below
from arbiter_app.domain.pairing.swiss.dubov.upfloats import most_upfloats
from arbiter_app.domain.pairing.swiss.matching import Matching, members
from arbiter_app.domain.pairing.swiss.position import Floated


def upfloaters(field: Field, groups: Sequence[int]) -> int:
    """Return who is paired with the first of these score groups from below, nobody as a rule.

    All of them together can be paired, see `Field.completes`.
    """
    group, *lower = groups
    if field.completes(group) and field.completes(sum(lower)):
        return 0
    if group.bit_count() % 2:
        at = _single(field, group, lower)
        if at is not None:
            return 1 << at
    return _cheapest(field, groups)


def _single(field: Field, group: int, lower: Sequence[int]) -> int | None:
    """Return the first single upfloater who is best by all criteria; None where counts do not tell.

    Where fewer preferences cannot be denied in a bracket than its counts say, no bracket of as many
    is better; and of two brackets one upfloater apart the counts differ by one at the most, while
    whoever misses the count misses it by two.
    """
    rest = sum(lower)
    for below in lower:
        legal = [
            at
            for at in members(below)
            if field.completes(group | 1 << at) and field.completes(rest & ~(1 << at))
        ]
        if legal:
            by_merit = sorted(
                legal, key=lambda at: (least_denied(field, group | 1 << at), *merit(field, at))
            )
            return next((at for at in by_merit if _denies_least(field, group | 1 << at)), None)
    return None


def merit(field: Field, at: int) -> tuple[int, int, int, int]:
    """Return what speaks against a single upfloater by C8, C9 and C10, then by the number."""
    times = times_as_maximum(field, at)
    return times > 0, times, came_up_before(field, at), field.players[at].number


def times_as_maximum(field: Field, at: int) -> int:
    """Return how often a maximum upfloater has come up; 0 of others, and in the last round (C8,
    C9).
    """
    position = field.position
    if position.are_floats_free:
        return 0
    times = position.players[at].upfloats
    return times if times >= most_upfloats(position.round + position.rounds_after) else 0


def came_up_before(field: Field, at: int) -> bool:
    """Whether somebody has come up in the round before; not asked in the last one (C10)."""
    player = field.players[at]
    return player.last_float is Floated.UP and not field.position.are_floats_free


def least_denied(field: Field, bracket: int) -> int:
    """Return how few preferences can be denied in a bracket by the counts of them (C7)."""
    white = (bracket & field.white).bit_count()
    return abs(2 * white - bracket.bit_count()) // 2


def denied(field: Field, bracket: int) -> int:
    """Return how few preferences are denied in a bracket that can be paired (C7)."""
    if _denies_least(field, bracket):
        return least_denied(field, bracket)
    pairs = cheapest_pairs(field, list(members(bracket)), lambda *two: _want_the_same(field, *two))
    return sum(_want_the_same(field, *pair) for pair in pairs)


def _denies_least(field: Field, bracket: int) -> bool:
    """Whether a bracket can be paired so that only as many are denied as the counts say: none of
    those whose preference fewer share meets another of them.
    """
    white, black = bracket & field.white, bracket & field.black
    allowed = list(field.allowed)
    fewer = [white] if white.bit_count() <= black.bit_count() else []
    fewer += [black] if black.bit_count() <= white.bit_count() else []
    for some in fewer:
        for at in members(some):
            allowed[at] &= ~some
    return Matching(allowed, bracket).make_perfect()


def _want_the_same(field: Field, one: int, other: int) -> bool:
    return field.players[one].wants is field.players[other].wants


def _cheapest(field: Field, groups: Sequence[int]) -> int:
    group = groups[0]
    costs = _Costs(field, groups)
    # By the score, the highest first, then by the number: also the order of sets.
    pairs = cheapest_pairs(field, costs.order, costs.of)
    return from_below(pairs, group)


class _Costs:
    """What a pair of two who are left costs, as one whole number: a field for each criterion, the
    higher the criterion the higher the field.
    """

    def __init__(self, field: Field, groups: Sequence[int]) -> None:
        self._field, self._group = field, groups[0]
        self.order = list(members(sum(groups)))
        below = list(members(sum(groups[1:])))
        scores = sorted({field.players[at].score for at in below}, reverse=True)
        times = {at: times_as_maximum(field, at) for at in below}
        width = len(self.order).bit_length() + 1
        is_sum = field.position.readings.maximum_upfloats is MaximumUpfloats.SUM
        grades = [0] if is_sum else sorted(set(times.values()))
        wide = width + max(times.values(), default=0).bit_length()
        came_up = len(below)
        many = came_up + width
        maximum = many + wide * len(grades)
        self._denied = 1 << maximum + width
        by_score = maximum + 2 * width
        one_more = by_score + width * len(scores)
        self._up = {}
        """What it costs that somebody comes up into the group."""
        for place, at in enumerate(below):
            cost = (1 << one_more) + (1 << by_score + width * scores.index(field.players[at].score))
            if times[at]:
                grade = 0 if is_sum else grades.index(times[at])
                cost += (1 << maximum) + ((times[at] if is_sum else 1) << many + wide * grade)
            if came_up_before(field, at):
                cost += 1 << came_up
            self._up[at] = cost - (1 << len(below) - 1 - place)

    def of(self, one: int, other: int) -> int:
        """Return the cost of a pair, the higher ranked first."""
        if not self._group >> one & 1:
            return 0
        cost = 0 if self._group >> other & 1 else self._up[other]
        return cost + (self._denied if _want_the_same(self._field, one, other) else 0)
