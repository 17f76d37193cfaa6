"""How many pairs a group keeps, and who may leave it without making them fewer (C.04.4.3 Art. 2.3,
3.10, 4.4).
"""

from collections.abc import Iterator
from typing import Protocol

from arbiter_app.domain.facts.rules.swiss_texts import KeptPairs
from arbiter_app.domain.pairing.swiss.lim.field import Field
from arbiter_app.domain.pairing.swiss.matching import NOBODY, Matching, members
from arbiter_app.domain.pairing.swiss.weighted import cheapest_perfect_matching


class Keeping(Protocol):
    """The pairs that a group keeps while some of it leave."""

    @property
    def pairs(self) -> int: ...

    def can_leave(self, at: int) -> bool:
        """Whether as many pairs are left without somebody."""

    def leave(self, at: int) -> None:
        """Let somebody leave who can."""


def keeping(field: Field, group: int, left: int) -> Keeping:
    """Return what a group keeps, `left` being all who are not paired yet, it among them."""
    if field.readings.kept_pairs is KeptPairs.OF_ROUND:
        return _OfRound(field, group, left)
    return _OfGroup(field, group)


class _OfGroup:
    """As many pairs as can be made of a group."""

    def __init__(self, field: Field, group: int) -> None:
        self._matching = field.largest_matching(group)
        self.pairs = (group & ~self._matching.free).bit_count() // 2

    def can_leave(self, at: int) -> bool:
        return self._without(at) is not None

    def leave(self, at: int) -> None:
        without = self._without(at)
        assert without is not None
        self._matching = without

    def _without(self, at: int) -> Matching | None:
        """Return a matching with as many pairs that leaves somebody out."""
        matching = self._matching.copy()
        mate = matching.mate[at]
        matching.part(at)
        matching.leave_out(at)
        return matching if mate == NOBODY or matching.match(mate) else None


class _OfRound:
    """As many pairs of a group as leave a legal pairing for all who are left."""

    def __init__(self, field: Field, group: int, left: int) -> None:
        self._field, self._staying, self._left = field, group, left
        self.pairs = self._most(group)

    def can_leave(self, at: int) -> bool:
        staying = self._staying & ~(1 << at)
        if staying.bit_count() == 2 * self.pairs:
            return self._divides(staying)
        return self._most(staying) == self.pairs

    def leave(self, at: int) -> None:
        self._staying &= ~(1 << at)

    def _divides(self, staying: int) -> bool:
        """Whether these and all others who are left can be paired apart from each other."""
        return self._field.completes(staying) and self._field.completes(self._left & ~staying)

    def _most(self, staying: int) -> int:
        """Return how many pairs of these a legal pairing of all who are left can have."""
        if self._divides(staying):
            return staying.bit_count() // 2
        if staying.bit_count() % 2 and any(
            self._divides(staying & ~(1 << at)) for at in members(staying)
        ):
            return staying.bit_count() // 2
        place = {at: where for where, at in enumerate(members(self._left))}
        found = cheapest_perfect_matching(
            len(place), self._edges(place, staying), self._field.check
        )
        assert found is not None, "all who are left can be paired"
        here = {place[at] for at in members(staying)}
        return sum(found.mate[at] in here for at in here) // 2

    def _edges(self, place: dict[int, int], staying: int) -> Iterator[tuple[int, int, int]]:
        for one, where in place.items():
            for other in members(self._field.allowed[one] & self._left >> one << one):
                is_kept = staying >> one & staying >> other & 1
                yield where, place[other], -is_kept
