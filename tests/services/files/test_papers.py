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


def test_that_a_paper_that_cannot_be_written_leaves_the_one_before(tmp_path: Path) -> None:
    paper = tmp_path / "таблиця.pdf"
    save_paper(paper, b"first")
    (tmp_path / ".таблиця.pdf.new").mkdir()
    with pytest.raises(FileError) as refused:
        save_paper(paper, b"second")
    assert refused.value.code == "file.write-failed"
    assert paper.read_bytes() == b"first"


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
