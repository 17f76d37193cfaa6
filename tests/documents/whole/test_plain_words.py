"""A text is a text: whatever stands in an event is printed as it was written, and nothing is
fetched because of it.
"""

import socket
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from datetime import datetime
from pathlib import Path

import pypdfium2
import pytest

from arbiter_app.documents.catalogue import DOCUMENTS
from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.domain.errors import RuleError
from arbiter_app.i18n import LANGUAGES, catalogue
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import new_event
from tests.gui.states import STATES
from tests.marked import MARK, mark, misread
from tests.ready import ReadyFiles

_STATES = ("before the draw", "round under way", "all signed", "group finished")
_IMAGE = 3
"""What a picture is among the objects of a page."""


@pytest.fixture(params=_STATES, ids=lambda state: state.replace(" ", "-"))
def marked(
    request: pytest.FixtureRequest, tmp_path: Path, ready: ReadyFiles
) -> Iterator[Workspace]:
    state = request.param

    def make(path: Path) -> Workspace:
        workspace = new_event(path)
        STATES[state](workspace)
        mark(workspace)
        return workspace

    file = ready.copy(("marked", state), tmp_path / "event.arbiter", make)
    workspace = Workspace.open(file, actor="Arbiter")
    yield workspace
    workspace.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_papers_print_words_of_an_event_as_they_were_written(
    marked: Workspace, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "socket", None)
    printed = 0
    for each in DOCUMENTS:
        try:
            report = each.build(marked.event, {}, catalogue(language), datetime(2026, 4, 1, 20))
        except RuleError:
            continue
        printed += 1
        texts = list(_texts(report))
        assert [text for text in texts if misread(text)] == [], each.id
        assert any(MARK in text for text in texts), each.id
        pdf = _printed(render_pdf(report))
        assert _close(MARK) in pdf, each.id
        assert not any(sign in pdf for sign in ("&lt;", "&amp;", "\ufffd")), each.id
    assert printed > 10


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


def _printed(pdf: bytes) -> str:
    """Return all words of a PDF with its title and outline, without the room between them."""
    with pypdfium2.PdfDocument(pdf) as document:
        pages = [page.get_textpage().get_text_range() for page in document]
        told = list(document.get_metadata_dict().values())
        assert not any(any(page.get_objects(filter=[_IMAGE])) for page in document)
    return _close("".join((*pages, *told)))


def _close(text: str) -> str:
    return "".join(text.split())
