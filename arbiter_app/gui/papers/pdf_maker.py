"""Makes papers in a worker thread, so that the window never waits for one."""

from dataclasses import dataclass
from datetime import datetime
from functools import partial
from threading import Lock

from PySide6.QtCore import QObject, Signal

from arbiter_app.documents.catalogue import Document
from arbiter_app.documents.options import Options
from arbiter_app.documents.parts.fingerprint import fingerprint
from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.gui.base.background import in_background
from arbiter_app.i18n import catalogue

# Fonts and their caches belong to the whole process.
_one_at_a_time = Lock()


@dataclass(frozen=True, slots=True)
class Order:
    """What paper is wanted, in which language."""

    document: Document
    options: Options
    language: str
    event: Event


@dataclass(frozen=True, slots=True)
class Paper:
    """A finished paper: the bytes that are shown, saved and printed."""

    order: Order
    data: bytes
    fingerprint: str
    """What tells it from a paper that says something else."""


class PdfMaker(QObject):
    """Answers the last order alone; what was ordered before it is dropped."""

    made = Signal(object)
    """The paper that was ordered last."""
    refused = Signal(object)
    """Why it cannot be made: a RuleError."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._last: Order | None = None

    def make(self, order: Order) -> None:
        """Begin with a paper; `made` or `refused` follows."""
        self._last = order
        in_background(partial(self._work_on, order), self._pass_on)

    def _work_on(self, order: Order) -> tuple[Order, Paper | RuleError | None]:
        with _one_at_a_time:
            return order, _made(order) if order is self._last else None

    def _pass_on(self, answer: tuple[Order, Paper | RuleError | None]) -> None:
        order, made = answer
        if order is not self._last:
            return
        if isinstance(made, Paper):
            self.made.emit(made)
        else:
            self.refused.emit(made)


def _made(order: Order) -> Paper | RuleError:
    texts = catalogue(order.language)
    try:
        report = order.document.build(order.event, order.options, texts, datetime.now())
    except RuleError as error:
        return error
    return Paper(order, render_pdf(report), fingerprint(report))
