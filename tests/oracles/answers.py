"""What an engine may say when it is asked to pair a round."""

from collections.abc import Iterable

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.position import Pair, RoundPairing
from arbiter_app.values import frozen


class RefusedError(Exception):
    """An engine cannot read a report of ours."""


@frozen
class Impossible:
    """No legal pairing exists (C.04.3 Art. 1.9.3)."""


@frozen
class ProgramError:
    """The engine itself failed; it says nothing of the round."""

    what: str


Answer = RoundPairing | Impossible | ProgramError


def round_of_pairs(pairs: Iterable[tuple[int, int]]) -> RoundPairing:
    """Return the round of pairs of White and Black; 0 is nobody, and his opponent has the bye."""
    games = []
    free = None
    for white, black in pairs:
        if black:
            games.append(Pair(PairingNumber(white), PairingNumber(black)))
        else:
            free = PairingNumber(white)
    return RoundPairing(pairs=tuple(games), free=free)
