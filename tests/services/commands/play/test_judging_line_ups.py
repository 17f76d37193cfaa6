"""What a wrong line-up costs: decided by the arbiter, written down in the same act."""

from decimal import Decimal

import pytest

from arbiter_app.domain.facts.disputes.incidents import Sanction
from arbiter_app.domain.facts.results import WHITE_FORFEITS, WHITE_WINS, Mark
from arbiter_app.domain.ids import Board, Round, TeamId
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.teams.matches import points_of
from arbiter_app.services.commands.play.judging_line_ups import judge_line_up
from arbiter_app.services.commands.play.line_ups import hand_in, make_boards
from arbiter_app.services.commands.play.rounds import swap_colours
from arbiter_app.services.workspace import Workspace
from tests.services.hands import last_line, refused_code, undo_and_redo
from tests.services.team_hands import (
    boards_made,
    boards_stage,
    main,
    numbered,
    of_teams,
    players_of,
    typed,
)

WRONG = "Порядок не за заявкою"


@pytest.fixture
def teams(workspace: Workspace) -> tuple[TeamId, ...]:
    """Four teams; the boards of round 1 are made."""
    entered = of_teams(workspace)
    numbered(workspace, entered)
    one, two, three, four, _ = players_of(workspace, entered[3])
    workspace.do(hand_in, round=Round(1), team=entered[3], players=[four, one, two, three])
    boards_made(workspace)
    return entered


def test_that_boards_are_lost_and_written_down_in_one_act(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.do(judge_line_up, round=Round(1), team=teams[3], boards=[1, 2], account=WRONG)
    games = workspace.event.tournament.competition(boards_stage(workspace)).round(Round(1)).games
    lost = {game.board: game.result for game in games if game.result is not None}
    assert [(board, result.is_forfeit) for board, result in lost.items()] == [(1, True), (2, True)]
    assert lost[Board(1)].black is Mark.FORFEIT_LOST
    assert lost[Board(2)] == WHITE_FORFEITS
    incidents = workspace.event.tournament.incidents
    assert [(each.board, each.account) for each in incidents] == [(1, WRONG), (2, WRONG)]
    assert {each.penalties[0].sanction for each in incidents} == {Sanction.LOSS}
    assert last_line(workspace) == "Round 1: Ендшпіль loses boards by its line-up: 1, 2"
    undo_and_redo(workspace)


def test_that_a_lost_match_has_no_boards(workspace: Workspace, teams: tuple[TeamId, ...]) -> None:
    workspace.do(
        judge_line_up, round=Round(1), team=teams[3], boards=[], loses_match=True, account=WRONG
    )
    match = main(workspace).round(Round(1)).game(Board(1))
    rules = workspace.event.tournament.settings.teams
    assert rules is not None
    assert points_of(rules, match) == (Decimal(4), Decimal(0))
    (incident,) = workspace.event.tournament.incidents
    assert incident.penalties[0].person == "Ендшпіль"
    undo_and_redo(workspace)


def test_that_results_are_cleared_before_a_match_is_lost(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    typed(workspace, 1, 1, [WHITE_WINS])
    code = refused_code(
        lambda: workspace.do(
            judge_line_up, round=Round(1), team=teams[3], boards=[], loses_match=True, account=WRONG
        )
    )
    assert code == "boards.played"


def test_that_a_line_up_may_stand_as_it_is(workspace: Workspace, teams: tuple[TeamId, ...]) -> None:
    workspace.do(judge_line_up, round=Round(1), team=teams[3], boards=[], account=WRONG)
    (incident,) = workspace.event.tournament.incidents
    assert incident.penalties[0].sanction is Sanction.NONE
    assert main(workspace).round(Round(1)).missing == 2
    code = refused_code(
        lambda: workspace.do(judge_line_up, round=Round(1), team=teams[3], boards=[], account=" ")
    )
    assert code == "incident.account-missing"


def test_that_who_is_named_twice_sits_once(workspace: Workspace) -> None:
    entered = of_teams(workspace)
    numbered(workspace, entered)
    one, two, *_ = players_of(workspace, entered[3])
    workspace.do(hand_in, round=Round(1), team=entered[3], players=[one, two, one, None])
    boards_made(workspace)
    games = workspace.event.tournament.competition(boards_stage(workspace)).round(Round(1)).games
    assert [game.board for game in games if game.board <= 4] == [1, 2]
    typed(workspace, 1, 1, [WHITE_WINS.turned, WHITE_WINS])
    match = main(workspace).round(Round(1)).game(Board(1))
    assert [(each.white, each.black) for each in match.boards] == [
        (Decimal(white), Decimal(black)) for white, black in ((0, 1), (0, 1), (1, 0), (1, 0))
    ]


def test_that_the_second_board_of_who_is_named_twice_is_lost_already(workspace: Workspace) -> None:
    entered = of_teams(workspace)
    numbered(workspace, entered)
    one, two, *_ = players_of(workspace, entered[3])
    workspace.do(hand_in, round=Round(1), team=entered[3], players=[one, two, one, None])
    boards_made(workspace)
    workspace.do(judge_line_up, round=Round(1), team=entered[3], boards=[3], account=WRONG)
    (incident,) = workspace.event.tournament.incidents
    assert incident.penalties[0].sanction is Sanction.NONE
    undo_and_redo(workspace)


def test_that_the_one_who_sits_there_loses_the_board_whatever_the_colour(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    there = workspace.at(boards_stage(workspace)).accepting(WeighedAct.COLOURS)
    there.do(swap_colours, round=Round(1), board=Board(1))
    workspace.do(judge_line_up, round=Round(1), team=teams[3], boards=[1], account=WRONG)
    boards = workspace.event.tournament.competition(boards_stage(workspace))
    assert boards.round(Round(1)).game(Board(1)).result == WHITE_FORFEITS


def test_that_nobody_sits_at_two_matches(workspace: Workspace) -> None:
    entered = of_teams(workspace)
    numbered(workspace, entered)
    (one, *_), others = players_of(workspace, entered[0]), players_of(workspace, entered[1])
    workspace.do(hand_in, round=Round(1), team=entered[1], players=[*others[:3], one])
    code = refused_code(
        lambda: workspace.do(make_boards, round=Round(1), tables=[Board(1), Board(2)])
    )
    assert code == "boards.two-places"
