"""What an event says of itself: rounds, boards, who is free, whether play is over."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Official, Role
from arbiter_app.domain.facts.play.rounds import RoundOfPlay, Stage
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.tournament import OwnConditions, Tournament
from arbiter_app.domain.ids import Board, PlayerId, Round, StageId, TournamentId
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.formats.crosstable_text import parse
from tests.domain.cases import case, played

HALF_PLAYED = played(case("half_played"), "2026-03")
ODD = played(case("odd_field"), "2026-03")
OVER = played(case("four_players"), "2026-03")
SWISS = played(case("swiss_byes_2026"), "2026-03")


BYES_LAST = """\
System: swiss
Rounds: 2

 #  name  | R1   R2    |
 1  Alyx  | 4w1  {}  |
 2  Bruno | 3w1  {}  |
 3  Carla | 2b0  {}  |
 4  David | 1b0  {}  |
"""


def refusal_of(action: Callable[[], object]) -> tuple[str, dict[str, object]]:
    with pytest.raises(RuleError) as refused:
        action()
    return refused.value.code, refused.value.facts


def test_that_the_current_round_is_the_first_that_lacks_a_result() -> None:
    stage = HALF_PLAYED.main_stage
    assert stage.current is stage.round(Round(2))
    assert (stage.missing, [round_.missing for round_ in stage.rounds]) == (3, [0, 1, 2])


def test_that_the_current_round_is_the_last_when_all_is_played_and_none_before_the_draw() -> None:
    assert OVER.main_stage.current is OVER.main_stage.rounds[-1]
    assert Stage(id=StageId(1)).current is None


def test_that_a_round_has_begun_when_it_was_played_or_nothing_is_left_to_play() -> None:
    table = parse(
        """\
 #  name  | R1   R2   R3   |
 1  Alyx  | 4w+  2w1  3b.  |
 2  Bruno | 3w+  1b0  4w+  |
 3  Carla | 2b-  4b.  1w.  |
 4  David | 1b-  3w.  2b-  |
"""
    )
    tournament = played(table, "2026-03")
    rounds = tournament.main_stage.rounds
    assert [round_.has_results for round_ in rounds] == [True, True, True]
    assert [round_.was_played for round_ in rounds] == [False, True, False]
    assert [tournament.competition().has_begun(round_) for round_ in rounds] == [True, True, False]


def test_that_a_round_in_which_only_some_have_byes_is_still_to_be_paired() -> None:
    tournament = played(parse(BYES_LAST.format("H", "Z", "free", "free")), "2026-03")
    assert [
        tournament.competition().has_begun(round_) for round_ in tournament.main_stage.rounds
    ] == [
        True,
        False,
    ]
    assert not is_over(tournament.competition())


def test_that_a_round_in_which_everybody_has_a_bye_is_over() -> None:
    tournament = played(parse(BYES_LAST.format("U", "H", "H", "Z")), "2026-03")
    assert all(map(tournament.competition().has_begun, tournament.main_stage.rounds))
    assert is_over(tournament.competition())


def test_that_a_game_is_found_by_round_and_board() -> None:
    game = HALF_PLAYED.main_stage.round(Round(2)).game(Board(2))
    assert {game.white, game.black} == {3, 4}
    assert [game.player(colour) for colour in Colour] == [game.white, game.black]


def test_that_a_round_or_a_board_that_is_not_there_is_refused() -> None:
    stage = OVER.main_stage
    for number in (0, 4):
        assert refusal_of(partial(stage.round, Round(number))) == (
            "stage.no-such-round",
            {"round": number, "rounds": 3},
        )
    assert refusal_of(lambda: stage.round(Round(1)).game(Board(3))) == (
        "round.no-such-board",
        {"round": 1, "board": 3},
    )


def test_that_who_is_free_in_an_odd_round_robin_is_named() -> None:
    free = [ODD.competition().free_in(round_) for round_ in ODD.main_stage.rounds]
    assert free == [1, 4, 2, 5, 3]


def test_that_nobody_is_free_in_an_even_field_or_in_a_swiss() -> None:
    for tournament in (OVER, SWISS):
        assert {
            tournament.competition().free_in(round_) for round_ in tournament.main_stage.rounds
        } == {None}


def test_that_play_is_over_when_the_announced_rounds_are_played() -> None:
    assert is_over(OVER.competition())
    assert not is_over(HALF_PLAYED.competition())
    text = "System: swiss\n{}\n #  name  | R1   |\n 1  Alyx  | 2w1  |\n 2  Bruno | 1b0  |\n"
    assert is_over(played(parse(text.format("")), "2026-03").competition())
    assert is_over(played(parse(text.format("Rounds: 1\n")), "2026-03").competition())
    assert not is_over(played(parse(text.format("Rounds: 2\n")), "2026-03").competition())


def test_that_nothing_is_over_before_the_draw_and_there_are_no_numbers() -> None:
    undrawn = Tournament(
        id=TournamentId(1), title="", settings=OVER.settings, stages=(Stage(id=StageId(1)),)
    )
    assert not is_over(undrawn.competition())
    assert undrawn.numbers == {}


def test_that_a_round_without_games_is_no_round_played() -> None:
    empty = RoundOfPlay(number=Round(1), games=())
    assert (empty.missing, empty.has_results, empty.was_played) == (0, False, False)


def test_that_an_entry_is_found_by_player_and_a_stranger_is_refused() -> None:
    assert OVER.entry(PlayerId(3)).player == 3
    assert refusal_of(lambda: OVER.entry(PlayerId(9))) == (
        "tournament.no-such-player",
        {"player": 9},
    )


def test_that_an_event_of_several_is_seen_of_one_of_them() -> None:
    first = replace(OVER, id=TournamentId(1), title="U10")
    second = replace(
        SWISS, id=TournamentId(2), title="U12", own=OwnConditions(time_control="3 min + 2 s")
    )
    event = Event(tournaments=(first, second), time_control="90 min")
    assert refusal_of(lambda: event.tournament) == (
        "tournament.not-chosen",
        {"titles": "U10, U12"},
    )
    seen = event.of(second.id)
    assert (seen.tournament, seen.time_control) == (second, "3 min + 2 s")
    assert (seen.of(first.id).tournament, seen.of(first.id).time_control) == (first, "90 min")
    assert seen.whole == event


def test_that_an_event_names_its_only_tournament_and_its_officials() -> None:
    chief = Official(role=Role.CHIEF_ARBITER, name="Petrenko")
    second = Official(role=Role.CHIEF_ARBITER, name="Ivanenko")
    event = Event(tournaments=(OVER,), officials=(chief, second))
    assert event.tournament is OVER
    assert event.official(Role.CHIEF_ARBITER) is chief
    assert event.official(Role.DEPUTY) is None
