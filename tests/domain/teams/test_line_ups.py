"""Line-ups of teams: what is wrong with a list, and what it costs by either reading."""

from dataclasses import replace

import pytest

from arbiter_app.domain.facts.rules.team_rules import HolesRule, LineUpRules, OrderRule
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.teams.line_ups import (
    Breach,
    Fault,
    Roster,
    breaches,
    may_begin,
    usual_line_up,
)

FOUR = LineUpRules(boards=4)


def ids(*numbers: int | None) -> tuple[PlayerId | None, ...]:
    return tuple(None if number is None else PlayerId(number) for number in numbers)


def players(*numbers: int) -> frozenset[PlayerId]:
    return frozenset(map(PlayerId, numbers))


def roster(
    *members: int,
    own_boards: dict[int, set[int]] | None = None,
    ratings: dict[int, int] | None = None,
) -> Roster:
    return Roster(
        members=tuple(PlayerId(each) for each in members),
        own_boards={
            PlayerId(player): frozenset(boards) for player, boards in (own_boards or {}).items()
        },
        ratings={PlayerId(player): rating for player, rating in (ratings or {}).items()},
    )


SIX = roster(1, 2, 3, 4, 5, 6)


def only(line_up: tuple[PlayerId | None, ...], of: Roster, rules: LineUpRules) -> Breach:
    (breach,) = breaches(line_up, of, rules)
    return breach


@pytest.mark.parametrize("numbers", [(1, 2, 3, 4), (1, 3, 4, 6), (3, 4, 5, 6), (1, 2, 3, None)])
def test_that_reserves_come_in_below_and_everybody_moves_up(numbers: tuple[int, ...]) -> None:
    assert breaches(ids(*numbers), SIX, FOUR) == ()


@pytest.mark.parametrize(
    ("numbers", "lost", "by_letter"),
    [
        ((2, 1, 3, 4), (2,), (2,)),  # one of the two may stay: the one on the higher board
        ((4, 1, 2, 3), (1,), (2, 3, 4)),
        ((1, 2, 4, 3), (4,), (4,)),
        ((2, 1, 4, 3), (2, 4), (2, 4)),
        ((5, 1, 2, 6), (1,), (2, 3)),
    ],
)
def test_what_a_wrong_order_costs(
    numbers: tuple[int, ...], lost: tuple[int, ...], by_letter: tuple[int, ...]
) -> None:
    breach = only(ids(*numbers), SIX, FOUR)
    assert (breach.fault, breach.lost, breach.lost_by_letter) == (Fault.ORDER, lost, by_letter)


def test_that_who_is_missing_leaves_the_last_boards_free() -> None:
    breach = only(ids(1, None, 3, 4), SIX, FOUR)
    assert (breach.fault, breach.lost, breach.lost_by_letter) == (Fault.HOLE, (4,), (3, 4))
    assert breaches(ids(1, None, 3, 4), SIX, LineUpRules(boards=4, holes=HolesRule.ANY)) == ()


def test_that_a_stranger_costs_the_match() -> None:
    breach = only(ids(1, 2, 3, 9), SIX, FOUR)
    assert breach.fault is Fault.STRANGER
    assert breach.players == ids(9)
    assert breach.lost == (4,)
    assert breach.loses_match


def test_that_nobody_sits_at_two_boards() -> None:
    breach = only(ids(1, 2, 2, 3), SIX, FOUR)
    assert (breach.fault, breach.lost) == (Fault.TWICE, (3,))


def test_that_a_list_is_no_longer_than_the_boards() -> None:
    breach = only(ids(1, 2, 3, 4, 5), SIX, FOUR)
    assert (breach.fault, breach.players, breach.lost) == (Fault.TOO_LONG, ids(5), ())


def test_that_boards_of_women_and_juniors_are_their_own() -> None:
    school = roster(1, 2, 3, 4, own_boards={1: {1, 2}, 2: {1, 2}, 3: {3}, 4: {3}})
    rules = LineUpRules(boards=3, order=OrderRule.OWN_BOARDS)
    assert breaches(ids(2, 1, 4), school, rules) == ()
    assert breaches(ids(1, None, 3), school, rules) == ()
    breach = only(ids(1, 3, 2), school, rules)
    assert (breach.fault, breach.lost) == (Fault.WRONG_BOARD, (2, 3))


def test_that_somebody_a_little_weaker_may_sit_above() -> None:
    rated = roster(1, 2, 3, 4, ratings={1: 2000, 2: 2040, 3: 2100})
    rules = LineUpRules(boards=4, order=OrderRule.RATING, tolerance=50)
    assert breaches(ids(3, 1, 2, 4), rated, rules) == ()
    breach = only(ids(1, 3, 2, 4), rated, rules)
    assert (breach.fault, breach.lost, breach.lost_by_letter) == (Fault.ORDER, (2,), (2,))


def test_that_no_more_reserves_play_than_may() -> None:
    breach = only(ids(1, 2, 5, 6), SIX, LineUpRules(boards=4, reserves=1))
    assert (breach.fault, breach.lost) == (Fault.RESERVES, (4,))


def test_that_the_lowest_boards_of_others_are_lost_where_too_few_women_play() -> None:
    mixed = replace(SIX, women=players(3, 6))
    two = LineUpRules(boards=4, women=2)
    assert breaches(ids(1, 2, 3, 6), mixed, two) == ()
    one_short = only(ids(1, 2, 3, 4), mixed, two)
    assert (one_short.fault, one_short.players, one_short.lost) == (Fault.WOMEN, ids(4), (4,))
    assert only(ids(1, 2, 4, 5), mixed, two).lost == (3, 4)


def test_that_an_empty_board_may_be_that_of_a_woman() -> None:
    mixed = replace(SIX, women=players(6))
    assert breaches(ids(1, 2, 3, None), mixed, LineUpRules(boards=4, women=1)) == ()


def test_that_a_girl_is_a_woman_and_a_junior_and_that_nobody_is_judged_without_a_year() -> None:
    rules = LineUpRules(boards=4, women=1, juniors=1)
    girl = replace(SIX, women=players(4), juniors=players(4))
    assert breaches(ids(1, 2, 3, 4), girl, rules) == ()
    faults = [each.fault for each in breaches(ids(1, 2, 3, 5), girl, rules)]
    assert faults == [Fault.WOMEN, Fault.JUNIORS]
    undated = replace(girl, juniors=None)
    assert only(ids(1, 2, 3, 5), undated, rules).fault is Fault.WOMEN


def test_that_who_had_too_few_games_loses_the_board_alone() -> None:
    breach = only(ids(1, 2, 3, 6), replace(SIX, seldom=players(2, 4)), FOUR)
    assert (breach.fault, breach.players, breach.lost) == (Fault.GAMES, ids(2), (2,))


def test_that_a_team_without_a_list_plays_from_the_first_of_the_roster() -> None:
    assert usual_line_up(SIX, 4) == ids(1, 2, 3, 4)
    assert usual_line_up(roster(7, 8), 4) == ids(7, 8, None, None)


@pytest.mark.parametrize(
    ("present", "boards", "begins"), [(2, 4, True), (1, 4, False), (2, 5, False)]
)
def test_that_half_of_a_team_must_be_there(present: int, boards: int, *, begins: bool) -> None:
    assert may_begin([PlayerId(each) for each in range(present)], boards) is begins
