"""Sheets in both languages: everything once in each, in the order of the first."""

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from datetime import datetime

import pytest

from arbiter_app.documents.catalogue import DOCUMENTS, Document, document
from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.documents.report import Report, Table
from arbiter_app.documents.slip import SlipLine, Slips
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId
from arbiter_app.i18n import PAIRS, catalogue
from tests.documents.conftest import event_of, report_of, usual
from tests.documents.pdf.test_render import texts

EventOf = Callable[..., Event]
ReportOf = Callable[..., Report]


def said(part: object) -> Iterator[str]:
    """Yield every text of a report."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, tuple):
        for each in part:
            yield from said(each)
    elif is_dataclass(part):
        for field in fields(part):
            yield from said(getattr(part, field.name))


def first_column(report: Report) -> list[str]:
    (table,) = (block for block in report.body if isinstance(block, Table))
    return [row[0].text for row in table.rows]


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("kind", DOCUMENTS)
def test_that_a_sheet_in_both_says_what_each_of_them_says(kind: Document, pair: str) -> None:
    both = "\n".join(said(usual(kind.id, pair)))
    for language in pair.split("+"):
        words = usual(kind.id, language).heading.document
        assert words in both


def test_that_a_name_stands_above_its_latin_form(event_of: EventOf, report_of: ReportOf) -> None:
    pages = texts(render_pdf(report_of("start-list", event_of(12), "uk+en")))
    assert "Стартовий список / Start list" in pages[0]
    assert "Ґалаґан Ігор\r\nGalagan, Ihor" in pages[0]


def test_that_what_has_no_letters_stands_once(event_of: EventOf, report_of: ReportOf) -> None:
    (table,) = (
        block
        for block in report_of("cross-table", event_of(4), "uk+en").body
        if isinstance(block, Table)
    )
    assert not [cell for row in table.rows for cell in row if "½\n½" in cell.text]


def test_that_a_list_in_both_is_in_ukrainian_order(event_of: EventOf) -> None:
    event = event_of(6)
    ukrainian = by_name(event, "uk")
    assert [name.split("\n")[0] for name in by_name(event, "uk+en")] == ukrainian
    surnames = " ".join(name.split()[0] for name in ukrainian)
    assert surnames == "Білик Ґалаґан Єременко Іваненко Їжак Шевчук"


def test_that_an_english_list_is_in_latin_order(event_of: EventOf) -> None:
    assert by_name(event_of(6), "en") == [
        "Bilyk, Marta",
        "Galagan, Ihor",
        "Ivanenko, Geo",
        "Shevchuk, Olena",
        "Yeremenko, Yurii",
        "Yizhak, Taras",
    ]


def by_name(event: Event, language: str) -> list[str]:
    """Return the names as the pairings by name have them."""
    texts = catalogue(language)
    made = document("pairings").build(event, {"order": "name"}, texts, datetime(2026, 10, 5, 18))
    return first_column(made)


def test_that_a_title_in_one_language_stands_alone(event_of: EventOf, report_of: ReportOf) -> None:
    event = event_of(3)
    first = replace(event.players[PlayerId(101)], name="Okafor Chidi", latin_name="Okafor Chidi")
    event = replace(event, players={**event.players, first.id: first})
    page = texts(render_pdf(report_of("start-list", event, "uk+en")))[0]
    assert page.count("Okafor Chidi") == 1


def test_that_what_is_read_from_afar_has_the_other_language_below_it() -> None:
    (slips,) = report_of("oaths", event_of(4), "uk+en", oath="arbiters").body
    assert isinstance(slips, Slips)
    _, title, text, _ = slips.slips[0].parts
    assert isinstance(title, SlipLine)
    assert title.left == "Присяга суддів\nOath of the arbiters"
    assert isinstance(text, SlipLine)
    assert [line[:3] for line in text.left.splitlines()] == ["Ми,", "We,"]
