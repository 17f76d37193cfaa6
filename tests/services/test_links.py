"""The same file through a link is the same file; what cannot be locked is said in three ways."""

import errno
import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from arbiter_app import paths
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.ids import Board, Round
from arbiter_app.formats.errors import FileError
from arbiter_app.services import closed_file
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.copies.second_copy import SecondCopy
from arbiter_app.services.leftovers import take_away_leftovers
from arbiter_app.services.workspace import Workspace

Play = Callable[[int], Workspace]
Link = Callable[[Path, Path], Path]


def symbolic(path: Path, folder: Path) -> Path:
    link = folder / "link.arbiter"
    link.symlink_to(path)
    return link


def hard(path: Path, folder: Path) -> Path:
    link = folder / "hard.arbiter"
    link.hardlink_to(path)
    return link


def of_folder(path: Path, folder: Path) -> Path:
    link = folder / "events"
    link.symlink_to(path.parent)
    return link / path.name


def roundabout(path: Path, folder: Path) -> Path:
    return folder / ".." / path.name


def relative(path: Path, _: Path) -> Path:
    return Path(os.path.relpath(path))


LINKS = [symbolic, hard, of_folder, roundabout, relative]


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    return folder


@pytest.mark.parametrize("linked", LINKS)
def test_that_an_open_event_is_in_use_by_whatever_name(
    linked: Link, play: Play, elsewhere: Path
) -> None:
    opened = play(4)
    link = linked(opened.path, elsewhere)
    before = {*elsewhere.rglob("*")}
    with pytest.raises(FileError) as refused:
        Workspace.open(link)
    assert refused.value.code == "file.in-use"
    assert {*elsewhere.rglob("*")} == before
    opened.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    assert closed_file.read_event(link) == opened.event


@pytest.mark.parametrize("linked", LINKS)
def test_that_an_event_opened_by_a_link_is_in_use_by_its_name(
    linked: Link, play: Play, elsewhere: Path
) -> None:
    made = play(4)
    path = made.path
    made.close()
    with closing(Workspace.open(linked(path, elsewhere))) as opened:
        with pytest.raises(FileError) as refused:
            Workspace.open(path)
        assert refused.value.code == "file.in-use"
        opened.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
        event = opened.event
    assert closed_file.read_event(path) == event
    assert not [*path.parent.glob(".*")]
    with closing(Workspace.open(path)) as again:
        assert not again.was_left_open


def test_that_an_event_opened_by_a_link_stands_where_the_file_is(
    play: Play, elsewhere: Path
) -> None:
    made = play(4)
    made.close()
    with closing(Workspace.open(symbolic(made.path, elsewhere))) as opened:
        assert opened.path == made.path


@pytest.mark.parametrize("linked", [symbolic, hard])
def test_that_a_second_copy_onto_the_same_file_is_refused(
    linked: Link, play: Play, elsewhere: Path
) -> None:
    opened = play(4)
    linked(opened.path, elsewhere).rename(elsewhere / opened.path.name)
    with pytest.raises(FileError) as refused:
        SecondCopy(opened.path, elsewhere).update()
    assert refused.value.code == "copy.same-folder"


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (errno.ENOLCK, "file.no-locks"),
        (errno.ENOSYS, "file.no-locks"),
        (errno.EOPNOTSUPP, "file.no-locks"),
        (errno.EROFS, "file.read-only"),
        (errno.EPERM, "file.read-only"),
        (errno.ENOSPC, "file.write-failed"),
        (errno.EIO, "file.unreadable"),
        (errno.EAGAIN, "file.in-use"),
    ],
)
def test_that_what_keeps_from_locking_is_told_apart(
    answer: int, code: str, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")
    made = play(4)
    made.close()
    before = made.path.read_bytes()

    def refuse(*_: object) -> None:
        raise OSError(answer, os.strerror(answer))

    monkeypatch.setattr(fcntl, "flock", refuse)
    with pytest.raises(FileError) as refused:
        Workspace.open(made.path)
    assert refused.value.code == code
    assert made.path.read_bytes() == before


def test_that_an_event_opens_where_no_lock_of_links_can_be_kept(
    play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made = play(4)
    made.close()
    nowhere = tmp_path / "file"
    nowhere.touch()
    monkeypatch.setattr(paths, "user_data", lambda: nowhere)
    Workspace.open(made.path, takes_snapshots=False).close()


def test_that_locks_a_killed_program_left_go_and_those_in_use_stay(play: Play) -> None:
    opened = play(4)
    locks = paths.user_data() / "locks"
    held = {*locks.iterdir()}
    assert held
    (locks / "0-0.lock").touch()
    take_away_leftovers()
    assert {*locks.iterdir()} == held
    orphan = opened.path.with_name(".gone.arbiter.lock")
    strange = opened.path.with_name(".yarn.lock")
    orphan.touch()
    strange.touch()
    opened.close()
    Workspace.open(opened.path).close()
    assert strange.exists()
    assert not orphan.exists()
    assert not [*locks.iterdir()]


def test_that_a_lock_another_person_left_keeps_nobody_out_and_one_that_is_held_does(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")
    made = play(4)
    made.close()
    left = made.path.with_name(f".{made.path.name}.lock")
    left.touch()
    open_file = os.open

    def of_another(path: object, flags: int, *args: int, **named: int) -> int:
        if path == str(left) and left.exists() and flags & (os.O_RDWR | os.O_CREAT):
            raise PermissionError(errno.EACCES, "Permission denied")
        return open_file(path, flags, *args, **named)  # type: ignore[arg-type]  # as it came

    monkeypatch.setattr(os, "open", of_another)
    holder = left.open()
    fcntl.flock(holder, fcntl.LOCK_EX)
    with pytest.raises(FileError) as refused:
        Workspace.open(made.path)
    assert refused.value.code == "file.in-use"
    holder.close()
    Workspace.open(made.path).close()
    assert not left.exists()
