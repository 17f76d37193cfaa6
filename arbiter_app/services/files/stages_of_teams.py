"""A stage of teams as a report tells it: with the teams that play in it, and their boards."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from arbiter_app.domain.facts.play.rounds import Game, LineUp, RoundOfPlay, Stage
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import GameId
from arbiter_app.domain.teams.entering import numbered
from arbiter_app.domain.teams.matches import boards_of_round, hall_board, place_of

_Played = tuple[Stage, RoundOfPlay, Game]
"""A match, and where it was played."""


def with_teams(told: Tournament, whole: Tournament) -> Tournament:
    """Return what is told of a stage of a tournament with the teams that play in it, whose members
    are numbered through, and with their boards; those of matches that an earlier stage has played
    for it too. Where people play it is as it was.
    """
    rules = told.settings.teams
    if rules is None:
        return told
    met: Mapping[GameId, _Played] = {
        match.id: (stage, round_, match) for stage in whole.stages for round_, match in stage.games
    }
    stages = []
    for stage in told.stages:
        boards = whole.boards_of(stage.id)
        if boards is None:
            stages.append(stage)
            continue
        before = {
            round_.number: [*_played_before(whole, round_, met, rules.boards)]
            for round_ in stage.rounds
        }
        matches = tuple(
            _with_line_ups(
                each, [line_up for seated, _ in before[each.number] for line_up in seated]
            )
            for each in stage.rounds
        )
        games = tuple(
            _with_games(
                boards_of_round(boards.rounds, each.number),
                [game for _, played in before[each.number] for game in played],
            )
            for each in stage.rounds
        )
        stages += [replace(stage, rounds=matches), replace(boards, rounds=games)]
    teams = numbered(whole.team(each) for each in told.numbers)
    return replace(told, teams=teams, stages=tuple(stages))


def _played_before(
    whole: Tournament, round_: RoundOfPlay, met: Mapping[GameId, _Played], boards: int
) -> Iterator[tuple[tuple[LineUp, ...], tuple[Game, ...]]]:
    """Yield the line-ups and games of the matches of a round that an earlier stage has played."""
    for match in round_.games:
        if match.carried_from is None or match.carried_from not in met:
            continue
        stage, of_round, source = met[match.carried_from]
        made = whole.boards_of(stage.id)
        if made is None:
            continue
        seated = (each for each in of_round.line_ups if each.team in (match.white, match.black))
        games = []
        for game in boards_of_round(made.rounds, of_round.number).games:
            table, board = place_of(game.board, boards)
            if table == source.board:
                place = hall_board(match.board, board, boards)
                games.append(replace(game, board=place, carried_from=game.id))
        yield tuple(seated), tuple(games)


def _with_line_ups(round_: RoundOfPlay, seated: list[LineUp]) -> RoundOfPlay:
    return replace(round_, line_ups=(*round_.line_ups, *seated)) if seated else round_


def _with_games(round_: RoundOfPlay, played: list[Game]) -> RoundOfPlay:
    games = sorted((*round_.games, *played), key=lambda game: game.board)
    return replace(round_, games=tuple(games)) if played else round_
