"""What happens to a table for which there is no room, step by step."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from arbiter_app.documents.pdf.note_words import sentence
from arbiter_app.documents.pdf.notes import NoteKind
from arbiter_app.documents.pdf.pages import Layout, lay_out, layout_of
from arbiter_app.documents.pdf.primitives import MM, Box, Text
from arbiter_app.documents.report import (
    Align,
    Cell,
    Column,
    ColumnKind,
    PaperSize,
    Report,
    SheetKind,
    Table,
    Wishes,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import catalogue
from tests.documents.pdf.drawn import measure, texts

EventOf = Callable[..., Event]
ReportOf = Callable[..., Report]


def printed(layout: Layout) -> list[set[str]]:
    """Return the words of each page."""
    return [{each.text for each in texts(page)} for page in layout.pages()]


@pytest.fixture
def sheet(event_of: EventOf, report_of: ReportOf) -> Callable[..., Report]:
    """Return a report with nothing but a table."""

    def with_table(columns: list[Column], rows: list[list[str]], wishes: Wishes) -> Report:
        report = report_of("start-list", event_of(4))
        cells = tuple(tuple(Cell(text) for text in row) for row in rows)
        table = Table(columns=tuple(columns), rows=cells)
        return replace(report, body=(table,)).wishing(wishes)

    return with_table


NAMES = [Column("No.", ColumnKind.NUMBER, Align.RIGHT), Column("Name")]
ON_A4 = Wishes(paper=PaperSize.A4)


def codes(count: int, *, optional: int = 0) -> list[Column]:
    """Return columns of codes of eight letters, which are not wrapped."""
    return [
        Column(f"Code {number}", ColumnKind.NUMBER, Align.CENTRE, optional=optional)
        for number in range(1, count + 1)
    ]


def rows(count: int, columns: int) -> list[list[str]]:
    return [
        [str(each), f"Player {each}", *(["abcdefgh"] * columns)] for each in range(1, count + 1)
    ]


def test_that_optional_columns_go_where_there_is_no_room_and_are_told(
    sheet: Callable[..., Report],
) -> None:
    columns = [*NAMES, *codes(11), *codes(3, optional=1)]
    layout = layout_of(sheet(columns, rows(5, 14), Wishes()), measure)
    (note,) = layout.notes
    assert (note.kind, note.titles) == (NoteKind.DROPPED, ("Code 1", "Code 2", "Code 3"))
    assert "Code 1, Code 2, Code 3" in sentence(catalogue("en"), note)
    (page,) = layout.pages()
    assert len([each for each in texts(page) if each.text == "abcdefgh"]) == 5 * 11


def test_that_columns_stay_where_there_is_room(sheet: Callable[..., Report]) -> None:
    layout = layout_of(sheet([*NAMES, *codes(3, optional=1)], rows(5, 3), Wishes()), measure)
    assert not layout.notes
    assert all("Code 3" in words for words in printed(layout))


def test_that_a_table_too_wide_for_a4_goes_onto_a3(sheet: Callable[..., Report]) -> None:
    layout = layout_of(sheet([*NAMES, *codes(17)], rows(5, 17), Wishes()), measure)
    assert [note.kind for note in layout.notes] == [NoteKind.ENLARGED]
    assert {round(page.width) for page in layout.pages()} == {1191}


@pytest.mark.parametrize(("wishes", "count"), [(Wishes(), 40), (ON_A4, 17)])
def test_that_a_table_too_wide_for_its_paper_is_divided_with_its_names_repeated(
    sheet: Callable[..., Report], wishes: Wishes, count: int
) -> None:
    report = sheet([*NAMES, *codes(count)], rows(5, count), wishes)
    layout = layout_of(report, measure)
    assert NoteKind.SPLIT in {note.kind for note in layout.notes}
    found = [each.text for page in layout.pages() for each in texts(page)]
    assert found.count("Player 3") == found.count("Name") > 1
    assert found.count("abcdefgh") == 5 * count
    for page in layout.pages():
        assert all(
            box.x + box.width <= page.width for box in page.primitives if isinstance(box, Box)
        )


def test_that_one_long_word_does_not_set_the_size_of_a_sheet(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = event_of(24)
    somebody, *_ = event.players.values()
    long = replace(somebody, name="Ш" * 60, latin_name="Sh" * 30)
    marked = replace(event, players={**event.players, long.id: long})

    def size_of(event: Event) -> set[float]:
        pages = lay_out(report_of("start-list", event), measure)
        return {each.size for page in pages for each in texts(page) if each.text == "Yizhak, Taras"}

    assert size_of(marked) == size_of(event)
    pages = lay_out(report_of("start-list", marked), measure)
    assert "Sh" * 30 in "".join(each.text for page in pages for each in texts(page))


@pytest.mark.parametrize("count", range(20, 130, 3))
def test_that_the_last_page_is_no_remnant(
    event_of: EventOf, report_of: ReportOf, count: int
) -> None:
    report = report_of("start-list", event_of(24))
    (table,) = (block for block in report.body if isinstance(block, Table))
    body = (replace(table, rows=(table.rows * 6)[:count]),)
    pages = lay_out(replace(report, body=body), measure)
    boxes = [each for each in pages[-1].primitives if isinstance(each, Box)]
    assert len({box.y for box in boxes if not box.tinted}) >= 4
    if len(pages) > 1:
        lowest = max(each.baseline for each in texts(pages[-1]) if each.size != 7)
        assert lowest > 0.55 * pages[-1].height


def test_that_figures_stand_with_their_decimal_marks_below_each_other(
    sheet: Callable[..., Report],
) -> None:
    columns = [*NAMES, Column("SB", ColumnKind.NUMBER, Align.CENTRE)]
    values = ["9.25", "110.5", "4", "57.75"]
    table = [[str(each), f"Player {each}", value] for each, value in enumerate(values, 1)]
    (page,) = lay_out(sheet(columns, table, Wishes()), measure)

    def mark_of(text: Text) -> float:
        _, _, fraction = text.text.partition(".")
        behind = f".{fraction}" if fraction else ""
        return text.x - measure(behind, text.face) * text.size

    own = [each for each in texts(page) if each.text in values and each.x > page.width / 2]
    marks = {round(mark_of(each), 3) for each in own}
    assert len(own) == len(values)
    assert len(marks) == 1


def test_that_a_sheet_with_decimals_has_no_signs_of_halves(sheet: Callable[..., Report]) -> None:
    columns = [
        *NAMES,
        Column("Points", ColumnKind.NUMBER, Align.CENTRE),
        Column("SB", ColumnKind.NUMBER, Align.CENTRE),
    ]
    table = [["1", "A", "3½", "9.25"], ["2", "B", "½", "1.00"], ["3", "C", "2", "0.50"]]
    (words,) = printed(layout_of(sheet(columns, table, Wishes()), measure))
    assert {"3.5", "0.5", "2.0"} <= words
    assert not any("½" in word for word in words)


def test_that_a_column_of_figures_that_nobody_has_is_left_out(sheet: Callable[..., Report]) -> None:
    columns = [*NAMES, Column("Direct", ColumnKind.NUMBER, Align.CENTRE)]
    (words,) = printed(
        layout_of(sheet(columns, [["1", "A", ""], ["2", "B", ""]], Wishes()), measure)
    )
    assert "Direct" not in words


@pytest.mark.parametrize(("players", "cycles"), [(10, 1), (24, 1), (24, 2)])
def test_that_a_cross_table_keeps_its_paper_through_the_event(
    event_of: EventOf, report_of: ReportOf, players: int, cycles: int
) -> None:
    def paper(played: int | None) -> set[tuple[float, float]]:
        event = event_of(players, cycles=cycles, played=played)
        return {
            (page.width, page.height) for page in lay_out(report_of("cross-table", event), measure)
        }

    assert paper(1) == paper(players // 2) == paper(None)


def test_that_a_cross_table_of_24_double_is_on_one_a3(
    event_of: EventOf, report_of: ReportOf
) -> None:
    for language in ("uk", "en"):
        layout = layout_of(report_of("cross-table", event_of(24, cycles=2), language), measure)
        (page,) = layout.pages()
        assert {round(page.width), round(page.height)} == {842, 1191}
        assert NoteKind.SPLIT not in {note.kind for note in layout.notes}


def test_that_names_for_the_wall_are_smaller_rather_than_in_three_lines(
    sheet: Callable[..., Report],
) -> None:
    name = "Kostiantyn Oleksandrovych Zahorodnii"
    columns = [*NAMES, Column("White"), Column("Black")]
    three = [[str(number), *[name] * 3] for number in range(1, 4)]
    report = replace(sheet(columns, three, ON_A4), kind=SheetKind.POSTED)
    (page,) = layout_of(report, measure).pages()
    lines = [each for each in texts(page) if each.text in name]
    assert len(lines) == 9 * 2
    assert min(each.size for each in lines) >= 14


def test_that_the_title_of_a_table_stands_above_its_rows_on_every_page(
    sheet: Callable[..., Report],
) -> None:
    report = sheet(NAMES, rows(150, 0), ON_A4)
    (table,) = report.body
    assert isinstance(table, Table)
    titled = replace(report, body=(replace(table, title="Round 4"),))
    pages = printed(layout_of(titled, measure))
    assert len(pages) > 2
    assert all("Round 4" in words for words in pages)


def test_that_names_on_a_wall_are_on_one_line_where_a_few_pages_more_allow_it(
    sheet: Callable[..., Report],
) -> None:
    columns = [NAMES[0], Column("White"), Column("Black")]
    name = "Zabolotna-Kryvonis, Oleksandra"
    report = sheet(columns, [[str(each), name, name] for each in range(1, 101)], Wishes())
    pages = printed(layout_of(replace(report, kind=SheetKind.POSTED), measure))
    assert all(name in words for words in pages)
    assert not any("Oleksandra" in words for words in pages)


@pytest.mark.parametrize("paper", ["round-protocol", "officials", "integrity"])
def test_that_what_is_filed_stands_upright_where_it_has_room(
    event_of: EventOf, report_of: ReportOf, paper: str
) -> None:
    (page,) = lay_out(report_of(paper, event_of(10, played=3)), measure)
    assert page.height > page.width


def test_that_a_poster_on_a3_is_set_larger_than_a_sheet(
    event_of: EventOf, report_of: ReportOf
) -> None:
    (page,) = lay_out(report_of("technical-information", event_of(10)), measure)
    said = [each.size for each in texts(page) if each.text == "classical chess"]
    assert min(said) > 24


def test_that_cards_of_players_with_many_rounds_leave_no_page_without_a_table(
    event_of: EventOf, report_of: ReportOf
) -> None:
    pages = lay_out(report_of("player-card", event_of(24, cycles=2)), measure)
    assert len(pages) <= 25
    for page in pages:
        boxes = [each for each in page.primitives if isinstance(each, Box)]
        assert len({box.y for box in boxes if not box.tinted}) >= 4


def test_that_a_grid_of_46_rounds_is_on_one_page_in_both_languages_too(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("schedule", event_of(24, cycles=2), "uk+en")
    assert layout_of(report, measure).length == 1


def test_that_a_head_too_long_for_a_line_has_a_line_for_each_language(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("round-protocol", event_of(10, played=5), "uk+en")
    (words,) = printed(layout_of(report, measure))
    assert "Протокол туру / Round protocol" in words
    assert "Round 6, 10 June 2026, 15:00 (draft, not published)" in words


def test_that_24_people_register_on_one_sheet(event_of: EventOf, report_of: ReportOf) -> None:
    (page,) = lay_out(report_of("registration-sheet", event_of(24)), measure)
    rows_to_sign = {
        box.height for box in page.primitives if isinstance(box, Box) and not box.tinted
    }
    assert min(rows_to_sign) >= 8 * MM


def test_that_columns_for_room_alone_go_before_a_page_is_added(
    sheet: Callable[..., Report],
) -> None:
    """Names are on one line without the last column, on two with it."""
    columns = [NAMES[0], Column("Name"), *codes(12), *codes(1, optional=1)]
    name = "Zabolotna-Kryvonis, Oleksandra Maria"
    people = [[str(each), name, *["abcdefgh"] * 13] for each in range(1, 51)]
    kept = [replace(each, optional=0) for each in columns]
    light, heavy = (layout_of(sheet(each, people, ON_A4), measure) for each in (columns, kept))
    assert light.length < heavy.length
    assert [(note.kind, note.titles) for note in light.notes] == [(NoteKind.DROPPED, ("Code 1",))]
