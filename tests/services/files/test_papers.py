import errno
import os
import sys
from datetime import datetime
from pathlib import Path

import pytest

from arbiter_app.formats.errors import FileError
from arbiter_app.services.files.papers import save_paper
from arbiter_app.services.files.sample import make_sample


def test_that_a_paper_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    paper = tmp_path / "таблиця.pdf"
    save_paper(paper, b"first")
    save_paper(paper, b"second")
    assert paper.read_bytes() == b"second"
    assert list(tmp_path.iterdir()) == [paper]


def test_that_a_paper_that_cannot_be_written_leaves_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paper = tmp_path / "таблиця.pdf"
    save_paper(paper, b"first")

    def refuse(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(FileError) as refused:
        save_paper(paper, b"second")
    assert refused.value.code == "file.write-failed"
    assert paper.read_bytes() == b"first"
    assert list(tmp_path.iterdir()) == [paper]


def test_that_a_paper_takes_the_place_of_a_link_and_what_it_leads_to_is_left(
    tmp_path: Path,
) -> None:
    led_to, paper = tmp_path / "letter.txt", tmp_path / "таблиця.pdf"
    led_to.write_bytes(b"a letter")
    paper.symlink_to(led_to)
    save_paper(paper, b"first")
    assert (led_to.read_bytes(), paper.read_bytes()) == (b"a letter", b"first")
    assert not paper.is_symlink()


def test_that_a_paper_that_is_write_protected_is_not_replaced(tmp_path: Path) -> None:
    paper = tmp_path / "таблиця.pdf"
    save_paper(paper, b"first")
    paper.chmod(0o444)
    with pytest.raises(FileError) as refused:
        save_paper(paper, b"second")
    assert refused.value.code == "file.write-failed"
    assert paper.read_bytes() == b"first"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
def test_that_a_paper_keeps_the_rights_of_the_one_before(tmp_path: Path) -> None:
    paper = tmp_path / "таблиця.pdf"
    save_paper(paper, b"first")
    paper.chmod(0o640)
    save_paper(paper, b"second")
    assert paper.stat().st_mode & 0o777 == 0o640


def test_that_a_paper_open_in_a_viewer_on_windows_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class DeniedError(PermissionError):
        winerror = 32

    def refuse(*_: object) -> None:
        raise DeniedError(errno.EACCES, "in use")

    paper = tmp_path / "таблиця.pdf"
    save_paper(paper, b"first")
    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(FileError) as refused:
        save_paper(paper, b"second")
    assert refused.value.code == "file.open-elsewhere"
    assert paper.read_bytes() == b"first"
    assert list(tmp_path.iterdir()) == [paper]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("CON.pdf", "file.name-device"),
        ("com1", "file.name-device"),
        ("round 5?.pdf", "file.name-letters"),
        (".table.pdf", "file.name-letters"),
        ("-table.pdf", "file.name-letters"),
        ("table.", "file.name-letters"),
        ("ta\u202eble.pdf", "file.name-letters"),
        ("т" * 110 + ".pdf", "file.name-too-long"),
    ],
)
def test_that_a_name_that_some_system_does_not_take_is_refused_on_all(
    tmp_path: Path, name: str, code: str
) -> None:
    with pytest.raises(FileError) as refused:
        save_paper(tmp_path / name, b"first")
    assert refused.value.code == code
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
def test_that_a_pipe_nobody_reads_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(FileError) as refused:
        save_paper(pipe, b"first")
    assert refused.value.code == "file.write-failed"


def test_that_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileError) as refused:
        save_paper(tmp_path / "none" / "таблиця.pdf", b"first")
    assert refused.value.path == tmp_path / "none" / "таблиця.pdf"


def test_that_a_device_is_written_to_and_stays_a_device() -> None:
    device = Path("NUL" if sys.platform == "win32" else "/dev/null")
    save_paper(device, b"first")
    assert not device.is_file()


@pytest.mark.parametrize("name", ["кубок.arbiter", "кубок.pdf"])
def test_that_no_paper_takes_the_place_of_an_event(tmp_path: Path, name: str) -> None:
    event = tmp_path / name
    make_sample(event, datetime.now)
    before = event.read_bytes()
    with pytest.raises(FileError) as refused:
        save_paper(event, b"paper")
    assert refused.value.code == "file.is-an-event"
    assert event.read_bytes() == before


def test_that_no_paper_is_named_like_an_event(tmp_path: Path) -> None:
    with pytest.raises(FileError) as refused:
        save_paper(tmp_path / "кубок.arbiter", b"paper")
    assert refused.value.code == "file.is-an-event"
    assert list(tmp_path.iterdir()) == []
