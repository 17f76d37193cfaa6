"""Lots among those whom the table leaves tied: one seed for an event, or drawn in the hall."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.domain.drawing.lots import seed_among_tied
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round
from arbiter_app.domain.table.standings import standings
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.play.tie_lots import draw_tie_lots, fix_lot_seed, take_tie_lots
from arbiter_app.services.commands.whole.event import change_tie_breaks
from arbiter_app.services.workspace import Workspace
from tests.services.commands.test_undo import check_undo_and_redo

Play = Callable[[int], Workspace]
HALL = {PlayerId(1): PairingNumber(3), PlayerId(2): PairingNumber(1), PlayerId(3): PairingNumber(2)}


def finish(workspace: Workspace) -> Workspace:
    for round_ in workspace.event.tournament.main_stage.rounds:
        workspace.do(enter_result, round=round_.number, board=Board(1), result=DRAW)
    return workspace


@pytest.fixture
def tied(play: Play) -> Workspace:
    """Three players have drawn every game; lots are to decide."""
    workspace = play(3)
    workspace.do(change_tie_breaks, tie_breaks=("SB",), unresolved=Unresolved.LOTS)
    return finish(workspace)


def order(workspace: Workspace) -> list[PlayerId]:
    table = standings(workspace.event.tournament.competition(), workspace.event.players)
    assert [row.place for row in table.rows] == [1, 2, 3]
    return [row.player for row in table.rows]


def paper(workspace: Workspace, name: str) -> str:
    report = document(name).build(workspace.event, {}, catalogue("en"), datetime(2026, 11, 1))
    return repr(report)


def test_that_lots_undone_and_drawn_again_give_the_same_order(tied: Workspace) -> None:
    tied.do(draw_tie_lots)
    first = order(tied)
    tied.undo()
    tied.do(draw_tie_lots)
    assert order(tied) == first
    assert tied.event.tournament.tie_lot_seed == tied.event.tournament.lot_seed


def test_that_the_seed_is_fixed_before_the_first_game_and_shown_on_paper(play: Play) -> None:
    workspace = play(3)
    made_with = workspace.event.tournament.lot_seed
    assert made_with is not None
    assert made_with in paper(workspace, "technical-information")
    workspace.do(fix_lot_seed, seed=" 777 ")
    assert workspace.event.tournament.lot_seed == "777"
    assert "777" in paper(workspace, "technical-information")
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    with pytest.raises(RuleError, match="fix-lot-seed"):
        workspace.do(fix_lot_seed, seed="778")


def test_that_a_file_without_a_fixed_seed_has_that_of_its_draw(tied: Workspace) -> None:
    tournament = tied.event.tournament
    assert tournament.draw is not None
    former = replace(tournament, lot_seed=None)
    assert seed_among_tied(former, former.main_stage.id).isdecimal()
    by_lots = replace(former, draw=replace(tournament.draw, seed="сова"))
    assert seed_among_tied(by_lots, former.main_stage.id) == "сова"


def test_that_lots_of_the_hall_decide_and_are_printed_with_their_witnesses(
    tied: Workspace, path: Path
) -> None:
    params = {"numbers": HALL, "witnesses": "Кравець Лев, Щур Юлія"}
    check_undo_and_redo(tied, take_tie_lots, params, path)
    with closing(Workspace.open(path, actor="arbiter")) as again:
        assert order(again) == [PlayerId(2), PlayerId(3), PlayerId(1)]
        told = "in the hall, witnesses: Кравець Лев, Щур Юлія"
        assert told in paper(again, "final-standings")
        with pytest.raises(RuleError, match="drawn-in-hall"):
            again.do(draw_tie_lots)


@pytest.mark.parametrize(
    ("numbers", "witnesses", "code"),
    [
        (HALL, " ", "ties.no-witnesses"),
        ({**HALL, PlayerId(3): PairingNumber(1)}, "Щур Юлія", "draw.number-twice"),
        ({PlayerId(1): PairingNumber(1)}, "Щур Юлія", "draw.number-missing"),
    ],
)
def test_that_lots_of_the_hall_that_lack_something_are_refused(
    tied: Workspace, numbers: dict[PlayerId, PairingNumber], witnesses: str, code: str
) -> None:
    with pytest.raises(RuleError) as refusal:
        tied.do(take_tie_lots, numbers=numbers, witnesses=witnesses)
    assert refusal.value.code == code
