"""A game with a time and an arbiter of its own, and one that is played again."""

from collections.abc import Callable
from datetime import datetime

import pytest

from arbiter_app.documents.catalogue import DOCUMENTS
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.ids import Board, Round
from arbiter_app.i18n import catalogue
from arbiter_app.services import closed_file
from arbiter_app.services.commands.play.rounds import (
    arrange_game,
    enter_result,
    replay_game,
    sign_off_round,
    swap_colours,
)
from arbiter_app.services.workspace import Workspace
from tests.documents.conftest import sentences
from tests.services.hands import last_line, refused_code

Play = Callable[[int], Workspace]
FIRST, TOP = Round(1), Board(1)


def game(workspace: Workspace) -> Game:
    return workspace.event.tournament.main_stage.round(FIRST).game(TOP)


def protocol(workspace: Workspace) -> str:
    document = next(each for each in DOCUMENTS if each.id == "round-protocol")
    now = datetime(2026, 11, 1, 12, 0)
    return sentences(document.build(workspace.event, {"round": 1}, catalogue("en"), now))


def test_that_a_game_has_a_time_and_an_arbiter_of_its_own(play: Play) -> None:
    workspace = play(4)
    starts_at = datetime(2026, 11, 1, 9, 30)
    workspace.do(arrange_game, round=FIRST, board=TOP, starts_at=starts_at, arbiter=" Їжак І. ")
    assert (game(workspace).starts_at, game(workspace).arbiter) == (starts_at, "Їжак І.")
    assert closed_file.read_event(workspace.path).tournament == workspace.event.tournament
    assert "Board 1: arbiter Yizhak I.\n" in protocol(workspace)
    assert "9:30" in protocol(workspace)
    assert "Їжак І." in last_line(workspace)
    workspace.do(arrange_game, round=FIRST, board=TOP)
    assert (game(workspace).starts_at, game(workspace).arbiter) == (None, "")


def test_that_a_game_that_is_played_again_keeps_both(play: Play) -> None:
    workspace = play(4)
    workspace.do(enter_result, round=FIRST, board=TOP, result=WHITE_WINS)
    workspace.do(replay_game, round=FIRST, board=TOP, reason="обидва прапорці впали")
    assert game(workspace).result is None
    assert last_line(workspace) == "Round 1, board 1: played again; first result 1 – 0"
    workspace.do(enter_result, round=FIRST, board=TOP, result=DRAW)
    replay = game(workspace).replay
    assert replay is not None
    assert (replay.first, replay.reason) == (WHITE_WINS, "обидва прапорці впали")
    assert "Board 1: played again; first result 1 – 0; обидва прапорці впали." in protocol(
        workspace
    )
    assert refused_code(
        lambda: workspace.do(replay_game, round=FIRST, board=TOP, reason="ще раз")
    ) == ("game.replayed")
    workspace.do(swap_colours, round=FIRST, board=TOP)
    turned = game(workspace).replay
    assert turned is not None
    assert turned.first == WHITE_WINS.turned


def test_that_a_game_without_a_result_is_played_again_and_undone(play: Play) -> None:
    workspace = play(4)
    before = workspace.event.tournament
    workspace.do(replay_game, round=FIRST, board=TOP, reason="не встановлено, чий прапорець")
    assert "first result no result" in protocol(workspace)
    workspace.undo()
    assert workspace.event.tournament == before


def test_that_a_replay_needs_a_reason_and_takes_the_signature_off(play: Play) -> None:
    workspace = play(4)
    for board in (1, 2):
        workspace.do(enter_result, round=FIRST, board=Board(board), result=DRAW)
    workspace.do(sign_off_round, round=FIRST)
    with pytest.raises(RuleError, match=r"permission\.reason-missing"):
        workspace.do(replay_game, round=FIRST, board=TOP, reason=" ")
    workspace.do(replay_game, round=FIRST, board=TOP, reason="рішення головного судді")
    assert workspace.event.tournament.main_stage.round(FIRST).signed_off is None
