"""Files are written whole or not at all, and what a killed program left aside goes."""

import errno
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.whole_files import (
    beside,
    take_away_all_leftovers,
    take_away_leftovers,
    write_whole,
)

Write = Callable[[Path], None]


def write_bytes(path: Path) -> None:
    write_whole(path, b"second")


def fill(path: Path) -> None:
    with beside(path) as unfinished:
        unfinished.write_bytes(b"second")


def fill_database(path: Path) -> None:
    with beside(path) as unfinished, closing(sqlite3.connect(unfinished)) as database:
        database.executescript("PRAGMA journal_mode = WAL; CREATE TABLE player (name TEXT)")


WRITES = [write_bytes, fill, fill_database]
CALLS: list[tuple[Any, str]] = [
    (os, "open"),
    (os, "fsync"),
    (os, "fstat"),
    (os, "fdopen"),
    (Path, "replace"),
    (Path, "lstat"),
]


@contextmanager
def failing(at: int, code: int) -> Iterator[list[str]]:
    """Let one call of the system fail, the one of that number; yield which did."""
    failed: list[str] = []
    calls = count(1)

    def refusing(call: Callable[..., object], name: str) -> Callable[..., object]:
        def refuse(*args: object, **named: object) -> object:
            if next(calls) == at:
                failed.append(name)
                raise OSError(code, os.strerror(code))
            return call(*args, **named)

        return refuse

    with pytest.MonkeyPatch.context() as patched:
        for owner, name in CALLS:
            patched.setattr(owner, name, refusing(getattr(owner, name), name))
        yield failed


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.ENODEV, errno.EACCES])
@pytest.mark.parametrize("write", WRITES)
def test_that_a_file_is_the_former_or_the_new_one_whichever_call_fails(
    tmp_path: Path, write: Write, code: int
) -> None:
    path = tmp_path / "table.pdf"
    for at in count(1):
        path.write_bytes(b"first")
        with failing(at, code) as failed:
            try:
                write(path)
                is_written = True
            except OSError:
                is_written = False
        assert (path.read_bytes() == b"first") is not is_written, failed
        assert list(tmp_path.iterdir()) == [path], failed
        if not failed:
            assert is_written
            return


@pytest.mark.parametrize("write", WRITES)
def test_that_an_error_of_the_caller_leaves_the_former_file(tmp_path: Path, write: Write) -> None:
    path = tmp_path / "table.pdf"
    write(path)
    before = path.read_bytes()
    with pytest.raises(FileNotFoundError), beside(path) as unfinished:
        unfinished.with_suffix(".none").read_bytes()
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_that_a_new_file_takes_no_place_that_was_taken_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / "cup.arbiter"
    with pytest.raises(FileExistsError), beside(path, is_new=True):
        path.symlink_to(tmp_path / "nowhere")
    assert path.is_symlink()
    assert list(tmp_path.iterdir()) == [path]


def test_that_of_two_who_make_a_new_file_at_once_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "cup.arbiter"
    monkeypatch.setattr(os.path, "lexists", lambda _: False)  # the other comes after the look
    with pytest.raises(FileExistsError), beside(path, is_new=True):
        path.write_bytes(b"first")
    assert path.read_bytes() == b"first"
    assert list(tmp_path.iterdir()) == [path]


def test_that_a_new_file_is_made_on_a_stick_that_has_no_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    with beside(tmp_path / "cup.arbiter", is_new=True) as unfinished:
        unfinished.write_bytes(b"first")
    assert (tmp_path / "cup.arbiter").read_bytes() == b"first"


def left_by_a_killed_program(folder: Path, token: str = "0123456789ab") -> list[Path]:
    names = [
        f".arbiter-{token}.held",
        *(f".arbiter-{token}.new{suffix}" for suffix in ("", "-wal", "-shm", "-journal")),
        f"..arbiter-{token}.new.lock",
    ]
    for name in names:
        (folder / name).write_bytes(b"half")
    return [folder / name for name in names]


def test_that_what_a_killed_program_left_aside_goes_and_nothing_else(tmp_path: Path) -> None:
    inner = tmp_path / "events" / "cup"
    inner.mkdir(parents=True)
    ours = [tmp_path / ".cup.arbiter.new", tmp_path / ".arbiter-notes.new", inner / "draft.new"]
    for path in ours:
        path.write_bytes(b"mine")
    left_by_a_killed_program(tmp_path)
    left_by_a_killed_program(inner)
    take_away_all_leftovers(tmp_path)
    assert {each for each in tmp_path.rglob("*") if each.is_file()} == {*ours}


def test_that_the_first_file_in_a_folder_takes_left_overs_away(tmp_path: Path) -> None:
    left_by_a_killed_program(tmp_path)
    write_whole(tmp_path / "table.pdf", b"first")
    assert list(tmp_path.iterdir()) == [tmp_path / "table.pdf"]


def test_that_what_a_running_program_writes_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "table.pdf"
    with beside(path) as unfinished:
        take_away_leftovers(tmp_path)
        unfinished.write_bytes(b"whole")
    assert path.read_bytes() == b"whole"


@pytest.mark.skipif(sys.platform == "win32", reason="an open file is held there anyhow")
def test_that_on_a_disk_that_cannot_tell_only_what_is_old_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    def no_locks(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    young, old = left_by_a_killed_program(tmp_path), left_by_a_killed_program(tmp_path, "f" * 12)
    os.utime(old[0], (0, 0))
    write_whole(tmp_path / "table.pdf", b"first")
    assert {*tmp_path.iterdir()} == {*young, tmp_path / "table.pdf"}


def test_that_a_link_under_the_name_aside_is_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_bytes(b"a letter")
    monkeypatch.setattr(os, "urandom", bytes)
    (tmp_path / f".arbiter-{'0' * 12}.new").symlink_to(letter)
    (tmp_path / f".arbiter-{'0' * 12}.held").symlink_to(letter)
    with pytest.raises(FileExistsError):
        write_whole(tmp_path / "table.pdf", b"first")
    assert letter.read_bytes() == b"a letter"
