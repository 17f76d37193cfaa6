"""Lists of players at the command line: workbooks in, lists out."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook, load_workbook

from arbiter_app.services.closed_file import read_event

Arbiter = Callable[..., Any]


@pytest.fixture
def workbook(tmp_path: Path) -> Path:
    """A workbook with two lists, the first with a rating that is not told which."""
    made = Workbook()
    first = made.worksheets[0]
    first.title = "Хлопці"
    for row in (["Список"], ["№", "ПІБ", "Рейтинг"], [1, "Бук Ян", 2000.0], [2, "Дуб Ян", 1900]):
        first.append(row)
    second = made.create_sheet("Дівчата")
    for row in (["ПІБ", "Рік"], ["Липа Ія", 2010]):
        second.append(row)
    file = tmp_path / "list.xlsx"
    made.save(file)
    return file


def test_that_a_column_is_told_what_it_says(
    arbiter: Arbiter, workbook: Path, tmp_path: Path
) -> None:
    file = tmp_path / "cup.arbiter"
    asked = arbiter("import", workbook, file)
    assert (asked.status, file.exists()) == (2, False)
    assert "does not say which rating" in asked.err
    done = arbiter("import", workbook, file, "--column", "Рейтинг=national-rating")
    assert done.status == 0
    assert "is a new event: a round robin, rated as standard, with the tie-breaks" in done.err
    assert "national rating: 2 as typed." in done.err
    players = read_event(file).players.values()
    assert [(each.name, each.national_rating) for each in players] == [
        ("Бук Ян", 2000),
        ("Дуб Ян", 1900),
    ]


def test_that_a_sheet_is_chosen_by_its_name(
    arbiter: Arbiter, workbook: Path, tmp_path: Path
) -> None:
    file = tmp_path / "cup.arbiter"
    assert arbiter("import", workbook, file, "--sheet", "Дівчата").status == 0
    assert [each.name for each in read_event(file).players.values()] == ["Липа Ія"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--sheet", "Юнаки"), "sheets: Хлопці, Дівчата"),
        (("--column", "Elo=fide-rating"), "columns: №, ПІБ, Рейтинг"),
        (("--column", "Рейтинг=elo"), "fide-rating"),
    ],
)
def test_that_a_mistyped_choice_is_answered_with_what_there_is(
    arbiter: Arbiter, workbook: Path, tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    file = tmp_path / "cup.arbiter"
    done = arbiter("import", workbook, file, *words)
    assert (done.status, file.exists()) == (2, False)
    assert said in done.err


def test_that_an_old_workbook_is_bad_input(arbiter: Arbiter, tmp_path: Path) -> None:
    source = tmp_path / "list.xls"
    source.write_bytes(b"\xd0\xcf\x11\xe0" + bytes(600))
    done = arbiter("import", source, tmp_path / "cup.arbiter")
    assert done.status == 2
    assert "save it as XLSX or CSV" in done.err


def test_that_an_exported_list_is_imported_as_it_was(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    listed, again = tmp_path / "players.xlsx", tmp_path / "again.arbiter"
    assert arbiter("export", sample, listed, "--lang", "en").status == 0
    assert arbiter("import", listed, again).status == 0
    names = {each.name for each in read_event(sample).players.values()}
    assert {each.name for each in read_event(again).players.values()} == names


def test_that_a_report_does_not_take_the_name_of_another_kind_of_file(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    refused = arbiter("export", sample, tmp_path / "players.xls")
    assert refused.status == 2
    assert "must end in .trf, .csv or .xlsx" in refused.err
    assert not (tmp_path / "players.xls").exists()


def test_that_a_list_is_exported_as_the_name_of_the_file_says(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    text, workbook = tmp_path / "players.csv", tmp_path / "players.xlsx"
    assert arbiter("export", sample, text, "--lang", "en", "--commas").status == 0
    assert arbiter("export", sample, workbook, "--lang", "en").status == 0
    first = text.read_text("utf-8-sig").splitlines()[0]
    assert first.startswith("№,Surname and name,In Latin,Birth")
    (head, *_) = load_workbook(workbook).worksheets[0].iter_rows(values_only=True)
    assert list(head) == first.split(",")


def test_that_letters_that_papers_lack_are_told_of_a_list(arbiter: Arbiter, tmp_path: Path) -> None:
    source, file = tmp_path / "list.csv", tmp_path / "cup.arbiter"
    source.write_text("ПІБ,Клуб\n王 Ян,ДЮСШ № 4\nБук Ян,Клуб 🔥\nДуб Ян,СК\n", "utf-8")
    done = arbiter("import", source, file)
    assert done.status == 0
    told = [line for line in done.err.splitlines() if "Papers cannot print" in line]
    assert ["王" in told[0], "🔥" in told[1], len(told)] == [True, True, 2]
