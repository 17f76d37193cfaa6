"""No document ends with a page that is a remnant."""

from collections.abc import Iterator
from contextlib import suppress

import pytest

from arbiter_app.documents.catalogue import DOCUMENTS, Document
from arbiter_app.documents.pdf.primitives import Box, Page
from arbiter_app.documents.report import BracketSheets, Report, SheetKind
from arbiter_app.domain.errors import RuleError
from tests.documents.conftest import event_of, report_of
from tests.documents.pdf.drawn import texts
from tests.documents.pdf.test_floors import sheets, sheets_of

_FOOTER = 7.0
_LEAST = 0.55
"""Share of the last page that is filled at least, its white edges counted with it."""


def is_shared(report: Report) -> bool:
    """Whether the last two pages share what is on them: not of cards, nor of a bracket."""
    is_drawn = any(isinstance(block, BracketSheets) for block in report.body)
    return report.kind is not SheetKind.CUT and not is_drawn


def rows_of(page: Page) -> int:
    """Return how many rows of tables a page has."""
    boxes = [each for each in page.primitives if isinstance(each, Box)]
    return len({round(box.y, 1) for box in boxes if not box.tinted})


def of_24(document: Document) -> Iterator[tuple[Report, tuple[Page, ...]]]:
    """Yield the sheets of a paper in the middle of a large round robin, if there is such a one."""
    with suppress(RuleError):
        yield from sheets_of(report_of(document.id, event_of(24, played=5)))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_that_the_last_page_of_a_document_is_no_remnant(document: Document) -> None:
    for sheet, pages in (*sheets(document.id, "en"), *of_24(document)):
        if len(pages) == 1 or not is_shared(sheet):
            continue
        last = pages[-1]
        lowest = max(each.baseline for each in texts(last) if each.size != _FOOTER)
        assert lowest > _LEAST * last.height
        assert rows_of(last) >= 4 or not rows_of(last)
