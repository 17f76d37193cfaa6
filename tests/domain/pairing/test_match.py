"""A match of two, step by step: its games, colours, clocks, and what decides it."""

from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter_app.domain.facts.play.match_decisions import DecisionKind
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import (
    ONE_MATCH,
    ColoursBy,
    Ending,
    MatchRules,
    MatchStep,
    Turns,
    Unbroken,
)
from arbiter_app.domain.pairing.match import Due, MatchState, WonBy
from tests.domain.pairing.halls import Hall, number, one_match, player, whites

MATCH = "1.1-2.1"

TWO_GAMES = MatchStep(games=2)
FOUR_GAMES = MatchStep(games=4, colours=ColoursBy.NUMBER)
SUDDEN_DEATH = MatchStep(ending=Ending.FIRST_WIN, games=0, turns=Turns.AFTER_ODD_GAMES)
ARMAGEDDON = MatchStep(
    ending=Ending.ARMAGEDDON,
    time_control="4+2",
    black_time_control="4+2",
    colours=ColoursBy.BIDS,
)
WORLD_CUP_2025 = MatchRules(
    steps=(
        MatchStep(games=2, time_control="90+30"),
        MatchStep(games=2, time_control="15+10"),
        MatchStep(games=2, time_control="10+10"),
        MatchStep(games=2, time_control="5+3"),
        MatchStep(games=2, time_control="3+2"),
        ARMAGEDDON,
    )
)


def played(rules: MatchRules, scores: str = "") -> Hall:
    """Return a match after games that went so for the player with number 1."""
    hall = one_match(rules)
    if scores:
        hall.play(1, scores)
    return hall


def state(hall: Hall) -> MatchState:
    found = hall.match(MATCH).state
    assert found is not None
    return found


def ended(hall: Hall) -> tuple[int | None, WonBy | None]:
    found = state(hall)
    return number(found.winner), found.won_by


def score(hall: Hall) -> list[str]:
    """Return the points of each step: "1.5-0.5"."""
    return ["-".join(f"{float(each):g}" for each in step.points) for step in state(hall).steps]


def steps_of(*steps: MatchStep, plays_out: bool = False) -> MatchRules:
    return MatchRules(steps=steps, plays_out=plays_out)


@pytest.mark.parametrize(
    ("scores", "winner"),
    [
        ("1 1", 1),
        ("1 =", 1),
        ("= 0", 2),
        ("0 0", 2),
        ("0 1 1", 1),
        ("= = = = 0", 2),
        ("1 0 = 1", 1),
        ("+ +", 1),
        ("½0 =", 1),
        ("00 0", 2),
        ("-- 1", 1),
        ("-- -- = 0", 2),
    ],
)
def test_that_two_games_and_sudden_death_are_won_by_points(scores: str, winner: int) -> None:
    hall = played(ONE_MATCH, scores)
    assert ended(hall) == (winner, WonBy.GAMES)
    assert len(hall.games) == len(scores.split())
    assert hall.next_games() == ()


@pytest.mark.parametrize("scores", ["", "1", "= =", "0 1 =", "-- --", "00 = = 00 ="])
def test_that_a_match_goes_on_while_it_is_level_or_can_be_levelled(scores: str) -> None:
    hall = played(ONE_MATCH, scores)
    assert not state(hall).is_over
    assert state(hall).winner is None
    assert state(hall).due in (Due.GAME, Due.COLOURS)


@pytest.mark.parametrize(
    ("scores", "games"),
    [("1 1 = 1", 3), ("1 1 1", 3), ("0 0 0", 3), ("1 = = 1", 4), ("1 1 0 1", 4)],
)
def test_that_a_match_ends_as_soon_as_nobody_can_catch_up(scores: str, games: int) -> None:
    hall = played(steps_of(FOUR_GAMES), scores)
    assert len(hall.games) == games
    assert state(hall).is_over


def test_that_a_match_is_played_out_where_its_regulations_say_so() -> None:
    rules = steps_of(FOUR_GAMES, SUDDEN_DEATH, plays_out=True)
    hall = played(rules, "1 1 1")
    assert not state(hall).is_over
    hall.play(1, "0")
    assert ended(hall) == (1, WonBy.GAMES)
    assert score(hall) == ["3-1"]


def test_that_who_has_won_a_match_that_is_played_out_has_won_it_even_if_he_leaves() -> None:
    hall = played(steps_of(FOUR_GAMES, plays_out=True), "1 1 1")
    hall.withdraw(1)
    assert ended(hall) == (1, WonBy.GAMES)


