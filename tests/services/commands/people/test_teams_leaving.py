"""Teams that withdraw, miss rounds and come back, and members who leave by themselves."""

from decimal import Decimal

import pytest

from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    DRAW,
    WHITE_FORFEITS,
    WHITE_WINS,
    Mark,
    Result,
)
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, Round, TeamId
from arbiter_app.domain.pairing.swiss.absentees import byes_asked_for
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.taking_part.consequences import Half, consequences
from arbiter_app.domain.taking_part.participation import Move, What, possible_moves
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.participation import (
    expel_player,
    miss_rounds,
    return_player,
    withdraw_player,
)
from arbiter_app.services.commands.play.byes import ask_bye
from arbiter_app.services.commands.play.line_ups import hand_in, make_boards
from arbiter_app.services.commands.whole.event import change_withdrawals
from arbiter_app.services.workspace import Workspace
from tests.services.hands import refusal, refused_code, said, undo_and_redo
from tests.services.team_hands import (
    boards_made,
    boards_stage,
    main,
    numbered,
    of_teams,
    players_of,
    table_of,
    typed,
)

TEAM_WINS = Result(Mark.WON, Mark.LOST)


@pytest.fixture
def teams(workspace: Workspace) -> tuple[TeamId, ...]:
    entered_teams = of_teams(workspace)
    numbered(workspace, entered_teams)
    return entered_teams


def result(workspace: Workspace, team: TeamId, round: int) -> Result | None:
    """Return the result of a team's match, its own side first."""
    match = match_of(workspace, team, round)
    return match.result and (match.result if match.white == team else match.result.turned)


def match_of(workspace: Workspace, team: TeamId, round: int) -> Game:
    return main(workspace).round(Round(round)).game(table_of(workspace, team, round))


