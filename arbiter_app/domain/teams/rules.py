"""Whether what the regulations say of teams can be played."""

from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.scorings import demand_scoring
from arbiter_app.domain.facts.rules.systems import Paired, System
from arbiter_app.domain.facts.rules.team_rules import LineUpRules, Score, TeamRules
from arbiter_app.domain.facts.tournament import Tournament

MOST_BOARDS = 60
"""Of a match; reports (TRF) have room for fewer on one line."""
OLDEST_JUNIOR = 30
"""In years, on the safe side of every regulation."""


def usual_team_rules(system: System) -> TeamRules:
    """Return how teams usually play a system: where all of one team meet all of the other, single
    games are added up.
    """
    is_scheveningen = system.traits.paired is Paired.BY_ROSTERS
    return TeamRules(primary=Score.GAME if is_scheveningen else Score.MATCH)


def with_boards(rules: TeamRules, boards: int) -> TeamRules:
    """Return the same rules on so many boards."""
    return replace(rules, line_ups=replace(rules.line_ups, boards=boards))


def in_system(rules: TeamRules, system: System) -> TeamRules:
    """Return rules of teams for another system: the usual score decides a table of Scheveningen."""
    return replace(rules, primary=usual_team_rules(system).primary)


def with_white_first(rules: TeamRules) -> TeamRules:
    """Return the same rules with White on board 1 for the team named first: where it had Black, the
    letters are those of the other team.
    """
    if rules.is_white(1):
        return rules
    return replace(rules, colours=rules.colours.translate(str.maketrans("WB", "BW")))


def has_bracket(tournament: Tournament) -> bool:
    """Whether matches of a bracket are played, or may be in a final that is not made yet."""
    stages = (tournament.competition(stage.id) for stage in tournament.stages)
    return tournament.settings.traits.has_parts or any(
        each.settings.traits.has_bracket for each in stages
    )


def demand_team_rules(rules: TeamRules, system: System) -> None:
    """Check how teams play a system; the colour of a team in a Swiss is that on board 1 (C.04.6
    Art. 1.6.1), and the one named first has White.

    Raises RuleError("team-rules.boards"), ("team-rules.colours"), ("team-rules.colours-of-swiss"),
    ("team-rules.line-ups"), ("team-rules.quota"), ("team-rules.age") or ("team-rules.points"), and
    as `demand_scoring`.
    """
    line_ups = rules.line_ups
    if not 1 <= rules.boards <= MOST_BOARDS:
        raise RuleError("team-rules.boards", boards=rules.boards, most=MOST_BOARDS)
    if not rules.colours or {*rules.colours} - {"W", "B"} or len(rules.colours) > MOST_BOARDS:
        raise RuleError("team-rules.colours", colours=rules.colours)
    if system.traits.follows_results and not rules.is_white(1):
        raise RuleError("team-rules.colours-of-swiss", colours=rules.colours)
    _demand_line_ups(line_ups)
    if min(rules.points_of_bye or 0, rules.points_of_forfeit or 0) < 0:
        raise RuleError("team-rules.points")
    demand_scoring(rules.game_scoring)


def _demand_line_ups(rules: LineUpRules) -> None:
    counted = (
        rules.reserves,
        rules.foreigners,
        rules.women,
        rules.juniors,
        rules.games_before,
        rules.due_minutes,
    )
    from_round = 1 if rules.games_from is None else rules.games_from
    if min(rules.tolerance, from_round - 1, *(each or 0 for each in counted)) < 0:
        raise RuleError("team-rules.line-ups")
    for quota in (rules.women, rules.juniors):
        if quota is not None and quota > rules.boards:
            raise RuleError("team-rules.quota", quota=quota, boards=rules.boards)
    if not 1 <= rules.juniors_under <= OLDEST_JUNIOR:
        raise RuleError("team-rules.age", age=rules.juniors_under, most=OLDEST_JUNIOR)
