"""Files that are made to do harm, or by mistake are what nobody meant: refused, and told why."""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from openpyxl import Workbook

from arbiter_app.domain.errors import RuleError
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.formats.player_sheet import propose
from arbiter_app.i18n import catalogue
from arbiter_app.services.files.play_off_presets import PlayOffPresets, import_play_off
from arbiter_app.services.files.player_lists import read_sheets
from arbiter_app.services.files.player_preview import preview
from arbiter_app.services.files.report_files import read_report
from arbiter_app.services.registry.registry import Registry
from arbiter_app.services.registry.suspended_lists import checked, read_suspended
from arbiter_app.wording.errors.sentences import error_sentence

SHEET = "xl/worksheets/sheet1.xml"


def refusal(path: Path) -> RuleError | FileError | FormatError:
    """Return what a list of players is refused for."""
    with pytest.raises((FileError, FormatError)) as refused:
        read_sheets(path)
    assert isinstance(refused.value, FileError | FormatError)
    return refused.value


def workbook(path: Path, sheet: Iterable[str]) -> Path:
    """Write a workbook whose sheet has these rows below its headings."""
    made = Workbook()
    made.worksheets[0].append(["Name"])
    made.save(path)
    with ZipFile(path) as archive:
        kept = {name: archive.read(name) for name in archive.namelist()}
    begin, _, end = kept[SHEET].partition(b"</sheetData>")
    with ZipFile(path, "w", ZIP_DEFLATED) as archive:
        for name, content in kept.items():
            if name != SHEET:
                archive.writestr(name, content)
        whole = (begin.decode(), *sheet, "</sheetData>", end.decode())
        with archive.open(SHEET, "w", force_zip64=True) as part:
            for text in whole:
                part.write(text.encode())
    return path


def row(number: int, *cells: str) -> str:
    return f'<row r="{number}">{"".join(cells)}</row>'


def inline(place: str, text: str) -> str:
    return f'<c r="{place}" t="inlineStr"><is><t>{text}</t></is></c>'


# What is no file


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such devices and pipes")
def test_that_nobody_waits_for_a_pipe_or_reads_a_device(tmp_path: Path) -> None:
    pipe, link = tmp_path / "pipe.trf", tmp_path / "players.csv"
    os.mkfifo(pipe)
    link.symlink_to("/dev/zero")
    for path in (pipe, link, tmp_path):
        for read in (read_report, read_sheets, import_play_off, Registry(tmp_path).describe):
            with pytest.raises(FileError) as refused:
                read(path)
            assert refused.value.code == "file.not-regular"
    assert "a folder, a device or a pipe" in error_sentence(catalogue("en"), refused.value)


def test_that_a_link_to_a_file_is_read_as_the_file(tmp_path: Path) -> None:
    (tmp_path / "list.csv").write_text("Name\nBook Jan\n", "utf-8")
    link = tmp_path / "link.csv"
    try:
        link.symlink_to(tmp_path / "list.csv")
    except OSError:
        pytest.skip("links may not be made here")
    sheets = read_sheets(link)
    assert sheets is not None
    assert len(sheets[0].lines) == 2


def test_that_a_file_that_is_too_large_is_refused_unread_with_both_sizes(tmp_path: Path) -> None:
    report = tmp_path / "huge.trf"
    with report.open("wb") as file:
        file.truncate(9_500_000_000)  # of holes, which take no room on a disk
    with pytest.raises(FileError) as refused:
        read_report(report)
    assert refused.value.code == "file.too-large"
    assert "has 9500 MB, and of its kind no more than 8 MB" in error_sentence(
        catalogue("en"), refused.value
    )


# Workbooks


def test_that_a_stray_value_in_the_last_row_is_only_that_row(tmp_path: Path) -> None:
    path = workbook(tmp_path / "list.xlsx", [row(1_048_576, inline("A1048576", "Oak Ina"))])
    sheets = read_sheets(path)
    assert sheets is not None
    assert [line.number for line in sheets[0].lines] == [1, 1_048_576]


