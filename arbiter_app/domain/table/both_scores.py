"""What teams got in each round: match points and game points."""

from collections.abc import Mapping
from decimal import Decimal
from typing import NamedTuple

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import ParticipantId, Round
from arbiter_app.domain.tie_breaks.crosstable import full_crosstable


class BothScores(NamedTuple):
    """What a team got in a round, with what the arbiter added or took."""

    mark: Mark
    match_points: Decimal
    game_points: Decimal


def both_scores(competition: Competition) -> Mapping[tuple[ParticipantId, Round], BothScores]:
    """Return what every team got in each round that it has a result of, also what does not count;
    nothing where people play.
    """
    if competition.settings.teams is None:
        return {}
    matches = full_crosstable(competition, Score.MATCH).lines
    games = full_crosstable(competition, Score.GAME).lines
    return {
        (team, cell.round): BothScores(cell.mark, cell.points, in_games.points)
        for team, line in matches.items()
        for cell, in_games in zip(line.cells, games[team].cells, strict=True)
    }
