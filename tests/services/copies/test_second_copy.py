"""A second folder is kept in step, and nothing in it is ever lost that is not this event."""

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import date, datetime
from itertools import count
from pathlib import Path
from threading import Event as Signal
from threading import Thread
from typing import Any

import pytest

from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.ids import Board, Round
from arbiter_app.formats.errors import FileError
from arbiter_app.services import closed_file
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.copies.second_copy import SecondCopy
from arbiter_app.services.workspace import Workspace
from tests.campaigns import IN_SOAK

Play = Callable[[int], Workspace]


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


@pytest.fixture
def opened(play: Play) -> Workspace:
    return play(6)


@pytest.fixture
def second(opened: Workspace, stick: Path) -> SecondCopy:
    return SecondCopy(opened.path, stick, now=lambda: datetime(2026, 11, 21, 18, 0))


def enter(workspace: Workspace, board: int = 1) -> None:
    workspace.do(enter_result, round=Round(1), board=Board(board), result=DRAW)


def refusal(second: SecondCopy) -> str:
    """Return the code of a refusal, having checked that what is in the folder stays as it is."""
    folder = second.path.parent
    before = {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    last = second.last
    with pytest.raises(FileError) as refused:
        second.update()
    assert {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()} == before
    assert second.last == last
    return refused.value.code


def test_that_the_copy_follows_the_event_and_is_one_file(
    opened: Workspace, second: SecondCopy, stick: Path
) -> None:
    for board in (1, 2, 3):
        enter(opened, board)
        assert second.update() == second.last == datetime(2026, 11, 21, 18, 0)
        assert closed_file.read_event(second.path) == opened.event
        assert closed_file.verify(second.path) == ()
        assert list(stick.iterdir()) == [second.path]


def test_that_nothing_is_written_where_nothing_was_done(
    opened: Workspace, second: SecondCopy
) -> None:
    second.update()
    written = second.path.stat()
    second.update()
    now = second.path.stat()
    assert (now.st_ino, now.st_mtime_ns) == (written.st_ino, written.st_mtime_ns)


def test_that_the_event_file_has_the_last_act_after_it_was_copied(
    opened: Workspace, second: SecondCopy, tmp_path: Path
) -> None:
    enter(opened)
    second.update()
    enter(opened, 2)
    second.update()
    mailed = Path(shutil.copy(opened.path, tmp_path / "mailed.arbiter"))
    assert closed_file.read_event(mailed) == opened.event


def test_that_a_stick_that_is_pulled_out_and_back_in_blocks_nothing(
    opened: Workspace, second: SecondCopy, stick: Path
) -> None:
    second.update()
    stick.rename(stick.with_name("pulled"))
    enter(opened)
    with pytest.raises(FileError) as refused:
        second.update()
    assert refused.value.code == "copy.folder-gone"
    assert second.last is not None
    enter(opened, 2)
    stick.with_name("pulled").rename(stick)
    second.update()
    assert closed_file.read_event(second.path) == opened.event


def test_that_a_copy_that_cannot_be_written_leaves_the_one_before(
    opened: Workspace, second: SecondCopy, monkeypatch: pytest.MonkeyPatch
) -> None:
    second.update()
    enter(opened)

    def refuse(_: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refuse)
        assert refusal(second) == "copy.failed"
    second.update()
    assert closed_file.read_event(second.path) == opened.event


CODES = ("EIO", "ENODEV", "ENOSPC", "EROFS", "ESTALE", "EACCES", "ENOTCONN", "ENOLCK", "ENOSYS")
STEP = 1 if IN_SOAK else 3
"""Outside the soak each code refuses a third of the calls, together they refuse each three times.
"""


@pytest.mark.soak
@pytest.mark.parametrize("code", CODES)
def test_that_whatever_call_a_stick_refuses_is_told_as_no_copy_and_tried_again(
    code: str, opened: Workspace, second: SecondCopy, stick: Path, tmp_path: Path
) -> None:
    for at in count(1 + CODES.index(code) % STEP, STEP):
        enter(opened)
        with refusing_stick(stick, at, getattr(errno, code)) as refused:
            told = code_of(second)
        assert told in (None, "copy.folder-gone", "copy.failed"), refused
        opened.undo()
        second.update()
        assert closed_file.read_event(second.path) == opened.event
        if not refused:
            return


def code_of(second: SecondCopy) -> str | None:
    """Return the code of a refusal, None where the copy was made."""
    try:
        second.update()
    except FileError as error:
        return error.code
    return None


CALLS: list[tuple[Any, str]] = [
    *((Path, name) for name in ("is_dir", "exists", "samefile", "stat", "lstat", "replace")),
    *((os, name) for name in ("open", "fsync", "scandir")),
]


@contextmanager
def refusing_stick(stick: Path, at: int, code: int) -> Iterator[list[str]]:
    """Refuse one call that names a file on the stick, and every sync; yield which was refused."""
    refused: list[str] = []
    calls = count(1)

    def refusing(call: Callable[..., Any], name: str) -> Callable[..., Any]:
        def refuse(path: Any, *args: Any, **named: Any) -> Any:
            is_there = isinstance(path, int) or Path(path).is_relative_to(stick)
            if is_there and next(calls) == at:
                refused.append(name)
                raise OSError(code, os.strerror(code))
            return call(path, *args, **named)

        return refuse

    with pytest.MonkeyPatch.context() as patched:
        for owner, name in CALLS:
            patched.setattr(owner, name, refusing(getattr(owner, name), name))
        yield refused


def test_that_another_event_of_the_same_name_is_never_replaced(
    opened: Workspace, second: SecondCopy
) -> None:
    Workspace.create(
        second.path,
        title="Інший",
        starts_on=date(2026, 11, 1),
        edition_id="2026-03",
        actor="arbiter",
    ).close()
    assert refusal(second) == "copy.other-event"


def test_that_a_copy_in_which_work_went_on_is_never_replaced(
    opened: Workspace, second: SecondCopy
) -> None:
    second.update()
    with closing(Workspace.open(second.path, actor="deputy")) as other:
        enter(other, 3)
    assert refusal(second) == "copy.other-event"
    enter(opened, 3)
    enter(opened, 2)
    assert refusal(second) == "copy.other-event"


@pytest.mark.parametrize("content", [b"", b"a letter", b"SQLite format 3\0" + bytes(4000)])
def test_that_a_file_of_another_kind_is_never_replaced(
    content: bytes, opened: Workspace, second: SecondCopy
) -> None:
    second.path.write_bytes(content)
    assert refusal(second) == "copy.other-event"


def test_that_a_database_of_another_program_is_never_replaced(
    opened: Workspace, second: SecondCopy
) -> None:
    with closing(sqlite3.connect(second.path)) as database:
        database.execute("CREATE TABLE journal (id INTEGER, hash TEXT)")
        database.commit()
    assert refusal(second) == "copy.other-event"


def test_that_a_copy_that_is_open_in_another_window_is_left_alone(
    opened: Workspace, second: SecondCopy
) -> None:
    second.update()
    enter(opened)
    with closing(Workspace.open(second.path, actor="deputy")):
        with pytest.raises(FileError) as refused:
            second.update()
        assert refused.value.code == "copy.in-use"
    second.update()


def test_that_the_folder_of_the_event_itself_is_no_second_one(opened: Workspace) -> None:
    here = SecondCopy(opened.path, opened.path.parent)
    with pytest.raises(FileError) as refused:
        here.update()
    assert refused.value.code == "copy.same-folder"
    enter(opened)


def test_that_what_a_crash_left_beside_the_copy_is_not_taken_for_newer(
    opened: Workspace, second: SecondCopy, stick: Path, tmp_path: Path
) -> None:
    second.update()
    copy = Path(shutil.copy(second.path, tmp_path / "crashed.arbiter"))
    reader = sqlite3.connect(copy)
    reader.executescript("PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 1; BEGIN;")
    reader.execute("SELECT count(*) FROM journal").fetchall()
    for suffix in ("-wal", "-shm"):
        shutil.copy(f"{copy}{suffix}", f"{second.path}{suffix}")
    reader.close()
    enter(opened)
    second.update()
    assert list(stick.iterdir()) == [second.path]
    assert closed_file.read_event(second.path) == opened.event
    assert closed_file.verify(second.path) == ()


def test_that_copying_in_another_thread_neither_delays_nor_tears(
    opened: Workspace, second: SecondCopy
) -> None:
    done, faults, refused = Signal(), list[object](), list[FileError]()

    def copy() -> None:
        while not done.is_set():
            try:
                second.update()
            except FileError as error:
                refused.append(error)
            faults.extend(closed_file.verify(second.path))

    worker = Thread(target=copy)
    worker.start()
    try:
        for lap in range(8):
            for board in (1, 2, 3):
                result = WHITE_WINS if lap % 2 else DRAW
                opened.do(enter_result, round=Round(2), board=Board(board), result=None)
                opened.do(enter_result, round=Round(2), board=Board(board), result=result)
    finally:
        done.set()
        worker.join()
    second.update()
    assert (faults, refused) == ([], [])
    assert (
        closed_file.read_event(second.path) == opened.event == closed_file.read_event(opened.path)
    )
