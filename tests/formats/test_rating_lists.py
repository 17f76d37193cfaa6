"""Rating lists in the forms that they are published in; nobody in them exists."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from arbiter_app.domain.facts.people.rating_lists import Discipline, ListKind
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.rating_lists import ListReader, Reading, recognised
from tests.benchmarks.generated_lists import (
    COMBINED_HEADER,
    LEGACY_HEADER,
    Generated,
    combined_line,
    generated,
    legacy_line,
    single_header,
    single_line,
    write_combined,
    write_xml,
)

OLENA = Generated(
    fide_id=14100001,
    name="Gava, Olena",
    sex="F",
    title="WIM",
    womens_title="WIM",
    standard=2210,
    rapid=2105,
    blitz=0,
    birth=1999,
    flag="wi",
)
UNRATED = Generated(fide_id=900000000123, name="Book", federation="FID")


def text_list(header: str, *lines: str) -> bytes:
    return ("\r\n".join((header, *lines)) + "\r\n").encode("latin-1")


def read(
    name: str, content: bytes, *, block: int = 1 << 16
) -> tuple[ListReader, list[dict[str, str | int | None]], Reading]:
    reader = recognised(name, content[: 1 << 16])
    reading = Reading(published=reader.description.published or date(2026, 11, 1))
    blocks = (content[at : at + block] for at in range(0, len(content), block))
    columns = reader.columns
    people = [
        dict(zip(columns, row, strict=True))
        for rows in reader.rows(blocks, reading)
        for row in rows
    ]
    return reader, people, reading


def test_that_the_combined_text_tells_all_three_ratings() -> None:
    content = text_list(COMBINED_HEADER, combined_line(OLENA), combined_line(UNRATED))
    reader, people, _ = read("players_list_foa.txt", content)
    assert reader.description.name == "FIDE"
    assert reader.description.disciplines == set(Discipline)
    assert reader.description.published is None
    assert people[0] == {
        "fide_id": 14100001,
        "name": "Gava, Olena",
        "federation": "UKR",
        "sex": "f",
        "title": "WIM",
        "birth": 1999,
        "inactive": 1,
        "standard": 2210,
        "rapid": 2105,
        "blitz": None,
    }
    assert people[1]["name"] == "Book"
    assert (people[1]["birth"], people[1]["title"], people[1]["inactive"]) == (None, None, 0)


def test_that_the_combined_text_without_online_titles_has_its_columns_elsewhere() -> None:
    content = text_list(LEGACY_HEADER, legacy_line(OLENA))
    _, (person,), _ = read("players_list.txt", content)
    assert (person["standard"], person["rapid"], person["birth"]) == (2210, 2105, 1999)


@pytest.mark.parametrize("discipline", list(Discipline))
def test_that_a_list_of_one_discipline_is_told_by_its_name_and_dated_by_its_heading(
    discipline: Discipline,
) -> None:
    content = text_list(single_header("NOV26"), single_line(OLENA))
    reader, (person,), _ = read(f"{discipline.value}_rating_list.txt", content)
    assert reader.description.name == f"FIDE {discipline.value}"
    assert reader.description.published == date(2026, 11, 1)
    assert person[discipline.value] == 2210
    assert person["inactive"] == 1


@pytest.mark.parametrize(
    ("name", "published"),
    [
        ("standard_nov26frl.txt", date(2026, 11, 1)),
        ("STANDARD_JAN12FRL_XML.xml", date(2012, 1, 1)),
        ("players_list_foa_2026-04.txt", date(2026, 4, 1)),
        ("standard 2026_11_03.txt", date(2026, 11, 3)),
        ("standard_03.11.2026.txt", date(2026, 11, 3)),
        ("players_20261101.zip/standard_rating_list.txt", date(2026, 11, 1)),
        ("standard_rating_list.txt", None),
        ("standard_2026-13.txt", None),
        ("standard_31.02.2026.txt", None),
    ],
)
def test_that_the_name_of_the_file_tells_the_date(name: str, published: date | None) -> None:
    content = text_list(COMBINED_HEADER, combined_line(OLENA))
    assert recognised(name, content).description.published == published


def test_that_a_list_of_one_discipline_under_another_name_is_asked_about() -> None:
    content = text_list(single_header("NOV26"), single_line(OLENA))
    with pytest.raises(FormatError) as refused:
        recognised("list.txt", content)
    assert (refused.value.line, refused.value.column) == (1, 114)
    assert refused.value.code == "list.which-discipline"


def test_that_a_missing_column_is_named() -> None:
    content = text_list(COMBINED_HEADER.replace("Fed", "   "), combined_line(OLENA))
    with pytest.raises(FormatError) as refused:
        recognised("players_list_foa.txt", content)
    assert refused.value.facts == {"heading": "fed"}


def test_that_a_list_without_ratings_is_none() -> None:
    header = single_header("Rtng ")
    with pytest.raises(FormatError) as refused:
        recognised("standard.txt", text_list(header, single_line(OLENA)))
    assert refused.value.facts == {"heading": "rating"}


def test_that_over_long_other_titles_push_nothing_into_wrong_columns() -> None:
    person = Generated(
        fide_id=1, name="Mak, Roman", other_titles="SI,FI,LSI,SLI,NAAFM", standard=2001, birth=1970
    )
    line = combined_line(person)
    assert len(line) == len(COMBINED_HEADER) + 4
    _, (read_person,), reading = read("players_list_foa.txt", text_list(COMBINED_HEADER, line))
    assert (read_person["standard"], read_person["birth"]) == (2001, 1970)
    assert reading.skipped == 0


def test_that_a_name_that_is_too_long_pushes_nothing_into_wrong_columns() -> None:
    person = Generated(fide_id=1, name="Dovgopryzvyschenko" * 4, standard=2001, birth=1970)
    _, (read_person,), _ = read("x.txt", text_list(COMBINED_HEADER, combined_line(person)))
    assert (read_person["federation"], read_person["standard"]) == ("UKR", 2001)


def test_that_honorary_and_arbiters_titles_are_none_of_a_player() -> None:
    people = (
        Generated(fide_id=1, name="A", title="WH", womens_title="WH"),
        Generated(fide_id=2, name="B", other_titles="IA,FT"),
        Generated(fide_id=3, name="C", title="", womens_title="WFM"),
        Generated(fide_id=4, name="D", title="IM", womens_title="WGM"),
    )
    content = text_list(COMBINED_HEADER, *map(combined_line, people))
    _, read_people, _ = read("x.txt", content)
    assert [person["title"] for person in read_people] == [None, None, "WFM", "IM"]


def test_that_spaces_at_the_end_and_line_ends_may_be_missing() -> None:
    line = combined_line(OLENA).rstrip()
    content = f"{COMBINED_HEADER}\n{line}\n\n{line}".encode()
    _, people, reading = read("x.txt", content)
    assert [person["blitz"] for person in people] == [None, None]
    assert reading.skipped == 0


@pytest.mark.parametrize("encoding", ["latin-1", "utf-8"])
def test_that_letters_with_marks_are_read_in_either_encoding(encoding: str) -> None:
    person = Generated(fide_id=1, name="Müller, José", standard=2001, birth=1970)
    lines = "\r\n".join((COMBINED_HEADER, combined_line(person), combined_line(OLENA), ""))
    _, people, _ = read("x.txt", lines.encode(encoding))
    assert people[0]["name"] == "Müller, José"
    assert (people[0]["federation"], people[0]["birth"]) == ("UKR", 1970)
    assert people[1]["name"] == "Gava, Olena"


def test_that_columns_of_utf_8_may_be_counted_in_bytes() -> None:
    name = "Müller, José"
    person = Generated(fide_id=1, name="-" * len(name.encode()), standard=2001, birth=1970)
    line = combined_line(person).encode().replace(person.name.encode(), name.encode())
    _, (read_person,), _ = read("x.txt", COMBINED_HEADER.encode() + b"\r\n" + line + b"\r\n")
    assert read_person["name"] == name
    assert (read_person["federation"], read_person["standard"]) == ("UKR", 2001)


def test_that_broken_lines_are_left_out_and_told() -> None:
    wrong_id = "x" + combined_line(OLENA)[1:]
    wrong_rating = combined_line(OLENA).replace("2210 ", "22!0 ")
    nameless = combined_line(Generated(fide_id=5, name=""))
    wrong_rapid = combined_line(OLENA).replace("2105 ", "9105 ")
    lines = (wrong_id, combined_line(OLENA), wrong_rating, nameless, wrong_rapid, "14100 Bi")
    content = text_list(COMBINED_HEADER, *lines)
    _, people, reading = read("x.txt", content)
    assert len(people) == 1
    assert reading.skipped == 5
    assert [(each.line, each.column, each.code) for each in reading.first_skipped] == [
        (2, 1, "list.fide-id"),
        (4, 114, "list.rating"),
        (5, 16, "list.no-name"),
        (6, 127, "list.rating"),
        (7, 9, "list.short-line"),
    ]


def test_that_only_the_first_broken_lines_are_kept_whole() -> None:
    content = text_list(COMBINED_HEADER, *["14100 Bi"] * 50)
    _, _, reading = read("x.txt", content)
    assert (reading.skipped, len(reading.first_skipped)) == (50, 5)


def test_that_a_list_that_ends_inside_a_line_was_not_downloaded_whole() -> None:
    content = text_list(COMBINED_HEADER, combined_line(OLENA)) + b"14100002  Half a na"
    with pytest.raises(FormatError) as refused:
        read("x.txt", content)
    assert (refused.value.line, refused.value.code) == (3, "list.cut-off")


def test_that_an_endless_line_is_refused_before_it_fills_the_memory() -> None:
    with pytest.raises(FormatError) as refused:
        read("x.txt", COMBINED_HEADER.encode() + b"\n" + b"x" * 30_000)
    assert refused.value.code == "list.not-text"


@pytest.mark.parametrize("block", [170, 1000, 1 << 16])
def test_that_blocks_may_end_anywhere(tmp_path: Path, block: int) -> None:
    text, xml = tmp_path / "list.txt", tmp_path / "list.xml"
    write_combined(text, generated(300))
    write_xml(xml, generated(300))
    _, by_text, _ = read("list.txt", text.read_bytes(), block=block)
    _, by_xml, _ = read("list.xml", xml.read_bytes(), block=block)
    assert len(by_text) == 300
    assert by_text == by_xml


def xml_list(*elements: str, beginning: str = "") -> bytes:
    return f"{beginning}<playerslist>\n{''.join(elements)}</playerslist>".encode()


def element(person: Generated, **changes: str) -> str:
    said = {
        "fideid": str(person.fide_id),
        "name": person.name,
        "country": person.federation,
        "sex": person.sex,
        "title": person.title,
        "w_title": "",
        "o_title": "",
        "rating": str(person.standard),
        "birthday": str(person.birth),
        "flag": person.flag,
    } | changes
    return (
        "<player>"
        + "".join(f"<{tag}>{text}</{tag}>\n" for tag, text in said.items())
        + ("</player>\n")
    )


def test_that_a_list_of_one_discipline_as_xml_is_told_by_its_name() -> None:
    reader, (person,), _ = read("blitz_rating_list_xml.xml", xml_list(element(OLENA)))
    assert reader.description.name == "FIDE blitz"
    assert (person["blitz"], person["birth"], person["inactive"]) == (2210, 1999, 1)
    with pytest.raises(FormatError) as refused:
        recognised("list.xml", xml_list(element(OLENA)))
    assert refused.value.code == "list.which-discipline"


def test_that_names_in_xml_keep_their_signs() -> None:
    name = "O&apos;Neil &amp; Müller, José"
    declared = '<?xml version="1.0" encoding="UTF-8"?>\n'
    content = xml_list(element(OLENA, name=name), beginning=declared)
    _, (person,), _ = read("standard.xml", content)
    assert person["name"] == "O'Neil & Müller, José"
    latin = content.decode().replace("UTF-8", "ISO-8859-1").encode("latin-1")
    assert read("standard.xml", latin)[1] == [person]
    undeclared = content.decode().replace(' encoding="UTF-8"', "").encode("latin-1")
    assert read("standard.xml", undeclared)[1] == [person]
    unknown = content.decode().replace("UTF-8", "x-nothing").encode()
    assert read("standard.xml", unknown)[1] == [person]


def test_that_people_in_xml_need_not_be_written_alike() -> None:
    other = element(UNRATED).replace("<name>", "<name kind='full'>").replace("</sex>\n", "</sex>")
    without_sex = element(OLENA).replace("<sex>M</sex>", "")
    _, people, _ = read("standard.xml", xml_list(element(OLENA), other, without_sex))
    assert [person["name"] for person in people] == ["Gava, Olena", "Book", "Gava, Olena"]
    assert [person["sex"] for person in people] == ["f", "m", "f"]
    without_flag = element(OLENA).replace("<flag>wi</flag>", "")
    _, (person,), _ = read("standard.xml", xml_list(without_flag))
    assert person["inactive"] == 0


def test_that_a_broken_person_in_xml_takes_nobody_along() -> None:
    content = xml_list(
        element(OLENA),
        "<player><fideid>5</fideid><name>A & B</name></player>\n",
        element(UNRATED, name=""),
        element(UNRATED, fideid="none"),
        element(UNRATED, rating="many"),
        element(UNRATED),
    )
    _, people, reading = read("standard.xml", content)
    assert [person["name"] for person in people] == ["Gava, Olena", "Book"]
    assert [each.code for each in reading.first_skipped] == [
        "list.broken-element",
        "list.no-name",
        "list.fide-id",
        "list.rating",
    ]


def test_that_xml_that_ends_inside_a_person_was_not_downloaded_whole() -> None:
    with pytest.raises(FormatError) as refused:
        read("standard.xml", xml_list(element(OLENA), "<player><fideid>5</fide"))
    assert refused.value.code == "list.cut-off"


def test_that_a_person_in_xml_without_an_end_is_refused_before_he_fills_the_memory() -> None:
    with pytest.raises(FormatError) as refused:
        read("standard.xml", xml_list(element(OLENA), "<player>" + "x" * 200_000))
    assert refused.value.code == "list.not-text"


@pytest.mark.parametrize("encoding", ["undefined", "no-such-encoding", "idna"])
def test_that_an_encoding_that_cannot_be_meant_is_passed_over(encoding: str) -> None:
    declared = f'<?xml version="1.0" encoding="{encoding}"?>'
    _, (person,), _ = read("standard.xml", xml_list(element(OLENA), beginning=declared))
    assert person["name"] == OLENA.name


def test_that_xml_of_another_kind_is_refused() -> None:
    with pytest.raises(FormatError) as refused:
        recognised("a.xml", b"<html><body>Not found</body></html>")
    assert refused.value.code == "list.xml-of-another-kind"


NATIONAL = """Рейтинг-лист федерації;;;;;;;;;
№;ID;Прізвище, ім'я;Рік народження;Рейтинг;Рапід;Розряд;Звання;Область;Клуб;FIDE ID
1;U-17;Ґава Олена;12.03.1999;2210;2105;МС;;Львівська;"Вежа; Львів";14100001
2;U-18;Їжак Ілля;2008;1650;0;I;;Київ;;
3;U-19;Щур;;;;б/р;;;
"""


@pytest.mark.parametrize("block", [500, 1 << 16])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1251", "utf-16"])
def test_that_a_national_list_is_read_in_every_encoding(encoding: str, block: int) -> None:
    content = NATIONAL.encode(encoding)
    reader, people, reading = read("ФШУ 2026-11-01.csv", content, block=block)
    assert reader.description.kind is ListKind.NATIONAL
    assert reader.description.name == "ФШУ"
    assert reader.description.published == date(2026, 11, 1)
    assert reader.description.disciplines == {Discipline.STANDARD, Discipline.RAPID}
    assert reading.skipped == 0
    assert people[0] == {
        "national_id": "U-17",
        "name": "Ґава Олена",
        "birth": "1999-03-12",
        "standard": 2210,
        "rapid": 2105,
        "sport_rank": "MS",
        "region": "Львівська",
        "club": "Вежа; Львів",
        "fide_id": 14100001,
    }
    assert [person["name"] for person in people] == ["Ґава Олена", "Їжак Ілля", "Щур"]


@pytest.mark.parametrize(
    "heading_line",
    [
        "Name,National ID,Rating,Rapid,Blitz rating",
        "Фамилия Имя\tНациональный ID\tРейтинг\tРейтинг (рапид)\tБлиц",
        "Прізвище та ім’я;Код ФШУ;Рейтинг ФШУ;Швидкі;Рейтинг блиц",
    ],
)
def test_that_headings_are_understood_in_three_languages(heading_line: str) -> None:
    delimiter = next(sign for sign in "\t;," if sign in heading_line)
    row = delimiter.join(("Мак Роман", "7", "2000", "1900", "1800"))
    _, (person,), _ = read("x.csv", f"{heading_line}\n{row}\n".encode())
    assert person["national_id"] == "7"
    assert (person["standard"], person["rapid"], person["blitz"]) == (2000, 1900, 1800)


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("ФШУ 2026-11-01.csv", "ФШУ"),
        ("rating_nov26.csv", "rating"),
        ("списки.zip/ФШУ_рапід_01.11.2026.csv", "ФШУ рапід"),
        ("2026-11.csv", "2026-11"),
    ],
)
def test_that_next_months_list_has_the_same_name(name: str, title: str) -> None:
    content = "Прізвище;Рейтинг\nМак;2000\n".encode()
    assert recognised(name, content).description.name == title


def test_that_a_rating_without_a_discipline_is_of_the_one_in_the_name_of_the_file() -> None:
    reader = recognised("національний rapid.csv", "Прізвище;Рейтинг\nМак;2000\n".encode())
    assert reader.description.disciplines == {Discipline.RAPID}
    assert "rapid" in reader.columns


def test_that_broken_lines_of_a_national_list_are_left_out_and_told() -> None:
    lines = ["Name;Rating;ID", "Mak;20oo;7", "Bak;2000;8", ";1900;9", "Rak;2000;1,4E+07"]
    _, people, reading = read("x.csv", "\n".join(lines).encode())
    assert [person["name"] for person in people] == ["Bak"]
    assert [(each.line, each.column, each.text) for each in reading.first_skipped] == [
        (2, 2, "20oo"),
        (4, 1, "1900 9"),
        (5, 3, "1,4E+07"),
    ]


def test_that_words_no_list_should_have_do_not_hide_a_person() -> None:
    lines = [
        "Прізвище;Рейтинг;Дата народження;Стать;Титул;Звання",
        "Ґава Олена;2210;00.00.0000;?;МСМК;GM",
    ]
    _, people, reading = read("x.csv", "\n".join(lines).encode())
    assert [(person["name"], person["standard"]) for person in people] == [("Ґава Олена", 2210)]
    assert [people[0][each] for each in ("birth", "sex", "title", "sport_rank")] == [None] * 4
    assert reading.skipped == 0


def test_that_an_endless_line_of_a_national_list_is_refused_before_it_fills_the_memory() -> None:
    asked = 0

    def blocks() -> Iterator[bytes]:
        nonlocal asked
        yield "Прізвище;Рейтинг\n".encode()
        while True:
            asked += 1
            yield b"x" * 100_000

    reader = recognised("x.csv", "Прізвище;Рейтинг\n".encode())
    with pytest.raises(FormatError) as refused:
        list(reader.rows(blocks(), Reading(published=date(2026, 11, 1))))
    assert (refused.value.code, refused.value.line) == ("list.not-text", 2)
    assert asked < 20


def test_that_quotation_marks_that_do_not_match_are_refused() -> None:
    with pytest.raises(FormatError) as refused:
        read("x.csv", b'Name;Rating\n"Mak;2000\n')
    assert refused.value.code == "list.csv"


@pytest.mark.parametrize(
    "content",
    [b"", b"\n\n", b"just a letter\nand no list\n", b"Name\nMak\n", b"Rating;Rapid\n1;2\n"],
)
def test_that_what_is_no_list_is_refused(content: bytes) -> None:
    with pytest.raises(FormatError) as refused:
        recognised("x.csv", content)
    assert refused.value.code == "list.unknown"


def test_that_a_file_of_bytes_is_no_text() -> None:
    with pytest.raises(FormatError) as refused:
        recognised("x.csv", bytes(range(256)) * 4)
    assert refused.value.code == "list.not-text"


def test_that_headings_are_looked_for_at_the_top_alone() -> None:
    with pytest.raises(FormatError) as refused:
        recognised("x.csv", ("a\n" * 40 + "Name;Rating\nMak;2000\n").encode())
    assert refused.value.code == "list.unknown"


def test_that_a_national_list_is_read_line_by_line() -> None:
    def blocks() -> Iterator[bytes]:
        yield "Прізвище;Рейтинг\n".encode()
        for number in range(250):
            yield f"Мак {number};".encode()
            yield b"2000\n"

    reader = recognised("x.csv", "Прізвище;Рейтинг\nМак;2000\n".encode())
    sizes = [len(rows) for rows in reader.rows(blocks(), Reading(published=date(2026, 11, 1)))]
    assert sizes == [100, 100, 50]
