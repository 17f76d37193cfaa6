"""Games, players and rows of the table before a decision and after it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from arbiter_app.domain.event import EntryStatus, Event, Game, RoundOfPlay, Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.results import Result
from arbiter_app.domain.standings import Standing, standings


@dataclass(frozen=True, slots=True, kw_only=True)
class GameChange:
    """A game before and after."""

    round: RoundOfPlay
    before: Game
    after: Game


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingChange:
    """A row of the table before and after."""

    before: Standing
    after: Standing

    @property
    def player(self) -> PlayerId:
        return self.after.player


def with_result(round_: RoundOfPlay, game: Game, result: Result | None) -> GameChange:
    """Return a game with another result: what was found about the former one is gone."""
    after = replace(
        game,
        result=result,
        checked=None,
        rated_result=None,
        white_absence=None,
        black_absence=None,
    )
    return GameChange(round=round_, before=game, after=after)


def changed(
    tournament: Tournament,
    games: Iterable[GameChange],
    statuses: Mapping[PlayerId, EntryStatus | None],
) -> Tournament:
    """Return the tournament with games as they are afterwards, and with the status of players;
    None leaves a status as it is.
    """
    after = {change.before.id: change.after for change in games}
    rounds = tuple(
        replace(round_, games=tuple(after.get(game.id, game) for game in round_.games))
        for round_ in tournament.main_stage.rounds
    )
    entries = tuple(
        replace(entry, status=statuses.get(entry.player) or entry.status)
        for entry in tournament.entries
    )
    stages = (replace(tournament.main_stage, rounds=rounds), *tournament.stages[1:])
    return replace(tournament, entries=entries, stages=stages)


def standings_of(
    event: Event, after: Tournament, players: Iterable[PlayerId]
) -> tuple[StandingChange, ...]:
    """Return where players stand now, and where in the tournament as it is afterwards."""
    now = {row.player: row for row in standings(event.tournament, event.players).rows}
    then = {row.player: row for row in standings(after, event.players).rows}
    return tuple(
        StandingChange(before=now[player], after=then[player])
        for player in players
        if player in now and player in then
    )
