"""A knockout from its bracket to its places: who goes where, byes, corrections, withdrawals."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.match_decisions import DecisionKind
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.rules.knockout_rules import Elimination, KnockoutRules, Layout
from arbiter_app.domain.facts.rules.match_rules import (
    ColoursBy,
    Ending,
    MatchRules,
    MatchStep,
    Turns,
    Unbroken,
)
from arbiter_app.domain.ids import MatchId
from arbiter_app.domain.pairing.built_upon import Built, built_upon, later_matches
from arbiter_app.domain.pairing.knockout import KnockoutMatch
from arbiter_app.domain.pairing.match import Due, WonBy
from arbiter_app.domain.pairing.progress import is_over
from tests.campaigns import turns
from tests.domain.pairing.halls import ONE_GAME, Hall, meetings, number, player, whites

SINGLE = KnockoutRules(match=ONE_GAME)
BRONZE = KnockoutRules(match=ONE_GAME, cuts=(1, 3))
ALL_PLACES = KnockoutRules(match=ONE_GAME, cuts=None)
CONSOLATION = KnockoutRules(match=ONE_GAME, consolation=True)
DOUBLE = KnockoutRules(match=ONE_GAME, elimination=Elimination.DOUBLE)


def people(numbers: object) -> list[int | None]:
    assert isinstance(numbers, tuple)
    return [number(each) for each in numbers]


def conflicts(hall: Hall) -> list[Game]:
    """Return the games of people who are not the players of their match any more."""
    return [game for match in hall.state.matches.values() for game in match.conflict]


# Who goes where


def test_that_winners_meet_until_one_is_left() -> None:
    hall = Hall(8, SINGLE)
    hall.win(1, 5, 3, 2)
    hall.win(5, 2)
    assert hall.places() == ["1–2: 2, 5", "3–4: 1, 3", "5–8: 4, 6, 7, 8"]
    assert not hall.state.is_over
    hall.win(2)
    assert hall.places() == ["1: 2", "2: 5", "3–4: 1, 3", "5–8: 4, 6, 7, 8"]
    assert hall.state.is_over
    assert is_over(hall.tournament.competition())


def test_that_who_still_plays_may_come_anywhere_he_can_reach() -> None:
    hall = Hall(6, SINGLE)
    assert hall.places() == ["1–4: 1, 2", "1–6: 3, 4, 5, 6"]
    hall.win(4)
    assert hall.places() == ["1–4: 1, 2, 4", "1–6: 3, 6", "5–6: 5"]
    (finished,) = (each for each in hall.state.order if each.match is not None)
    assert people(finished.players) == [5]


def test_that_byes_take_no_places() -> None:
    hall = Hall(5, ALL_PLACES)
    hall.win(4, 2, 1, 1, 3)
    assert hall.places() == ["1: 1", "2: 2", "3: 3", "4: 4", "5: 5"]


def test_that_the_third_place_is_played_for_where_the_regulations_say_so() -> None:
    hall = Hall(4, BRONZE)
    hall.win(1, 2, 1, 4)
    assert hall.places() == ["1: 1", "2: 2", "3: 4", "4: 3"]
    assert hall.match_of(3, 4).node.places == (3, 4)


def test_that_two_of_four_qualify_by_their_semifinals() -> None:
    hall = Hall(4, KnockoutRules(match=ONE_GAME, cuts=(2,)))
    hall.win(4, 3)
    assert hall.state.is_over
    assert hall.places() == ["1–2: 3, 4", "3–4: 1, 2"]


def test_that_the_losers_of_first_matches_play_a_bracket_of_their_own() -> None:
    hall = Hall(8, CONSOLATION)
    hall.win(1, 4, 3, 2, 1, 2, 1, 8, 7, 7)
    assert hall.places() == ["1: 1", "2: 2", "3–4: 3, 4", "5: 7", "6: 8", "7–8: 5, 6"]


def test_that_who_loses_his_first_match_after_a_bye_is_consoled_too() -> None:
    hall = Hall(6, CONSOLATION)
    hall.win(4, 3, 4, 2)
    assert [people(match.players) for match in hall.state.due] == [[4, 2], [1, 5]]
    hall.win(4, 1)
    assert people(hall.match("4.5-6.1").players) == [1, 6]
    hall.win(6)
    assert hall.places() == ["1: 4", "2: 2", "3: 3", "4: 6", "5: 1", "6: 5"]


def test_that_in_a_double_elimination_everybody_is_out_after_two_losses() -> None:
    hall = Hall(4, DOUBLE)
    hall.win(1, 2)  # 4 and 3 fall into the second bracket
    hall.win(1, 4)  # so does 2, 3 is out
    hall.win(2)  # 4 is out
    assert hall.places() == ["1–2: 1, 2", "3: 4", "4: 3"]
    hall.win(1)
    assert hall.state.is_over
    assert hall.places() == ["1: 1", "2: 2", "3: 4", "4: 3"]
    assert hall.match("5.1-2.1").is_bye


def test_that_there_is_another_final_when_the_unbeaten_player_loses_the_first() -> None:
    hall = Hall(4, DOUBLE)
    hall.win(1, 2, 1, 4, 2, 2)
    assert not hall.state.is_over
    assert people(hall.match("5.1-2.1").players) == [1, 2]
    assert hall.places()[0] == "1–2: 1, 2"
    hall.win(2)
    assert hall.places()[:2] == ["1: 2", "2: 1"]


def test_that_without_a_second_final_the_first_one_decides() -> None:
    hall = Hall(4, replace(DOUBLE, second_final=False))
    hall.win(1, 2, 1, 4, 2, 2)
    assert hall.state.is_over
    assert hall.places()[:2] == ["1: 2", "2: 1"]


def test_that_the_final_may_be_played_by_rules_of_its_own() -> None:
    final = MatchRules(steps=(MatchStep(games=4, colours=ColoursBy.NUMBER, time_control="90+30"),))
    hall = Hall(4, replace(BRONZE, final=final))
    hall.win(1, 2)
    clocks = {game.match: game.time_control for game in hall.pair()}
    assert clocks == {"2.1-2.1": "90+30", "2.3-4.1": ""}


def test_that_a_match_stays_level_only_where_nobody_has_to_go_on() -> None:
    level = MatchRules(
        steps=(MatchStep(games=2, colours=ColoursBy.NUMBER),), unbroken=Unbroken.DRAWN
    )
    hall = Hall(4, KnockoutRules(match=level))
    match = hall.play(1, "= =")
    assert match.state is not None
    assert match.state.due is Due.LOT
    hall.decide(DecisionKind.LOT, match.id, 4)
    hall.win(3)
    hall.play(3, "= =")
    assert hall.state.is_over
    assert hall.places() == ["1–2: 3, 4", "3–4: 1, 2"]


def test_that_a_knockout_of_nobody_is_refused() -> None:
    hall = Hall(1, SINGLE)
    with pytest.raises(RuleError, match=r"knockout\.entrants"):
        _ = hall.state


# Games, rounds and boards


def test_that_games_of_a_round_of_the_bracket_are_played_together() -> None:
    hall = Hall(8, SINGLE)
    hall.pair()
    assert [(game.board, *people((game.white, game.black))) for game in hall.games] == [
        (1, 1, 8),
        (2, 4, 5),
        (3, 3, 6),
        (4, 2, 7),
    ]
    assert len(hall.stage.rounds) == 1


def test_that_a_match_that_goes_on_waits_for_nobody() -> None:
    hall = Hall(8, SINGLE)
    hall.pair()
    hall.play(1, "=")
    hall.play(4, "1")
    (second,) = hall.next_games()
    assert (second.round, second.board, second.game.number) == (2, 1, 2)
    hall.play(1, "=")
    (semifinal,) = hall.next_games()
    assert (semifinal.round, semifinal.game.number) == (3, 1)


def test_that_a_game_joins_a_round_of_its_kind() -> None:
    hall = Hall(8, SINGLE)
    hall.pair()
    hall.win(1, 4)
    hall.pair()
    hall.win(2, 3)
    (semifinal,) = hall.next_games()
    assert (semifinal.round, semifinal.board) == (2, 2)
    hall.sign_off(2)
    (semifinal,) = hall.next_games()
    assert (semifinal.round, semifinal.board) == (3, 1)


def test_that_nobody_plays_in_a_round_before_one_he_has_played() -> None:
    hall = Hall(4, SINGLE)
    hall.pair()
    hall.win(3)
    hall.play(1, "= =")
    assert len(hall.stage.rounds) == 2
    (final,) = hall.next_games()
    assert final.round == 3


# Who does not come


def test_that_where_neither_comes_the_next_has_a_bye() -> None:
    hall = Hall(4, BRONZE)
    for who in (1, 4):
        hall.decide(DecisionKind.WALKOVER, "1.1-4.1", who)
    hall.win(2)
    assert hall.state.is_over
    assert hall.match("2.1-2.1").is_bye
    assert hall.match("2.1-2.1").winner == player(2)
    assert hall.places() == ["1: 2", "2: 3", "3–4: 1, 4"]


def test_that_who_did_not_come_shares_with_others_out_in_his_round() -> None:
    hall = Hall(4, SINGLE)
    for who in (1, 4):
        hall.decide(DecisionKind.WALKOVER, "1.1-4.1", who)
    hall.win(2)
    assert hall.places() == ["1: 2", "2–4: 1, 3, 4"]


def test_that_who_has_left_loses_every_open_match() -> None:
    hall = Hall(4, BRONZE)
    hall.withdraw(1)
    assert hall.match("1.1-4.1").winner == player(4)
    hall.win(3)
    assert hall.match("2.3-4.1").winner == player(2)
    hall.win(4)
    assert hall.places() == ["1: 4", "2: 3", "3: 2", "4: 1"]


def test_that_who_leaves_after_a_walkover_win_that_led_him_on_keeps_it() -> None:
    hall = Hall(4, SINGLE)
    hall.withdraw(1)
    hall.win(2)
    hall.play(4, "=")
    hall.withdraw(4)
    assert hall.match("1.1-4.1").winner == player(4)
    assert hall.match("2.1-2.1").winner == player(2)
    assert hall.places() == ["1: 2", "2: 4", "3–4: 1, 3"]


def test_that_who_led_on_by_a_walkover_gives_up_the_next_match_and_leaves() -> None:
    hall = Hall(4, SINGLE)
    hall.withdraw(1)
    hall.win(2)
    hall.decide(DecisionKind.WALKOVER, "2.1-2.1", 4)
    hall.withdraw(4)
    assert hall.places() == ["1: 2", "2: 4", "3–4: 1, 3"]


def test_that_a_walkover_outlives_the_winner_who_leaves_later() -> None:
    hall = Hall(4, SINGLE)
    hall.decide(DecisionKind.WALKOVER, "1.1-4.1", 1)
    hall.withdraw(4)
    assert hall.match("1.1-4.1").winner == player(4)


def test_that_a_finalist_who_left_before_it_was_known_whom_he_meets_loses() -> None:
    hall = Hall(4, SINGLE)
    hall.win(1)
    hall.withdraw(1)
    assert hall.match("2.1-2.1").state is None
    hall.win(2)
    assert hall.match("2.1-2.1").winner == player(2)


def test_that_everybody_may_leave() -> None:
    hall = Hall(8, ALL_PLACES)
    hall.win(1, 4)
    for who in range(1, 9):
        hall.withdraw(who)
    assert hall.state.is_over
    assert sum(len(each.players) for each in hall.state.order) == 8


def test_that_24_play_a_knockout_with_walkovers() -> None:
    """A city championship: seeds 1 to 8 are free in the first round."""
    hall = Hall(24, BRONZE)
    first = [people(match.players) for match in hall.state.due]
    assert first == [[17, 16], [9, 24], [21, 12], [13, 20], [19, 14], [11, 22], [23, 10], [15, 18]]

    # First round: 24 does not come, 12 goes home ill after a draw, neither 14 nor 19 comes.
    hall.decide(DecisionKind.WALKOVER, "1.1-32.3", 24)
    hall.play(12, "=")
    hall.decide(DecisionKind.WALKOVER, "1.1-32.6", 12)
    for who in (14, 19):
        hall.decide(DecisionKind.WALKOVER, "1.1-32.10", who)
    hall.win(16, 20, 11, 10, 18)

    # Second round: 3 has nobody to meet; 8 leaves the tournament.
    assert hall.match("2.1-16.5").winner == player(3)
    hall.withdraw(8)
    assert hall.match("2.1-16.2").winner == player(9)
    hall.win(1, 21, 4, 6, 7, 2)
    assert [people(match.players) for match in hall.state.due] == [[1, 9], [21, 4], [3, 6], [7, 2]]

    # Quarter-finals: an armageddon; 21 forfeits the game at the board.
    match = hall.play(2, "= =")
    assert match.state is not None
    assert (number(match.winner), whites(match.state.games)) == (2, "27")
    hall.play(21, "-")
    hall.win(9, 6)

    # Semifinals: 6 gives up before his; then 4 cannot come for the third place.
    hall.decide(DecisionKind.WALKOVER, "4.1-4.2", 6)
    hall.win(9)
    hall.decide(DecisionKind.WALKOVER, "5.3-4.1", 4)
    hall.win(2)
    assert hall.state.is_over
    assert hall.places() == [
        "1: 2",
        "2: 9",
        "3: 6",
        "4: 4",
        "5–8: 1, 3, 7, 21",
        "9–15: 5, 8, 10, 11, 16, 18, 20",
        "16–24: 12, 13, 14, 15, 17, 19, 22, 23, 24",
    ]


def test_that_who_has_nobody_to_meet_comes_as_far_as_those_who_win_there() -> None:
    hall = Hall(5, replace(DOUBLE, cuts=(4,)))
    hall.win(4)
    hall.win(1, 3)
    hall.win(5)  # who meets 2 for the last of four places: 4 has nobody to meet
    assert hall.state.is_over
    assert hall.places() == ["1–4: 1, 3, 4, 5", "5: 2"]


# Corrections


def test_that_games_of_people_who_are_not_the_players_any_more_are_told() -> None:
    hall = Hall(4, SINGLE)
    hall.win(1, 2)
    (final,) = hall.pair()
    assert not conflicts(hall)
    hall.enter(hall.games[0], "0-1")
    match = hall.match("2.1-2.1")
    assert people(match.players) == [4, 2]
    assert match.conflict == (final,)
    assert [game.id for game in conflicts(hall)] == [final.id]
    assert match.state is not None
    assert match.state.due is Due.GAME
    hall.enter(hall.games[0], "1-0")
    assert not conflicts(hall)


def test_that_a_final_whose_players_are_open_again_has_no_score() -> None:
    hall = Hall(4, SINGLE)
    hall.win(1, 2, 1)
    assert hall.state.is_over
    hall.enter(hall.games[0], None)
    match = hall.match("2.1-2.1")
    assert (match.state, len(match.conflict)) == (None, 1)
    assert hall.places() == ["1–2: 2", "1–4: 1, 4", "3–4: 3"]


def test_that_what_was_built_upon_a_match_is_found_to_the_end_of_the_bracket() -> None:
    hall = Hall(8, BRONZE)
    hall.win(1, 4, 3, 2)
    first, *_ = hall.games
    assert built_upon(hall.tournament.competition(), first) is Built.NOTHING
    hall.win(1, 2, 1, 3)
    assert built_upon(hall.tournament.competition(), first) is Built.LATER_MATCHES
    plan = hall.state.bracket
    assert later_matches(plan, MatchId("1.1-8.1")) == ("2.1-4.1", "3.1-2.1", "3.3-4.1")
    assert later_matches(plan, MatchId("2.1-4.2")) == ("3.1-2.1", "3.3-4.1")
    assert later_matches(plan, MatchId("3.1-2.1")) == ()


# Whatever happens

TO_THE_END = MatchRules(
    steps=(
        MatchStep(games=2),
        MatchStep(ending=Ending.FIRST_WIN, games=3, turns=Turns.AFTER_ODD_GAMES),
        MatchStep(ending=Ending.POINTS, games=3, colours=ColoursBy.TURN),
        MatchStep(ending=Ending.ARMAGEDDON, colours=ColoursBy.LOT),
    )
)
ENDS = (
    *("1-0", "0-1", "½-½", "½-½", "½-½", "½-½"),
    *("+/-", "-/+", "-/-", "0-0", "½-0", "1-½", "D-D"),
)
ANY_RULES = st.builds(
    KnockoutRules,
    match=st.just(TO_THE_END),
    final=st.none() | st.just(ONE_GAME),
    elimination=st.sampled_from(Elimination),
    layout=st.sampled_from(Layout),
    cuts=st.none() | st.sampled_from([(1,), (1, 3), (4,)]),
    consolation=st.booleans(),
    second_final=st.booleans(),
)


def play_on(hall: Hall, chance: Random) -> None:
    """Play until nothing is due, with everything that can happen."""
    while due := hall.state.due:
        for match in due:
            _decide(hall, match, chance)
        for game in hall.pair():
            hall.enter(game, chance.choice(ENDS))


def _decide(hall: Hall, match: KnockoutMatch, chance: Random) -> None:
    assert match.state is not None
    somebody = number(chance.choice(match.state.pair))
    match match.state.due:
        case Due.COLOURS:
            hall.decide(DecisionKind.COLOURS, match.id, somebody, step=match.state.step)
        case Due.LOT:
            hall.decide(DecisionKind.LOT, match.id, somebody)
        case Due.GAME if chance.random() < 0.03:
            hall.decide(DecisionKind.WALKOVER, match.id, somebody)
        case _:
            pass


@settings(max_examples=turns(15, in_soak=1000))
@given(seed=st.integers(0, 2**32), entrants=st.integers(2, 20), rules=ANY_RULES)
def test_that_any_chain_of_results_ends_inside_the_bracket(
    seed: int, entrants: int, rules: KnockoutRules
) -> None:
    hall = Hall(entrants, rules)
    play_on(hall, Random(seed))
    state = hall.state
    assert state.is_over
    assert conflicts(hall) == []
    for match_id, pair in meetings(hall):
        assert pair == {*state.matches[match_id].players}
    for match in state.matches.values():
        balance = 0
        for game in match.state.games if match.state else ():
            balance += 1 if game.white == match.players[0] else -1
            assert abs(balance) <= 1
    places = [each for finish in state.order for each in finish.players]
    assert sorted(places) == sorted(hall.tournament.numbers)
    before = 0
    for finish in state.order:
        assert finish.first_place == before + 1
        before = finish.last_place
        assert before - finish.first_place + 1 == len(finish.players)
    assert before == entrants
    nobody = any(m.state and m.state.won_by is WonBy.NOBODY for m in state.matches.values())
    if rules.elimination is Elimination.SINGLE and rules.cuts is None and not nobody:
        assert all(len(finish.players) == 1 for finish in state.order)


@settings(max_examples=turns(12, in_soak=1000))
@given(
    seed=st.integers(0, 2**32),
    entrants=st.integers(2, 12),
    rules=ANY_RULES,
    changes=st.lists(st.tuples(st.integers(0, 200), st.none() | st.sampled_from(ENDS)), max_size=6),
)
def test_that_no_correction_and_no_withdrawal_breaks_a_knockout(
    seed: int,
    entrants: int,
    rules: KnockoutRules,
    changes: list[tuple[int, str | None]],
) -> None:
    hall = Hall(entrants, rules)
    play_on(hall, Random(seed))
    for at, text in changes:
        games = hall.games
        if games:
            hall.enter(games[at % len(games)], text)
        if at % 3 == 0:
            hall.withdraw(1 + at % entrants)
        state = hall.state
        places = [each for finish in state.order for each in finish.players]
        assert sorted(places) == sorted(hall.tournament.numbers)
        known = {game.id for game in conflicts(hall)}
        for match in state.matches.values():
            if match.state is not None:
                known |= {game.id for game in (*match.state.games, *match.state.surplus)}
        assert known == {game.id for game in games}
        hall.next_games()


@pytest.mark.parametrize("entrants", [64, 200, 256])
def test_that_many_play_for_all_places(entrants: int) -> None:
    hall = Hall(entrants, ALL_PLACES)
    while hall.pair():
        for game in hall.games:
            if game.result is None:
                upset = (game.white + game.black) % 3 == 0
                hall.enter(game, "1-0" if upset else "0-1")
    assert len(hall.state.order) == entrants
