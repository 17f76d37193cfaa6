"""The Swiss Team System, text of 2026 (C.04.6): see `by_identifier`; here stand colours.

Scores are match points or game points, as the regulations choose. Everybody's preference of colour,
or that there is none, is in the position: the types A and B differ in nothing else.
"""

from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.by_identifier.rounds import pair_by_identifier
from arbiter_app.domain.pairing.swiss.bye_first.field import Check, Tell
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.pairing.swiss.teams.colours import colours


def pair(
    position: SwissPosition, check: Check = lambda: None, tell: Tell = lambda _, __: None
) -> RoundPairing:
    """Return the matches of a round, White on board 1 first, and who has the bye (C.04.6).

    `check` is called from time to time, and raises to stop; `tell` hears after each bracket how
    many teams are paired, and how many there are. Raises RuleError("pairing.teams-impossible")
    where no pairing is legal.
    """
    return pair_by_identifier(position, colours, check, tell)
