"""A text is a text: whatever stands in an event is printed as it was written, and nothing is
fetched because of it.
"""

import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import fields, is_dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path

import pypdfium2
import pytest

from arbiter_app.documents.catalogue import DOCUMENTS, Document
from arbiter_app.documents.pdf.render import render_pdf, render_together
from arbiter_app.documents.report import Report
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import LANGUAGES, catalogue
from tests.gui.conftest import new_event
from tests.gui.states import STATES
from tests.marked import MARK, mark, misread

_STATES = ("before the draw", "round under way", "all signed", "group finished")
_IMAGE = 3
"""What a picture is among the objects of a page."""


@pytest.fixture
def marked(state: str, tmp_path: Path) -> Iterator[Event]:
    with closing(new_event(tmp_path / "event.arbiter")) as workspace:
        STATES[state](workspace)
        mark(workspace)
        yield workspace.event


@pytest.mark.parametrize("state", _STATES, ids=lambda state: state.replace(" ", "-"))
def test_that_papers_print_words_of_an_event_as_they_were_written(
    marked: Event, state: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All languages build each paper; it is printed in one of them, another one in other states."""
    monkeypatch.setattr(socket, "socket", None)
    printed: list[tuple[str, Report]] = []
    for place, each in enumerate(DOCUMENTS, start=_STATES.index(state)):
        reports = [made for language in LANGUAGES if (made := _made(each, marked, language))]
        for report in reports:
            texts = list(_texts(report))
            assert [text for text in texts if misread(text)] == [], each.id
            assert any(MARK in text for text in texts), each.id
        printed += [(each.id, report) for report in reports[place % len(LANGUAGES) :][:1]]
    assert len(printed) > 10
    together = render_together("papers", printed)
    pages = iter(_pages(together.data))
    for (name, _), length in zip(printed, together.lengths, strict=True):
        _assert_as_written("".join(islice(pages, length)), name)
    name, report = printed[-1]
    pdf = render_pdf(report)
    _assert_as_written("".join((*_pages(pdf), *_told(pdf))), name)


def _made(document: Document, event: Event, language: str) -> Report | None:
    with suppress(RuleError):
        return document.build(event, {}, catalogue(language), datetime(2026, 4, 1, 20))
    return None


def _texts(part: object) -> Iterator[str]:
    """Yield every text of a report."""
    match part:
        case str():
            yield part
        case tuple() | list() | frozenset():
            for each in part:
                yield from _texts(each)
        case _ if is_dataclass(part):
            for field in fields(part):
                yield from _texts(getattr(part, field.name))


def _assert_as_written(pdf: str, name: str) -> None:
    """Check what stands in a PDF, whose lines divide words."""
    assert _close(MARK) in _close(pdf), name
    assert not any(sign in pdf for sign in ("&lt;", "&amp;", "\ufffd")), name


def _pages(pdf: bytes) -> list[str]:
    """Return the words of each page, on which there are no pictures."""
    with pypdfium2.PdfDocument(pdf) as document:
        assert not any(any(page.get_objects(filter=[_IMAGE])) for page in document)
        return [page.get_textpage().get_text_range() for page in document]


def _told(pdf: bytes) -> list[str]:
    """Return what a file says of itself."""
    with pypdfium2.PdfDocument(pdf) as document:
        return [*document.get_metadata_dict().values()]


def _close(text: str) -> str:
    return "".join(text.split())
