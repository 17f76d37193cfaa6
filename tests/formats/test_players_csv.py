import codecs
from datetime import date

import pytest

from arbiter_app.domain.people import Birth, PlayerFields, Sex, SportRank, Title
from arbiter_app.formats.players_csv import CellError, PlayerList, parse


def read(text: str) -> PlayerList:
    return parse(text.encode())


def only(text: str) -> PlayerFields:
    (player,) = read(text).players
    return player


def complaints(text: str) -> list[tuple[int, int, str]]:
    found = read(text)
    assert found.players == ()
    return [(problem.line, problem.column, problem.code) for problem in found.problems]


def test_that_a_full_line_in_ukrainian_is_read() -> None:
    player = only(
        "№;Прізвище та ім’я;Латиницею;Дата народження;Стать;Титул;Розряд;Рейтинг ФІДЕ;"
        "Рейтинг ФШУ;FIDE ID;Країна;Область;Клуб/ФСТ;Тренер\n"
        "1;Ґудзь Їлларіон;Gudz, Yillarion;14.03.1994;ч;МФ;КМС;2100;2085;14100000;UKR;Одеська;"
        "ДЮСШ № 4;Юхно Р. С.\n"
    )
    assert player == {
        "name": "Ґудзь Їлларіон",
        "latin_name": "Gudz, Yillarion",
        "birth": Birth(1994, date(1994, 3, 14)),
        "sex": Sex.MALE,
        "title": Title.FM,
        "sport_rank": SportRank.KMS,
        "fide_rating": 2100,
        "national_rating": 2085,
        "fide_id": 14100000,
        "federation": "UKR",
        "region": "Одеська",
        "club": "ДЮСШ № 4",
        "coach": "Юхно Р. С.",
    }


def test_that_headings_are_known_in_english_in_any_case_and_order() -> None:
    player = only("FEDERATION,Sex, fide-rating ,NAME\nNOR,f,2500,Carlsen Ellen\n")
    assert (player["name"], player["fide_rating"]) == ("Carlsen Ellen", 2500)
    assert (player["sex"], player["federation"]) == (Sex.FEMALE, "NOR")


def test_that_surname_and_first_name_may_have_columns_of_their_own() -> None:
    assert only("Прізвище;Ім'я;По батькові\nЇжак;Ілля;Олегович\n")["name"] == "Їжак Ілля Олегович"


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_that_columns_may_be_divided_by_comma_semicolon_or_tab(delimiter: str) -> None:
    assert only(f"Рік{delimiter}ПІБ\n2001{delimiter}Єднак Злата\n")["birth"] == Birth(2001)


def test_that_the_list_of_the_window_reads_back_in_its_own_words() -> None:
    player = only(
        "№\tПрізвище, ім’я\tЗвання\tРозряд\tФІДЕ\tФШУ\tНар.\tОбласть\tКлуб/ФСТ\tФед.\tТренер\n"
        "1\tЄднак Соломія\tWFM\tКМС\t2054\t2071\t29.07.2005\tЛьвівська\tДЮСШ\tUKR\tЇжак Т. П.\n"
    )
    assert player.get("title") is Title.WFM
    assert player.get("sport_rank") is SportRank.KMS
    assert (player.get("fide_rating"), player.get("national_rating")) == (2054, 2071)
    assert str(player.get("birth")) == "2005-07-29"
    assert player.get("federation") == "UKR"


def test_that_a_comma_inside_a_heading_does_not_divide_columns() -> None:
    assert only("Прізвище, ім'я;Рік народж.;Рік\nЄднак, Злата;;2001\n")["name"] == "Єднак, Злата"


@pytest.mark.parametrize(
    "content",
    [
        "Прізвище;Рік\nЄднак Ґ.;2001\n".encode(),
        codecs.BOM_UTF8 + "Прізвище;Рік\nЄднак Ґ.;2001\n".encode(),
        "Прізвище;Рік\r\nЄднак Ґ.;2001\r\n".encode("cp1251"),
        "Прізвище\tРік\r\nЄднак Ґ.\t2001\r\n".encode("utf-16"),
    ],
    ids=["utf-8", "utf-8 with mark", "windows-1251", "utf-16"],
)
def test_that_the_alphabets_of_spreadsheets_are_recognised(content: bytes) -> None:
    (player,) = parse(content).players
    assert (player["name"], player["birth"]) == ("Єднак Ґ.", Birth(2001))


