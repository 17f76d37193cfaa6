"""Rows of the stages into domain values: rounds, games, adjournments."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from operator import is_

from arbiter_app.domain.facts.game_notes import Absence, Adjournment, Signed
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.facts.rounds import Bye, Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.settings import Settings
from arbiter_app.domain.ids import Board, GameId, PlayerId, Round
from arbiter_app.store.rows.columns import Rows, RowValues, grouped, moment, result
from arbiter_app.store.rows.stages import OfStages

_RowsBeside = tuple[RowValues | None, RowValues | None]
"""Its adjournment, and the game of an earlier stage whose result it has."""


@dataclass(frozen=True, slots=True)
class _Beside:
    """What other rows tell of a game, by its id."""

    adjournments: Mapping[int, RowValues]
    games: Mapping[int, RowValues]

    def of(self, game: RowValues) -> _RowsBeside:
        """Return the rows that tell more of a game."""
        source = game["carried_from"]
        return self.adjournments.get(game["id"]), None if source is None else self.games[source]


@dataclass(frozen=True, slots=True)
class _OfRound:
    """The rows a round is made of; those that did not change are the same objects as before."""

    round: RowValues
    games: list[RowValues]
    beside: list[_RowsBeside]
    """Of each game."""
    byes: list[RowValues]


class PlayReader:
    """Makes stages of rows; what none of the changed rows is about is used again."""

    def __init__(self) -> None:
        self._rounds: dict[tuple[int, int], tuple[_OfRound, RoundOfPlay]] = {}
        self._games: dict[int, tuple[RowValues, _RowsBeside, Game]] = {}

    def stages(self, stages: list[RowValues], rows: Rows, settings: Settings) -> tuple[Stage, ...]:
        """Return the stages of a tournament with these settings."""
        rounds = grouped(rows["round"], by="stage_id")
        games = grouped(rows["game"], by="stage_id")
        byes = grouped(rows["bye"], by="stage_id")
        beside = OfStages(rows)
        by_id = {row["id"]: row for row in rows["game"]} if beside.carry_results else {}
        rest = _Beside({row["game_id"]: row for row in rows["adjournment"]}, by_id)
        return tuple(
            beside.stage(
                stage,
                settings,
                self._of_stage(rounds[stage["id"]], games[stage["id"]], byes[stage["id"]], rest),
            )
            for stage in stages
        )

    def _of_stage(
        self,
        rounds: list[RowValues],
        games: list[RowValues],
        byes: list[RowValues],
        beside: "_Beside",
    ) -> tuple[RoundOfPlay, ...]:
        of_round, free = grouped(games, by="round"), grouped(byes, by="round")
        return tuple(
            self._round(row, of_round[row["number"]], free[row["number"]], beside) for row in rounds
        )

    def _round(
        self,
        row: RowValues,
        games: list[RowValues],
        byes: list[RowValues],
        beside: "_Beside",
    ) -> RoundOfPlay:
        rows = _OfRound(row, games, [beside.of(game) for game in games], byes)
        place = row["stage_id"], row["number"]
        if (before := self._rounds.get(place)) and before[0] == rows:
            return before[1]
        made = RoundOfPlay(
            number=Round(row["number"]),
            starts_at=moment(row["starts_at"]),
            games=tuple(map(self._game, rows.games, rows.beside)),
            byes=tuple(
                Bye(player=PlayerId(bye["player_id"]), mark=Mark(bye["mark"])) for bye in byes
            ),
            published=_signed(row["published_by"], row["published_at"]),
            signed_off=_signed(row["signed_off_by"], row["signed_off_at"]),
        )
        self._rounds[place] = rows, made
        return made

    def _game(self, row: RowValues, beside: _RowsBeside) -> Game:
        before = self._games.get(row["id"])
        if before and before[0] is row and all(map(is_, before[1], beside)):
            return before[2]
        made = _game(row, *beside)
        self._games[row["id"]] = row, beside, made
        return made


def _game(row: RowValues, adjournment: RowValues | None, source: RowValues | None) -> Game:
    played = source or row
    white, black = row["white_absence"], row["black_absence"]
    return Game(
        id=GameId(row["id"]),
        board=Board(row["board"]),
        white=PlayerId(played["white_id"]),
        black=PlayerId(played["black_id"]),
        result=result(played["white_mark"], played["black_mark"]),
        entered_at=moment(row["entered_at"]),
        checked=_signed(row["checked_by"], row["checked_at"]),
        rated_result=result(row["rated_white_mark"], row["rated_black_mark"]),
        adjournment=None if adjournment is None else _adjournment(adjournment),
        white_absence=None if white is None else Absence(white),
        black_absence=None if black is None else Absence(black),
        match=row["match"],
        step=row["step"],
        time_control=row["time_control"],
        carried_from=row["carried_from"],
    )


def _signed(by: str | None, at: str | None) -> Signed | None:
    return None if at is None else Signed(by or "", datetime.fromisoformat(at))


def _adjournment(row: RowValues) -> Adjournment:
    return Adjournment(
        sealed_by=None if row["sealed_by"] is None else Colour(row["sealed_by"]),
        note=row["note"],
        resumes_at=moment(row["resumes_at"]),
    )
