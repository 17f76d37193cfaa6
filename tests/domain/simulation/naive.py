"""A pairing of a Swiss that is legal and nothing more: those near each other who may meet."""

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.pairing.position import Pair, RoundPairing
from arbiter_app.domain.pairing.swiss.position import SwissPosition


def pair_in_order(position: SwissPosition) -> RoundPairing:
    """Return the first pairing in which nobody meets anybody twice, without regard to colours."""
    players = position.players
    order = range(len(players))
    byes = (
        [at for at in reversed(order) if not players[at].bye_barred] if position.is_odd else [None]
    )
    for bye in byes:
        found = _matched([at for at in order if at != bye], position)
        if found is not None:
            return RoundPairing(
                pairs=tuple(
                    Pair(players[white].number, players[black].number) for white, black in found
                ),
                free=None if bye is None else players[bye].number,
            )
    raise RuleError("pairing.impossible", round=position.round)


def _matched(order: list[int], position: SwissPosition) -> list[tuple[int, int]] | None:
    if not order:
        return []
    first, *others = order
    barred = position.met[first] | position.forbidden[first]
    for other in others:
        if not barred >> other & 1:
            rest = _matched([each for each in others if each != other], position)
            if rest is not None:
                return [(first, other), *rest]
    return None
