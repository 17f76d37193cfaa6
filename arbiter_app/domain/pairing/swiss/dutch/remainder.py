"""How residents are paired among themselves: transpositions, exchanges (C.04.3 Art. 4.2, 4.3)."""

from collections.abc import Iterator, Sequence

from arbiter_app.domain.pairing.swiss.downwards.brackets import IndexPair
from arbiter_app.domain.pairing.swiss.dutch.field import Field
from arbiter_app.domain.pairing.swiss.matching import Matching, TwoSided, members

MOST_EXCHANGED = 2
"""More pairs exchanged at once are left to the weighing of all pairings."""
MOST_TRIED = 3000


class TooManyExchangesError(Exception):
    """No exchange that was tried makes a pairing; another way must find it."""


def paired_residents(
    field: Field, allowed: Sequence[int], players: int, floaters: int
) -> tuple[IndexPair, ...] | None:
    """Return the first pairing in the order of Art. 4 of all players but one floater, if there are
    any floaters, in which everybody meets somebody allowed; None where there is none.

    Raises TooManyExchangesError.
    """
    order = list(members(players))
    if not order:
        return ()
    extra = _extra(field, allowed, floaters)
    half = len(order) // 2
    upper, lower = order[:half], order[half:]
    sides = _sides(field, extra, upper, lower, floaters)
    if sides.make_perfect():
        return _first(sides, upper)
    everybody = Matching(extra, players | _float_bit(field, floaters))
    if not everybody.make_perfect():
        return None
    deficit = len(sides.left) - sides.size()
    for number in range(max(1, (deficit + 1) // 2), MOST_EXCHANGED + 1):
        found = _exchanged(field, extra, order, floaters, number)
        if found is not None:
            return found
    raise TooManyExchangesError


def float_vertex(field: Field) -> int:
    """Return the vertex that stands for floating down."""
    return field.size + 1


def _float_bit(field: Field, floaters: int) -> int:
    return 1 << float_vertex(field) if floaters else 0


def _extra(field: Field, allowed: Sequence[int], floaters: int) -> list[int]:
    """Return whom everybody may meet, with floating down as one more."""
    extra = [*allowed, 0]
    bit = _float_bit(field, floaters)
    extra[float_vertex(field)] = floaters
    for at in members(floaters):
        extra[at] |= bit
    return extra


def _sides(
    field: Field, allowed: Sequence[int], upper: Sequence[int], lower: Sequence[int], floaters: int
) -> TwoSided:
    """Return S1, with floating down behind it, and S2, nobody matched."""
    right = 0
    for at in lower:
        right |= 1 << at
    left = [*upper, float_vertex(field)] if floaters else upper
    return TwoSided(allowed, left, right)


def _first(sides: TwoSided, upper: Sequence[int]) -> tuple[IndexPair, ...]:
    sides.make_first()
    pairs = ((at, sides.mate[at]) for at in upper)
    return tuple((one, other) if one < other else (other, one) for one, other in pairs)


def _exchanged(
    field: Field, allowed: Sequence[int], order: Sequence[int], floaters: int, number: int
) -> tuple[IndexPair, ...] | None:
    """Return the first pairing after so many have changed between S1 and S2 (Art. 4.3); None where
    there is none. Raises TooManyExchangesError.
    """
    half = len(order) // 2
    all_of_them = exchanges(half, len(order) - half, number)
    for tried, (leaving, entering) in enumerate(all_of_them, start=1):
        if tried > MOST_TRIED:
            raise TooManyExchangesError
        field.check()
        out, into = {order[at] for at in leaving}, {order[at] for at in entering}
        upper = sorted(({*order[:half]} - out) | into)
        lower = sorted(({*order[half:]} - into) | out)
        sides = _sides(field, allowed, upper, lower, floaters)
        if sides.make_perfect():
            return _first(sides, upper)
    return None


def exchanges(
    upper: int, lower: int, number: int
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield the exchanges of so many players of S1 for as many of S2, in the order of Art. 4.3: by
    the smallest difference of the sums of their numbers, then by the largest number that leaves S1,
    then by the smallest that leaves S2. Players are counted from 0 through both.
    """
    least = number * (number - 1) // 2
    most = sum(range(upper - number, upper)) + sum(range(lower - number, lower))
    for away in range(2 * least, most + 1):
        for near in _ways(upper, number, away - least):
            leaving = tuple(upper - 1 - each for each in near)
            for far in _ways_of_sum(lower, number, away - sum(near)):
                yield leaving, tuple(upper + each for each in far)


def _ways(below: int, number: int, most: int, first: int = 0) -> Iterator[tuple[int, ...]]:
    """Yield rising numbers from `first` to under `below` whose sum is `most` or less, in order."""
    if number == 0:
        yield ()
        return
    for one in range(first, below):
        if number * one + number * (number - 1) // 2 > most:
            return
        for others in _ways(below, number - 1, most - one, one + 1):
            yield (one, *others)


def _ways_of_sum(below: int, number: int, total: int, first: int = 0) -> Iterator[tuple[int, ...]]:
    """Yield rising numbers from `first` to under `below` whose sum is `total`, in order."""
    if number == 1:
        if first <= total < below:
            yield (total,)
        return
    for one in range(first, below):
        if number * one + number * (number - 1) // 2 > total:
            return
        for others in _ways_of_sum(below, number - 1, total - one, one + 1):
            yield (one, *others)
