"""`arbiter papers`: what became of a sheet, asked for by the code at its foot."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from arbiter_app.documents.parts.slip_code import slip_code
from arbiter_app.domain.facts.results import BLACK_WINS
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.services.closed_file import read_history
from arbiter_app.services.commands.play.rounds import correct_result
from arbiter_app.services.files.printed_papers import SAVED
from arbiter_app.services.workspace import Workspace
from tests.services.hands import leave_the_rules

Arbiter = Callable[..., Any]


def code_on(paper: Path) -> str:
    with pypdfium2.PdfDocument(paper) as document:
        text = document[0].get_textpage().get_text_range()
    found = re.search(r"\d+-\d{4}-\d{4}-\d{4}", text)
    assert found
    return found[0]


@pytest.fixture
def paper(arbiter: Arbiter, sample: Path, tmp_path: Path) -> Path:
    """A protocol of the sample event, just printed."""
    output = tmp_path / "r2.pdf"
    words = ("--lang", "en", "--option", "round=2", "-o", output)
    assert arbiter("print", sample, "round-protocol", *words).status == 0
    return output


def correct(sample: Path) -> None:
    workspace = Workspace.open(sample, actor="Олена")
    leave_the_rules(workspace)
    game = workspace.event.tournament.main_stage.round(Round(2)).games[0]
    assert game.result != BLACK_WINS
    workspace.accepting(WeighedAct.OLD_RESULT).do(
        correct_result,
        round=Round(2),
        board=Board(game.board),
        result=BLACK_WINS,
        reason="typed wrongly",
        decided=True,
    )
    workspace.close()


def test_that_a_printed_sheet_is_current_until_what_it_says_is_corrected(
    arbiter: Arbiter, sample: Path, paper: Path
) -> None:
    code = code_on(paper)
    current = arbiter("papers", sample, "--code", code)
    assert (current.status, current.out.split(":")[0]) == (0, "Current")
    correct(sample)
    wrong = arbiter("papers", sample, "--code", code.replace("-", ""))
    assert (wrong.status, wrong.out.split(":")[0]) == (1, "Wrong")
    (told,) = re.findall(r"  Board \d+, .+ – .+\. Result: was .+, is 0 – 1", wrong.out)
    assert "typed wrongly" not in told
    assert "Done since:" in wrong.out


def test_that_a_mistyped_code_and_one_of_another_event_are_told_apart(
    arbiter: Arbiter, sample: Path, paper: Path, tmp_path: Path
) -> None:
    code = code_on(paper)
    mistyped = arbiter("papers", sample, "--code", code[:-1] + str((int(code[-1]) + 1) % 10))
    assert (mistyped.status, mistyped.out.split(":")[0]) == (2, "Mistyped")
    other = tmp_path / "other.arbiter"
    Workspace.create(other, title="Кубок", starts_on=None, edition_id="2026-03").close()
    strange = arbiter("papers", other, "--code", code)
    assert (strange.status, strange.out.split(":")[0]) == (1, "Not of this event")


def test_that_the_code_of_a_result_slip_says_whose_game_it_is_of(
    arbiter: Arbiter, sample: Path
) -> None:
    workspace = Workspace.open(sample)
    event = workspace.event
    workspace.close()
    stage = event.tournament.main_stage
    game = stage.round(Round(2)).games[0]
    told = arbiter("papers", sample, "--code", slip_code(event, stage.id, Round(2), game))
    assert told.status == 0
    assert told.out.startswith(f"A result slip: round 2, board {game.board}, ")
    other = replace(game, white=game.black, black=game.white)
    old = arbiter("papers", sample, "--code", slip_code(event, stage.id, Round(2), other))
    assert (old.status, "the pairs were changed" in old.out) == (1, True)


def test_that_a_print_is_noted_and_listed(arbiter: Arbiter, sample: Path, paper: Path) -> None:
    newest = read_history(sample)[-1]
    assert (newest.command, newest.params["target"]) == (SAVED, "r2.pdf")
    listed = arbiter("papers", sample).out
    assert listed.startswith("right")
    assert "round=2" in listed


def test_that_a_paper_of_an_event_open_elsewhere_is_printed_and_the_note_is_missed(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    window = Workspace.open(sample, actor="Олена")
    try:
        done = arbiter("print", sample, "start-list", "-o", tmp_path / "s.pdf")
        assert done.status == 0
        assert "not noted in the journal" in done.err
        assert all(entry.command != SAVED for entry in window.history())
    finally:
        window.close()
    assert arbiter("papers", sample, "--code", code_on(tmp_path / "s.pdf")).status == 0
