"""The best on each board: whose board it is, which games count, and who is ranked."""

from decimal import Decimal

import pytest

from arbiter_app.domain.ids import Round
from arbiter_app.domain.table.board_prizes import (
    BoardPrizes,
    BoardResult,
    Fewest,
    Measure,
    board_prizes,
    fewest_games,
)
from tests.domain.teams.exercise import BOARDS, EXERCISE, exercise

EVENT = exercise()
NOTHING = Decimal(0)


def prizes(measure: Measure = Measure.POINTS, **how: object) -> tuple[BoardPrizes, ...]:
    return board_prizes(EVENT.tournament, EVENT.contestants, measure=measure, **how)  # type: ignore[arg-type]


def everybody(found: tuple[BoardPrizes, ...]) -> dict[int, BoardResult]:
    return {int(each.player): each for board in found for each in board.results}


@pytest.mark.parametrize(
    ("fewest", "rounds", "games"),
    [
        (Fewest.TWO_THIRDS, 11, 8),
        (Fewest.TWO_THIRDS, 9, 6),
        (Fewest.HALF, 7, 4),
        (Fewest.ALL, 5, 5),
        (Fewest.ONE, 9, 1),
        (Fewest.HALF, 0, 1),
    ],
)
def test_how_many_games_are_asked_for(fewest: Fewest, rounds: int, games: int) -> None:
    assert fewest_games(fewest, rounds) == games


def test_that_points_are_those_of_the_games_played() -> None:
    worth = {"1": Decimal(1), "=": Decimal("0.5"), "0": Decimal(0)}
    points: dict[int, Decimal] = {}
    games: dict[int, list[int]] = {}
    for team in EXERCISE["teams"]:
        for round_ in team["rounds"]:
            for board in round_.get("boards") or ():
                who = int(board["player"])
                if round_["kind"] == "match":
                    points[who] = points.get(who, Decimal(0)) + worth[board["result"]]
                    games.setdefault(who, []).append(int(board["board"]))
    found = everybody(prizes())
    for who, own in games.items():
        assert (found[who].points, found[who].games) == (points[who], len(own))
        assert found[who].played == {board: own.count(board) for board in sorted({*own})}
        assert found[who].percent == 100 * points[who] / len(own)


def test_that_everybody_counts_at_the_board_of_the_roster() -> None:
    found = prizes()
    assert [each.board for each in found] == [1, 2, 3, 4, None]
    first = {int(team["roster"][0]) for team in EXERCISE["teams"]}
    assert {int(each.player) for each in found[0].results} == first
    reserves = {int(who) for team in EXERCISE["teams"] for who in team["roster"][BOARDS:]}
    assert {int(each.player) for each in found[-1].results} <= reserves


@pytest.mark.parametrize("measure", Measure)
def test_that_who_played_enough_is_ranked_the_best_first(measure: Measure) -> None:
    for board in prizes(measure, fewest=5):
        ranked = [each for each in board.results if each.place is not None]
        assert board.results[: len(ranked)] == tuple(ranked)
        assert all(each.games >= 5 for each in ranked)
        values: list[Decimal] = {
            Measure.POINTS: [each.points for each in ranked],
            Measure.PERCENTAGE: [each.percent or NOTHING for each in ranked],
            Measure.PERFORMANCE: [each.performance or NOTHING for each in ranked],
        }[measure]
        assert values == sorted(values, reverse=True)
        assert [each.place for each in board.best] == [1] * len(board.best)
        assert not ranked or board.best


def test_that_later_rounds_are_left_out() -> None:
    found = everybody(prizes(after=Round(2)))
    assert max(each.games for each in found.values()) == 2


def test_that_people_who_play_for_themselves_have_no_boards() -> None:
    from tests.documents.conftest import event_of

    event = event_of(6)
    assert board_prizes(event.tournament, event.contestants) == ()
