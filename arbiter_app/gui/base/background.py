"""Work that must not keep the window waiting."""

from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QThreadPool, Signal

from arbiter_app.domain.errors import RuleError
from arbiter_app.formats.errors import FileError, FormatError

Found = TypeVar("Found")

Failure = FileError | FormatError | RuleError
"""Why work could not be done: its files are gone or are none, or the rules do not let it."""


def in_background(
    work: Callable[[], Found],
    then: Callable[[Found], None],
    failed: Callable[[BaseException], None] | None = None,
) -> None:
    """Run work in a worker thread, then hand what it found to a method of a widget.

    The work touches no widget. Where the widget is gone by then, nothing more happens. An error
    that nobody foresaw goes to `failed`, a method of a widget too, which raises it in the thread of
    the window.
    """
    job = _Job(work, is_watched=failed is not None)
    job.given.connect(then)
    if failed is not None:
        job.failed.connect(failed)
    QThreadPool.globalInstance().start(job.run)


def in_own_thread(
    work: Callable[[], Found],
    then: Callable[[Found], None],
    failed: Callable[[BaseException], None],
) -> None:
    """Run work as `in_background`, but in a thread of its own for which nothing waits, neither
    other work nor the end of the program: it may hang in a disk that does not answer.
    """
    job = _Job(work, is_watched=True)
    job.given.connect(then)
    job.failed.connect(failed)
    Thread(target=job.run_to_nobody, daemon=True).start()


def ask(
    receiver: QObject,
    question: Callable[[], Found],
    then: Callable[[Found], None],
    *,
    patience: float = 0.0,
) -> None:
    """Ask something that may never be answered, such as a share of a network that is gone.

    `then` gets the answer in the thread of the window: before this returns where it comes within
    `patience` seconds, else from the loop, unless the receiver is gone. The end of the program does
    not wait for it. A question raises nothing, see `attempt`.
    """
    _Question(receiver, question, then).ask(patience)


def attempt(work: Callable[[], Found]) -> Found | Failure:
    """Return what work in a worker thread finds, or why it could not."""
    try:
        return work()
    except (FileError, FormatError, RuleError) as error:
        return error


def finish_background() -> None:
    """Wait for work that is under way, as the end of the program must."""
    QThreadPool.globalInstance().waitForDone()


class _Job(QObject):
    """Work, and what carries its answer into the thread of the window.

    It belongs to the application and ends in the thread of the window, and so does what the work
    holds: a widget that a worker let go last would be destroyed in the wrong thread.
    """

    given = Signal(object)
    failed = Signal(object)
    _ended = Signal()

    def __init__(self, work: Callable[[], object], *, is_watched: bool) -> None:
        super().__init__(QCoreApplication.instance())
        self._work: Callable[[], object] | None = work
        self._is_watched = is_watched
        self._ended.connect(self._end)

    def run(self) -> None:
        """Work in the worker thread."""
        assert self._work is not None, "a job runs once"
        try:
            found = self._work()
        except BaseException as error:
            if not self._is_watched:
                raise
            self.failed.emit(error)
        else:
            self.given.emit(found)
        finally:
            self._ended.emit()

    def run_to_nobody(self) -> None:
        """Work as `run`, where the window may be gone when it is done."""
        with suppress(RuntimeError):  # Qt has destroyed what was to carry the answer
            self.run()

    def _end(self) -> None:
        self._work = None
        self.deleteLater()


class _Question(QObject):
    """A question, and what carries its answer into the thread of the window."""

    _answered = Signal()

    def __init__(
        self, receiver: QObject, question: Callable[[], Found], then: Callable[[Found], None]
    ) -> None:
        super().__init__(receiver)
        self._question, self._then = question, then
        self._answers: list[Found] = []
        self._answered.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def ask(self, patience: float) -> None:
        thread = Thread(target=self._run, daemon=True)
        thread.start()
        thread.join(patience)
        if not thread.is_alive():
            QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall)

    def _run(self) -> None:
        self._answers.append(self._question())
        with suppress(RuntimeError):  # nobody waits for it any more
            self._answered.emit()

    def _tell(self) -> None:
        self.deleteLater()
        self._then(self._answers.pop())
