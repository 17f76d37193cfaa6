"""Rows of an event file with their boards as they stand in the hall."""

from collections.abc import Mapping
from typing import Any

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.hall.boards import hall_board
from arbiter_app.domain.ids import Board, GameId, StageId, TournamentId

_BOARDS = ("board", "met_board")


def with_hall_boards(event: Event, row: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a row with the numbers that its boards have in the hall: those that the tournament
    gave them of whose stage, game or settings it is; unchanged where that one is gone.
    """
    of_boards = [name for name in _BOARDS if row.get(name)]
    if not of_boards or (tournament := _tournament(event, row)) is None:
        return row
    return {**row, **{name: hall_board(tournament, Board(row[name])) for name in of_boards}}


def _tournament(event: Event, row: Mapping[str, Any]) -> Tournament | None:
    tournaments = event.whole.tournaments
    if (stage := row.get("stage_id")) is not None:
        return next((each for each in tournaments if each.has_stage(StageId(stage))), None)
    if (own := row.get("tournament_id")) is not None:
        return next((each for each in tournaments if each.id == TournamentId(own)), None)
    game = GameId(row.get("game_id", 0))
    return next((each for each in tournaments if _has_game(each, game)), None)


def _has_game(tournament: Tournament, game: GameId) -> bool:
    return any(each.id == game for stage in tournament.stages for _, each in stage.games)
