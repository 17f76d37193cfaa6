"""Rows of the main stage into domain values: rounds, games, adjournments."""

from collections import defaultdict
from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache

from sqlalchemy import RowMapping

from arbiter_app.domain.event import Bye, Game, RoundOfPlay, Stage, StageKind
from arbiter_app.domain.ids import Board, GameId, PlayerId, Round, StageId
from arbiter_app.domain.play import Absence, Adjournment, Signed
from arbiter_app.domain.results import Colour, Mark
from arbiter_app.store.columns import grouped, moment, result

Rows = Mapping[str, list[RowMapping]]


def stages(stages: list[RowMapping], rows: Rows) -> tuple[Stage, ...]:
    rounds = grouped(rows["round"], by="stage_id")
    games = grouped(rows["game"], by="stage_id")
    byes = grouped(rows["bye"], by="stage_id")
    adjournments = {row["game_id"]: _adjournment(row) for row in rows["adjournment"]}
    return tuple(
        Stage(
            id=StageId(stage["id"]),
            kind=StageKind(stage["kind"]),
            rounds=_rounds(
                rounds[stage["id"]], games[stage["id"]], byes[stage["id"]], adjournments
            ),
        )
        for stage in stages
    )


def _rounds(
    rounds: list[RowMapping],
    games: list[RowMapping],
    byes: list[RowMapping],
    adjournments: Mapping[int, Adjournment],
) -> tuple[RoundOfPlay, ...]:
    by_round: dict[int, list[Game]] = defaultdict(list)
    for game in games:
        by_round[game["round"]].append(
            _game(
                game["id"],
                game["board"],
                game["white_id"],
                game["black_id"],
                game["white_mark"],
                game["black_mark"],
                game["entered_at"],
                game["checked_at"],
                game["checked_by"],
                game["rated_white_mark"],
                game["rated_black_mark"],
                game["white_absence"],
                game["black_absence"],
                adjournments.get(game["id"]),
            ),
        )
    free: dict[int, list[Bye]] = defaultdict(list)
    for bye in byes:
        free[bye["round"]].append(Bye(player=PlayerId(bye["player_id"]), mark=Mark(bye["mark"])))
    return tuple(
        RoundOfPlay(
            number=Round(row["number"]),
            starts_at=moment(row["starts_at"]),
            games=tuple(by_round[row["number"]]),
            byes=tuple(free[row["number"]]),
            published=_signed(row["published_by"], row["published_at"]),
            signed_off=_signed(row["signed_off_by"], row["signed_off_at"]),
        )
        for row in rounds
    )


@lru_cache(maxsize=32768)
def _game(
    id: int,
    board: int,
    white: int,
    black: int,
    white_mark: str | None,
    black_mark: str | None,
    entered_at: str | None,
    checked_at: str | None,
    checked_by: str | None,
    rated_white_mark: str | None,
    rated_black_mark: str | None,
    white_absence: str | None,
    black_absence: str | None,
    adjournment: Adjournment | None,
) -> Game:
    """Return a game; the value of a game that did not change is used again."""
    return Game(
        id=GameId(id),
        board=Board(board),
        white=PlayerId(white),
        black=PlayerId(black),
        result=result(white_mark, black_mark),
        entered_at=moment(entered_at),
        checked=_signed(checked_by, checked_at),
        rated_result=result(rated_white_mark, rated_black_mark),
        adjournment=adjournment,
        white_absence=None if white_absence is None else Absence(white_absence),
        black_absence=None if black_absence is None else Absence(black_absence),
    )


def _signed(by: str | None, at: str | None) -> Signed | None:
    return None if at is None else Signed(by or "", datetime.fromisoformat(at))


def _adjournment(row: RowMapping) -> Adjournment:
    return Adjournment(
        sealed_by=None if row["sealed_by"] is None else Colour(row["sealed_by"]),
        note=row["note"],
        resumes_at=moment(row["resumes_at"]),
    )
