"""A text is a text on a terminal too: nothing in it is obeyed, and none makes a line of its own."""

import ast
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import arbiter_app.cli
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.services.commands.people.officials import add_official
from arbiter_app.services.commands.play.rounds import correct_result
from arbiter_app.services.workspace import Workspace
from tests.services.hands import leave_the_rules

Arbiter = Callable[..., Any]

ROOM = Path(arbiter_app.cli.__file__).parent


def test_that_the_lines_of_a_reason_are_no_lines_of_the_history(
    arbiter: Arbiter, sample: Path
) -> None:
    workspace = Workspace.open(sample, actor="Arbiter")
    leave_the_rules(workspace)
    before = arbiter("history", sample).out.count("\n")
    workspace.accepting(WeighedAct.OLD_RESULT).do(
        correct_result,
        round=Round(1),
        board=Board(1),
        result=DRAW,
        reason="wrong slip\n999  2026-04-01 10:00  Nobody: Nothing",
        decided=True,
    )
    workspace.close()
    lines = arbiter("history", sample).out.splitlines()
    assert len(lines) == before + 1
    assert "wrong slip\\n999" in lines[-1]


def test_that_words_with_fields_of_a_pattern_are_printed_as_they_are(
    arbiter: Arbiter, sample: Path
) -> None:
    workspace = Workspace.open(sample, actor="Arbiter")
    workspace.do(add_official, role=Role.DOCTOR, name="<img src=x>&Name{0}%1")
    workspace.close()
    assert "<img src=x>&Name{0}%1" in arbiter("history", sample).out.splitlines()[-1]


@pytest.mark.skipif(sys.platform == "win32", reason="no file may be called so there")
def test_that_a_terminal_obeys_no_name_of_a_file(arbiter: Arbiter, sample: Path) -> None:
    file = sample.rename(sample.with_name("\x1b[2J\u202ea.arbiter"))
    for words in (("verify", file), ("standings", file.with_name("\x1b[31mgone"))):
        done = arbiter(*words)
        said = done.out + done.err
        assert "\\x1b[" in said or "\N{REPLACEMENT CHARACTER}[31mgone" in said
        assert not {"\x1b", "\u202e"} & set(said)


def test_that_nothing_but_the_progress_is_printed_past_the_console() -> None:
    found = {
        f"{path.name}:{node.lineno}"
        for path in ROOM.rglob("*.py")
        if path.name != "console.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "print"
        and node.args
        and "end" not in {each.arg for each in node.keywords}
    }
    assert found == set()
