"""The cheapest way to pair all who are left: the one that the criteria and the orders ask for."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from arbiter_app.domain.pairing.swiss.board_order import IndexPair
from arbiter_app.domain.pairing.swiss.bye_first.field import Field
from arbiter_app.domain.pairing.swiss.matching import members
from arbiter_app.domain.pairing.swiss.weighted import cheapest_perfect_matching


def cheapest_pairs(
    field: Field, order: Sequence[int], cost: Callable[[int, int], int]
) -> list[IndexPair]:
    """Return the cheapest pairing of all in an order, who can be paired. The one of a pair who
    stands first in it comes first, in the result and where the cost of the pair is asked.
    """
    found = cheapest_perfect_matching(len(order), _edges(field, order, cost), field.check)
    assert found is not None, "all who are left can be paired"
    return [(order[at], order[mate]) for at, mate in enumerate(found.mate) if at < mate]


def _edges(
    field: Field, order: Sequence[int], cost: Callable[[int, int], int]
) -> Iterator[tuple[int, int, int]]:
    place = {at: where for where, at in enumerate(order)}
    everybody = sum(1 << at for at in order)
    for where, one in enumerate(order):
        field.check()
        everybody &= ~(1 << one)
        for other in members(field.allowed[one] & everybody):
            yield where, place[other], cost(one, other)


def from_below(pairs: Iterable[IndexPair], group: int) -> int:
    """Return those outside a group who meet somebody in it."""
    outside = 0
    for one, other in pairs:
        if (group >> one ^ group >> other) & 1:
            outside |= 1 << other if group >> one & 1 else 1 << one
    return outside
