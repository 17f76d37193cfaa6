"""Rows of the main stage into domain values: rounds, games, adjournments."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from arbiter_app.domain.event import Bye, Game, RoundOfPlay, Stage, StageKind
from arbiter_app.domain.ids import Board, GameId, PlayerId, Round, StageId
from arbiter_app.domain.play import Absence, Adjournment, Signed
from arbiter_app.domain.results import Colour, Mark
from arbiter_app.store.columns import RowValues, grouped, moment, result

Rows = Mapping[str, list[RowValues]]


_Adjournments = Mapping[int, RowValues]
"""By the id of the game."""


@dataclass(frozen=True, slots=True)
class _OfRound:
    """The rows a round is made of; those that did not change are the same objects as before."""

    round: RowValues
    games: list[RowValues]
    adjournments: list[RowValues | None]
    """Of each game."""
    byes: list[RowValues]


class PlayReader:
    """Makes stages of rows; what none of the changed rows is about is used again."""

    def __init__(self) -> None:
        self._rounds: dict[tuple[int, int], tuple[_OfRound, RoundOfPlay]] = {}
        self._games: dict[int, tuple[RowValues, RowValues | None, Game]] = {}

    def stages(self, stages: list[RowValues], rows: Rows) -> tuple[Stage, ...]:
        rounds = grouped(rows["round"], by="stage_id")
        games = grouped(rows["game"], by="stage_id")
        byes = grouped(rows["bye"], by="stage_id")
        adjournments = {row["game_id"]: row for row in rows["adjournment"]}
        return tuple(
            Stage(
                id=StageId(stage["id"]),
                kind=StageKind(stage["kind"]),
                rounds=self._of_stage(
                    rounds[stage["id"]], games[stage["id"]], byes[stage["id"]], adjournments
                ),
            )
            for stage in stages
        )

    def _of_stage(
        self,
        rounds: list[RowValues],
        games: list[RowValues],
        byes: list[RowValues],
        adjournments: _Adjournments,
    ) -> tuple[RoundOfPlay, ...]:
        of_round, free = grouped(games, by="round"), grouped(byes, by="round")
        return tuple(
            self._round(row, of_round[row["number"]], free[row["number"]], adjournments)
            for row in rounds
        )

    def _round(
        self,
        row: RowValues,
        games: list[RowValues],
        byes: list[RowValues],
        adjournments: _Adjournments,
    ) -> RoundOfPlay:
        rows = _OfRound(row, games, [adjournments.get(game["id"]) for game in games], byes)
        place = row["stage_id"], row["number"]
        if (before := self._rounds.get(place)) and before[0] == rows:
            return before[1]
        made = RoundOfPlay(
            number=Round(row["number"]),
            starts_at=moment(row["starts_at"]),
            games=tuple(map(self._game, rows.games, rows.adjournments)),
            byes=tuple(
                Bye(player=PlayerId(bye["player_id"]), mark=Mark(bye["mark"])) for bye in byes
            ),
            published=_signed(row["published_by"], row["published_at"]),
            signed_off=_signed(row["signed_off_by"], row["signed_off_at"]),
        )
        self._rounds[place] = rows, made
        return made

    def _game(self, row: RowValues, adjournment: RowValues | None) -> Game:
        before = self._games.get(row["id"])
        if before and before[0] is row and before[1] is adjournment:
            return before[2]
        made = _game(row, adjournment)
        self._games[row["id"]] = row, adjournment, made
        return made


def _game(row: RowValues, adjournment: RowValues | None) -> Game:
    white, black = row["white_absence"], row["black_absence"]
    return Game(
        id=GameId(row["id"]),
        board=Board(row["board"]),
        white=PlayerId(row["white_id"]),
        black=PlayerId(row["black_id"]),
        result=result(row["white_mark"], row["black_mark"]),
        entered_at=moment(row["entered_at"]),
        checked=_signed(row["checked_by"], row["checked_at"]),
        rated_result=result(row["rated_white_mark"], row["rated_black_mark"]),
        adjournment=None if adjournment is None else _adjournment(adjournment),
        white_absence=None if white is None else Absence(white),
        black_absence=None if black is None else Absence(black),
    )


def _signed(by: str | None, at: str | None) -> Signed | None:
    return None if at is None else Signed(by or "", datetime.fromisoformat(at))


def _adjournment(row: RowValues) -> Adjournment:
    return Adjournment(
        sealed_by=None if row["sealed_by"] is None else Colour(row["sealed_by"]),
        note=row["note"],
        resumes_at=moment(row["resumes_at"]),
    )
