"""Lists of players as files: workbooks as people make them, and what the program writes itself."""

import csv
from datetime import date, datetime
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import Workbook, load_workbook
from openpyxl.worksheet.worksheet import Worksheet

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import (
    HIGHEST_FIDE_ID,
    HIGHEST_RATING,
    Birth,
    Player,
    Sex,
    SportRank,
    Title,
)
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId, TournamentId
from arbiter_app.domain.names.plain_text import NAME, one_line, unfit
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.formats.player_sheet import Field, Sheet, propose, said_by, said_of_teams
from arbiter_app.i18n import LANGUAGES, catalogue
from arbiter_app.services.files.player_lists import (
    ListFormat,
    proposed_sheet,
    read_sheets,
    write_list,
)
from arbiter_app.services.files.player_preview import Preview, preview
from arbiter_app.wording.terms.registration.person_fields import heading
from tests.campaigns import turns


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "players.xlsx"


def sheets_of(file: Path) -> tuple[Sheet, ...]:
    sheets = read_sheets(file)
    assert sheets is not None
    return sheets


def look(file: Path) -> Preview:
    sheet = proposed_sheet(sheets_of(file))
    return preview(sheet, propose(sheet), year=2026)


def only(file: Path) -> dict[str, Any]:
    found = look(file)
    (player,) = found.players(found.proposed)
    return {**player}


def save(file: Path, *rows: list[Any]) -> Worksheet:
    """Write rows as they are into the one sheet of a workbook."""
    workbook = Workbook()
    sheet = workbook.worksheets[0]
    for row in rows:
        sheet.append(row)
    workbook.save(file)
    return sheet


def refusal(file: Path) -> str:
    with pytest.raises((FileError, FormatError)) as refused:
        read_sheets(file)
    error = refused.value
    assert isinstance(error, FileError | FormatError)
    return error.code


def test_that_a_sheet_as_people_make_them_is_read(file: Path) -> None:
    workbook = Workbook()
    workbook.worksheets[0]["A1"] = "Заповніть другий аркуш"
    sheet = workbook.create_sheet("Учасники")
    sheet["B1"] = "Чемпіонат області серед юнаків"
    sheet.merge_cells("B1:F1")
    sheet.append([])
    sheet.append(
        [None, "№", "Прізвище, ім’я\xa0", "Дата нар.", "Рейтинг ФІДЕ ", "ID ФІДЕ", "ID ФШУ"]
    )
    day = datetime(2008, 5, 3)
    sheet.append([None, 1, "  Шевчук   Олена\xa0", day, 1805.0, "14100000", 1234567890])
    sheet.append([])
    workbook.save(file)
    assert only(file) == {
        "name": "Шевчук Олена",
        "birth": Birth(2008, date(2008, 5, 3)),
        "fide_rating": 1805,
        "fide_id": 14100000,
        "national_id": "1234567890",
    }


def test_that_hidden_sheets_come_last(file: Path) -> None:
    workbook = Workbook()
    hidden = workbook.worksheets[0]
    hidden.append(["Name", "Birth"])
    hidden.sheet_state = "hidden"
    workbook.create_sheet("Список").append(["Name", "Club"])
    workbook.save(file)
    assert [(sheet.name, sheet.is_hidden) for sheet in sheets_of(file)] == [
        ("Список", False),
        (hidden.title, True),
    ]


def test_that_a_year_in_a_cell_for_dates_is_a_year(file: Path) -> None:
    sheet = save(file, ["Name", "Birth"], ["Book Jan", 1994])
    sheet["B2"].number_format = "dd.mm.yyyy"
    assert sheet.parent is not None
    sheet.parent.save(file)
    assert only(file)["birth"] == Birth(1994)


def test_that_zeros_that_only_the_format_shows_are_kept(file: Path) -> None:
    sheet = save(file, ["Name", "ID ФШУ"], ["Book Jan", 123])
    sheet["B2"].number_format = "000000"
    assert sheet.parent is not None
    sheet.parent.save(file)
    assert only(file)["national_id"] == "000123"


def test_that_errors_and_formulas_without_a_value_are_problems_of_their_cells(file: Path) -> None:
    save(file, ["Name", "Club", "Coach"], ["Book Jan", "#N/A", "=A1"])
    found = look(file)
    assert [(each.column, each.code) for each in found.problems_among(found.proposed)] == [
        (2, "players.defect"),
        (3, "players.not-reckoned"),
    ]


def test_that_a_truth_value_is_no_sex(file: Path) -> None:
    save(file, ["Name", "Sex"], ["Book Jan", True])
    found = look(file)
    assert [each.code for each in found.problems_among(found.proposed)] == ["players.sex"]


