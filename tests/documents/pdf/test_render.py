"""The papers as PDF: read back with another library than the one that writes them."""

from collections.abc import Callable
from dataclasses import replace
from itertools import cycle

import pypdfium2
import pytest

from arbiter_app.documents.catalogue import DOCUMENTS, Document
from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.documents.report import Report
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId
from tests.documents.conftest import usual

_WITHOUT_NAMES = (
    "bracket",
    "order-of-play",
    "colour-lots",
    "match-protocol",
    "technical-information",
    "officials",
    "missing-papers",
    "hall-sheet",
    "medical-log",
    "evening-pack",
    "integrity",
    "incident-act",
    "incident-register",
    "protest",
    "appeal-decision",
    "draw-slips",
    "envelope-labels",
    "notices",
    "oaths",
    "room-signs",
    "table-cards",
)

EventOf = Callable[..., Event]
ReportOf = Callable[..., Report]


def texts(pdf: bytes) -> list[str]:
    """Return the text of each page."""
    with pypdfium2.PdfDocument(pdf) as document:
        return [page.get_textpage().get_text_range() for page in document]


@pytest.mark.parametrize(
    ("document", "language"), [*zip(DOCUMENTS, cycle(("uk", "en")), strict=False)]
)
def test_that_every_document_reads_back_from_its_pdf(document: Document, language: str) -> None:
    report = usual(document.id, language)
    pages = [" ".join(page.split()) for page in texts(render_pdf(report))]
    assert report.heading.document in pages[0]
    assert report.heading.event in pages[0]
    signed = pages[0] if report.following else pages[-1]
    assert all(signature.name in signed for signature in report.signatures)
    for number, page in enumerate(pages, start=1):
        assert report.footer.data_version in page
        assert report.footer.page.format(page=number, pages=len(pages)) in page


def test_that_ukrainian_letters_survive(event_of: EventOf, report_of: ReportOf) -> None:
    names = "".join(texts(render_pdf(report_of("start-list", event_of(12), "uk"))))
    for name in ("Ґалаґан Ігор", "Єременко Юрій", "Їжак Тарас", "Дем’яненко Софія-Марія"):
        assert name in names


def test_that_an_unfinished_letter_is_composed(event_of: EventOf, report_of: ReportOf) -> None:
    event = event_of(3)
    first = event.players[PlayerId(101)]
    decomposed = replace(first, name="\u0406\u0308жак Андрі\u0438\u0306")
    event = replace(event, players={**event.players, first.id: decomposed})
    assert "Їжак Андрій" in texts(render_pdf(report_of("start-list", event, "uk")))[0]


def test_that_a_name_like_markup_prints_as_typed(event_of: EventOf, report_of: ReportOf) -> None:
    event = event_of(3)
    first = replace(event.players[PlayerId(101)], name="<b>Іван & Co</b>")
    event = replace(event, players={**event.players, first.id: first})
    for document in DOCUMENTS:
        if document.id in _WITHOUT_NAMES or not document.is_used(event):
            continue
        page = texts(render_pdf(report_of(document.id, event, "uk")))[0]
        assert "<b>Іван & Co</b>" in " ".join(page.split())


@pytest.mark.parametrize(("cycles", "sides"), [(1, (842, 595)), (2, (1191, 842))])
def test_that_a_cross_table_of_24_players_fits_one_page(
    event_of: EventOf, report_of: ReportOf, cycles: int, sides: tuple[int, int]
) -> None:
    report = report_of("cross-table", event_of(24, cycles=cycles), "uk")
    with pypdfium2.PdfDocument(render_pdf(report)) as document:
        assert [tuple(round(side) for side in page.get_size()) for page in document] == [sides]
        text = document[0].get_textpage().get_text_range()
    assert "Фещенко Уляна" in text
    assert "Ґонтаренко Єлизавета Іллівна" in text


def test_that_all_fonts_are_embedded(event_of: EventOf, report_of: ReportOf) -> None:
    pdf = render_pdf(report_of("cross-table", event_of(4), "uk"))
    fonts = pdf.count(b"/Type /FontDescriptor")
    assert fonts > 0
    assert pdf.count(b"/FontFile2") == fonts
    assert b"Helvetica" not in pdf


def test_that_the_same_report_gives_the_same_bytes(event_of: EventOf, report_of: ReportOf) -> None:
    report = report_of("final-standings", event_of(10))
    assert render_pdf(report) == render_pdf(report)


def test_that_the_file_knows_its_title_author_and_language(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("cross-table", event_of(4), "uk")
    pdf = render_pdf(report)
    with pypdfium2.PdfDocument(pdf) as document:
        facts = document.get_metadata_dict()
    assert report.heading.event in facts["Title"]
    assert facts["Author"] == report.heading.organiser
    assert b"/Lang (uk)" in pdf
