"""Words on paper: none covers another, none leaves the sheet, whatever the language."""

from collections.abc import Iterator

import pytest

from arbiter_app.documents.catalogue import DOCUMENTS, Document
from arbiter_app.documents.options import ChoiceOption
from arbiter_app.documents.pdf.fonts import set_text
from arbiter_app.documents.pdf.pages import lay_out
from arbiter_app.documents.pdf.primitives import Face, Page, Rule, Text
from arbiter_app.documents.report import Align, Report, WritingLine
from tests.documents.conftest import event_of, fitting, report_of, usual

_BOX = tuple[float, float, float, float]
_HIGH, _DEEP = 0.6, 0.1
"""How far the small letters of a text stand above its baseline and below it, in sizes."""


def width(text: str, face: Face) -> float:
    return set_text(text, face).width


def box(text: Text) -> _BOX:
    wide = width(text.text, text.face) * text.size
    left = text.x - {Align.LEFT: 0.0, Align.CENTRE: wide / 2, Align.RIGHT: wide}[text.align]
    top, bottom = text.baseline - _HIGH * text.size, text.baseline + _DEEP * text.size
    return left, top, left + wide, bottom


def covered(page: Page) -> Iterator[tuple[str, str]]:
    """Yield texts of a page that stand upon each other."""
    found = [each for each in page.primitives if isinstance(each, Text) and each.text.strip()]
    boxes = sorted(((box(each), each.text) for each in found), key=lambda one: one[0][1])
    for at, ((left, _, right, bottom), text) in enumerate(boxes):
        for (other_left, top, other_right, _), other in boxes[at + 1 :]:
            if top >= bottom:
                break
            if left < other_right - 0.5 and other_left < right - 0.5:
                yield text, other


def reports(document: Document, language: str) -> Iterator[Report]:
    """Yield a paper as it is filled in, and as the blank that there may be of it."""
    yield usual(document.id, language)
    for option in document.options:
        if isinstance(option, ChoiceOption) and "blank" in {each.id for each in option.choices}:
            yield report_of(document.id, fitting(document.id), language, form="blank")


@pytest.mark.parametrize("language", ["uk", "uk+en"])
@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda each: each.id)
def test_that_no_words_cover_others_or_leave_the_sheet(document: Document, language: str) -> None:
    for report in reports(document, language):
        for page in lay_out(report, width):
            assert not list(covered(page))
            for text in page.primitives:
                if isinstance(text, Text) and text.text.strip():
                    left, top, right, bottom = box(text)
                    assert 0 <= left < right <= page.width, text.text
                    assert 0 <= top < bottom <= page.height, text.text


@pytest.mark.parametrize("document", ["incident-act", "appeal-decision", "application"])
def test_that_behind_every_label_is_room_to_write(document: str) -> None:
    report = report_of(document, event_of(12), "uk+en")
    lines = [block for block in report.body if isinstance(block, WritingLine)]
    (page, *_) = lay_out(report, width)
    rules = [each for each in page.primitives if isinstance(each, Rule)]
    assert len(rules) > sum(len(each.labels) for each in lines)
    assert min(each.width for each in rules) > 50