def test_that_first_to_a_number_of_points_ends_with_the_points() -> None:
    rules = steps_of(
        MatchStep(ending=Ending.POINTS, games=6, points=Decimal("2.5"), colours=ColoursBy.NUMBER),
        SUDDEN_DEATH,
    )
    assert ended(played(rules, "1 = 1")) == (1, WonBy.GAMES)
    assert ended(played(rules, "1 = 0 = =")) == (None, None)
    assert ended(played(rules, "= = = = = 0")) == (2, WonBy.GAMES)


def test_that_first_to_a_number_of_points_is_level_after_the_last_game() -> None:
    step = MatchStep(ending=Ending.POINTS, games=4, points=Decimal("2.5"))
    hall = played(steps_of(step, SUDDEN_DEATH), "= 1 = 0")
    assert state(hall).step == 1
    assert ended(played(steps_of(step, SUDDEN_DEATH), "= 1 -- =")) == (1, WonBy.GAMES)


def test_that_without_a_number_of_games_it_takes_as_many_as_are_needed() -> None:
    rules = steps_of(MatchStep(ending=Ending.POINTS, games=0, points=Decimal(2)))
    hall = played(rules, "-- = 1 -- 0 =")
    assert ended(hall) == (None, None)
    hall.play(1, "0")
    assert ended(hall) == (2, WonBy.GAMES)


@pytest.mark.parametrize(
    "step",
    [
        MatchStep(ending=Ending.POINTS, games=0, points=Decimal(2), colours=ColoursBy.NUMBER),
        MatchStep(ending=Ending.FIRST_WIN, games=3, colours=ColoursBy.NUMBER),
    ],
)
def test_that_a_step_until_somebody_wins_ends_with_it_though_games_are_played_out(
    step: MatchStep,
) -> None:
    hall = played(steps_of(step, plays_out=True), "= = 1")
    assert ended(hall) == (1, WonBy.GAMES)
    assert hall.next_games() == ()


def test_that_sudden_death_may_have_a_last_game() -> None:
    rules = steps_of(
        MatchStep(games=1, colours=ColoursBy.NUMBER),
        MatchStep(ending=Ending.FIRST_WIN, games=3, colours=ColoursBy.TURN),
        MatchStep(ending=Ending.ARMAGEDDON, colours=ColoursBy.TURN),
    )
    hall = played(rules, "= = = =")
    assert state(hall).step == 2
    assert ended(hall) == (None, None)


@pytest.mark.parametrize(
    ("text", "winner", "won_by"),
    [
        ("1-0", 2, WonBy.GAMES),
        ("0-1", 1, WonBy.GAMES),
        ("½-½", 1, WonBy.ARMAGEDDON),
        ("D-D", 1, WonBy.ARMAGEDDON),
        ("+/-", 2, WonBy.GAMES),
        ("-/+", 1, WonBy.GAMES),
    ],
)
def test_that_a_draw_of_an_armageddon_wins_for_black(text: str, winner: int, won_by: WonBy) -> None:
    hall = one_match(steps_of(ARMAGEDDON))
    hall.decide(DecisionKind.BID, MATCH, 1, step=0, value="3:30")
    (game,) = hall.pair()
    assert number(game.black) == 1
    hall.enter(game, text)
    assert ended(hall) == (winner, won_by)


@pytest.mark.parametrize("text", ["-/-", "0-0"])
def test_that_an_armageddon_lost_by_both_leaves_it_to_the_lot(text: str) -> None:
    hall = one_match(steps_of(ARMAGEDDON))
    hall.decide(DecisionKind.BID, MATCH, 1, step=0, value="3:30")
    (game,) = hall.pair()
    hall.enter(game, text)
    assert state(hall).due is Due.LOT
    hall.decide(DecisionKind.LOT, MATCH, 2)
    assert ended(hall) == (2, WonBy.LOT)


def test_that_a_match_of_the_world_cup_goes_to_the_last_armageddon() -> None:
    hall = played(WORLD_CUP_2025, "= = 1 0 = = 0 1 = =")
    assert state(hall).due is Due.BIDS
    hall.decide(DecisionKind.BID, MATCH, 2, step=5, value="2:49")
    (game,) = hall.pair()
    assert game.time_control == "4+2 / 2:49+2"
    hall.enter(game, "½-½")
    assert ended(hall) == (2, WonBy.ARMAGEDDON)
    clocks = [game.time_control for game in hall.games[:10:2]]
    assert clocks == ["90+30", "15+10", "10+10", "5+3", "3+2"]
    assert score(hall)[2:] == ["1-1", "1-1", "1-1", "0.5-0.5"]


def test_that_what_stays_level_may_be_left_so() -> None:
    for unbroken in (Unbroken.DRAWN, Unbroken.FURTHER):
        hall = played(MatchRules(steps=(TWO_GAMES,), unbroken=unbroken), "= =")
        assert ended(hall) == (None, WonBy.LEVEL)
        assert hall.places() == ["1–2: 1, 2"]


