"""In which order pairs sit at the boards (C.04.2 Art. 3.6)."""

from collections.abc import Callable, Sequence

from arbiter_app.domain.pairing.position import Pair, RoundPairing
from arbiter_app.domain.pairing.swiss.position import SwissPosition

IndexPair = tuple[int, int]


def at_boards(
    position: SwissPosition,
    pairs: Sequence[IndexPair],
    free: int | None,
    by_colours: Callable[[int, int], IndexPair],
) -> RoundPairing:
    """Return pairs of indices as a round: by the score of the higher player, the sum of both, the
    smaller number; and who has the bye. `by_colours` puts White first.
    """
    players = position.players

    def rank(pair: IndexPair) -> tuple[int, int, int]:
        one, other = players[pair[0]], players[pair[1]]
        return -max(one.score, other.score), -one.score - other.score, min(one.number, other.number)

    seated = (by_colours(*pair) for pair in sorted(pairs, key=rank))
    return RoundPairing(
        pairs=tuple(Pair(players[white].number, players[black].number) for white, black in seated),
        free=None if free is None else players[free].number,
    )
