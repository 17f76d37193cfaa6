"""Who comes up into a bracket from below (C.04.5 and C.04.6 Art. 3.5).

As a rule nobody does, or one of the following score group where the number is odd: that is seen by
trying, in the order of the article. Otherwise all who are left are paired at the least cost, where
a pair that leaves its bracket costs by C4 to C7, and then by the order of the article: with as few
upfloaters as can be no two of them meet, so that those who are paired upwards are the set.
"""

from collections.abc import Sequence

from arbiter_app.domain.facts.rules.swiss_texts import Compliance, NextGroup
from arbiter_app.domain.pairing.swiss.bye_first.field import Field
from arbiter_app.domain.pairing.swiss.bye_first.weighing import cheapest_pairs, from_below
from arbiter_app.domain.pairing.swiss.matching import members


def upfloaters(field: Field, groups: Sequence[int]) -> int:
    """Return who is paired with the first of these score groups from below, nobody as a rule.

    All of them together can be paired, see `Field.completes`.
    """
    left = sum(groups)
    group = groups[0]
    if field.completes(group) and field.completes(left & ~group):
        return 0
    following = following_group(field, group, left)
    if group.bit_count() % 2 and len(groups) > 1:
        at = _single(field, groups, following)
        if at is not None:
            return 1 << at
    return _cheapest(field, groups, following)


def following_group(field: Field, group: int, left: int) -> int:
    """Return who is left of the score group right below another in the standings; nobody where all
    of it have become upfloaters (C6).
    """
    score = field.players[next(members(group))].score
    lower = max((each.score for each in field.players if each.score < score), default=None)
    return sum(1 << at for at in members(left) if field.players[at].score == lower)


def _single(field: Field, groups: Sequence[int], following: int) -> int | None:
    """Return the first of the next group with anybody left who is best by all criteria; None where
    nobody is.
    """
    group, next_group, *lower = groups
    floated = 0 if field.position.are_floats_free else field.floated
    by_number = sorted(
        members(next_group & ~floated), key=lambda at: field.position.players[at].number
    )
    for at in by_number:
        rest = (next_group | sum(lower)) & ~(1 << at)
        if field.completes(group | 1 << at) and is_least(
            field, following & ~(1 << at), rest & ~following
        ):
            return at
    return None


def is_least(field: Field, group: int, rest: int) -> bool:
    """Whether a score group needs nobody from below, or one where its number is odd, and the others
    can be paired too (C6).
    """
    if group.bit_count() % 2 == 0:
        return field.completes(group) and field.completes(rest)
    return any(
        field.completes(group | 1 << at) and field.completes(rest & ~(1 << at))
        for at in members(rest)
    )


def _cheapest(field: Field, groups: Sequence[int], following: int) -> int:
    readings = field.position.readings
    floated = 0 if field.position.are_floats_free else field.floated
    costs = _Costs(field, groups, following, floated)
    found = costs.solved()
    if readings.next_group is NextGroup.LEAST_BY_PARITY and not costs.reaches_parity(found):
        # No set lets the following group do with so few: that criterion speaks for none of them.
        following = 0
        found = _Costs(field, groups, following, floated).solved()
    if readings.compliance is Compliance.NONE_OR_ANY and found.upfloaters & floated:
        found = _Costs(field, groups, following, 0).solved()
    return found.upfloaters


class _Found:
    """A pairing of all who are left, and who meets the first group in it."""

    def __init__(self, pairs: Sequence[tuple[int, int]], group: int, following: int) -> None:
        self.upfloaters = from_below(pairs, group)
        self.following = following & ~self.upfloaters
        self.next_upfloaters = from_below(pairs, self.following) & ~group


class _Costs:
    """What a pair of two who are left costs, as one whole number: a field for each criterion, the
    higher the criterion the higher the field.
    """

    def __init__(self, field: Field, groups: Sequence[int], following: int, floated: int) -> None:
        """Begin with the score groups that are left, the one whose own upfloaters count (C6), and
        those whose coming up again does (C7); nobody where none do.
        """
        self._field, self._groups, self._following = field, groups, following
        self._all = sum(groups)
        self._left = list(members(self._all))
        below = [each for each in self._left if not groups[0] >> each & 1]
        # By the score, the highest first, then by the number: the order in which sets are compared.
        players = field.players
        below.sort(key=lambda at: (-players[at].score, players[at].number))
        size = len(self._left).bit_length() + 1
        scores = sorted({players[at].score for at in below}, reverse=True)
        after_order = len(below)
        next_bit = after_order + size
        score_bit = next_bit + size
        count_bit = score_bit + size * len(scores)
        self._next = 1 << next_bit
        self._up = {
            at: (1 << count_bit)
            + (1 << score_bit + size * scores.index(players[at].score))
            + ((1 << after_order) if floated >> at & 1 else 0)
            - (1 << len(below) - 1 - place)
            for place, at in enumerate(below)
        }
        """What it costs that somebody comes up into the first group."""

    def solved(self) -> _Found:
        """Return the cheapest of all pairings."""
        pairs = cheapest_pairs(self._field, self._left, self._cost)
        return _Found(pairs, self._groups[0], self._following)

    def reaches_parity(self, found: _Found) -> bool:
        """Whether the following group needs no more from below than it must by its number."""
        return found.next_upfloaters.bit_count() == found.following.bit_count() % 2

    def _cost(self, one: int, other: int) -> int:
        """Return the cost of a pair, the higher ranked first."""
        top, following = self._groups[0], self._following
        if top >> one & 1:
            return 0 if top >> other & 1 else self._up[other]
        leaves = following >> one & 1 and not following >> other & 1
        return self._next if leaves else 0
