"""The event of a report of teams: they play in the main stage, their members on its boards."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.other_ids import with_ids
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.teams import Team, strength
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage, StageKind
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.ids import GameId, ParticipantId, PlayerId, StageId
from arbiter_app.domain.teams.matches import as_told_by, with_scores
from arbiter_app.formats.trf.reading.matches import ReadRound
from arbiter_app.formats.trf.reading.team_report import (
    TeamReport,
    round_of_boards,
    round_of_matches,
)

_BOARDS = StageId(2)


class _BelowZero(dict[PlayerId, PlayerId]):
    """The id of every team by its number."""

    def __missing__(self, number: PlayerId) -> PlayerId:
        return PlayerId(-number)


class _AboveZero(dict[PlayerId, PlayerId]):
    """The number of every team by its id; people keep theirs."""

    def __missing__(self, id: PlayerId) -> PlayerId:
        return PlayerId(abs(id))


def with_plain_numbers(event: Event) -> Event:
    """Return the event of a report with the numbers of teams as their ids."""
    return with_ids(event, {PlayerId: _AboveZero()})


def event_of_teams(
    matches: Event,
    read: TeamReport,
    people: Mapping[PlayerId, Player],
    entries: tuple[Entry, ...],
) -> Event:
    """Return the event of a report, `matches` being the one in which teams are players."""
    by_number = with_ids(replace(matches, players={}), {PlayerId: _BelowZero()})
    tournament = by_number.tournament
    statuses = {entry.player: entry.status for entry in tournament.entries}
    rules = read.rules

    def rated(player: PlayerId) -> int | None:
        return tournament.rating_rules.of(people[player], None).rating

    teams = tuple(
        replace(
            _with_mean(team, strength(replace(team, strength=None), rules.boards, rated)),
            status=statuses[team.id],
        )
        for team in read.teams
    )
    known: Mapping[ParticipantId, Team] = {team.id: team for team in teams}
    by_index = {each.index: each for each in read.rounds}
    ids = map(GameId, count(sum(len(each.games) for each in tournament.main_stage.rounds) + 1))
    of_matches: list[RoundOfPlay] = []
    of_boards: list[RoundOfPlay] = []
    for round_ in tournament.main_stage.rounds:
        reported = by_index.get(round_.number - 1, ReadRound(round_.number - 1))
        tables = _tables(round_, reported)
        boards = as_told_by(round_of_boards(read, reported, tables), round_)
        boards = replace(boards, games=tuple(replace(game, id=next(ids)) for game in boards.games))
        whole = _with_matches(round_, round_of_matches(read, reported, tables))
        of_matches.append(with_scores(rules, known, whole, boards))
        of_boards.append(boards)
    stages = (
        replace(tournament.main_stage, rounds=tuple(of_matches)),
        Stage(
            id=_BOARDS,
            kind=StageKind.BOARDS,
            settings=tournament.settings.of_boards,
            boards_of=tournament.main_stage.id,
            rounds=tuple(of_boards),
        ),
    )
    told = replace(tournament, entries=entries, teams=teams, stages=stages)
    return replace(by_number, players=people, tournaments=(told,))


def _with_mean(team: Team, mean: int | None) -> Team:
    """Return a team whose strength is typed only where it is not the mean of its best."""
    return replace(team, strength=None) if team.strength == mean else team


def _tables(round_: RoundOfPlay, reported: ReadRound) -> Sequence[int]:
    """Return the tables of the matches of a report, in its order."""
    tables = {frozenset((-game.white, -game.black)): game.board for game in round_.games}
    return [tables[frozenset((match.white, match.black))] for match in reported.matches]


def _with_matches(round_: RoundOfPlay, reported: RoundOfPlay) -> RoundOfPlay:
    """Return a round with the line-ups of a report, and without the results that follow from the
    games on its boards.
    """
    forfeited: Mapping[tuple[int, int], Game] = {
        (game.white, game.black): game for game in reported.games
    }
    games = tuple(
        replace(game, result=None if other is None else other.result)
        for game in round_.games
        for other in [forfeited.get((game.white, game.black))]
    )
    return replace(round_, games=games, line_ups=reported.line_ups)
