"""A sound copy takes the place of a file at fault, which is kept; nothing else is put there."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date
from errno import ENOSPC
from pathlib import Path

import pytest

from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.ids import Board, Round
from arbiter_app.formats.errors import FileError
from arbiter_app.services import closed_file
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.copies.put_back import put_back
from arbiter_app.services.workspace import Workspace


@pytest.fixture
def sound(play: Callable[[int], Workspace], tmp_path: Path) -> Path:
    """A copy of the event of `path`, which is closed."""
    workspace = play(4)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    copy = tmp_path / "copies" / "copy.arbiter"
    copy.parent.mkdir()
    workspace.write_copy(copy)
    workspace.close()
    return copy


def key_of(path: Path) -> str:
    with closing(Workspace.open(path)) as workspace:
        return workspace.key


def put_at_fault(path: Path) -> bytes:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE player SET fide_rating = 2900")
    assert closed_file.verify(path)
    return path.read_bytes()


def test_that_a_sound_copy_takes_the_place_of_a_file_at_fault_which_is_kept(
    path: Path, sound: Path
) -> None:
    at_fault = put_at_fault(path)
    aside = put_back(path, sound, key_of(sound))
    assert closed_file.verify(path) == ()
    assert closed_file.read_event(path) == closed_file.read_event(sound)
    assert aside.parent == path.parent
    assert aside.read_bytes() == at_fault


def test_that_neither_another_event_nor_a_copy_at_fault_is_put_back(
    path: Path, sound: Path, tmp_path: Path
) -> None:
    key, at_fault = key_of(sound), put_at_fault(path)
    other = tmp_path / "copies" / "other.arbiter"
    Workspace.create(other, title="Other", starts_on=date(2026, 8, 1), edition_id="2026-03").close()
    no_better = tmp_path / "copies" / "no better.arbiter"
    shutil.copyfile(path, no_better)
    for source, code in ((other, "copy.not-this-event"), (no_better, "copy.faulty")):
        with pytest.raises(FileError) as refused:
            put_back(path, source, key)
        assert refused.value.code == code
        assert path.read_bytes() == at_fault


def test_that_a_file_stands_as_it_did_where_the_disk_takes_no_copy(
    path: Path, sound: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, at_fault = key_of(sound), put_at_fault(path)
    folder = {*path.parent.iterdir()}

    def full(_: int) -> None:
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileError) as refused:
        put_back(path, sound, key)
    assert refused.value.code == "file.write-failed"
    assert path.read_bytes() == at_fault
    assert {*path.parent.iterdir()} == folder