def test_that_a_stray_value_in_the_last_column_is_told_with_its_place(tmp_path: Path) -> None:
    path = workbook(tmp_path / "list.xlsx", [row(2, inline("XFD2", "x"))])
    error = refusal(path)
    assert isinstance(error, FormatError)
    assert (error.code, error.line, error.column) == ("players.too-wide", 2, 16_384)


def test_that_a_blank_in_the_last_column_is_nothing(tmp_path: Path) -> None:
    assert read_sheets(workbook(tmp_path / "list.xlsx", [row(2, inline("XFD2", " "))]))


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        ([row(2, inline("A2", "a" * 40_000))], "players.cell-too-long"),
        ([row(2, "<c r='A2'><v>", "9" * 40_000, "</v></c>")], "players.cell-too-long"),
        (
            [row(2, *(f"<c><v>{n}</v></c>" for n in range(250))) for _ in range(1001)],
            "players.too-many-cells",
        ),
        ([row(2, "<x/>" * 1_500_000), row(3, inline("A3", "x"))], "sheet.too-large"),
        (["<a>" * 200, "</a>" * 200], "sheet.damaged"),
        (['<row r="0"/>'], "sheet.damaged"),
        (['<row r="9999999"/>'], "sheet.damaged"),
        (["<row r='2'><c t='s'><v>", "9" * 5000, "</v></c></row>"], "sheet.damaged"),
        (["<row r='2'><c t='s'><v>7</v></c></row>"], "sheet.damaged"),
        (["<!--", "x" * 7_000_000, "-->", row(2, "<v>1</v>")], "sheet.damaged"),
    ],
    ids=["text", "number", "cells", "rows", "deep", "row 0", "row", "text number", "text", "token"],
)
def test_that_a_sheet_without_bounds_is_refused(tmp_path: Path, rows: list[str], code: str) -> None:
    path = workbook(tmp_path / "list.xlsx", rows)
    assert refusal(path).code == code


def test_that_a_number_beyond_all_measure_is_a_problem_of_its_cell(tmp_path: Path) -> None:
    rows = [row(2, inline("A2", "Oak Ina"), f"<c r='B2'><v>{'9' * 5000}</v></c>")]
    sheets = read_sheets(workbook(tmp_path / "list.xlsx", rows))
    assert sheets is not None
    assert sheets[0].lines[1].cell(2) == "9" * 5000


@pytest.mark.parametrize(
    "definition",
    ['<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">', '<!ENTITY b SYSTEM "file:///etc/passwd">'],
)
def test_that_a_sheet_that_defines_words_of_its_own_is_refused(
    tmp_path: Path, definition: str
) -> None:
    path = workbook(tmp_path / "list.xlsx", [row(2, inline("A2", "&b;"))])
    with ZipFile(path) as archive:
        kept = {name: archive.read(name) for name in archive.namelist()}
    kept[SHEET] = f"<!DOCTYPE worksheet [{definition}]>".encode() + kept[SHEET]
    with ZipFile(path, "w") as archive:
        for name, content in kept.items():
            archive.writestr(name, content)
    assert refusal(path).code == "sheet.damaged"


def test_that_a_small_workbook_that_unfolds_to_a_large_one_is_refused(tmp_path: Path) -> None:
    path = workbook(tmp_path / "list.xlsx", [row(2, inline("A2", "Oak")), " " * 30_000_000])
    assert path.stat().st_size < 50_000
    assert refusal(path).code == "sheet.too-large"


def test_that_a_workbook_of_a_thousand_sheets_is_refused_with_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "list.xlsx"
    made = Workbook(write_only=True)
    for _ in range(101):
        made.create_sheet()
    made.save(path)
    error = refusal(path)
    assert error.code == "sheet.too-many-sheets"
    assert "has 101 sheets, and no more than 100" in error_sentence(catalogue("en"), error)


