"""What comes next in a tournament of teams, from the first team to the final table."""

from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.hall.rounds import boards_needed, sittings
from arbiter_app.domain.ids import FIRST_TOURNAMENT, Board, Round
from arbiter_app.domain.next_step.overview import overview
from arbiter_app.domain.next_step.whole_event import Coming, next_step
from arbiter_app.domain.staffing.at_once import games_in
from arbiter_app.services.commands.play.rounds import sign_off_round
from arbiter_app.services.commands.play.signatures import sign_matches
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.workspace import Workspace
from tests.services.team_hands import (
    FOUR_BOARDS,
    boards_made,
    boards_stage,
    entered,
    numbered,
    of_teams,
    typed,
)


def coming(workspace: Workspace) -> Coming:
    return next_step(workspace.event).coming


def test_that_teams_are_entered_before_anything_else(workspace: Workspace) -> None:
    workspace.do(set_team_rules, rules=FOUR_BOARDS)
    entered(workspace, "Буревій", size=4)

    assert coming(workspace) is Coming.TEAMS


def test_that_line_ups_come_before_results_and_results_are_typed_on_boards(
    workspace: Workspace,
) -> None:
    numbered(workspace, of_teams(workspace, teams=4))
    before = next_step(workspace.event)

    boards_made(workspace)
    after = next_step(workspace.event)

    main = workspace.event.tournament.main_stage.id
    assert (before.coming, before.stage, before.round) == (Coming.LINE_UPS, main, 1)
    assert (after.coming, after.stage) == (Coming.RESULTS, boards_stage(workspace))
    assert (after.round, after.board) == (1, 1)


def test_that_a_round_is_signed_off_where_its_boards_are_played(workspace: Workspace) -> None:
    numbered(workspace, of_teams(workspace, teams=4))
    here = boards_made(workspace)
    typed(workspace, 1, 1, [WHITE_WINS] * 4)
    typed(workspace, 1, 2, [DRAW] * 4)
    step = next_step(workspace.event)

    here.do(sign_off_round, round=Round(1))

    assert (step.coming, step.stage, step.round) == (Coming.SIGN_OFF, boards_stage(workspace), 1)
    assert (coming(workspace), next_step(workspace.event).round) == (Coming.LINE_UPS, 2)


def test_that_matches_without_boards_and_games_without_results_are_counted_apart(
    workspace: Workspace,
) -> None:
    numbered(workspace, of_teams(workspace, teams=4))
    before = overview(workspace.event, FIRST_TOURNAMENT)

    boards_made(workspace)
    typed(workspace, 1, 1, [WHITE_WINS])
    after = overview(workspace.event, FIRST_TOURNAMENT)

    assert (before.teams, before.matches_without_boards, before.missing) == (4, 2, 0)
    assert (after.matches_without_boards, after.missing) == (0, 7)


def test_that_matches_that_nobody_has_signed_are_counted_once_a_round_is_over(
    workspace: Workspace,
) -> None:
    numbered(workspace, of_teams(workspace, teams=4))
    boards_made(workspace)
    typed(workspace, 1, 1, [WHITE_WINS] * 4)
    assert overview(workspace.event, FIRST_TOURNAMENT).unsigned == 0
    typed(workspace, 1, 2, [WHITE_WINS] * 4)
    assert overview(workspace.event, FIRST_TOURNAMENT).unsigned == 2
    workspace.do(sign_matches, round=Round(1), tables=[Board(2)])
    assert overview(workspace.event, FIRST_TOURNAMENT).unsigned == 1


def test_that_matches_take_as_many_boards_in_the_hall_as_they_have(workspace: Workspace) -> None:
    numbered(workspace, of_teams(workspace, teams=5, system=System.SWISS))

    tournament = workspace.event.tournament
    assert boards_needed(tournament) == 8
    assert games_in(tournament) == 8
    assert {each.stage for each in sittings(workspace.event.whole)} == {tournament.main_stage.id}