@pytest.mark.parametrize(
    ("text", "rank"),
    [
        ("МСМК", SportRank.MSMK),
        ("мс", SportRank.MS),
        ("I", SportRank.FIRST),
        ("ІІ", SportRank.SECOND),
        ("3 розряд", SportRank.THIRD),
        ("ІV", SportRank.FOURTH),
        ("I юн.", SportRank.YOUTH_FIRST),
        ("2ю", SportRank.YOUTH_SECOND),
        ("ІІІ юнацький розряд", SportRank.YOUTH_THIRD),
        ("б/р", None),
        ("–", None),
    ],
)
def test_that_ranks_are_read_as_lists_spell_them(text: str, rank: SportRank | None) -> None:
    assert only(f"Прізвище;Розряд\nБук Ян;{text}\n")["sport_rank"] is rank


def test_that_zero_stands_for_no_rating_and_no_id() -> None:
    player = only("Name,FIDE rating,FIDE ID\nBook Jan,0,0\n")
    assert (player["fide_rating"], player["fide_id"]) == (None, None)


def test_that_short_and_empty_lines_are_no_problem() -> None:
    assert len(read("Name,Coach,Club\n\nBook Jan\n,,\nOak Ina,Elm\n").players) == 2


def test_that_a_column_nobody_needs_is_left_out_by_name() -> None:
    found = read("Name,Phone,\nBook Jan,123,\n")
    assert (len(found.players), found.ignored) == (1, ("Phone",))


def test_that_what_looks_like_a_formula_is_a_name_like_any_other() -> None:
    assert only('Name\n"=HYPERLINK(""x"")"\n')["name"] == '=HYPERLINK("x")'


def test_that_every_wrong_cell_is_named_and_nobody_is_read() -> None:
    text = (
        "Name,Birth,Sex,Title,Rank,FIDE rating,FIDE ID\n"
        "Good Ann,2001,f,WFM,II,2000,1\n"
        "Book Jan,32.13.1999,x,XX,VII,19O5,12a\n"
        ",2001,,,,,\n"
    )
    assert complaints(text) == [
        (3, 2, "players.birth"),
        (3, 3, "players.sex"),
        (3, 4, "players.title"),
        (3, 5, "players.sport-rank"),
        (3, 6, "players.rating"),
        (3, 7, "players.fide-id"),
        (4, 1, "players.name"),
    ]


def test_that_a_problem_quotes_the_cell_and_its_heading() -> None:
    (problem,) = read("Name,Рік\nBook Jan,торік\n").problems
    assert isinstance(problem, CellError)
    assert (problem.heading, problem.text) == ("Рік", "торік")


def test_that_lines_are_counted_as_an_editor_shows_them() -> None:
    assert complaints('Name,Club,Birth\n"Book\nJan",x,2001\nOak,y,no\n') == [
        (4, 3, "players.birth")
    ]


def test_that_a_rating_must_say_which_rating_it_is() -> None:
    assert complaints("Прізвище;Рейтинг\nБук;2000\n") == [(1, 2, "players.which-rating")]


def test_that_two_columns_may_not_say_the_same() -> None:
    assert complaints("Name,Region,Область\nBook,a,b\n") == [(1, 3, "players.heading-twice")]


def test_that_a_cell_beyond_the_headings_is_not_lost_in_silence() -> None:
    assert complaints("Name,Club\nBook Jan,Oak,2001\n") == [(2, 3, "players.beyond-headings")]


def test_that_a_list_without_names_is_refused() -> None:
    assert complaints("Club,Region\nOak,Elm\n") == [(1, 1, "players.no-name")]


def test_that_headings_alone_are_no_list() -> None:
    assert complaints("Name,Club\n") == [(1, 1, "players.empty")]


def test_that_an_empty_file_is_no_list() -> None:
    assert complaints("\n \n") == [(1, 1, "players.empty")]


def test_that_a_quotation_mark_left_open_is_pointed_out() -> None:
    assert complaints('Name,Club\n"Book Jan,Oak\n') == [(3, 1, "players.csv")]


@pytest.mark.parametrize(
    "content",
    [b"PK\x03\x04\x14\x00\x06\x00", b"\xff\xfeN\x00a", b"Name\n\x98\n"],
    ids=["workbook", "half a letter", "no letter of windows-1251"],
)
def test_that_a_file_that_is_no_text_is_refused(content: bytes) -> None:
    assert [problem.code for problem in parse(content).problems] == ["players.not-text"]
