"""Snapshots and practice copies on the command line."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.rounds import correct_result
from arbiter_app.services.workspace import Workspace

Arbiter = Callable[..., Any]

OF_RATING, OF_RESULT = 1, 2


@pytest.fixture
def corrected(sample: Path) -> Path:
    """The sample with a result of round 5 corrected and then a rating: before each of the two a
    snapshot was taken, see OF_RATING and OF_RESULT.
    """
    with closing(Workspace.open(sample, actor="Олена")) as workspace:
        workspace.do(
            correct_result,
            round=Round(5),
            board=Board(3),
            result=DRAW,
            reason="протокол",
            decided=True,
        )
        name = workspace.event.players[PlayerId(2)].name
        workspace.accepting(WeighedAct.RATING).do(
            edit_player, player=PlayerId(2), name=name, fide_rating=2110, reason="лист ФІДЕ"
        )
    return sample


def test_that_an_event_without_snapshots_says_so(arbiter: Arbiter, sample: Path) -> None:
    done = arbiter("snapshots", sample)
    assert (done.status, done.out) == (0, "No snapshots on this computer.\n")


def test_that_snapshots_are_listed_with_their_occasion(arbiter: Arbiter, corrected: Path) -> None:
    _, of_rating, of_result = arbiter("snapshots", corrected).out.splitlines()
    assert of_rating.startswith(f" {OF_RATING}  ")
    assert of_rating.endswith("before a change")
    assert of_result.startswith(f" {OF_RESULT}  ")
    assert of_result.endswith("before a correction")


def test_that_a_difference_is_told_row_by_row_and_act_by_act(
    arbiter: Arbiter, corrected: Path
) -> None:
    done = arbiter("snapshots", corrected, "--diff", OF_RESULT)
    assert done.status == 1
    assert "Round 5, board 3" in done.out
    assert "result 0 – 1 → ½ – ½" in done.out
    assert "FIDE rating 2287 → 2110" in done.out
    assert "[reason: протокол]" in done.out


def test_that_going_back_is_an_act_of_the_journal(arbiter: Arbiter, corrected: Path) -> None:
    done = arbiter("snapshots", corrected, "--restore", OF_RESULT)
    assert done.status == 0
    event = read_event(corrected)
    assert event.players[PlayerId(2)].fide_rating == 2287
    assert "Event put back to how it was on" in arbiter("history", corrected).out
    assert arbiter("verify", corrected).status == 0
    *_, oldest = arbiter("snapshots", corrected).out.splitlines()
    number = oldest.split()[0]
    same = arbiter("snapshots", corrected, "--restore", number)
    assert same.status == 1
    assert "nothing to restore" in same.err
    assert arbiter("snapshots", corrected, "--diff", number).out == "No difference.\n"


def test_that_a_snapshot_that_is_not_there_is_bad_input(arbiter: Arbiter, corrected: Path) -> None:
    for option in ("--diff", "--restore"):
        done = arbiter("snapshots", corrected, option, 3)
        assert done.status == 2
        assert "there is no snapshot 3; snapshots: 2" in done.err


def test_that_snapshots_are_listed_while_the_event_is_open(
    arbiter: Arbiter, corrected: Path
) -> None:
    with closing(Workspace.open(corrected, actor="Олена")):
        assert arbiter("snapshots", corrected, "--diff", OF_RESULT).status == 1
        assert arbiter("snapshots", corrected, "--restore", OF_RESULT).status == 2


def test_that_a_practice_copy_is_made_once(arbiter: Arbiter, sample: Path, tmp_path: Path) -> None:
    copy = tmp_path / "practice.arbiter"
    assert arbiter("practice", sample, copy).out == f"{copy}\n"
    assert read_event(copy).is_practice
    assert not read_event(sample).is_practice
    again = arbiter("practice", sample, copy)
    assert again.status == 2
    assert "exists already" in again.err


def test_that_a_file_at_fault_is_said_and_not_written(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(sample, isolation_level=None)) as database:
        database.execute("UPDATE player SET club = 'Чужий' WHERE id = 1")
    for words in (
        ("standings", sample),
        ("history", sample),
        ("print", sample, "start-list", "-o", tmp_path / "list.pdf"),
        ("export", sample, tmp_path / "report.trf"),
        ("copy", sample, tmp_path / "copy.arbiter"),
    ):
        done = arbiter(*words)
        assert (done.status, "player 1" in done.err) == (0, True), words
    assert arbiter("verify", sample).status == 1
    before = sample.read_bytes()
    for refused in (
        ("practice", sample, tmp_path / "practice.arbiter"),
        ("annul-draw", sample, "--reason", "x"),
    ):
        done = arbiter(*refused)
        assert (done.status, "player 1" in done.err) == (2, True), refused
    assert sample.read_bytes() == before
    assert not (tmp_path / "practice.arbiter").exists()
