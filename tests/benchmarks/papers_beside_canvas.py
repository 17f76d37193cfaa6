"""Time large papers, from the event to the PDF, beside reportlab's bare canvas in the same run.

The canvas writes the same strings in the same fonts and sizes at as many places of as many pages.
"""

import gc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from io import BytesIO
from statistics import median
from time import process_time

from reportlab.pdfgen.canvas import Canvas

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.options import Options
from arbiter_app.documents.pdf.fonts import register_fonts, set_text
from arbiter_app.documents.pdf.pages import lay_out
from arbiter_app.documents.pdf.primitives import Face, Page, Text
from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.documents.report import Report
from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import catalogue
from tests.benchmarks.tables import ROUNDS, swiss
from tests.documents.conftest import event_of, player

PLAYERS = 1000
RUNS = 5
_KNOWN = 24
"""How many players `player` can tell apart."""
_PRINTED_AT = datetime(2026, 11, 1)


@dataclass(frozen=True, slots=True)
class _Paper:
    title: str
    document: str
    event: Event
    most: float
    """How many times the time of the bare canvas it may take."""
    options: Options = field(default_factory=dict)

    def report(self) -> Report:
        return document(self.document).build(self.event, self.options, catalogue("uk"), _PRINTED_AT)


@dataclass(frozen=True, slots=True)
class _Sheet:
    """A page of the bare canvas: its size, and strings with their font, size and place."""

    width: float
    height: float
    strings: tuple[tuple[str, str, float, float, float], ...]


def time_beside_canvas() -> None:
    """Print the pages that Arbiter and the canvas make in a second, and what must be reached."""
    heads = f"{'pages':>8}{'Arbiter':>10}{'canvas':>10}{'ratio':>9}{'must':>8}"
    print(f"\n{'pages in a second':40}{heads}")
    register_fonts()
    gc.disable()  # as the program does
    for paper in _papers():
        sheets = tuple(_sheets(lay_out(paper.report(), _width)))
        mine, bare = _both(partial(_printed, paper), partial(_written, sheets))
        ratio, pages = mine / bare, len(sheets)
        print(
            f"{paper.title:40}{pages:8}{pages / mine:10.1f}{pages / bare:10.1f}{ratio:8.2f}x"
            f"{paper.most:7.1f}x {'reached' if ratio <= paper.most else 'MISSED'}",
            flush=True,
        )
        gc.collect()


def _printed(paper: _Paper) -> None:
    """Make a PDF of a paper from the event on."""
    render_pdf(paper.report())


def _papers() -> Iterator[_Paper]:
    large = named(swiss(PLAYERS))
    last: Options = {"round": ROUNDS}
    yield _Paper("final table of 24", "final-standings", event_of(24), 2.5)
    yield _Paper(f"final table of a Swiss of {PLAYERS:,}", "final-standings", large, 4.0)
    yield _Paper(f"start list of {PLAYERS:,}", "start-list", large, 4.0)
    yield _Paper(f"evening pack of {PLAYERS:,}", "evening-pack", large, 4.0)
    yield _Paper("schedule of 24, double", "schedule", event_of(24, cycles=2), 4.0)
    yield _Paper(f"result slips of {PLAYERS // 2} boards", "result-slips", large, 4.0, last)
    by_name: Options = {"round": ROUNDS, "order": "name"}
    yield _Paper(f"pairings by name of {PLAYERS:,}", "pairings", large, 4.0, by_name)


def named(event: Event) -> Event:
    """Return an event whose players have names, clubs and regions that may need several lines."""
    players = {
        number: replace(
            (known := player(place % _KNOWN + 1)),
            id=number,
            name=f"{known.name} {place}",
            latin_name=f"{known.latin_name} {place}",
            fide_rating=each.fide_rating,
            fide_id=14100000 + place,
        )
        for place, (number, each) in enumerate(event.players.items())
    }
    return replace(event, players=players)


def _sheets(pages: Sequence[Page]) -> Iterator[_Sheet]:
    """Yield what is written on each page, nothing that is drawn."""
    for page in pages:
        strings = (
            (run.letters, run.font, each.size, each.x, page.height - each.baseline)
            for each in page.primitives
            if isinstance(each, Text)
            for run in set_text(each.text, each.face).runs
        )
        yield _Sheet(page.width, page.height, tuple(strings))


def _written(sheets: Sequence[_Sheet]) -> None:
    """Write a PDF of the strings alone."""
    canvas = Canvas(BytesIO(), invariant=1)
    for sheet in sheets:
        canvas.setPageSize((sheet.width, sheet.height))
        for letters, font, size, x, y in sheet.strings:
            canvas.setFont(font, size)
            canvas.drawString(x, y, letters)
        canvas.showPage()
    canvas.save()


def _both(mine: Callable[[], object], bare: Callable[[], object]) -> tuple[float, float]:
    """Return the median times of two acts that are run in turn, once before to warm up."""
    times: tuple[list[float], list[float]] = ([], [])
    for turn in range(RUNS + 1):
        for act, taken in zip((mine, bare), times, strict=True):
            start = process_time()
            act()
            if turn:
                taken.append(process_time() - start)
    return median(times[0]), median(times[1])


def _width(text: str, face: Face) -> float:
    return set_text(text, face).width
