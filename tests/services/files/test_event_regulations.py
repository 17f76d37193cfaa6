"""The regulations attached to the event, given out again, and checked off by their sections."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.attached_regulations import LARGEST, Section
from arbiter_app.domain.staffing.shortfalls import shortfalls
from arbiter_app.i18n import catalogue
from arbiter_app.services import closed_file
from arbiter_app.services.commands.rules.regulations import attach_regulations, check_off_sections
from arbiter_app.services.copies.practice import make_practice_copy
from arbiter_app.services.files.event_regulations import attach_file, save_copy
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.journal.lines import entry_text

TEXT = b"%PDF-1.7 1) goals 2) dates"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cup.arbiter"


@pytest.fixture
def event(path: Path) -> Iterator[Workspace]:
    with closing(
        Workspace.create(
            path,
            title="Cup",
            starts_on=None,
            edition_id="2026-03",
            now=lambda: datetime(2026, 4, 1, 10),
        )
    ) as made:
        yield made


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    paper = tmp_path / "Регламент.pdf"
    paper.write_bytes(TEXT)
    return paper


def test_that_the_file_comes_out_as_it_went_in_and_undo_goes_past_it(
    event: Workspace, path: Path, paper: Path, tmp_path: Path
) -> None:
    attach_file(event, paper)
    known = event.event.regulations
    assert known is not None
    assert (known.name, known.size) == ("Регламент.pdf", len(TEXT))
    event.undo()
    assert event.event.regulations is None
    with pytest.raises(RuleError, match=r"event-regulations\.none"):
        save_copy(event, tmp_path / "copy.pdf")
    event.redo()
    assert event.event.regulations == known
    save_copy(event, tmp_path / "copy.pdf")
    assert (tmp_path / "copy.pdf").read_bytes() == TEXT
    assert "content" not in event.history()[-1].params
    assert closed_file.verify(path) == ()


def test_that_copies_of_the_event_hold_the_file_too(
    event: Workspace, path: Path, paper: Path, tmp_path: Path
) -> None:
    attach_file(event, paper)
    make_practice_copy(path, tmp_path / "practice.arbiter")
    with closing(Workspace.open(tmp_path / "practice.arbiter")) as copy:
        save_copy(copy, tmp_path / "copy.pdf")
    assert (tmp_path / "copy.pdf").read_bytes() == TEXT


def test_that_another_file_takes_the_place_of_the_first_and_the_ticks_stay(
    event: Workspace, paper: Path, tmp_path: Path
) -> None:
    attach_file(event, paper)
    event.do(check_off_sections, sections={Section.GOALS})
    event.do(attach_regulations, name="second.docx", content=b"second")
    known = event.event.regulations
    assert known is not None
    assert (known.name, known.sections) == ("second.docx", frozenset({Section.GOALS}))
    event.undo()
    save_copy(event, tmp_path / "copy.pdf")
    assert (tmp_path / "copy.pdf").read_bytes() == TEXT


def test_that_sections_are_checked_off_told_and_missed(event: Workspace, paper: Path) -> None:
    with pytest.raises(RuleError, match=r"event-regulations\.none"):
        event.do(check_off_sections, sections={Section.GOALS})
    attach_file(event, paper)
    event.do(check_off_sections, sections={*Section} - {Section.SAFETY, Section.PARTICIPANTS})
    entry = event.history()[-1]
    line = entry_text(catalogue("en"), entry.command, entry.params, event.event, entry.changes)
    assert line.endswith("IV.3): 1, 2, 3, 5, 6, 8, 9, 10, 11")
    (short,) = (each for each in shortfalls(event.event) if each.article == "IV.3")
    assert short.facts == {"sections": "4, 7"}
    event.do(check_off_sections, sections=set(Section))
    assert all(each.article != "IV.3" for each in shortfalls(event.event))


@pytest.mark.parametrize(
    ("name", "size", "code"),
    [
        ("big.pdf", LARGEST + 1, "event-regulations.too-large"),
        ("empty.pdf", 0, "event-regulations.empty"),
        ("program.exe", 5, "event-regulations.kind"),
    ],
)
def test_that_what_is_no_regulations_is_refused(
    event: Workspace, tmp_path: Path, name: str, size: int, code: str
) -> None:
    with (tmp_path / name).open("wb") as file:
        file.truncate(size)
    with pytest.raises(RuleError) as refused:
        attach_file(event, tmp_path / name)
    assert refused.value.code == code
    assert event.event.regulations is None


def test_that_what_was_attached_is_never_changed_or_removed(
    event: Workspace, path: Path, paper: Path, tmp_path: Path
) -> None:
    attach_file(event, paper)
    with closing(sqlite3.connect(path)) as database:
        for act in ("DELETE FROM attachment", "UPDATE attachment SET content = x'00'"):
            with pytest.raises(sqlite3.IntegrityError, match="only added"):
                database.execute(act)