def test_that_the_matches_to_come_of_a_team_that_withdraws_are_forfeited(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    weakest = teams[3]
    workspace.do(withdraw_player, player=weakest, reason="no transport")
    assert workspace.event.tournament.team(weakest).status is EntryStatus.WITHDRAWN
    assert [result(workspace, weakest, each) for each in (1, 2, 3)] == [WHITE_FORFEITS] * 3
    assert (
        refused_code(lambda: workspace.do(withdraw_player, player=weakest, reason="again"))
        == "player.withdrawn"
    )
    undo_and_redo(workspace)
    assert read_event(workspace.path).tournament == workspace.event.tournament
    workspace.do(return_player, player=weakest, reason="the bus has come")
    assert [result(workspace, weakest, each) for each in (1, 2, 3)] == [None] * 3
    assert workspace.event.tournament.team(weakest).status is EntryStatus.REGISTERED


def test_that_boards_that_wait_are_lost_one_by_one_and_open_again(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    boards_made(workspace)
    first = teams[0]
    typed(workspace, 1, int(table_of(workspace, first)), [DRAW])
    workspace.do(withdraw_player, player=first, reason="ill")
    match = match_of(workspace, first, 1)
    assert match.result == TEAM_WINS.turned
    assert [each.white for each in match.boards] == [Decimal("0.5"), 0, 0, 0]
    boards = workspace.event.tournament.stage(boards_stage(workspace))
    lost = [game.result for game in boards.rounds[0].games[:4]]
    assert lost == [DRAW, BLACK_FORFEITS, WHITE_FORFEITS, BLACK_FORFEITS]
    workspace.do(return_player, player=first, reason="better")
    assert match_of(workspace, first, 1).result is None
    assert result(workspace, first, 2) is None


def test_that_what_follows_is_told_before_with_the_matches_annulled(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    last = teams[3]
    boards_made(workspace)
    typed(workspace, 1, int(table_of(workspace, last)), [DRAW, DRAW, DRAW, WHITE_WINS])
    here = in_hand(workspace.event, main(workspace).id)
    told = consequences(here, Move(what=What.WITHDRAW, player=last))
    assert len(told.games) == 2
    assert (told.played, told.scheduled, told.half_after) == (1, 3, Half.ANNULLED)
    workspace.do(withdraw_player, player=last, reason="no transport")
    table = standings(main(workspace), workspace.event.contestants)
    assert [row.player for row in table.rows if row.annulled] == [last]


def test_that_a_team_that_leaves_counts_where_the_regulations_annul_nothing(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.do(change_withdrawals, annuls_withdrawals=False)
    last = teams[3]
    boards_made(workspace)
    typed(workspace, 1, int(table_of(workspace, last)), [DRAW] * 4)
    workspace.do(withdraw_player, player=last, reason="no transport")
    table = standings(main(workspace), workspace.event.contestants)
    assert not any(row.annulled for row in table.rows)
    assert next(row.points for row in table.rows if row.player == last) == 1


def test_that_a_team_misses_a_round_with_its_boards(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    team = teams[1]
    boards_made(workspace)
    workspace.do(miss_rounds, player=team, first=Round(1), last=Round(2), reason="late bus")
    assert result(workspace, team, 1) == WHITE_FORFEITS
    assert result(workspace, team, 2) == WHITE_FORFEITS
    assert result(workspace, team, 3) is None
    workspace.do(return_player, player=team, reason="here after all")
    assert [result(workspace, team, each) for each in (1, 2)] == [None, None]
    assert workspace.event.tournament.team(team).status is EntryStatus.REGISTERED


def test_that_a_member_who_withdraws_loses_the_board_and_is_lined_up_no_more(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    boards_made(workspace)
    second = players_of(workspace, teams[0])[1]
    workspace.do(expel_player, player=second, reason="a telephone")
    assert workspace.event.tournament.entry(second).status is EntryStatus.EXPELLED
    boards = workspace.event.tournament.competition(boards_stage(workspace))
    game = boards.round(Round(1)).game(Board(2))
    assert game.black == second
    assert game.result == BLACK_FORFEITS
    assert result(workspace, teams[0], 2) is None
    undo_and_redo(workspace)
    boards_made(workspace, 2)
    seated = {
        player for line_up in main(workspace).round(Round(2)).line_ups for player in line_up.players
    }
    assert second not in seated


def test_that_who_left_alone_stays_out_when_the_team_returns(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    boards_made(workspace)
    team = teams[0]
    second = players_of(workspace, team)[1]
    workspace.do(withdraw_player, player=second, reason="ill")
    workspace.do(withdraw_player, player=team, reason="all ill")
    workspace.do(return_player, player=team, reason="better")
    match = match_of(workspace, team, 1)
    assert [each.white for each in match.boards] == [None, 0, None, None]
    here = in_hand(workspace.event, main(workspace).id)
    assert What.RETURN in possible_moves(here, second)


def test_that_a_team_that_leaves_a_swiss_is_paired_no_more(workspace: Workspace) -> None:
    entered_teams = of_teams(workspace, teams=6, system=System.SWISS)
    numbered(workspace, entered_teams)
    away = entered_teams[2]
    workspace.do(
        ask_bye,
        players=[away],
        rounds=[Round(1)],
        mark=Mark.HALF_BYE,
        decided=True,
        reason="asked in time",
    )
    round_ = main(workspace).round(Round(1))
    assert [(each.player, each.mark) for each in byes_asked_for(round_)] == [(away, Mark.HALF_BYE)]
    workspace.do(withdraw_player, player=away, reason="gone")
    assert away in main(workspace).left
    assert not [*byes_asked_for(main(workspace).round(Round(1)))]


def test_that_a_member_who_has_left_is_in_no_line_up(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    gone, *others = players_of(workspace, teams[0])
    workspace.do(hand_in, round=Round(1), team=teams[0], players=[gone, *others[:3]])
    workspace.do(withdraw_player, player=gone, reason="ill")
    refused = refusal(
        lambda: workspace.do(
            hand_in, round=Round(1), team=teams[0], players=[gone, None, None, None]
        )
    )
    assert refused.code == "line-up.left"
    assert "Буревій Гравець1 has left the tournament" in said(refused)
    table = table_of(workspace, teams[0])
    assert (
        refused_code(lambda: workspace.do(make_boards, round=Round(1), tables=[table]))
        == "line-up.left"
    )
    workspace.do(hand_in, round=Round(1), team=teams[0], players=[None, *others[:3]])
    workspace.do(make_boards, round=Round(1), tables=[table])
    undo_and_redo(workspace)
