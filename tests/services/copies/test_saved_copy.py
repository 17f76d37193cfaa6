"""A copy of an open event is saved whole, and takes the place of no other file."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.ids import Board, Round
from arbiter_app.formats.errors import FileError
from arbiter_app.services import closed_file
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.copies.saved_copy import CancelledError, save_copy
from arbiter_app.services.workspace import Workspace

Play = Callable[[int], Workspace]


@pytest.fixture
def target(tmp_path: Path) -> Path:
    (tmp_path / "copies").mkdir()
    return tmp_path / "copies" / "Кубок.arbiter"


def enter(workspace: Workspace, board: int = 1) -> None:
    workspace.do(enter_result, round=Round(1), board=Board(board), result=DRAW)


def refused(source: Path, target: Path) -> str:
    before = target.read_bytes()
    with pytest.raises(FileError) as refusal:
        save_copy(source, target)
    assert target.read_bytes() == before
    return refusal.value.code


def test_that_a_copy_of_an_open_event_has_its_last_act(play: Play, target: Path) -> None:
    opened = play(4)
    enter(opened)
    save_copy(opened.path, target)
    assert closed_file.read_event(target) == opened.event
    assert closed_file.read_history(target) == opened.history()
    assert closed_file.verify(target) == ()
    assert list(target.parent.iterdir()) == [target]


def test_that_a_copy_replaces_an_earlier_state_and_itself(play: Play, target: Path) -> None:
    opened = play(4)
    save_copy(opened.path, target)
    enter(opened)
    for _ in range(2):
        save_copy(opened.path, target)
        assert closed_file.read_event(target) == opened.event
    assert list(target.parent.iterdir()) == [target]


def test_that_a_copy_replaces_nothing_else(play: Play, target: Path) -> None:
    opened = play(4)
    target.write_bytes(b"a letter")
    assert refused(opened.path, target) == "file.exists"
    target.unlink()
    save_copy(opened.path, target)
    with closing(Workspace.open(target)) as other:
        assert refused(opened.path, target) == "file.in-use"
        enter(other, 2)
    assert refused(opened.path, target) == "file.exists"


def test_that_the_event_is_not_copied_onto_itself(play: Play, target: Path) -> None:
    made = play(4)
    made.close()
    target.symlink_to(made.path)
    assert refused(made.path, target) == "file.exists"
    assert refused(made.path, made.path) == "file.exists"


def test_that_a_damaged_event_is_not_copied(play: Play, target: Path) -> None:
    made = play(4)
    made.close()
    content = bytearray(made.path.read_bytes())
    content[5000:9000] = bytes(4000)
    made.path.write_bytes(content)
    with pytest.raises(FileError):
        save_copy(made.path, target)
    assert not [*target.parent.iterdir()]


def test_that_a_cancelled_copy_leaves_nothing(play: Play, target: Path) -> None:
    opened = play(4)
    with pytest.raises(CancelledError):
        save_copy(opened.path, target, cancelled=lambda: True)
    assert not [*target.parent.iterdir()]
