"""Where things go on the page: nothing is cut, nothing stands alone."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.documents.pdf.pages import lay_out
from arbiter_app.documents.pdf.primitives import MM, Box, Dashes, Face, Page, Rule, Text
from arbiter_app.documents.pdf.text import wrap
from arbiter_app.documents.report import (
    Align,
    Approval,
    Cell,
    Column,
    Facts,
    Orientation,
    PaperSize,
    Report,
    Table,
    Wishes,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player, Sex
from arbiter_app.i18n import PAPER_LANGUAGES
from tests.documents.conftest import swiss_of, with_players
from tests.documents.pdf.drawn import measure, texts

EventOf = Callable[..., Event]
ReportOf = Callable[..., Report]


def left_of(text: Text) -> float:
    width = measure(text.text, text.face) * text.size
    return text.x - {Align.LEFT: 0, Align.CENTRE: width / 2, Align.RIGHT: width}[text.align]


def assert_inside(pages: tuple[Page, ...]) -> None:
    for page in pages:
        for each in texts(page):
            left = left_of(each)
            assert left >= 0
            assert left + measure(each.text, each.face) * each.size <= page.width
            assert 0 < each.baseline < page.height
        for box in (each for each in page.primitives if isinstance(each, Box | Dashes)):
            assert box.x + box.width <= page.width
            assert box.y + box.height <= page.height


@given(st.text(alphabet="абвг -", max_size=60), st.floats(min_value=1, max_value=30))
def test_that_wrapping_loses_no_letter_and_keeps_to_the_width(text: str, width: float) -> None:
    lines = wrap(text, Face.SANS, width, measure)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(measure(line, Face.SANS) <= width for line in lines)


def test_that_a_line_breaks_after_a_hyphen_rather_than_inside_a_word() -> None:
    lines = wrap("Нечуй-Левицька Єлизавета", Face.SANS, 6, measure)
    assert lines == ("Нечуй-", "Левицька", "Єлизавета")


@pytest.mark.parametrize(
    "document",
    [
        "start-list",
        "schedule",
        "round-protocol",
        "cross-table",
        "application",
        "registration-sheet",
        "mandate-protocol",
        "technical-information",
        "officials",
        "draw-order",
        "draw-slips",
        "draw-protocol",
    ],
)
@pytest.mark.parametrize(("players", "cycles"), [(3, 1), (11, 2), (24, 1), (24, 2)])
def test_that_nothing_leaves_the_page(
    event_of: EventOf, report_of: ReportOf, document: str, players: int, cycles: int
) -> None:
    assert_inside(lay_out(report_of(document, event_of(players, cycles=cycles)), measure))


@pytest.mark.parametrize(
    "name",
    [
        "Нечуй-Левицька-Кульчицька Єлизавета-Анастасія Всеволодівна",
        "Надзвичайнодовгепрізвищебезжодногопробілутадефіса" * 3,
    ],
)
@pytest.mark.parametrize(
    "document",
    [
        "start-list",
        "schedule",
        "cross-table",
        "final-standings",
        "application",
        "registration-sheet",
        "mandate-protocol",
        "draw-order",
        "draw-protocol",
    ],
)
def test_that_a_long_name_is_printed_whole(
    event_of: EventOf, report_of: ReportOf, document: str, name: str
) -> None:
    event = event_of(12)
    everybody = {each: Player(id=each, name=f"{name} {each}") for each in event.players}
    pages = lay_out(report_of(document, replace(event, players=everybody), "uk"), measure)
    assert_inside(pages)
    printed = "".join(text.text for page in pages for text in texts(page)).replace(" ", "")
    assert printed.count(name.replace(" ", "")) >= len(everybody)


def test_that_type_grows_where_there_is_room(event_of: EventOf, report_of: ReportOf) -> None:
    def largest(players: int) -> float:
        (page,) = lay_out(report_of("cross-table", event_of(players)), measure)
        return max(text.size for text in texts(page) if text.face is Face.SANS)

    assert largest(4) > largest(12) > largest(24) >= 9


def long_list(report: Report, rows: int) -> Report:
    """Return a report whose table has as many rows as asked for."""
    table = report.body[0]
    assert isinstance(table, Table)
    many = (table.rows * (rows // len(table.rows) + 1))[:rows]
    return replace(report, body=(replace(table, rows=many),))


def size_of(pages: tuple[Page, ...], words: str) -> float:
    return next(text.size for text in texts(pages[0]) if text.text == words)


@pytest.mark.parametrize(
    ("size", "number_of_pages", "fewest", "most"),
    [
        (12.0, 1, 2, 6),
        (11.5, 1, 7, 8),
        (11.0, 1, 9, 17),
        (10.5, 1, 18, 18),
        (10.0, 1, 19, 19),
        (9.5, 1, 20, 23),
        (9.0, 1, 24, 24),
        (10.5, 2, 25, 46),
        (10.0, 2, 47, 49),
        (9.5, 2, 50, 54),
        (9.0, 2, 55, 57),
        (10.5, 3, 58, 74),
    ],
)
def test_that_a_list_has_the_largest_type_with_the_fewest_pages(
    event_of: EventOf,
    report_of: ReportOf,
    size: float,
    number_of_pages: int,
    fewest: int,
    most: int,
) -> None:
    report = report_of("start-list", event_of(24))
    for rows in (fewest, most):
        pages = lay_out(long_list(report, rows), measure)
        assert (size_of(pages, "1"), len(pages)) == (size, number_of_pages)


@pytest.mark.parametrize(
    ("players", "cycles", "size", "number_of_pages", "across"),
    [
        (4, 1, 14.0, 1, 1),
        (6, 1, 12.0, 1, 1),
        (8, 1, 10.0, 1, 2),
        (12, 1, 9.5, 2, 2),
        (16, 1, 9.0, 3, 3),
        (20, 1, 9.0, 4, 3),
        (24, 1, 9.0, 6, 2),
        (4, 2, 14.0, 1, 2),
        (8, 2, 10.0, 2, 2),
        (12, 2, 9.5, 3, 3),
        (24, 2, 9.0, 12, 2),
    ],
)
def test_that_rounds_stand_side_by_side_in_the_largest_type_with_the_fewest_pages(
    event_of: EventOf,
    report_of: ReportOf,
    players: int,
    cycles: int,
    size: float,
    number_of_pages: int,
    across: int,
) -> None:
    event = event_of(players, cycles=cycles)
    pages = lay_out(report_of("schedule", event, layout="rounds"), measure)
    titles = [text for text in texts(pages[0]) if text.text.startswith("Round")]
    assert {text.size for text in titles} == {size}
    assert (len(pages), len({text.x for text in titles})) == (number_of_pages, across)


@pytest.mark.parametrize("rows", range(36, 60))
def test_that_signatures_take_the_last_rows_along_to_a_new_page(
    event_of: EventOf, report_of: ReportOf, rows: int
) -> None:
    pages = lay_out(long_list(report_of("start-list", event_of(24)), rows), measure)
    on_last = {box.y for box in pages[-1].primitives if isinstance(box, Box) and not box.tinted}
    assert len(on_last) >= 4


@pytest.mark.parametrize("lines", range(8, 20))
def test_that_signatures_take_rows_along_from_a_table_of_a_few_high_ones(
    event_of: EventOf, report_of: ReportOf, lines: int
) -> None:
    report = report_of("start-list", event_of(24))
    high = Cell("\n".join(map(str, range(lines))))
    table = Table(columns=(Column("Name"),), rows=((high,),) * 5)
    wishes = Wishes(size=9, paper=PaperSize.A4, orientation=Orientation.PORTRAIT)
    pages = lay_out(replace(report, body=(table,)).wishing(wishes), measure)
    for page in pages:
        assert any(isinstance(each, Box) and not each.tinted for each in page.primitives)


def test_that_the_head_of_a_table_is_repeated_on_later_pages(
    event_of: EventOf, report_of: ReportOf
) -> None:
    pages = lay_out(long_list(report_of("start-list", event_of(24)), 100), measure)
    assert len(pages) > 1
    for page in pages:
        assert "Name" in {text.text for text in texts(page)}


@pytest.mark.parametrize("players", [9, 12, 23, 24])
def test_that_every_slip_is_cut_out_whole_with_its_number_below_the_fold(
    event_of: EventOf, report_of: ReportOf, players: int
) -> None:
    pages = lay_out(report_of("draw-slips", event_of(players), method="varma"), measure)
    assert_inside(pages)
    for page in pages:
        folds = [each.y for each in page.primitives if isinstance(each, Dashes) and each.dotted]
        cuts = sorted(
            {each.y for each in page.primitives if isinstance(each, Dashes) and not each.dotted}
        )
        for text in texts(page):
            if text.face is Face.SANS_BOLD:
                fold = max(y for y in folds if y < text.baseline)
                cut = min(y for y in cuts if y > fold)
                assert fold < text.baseline - 0.8 * text.size
                assert text.baseline < cut
    large = [text.text for page in pages for text in texts(page) if text.face is Face.SANS_BOLD]
    assert sorted(int(text.rstrip(".")) for text in large) == list(range(1, players + 1))


def test_that_a_long_title_of_an_event_stays_on_its_slip(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = replace(event_of(9), title="Відкрита командно-особиста першість " * 6)
    assert_inside(lay_out(report_of("draw-slips", event), measure))
    assert_inside(lay_out(report_of("envelope-labels", event), measure))


def test_that_a_poster_with_little_to_say_says_it_in_large_type(
    event_of: EventOf, report_of: ReportOf
) -> None:
    def size_of(report: Report) -> float:
        (page,) = lay_out(report, measure)
        return next(text.size for text in texts(page) if text.text == "Dates")

    much = report_of("technical-information", event_of(12)).wishing(Wishes(paper=PaperSize.A4))
    facts = much.body[0]
    assert isinstance(facts, Facts)
    little = replace(much, body=(Facts(facts.lines[:3], large=True),))
    assert size_of(little) > size_of(much) >= 14


def test_that_who_approves_stands_at_the_top_right(event_of: EventOf, report_of: ReportOf) -> None:
    report = report_of("officials", event_of(4))
    approval = Approval("APPROVED", "Голова федерації, О. Вигаданий", "“__” ____ 20__")
    approved = replace(report, heading=replace(report.heading, approval=approval))
    pages = lay_out(approved, measure)
    assert_inside(pages)
    first, *_ = texts(pages[0])
    assert first.text == "APPROVED"
    assert first.x > pages[0].width / 2
    assert first.baseline < min(
        text.baseline for text in texts(pages[0]) if text.text == report.heading.organiser
    )


def test_that_the_last_rounds_are_set_apart_in_every_row_of_a_strip(
    event_of: EventOf, report_of: ReportOf
) -> None:
    (page,) = lay_out(report_of("draw-protocol", event_of(12)), measure)
    boxes = [each for each in page.primitives if isinstance(each, Box) and each.apart]
    assert len({box.x for box in boxes}) == 1
    assert len(boxes) == 1 + 5


@pytest.mark.parametrize("players", range(3, 25))
def test_that_the_totals_of_a_protocol_stay_on_one_page(
    event_of: EventOf, report_of: ReportOf, players: int
) -> None:
    event = with_players(event_of(players), sex=lambda _: Sex.MALE)
    pages = lay_out(report_of("mandate-protocol", event), measure)
    printed = [{text.text for text in texts(page)} for page in pages]
    (with_totals,) = [page for page in printed if "By age group" in page]
    assert {"By rank", "By region", "By sex"} <= with_totals


def test_that_pairings_take_the_sheets_they_need_in_type_for_the_wall(report_of: ReportOf) -> None:
    games = ", ".join(f"{number}-{number + 1} 1-0" for number in range(1, 24, 2))
    report = report_of("pairings", swiss_of([games], players=24), "uk")
    (table,) = (block for block in report.body if isinstance(block, Table))
    long = replace(report, body=(replace(table, rows=table.rows * 6),))
    pages = lay_out(long, measure)
    assert len(pages) > 1
    names = {cell.text for row in table.rows for cell in row if len(cell.text) > 5}
    assert min(each.size for page in pages for each in texts(page) if each.text in names) >= 14


@pytest.mark.parametrize("width", [6.5, 8.0, 12.0])
@pytest.mark.parametrize("together", ["№ 17", "О. І.", "2026 р."])
def test_that_a_line_does_not_end_where_words_belong_together(together: str, width: float) -> None:
    for words in (f"школа {together}", f"та {together} далі", f"{together} Київ"):
        lines = wrap(words, Face.SANS, width, measure)
        assert any(together in line for line in lines)


@pytest.mark.parametrize("language", PAPER_LANGUAGES)
@pytest.mark.parametrize(
    ("document", "options"),
    [
        ("application", {}),
        ("incident-act", {"form": "blank"}),
        ("protest", {"form": "blank"}),
        ("round-protocol", {"form": "blank"}),
        ("match-protocol", {"form": "blank"}),
        ("receipt", {}),
        ("hall-sheet", {}),
    ],
)
def test_that_there_is_room_to_write_behind_every_label(
    event_of: EventOf,
    report_of: ReportOf,
    document: str,
    options: dict[str, str],
    language: str,
) -> None:
    report = report_of(document, event_of(6), language, **options)
    rules = 0
    for page in lay_out(report, measure):
        labels = [each for each in texts(page) if each.text]
        for rule in (each for each in page.primitives if isinstance(each, Rule)):
            rules += rule.x > 100
            assert rule.x + rule.width <= page.width
            assert rule.width >= 19 * MM or rule.x < 100
            for each in labels:
                beside = abs(each.baseline + 1.5 - rule.y) < 0.1
                end = left_of(each) + measure(each.text, each.face) * each.size
                assert not beside or end <= rule.x + 0.1 or each.x >= rule.x + rule.width
    assert rules


@pytest.mark.parametrize("width", [5.0, 6.5, 8.0])
def test_that_no_line_begins_with_the_stroke_between_languages(width: float) -> None:
    lines = wrap("Номер дошки / Board number", Face.SANS, width, measure)
    assert len(lines) > 1
    assert not any(line.startswith("/") for line in lines)
