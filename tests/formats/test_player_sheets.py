import codecs
from datetime import date

import pytest

from arbiter_app.domain.facts.people.people import Birth, Sex, SportRank, Title
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.player_sheet import (
    CellError,
    Field,
    ReadRow,
    Sheet,
    Value,
    layout_problems,
    propose,
    read_delimited,
    read_rows,
    with_headings_in,
)

YEAR = 2026
"""Of the event."""


def sheet(text: str) -> Sheet:
    return read_delimited(text.encode())


def rows(text: str) -> list[ReadRow]:
    listed = sheet(text)
    return list(read_rows(listed, propose(listed), YEAR))


def only(text: str) -> dict[str, Value]:
    """What a list says of its one player."""
    (row,) = rows(text)
    assert row.problems == ()
    return {"name": row.name} | {field.value: value for field, value in row.values.items()}


def under(heading: str, text: str) -> ReadRow:
    (row,) = rows(f"Name;{heading}\nBook Jan;{text}\n")
    return row


def problems(text: str) -> list[FormatError]:
    listed = sheet(text)
    layout = propose(listed)
    found = list(read_rows(listed, layout, YEAR))
    return [*layout_problems(layout), *(each for row in found for each in row.problems)]


def complaints(text: str) -> list[tuple[int, int, str]]:
    return [(problem.line, problem.column, problem.code) for problem in problems(text)]


def refusal(content: bytes) -> tuple[int, int, str]:
    with pytest.raises(FormatError) as refused:
        read_delimited(content)
    return refused.value.line, refused.value.column, refused.value.code


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
    player = only("Прізвище;Ім'я;По батькові\nЇжак;Ілля;Олегович\n")
    assert (player["name"], player["patronymic"]) == ("Їжак Ілля", "Олегович")


def test_that_a_patronymic_within_the_name_stays_there() -> None:
    player = only("Прізвище, ім'я, по батькові\nЇжак Ілля Олегович\n")
    assert player == {"name": "Їжак Ілля Олегович"}


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
    listed = read_delimited(content)
    (row,) = read_rows(listed, propose(listed), YEAR)
    assert (row.name, row.values[Field.BIRTH]) == ("Єднак Ґ.", Birth(2001))


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
    assert only(f"Прізвище;Розряд\nБук Ян;{text}\n").get("sport_rank") is rank


def test_that_zero_stands_for_no_rating_and_no_id() -> None:
    player = only("Name,FIDE rating,FIDE ID\nBook Jan,0,0\n")
    assert player == {"name": "Book Jan"}


def test_that_short_and_empty_lines_are_no_problem() -> None:
    assert len(rows("Name,Coach,Club\n\nBook Jan\n,,\nOak Ina,Elm\n")) == 2


def test_that_a_column_nobody_needs_is_left_out_by_name() -> None:
    layout = propose(sheet("№,Name,Phone,\n1,Book Jan,123,\n"))
    assert layout.ignored == ("Phone",)


def test_that_what_looks_like_a_formula_is_a_name_like_any_other() -> None:
    assert only('Name\n"=HYPERLINK(""x"")"\n')["name"] == '=HYPERLINK("x")'


def test_that_every_wrong_cell_is_named() -> None:
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
    ]


def test_that_a_problem_quotes_the_cell_and_its_heading() -> None:
    (problem,) = problems("Name,Рік\nBook Jan,торік\n")
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


def test_that_an_empty_file_is_no_list() -> None:
    assert refusal(b"\n \n") == (1, 1, "players.empty")


def test_that_a_quotation_mark_left_open_is_pointed_out() -> None:
    assert refusal(b'Name,Club\n"Book Jan,Oak\n') == (3, 1, "players.csv")


def test_that_a_file_of_many_thousand_rows_is_no_list() -> None:
    assert refusal(b"Name\n" + b"A\n" * 20_000)[2] == "players.too-long"


@pytest.mark.parametrize(
    "content",
    [b"PK\x03\x04\x14\x00\x06\x00", b"\xff\xfeN\x00a", b"Name\n\x98\n"],
    ids=["workbook", "half a letter", "no letter of windows-1251"],
)
def test_that_a_file_that_is_no_text_is_refused(content: bytes) -> None:
    assert refusal(content) == (1, 1, "players.not-text")


