"""What the arbiter chooses for a sheet is obeyed, or a note says how nearly it could be."""

from collections.abc import Callable

import pytest

from arbiter_app.documents.pdf.note_words import sentence
from arbiter_app.documents.pdf.notes import NoteKind
from arbiter_app.documents.pdf.pages import layout_of
from arbiter_app.documents.pdf.primitives import Text
from arbiter_app.documents.pdf.render import render
from arbiter_app.documents.report import Orientation, PaperSize, Report, Wishes
from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import catalogue
from tests.documents.pdf.drawn import measure

EventOf = Callable[..., Event]
ReportOf = Callable[..., Report]


@pytest.mark.parametrize(
    ("paper", "sides"),
    [(PaperSize.A5, (420, 595)), (PaperSize.A4, (595, 842)), (PaperSize.A3, (842, 1191))],
)
def test_that_a_sheet_is_on_the_paper_that_was_chosen(
    event_of: EventOf, report_of: ReportOf, paper: PaperSize, sides: tuple[int, int]
) -> None:
    wishes = Wishes(paper=paper, orientation=Orientation.PORTRAIT)
    layout = layout_of(report_of("start-list", event_of(4)).wishing(wishes), measure)
    assert {(round(page.width), round(page.height)) for page in layout.pages()} == {sides}
    assert NoteKind.ENLARGED not in {note.kind for note in layout.notes}


@pytest.mark.parametrize("orientation", [Orientation.PORTRAIT, Orientation.LANDSCAPE])
def test_that_a_sheet_lies_as_was_chosen(
    event_of: EventOf, report_of: ReportOf, orientation: Orientation
) -> None:
    report = report_of("final-standings", event_of(6)).wishing(Wishes(orientation=orientation))
    for page in layout_of(report, measure).pages():
        assert (page.width > page.height) is (orientation is Orientation.LANDSCAPE)


@pytest.mark.parametrize("size", [9.0, 11.0, 15.0])
def test_that_names_have_the_size_that_was_chosen(
    event_of: EventOf, report_of: ReportOf, size: float
) -> None:
    report = report_of("start-list", event_of(12)).wishing(Wishes(size=size))
    sizes = {
        each.size
        for page in layout_of(report, measure).pages()
        for each in page.primitives
        if isinstance(each, Text) and each.text == "Yizhak, Taras"
    }
    assert sizes == {size}


def test_that_type_below_the_floor_is_not_had_and_a_note_says_so(
    event_of: EventOf, report_of: ReportOf
) -> None:
    layout = layout_of(report_of("start-list", event_of(12)).wishing(Wishes(size=5)), measure)
    (note,) = layout.notes
    assert (note.kind, note.size) == (NoteKind.OTHER_SIZE, 9.0)
    assert sentence(catalogue("en"), note) == (
        "“Start list” does not fit in the type you chose; its type is of 9 points."
    )


def test_that_what_is_drawn_has_as_many_pages_as_is_told(
    event_of: EventOf, report_of: ReportOf
) -> None:
    rendered = render(report_of("schedule", event_of(24, cycles=2), layout="rounds"))
    assert rendered.data.count(b"/Type /Page\n") == rendered.pages > 1