def test_that_an_archive_with_parts_without_end_is_not_even_listed(tmp_path: Path) -> None:
    path = tmp_path / "list.xlsx"
    with ZipFile(path, "w") as archive:
        archive.writestr("xl/workbook.xml", "<workbook/>")
        for number in range(20_000):
            archive.writestr(f"xl/{number}", b"")
    assert refusal(path).code == "sheet.too-large"


# Texts


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Name;Club\n" + ";" * 200_000, "players.row-too-long"),
        ("Name;Club\n" + 'a;"\n";' * 50_000, "players.row-too-long"),
        ("Name;Club\n" + "a;" * 300, "players.too-wide"),
        ("Name;Club\n" + "a" * 40_000, "players.cell-too-long"),
        ("Name;Club\n" + ("a;" * 250 + "\n") * 1001, "players.too-many-cells"),
        ("Name;Club\n" + '"' * 100_001, "players.csv"),
        ("Name\0;Club\n", "players.not-text"),
        ("Name;Club\n" + "\n" * 1_048_576 + "Oak Ina;Oak\n", "players.too-long"),
    ],
    ids=["line", "lines", "columns", "cell", "cells", "quotes", "nul", "lines"],
)
def test_that_a_text_without_bounds_is_refused(tmp_path: Path, text: str, code: str) -> None:
    path = tmp_path / "list.csv"
    path.write_text(text, "utf-8")
    assert refusal(path).code == code


@pytest.mark.parametrize("sign", ['"', "\r", "a", " "])
def test_that_a_text_cannot_name_a_sign_that_divides_nothing(tmp_path: Path, sign: str) -> None:
    path = tmp_path / "list.csv"
    path.write_bytes(f"sep={sign}\nName;Club\nBook Jan;Oak\n".encode())
    sheets = read_sheets(path)
    assert sheets is not None
    assert sheets[0].lines[-1].cells == ("Book Jan", "Oak")


# Regulations and what the program keeps


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000 + "]" * 100_000,
        '{"id": ' * 100_000,
        '{"id": "A", "levels": [], "cut": ' + "9" * 5000 + "}",
        '{"id": "A", "levels": [], "cut": 1e400}',
        '{"id": "A", "levels": [], "cut": NaN}',
    ],
    ids=["lists", "objects", "digits", "exponent", "nan"],
)
def test_that_regulations_without_bounds_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "rules.json"
    path.write_text(text, "utf-8")
    with pytest.raises(FormatError) as refused:
        import_play_off(path)
    assert refused.value.code == "regulations.unreadable"
    (tmp_path / "play_offs.json").write_text(f"[{text}]", "utf-8")
    with pytest.raises(FormatError) as refused:
        PlayOffPresets(tmp_path).all()
    assert refused.value.code == "regulations.unreadable"


@pytest.mark.parametrize("points", ["1e999999999", "NaN", "Infinity", "9" * 5000, 1.5])
def test_that_a_number_of_regulations_is_written_out(tmp_path: Path, points: object) -> None:
    step = {"kind": "games", "games": 2, "points": points}
    branch = {"fewest": 2, "form": "match", "match": {"steps": [step]}}
    path = tmp_path / "rules.json"
    path.write_text(json.dumps({"id": "A", "levels": [{"branches": [branch]}]}), "utf-8")
    with pytest.raises(FormatError) as refused:
        import_play_off(path)
    assert refused.value.code == "regulations.unreadable"


# Words and numbers without end


@pytest.mark.parametrize(
    ("heading", "text", "code"),
    [
        ("Rating FIDE", "9" * 5000, "players.rating"),
        ("FIDE ID", "9" * 5000, "players.fide-id"),
        ("Birth", "9" * 5000, "players.birth"),
        ("Birth", "," * 30_000 + "x", "players.birth"),
        ("Sex", "- " * 15_000 + "x", "players.sex"),
        ("Sport rank", "-" * 30_000 + "x", "players.sport-rank"),
    ],
)
def test_that_a_cell_without_end_is_a_problem_of_its_own(
    tmp_path: Path, heading: str, text: str, code: str
) -> None:
    path = tmp_path / "list.csv"
    path.write_text(f"Name;{heading}\nBook Jan;{text}\n", "utf-8")
    sheets = read_sheets(path)
    assert sheets is not None
    found = preview(sheets[0], propose(sheets[0]), year=2026)
    assert [each.code for each in found.problems_among(found.proposed)] == [code]


