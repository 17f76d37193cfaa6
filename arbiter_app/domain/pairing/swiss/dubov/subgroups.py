"""Who of a bracket is paired as if seeking White, and who as if seeking Black (C.04.4.1 Art. 3.2.3,
3.2.4, 4.3).

In the end every pair is of one of either subgroup. So a pair of two who both were in one at first
has exactly one of them shifted, and the fewest preferences are denied where the fewest pairs are
inside the smaller subgroup (C7). Of each such pair the one is shifted who comes first in the order
of Article 4.3: otherwise the other one would make an earlier set. Hence one matching that is
cheapest by the number of these pairs, then by the sets, finds both shifts; and where no pair has to
be inside the smaller subgroup, trying one player after the other finds the second.
"""

from collections.abc import Iterator, Mapping, Sequence

from arbiter_app.domain.pairing.swiss.bye_first.field import Field
from arbiter_app.domain.pairing.swiss.bye_first.weighing import cheapest_pairs
from arbiter_app.domain.pairing.swiss.matching import Matching, members
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Subgroups:
    """The two subgroups of a bracket."""

    first: int
    """G1, when all have been shifted."""
    second: int
    initial_first: int
    """G1 as it was before."""
    initial_second: int
    unavoidable: int = 0
    """Those shifted out of the smaller subgroup, because pairs within it cannot be avoided."""
    equalising: int = 0
    """Those shifted out of the larger one, so that both are of one size."""

    @property
    def is_first_smaller(self) -> bool:
        """Whether the smaller subgroup is G1, as it is of two of one size."""
        return self.initial_first.bit_count() <= self.initial_second.bit_count()


def by_opponents(field: Field, group: int) -> list[int]:
    """Return those who seek White in the order of Art. 3.2.5 and 4.3.2: the lowest average rating
    of opponents first, then the smallest number.
    """
    players = field.players
    return sorted(
        members(group), key=lambda at: (players[at].opponents_average, players[at].number)
    )


def by_number(field: Field, group: int) -> list[int]:
    """Return those who seek Black in the order of Art. 4.3.2 and 4.4.2."""
    return sorted(members(group), key=lambda at: field.players[at].number)


def from_the_middle(order: Sequence[int]) -> Iterator[int]:
    """Yield all of a list from its middle outwards, of two in the middle the upper one first
    (Art. 4.3.3).
    """
    left = list(order)
    while left:
        yield left.pop((len(left) - 1) // 2)


def subgroups(field: Field, bracket: int) -> Subgroups:
    """Return the subgroups of a bracket, all of whom can be paired among themselves."""
    first = _initial_first(field, bracket)
    found = Subgroups(
        first=first,
        second=bracket & ~first,
        initial_first=first,
        initial_second=bracket & ~first,
    )
    smaller, larger = _smaller_first(found)
    if _matching(field, smaller, larger).make_perfect():
        return _shifted(found, 0, _equalising(field, found))
    return _shifted(found, *_weighed(field, found))


def _initial_first(field: Field, bracket: int) -> int:
    """Return G1 before anybody is shifted: those who prefer White; the first half by number where
    nobody has played (Art. 3.2.3).
    """
    if any(field.players[at].colours for at in members(bracket)):
        return bracket & field.white
    numbered = by_number(field, bracket)
    return sum(1 << at for at in numbered[: len(numbered) // 2])


def _smaller_first(found: Subgroups) -> tuple[int, int]:
    both = found.initial_first, found.initial_second
    return both if found.is_first_smaller else both[::-1]


def shifters(field: Field, found: Subgroups, *, of_first: bool) -> list[int]:
    """Return those of a subgroup as it was before, in the order in which they are shifted out of
    it: their sequence numbers.
    """
    if of_first:
        return list(from_the_middle(by_opponents(field, found.initial_first)))
    return list(from_the_middle(by_number(field, found.initial_second)))


def _shifted(found: Subgroups, unavoidable: int, equalising: int) -> Subgroups:
    moved = unavoidable | equalising
    return Subgroups(
        first=found.initial_first ^ moved,
        second=found.initial_second ^ moved,
        initial_first=found.initial_first,
        initial_second=found.initial_second,
        unavoidable=unavoidable,
        equalising=equalising,
    )


def _matching(field: Field, smaller: int, larger: int) -> Matching:
    """Return a matching of a bracket without pairs inside the smaller subgroup."""
    allowed = [0] * len(field.players)
    for at in members(smaller):
        allowed[at] = field.allowed[at] & larger
    for at in members(larger):
        allowed[at] = field.allowed[at] & (smaller | larger)
    return Matching(allowed, smaller | larger)


def _equalising(field: Field, found: Subgroups) -> int:
    """Return the first set out of the larger subgroup after which the two can be paired, where no
    pair has to be inside the smaller one.

    Who is shifted meets somebody of the same subgroup who is not.
    """
    smaller, larger = _smaller_first(found)
    wanted = (larger.bit_count() - smaller.bit_count()) // 2
    shifted = staying = 0
    allowed = list(_matching(field, smaller, larger).neighbours)
    for at in shifters(field, found, of_first=not found.is_first_smaller):
        if shifted.bit_count() == wanted:
            break
        field.check()
        bit = 1 << at
        trial = _without(allowed, at, smaller | shifted)
        if Matching(trial, smaller | larger).make_perfect():
            shifted |= bit
            allowed = trial
        else:
            allowed = _without(allowed, at, staying)
            staying |= bit
    return shifted


def _without(allowed: Sequence[int], at: int, others: int) -> list[int]:
    """Return whom everybody may meet where one does not meet some others."""
    less = list(allowed)
    less[at] &= ~others
    for other in members(others):
        less[other] &= ~(1 << at)
    return less


def _weighed(field: Field, found: Subgroups) -> tuple[int, int]:
    """Return who is shifted out of the smaller subgroup, and out of the larger one."""
    smaller, larger = _smaller_first(found)
    of_smaller = shifters(field, found, of_first=found.is_first_smaller)
    of_larger = shifters(field, found, of_first=not found.is_first_smaller)
    order = [*of_smaller, *of_larger]
    unit = len(order)
    gain: Mapping[int, int] = {at: 1 << unit - 1 - place for place, at in enumerate(order)}

    def cost(one: int, other: int) -> int:
        if larger >> other & 1:
            return -gain[one] if larger >> one & 1 else 0
        return (1 << unit) - gain[one]

    unavoidable = equalising = 0
    for one, other in cheapest_pairs(field, order, cost):
        if smaller >> other & 1:
            unavoidable |= 1 << one
        elif larger >> one & 1:
            equalising |= 1 << one
    return unavoidable, equalising
