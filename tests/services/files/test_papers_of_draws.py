"""Who drew what is printed again as it was, also when another person has taken their place."""

from collections.abc import Callable
from datetime import datetime

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.players import replace_player
from arbiter_app.services.commands.play.draw import draw_lots
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.play.tie_lots import take_tie_lots
from arbiter_app.services.commands.whole.event import change_tie_breaks
from arbiter_app.services.workspace import Workspace

ONE = PlayerId(1)


@pytest.fixture
def drawn(play: Callable[[int], Workspace]) -> Workspace:
    """Three players drew their numbers, and, after as many draws, their places."""
    workspace = play(3)
    workspace.do(draw_lots, seed="сова")
    workspace.do(change_tie_breaks, tie_breaks=("SB",), unresolved=Unresolved.LOTS)
    for round_ in workspace.event.tournament.main_stage.rounds:
        workspace.do(enter_result, round=round_.number, board=Board(1), result=DRAW)
    lots = {PlayerId(number): PairingNumber(number) for number in (1, 2, 3)}
    workspace.do(take_tie_lots, numbers=lots, witnesses="Щур Юлія")
    return workspace


def printed(workspace: Workspace, paper: str) -> str:
    kind = document(paper)
    return repr(kind.build(workspace.event, {}, catalogue("uk"), datetime(2026, 11, 1)))


def put_in_place(workspace: Workspace, name: str, *, reason: str) -> None:
    """Let somebody without a rating take the place of player 1."""
    yes = workspace.accepting(WeighedAct.RATING)
    yes.do(replace_player, player=ONE, reason=reason, name=name)


def steps(workspace: Workspace) -> list[str | None]:
    draw = workspace.event.tournament.draw
    assert draw is not None
    return [each.person for each in draw.drawn if each.player == ONE]


@pytest.mark.parametrize("paper", ["draw-protocol", "colour-lots"])
def test_that_a_protocol_of_lots_names_who_drew_them(drawn: Workspace, paper: str) -> None:
    then: Player = drawn.event.players[ONE]
    assert then.name in printed(drawn, paper)
    put_in_place(drawn, "Запасний Олег", reason="заміна")
    assert then.name in printed(drawn, paper)


def test_that_the_name_of_who_drew_goes_again_when_the_replacement_is_undone(
    drawn: Workspace,
) -> None:
    then = drawn.event.players[ONE].name
    assert steps(drawn) == [None]
    put_in_place(drawn, "Запасний Олег", reason="заміна")
    assert steps(drawn) == [then]
    put_in_place(drawn, "Інший Яр", reason="ще раз")
    assert steps(drawn) == [then]
    drawn.undo()
    drawn.undo()
    assert steps(drawn) == [None]
