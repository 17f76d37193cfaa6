"""Time every paper of 24 players, and papers of twelve tournaments, from the event to the PDF, in
time of the processor alone.
"""

from collections.abc import Callable
from datetime import datetime
from statistics import median
from time import process_time

from arbiter_app.documents.catalogue import DOCUMENTS, Document
from arbiter_app.documents.catalogue import document as document_of
from arbiter_app.documents.of_each import of_each
from arbiter_app.documents.pdf.render import render_pdf, render_together
from arbiter_app.documents.report import Report
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import catalogue
from tests.documents.conftest import event_of
from tests.documents.festivals import festival

PLAYERS = 24
RUNS = 5
_PRINTED_AT = datetime(2026, 11, 1)


def time_papers() -> None:
    """Print the time of every paper of a round robin, and of the schedule and the pack of a double
    one.
    """
    single, double = event_of(PLAYERS), event_of(PLAYERS, cycles=2)
    print(f"\n{'papers of 24 players':48}{'processor':>13}")
    for document in DOCUMENTS:
        _print_time(document.title, document, single)
    for document in DOCUMENTS:
        if document.id in ("schedule", "evening-pack"):
            _print_time(f"{document.title}, double", document, double)
    _time_twelve()


def _time_twelve() -> None:
    """Print the times of sheets of twelve tournaments with 240 players, and of papers of each of
    them in one file.
    """
    event = festival(**{f"U{number}": event_of(20, played=2) for number in range(12)})
    for document in DOCUMENTS:
        if document.of_several:
            _print_time(f"{document.title}, of 12", document, event)
    ids = [each.id for each in event.tournaments]
    texts = catalogue("uk")
    for name in ("round-protocol", "cross-table"):
        kind = document_of(name)

        def print_each(kind: Document = kind) -> None:
            made = of_each(kind, event, {}, ids, texts, _PRINTED_AT)
            papers = [(str(each.event.seen_of), each.made) for each in made]
            render_together(
                kind.title, [(title, made) for title, made in papers if isinstance(made, Report)]
            )

        taken = _processor_seconds(print_each)
        print(f"{f'{kind.title}, of each of 12':48}{taken * 1000:10.1f} ms", flush=True)


def _print_time(title: str, document: Document, event: Event) -> None:
    texts = catalogue("uk")

    def print_paper() -> None:
        render_pdf(document.build(event, {}, texts, _PRINTED_AT))

    try:
        taken = _processor_seconds(print_paper)
    except RuleError:
        return  # there is no such paper of a round robin
    print(f"{title:48}{taken * 1000:10.1f} ms", flush=True)


def _processor_seconds(act: Callable[[], object]) -> float:
    """Return the median time of an act, which is run once before to warm up."""
    act()
    times = []
    for _ in range(RUNS):
        start = process_time()
        act()
        times.append(process_time() - start)
    return median(times)
