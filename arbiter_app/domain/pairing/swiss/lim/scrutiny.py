"""Who meets whom within a group (C.04.4.3 Art. 2.4, 2.5, 3.6 to 3.8, 4.1 to 4.3, 5.2, 5.7).

Those who have floated into the group take their opponents first. The others are proposed top half
against bottom half; each in turn takes the first who is available, if possible one with whom both
have the colour that is due to them, and what is left is proposed afresh.
"""

from collections.abc import Iterator, Sequence

from arbiter_app.domain.pairing.swiss.lim.direction import Direction
from arbiter_app.domain.pairing.swiss.lim.field import Field
from arbiter_app.domain.pairing.swiss.matching import NOBODY, Matching
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Choice:
    """One player takes an opponent."""

    chooser: int
    opponent: int
    left: int
    """Those of the group who were not paired before, the two among them."""
    direction: Direction | None
    """Of a floater the way they came; None of a choice by the proposed order."""
    order: tuple[int, ...]
    """In which they were tried."""
    first: int
    """The first of them who was available: another one, where the colour has decided."""

    @property
    def pair(self) -> tuple[int, int]:
        return self.chooser, self.opponent


def exchange_order(order: Sequence[int]) -> tuple[int, ...]:
    """Return in which order the first of some tries the others: the one proposed, those behind,
    then from the middle back to the second (Art. 4.2, 4.3).
    """
    half = len(order) // 2
    return (*order[half:], *order[half - 1 : 0 : -1])


def choices(
    field: Field, group: int, direction: Direction, incoming: Sequence[tuple[int, Direction]]
) -> Iterator[Choice]:
    """Yield the choices of a group all of whom can be paired, floaters first, in their order."""
    rest = _Rest(field, group)
    for floater, came in incoming:
        if rest.left >> floater & 1:
            others = came.by_number(field.position, rest.left & ~(1 << floater))
            yield rest.choose(floater, tuple(others), came)
    while rest.left:
        order = direction.by_number(field.position, rest.left)
        yield rest.choose(order[0], exchange_order(order), None)


class _Rest:
    """Those of a group who have no opponent yet, with a way to pair all of them."""

    def __init__(self, field: Field, group: int) -> None:
        self._field = field
        self.left = group
        self._matching = Matching(field.allowed, group)
        is_whole = self._matching.make_perfect()
        assert is_whole, "all of a group can be paired"

    def choose(self, chooser: int, order: tuple[int, ...], direction: Direction | None) -> Choice:
        """Let somebody take the first opponent, if possible for the colours of both."""
        field = self._field
        field.check()
        before = self.left
        first, matching = next(self._available(chooser, order))
        opponent = first
        if not field.suits(chooser, first):
            for other, without in self._available(chooser, order):
                if field.suits(chooser, other) and field.are_near(other, first):
                    opponent, matching = other, without
                    break
        self.left &= ~(1 << chooser | 1 << opponent)
        self._matching = matching
        return Choice(
            chooser=chooser,
            opponent=opponent,
            left=before,
            direction=direction,
            order=order,
            first=first,
        )

    def _available(self, chooser: int, order: Sequence[int]) -> Iterator[tuple[int, Matching]]:
        """Yield whom somebody can take so that all others can be paired, and how those can be."""
        near = self._field.allowed[chooser] & self.left
        for other in order:
            if near >> other & 1:
                matching = _without(self._matching, chooser, other)
                if matching is not None:
                    yield other, matching


def _without(matching: Matching, one: int, other: int) -> Matching | None:
    """Return a perfect matching of all but two, made of one of all; None where there is none."""
    found = matching.copy()
    deserted = found.mate[one]
    found.part(one)
    found.part(other)
    found.leave_out(one)
    found.leave_out(other)
    return found if deserted in (other, NOBODY) or found.match(deserted) else None
