"""In which order pairs sit at the boards (C.04.2 Art. 3.6)."""

from collections.abc import Sequence

from arbiter_app.domain.pairing.swiss.position import SwissPosition


def in_board_order(
    position: SwissPosition, pairs: Sequence[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Return pairs of indices by the score of the higher player, the sum of both, the smaller
    number.
    """
    players = position.players

    def rank(pair: tuple[int, int]) -> tuple[int, int, int]:
        one, other = players[pair[0]], players[pair[1]]
        return -max(one.score, other.score), -one.score - other.score, min(one.number, other.number)

    return sorted(pairs, key=rank)
