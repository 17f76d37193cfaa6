"""What regulations may say that a result is worth."""

from decimal import Decimal

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import STANDARD_SCORING, Scoring
from arbiter_app.domain.facts.rules.scorings import (
    FOOTBALL_SCORING,
    USUAL_SCORINGS,
    demand_scoring,
    parse_points,
)


@pytest.mark.parametrize(
    ("text", "points"),
    [("1", "1"), ("½", "0.5"), (" 1½ ", "1.5"), ("0,25", "0.25"), (".75", "0.75"), ("3.0", "3")],
)
def test_that_points_are_read_as_people_type_them(text: str, points: str) -> None:
    assert parse_points(text) == Decimal(points)


@pytest.mark.parametrize("text", ["", ".", "one", "-1", "1e3", "1.2.3", "½½", "١"])
def test_that_what_is_no_number_of_points_is_refused(text: str) -> None:
    with pytest.raises(RuleError, match=r"scoring\.value"):
        parse_points(text)


def test_that_usual_scorings_are_accepted() -> None:
    for scoring in USUAL_SCORINGS.values():
        assert demand_scoring(scoring) is scoring
    assert [*USUAL_SCORINGS.values()] == [STANDARD_SCORING, FOOTBALL_SCORING]


@pytest.mark.parametrize(
    ("win", "draw", "loss", "absence"),
    [("1", "1", "0", "0"), ("1", "0", "0", "0"), ("0", "1", "2", "0"), ("3", "2", "1", "2")],
)
def test_that_more_must_be_better(win: str, draw: str, loss: str, absence: str) -> None:
    scoring = Scoring(
        win=Decimal(win), draw=Decimal(draw), loss=Decimal(loss), absence=Decimal(absence)
    )
    with pytest.raises(RuleError, match=r"scoring\.order"):
        demand_scoring(scoring)


@pytest.mark.parametrize(("win", "draw", "loss"), [("1", "0.75", "0"), ("3", "2.5", "1")])
def test_that_two_draws_are_worth_no_more_than_a_win_and_a_loss(
    win: str, draw: str, loss: str
) -> None:
    scoring = Scoring(win=Decimal(win), draw=Decimal(draw), loss=Decimal(loss))
    with pytest.raises(RuleError, match=r"scoring\.draws"):
        demand_scoring(scoring)


def test_that_two_draws_may_be_worth_as_much_as_a_win_and_a_loss() -> None:
    scoring = Scoring(win=Decimal(3), draw=Decimal(2), loss=Decimal(1), pairing_bye=Decimal(3))
    assert demand_scoring(scoring) is scoring


def test_that_no_bye_is_worth_more_than_a_win() -> None:
    with pytest.raises(RuleError, match=r"scoring\.bye"):
        demand_scoring(Scoring(pairing_bye=Decimal("1.5")))


@pytest.mark.parametrize("win", ["11", "-1", "1.125", "NaN", "Infinity"])
def test_that_points_out_of_all_bounds_are_refused(win: str) -> None:
    with pytest.raises(RuleError, match=r"scoring\.value"):
        demand_scoring(Scoring(win=Decimal(win)))
