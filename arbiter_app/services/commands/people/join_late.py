"""A player who comes after the draw: to a round robin before round 1 (C.05 Art. 6.3, Ukrainian
rules II.6.3), to a Swiss at any time (C.04.2 Art. 3).
"""

from functools import partial
from typing import Unpack

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import PlayerFields
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.services.command import command
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.writing.joining import join
from arbiter_app.store.event_file.unit_of_work import UnitOfWork


@command("player.join-late", allows(Action.JOIN_LATE), right=Right.DECIDE, is_risky=True)
def join_late(
    uow: UnitOfWork,
    /,
    *,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
    half_byes: int = 0,
    **fields: Unpack[PlayerFields],
) -> PlayerId:
    """Register a player after the numbers were given.

    In an odd round robin they take the number after the last, every free round becomes a game, and
    all published pairs and boards stay. In a Swiss they get the number of their strength and are
    paired from the next round on (C.04.2 Art. 3); missed rounds count nothing, but for half-point
    byes in the first so many of them. A solver takes the number after the last, and is absent in
    rounds that are over.

    Raises RuleError("late.even-field"), ("late.half-byes"), and ("late.of-teams") where teams have
    the numbers.
    """
    if uow.tournament.played_by_teams:
        raise RuleError("late.of-teams")
    return join(uow, partial(add_player.run, uow, **fields), half_byes)
