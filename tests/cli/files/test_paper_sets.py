"""Sets of papers from the command line."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pypdfium2

from arbiter_app.services.closed_file import read_history

Arbiter = Callable[..., Any]


def test_that_a_set_is_one_file_with_a_bookmark_for_each_paper(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    output = tmp_path / "wall.pdf"
    done = arbiter("papers", sample, "--set", "after-round", "-o", output, "--lang", "en")
    assert (done.status, done.out) == (0, f"{output}\n")
    pdf = pypdfium2.PdfDocument(output)
    titles = [each.get_title() for each in pdf.get_toc() if each.level == 0]
    pdf.close()
    assert len(titles) == 5
    assert titles[1].startswith("Cross table")
    noted = [each.params["document"] for each in read_history(sample)[-5:]]
    assert noted == ["final-standings", "cross-table", "pairings", "pairings", "result-slips"]


def test_that_a_set_in_a_folder_has_files_that_people_read(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    words = ("--set", "after-round", "--apart", "-o", tmp_path / "wall")
    assert arbiter("papers", sample, *words).status == 0
    names = sorted(path.name for path in (tmp_path / "wall").iterdir())
    assert [name[:3] for name in names] == ["01 ", "02 ", "03 ", "04 ", "05 "]
    assert names[1].startswith("02 Турнірна таблиця")
    assert all((tmp_path / "wall" / name).read_bytes().startswith(b"%PDF-") for name in names)


def test_that_a_set_that_nobody_made_is_refused_with_those_there_are(
    arbiter: Arbiter, sample: Path
) -> None:
    done = arbiter("papers", sample, "--set", "weekend")
    assert done.status == 1
    assert "after-round" in done.err