def test_that_a_million_empty_rows_below_the_list_are_not_read(file: Path) -> None:
    save(file, ["Name"], ["Book Jan"])
    rows = "".join(f'<row r="{row}" s="0" customFormat="1"/>' for row in range(3, 1_048_577))
    exchange(file, "xl/worksheets/sheet1.xml", "</sheetData>", f"{rows}</sheetData>")
    read = 0

    def cancelled() -> bool:
        nonlocal read
        read += 1
        return False

    sheets = read_sheets(file, cancelled)
    assert sheets is not None
    assert [line.cells for line in sheets[0].lines] == [("Name",), ("Book Jan",)]
    assert read < 1000


def test_that_a_player_below_many_empty_rows_is_not_lost(file: Path) -> None:
    sheet = save(file, ["Name"], ["Book Jan"])
    sheet["A9000"] = "Oak Ina"
    assert sheet.parent is not None
    sheet.parent.save(file)
    assert [line.number for line in sheets_of(file)[0].lines] == [1, 2, 9000]


def test_that_reading_can_be_cancelled(file: Path) -> None:
    save(file, ["Name"], ["Book Jan"])
    assert read_sheets(file, lambda: True) is None


def test_that_a_workbook_with_too_many_rows_is_refused(file: Path) -> None:
    save(file, ["Name"], *([f"Player {number}"] for number in range(20_000)))
    assert refusal(file) == "players.too-long"


def test_that_an_empty_workbook_is_no_list(file: Path) -> None:
    save(file)
    assert refusal(file) == "players.empty"


def test_that_a_workbook_that_unfolds_without_end_is_refused(file: Path) -> None:
    save(file, ["Name"], ["Book Jan"])
    with (
        ZipFile(file, "a", ZIP_DEFLATED, compresslevel=1) as archive,
        archive.open("xl/worksheets/sheet2.xml", "w", force_zip64=True) as bomb,
    ):
        for _ in range(100):
            bomb.write(bytes(2**20))
    assert refusal(file) == "sheet.too-large"


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(512), "sheet.other-workbook"),
        (
            b"\xd0\xcf\x11\xe0" + bytes(64) + "EncryptedPackage".encode("utf-16-le"),
            "sheet.protected",
        ),
        (b"PK\x03\x04" + bytes(100), "sheet.damaged"),
        (b"\xef\xbb\xbf <html><table>", "sheet.web-page"),
        (b"%PDF-1.7", "sheet.not-a-list"),
        (b"SQLite format 3\0", "sheet.not-a-list"),
    ],
    ids=["xls", "password", "broken", "web page", "pdf", "event"],
)
def test_that_what_is_no_list_is_refused_with_the_reason(
    file: Path, content: bytes, code: str
) -> None:
    file.write_bytes(content)
    assert refusal(file) == code


@pytest.mark.parametrize(
    ("part", "code"),
    [("content.xml", "sheet.other-workbook"), ("word/document.xml", "sheet.not-a-list")],
)
def test_that_other_files_in_archives_are_refused(file: Path, part: str, code: str) -> None:
    with ZipFile(file, "w") as archive:
        archive.writestr(part, "<x/>")
    assert refusal(file) == code


def test_that_a_damaged_sheet_is_refused(file: Path) -> None:
    save(file, ["Name"], ["Book Jan"])
    exchange(file, "xl/worksheets/sheet1.xml", "</sheetData>", "")
    assert refusal(file) == "sheet.damaged"


def test_that_a_file_that_is_not_there_is_named(file: Path) -> None:
    assert refusal(file) == "file.missing"


def test_that_a_text_with_the_name_of_a_workbook_is_read_as_text(file: Path) -> None:
    file.write_text("Name;Club\nBook Jan;Oak\n", encoding="utf-8")
    assert only(file)["club"] == "Oak"


# Writing


def event_of(*players: Player, drawn: bool = False) -> Event:
    draw = Draw(
        method=DrawMethod.BY_HAND,
        drawn=tuple(
            DrawnNumber(player=player.id, number=PairingNumber(number))
            for number, player in enumerate(reversed(players), start=1)
        ),
    )
    tournament = Tournament(
        id=TournamentId(1),
        title="",
        settings=Settings(edition="2026-03", tie_breaks=()),
        entries=tuple(Entry(player=player.id) for player in players),
        draw=draw if drawn else None,
    )
    return Event(players={player.id: player for player in players}, tournaments=(tournament,))


JAN = Player(
    id=PlayerId(1),
    name="=HYPERLINK(1)",
    birth=Birth(2001, date(2001, 2, 3)),
    fide_rating=2000,
    club="@Oak",
)
INA = Player(id=PlayerId(2), name="Oak Ina", birth=Birth(1999), sport_rank=SportRank.YOUTH_FIRST)


