"""What the engine says against a pair that differs from its own."""

from arbiter_app.domain.checking.verdict import OtherPairs, RoundCheck
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.checking.differences import Names
from arbiter_app.wording.why.pairing import reasons_of

_MOST = 3
"""Differences of a round that are explained: what comes after follows from them."""


def against(
    catalogue: Catalogue, competition: Competition, names: Names, found: RoundCheck
) -> dict[int, str]:
    """Return what speaks against the first differing pairs of a round, by the place of the
    difference among all of the round.
    """
    pairs = [
        (place, each)
        for place, each in enumerate(found.differences)
        if isinstance(each, OtherPairs) and (each.found or each.found_free is not None)
    ]
    if found.position is None or not pairs:
        return {}
    reasons = reasons_of(catalogue, competition, found.position, names)
    return {
        place: reasons.why_not(*_highest(found.position, each)) for place, each in pairs[:_MOST]
    }


def _highest(
    position: SwissPosition, difference: OtherPairs
) -> tuple[PairingNumber, PairingNumber | None]:
    """Return the differing pair of the highest ranked player, or who has the bye if that is he."""
    mates: dict[PairingNumber, PairingNumber | None] = {}
    for pair in difference.found:
        mates[pair.white], mates[pair.black] = pair.black, pair.white
    if difference.found_free is not None:
        mates[difference.found_free] = None
    first = next(player.number for player in position.players if player.number in mates)
    return first, mates[first]
