"""Files that a program of a former schema made, opened by that of today."""

import sqlite3
from contextlib import closing
from decimal import Decimal
from pathlib import Path

import pytest

from arbiter_app.domain.facts.disputes.incidents import Penalty, Sanction
from arbiter_app.domain.facts.results import DRAW, HALF_TO_BLACK, WHITE_WINS
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.services import closed_file
from arbiter_app.services.workspace import Workspace

FILES = Path(__file__).parents[1] / "data" / "former_files"


@pytest.fixture
def former(tmp_path: Path) -> Path:
    """A decided appeal against one sanction and a lifted fine, from before there were several."""
    path = tmp_path / "cup.arbiter"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((FILES / "one_sanction_each.sql").read_text("utf-8"))
    return path


def test_that_the_registers_of_a_former_file_are_whole(former: Path) -> None:
    with closing(Workspace.open(former, actor="arbiter")) as opened:
        device, conduct = opened.event.tournament.incidents
        (appeal,) = opened.event.tournament.appeals
    (loss,) = device.penalties
    (effect,) = loss.effects
    assert (loss.player, loss.sanction, loss.stands) == (PlayerId(4), Sanction.LOSS, False)
    assert (effect.before, effect.after, effect.encounter) == (DRAW, WHITE_WINS, None)
    (fine,) = conduct.penalties
    assert (fine.fine, fine.lifted and fine.lifted.reason) == (Decimal("250.50"), "помилка")
    assert appeal.lifted == (1,)
    assert [each.after for each in appeal.effects] == [HALF_TO_BLACK]
    assert closed_file.verify(former) == ()


def test_that_what_a_former_program_did_is_undone_and_redone(former: Path) -> None:
    def penalties(opened: Workspace) -> list[Penalty]:
        return [each for line in opened.event.tournament.incidents for each in line.penalties]

    with closing(Workspace.open(former, actor="arbiter")) as opened:
        now = opened.event.tournament
        opened.undo()
        assert [each.stands for each in penalties(opened)] == [True, False]
        game = opened.event.tournament.main_stage.round(Round(1)).game(Board(1))
        assert game.result == WHITE_WINS
        for _ in range(4):
            opened.undo()
        assert penalties(opened) == []
        for _ in range(5):
            opened.redo()
        assert opened.event.tournament == now
    assert closed_file.verify(former) == ()
