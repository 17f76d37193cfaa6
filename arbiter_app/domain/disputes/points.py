"""Points that the arbiter gives to a team or takes from it beside its matches (TRF record 299)."""

from decimal import Decimal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Round, TeamId

MOST_POINTS = 99
"""More, given or taken, is a slip."""


def points_beside(
    tournament: Tournament, team: TeamId, round: Round | None
) -> tuple[Decimal, Decimal]:
    """Return the match points and the game points that a team has beside its matches in a round, or
    of the whole tournament.
    """
    here = [each for each in tournament.adjustments if (each.player, each.round) == (team, round)]
    none = Decimal(0)
    return sum((each.points for each in here), none), sum((each.game_points for each in here), none)


def demand_points(
    tournament: Tournament, team: TeamId, round: Round | None, points: Decimal, game_points: Decimal
) -> None:
    """Make sure that points can be given to a team or taken from it.

    Raises RuleError("team.none-play"), ("team.none"), ("stage.no-such-round"), ("points.range") and
    ("points.same") where it has them already.
    """
    if not tournament.played_by_teams:
        raise RuleError("team.none-play")
    name = tournament.team(team).name
    if round is not None:
        tournament.main_stage.round(round)
    for each in (points, game_points):
        if abs(each) > MOST_POINTS or each != each.quantize(Decimal("0.01")):
            raise RuleError("points.range", points=each, most=MOST_POINTS)
    if points_beside(tournament, team, round) == (points, game_points):
        raise RuleError("points.same", name=name)
