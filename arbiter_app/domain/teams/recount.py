"""Matches of teams as they stand with other games on their boards, before anything is written."""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.play.rounds import Game, Stage
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import GameId, ParticipantId
from arbiter_app.domain.teams.matches import as_played_before, boards_of_round, with_scores


def recounted(tournament: Tournament) -> Tournament:
    """Return a tournament whose matches have the results that follow from their boards; one of
    people as it is.
    """
    rules = tournament.settings.teams
    if rules is None:
        return tournament
    teams: Mapping[ParticipantId, Team] = {team.id: team for team in tournament.teams}
    boards = {each.boards_of: each for each in tournament.stages if each.boards_of is not None}
    met: dict[GameId, Game] = {}
    stages = list[Stage]()
    for stage in tournament.stages:
        if stage.id not in boards:
            stages.append(stage)
            continue
        rounds = []
        for each in stage.rounds:
            bare = replace(each, games=tuple(map(_bare, each.games)))
            games = boards_of_round(boards[stage.id].rounds, each.number)
            scored = with_scores(rules, teams, bare, games)
            carried = (
                as_played_before(match, met[match.carried_from])
                if match.carried_from in met
                else match
                for match in scored.games
            )
            rounds.append(replace(scored, games=tuple(carried)))
        met |= {match.id: match for each in rounds for match in each.games}
        stages.append(replace(stage, rounds=tuple(rounds)))
    return replace(tournament, stages=tuple(stages))


def _bare(match: Game) -> Game:
    """Return a match without what followed from its boards."""
    return replace(match, boards=(), result=None, entered_at=None) if match.boards else match