def test_that_a_workbook_has_figures_days_and_a_bold_head_that_stays(file: Path) -> None:
    write_list(file, event_of(JAN, INA, drawn=True), ListFormat.XLSX, catalogue("en"))
    sheet = load_workbook(file).worksheets[0]
    rows = [[cell.value for cell in row] for row in sheet.iter_rows()]
    assert rows == [
        ["№", "Surname and name", "Birth", "Sport rank", "FIDE rating", "Club"],
        [1, "Oak Ina", 1999, "I youth", None, None],
        [2, "=HYPERLINK(1)", datetime(2001, 2, 3), None, 2000, "@Oak"],
    ]
    assert sheet.freeze_panes == "A2"
    assert sheet["A1"].font.bold
    assert sheet.column_dimensions["B"].width > 16


def test_that_nothing_in_a_workbook_is_run_as_a_formula(file: Path) -> None:
    write_list(file, event_of(JAN), ListFormat.XLSX, catalogue("en"))
    sheet = load_workbook(file).worksheets[0]
    for cell in (sheet["A2"], sheet["D2"]):
        assert (cell.data_type, cell.quotePrefix) == ("s", True)


@pytest.mark.parametrize(
    ("as_", "delimiter"), [(ListFormat.CSV_COMMAS, ","), (ListFormat.CSV_SEMICOLONS, ";")]
)
def test_that_nothing_in_a_text_is_run_as_a_formula(
    tmp_path: Path, as_: ListFormat, delimiter: str
) -> None:
    file = tmp_path / "players.csv"
    write_list(file, event_of(JAN), as_, catalogue("en"))
    content = file.read_bytes()
    assert content.startswith("\ufeff".encode())
    _, row = csv.reader(StringIO(content.decode("utf-8-sig"), newline=""), delimiter=delimiter)
    assert row == ["'=HYPERLINK(1)", "03.02.2001", "2000", "'@Oak"]


def test_that_the_list_of_an_empty_event_is_a_form_to_fill_in(file: Path) -> None:
    write_list(file, event_of(), ListFormat.XLSX, catalogue("en"))
    (head,) = load_workbook(file).worksheets[0].iter_rows(values_only=True)
    assert {"№", "FIDE ID", "National ID", "Coach"} < set(head)


def test_that_an_event_is_not_overwritten_by_a_list(tmp_path: Path) -> None:
    file = tmp_path / "cup.csv"
    file.write_bytes(b"SQLite format 3\0")
    with pytest.raises(FileError) as refused:
        write_list(file, event_of(JAN), ListFormat.CSV_COMMAS, catalogue("en"))
    assert refused.value.code == "file.is-an-event"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", Field)
def test_that_every_heading_is_known_when_it_is_read_again(field: Field, language: str) -> None:
    words = heading(catalogue(language), field)
    of_teams = field in (Field.ROSTER, Field.BOARD)
    assert (said_of_teams(words) if of_teams else said_by(words)) is field


_LETTERS = st.characters(exclude_categories=("Cc", "Cs", "Cn", "Co"))
WORDS = (
    (st.text(_LETTERS, min_size=1, max_size=20) | st.sampled_from(["=1", "-", "–", "'+", "#N/A"]))
    .map(one_line)
    .filter(lambda text: bool(text) and unfit(text, NAME) is None)
)
RATINGS = st.none() | st.integers(1, HIGHEST_RATING)
BIRTHS = st.dates(date(1930, 1, 1), date(2018, 12, 31)).map(lambda day: Birth(day.year, day))
PLAYERS = st.builds(
    Player,
    id=st.just(PlayerId(1)),
    name=WORDS,
    latin_name=st.none() | WORDS,
    birth=st.none() | BIRTHS | st.integers(1930, 2018).map(Birth),
    sex=st.none() | st.sampled_from(Sex),
    title=st.none() | st.sampled_from(Title),
    sport_rank=st.none() | st.sampled_from(SportRank),
    fide_rating=RATINGS,
    national_rating=RATINGS,
    arbiters_rating=RATINGS,
    fide_id=st.none() | st.integers(1, HIGHEST_FIDE_ID),
    national_id=st.none() | WORDS.filter(lambda text: text != "0"),
    federation=st.none() | st.sampled_from(["UKR", "POL"]),
    region=st.none() | WORDS,
    club=st.none() | WORDS,
    coach=st.none() | WORDS,
)


@settings(max_examples=turns(20, in_soak=2000))
@given(player=PLAYERS, as_=st.sampled_from(ListFormat), language=st.sampled_from(LANGUAGES))
def test_that_a_list_that_was_written_reads_back(
    player: Player, as_: ListFormat, language: str
) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "players.out"
        write_list(file, event_of(player), as_, catalogue(language))
        sheet = proposed_sheet(sheets_of(file))
        found = preview(sheet, propose(sheet), year=2026)
    (fields,) = found.players(frozenset({2}))
    assert Player(id=player.id, **fields) == player


def exchange(file: Path, part: str, old: str, new: str) -> None:
    """Put another text into a part of a workbook."""
    with ZipFile(file) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    assert old.encode() in parts[part]
    parts[part] = parts[part].replace(old.encode(), new.encode())
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
