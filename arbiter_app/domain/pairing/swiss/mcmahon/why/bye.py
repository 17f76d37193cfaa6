"""Why the bye of a McMahon round goes to whom it does."""

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.mcmahon.why.explained import ExplainedMcMahon
from arbiter_app.values import frozen


@frozen(kw_only=True)
class ByeReason:
    """Why somebody has the bye: the last by placement who may have it."""

    player: PairingNumber
    score: int
    barred: tuple[PairingNumber, ...]
    """Those placed below who have had a bye, or a win without playing."""
    needed: tuple[PairingNumber, ...]
    """Those placed below without whom the others could not all be paired."""


def bye_reason(explained: ExplainedMcMahon) -> ByeReason | None:
    """Return why the bye goes to whom it does; None in an even field."""
    at = explained.free
    if at is None:
        return None
    order, players = explained.order, explained.position.players
    below = [players[each] for each in reversed(order[order.index(at) + 1 :])]
    return ByeReason(
        player=explained.number(at),
        score=players[at].score,
        barred=tuple(each.number for each in below if each.bye_barred),
        needed=tuple(each.number for each in below if not each.bye_barred),
    )


def may_have_bye(explained: ExplainedMcMahon, number: PairingNumber) -> bool:
    """Whether all others can be paired if somebody has the bye who is not barred from it.

    Raises RuleError("pairing.not-in-round").
    """
    return explained.completes(explained.index(number))
