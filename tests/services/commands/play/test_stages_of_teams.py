"""Groups and finals of teams: each has boards of its own."""

from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.results import BLACK_WINS, WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.ids import StageId
from arbiter_app.domain.next_step.whole_event import Coming, next_step
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.teams.matches import hall_board
from arbiter_app.services.commands.play.line_ups import make_boards
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.play.stages import (
    add_stage,
    begin_stage,
    divide_into_groups,
    remove_stage,
)
from arbiter_app.services.workspace import Workspace
from tests.services.team_hands import FOUR_BOARDS, numbered, of_teams


def groups_of_four(workspace: Workspace, rules: TeamRules = FOUR_BOARDS) -> list[StageId]:
    """Divide eight teams into two groups; return these."""
    numbered(workspace, of_teams(workspace, teams=8, system=System.STAGES, rules=rules))
    workspace.do(divide_into_groups, groups=2, by=Divide.SNAKE, seed="7")
    return [each.id for each in workspace.event.tournament.later_stages]


def play(workspace: Workspace, stage: StageId) -> None:
    """Let the stronger team win every match of a stage on all boards that is not carried there."""
    there = workspace.at(stage)
    boards = workspace.event.tournament.boards_of(stage)
    assert boards is not None
    for round_ in workspace.event.tournament.stage(stage).rounds:
        tables = [match.board for match in round_.games if match.carried_from is None]
        if not tables:
            continue
        there.do(make_boards, round=round_.number, tables=tables)
        made = workspace.event.tournament.stage(boards.id)
        games = next(each.games for each in made.rounds if each.number == round_.number)
        for game in games:
            at = workspace.at(boards.id)
            result = WHITE_WINS if game.white < game.black else BLACK_WINS
            at.do(enter_result, round=round_.number, board=game.board, result=result)


def test_that_every_group_has_boards_of_its_own(workspace: Workspace) -> None:
    groups = groups_of_four(workspace)

    tournament = workspace.event.tournament
    boards = [tournament.boards_of(each) for each in groups]
    assert len(groups) == 2
    assert None not in boards
    assert len({each.id for each in boards if each is not None}) == 2


def test_that_line_ups_of_the_first_group_come_next(workspace: Workspace) -> None:
    groups = groups_of_four(workspace)

    step = next_step(workspace.event)

    assert (step.coming, step.stage, step.round) == (Coming.LINE_UPS, groups[0], 1)


def test_that_a_final_of_teams_begins_when_the_groups_are_over(workspace: Workspace) -> None:
    groups = groups_of_four(workspace)
    for each in groups:
        play(workspace, each)
    final = workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="A",
        system=System.ROUND_ROBIN,
        sources=tuple((group, place) for group in groups for place in (1, 2)),
        first_place=1,
    )

    workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE, numbers=None)
    play(workspace, final)

    tournament = workspace.event.tournament
    seen = tournament.competition(final)
    assert is_over(seen)
    assert all(player < 0 for player in seen.players)
    games = next(each for each in tournament.competition(final).rounds if each.number == 1).games
    assert all(len(match.boards) == FOUR_BOARDS.boards for match in games)
    assert games[0].board == 1
    assert hall_board(games[0].board, 1, 4) == 1


def test_that_boards_go_with_the_stage(workspace: Workspace) -> None:
    groups = groups_of_four(workspace)
    final = workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="A",
        system=System.ROUND_ROBIN,
        sources=tuple((group, place) for group in groups for place in (1, 2)),
    )
    before = len(workspace.event.tournament.stages)

    workspace.at(final).do(remove_stage, reason="помилка")

    assert len(workspace.event.tournament.stages) == before - 2
    assert workspace.event.tournament.boards_of(final) is None
