import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.services.commands.play.rounds import correct_result
from arbiter_app.services.workspace import Workspace
from tests.services.hands import leave_the_rules

Arbiter = Callable[..., Any]


def test_that_the_history_has_a_line_for_each_entry(arbiter: Arbiter, sample: Path) -> None:
    lines = arbiter("history", sample).out.splitlines()
    assert lines[0].endswith("Arbiter: Event created: Відкритий кубок «Осінній гамбіт»")
    assert any("Arbiter: Round 1, board 1:" in line for line in lines)


def test_that_undo_redo_and_reasons_stand_in_the_history(arbiter: Arbiter, sample: Path) -> None:
    workspace = Workspace.open(sample, actor="Олена")
    leave_the_rules(workspace)
    workspace.accepting(WeighedAct.OLD_RESULT).do(
        correct_result,
        round=Round(1),
        board=Board(1),
        result=DRAW,
        reason="wrong slip",
        decided=True,
    )
    workspace.undo()
    workspace.redo()
    workspace.close()
    *_, done, undone, redone = arbiter("history", sample).out.splitlines()
    assert done.endswith("½ – ½, before that 1 – 0 [reason: wrong slip]")
    number = done.split()[0]
    assert undone.endswith(f"½ – ½, before that 1 – 0 [undoes {number}]")
    assert redone.endswith(f"½ – ½, before that 1 – 0 [does {number} again]")


def test_that_a_whole_file_verifies(arbiter: Arbiter, sample: Path) -> None:
    done = arbiter("verify", sample)
    assert done.status == 0
    assert "no fault" in done.out


def test_that_a_row_changed_behind_the_journal_is_a_difference(
    arbiter: Arbiter, sample: Path
) -> None:
    with closing(sqlite3.connect(sample)) as connection:
        connection.execute("UPDATE game SET white_mark = '0', black_mark = '1' WHERE id = 1")
        connection.commit()
    done = arbiter("verify", sample)
    assert done.status == 1
    assert "game" in done.out


def test_that_a_text_file_cannot_be_verified(arbiter: Arbiter, tmp_path: Path) -> None:
    file = tmp_path / "text.arbiter"
    file.write_text("not an event", encoding="utf-8")
    assert arbiter("verify", file).status == 2
