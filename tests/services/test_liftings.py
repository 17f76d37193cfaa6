"""Sanctions lifted when something else has happened since."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.event import Game
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.incidents import Incident, Offence, Sanction
from arbiter_app.domain.results import Mark, Result
from arbiter_app.services.commands.incidents import lift_sanction, record_incident
from arbiter_app.services.commands.rounds import enter_result, swap_colours
from arbiter_app.services.workspace import Workspace
from tests.services.test_undo import check_undo_and_redo

Play = Callable[[int], Workspace]
ONE = PlayerId(1)
FIRST = {"round": Round(1), "board": Board(1)}


def record(workspace: Workspace, sanction: Sanction, **more: Any) -> Incident:
    number = workspace.do(
        record_incident,
        at=datetime(2026, 11, 1, 12, 30),
        player=ONE,
        offence=Offence.CONDUCT,
        sanction=sanction,
        account="Шумів у залі",
        **more,
    )
    return next(each for each in workspace.event.tournament.incidents if each.id == number)


def lift(workspace: Workspace, incident: Incident) -> None:
    workspace.do(lift_sanction, incident=incident.id, reason="помилка")


def first_game(workspace: Workspace) -> Game:
    return workspace.event.tournament.main_stage.round(Round(1)).game(Board(1))


def mark_of(workspace: Workspace, player: PlayerId) -> Mark:
    game = first_game(workspace)
    assert game.result is not None
    return game.result.mark(game.colour(player))


@pytest.mark.parametrize(
    ("sanction", "result"),
    [
        (Sanction.LOSS, "0-1"),
        (Sanction.POINTS_OFF, "½-0"),
        (Sanction.POINTS_TO_OPPONENT, "½-½"),
    ],
)
def test_that_who_had_won_has_won_again_though_colours_were_swapped_since(
    play: Play, sanction: Sanction, result: str
) -> None:
    workspace = play(4)
    workspace.do(enter_result, result=Result.parse("1-0"), **FIRST)
    incident = record(workspace, sanction, result=Result.parse(result), **FIRST)
    workspace.do(swap_colours, **FIRST)
    lift(workspace, incident)
    assert first_game(workspace).black == ONE
    assert (mark_of(workspace, ONE), mark_of(workspace, PlayerId(4))) == (Mark.WON, Mark.LOST)


def test_that_a_swap_of_colours_after_a_sanction_is_undone_and_redone(
    play: Play, path: Path
) -> None:
    workspace = play(4)
    workspace.do(enter_result, result=Result.parse("1-0"), **FIRST)
    record(workspace, Sanction.LOSS, result=Result.parse("0-½"), **FIRST)
    check_undo_and_redo(workspace, swap_colours, dict(FIRST), path)
