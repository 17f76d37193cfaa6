"""In what a sheet differs from what it would say now, as a person tells it."""

from dataclasses import replace

import pytest

from arbiter_app.documents.options import OptionValue
from arbiter_app.documents.parts.differences import differences
from arbiter_app.documents.parts.differences_in_words import in_words
from arbiter_app.documents.report import Cell, Column, Grid, Paragraph, Report, Table
from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import catalogue
from tests.documents.conftest import event_of, report_of, swiss_of, without

FIRST = "1-4 1-0, 5-2 ½-½, 3-6 0-1, 7 U"
SECOND = "6-1 {}, 2-7 1-0, 4-5 0-1, 3 Z"


def swiss(result: str) -> Event:
    return swiss_of((FIRST, SECOND.format(result)))


def told(document: str, before: Event, now: Event, **options: OptionValue) -> list[str]:
    states = (report_of(document, each, "en", **options) for each in (before, now))
    return [*in_words(catalogue("en"), differences(*states))]


def test_that_a_corrected_result_is_told_with_its_board_and_players() -> None:
    assert told("round-protocol", swiss("1-0"), swiss("½-½"), round=2) == [
        "Board 1, Bilyk, Marta – Shevchuk, Olena. Result: was 1 – 0, is ½ – ½"
    ]


def test_that_a_cell_without_a_heading_is_told_by_its_row_alone() -> None:
    told_now = told("pairings", swiss("1-0"), swiss("½-½"), round=2, order="board")
    assert told_now == ["Board 1, Bilyk, Marta – Shevchuk, Olena: was 1 – 0, is ½ – ½"]


def test_that_a_result_where_there_was_none_was_blank() -> None:
    (line,) = told(
        "pairings",
        swiss_of((FIRST, "6-1, 2-7 1-0")),
        swiss_of((FIRST, "6-1 1-0, 2-7 1-0")),
        round=2,
        order="board",
    )
    assert line.endswith(": was blank, is 1 – 0")


def test_that_players_who_change_places_are_told_by_their_numbers() -> None:
    lines = told("progress", swiss("1-0"), swiss("½-½"))
    assert (
        lines[0]
        == "No. 6, Bilyk, Marta. Place: was 1, is 2; R2: was 2, is 1½; Points: was 2, is 1½"
    )
    assert "No. 2, Galagan, Ihor. Place: was 2, is 1" in lines
    assert all(line.startswith("No. ") for line in lines)


def test_that_who_was_struck_out_stands_in_brackets() -> None:
    lines = told("start-list", event_of(4), without(event_of(4), 2))
    assert any("was Galagan, Ihor, is [Galagan, Ihor]" in line for line in lines)


def sheet(*blocks: Table | Grid | Paragraph) -> Report:
    return replace(report_of("start-list", event_of(3)), body=blocks)


def table(title: str, *rows: tuple[str, str]) -> Table:
    return Table(
        title=title,
        columns=(Column("Name"), Column("Club")),
        rows=tuple(tuple(map(Cell, row)) for row in rows),
    )


def words(before: Report, now: Report) -> list[str]:
    return [*in_words(catalogue("en"), differences(before, now))]


def test_that_rows_that_came_and_went_are_told_whole() -> None:
    was = sheet(table("", ("Ann", "A"), ("Bea", "B"), ("Cid", "C")))
    now = sheet(table("", ("Ann", "A"), ("Cid", "D"), ("Dan", "E")))
    assert words(was, now) == [
        "No longer on it: Bea · B",
        "Cid. Club: was C, is D",
        "New on it: Dan · E",
    ]


def test_that_the_table_is_named_where_there_are_several() -> None:
    was = sheet(Grid((table("U10", ("Ann", "A")), table("U12", ("Bea", "B")))))
    now = sheet(Grid((table("U10", ("Ann", "A")), table("U12", ("Bea", "C")))))
    assert words(was, now) == ["U12. Bea. Club: was B, is C"]


def test_that_rows_that_nothing_tells_apart_are_told_line_by_line() -> None:
    was, now = (sheet(table("", ("–", club), ("–", club))) for club in ("A", "B"))
    assert words(was, now) == ["Was: – · A – is: – · B"] * 2


@pytest.mark.parametrize("result", ["1-0", "½-½"])
def test_that_a_sheet_that_says_the_same_differs_in_nothing(result: str) -> None:
    assert told("final-standings", swiss(result), swiss(result)) == []


def test_that_a_line_below_the_table_is_told_as_it_was_and_is() -> None:
    was, now = sheet(Paragraph("Level on 2.")), sheet(Paragraph("Level on 3."))
    assert words(was, now) == ["Was: Level on 2. – is: Level on 3."]
