"""A whole round from its bye and the pairs of its brackets."""

from collections.abc import Callable, Iterable, Sequence

from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.board_order import IndexPair, at_boards
from arbiter_app.domain.pairing.swiss.bye_first.field import Tell
from arbiter_app.domain.pairing.swiss.colours import Colours
from arbiter_app.domain.pairing.swiss.legality import legal
from arbiter_app.domain.pairing.swiss.position import SwissPosition

ColoursOfTwo = Callable[[SwissPosition, int, int], Colours]


def whole_round(
    position: SwissPosition,
    free: int | None,
    brackets: Iterable[Sequence[IndexPair]],
    colours: ColoursOfTwo,
    tell: Tell,
) -> RoundPairing:
    """Return the pairs of all brackets in board order; `free` has the bye. `tell` hears after each
    bracket how many are paired. They are held against the absolute criteria before anybody sees
    them, see `legality.legal`.
    """
    found: list[IndexPair] = []
    for pairs in brackets:
        found += pairs
        tell(2 * len(found), len(position.players))
    pairing = at_boards(position, found, free, lambda one, other: colours(position, one, other)[:2])
    return legal(position, pairing)
