"""Makes papers in a worker thread, so that the window never waits for one."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from threading import Lock

from PySide6.QtCore import QObject, QThreadPool, Signal

from arbiter_app.documents.catalogue import Document
from arbiter_app.documents.options import Options
from arbiter_app.documents.render_pdf import render_pdf
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import Event
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


class PdfMaker(QObject):
    """Answers the last order alone; what was ordered before it is dropped."""

    made = Signal(object)
    """The paper that was ordered last."""
    refused = Signal(object)
    """Why it cannot be made: a RuleError."""

    def __init__(self) -> None:
        super().__init__()
        self._last: Order | None = None

    def make(self, order: Order) -> None:
        """Begin with a paper; `made` or `refused` follows."""
        self._last = order
        answer = _Answer()
        answer.given.connect(self._pass_on)
        QThreadPool.globalInstance().start(self._task(order, answer))

    def _task(self, order: Order, answer: "_Answer") -> Callable[[], None]:
        def work() -> None:
            with _one_at_a_time:
                if order is self._last:
                    answer.given.emit(order, _made(order))

        return work

    def _pass_on(self, order: Order, answer: Paper | RuleError) -> None:
        if order is not self._last:
            return
        if isinstance(answer, Paper):
            self.made.emit(answer)
        else:
            self.refused.emit(answer)


class _Answer(QObject):
    """Carries an answer into the thread of the window, if that is still there."""

    given = Signal(object, object)


def _made(order: Order) -> Paper | RuleError:
    texts = catalogue(order.language)
    try:
        report = order.document.build(order.event, order.options, texts, datetime.now())
    except RuleError as error:
        return error
    return Paper(order, render_pdf(report))