def test_that_a_long_word_in_a_report_of_unknown_letters_is_read_at_once(tmp_path: Path) -> None:
    report = tmp_path / "report.trf"
    report.write_bytes(b"012 \xff" + b"a" * 1_000_000)
    assert [each.code for each in read_report(report).defects] == ["trf.too-long"]


def test_that_digits_without_end_are_no_id_of_a_suspended_person(tmp_path: Path) -> None:
    with pytest.raises(RuleError) as refused:
        checked("", "", "9" * 5000, "", "")
    assert refused.value.code == "players.fide-id"
    path = tmp_path / "list.csv"
    path.write_text(f"FIDE ID;Name\n{'9' * 5000};Book Jan\n14100001;Oak Ina\n", "utf-8")
    read = read_suspended(path)
    assert (len(read.lines), read.skipped) == (1, (2,))


@pytest.mark.parametrize("digits", ["9" * 5000, "9" * 13])
def test_that_a_person_of_a_rating_list_with_endless_digits_is_left_out(
    tmp_path: Path, digits: str
) -> None:
    person = (
        "<player><fideid>{}</fideid><name>Oak, Ina</name><country>UKR</country><sex>F</sex>"
        "<title></title><w_title></w_title><rating>2000</rating><birthday>1990</birthday>"
        "<flag></flag></player>"
    )
    path = tmp_path / "standard_nov26.xml"
    people = person.format("14100001") + person.format(digits)
    path.write_text(f"<playerslist>{people}</playerslist>", "utf-8")
    imported = Registry(tmp_path / "registry").import_list(path)
    assert imported is not None
    assert (imported.people, imported.skipped) == (1, 1)
    assert [each.code for each in imported.first_skipped] == ["list.fide-id"]


@pytest.mark.parametrize("text", ["[" * 100_000, "{", "[1e400]", "9" * 5000, "\0"])
def test_that_a_file_of_the_registry_without_bounds_costs_that_file_alone(
    tmp_path: Path, text: str
) -> None:
    for name in ("chosen-lists.json", "suspended.json"):
        (tmp_path / name).write_text(text, "utf-8")
    registry = Registry(tmp_path)
    assert registry.lists() == ()
    assert registry.suspended() == ()
    assert [each.read_text("utf-8") for each in tmp_path.glob("suspended damaged *")] == [text]


def test_that_a_list_of_one_name_is_compared_with_itself_and_taken(tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    rows = (f"Book Jan;{14_100_000 + number}\n" for number in range(2_999))
    path.write_text("Name;FIDE ID\n" + "".join(rows), "utf-8")
    sheets = read_sheets(path)
    assert sheets is not None
    assert len(preview(sheets[0], propose(sheets[0]), year=2026).proposed) == 2_999


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        ({"cuts": [1] * 101}, "regulations.unreadable"),
        ({"pause": 10**9}, "regulations.unreadable"),
        ({"pause": 99_999}, "play-off-rules.pause"),
        ({"games": 101}, "match-rules.games"),
    ],
    ids=["places", "number", "pause", "games"],
)
def test_that_every_count_of_a_regulation_has_a_limit(
    tmp_path: Path, rules: dict[str, object], code: str
) -> None:
    match = {"steps": [{"games": rules.pop("games", 2)}, {"ending": "armageddon", "games": 1}]}
    branch = {"fewest": 2, "most": 2, "form": "match", "match": match}
    path = tmp_path / "rules.json"
    path.write_text(json.dumps({"id": "A", "levels": [{"branches": [branch]}], **rules}), "utf-8")
    with pytest.raises((FormatError, RuleError)) as refused:
        import_play_off(path)
    assert isinstance(refused.value, FormatError | RuleError)
    assert refused.value.code == code