def test_that_headings_stand_below_titles_of_any_number() -> None:
    text = (
        "Чемпіонат області\n;Львів, 2026;\n\nУчасники\n№;Прізвище;Рік;Область\n1;Бук Ян;2001;Київ\n"
    )
    listed = sheet(text)
    assert propose(listed).headings_in == 5
    assert only(text) == {"name": "Бук Ян", "birth": Birth(2001), "region": "Київ"}


def test_that_headings_are_known_without_their_apostrophe_and_in_capitals() -> None:
    player = only("ПРІЗВИЩЕ ІМЯ;Д.Н.;МІСТО / КЛУБ\nМак Роман;1.2.2001;Вежа\n")
    assert player == {"name": "Мак Роман", "birth": Birth.parse("2001-02-01"), "club": "Вежа"}


def test_that_headings_are_known_in_russian() -> None:
    player = only("ФИО;Дата рождения;Пол;Разряд\nБук Ян;1.2.2003;муж;2 разряд\n")
    assert player == {
        "name": "Бук Ян",
        "birth": Birth(2003, date(2003, 2, 1)),
        "sex": Sex.MALE,
        "sport_rank": SportRank.SECOND,
    }


def test_that_a_second_line_of_headings_divides_the_first() -> None:
    player = only("№;Прізвище;Рейтинг;;Рік\n;;ФІДЕ;ФШУ;\n1;Бук Ян;2000;1900;2001\n")
    assert (player["fide_rating"], player["national_rating"]) == (2000, 1900)


def test_that_a_line_that_counts_the_columns_is_no_player() -> None:
    assert only("№;Прізвище;Рік\n1;2;3\n1;Бук Ян;2001\n")["name"] == "Бук Ян"


def test_that_headings_repeated_on_each_page_are_no_players() -> None:
    assert len(rows("Name,Club\nBook Jan,Oak\nName,Club\nElm Ina,Oak\n")) == 2


def test_that_rows_numbered_in_advance_are_no_players() -> None:
    assert len(rows("№,Name\n1,Book Jan\n2,\n3,\n")) == 1


def test_that_a_line_may_tell_what_divides_the_columns() -> None:
    assert only("sep=;\nName;Birth\nBook, Jan;2001\n")["name"] == "Book, Jan"


def test_that_no_break_spaces_and_unseen_signs_do_not_count() -> None:
    player = only("Name\xa0;\ufeffFIDE rating \n\xa0Book\xa0 \u200bJan ; 2\xa0105\n")
    assert player == {"name": "Book Jan", "fide_rating": 2105}


@pytest.mark.parametrize(
    ("text", "birth", "is_guessed"),
    [
        ("1994", "1994", False),
        ("1994.0", "1994", False),
        ("1994 р.н.", "1994", False),
        ("1994р.", "1994", False),
        ("14.03.1994", "1994-03-14", False),
        ("14.3.1994 р.", "1994-03-14", False),
        ("14-03-1994", "1994-03-14", False),
        ("1994/03/14", "1994-03-14", False),
        ("1994-03-14 00:00:00", "1994-03-14", False),
        ("14 березня 1994 р.", "1994-03-14", False),
        ("14 March 1994", "1994-03-14", False),
        ("14/03/1994", "1994-03-14", True),
        ("14.03.94", "1994-03-14", True),
        ("14.03.08", "2008-03-14", True),
        ("14.03.27", "1927-03-14", True),
        ("34407", "1994-03-14", True),
    ],
)
def test_that_births_are_read_as_people_and_spreadsheets_write_them(
    text: str, birth: str, is_guessed: bool
) -> None:
    row = under("Birth", text)
    assert str(row.values[Field.BIRTH]) == birth
    assert [notice.code for notice in row.notices] == ["players.guessed-birth"] * is_guessed


@pytest.mark.parametrize(
    "text",
    ["94", "весна", "03/14/1994", "31.02.2001", "14 смт 1994", "99999", "1.1.1899"],
)
def test_that_what_is_no_birth_is_a_problem(text: str) -> None:
    assert [problem.code for problem in under("Birth", text).problems] == ["players.birth"]


@pytest.mark.parametrize("text", ["2027", "1.2.2027"])
def test_that_a_birth_after_the_year_of_the_event_is_pointed_out(text: str) -> None:
    row = under("Birth", text)
    assert row.problems == ()
    assert [notice.code for notice in row.notices] == ["players.birth-to-come"]


