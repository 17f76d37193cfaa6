"""The results of matches of teams: no row has them, they follow from the boards."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import GameId, ParticipantId, StageId
from arbiter_app.domain.teams.matches import as_told_by, boards_of_round, with_scores
from arbiter_app.store.rows.kept import Kept


class ScoreReader:
    """Puts results into the matches of stages, and tells boards what their matches know; what none
    of the changed rounds is about is used again.
    """

    def __init__(self) -> None:
        self._kept = Kept()
        self._matches_kept = Kept()
        """Matches by their ids, which are their own in the whole event."""

    def stages(
        self, tournament: Tournament, rules: TeamRules, stages: tuple[Stage, ...]
    ) -> tuple[Stage, ...]:
        """Return the stages of a tournament of teams."""
        teams: Mapping[ParticipantId, Team] = self._kept.get(
            ("teams", tournament.id),
            (tournament.teams,),
            lambda: {team.id: team for team in tournament.teams},
        )
        by_id = {each.id: each for each in stages}
        boards = {each.boards_of: each for each in stages if each.boards_of is not None}
        whole = []
        met: dict[GameId, Game] = {}
        """The matches of the stages so far: those of groups count in finals too."""
        for stage in stages:
            if stage.id in boards:
                rounds = self._matches(rules, teams, stage, boards[stage.id], met)
                met.update({match.id: match for each in rounds for match in each.games})
            elif stage.boards_of in by_id:
                rounds = self._boards(stage, by_id[stage.boards_of])
            else:
                rounds = stage.rounds
            make = partial(replace, stage, rounds=rounds)
            whole.append(self._kept.get(("stage", stage.id), (stage, *rounds), make))
        return tuple(whole)

    def _matches(
        self,
        rules: TeamRules,
        teams: Mapping[ParticipantId, Team],
        stage: Stage,
        boards: Stage,
        met: Mapping[GameId, Game],
    ) -> tuple[RoundOfPlay, ...]:
        rounds = []
        for each in stage.rounds:
            games = self._played(boards, each)
            carried = {
                match.id: met[match.carried_from]
                for match in each.games
                if match.carried_from is not None and match.carried_from in met
            }
            of_it = each, games, rules, teams, *carried.values()
            make = partial(with_scores, rules, teams, each, games, carried, self._matches_kept.get)
            rounds.append(self._kept.get(("matches", stage.id, each.number), of_it, make))
        return tuple(rounds)

    def _boards(self, stage: Stage, matches: Stage) -> tuple[RoundOfPlay, ...]:
        return tuple(
            self._kept.get(
                ("boards", stage.id, each.number),
                (each, games),
                partial(as_told_by, games, each),
            )
            for each in matches.rounds
            for games in [self._played(stage, each)]
        )

    def _played(self, boards: Stage, of_round: RoundOfPlay) -> RoundOfPlay:
        """Return what is played on boards in a round of matches, the very same while it is."""
        place: tuple[str, StageId, int] = ("played", boards.id, of_round.number)
        find = partial(boards_of_round, boards.rounds, of_round.number)
        return self._kept.get(place, boards.rounds, find)
