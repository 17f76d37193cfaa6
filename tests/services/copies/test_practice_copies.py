"""A practice copy is told apart from its event for good."""

from collections.abc import Callable
from pathlib import Path

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.ids import Board, Round
from arbiter_app.formats.errors import FileError
from arbiter_app.services import closed_file
from arbiter_app.services.commands.play.draw import draw_lots
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.copies.practice import make_practice_copy
from arbiter_app.services.copies.snapshots import restore, snapshots
from arbiter_app.services.workspace import Workspace

Play = Callable[[int], Workspace]


@pytest.fixture
def practised(play: Play, tmp_path: Path) -> Workspace:
    """A practice copy, made and opened while its event is open."""
    workspace = play(4)
    copy = tmp_path / "practice.arbiter"
    make_practice_copy(workspace.path, copy, actor="arbiter")
    return Workspace.open(copy, actor="arbiter")


def test_that_a_practice_copy_is_marked_and_its_event_is_not(
    practised: Workspace, path: Path
) -> None:
    assert practised.event.is_practice
    assert not closed_file.read_event(path).is_practice
    assert practised.event.players == closed_file.read_event(path).players
    practised.close()
    assert closed_file.verify(practised.path) == ()


def test_that_a_practice_copy_never_becomes_the_event_again(practised: Workspace) -> None:
    with pytest.raises(RuleError, match="nothing-to-undo"):
        practised.undo()
    practised.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    practised.undo()
    assert practised.event.is_practice


def test_that_a_practice_copy_and_its_event_have_snapshots_of_their_own(
    practised: Workspace, workspace: Workspace
) -> None:
    assert snapshots(practised) == ()
    (of_event,) = snapshots(workspace)
    practised.do(draw_lots, seed="проба")
    assert len(snapshots(practised)) == 1
    assert snapshots(workspace) == (of_event,)
    with pytest.raises(FileError) as refused:
        restore(practised, of_event)
    assert refused.value.code == "snapshot.other-event"
    assert practised.event.is_practice


def test_that_two_practice_copies_do_not_share_their_snapshots(
    practised: Workspace, workspace: Workspace, tmp_path: Path
) -> None:
    make_practice_copy(workspace.path, tmp_path / "second.arbiter", actor="arbiter")
    second = Workspace.open(tmp_path / "second.arbiter", actor="arbiter")
    assert len({workspace.key, practised.key, second.key}) == 3


def test_that_a_practice_copy_replaces_no_file(practised: Workspace, path: Path) -> None:
    before = practised.path.read_bytes()
    with pytest.raises(FileError) as refused:
        make_practice_copy(path, practised.path, actor="arbiter")
    assert refused.value.code == "file.exists"
    assert practised.path.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"a letter", b"SQLite format 3\0" + bytes(200)])
def test_that_nothing_is_left_where_there_is_no_event_to_copy(
    content: bytes, tmp_path: Path
) -> None:
    source = tmp_path / "letter.arbiter"
    source.write_bytes(content)
    with pytest.raises(FileError) as refused:
        make_practice_copy(source, tmp_path / "practice.arbiter", actor="arbiter")
    assert refused.value.code == "file.not-an-event"
    assert list(tmp_path.iterdir()) == [source]