@pytest.mark.parametrize("text", ["2105", "2105.0", "2105,00", "2 105", "'2105"])
def test_that_figures_are_read_as_spreadsheets_write_them(text: str) -> None:
    assert under("FIDE rating", text).values[Field.FIDE_RATING] == 2105


@pytest.mark.parametrize("text", ["2105.5", "-5", "unknown", "4001"])
def test_that_what_is_no_rating_is_a_problem(text: str) -> None:
    assert [problem.code for problem in under("FIDE rating", text).problems] == ["players.rating"]


@pytest.mark.parametrize("heading", ["FIDE ID", "ID ФШУ"])
def test_that_a_number_a_spreadsheet_shortened_is_not_taken_for_an_id(heading: str) -> None:
    assert [each.code for each in under(heading, "1,41E+07").problems] == ["players.shortened"]


@pytest.mark.parametrize("heading", ["Club", "FIDE rating", "Birth", "Sex"])
def test_that_an_error_of_the_spreadsheet_is_a_problem_in_every_column(heading: str) -> None:
    assert [each.code for each in under(heading, "#N/A").problems] == ["players.defect"]


def test_that_an_id_of_the_federation_keeps_its_zeros() -> None:
    assert under("ID ФШУ", "0012345").values[Field.NATIONAL_ID] == "0012345"


def test_that_no_id_is_written_as_zero() -> None:
    assert Field.NATIONAL_ID not in under("ID ФШУ", "0").values


@pytest.mark.parametrize(
    ("text", "name"),
    [("'=1+1", "=1+1"), ("'-", "-"), ("'@x", "@x"), ("''+x", "'+x"), ("'Oak", "'Oak"), ("–", None)],
)
def test_that_the_apostrophe_before_a_formula_is_taken_off(text: str, name: str | None) -> None:
    assert under("Club", text).values.get(Field.CLUB) == name


def test_that_a_person_says_what_a_column_means() -> None:
    listed = sheet("Name,Rtg,Club,Область,Region\nBook Jan,2000,Oak,a,b\n")
    layout = propose(listed).with_field(2, Field.FIDE_RATING).with_field(3, Field.COACH)
    layout = layout.with_field(4, None)
    assert list(layout_problems(layout)) == []
    (row,) = read_rows(listed, layout, YEAR)
    assert row.values == {Field.FIDE_RATING: 2000, Field.COACH: "Oak", Field.REGION: "b"}


def test_that_a_column_without_heading_is_left_out_when_a_person_says_so() -> None:
    listed = sheet("Name,Club\nBook Jan,Oak,beside\n")
    (row,) = read_rows(listed, propose(listed).with_field(3, None), YEAR)
    assert row.problems == ()


def test_that_a_list_without_headings_is_read_as_a_person_says() -> None:
    listed = sheet("Book Jan,2001\nOak Ina,2002\n")
    layout = propose(listed)
    assert layout.headings_in is None
    layout = layout.with_field(1, Field.NAME).with_field(2, Field.BIRTH)
    assert [row.name for row in read_rows(listed, layout, YEAR)] == ["Book Jan", "Oak Ina"]


def test_that_a_person_says_where_the_headings_are() -> None:
    listed = sheet("Name,Birth,Club\nNom,Né\nBook Jan,2001\n")
    layout = with_headings_in(listed, 2)
    assert [column.name for column in layout.columns] == ["Nom", "Né"]
    assert with_headings_in(listed, None).first == 0


def test_that_columns_beyond_z_have_two_letters() -> None:
    listed = sheet("," * 27 + "x\n")
    assert propose(listed).columns[-1].name == "AB"


def test_that_a_list_may_have_ids_alone() -> None:
    assert only("ID ФІДЕ\n14100000\n") == {"name": "", "fide_id": 14100000}


@pytest.mark.parametrize(
    ("name", "code"), [("Ко\u202eваль", "text.unseen"), ("х" * 101, "text.too-long")]
)
def test_that_a_name_that_cannot_be_kept_is_told_with_its_cell(name: str, code: str) -> None:
    (row,) = rows(f"Name;Club\n{name};Динамо\n")
    (problem,) = row.problems
    assert (problem.line, problem.column, problem.code) == (2, 1, code)
