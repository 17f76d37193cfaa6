"""Colours that are not those of the system are told in a line, also while nothing is built upon
them: the check would find them.
"""

from arbiter_app.domain.facts.play.by_rules import Kind
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.ids import Board, Round
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import draw_lots
from arbiter_app.services.commands.play.rounds import enter_result, publish_round, swap_colours
from arbiter_app.services.workspace import Workspace
from tests.services.swiss_hands import make_swiss, pair


def test_that_colours_of_a_published_game_leave_a_line(
    workspace: Workspace,
) -> None:
    make_swiss(workspace, 8)
    pair(workspace, 1)
    workspace.do(publish_round, round=Round(1))
    workspace.do(swap_colours, round=Round(1), board=Board(1))
    (line,) = workspace.event.tournament.integrity
    assert (line.kind, line.round, line.told) == (Kind.BY_HAND, 1, "1-5 open => 5-1 open")
    workspace.undo()
    assert workspace.event.tournament.integrity == ()


def test_that_colours_of_a_round_robin_leave_a_line_in_any_round(workspace: Workspace) -> None:
    for number in range(1, 7):
        workspace.do(add_player, name=f"Гравець {number}")
    workspace.do(draw_lots, seed="1")
    for number in (1, 2):
        for game in workspace.event.tournament.main_stage.rounds[number - 1].games:
            workspace.do(enter_result, round=Round(number), board=game.board, result=WHITE_WINS)
    for number in (4, 1):
        workspace.do(swap_colours, round=Round(number), board=Board(1), reason="сіли навпаки")
    lines = [(line.kind, line.round) for line in workspace.event.tournament.integrity]
    assert lines == [(Kind.BY_HAND, 4), (Kind.BY_HAND, 1)]
