"""Players who are not at the board, and games forfeited after the default time."""

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest

from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BOTH_FORFEIT,
    DRAW,
    WHITE_FORFEITS,
    Colour,
    Result,
)
from arbiter_app.domain.ids import FIRST_STAGE, Board, Round
from arbiter_app.domain.pairing.latecomers import late_games, next_away
from arbiter_app.services import closed_file
from arbiter_app.services.commands.people.officials import set_particulars
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    arrange_game,
    enter_result,
    forfeit_late,
    note_away,
    replay_game,
    set_times,
    swap_colours,
)
from arbiter_app.services.workspace import Workspace
from tests.services.conftest import START
from tests.services.hands import last_line, refused_code, undo_and_redo

Play = Callable[[int], Workspace]
FIRST, TOP, SECOND = Round(1), Board(1), Board(2)


def round_of(workspace: Workspace) -> RoundOfPlay:
    return workspace.event.tournament.main_stage.round(FIRST)


def game(workspace: Workspace, board: Board = TOP) -> Game:
    return round_of(workspace).game(board)


def note(workspace: Workspace, board: Board, who: str) -> None:
    workspace.do(note_away, round=FIRST, board=board, white="w" in who, black="b" in who)


def begun(workspace: Workspace, ago: timedelta = timedelta(hours=1), rule: str = "30 хв") -> None:
    """Let the first round have begun some time ago, under a default time."""
    workspace.do(set_particulars, particulars={Particular.DEFAULT_TIME: rule})
    workspace.do(set_times, times={FIRST: START - ago})


def late_boards(workspace: Workspace, now: datetime) -> list[int]:
    here = in_hand(workspace.event, FIRST_STAGE)
    return [each.board for each in late_games(here, round_of(workspace), now)]


@pytest.mark.parametrize(
    ("who", "told"),
    [
        ("w", "Round 1, board 1: White is not at the board"),
        ("b", "Round 1, board 1: Black is not at the board"),
        ("wb", "Round 1, board 1: neither player is at the board"),
    ],
)
def test_that_who_is_not_at_the_board_is_kept_and_told(play: Play, who: str, told: str) -> None:
    workspace = play(4)
    note(workspace, TOP, who)
    assert "".join(game(workspace).away) == who
    assert last_line(workspace) == told
    assert closed_file.read_event(workspace.path).tournament == workspace.event.tournament
    undo_and_redo(workspace)
    note(workspace, TOP, "")
    assert game(workspace).away == ()
    assert last_line(workspace) == "Round 1, board 1: nobody is awaited any more"


def test_that_the_marks_go_from_white_to_black_to_both_to_nobody(play: Play) -> None:
    workspace = play(4)
    seen = []
    for _ in range(4):
        away = next_away(game(workspace))
        note(workspace, TOP, "".join(away))
        seen.append(away)
    assert seen == [(Colour.WHITE,), (Colour.BLACK,), (Colour.WHITE, Colour.BLACK), ()]


def test_that_a_result_an_adjournment_and_a_replay_end_the_waiting(play: Play) -> None:
    workspace = play(4)
    note(workspace, TOP, "w")
    workspace.do(enter_result, round=FIRST, board=TOP, result=DRAW)
    assert game(workspace).away == ()
    assert refused_code(lambda: note(workspace, TOP, "w")) == "game.not-awaited"
    note(workspace, SECOND, "b")
    workspace.do(replay_game, round=FIRST, board=SECOND, reason="рішення")
    assert game(workspace, SECOND).away == ()
    note(workspace, SECOND, "b")
    workspace.do(adjourn_game, round=FIRST, board=SECOND, sealed_by=None, note="", resumes_at=None)
    assert game(workspace, SECOND).away == ()
    assert refused_code(lambda: note(workspace, SECOND, "b")) == "game.not-awaited"


def test_that_a_mark_goes_with_its_player_when_colours_are_swapped(play: Play) -> None:
    workspace = play(4)
    note(workspace, TOP, "w")
    away = game(workspace).white
    workspace.do(swap_colours, round=FIRST, board=TOP)
    assert game(workspace).away == (Colour.BLACK,)
    assert game(workspace).black == away


@pytest.mark.parametrize(
    ("who", "result"), [("w", WHITE_FORFEITS), ("b", BLACK_FORFEITS), ("wb", BOTH_FORFEIT)]
)
def test_that_the_late_lose_by_forfeit_in_one_act(play: Play, who: str, result: Result) -> None:
    workspace = play(6)
    begun(workspace)
    note(workspace, TOP, who)
    note(workspace, SECOND, "w")
    workspace.do(forfeit_late, round=FIRST, boards=[TOP, SECOND])
    assert [each.result for each in round_of(workspace).games] == [result, WHITE_FORFEITS, None]
    assert game(workspace).away == ()
    assert last_line(workspace) == "Round 1: forfeited after the default time, boards 1, 2"
    undo_and_redo(workspace)
    workspace.undo()
    assert "".join(game(workspace).away) == who


def test_that_nobody_is_late_before_the_default_time_is_over(play: Play) -> None:
    workspace = play(4)
    begun(workspace)
    note(workspace, TOP, "b")
    over = START - timedelta(minutes=30)
    assert late_boards(workspace, over) == []
    assert late_boards(workspace, over + timedelta(minutes=1)) == [1]


def test_that_a_game_with_a_time_of_its_own_counts_from_that(play: Play) -> None:
    workspace = play(4)
    begun(workspace)
    for board in (TOP, SECOND):
        note(workspace, board, "b")
    workspace.do(arrange_game, round=FIRST, board=TOP, starts_at=START)
    assert late_boards(workspace, START) == [2]
    assert late_boards(workspace, START + timedelta(minutes=31)) == [1, 2]


def test_that_a_game_that_is_played_again_does_not_start_with_its_round(play: Play) -> None:
    workspace = play(4)
    begun(workspace)
    workspace.do(replay_game, round=FIRST, board=TOP, reason="рішення")
    note(workspace, TOP, "w")
    assert late_boards(workspace, START) == []


@pytest.mark.parametrize("rule", ["", "за регламентом"])
def test_that_nobody_is_late_without_a_default_time(play: Play, rule: str) -> None:
    workspace = play(4)
    begun(workspace, rule=rule)
    note(workspace, TOP, "w")
    assert late_boards(workspace, START) == []
    assert (
        refused_code(lambda: workspace.do(forfeit_late, round=FIRST, boards=[TOP]))
        == "game.nobody-late"
    )


def test_that_nobody_is_late_without_a_start(play: Play) -> None:
    workspace = play(4)
    workspace.do(set_particulars, particulars={Particular.DEFAULT_TIME: "0 хв"})
    note(workspace, TOP, "w")
    assert late_boards(workspace, START) == []


def test_that_only_boards_where_somebody_is_late_are_forfeited(play: Play) -> None:
    workspace = play(4)
    begun(workspace)
    note(workspace, TOP, "w")
    before = workspace.event.tournament
    assert (
        refused_code(lambda: workspace.do(forfeit_late, round=FIRST, boards=[TOP, SECOND]))
        == "game.nobody-late"
    )
    assert workspace.event.tournament == before
