"""Games, players and rows of the table before a decision and after it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from operator import attrgetter

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.play.two_games import of_what_is_left
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import GameId, PlayerId
from arbiter_app.domain.table.standings import Standing, Standings, standings
from arbiter_app.domain.teams.recount import recounted
from arbiter_app.values import frozen


@frozen(kw_only=True)
class GameChange:
    """A game before and after."""

    round: RoundOfPlay
    before: Game
    after: Game


@frozen(kw_only=True)
class StandingChange:
    """A row of the table before and after."""

    before: Standing
    after: Standing

    @property
    def player(self) -> PlayerId:
        return self.after.player


def every_game(tournament: Tournament) -> Iterator[tuple[RoundOfPlay, Game]]:
    """Yield the games of all stages."""
    for stage in tournament.stages:
        yield from stage.games


def stage_of(tournament: Tournament, game: GameId) -> Stage:
    """Return the stage to which a game belongs. Raises RuleError("game.none")."""
    for stage in tournament.stages:
        if any(each.id == game for _, each in stage.games):
            return stage
    raise RuleError("game.none", game=game)


def around(tournament: Tournament, game: GameId) -> Competition:
    """Return the competition to which a game belongs. Raises RuleError("game.none")."""
    return tournament.competition(stage_of(tournament, game).id)


def competition_after(before: Competition, tournament: Tournament) -> Competition:
    """Return a competition as it is in its tournament after a change; everybody is as strong as
    before.
    """
    after = tournament.competition(before.id)
    return replace(after, strengths=before.strengths) if before.strengths else after


def with_result(round_: RoundOfPlay, game: Game, result: Result | None) -> GameChange:
    """Return a game with another result: what was found about the former one is gone."""
    after = replace(
        game,
        result=of_what_is_left(game, result),
        so_far=None,
        checked=None,
        rated_result=None,
        white_absence=None,
        black_absence=None,
        white_away=False,
        black_away=False,
    )
    return GameChange(round=round_, before=game, after=after)


def changed(
    tournament: Tournament,
    games: Iterable[GameChange],
    statuses: Mapping[PlayerId, EntryStatus | None],
) -> Tournament:
    """Return the tournament with games as they are afterwards, in all its stages, and with the
    status of players; None leaves a status as it is.
    """
    after = {change.before.id: change.after for change in games}
    entries = tuple(
        replace(entry, status=status) if (status := statuses.get(entry.player)) else entry
        for entry in tournament.entries
    )
    stages = tuple(
        replace(stage, rounds=tuple(_with(round_, after) for round_ in stage.rounds))
        for stage in tournament.stages
    )
    teams = tuple(
        replace(team, status=status) if (status := statuses.get(team.id)) else team
        for team in tournament.teams
    )
    return recounted(replace(tournament, entries=entries, teams=teams, stages=stages))


_ID, _CARRIED_FROM = attrgetter("id"), attrgetter("carried_from")
"""Every game of a tournament is asked for them with every result."""


def _with(round_: RoundOfPlay, after: Mapping[GameId, Game]) -> RoundOfPlay:
    changed = after.keys()
    if changed.isdisjoint(map(_ID, round_.games)) and changed.isdisjoint(
        map(_CARRIED_FROM, round_.games)
    ):
        return round_
    return replace(round_, games=tuple(_as_it_is(game, after) for game in round_.games))


def _as_it_is(game: Game, after: Mapping[GameId, Game]) -> Game:
    """Return a game as it is afterwards; a carried one has the result of its source."""
    if game.carried_from is not None and game.carried_from in after:
        return replace(game, result=after[game.carried_from].result)
    return after.get(game.id, game)


def standings_of(
    here: InHand, after: Competition, players: Iterable[PlayerId]
) -> tuple[StandingChange, ...]:
    """Return where players stand now, and where in the competition as it is afterwards."""
    now = {row.player: row for row in standings(here.competition, here.event.contestants).rows}
    then = {row.player: row for row in standings(after, here.event.contestants).rows}
    return tuple(
        StandingChange(before=now[player], after=then[player])
        for player in players
        if player in now and player in then
    )


def changed_rows(before: Standings, then: Standings) -> Iterator[StandingChange]:
    """Yield whose points, place or tie-breaks change, in the order of the table afterwards."""
    rows = {row.player: row for row in before.rows}
    for row in then.rows:
        if _shown(rows[row.player]) != _shown(row):
            yield StandingChange(before=rows[row.player], after=row)


def _shown(row: Standing) -> object:
    return row.place, row.last_place, row.annulled, row.points, row.values
