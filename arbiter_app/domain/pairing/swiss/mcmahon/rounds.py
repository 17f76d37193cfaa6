"""A whole round of a McMahon tournament: the bye, and the meetings that weigh most together."""

from collections.abc import Iterator, Sequence

from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.board_order import IndexPair
from arbiter_app.domain.pairing.swiss.bye_first.field import Check, Tell
from arbiter_app.domain.pairing.swiss.bye_first.rounds import whole_round
from arbiter_app.domain.pairing.swiss.impossible import impossible
from arbiter_app.domain.pairing.swiss.matching import Matching
from arbiter_app.domain.pairing.swiss.mcmahon.colours import colours
from arbiter_app.domain.pairing.swiss.mcmahon.groups import order_of_placement
from arbiter_app.domain.pairing.swiss.mcmahon.weights import Weights
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.pairing.swiss.weighted import Cheapest, cheapest_perfect_matching


def pair(
    position: SwissPosition, check: Check = lambda: None, tell: Tell = lambda _, __: None
) -> RoundPairing:
    """Return the pairs of a round in board order, and who has the bye.

    `check` is called from time to time, and raises to stop; `tell` hears at the end how many are
    paired, and how many there are. Raises RuleError("pairing.impossible") where all cannot meet
    somebody new.
    """
    free = bye_of(position, check)
    return whole_round(position, free, [heaviest_pairs(position, free, check)], colours, tell)


def opponents(position: SwissPosition) -> list[int]:
    """Return of everybody whom they may meet: nobody twice."""
    return [
        position.everybody & ~(1 << at | met | apart)
        for at, (met, apart) in enumerate(zip(position.met, position.forbidden, strict=True))
    ]


def bye_of(position: SwissPosition, check: Check = lambda: None) -> int | None:
    """Return who has the bye: the last by placement who may have it and whose bye leaves everybody
    else somebody new to meet; None in an even field.

    Raises RuleError("pairing.impossible").
    """
    allowed, everybody = opponents(position), position.everybody
    if not position.is_odd:
        if Matching(allowed, everybody).make_perfect():
            return None
        raise impossible(position, allowed, check)
    for at in reversed(order_of_placement(position)):
        check()
        is_barred = position.players[at].bye_barred
        if not is_barred and Matching(allowed, everybody & ~(1 << at)).make_perfect():
            return at
    raise impossible(position, allowed, check)


def heaviest_pairs(
    position: SwissPosition,
    free: int | None,
    check: Check = lambda: None,
    required: IndexPair | None = None,
) -> list[IndexPair]:
    """Return the pairing of greatest weight of all but `free`; of several the one in which the
    first by placement meets the highest placed, then the next. With `required` two meet whatever
    that costs; all others can be paired then.
    """
    paired = [at for at in order_of_placement(position) if at != free]
    weights = Weights(position, paired)
    allowed = opponents(position)
    if required is not None:
        for at, mate in (required, required[::-1]):
            allowed[at] = 1 << mate
    edges = list(_edges(paired, allowed, weights, check))
    found = cheapest_perfect_matching(len(paired), edges, check)
    assert found is not None, "all who are left can be paired"
    first = _first_of_equals(found, edges, check)
    return [(paired[at], paired[mate]) for at, mate in enumerate(first.mate) if at < mate]


def _edges(
    paired: Sequence[int], allowed: Sequence[int], weights: Weights, check: Check
) -> Iterator[tuple[int, int, int]]:
    for place, one in enumerate(paired):
        check()
        for after, other in enumerate(paired[place + 1 :], start=place + 1):
            if allowed[one] >> other & allowed[other] >> one & 1:
                yield place, after, -weights.of(one, other).total


def _first_of_equals(
    found: Cheapest, edges: Sequence[tuple[int, int, int]], check: Check
) -> Cheapest:
    """Return the first of all pairings that weigh as much as one: below its weight each pair has a
    digit for the higher placed of the two, the highest digit for the first of all.
    """
    tight = [frozenset(others) for others in found.tight()]
    if all(len(others) == 1 for others in tight):
        return found
    size = len(tight)
    width = size.bit_length()
    kept = (
        (one, other, (cost << width * size) + (other << width * (size - 1 - one)))
        for one, other, cost in edges
        if other in tight[one]
    )
    first = cheapest_perfect_matching(size, kept, check)
    assert first is not None, "the one that was found is among them"
    return first
