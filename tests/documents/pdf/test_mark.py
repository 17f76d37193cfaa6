"""Neither a practice copy nor the sample can be taken for an event: every page says what it is."""

from dataclasses import replace
from typing import Any

import pypdfium2
import pytest

from arbiter_app.documents.catalogue import DOCUMENTS, Document
from arbiter_app.documents.pdf.pages import lay_out
from arbiter_app.documents.pdf.primitives import Across, Text
from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.documents.report import Cards
from arbiter_app.i18n import catalogue
from tests.documents.conftest import event_of, fitting, report_of
from tests.documents.pdf.drawn import measure
from tests.documents.pdf.test_floors import sheets

Mark = tuple[dict[str, Any], str]
MARKS: list[Mark] = [
    ({"is_practice": True}, "PRACTICE COPY"),
    ({"is_sample": True}, "SAMPLE EVENT"),
]


@pytest.mark.parametrize("in_ukrainian", [0, 1])
@pytest.mark.parametrize("document", DOCUMENTS)
def test_that_every_page_of_every_paper_has_the_mark_below_its_words_and_at_its_foot(
    document: Document, in_ukrainian: int
) -> None:
    """In each language, with each mark: one in Ukrainian and the other in English by turns."""
    language = "uk" if in_ukrainian else "en"
    fact, in_english = MARKS[(DOCUMENTS.index(document) + in_ukrainian) % len(MARKS)]
    event = replace(fitting(document.id), **fact)
    words = catalogue(language).translate("Paper", in_english)
    for page in lay_out(report_of(document.id, event, language), measure):
        first, *others = page.primitives
        assert isinstance(first, Across)
        assert first.text == words
        texts = [each.text for each in others if isinstance(each, Text)]
        assert any(text.endswith(f" · {words}") for text in texts)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_that_papers_of_the_event_itself_have_no_mark(document: Document) -> None:
    pages = [page for _, sheet in sheets(document.id, "en") for page in sheet]
    drawn = [each for page in pages for each in page.primitives]
    assert drawn
    assert not any(isinstance(each, Across) for each in drawn)


@pytest.mark.parametrize(("fact", "words"), MARKS)
@pytest.mark.parametrize("document", ["draw-slips", "envelope-labels"])
def test_that_every_piece_to_be_cut_out_is_marked(
    document: str, fact: dict[str, Any], words: str
) -> None:
    event = replace(event_of(12, drawn=False), **fact)
    cards = [
        card
        for block in report_of(document, event).body
        if isinstance(block, Cards)
        for card in block.cards
    ]
    assert cards
    assert all(card.below.endswith(words) for card in cards)


def test_that_the_mark_leaves_the_words_of_the_sheet_to_be_read() -> None:
    event = replace(event_of(12), is_practice=True)
    with pypdfium2.PdfDocument(render_pdf(report_of("cross-table", event, "en"))) as document:
        text = document[0].get_textpage().get_text_range()
    assert "PRACTICE COPY" in text
    assert "Shevchuk, Olena" in text
