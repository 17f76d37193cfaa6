"""Reasons are asked for beside the window: what is asked last is answered, the rest given up."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from arbiter_app.domain.errors import RuleError
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.pairing.work import Stop, Stopped

Question = Callable[[Callable[[], None]], object]
"""What is worked out in a worker thread; it asks from time to time whether to stop."""

_REST = 80
"""Milliseconds without another question before one is worked out: a key held down asks many."""


class Asking(QObject):
    """Works one question out at a time."""

    answered = Signal(object)
    """What the last question found, or the `RuleError` that keeps it from an answer."""

    def __init__(self, owner: QObject) -> None:
        super().__init__(owner)
        self._next: Question | None = None
        self._stop: Stop | None = None
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._begin)

    def ask(self, question: Question) -> None:
        """Ask something in place of what was asked before."""
        self._next = question
        if self._stop is not None:
            self._stop.set()
        self._rest.start()

    def forget(self) -> None:
        """Want no answer any more."""
        self._next = None
        if self._stop is not None:
            self._stop.set()

    def _begin(self) -> None:
        question = self._next
        if question is None or self._stop is not None:
            return  # what is under way begins the next one when it ends
        stop = self._stop = Stop()
        self.destroyed.connect(stop.set)
        in_background(lambda: _answer(question, stop), self._tell, self._fail)
        self._next = None

    def _tell(self, found: object) -> None:
        is_wanted = self._stop is not None and not self._stop.is_set
        self._stop = None
        if is_wanted and not isinstance(found, Stopped):
            self.answered.emit(found)
        if self._next is not None:
            self._rest.start()

    def _fail(self, error: BaseException) -> None:
        self._stop = None
        raise error


def _answer(question: Question, stop: Stop) -> object:
    try:
        return question(stop)
    except (Stopped, RuleError) as error:
        return error
