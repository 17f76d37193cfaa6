"""The system by which a Swiss is paired here: of people the Dutch one, of teams their own."""

from collections.abc import Callable

from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss import dutch, teams
from arbiter_app.domain.pairing.swiss.position import SwissPosition


def pair(
    position: SwissPosition,
    check: Callable[[], None] = lambda: None,
    tell: Callable[[int, int], None] = lambda _, __: None,
) -> RoundPairing:
    """Return the pairs of a round in board order, and who has the bye.

    `check` is called from time to time, and raises to stop; `tell` hears how far it has come, and
    how far it goes. Raises RuleError("pairing.impossible") or, of
    teams, ("pairing.teams-impossible") where no pairing is legal.
    """
    if position.readings is None:
        return dutch.pair(position, check, tell)
    return teams.pair(position, position.readings, check, tell)
