"""What each side of a game gets, and how results are written."""

from decimal import Decimal
from itertools import product

import pytest

from arbiter_app.domain.facts.results import (
    ALL_RESULTS,
    BYES,
    STANDARD_SCORING,
    Colour,
    Mark,
    Result,
    Scoring,
)
from tests.domain.tournaments import RESULTS


@pytest.mark.parametrize("result", RESULTS, ids=str)
def test_that_every_result_is_read_back_as_it_is_written(result: Result) -> None:
    assert Result.parse(str(result)) == result


@pytest.mark.parametrize("text", ["", "1", "1-1", "2-0", "½-½ ", "1–0", "+/+", "U-0"])
def test_that_what_is_no_result_of_the_rules_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Result.parse(text)


@pytest.mark.parametrize(
    ("white", "black", "result"),
    [
        (Mark.WON, Mark.LOST, "1-0"),
        (Mark.DRAWN, Mark.DRAWN, "½-½"),
        (Mark.DRAWN, Mark.LOST, "½-0"),
        (Mark.LOST, Mark.DRAWN, "0-½"),
        (Mark.LOST, Mark.LOST, "0-0"),
        (Mark.WON, Mark.DRAWN, "1-½"),
        (Mark.DRAWN, Mark.WON, "½-1"),
        (Mark.AWARDED_DRAW, Mark.AWARDED_LOSS, "½-0"),
        (Mark.FORFEIT_LOST, Mark.FORFEIT_LOST, "-/-"),
        (Mark.UNRATED_WON, Mark.UNRATED_LOST, "W-L"),
    ],
)
def test_that_the_halves_of_a_game_make_one_result(white: Mark, black: Mark, result: str) -> None:
    assert str(Result.of_sides(white, black)) == result


@pytest.mark.parametrize(
    ("white", "black"),
    [
        (Mark.WON, Mark.WON),
        (Mark.WON, Mark.FORFEIT_LOST),
        (Mark.FORFEIT_WON, Mark.FORFEIT_WON),
        (Mark.UNRATED_WON, Mark.LOST),
        *product(BYES, (Mark.WON, Mark.PAIRING_BYE)),
    ],
)
def test_that_halves_of_different_games_are_refused(white: Mark, black: Mark) -> None:
    with pytest.raises(ValueError, match=f"{white}{black}".replace("+", r"\+")):
        Result.of_sides(white, black)


@pytest.mark.parametrize("result", RESULTS, ids=str)
def test_that_a_result_is_never_a_game_and_a_forfeit_at_once(result: Result) -> None:
    sides = [result.mark(colour) for colour in Colour]
    assert {side.over_the_board for side in sides} == {not result.is_forfeit}
    assert not (result.is_forfeit and result.is_decision)


def test_that_games_which_are_not_rated_are_known_by_their_own_marks() -> None:
    unrated = [str(result) for result in RESULTS if result.is_unrated]
    assert sorted(unrated) == ["D-D", "D-L", "L-D", "L-L", "L-W", "W-L"]


def test_that_only_decisions_share_out_more_or_less_than_a_point() -> None:
    for result in RESULTS:
        shared = sum(STANDARD_SCORING.points(result.mark(colour)) for colour in Colour)
        both_absent = result == Result.parse("-/-")
        unrated = result.mark(Colour.WHITE) in (Mark.UNRATED_DRAWN, Mark.UNRATED_LOST)
        assert shared == 1 or result.is_decision or both_absent or unrated


def test_that_what_can_be_entered_are_the_results_of_the_laws() -> None:
    played, unplayed = "1-0 0-1 ½-½", "+/- -/+ -/-"
    by_decision, unrated = "½-0 0-½ 0-0", "W-L L-W D-D D-L L-D L-L"
    entered = " ".join((played, unplayed, by_decision, unrated))
    assert " ".join(map(str, ALL_RESULTS)) == entered


def test_that_nothing_is_offered_that_gives_more_than_a_game() -> None:
    """Laws of Chess Art. 10.2."""
    for result in ALL_RESULTS:
        given = sum(STANDARD_SCORING.points(result.mark(colour)) for colour in Colour)
        assert given <= STANDARD_SCORING.win


@pytest.mark.parametrize(
    ("marks", "points"),
    [
        ("1W+F", "3"),
        ("=D½H", "1"),
        ("0L∅", "0.25"),
        ("-Z", "-1"),
        ("U", "2"),
    ],
)
def test_that_every_mark_has_the_points_of_its_worth(marks: str, points: str) -> None:
    scoring = Scoring(
        win=Decimal(3),
        draw=Decimal(1),
        loss=Decimal("0.25"),
        absence=Decimal(-1),
        pairing_bye=Decimal(2),
    )
    assert {scoring.points(Mark(mark)) for mark in marks} == {Decimal(points)}


def test_that_voluntary_rounds_are_requested_byes_and_forfeit_losses() -> None:
    assert {mark for mark in Mark if mark.voluntary} == {
        Mark.HALF_BYE,
        Mark.ZERO_BYE,
        Mark.FORFEIT_LOST,
    }
    assert {mark for mark in Mark if mark.requested} == {Mark.HALF_BYE, Mark.ZERO_BYE}


def test_that_the_other_colour_is_the_other() -> None:
    assert [colour.other for colour in Colour] == [Colour.BLACK, Colour.WHITE]