# Colours


def test_that_colours_wait_for_a_lot_and_change_from_then_on() -> None:
    hall = one_match(steps_of(TWO_GAMES))
    assert state(hall).due is Due.COLOURS
    assert state(hall).next is None
    hall.decide(DecisionKind.COLOURS, MATCH, 2, step=0)
    hall.play(1, "= =")
    assert whites(hall.games) == "21"


def test_that_every_step_has_a_lot_of_its_own() -> None:
    hall = played(ONE_MATCH, "= =")
    assert (state(hall).due, state(hall).step) == (Due.COLOURS, 1)
    hall.decide(DecisionKind.COLOURS, MATCH, 2, step=1)
    (game,) = hall.pair()
    assert number(game.white) == 2


def test_that_a_lot_that_was_drawn_again_counts_as_it_fell_last() -> None:
    hall = one_match(steps_of(TWO_GAMES))
    hall.decide(DecisionKind.COLOURS, MATCH, 2, step=0)
    hall.decide(DecisionKind.COLOURS, MATCH, 1, step=0)
    assert whites(hall.pair()) == "1"


def test_that_in_sudden_death_colours_change_after_odd_games() -> None:
    hall = played(steps_of(SUDDEN_DEATH), "= = = = = = = 1")
    assert whites(hall.games) == "12211221"


def test_that_no_lot_is_drawn_where_somebody_has_had_fewer_whites() -> None:
    one_game = MatchStep(games=1, colours=ColoursBy.NUMBER)
    hall = played(steps_of(one_game, TWO_GAMES, SUDDEN_DEATH), "= = =")
    assert whites(hall.games) == "121"
    assert state(hall).due is Due.GAME
    hall.play(1, "= = = = =")
    assert whites(hall.games) == "12121212"


def test_that_a_game_played_with_the_wrong_colours_is_set_right_by_the_next() -> None:
    hall = one_match(steps_of(MatchStep(games=4, colours=ColoursBy.NUMBER)))
    hall.play(1, "=")
    (second,) = hall.pair()
    hall.play_with_colours_changed(second)
    hall.play(1, "= =")
    assert whites(hall.games) == "112"


def test_that_the_next_step_goes_on_with_the_colours_in_turn() -> None:
    turn = MatchStep(games=2, colours=ColoursBy.TURN)
    hall = played(steps_of(turn, turn), "= = =")
    assert whites(hall.games) == "121"


def test_that_who_bids_less_time_has_black() -> None:
    hall = one_match(steps_of(ARMAGEDDON))
    assert state(hall).due is Due.BIDS
    hall.decide(DecisionKind.BID, MATCH, 2, step=0, value="3:15")
    (game,) = hall.pair()
    assert (number(game.black), game.time_control) == (2, "4+2 / 3:15+2")


def test_that_a_bid_counts_whatever_colours_there_were_before() -> None:
    hall = played(steps_of(MatchStep(games=1, colours=ColoursBy.NUMBER), ARMAGEDDON), "=")
    assert state(hall).due is Due.BIDS
    hall.decide(DecisionKind.BID, MATCH, 2, step=1, value="2:00")
    hall.play(1, "1")
    assert whites(hall.games) == "11"


def test_that_clocks_that_differ_are_both_told() -> None:
    step = MatchStep(
        ending=Ending.ARMAGEDDON,
        time_control="5+0",
        black_time_control="4+0",
        colours=ColoursBy.NUMBER,
    )
    (game,) = one_match(steps_of(step)).pair()
    assert game.time_control == "5+0 / 4+0"


def test_that_an_agreed_tempo_holds_for_its_step_alone() -> None:
    hall = one_match(WORLD_CUP_2025)
    hall.decide(DecisionKind.TEMPO, None, step=1, value="25+10")
    hall.play(1, "= = = = =")
    clocks = [game.time_control for game in hall.games]
    assert clocks == ["90+30", "90+30", "25+10", "25+10", "10+10"]


def test_that_an_agreed_tempo_leaves_what_was_bid() -> None:
    hall = one_match(steps_of(ARMAGEDDON))
    hall.decide(DecisionKind.TEMPO, MATCH, step=0, value="10+5")
    hall.decide(DecisionKind.BID, MATCH, 2, step=0, value="3:15")
    (game,) = hall.pair()
    assert game.time_control == "10+5 / 3:15+2"


# Games without a result, and those in vain


def test_that_nothing_is_paired_while_a_game_lacks_its_result() -> None:
    hall = one_match(ONE_MATCH)
    hall.play(1, "=")
    hall.pair()
    assert state(hall).due is Due.RESULT
    assert hall.next_games() == ()


