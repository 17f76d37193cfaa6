"""The command by which the arbiter gives or takes points of a team beside its matches."""

from decimal import Decimal

from arbiter_app.domain.disputes.points import demand_points
from arbiter_app.domain.facts.competition import Adjustment
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.ids import Round, TeamId
from arbiter_app.domain.permission.by_state import demands_a_reason
from arbiter_app.services.command import command
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.tournament import write_adjustments


@command("points.adjust", demands_a_reason, right=Right.DECIDE, is_risky=True)
def adjust_points(
    uow: UnitOfWork,
    /,
    *,
    team: TeamId,
    points: Decimal,
    game_points: Decimal,
    round: Round | None = None,
    reason: str,  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> None:
    """Say what a team has beside its matches, in a round or, without one, of the whole tournament:
    match points and game points, below zero where they are taken. It stands in place of what the
    team had there; 0 and 0 take it away.

    Raises RuleError("team.none-play"), ("team.none"), ("stage.no-such-round"), ("points.range") and
    ("points.same").
    """
    tournament = uow.tournament
    demand_points(tournament, team, round, points, game_points)
    others = [each for each in tournament.adjustments if (each.player, each.round) != (team, round)]
    if points or game_points:
        others.append(Adjustment(player=team, round=round, points=points, game_points=game_points))
    write_adjustments(uow.rows, tournament.id, others)
