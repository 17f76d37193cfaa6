"""Matches of teams that are lost as a whole: what becomes of their line-ups and boards."""

import pytest

from arbiter_app.domain.facts.results import DRAW, WHITE_FORFEITS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import LineUpRules, TeamRules
from arbiter_app.domain.ids import Board, Round, TeamId
from arbiter_app.services.commands.play.line_ups import hand_in, make_boards
from arbiter_app.services.commands.play.rounds import adjourn_game, enter_result, sign_off_round
from arbiter_app.services.workspace import AtStage, Workspace
from tests.services.hands import refusal, refused_code, said, undo_and_redo
from tests.services.team_hands import (
    boards_made,
    boards_stage,
    main,
    numbered,
    of_teams,
    players_of,
    typed,
)


@pytest.fixture
def teams(workspace: Workspace) -> tuple[TeamId, ...]:
    """Four teams; the boards of round 1 are made, one line-up was handed in."""
    entered = of_teams(workspace)
    numbered(workspace, entered)
    roster = players_of(workspace, entered[0])
    workspace.do(hand_in, round=Round(1), team=entered[0], players=roster[1:5], by="Сокіл")
    boards_made(workspace)
    return entered


def boards(workspace: Workspace) -> AtStage:
    return workspace.at(boards_stage(workspace))


def lose(workspace: Workspace, table: int = 1) -> None:
    workspace.do(enter_result, round=Round(1), board=Board(table), result=WHITE_FORFEITS)


def test_that_boards_nobody_has_sat_at_make_way_and_the_round_can_be_signed(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    lose(workspace)
    assert [game.board for game in boards(workspace).competition.rounds[0].games] == [5, 6, 7, 8]
    assert [each.team for each in main(workspace).rounds[0].line_ups][:1] == [teams[0]]
    undo_and_redo(workspace)
    typed(workspace, 1, 2, [DRAW] * 4)
    boards(workspace).do(sign_off_round, round=Round(1))


def test_that_a_match_half_played_is_lost_on_its_boards(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    typed(workspace, 1, 1, [DRAW, DRAW])
    refused = refusal(lambda: lose(workspace))
    assert refused.code == "result.boards-open"
    assert "these have no result: 3, 4" in said(refused)
    assert len(teams) == 4


def test_that_an_adjourned_board_is_not_taken_away(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    boards(workspace).do(
        adjourn_game, round=Round(1), board=Board(1), sealed_by=None, note="", resumes_at=None
    )
    assert refused_code(lambda: lose(workspace)) == "result.boards-open"
    assert len(teams) == 4


def test_that_boards_that_were_played_stay_for_the_rating(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    typed(workspace, 1, 1, [DRAW] * 4)
    lose(workspace)
    match = main(workspace).round(Round(1)).game(Board(1))
    assert (match.result, match.boards) == (WHITE_FORFEITS, ())
    played = [game.result for game in boards(workspace).competition.rounds[0].games[:4]]
    assert played == [DRAW] * 4
    workspace.do(enter_result, round=Round(1), board=Board(1), result=None)
    assert main(workspace).round(Round(1)).game(Board(1)).result == DRAW
    assert len(teams) == 4


def test_that_nobody_sits_down_at_a_match_that_is_lost(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    lose(workspace)

    def sit() -> None:
        workspace.do(make_boards, round=Round(1), tables=[Board(1)])

    assert refused_code(sit) == "boards.forfeited"
    workspace.do(enter_result, round=Round(1), board=Board(1), result=None)
    sit()
    assert len(boards(workspace).competition.rounds[0].games) == 8
    assert len(teams) == 4


def test_that_boards_of_scheveningen_are_lost_one_by_one(workspace: Workspace) -> None:
    rules = TeamRules(line_ups=LineUpRules(boards=3))
    entered = of_teams(workspace, teams=2, rules=rules, system=System.SCHEVENINGEN)
    numbered(workspace, entered)
    assert refused_code(lambda: lose(workspace)) == "result.of-boards"
