"""Work that must not keep the window waiting."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, QThreadPool, Signal

Found = TypeVar("Found")


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
    answer = _Answer()
    answer.given.connect(then)
    if failed is not None:
        answer.failed.connect(failed)

    def run() -> None:
        try:
            found = work()
        except BaseException as error:
            if failed is None:
                raise
            answer.failed.emit(error)
        else:
            answer.given.emit(found)

    QThreadPool.globalInstance().start(run)


def finish_background() -> None:
    """Wait for work that is under way, as the end of the program must."""
    QThreadPool.globalInstance().waitForDone()


class _Answer(QObject):
    """Carries what was found into the thread of the window."""

    given = Signal(object)
    failed = Signal(object)