def test_that_the_match_waits_for_a_game_that_was_adjourned() -> None:
    hall = one_match(ONE_MATCH)
    hall.play(1, "=")
    (game,) = hall.pair()
    hall.adjourn(game)
    assert state(hall).due is Due.RESULT
    hall.enter(hall.games[-1], "0-1")
    assert ended(hall) == (1, WonBy.GAMES)


def test_that_games_paired_in_vain_are_told() -> None:
    hall = played(ONE_MATCH, "= =")
    hall.decide(DecisionKind.COLOURS, MATCH, 1, step=1)
    (third,) = hall.pair()
    hall.enter(hall.games[0], "1-0")
    assert ended(hall) == (1, WonBy.GAMES)
    assert [game.id for game in state(hall).surplus] == [third.id]
    assert third not in state(hall).games


def test_that_games_of_a_later_step_wait_while_a_result_is_taken_back() -> None:
    hall = played(ONE_MATCH, "= = 1")
    hall.enter(hall.games[1], None)
    assert ended(hall) == (None, None)
    assert state(hall).due is Due.RESULT
    assert [game.id for game in state(hall).surplus] == [3]
    hall.enter(hall.games[1], "½-½")
    assert ended(hall) == (1, WonBy.GAMES)


def test_that_a_game_played_after_the_decision_stands_in_the_score() -> None:
    hall = played(steps_of(FOUR_GAMES), "= = 1 1")
    hall.enter(hall.games[0], "1-0")
    hall.enter(hall.games[1], "0-1")
    assert ended(hall) == (1, WonBy.GAMES)
    assert score(hall) == ["4-0"]
    assert state(hall).surplus == ()


def test_that_games_beyond_those_of_a_step_do_not_count() -> None:
    hall = played(steps_of(FOUR_GAMES), "= = = 1")
    hall.enter(hall.games[3], "½-½")
    fewer = KnockoutRules(match=steps_of(MatchStep(games=3), TWO_GAMES))
    settings = replace(hall.tournament.settings, knockout=fewer)
    hall.tournament = replace(hall.tournament, settings=settings)
    assert [game.id for game in state(hall).surplus] == [4]
    assert score(hall)[0] == "1.5-1.5"


# Who does not come


def test_that_a_walkover_before_the_match_wins_it_without_a_game() -> None:
    hall = one_match(ONE_MATCH)
    hall.decide(DecisionKind.WALKOVER, MATCH, 1)
    assert ended(hall) == (2, WonBy.WALKOVER)
    assert state(hall).due is Due.NOTHING
    assert hall.places() == ["1: 2", "2: 1"]


def test_that_who_gives_up_between_the_games_loses_even_when_he_leads() -> None:
    hall = played(ONE_MATCH, "1")
    (game,) = hall.pair()
    hall.decide(DecisionKind.WALKOVER, MATCH, 1)
    assert ended(hall) == (2, WonBy.WALKOVER)
    assert score(hall) == ["1-0"]
    assert state(hall).surplus == (game,)


def test_that_a_match_to_which_neither_comes_is_won_by_nobody() -> None:
    hall = one_match(ONE_MATCH)
    hall.decide(DecisionKind.WALKOVER, MATCH, 1)
    hall.decide(DecisionKind.WALKOVER, MATCH, 2)
    assert ended(hall) == (None, WonBy.NOBODY)
    assert state(hall).loser is None
    assert hall.places() == ["1–2: 1, 2"]


def test_that_a_decided_match_stays_decided_when_somebody_leaves_later() -> None:
    hall = played(ONE_MATCH, "1 1")
    hall.withdraw(1)
    assert ended(hall) == (1, WonBy.GAMES)


def test_that_who_has_left_loses_a_match_that_is_level_after_all_games() -> None:
    hall = played(steps_of(TWO_GAMES), "= =")
    assert state(hall).due is Due.LOT
    hall.withdraw(1)
    assert ended(hall) == (2, WonBy.WALKOVER)


def test_that_lots_of_a_play_off_decide_no_match() -> None:
    hall = played(steps_of(TWO_GAMES), "= =")
    hall.decide(DecisionKind.LOT, None, 1, value="1")
    assert state(hall).due is Due.LOT


def test_that_games_and_decisions_of_others_are_none_of_the_match() -> None:
    hall = one_match(ONE_MATCH)
    hall.decide(DecisionKind.COLOURS, MATCH, 7, step=0)
    hall.decide(DecisionKind.WALKOVER, MATCH, 7)
    assert state(hall).due is Due.COLOURS
    assert state(hall).pair == (player(1), player(2))
