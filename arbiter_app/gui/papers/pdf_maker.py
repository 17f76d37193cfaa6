"""Makes papers in a worker thread, so that the window never waits for one."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from itertools import accumulate
from threading import Lock

from PySide6.QtCore import QObject, Signal

from arbiter_app.documents.catalogue import Document
from arbiter_app.documents.of_each import of_each
from arbiter_app.documents.options import Options
from arbiter_app.documents.parts.fingerprint import fingerprint
from arbiter_app.documents.pdf.notes import Note
from arbiter_app.documents.pdf.render import render, render_together
from arbiter_app.documents.report import Report
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import TournamentId
from arbiter_app.gui.base.background import in_background
from arbiter_app.i18n import catalogue

one_at_a_time = Lock()
"""Held while a paper is made: fonts and their caches belong to the whole process."""


@dataclass(frozen=True, slots=True)
class Order:
    """What paper is wanted, in which language."""

    document: Document
    options: Options
    language: str
    event: Event
    tournaments: tuple[TournamentId, ...] = ()
    """Of which tournaments of several, one behind the other; without any of the one that the event
    is seen of.
    """


@dataclass(frozen=True, slots=True)
class Part:
    """The paper of one tournament, or of all as one, in the file that holds it."""

    event: Event
    """As it is seen of the tournament."""
    options: Options
    fingerprint: str
    """What tells it from a paper that says something else."""
    report: Report
    first: int = 0
    """How many pages stand before it."""
    pages: int = 0
    """How many it has; 0: all of the file."""


@dataclass(frozen=True, slots=True)
class Lacking:
    """A tournament that has no such paper, and why."""

    tournament: Tournament
    why: RuleError


@dataclass(frozen=True, slots=True)
class Paper:
    """A finished paper: the bytes that are shown, saved and printed."""

    order: Order
    data: bytes
    parts: tuple[Part, ...]
    lacking: tuple[Lacking, ...] = ()
    notes: tuple[Note, ...] = ()
    """What the layout did to it that the arbiter should know."""


class PdfMaker(QObject):
    """Answers the last order alone; what was ordered before it is dropped."""

    made = Signal(object)
    """The paper that was ordered last."""
    refused = Signal(object)
    """Why it cannot be made: a RuleError."""
    came = Signal(int, int)
    """How many papers of several are made, and of how many."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._last: Order | None = None

    def make(self, order: Order | None) -> None:
        """Begin with a paper; `made` or `refused` follows. None drops the one ordered last."""
        self._last = order
        if order is None:
            return
        in_background(partial(self._work_on, order), self._pass_on)

    def _work_on(self, order: Order) -> tuple[Order, Paper | RuleError | None]:
        with one_at_a_time:
            return order, self._made(order) if order is self._last else None

    def _made(self, order: Order) -> Paper | RuleError | None:
        texts = catalogue(order.language)
        if order.tournaments:
            return self._of_several(order)
        try:
            report = order.document.build(order.event, order.options, texts, datetime.now())
        except RuleError as error:
            return error
        part = Part(order.event, order.options, fingerprint(report), report)
        rendered = render(report)
        return Paper(order, rendered.data, (part,), notes=rendered.notes)

    def _of_several(self, order: Order) -> Paper | RuleError | None:
        """Return the papers of several tournaments in one file; None where they are no longer
        wanted before they are done.
        """
        texts, count = catalogue(order.language), len(order.tournaments)
        made: list[Part] = []
        lacking: list[Lacking] = []
        for each in of_each(
            order.document, order.event, order.options, order.tournaments, texts, datetime.now()
        ):
            if order is not self._last:
                return None
            if isinstance(each.made, RuleError):
                lacking.append(Lacking(each.event.tournament, each.made))
            else:
                said = fingerprint(each.made)
                made.append(Part(each.event, each.options, said, each.made))
        if not made:
            return lacking[0].why

        def named() -> Iterator[tuple[str, Report]]:
            for place, part in enumerate(made):
                if order is not self._last:
                    raise _NotWantedError
                self.came.emit(place, count)
                yield part.report.heading.tournament, part.report

        title = texts.translate("Document", order.document.title)
        try:
            together = render_together(f"{title} – {made[0].report.heading.event}", named())
        except _NotWantedError:
            return None
        ends = tuple(accumulate(together.lengths))
        parts = tuple(
            replace(part, first=end - length, pages=length)
            for part, end, length in zip(made, ends, together.lengths, strict=True)
        )
        return Paper(order, together.data, parts, tuple(lacking), together.notes)

    def _pass_on(self, answer: tuple[Order, Paper | RuleError | None]) -> None:
        order, made = answer
        if order is not self._last:
            return
        if isinstance(made, Paper):
            self.made.emit(made)
        else:
            self.refused.emit(made)


class _NotWantedError(Exception):
    """Something else was ordered meanwhile."""
