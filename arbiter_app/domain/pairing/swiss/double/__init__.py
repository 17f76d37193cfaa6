"""The Double-Swiss System, text of 2026 (C.04.5): see `by_identifier`; here stand colours.

A round is a match of two games. No criterion is about colours: nobody in the position prefers one.
"""

from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.by_identifier.rounds import pair_by_identifier
from arbiter_app.domain.pairing.swiss.bye_first.field import Check, Tell
from arbiter_app.domain.pairing.swiss.double.colours import colours
from arbiter_app.domain.pairing.swiss.position import SwissPosition


def pair(
    position: SwissPosition, check: Check = lambda: None, tell: Tell = lambda _, __: None
) -> RoundPairing:
    """Return the matches of a round, White in the first game first, and who has the bye (C.04.5).

    `check` is called from time to time, and raises to stop; `tell` hears after each bracket how
    many are paired, and how many there are. Raises RuleError("pairing.impossible") where no
    pairing is legal.
    """
    return pair_by_identifier(position, colours, check, tell)
