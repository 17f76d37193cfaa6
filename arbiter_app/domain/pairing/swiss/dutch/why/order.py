"""Where all criteria are equal: what in the order of generation puts one pairing before another
(C.04.3 Art. 3.6 to 3.8, 4).
"""

from collections.abc import Mapping
from copy import copy
from enum import Enum, auto

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.downwards.brackets import IndexPair, PairedBracket
from arbiter_app.domain.pairing.swiss.downwards.weighing import Task
from arbiter_app.domain.pairing.swiss.dutch.by_counting import by_counting
from arbiter_app.domain.pairing.swiss.dutch.by_weighing import by_weighing
from arbiter_app.domain.pairing.swiss.dutch.field import Field
from arbiter_app.domain.pairing.swiss.matching import members
from arbiter_app.values import frozen

FEW = 60
"""So many members of a bracket are weighed for the sake of the order alone."""


class Order(Enum):
    """Which order puts one pairing before another."""

    WHO_OF_MOVED_DOWN = auto()
    """Of those who have come down an earlier set is paired."""
    WHOM_MOVED_DOWN = auto()
    """One who has come down meets one who is earlier in the order."""
    SAME_HALF = auto()
    """Two of one half meet only where some change between the halves."""
    UPPER_HALF = auto()
    """One of the upper half is left over only where some change between the halves."""
    EXCHANGE = auto()
    """Fewer, or earlier ones, change between the upper half and the lower."""
    TRANSPOSITION = auto()
    """One of the upper half meets one who is earlier in the order."""
    LATER = auto()
    """One of these, which is not told."""


ARTICLES: Mapping[Order, str] = {
    Order.WHO_OF_MOVED_DOWN: "4.4",
    Order.WHOM_MOVED_DOWN: "4.2",
    Order.SAME_HALF: "4.3",
    Order.UPPER_HALF: "4.3",
    Order.EXCHANGE: "4.3",
    Order.TRANSPOSITION: "4.2",
    Order.LATER: "3.8",
}


@frozen(kw_only=True)
class Exchange:
    """Who change between the upper half and the lower (Art. 4.3)."""

    down: tuple[PairingNumber, ...]
    up: tuple[PairingNumber, ...]


@frozen(kw_only=True)
class Ordered:
    """The first difference between the pairing that was made and a later one."""

    order: Order
    player: PairingNumber | None = None
    """Of whom the two pairings differ first."""
    meets: PairingNumber | None = None
    """Whom he meets; None: he goes down."""
    would_meet: PairingNumber | None = None
    exchange: Exchange | None = None
    """Where the pairings differ in their exchanges, that of the pairing that was made."""
    would_exchange: Exchange | None = None


def ordered_if_met(field: Field, paired: PairedBracket, pair: IndexPair) -> Ordered:
    """Return what puts the pairing before all equally good ones in which two of a bracket meet."""
    upper, lower, exchanged = _halves(paired)
    bits = 1 << pair[0] | 1 << pair[1]
    is_of_one_half = not exchanged and bits in (bits & upper, bits & lower)
    if is_of_one_half and not paired.bracket.moved_down:
        return Ordered(order=Order.SAME_HALF)
    allowed = [row & ~bits for row in field.allowed]
    allowed[pair[0]], allowed[pair[1]] = 1 << pair[1], 1 << pair[0]
    found = _ordered(field, paired, allowed, Task(paired.bracket, together=pair))
    if is_of_one_half and found.order is Order.EXCHANGE:
        return Ordered(order=Order.SAME_HALF)
    return found


def ordered_if_down(field: Field, paired: PairedBracket, at: int) -> Ordered:
    """Return what puts the pairing before all equally good ones in which one goes down."""
    inside, bit = paired.bracket.members, 1 << at
    upper, _, exchanged = _halves(paired)
    if not (paired.bracket.moved_down or exchanged) and upper & bit:
        return Ordered(order=Order.UPPER_HALF)
    allowed = [row & ~bit if inside >> each & 1 else row for each, row in enumerate(field.allowed)]
    allowed[at] &= ~inside
    return _ordered(field, paired, allowed, Task(paired.bracket, apart=bit))


def _ordered(field: Field, paired: PairedBracket, allowed: list[int], task: Task) -> Ordered:
    narrowed = copy(field)
    narrowed.allowed = allowed
    later = by_counting(narrowed, paired.bracket)
    if later is None:
        if paired.bracket.members.bit_count() > FEW:
            return Ordered(order=Order.LATER)
        later = by_weighing(field, paired.bracket, task)
    return _first_difference(field, paired, later)


def _first_difference(field: Field, made: PairedBracket, later: PairedBracket) -> Ordered:
    mates, others = _mates(made), _mates(later)

    def differing(order: Order, at: int) -> Ordered:
        return Ordered(
            order=order,
            player=field.players[at].number,
            meets=_number(field, mates.get(at)),
            would_meet=_number(field, others.get(at)),
        )

    moved_down = tuple(members(made.bracket.moved_down))
    for at in moved_down:
        if (at in mates) is not (at in others):
            return differing(Order.WHO_OF_MOVED_DOWN, at)
    for at in moved_down:
        if mates.get(at) != others.get(at):
            return differing(Order.WHOM_MOVED_DOWN, at)
    if _upper(made) != _upper(later):
        one, other = _exchange(field, made), _exchange(field, later)
        return Ordered(order=Order.EXCHANGE, exchange=one, would_exchange=other)
    for at in members(_upper(made)):
        if mates[at] != others[at]:
            return differing(Order.TRANSPOSITION, at)
    return Ordered(order=Order.LATER)


def _number(field: Field, at: int | None) -> PairingNumber | None:
    return None if at is None else field.players[at].number


def _mates(paired: PairedBracket) -> dict[int, int]:
    found = dict(paired.pairs)
    return found | {other: one for one, other in found.items()}


def _upper(paired: PairedBracket) -> int:
    """Return who of the residents that meet each other are in the upper half after exchanges."""
    residents = paired.bracket.residents
    return sum(1 << one for one, _ in paired.pairs if residents >> one & 1)


def remainder(paired: PairedBracket) -> int:
    """Return the residents whom nobody meets who has come down (Art. 1.3.4)."""
    bracket = paired.bracket
    left = bracket.residents
    for one, other in paired.pairs:
        if bracket.moved_down >> one & 1:
            left &= ~(1 << other)
    return left


def _halves(paired: PairedBracket) -> tuple[int, int, int]:
    """Return S1 and S2 as they are at first, and who of S1 is not in it at the end."""
    everybody = remainder(paired)
    final = _upper(paired)
    upper = sum(1 << at for at in tuple(members(everybody))[: final.bit_count()])
    return upper, everybody & ~upper, upper & ~final


def _exchange(field: Field, paired: PairedBracket) -> Exchange:
    upper, _, down = _halves(paired)
    return Exchange(
        down=tuple(field.players[at].number for at in members(down)),
        up=tuple(field.players[at].number for at in members(_upper(paired) & ~upper)),
    )


def halves(paired: PairedBracket) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return S1 and S2 of the residents who are paired among themselves, as they are at first (Art.
    3.2).
    """
    upper, lower, _ = _halves(paired)
    return tuple(members(upper)), tuple(members(lower))
