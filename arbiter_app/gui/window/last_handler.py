"""Errors nobody foresaw, in whatever thread: written down and said, and the work goes on."""

import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from arbiter_app import failures
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.i18n import translate

_INTERRUPTED = 130
_AGAIN = 5.0
"""Seconds within which the same error is not said again: one of painting comes with each look."""


class LastHandler(QObject):
    """Hears of every error that nobody answered. Every act before it is on the disk already."""

    _happened = Signal(str)

    def __init__(self, parent: QObject, say: Callable[[str], None]) -> None:
        """`say` shows a sentence in the window; it may be replaced by that of another window."""
        super().__init__(parent)
        self.say = say
        self._last, self._said_at = "", 0.0
        # From other threads too: what they tell waits for the thread of the window.
        self._happened.connect(self._say, Qt.ConnectionType.AutoConnection)

    def listen(self) -> None:
        """Hear of errors from now on: of slots, of threads, of Qt itself."""
        sys.excepthook = self.report
        threading.excepthook = self._report_thread
        sys.unraisablehook = _note_unraisable
        qInstallMessageHandler(_note_of_qt)

    def attempt(self, act: Callable[[], object]) -> bool:
        """Do something and return whether it was done; an error is reported."""
        try:
            act()
        except Exception as error:  # noqa: BLE001 - the top of the window
            self.report(type(error), error, error.__traceback__)
            return False
        return True

    def report(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Write an error down and say it; an interrupt ends the program as it is closed."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.exit(_INTERRUPTED)
            return
        error = kind() if error is None else error
        if trace is not None:
            error = error.with_traceback(trace)
        if sys.stderr is not None:
            with suppress(OSError, ValueError):
                sys.stderr.writelines(traceback.format_exception(kind, error, trace))
        log = failures.write_down(error)
        with suppress(RuntimeError):  # the program is ending
            self._happened.emit(sentence(error, is_written=log is not None))

    def _report_thread(self, args: threading.ExceptHookArgs) -> None:
        if not issubclass(args.exc_type, SystemExit):
            self.report(args.exc_type, args.exc_value, args.exc_traceback)

    def _say(self, text: str) -> None:
        now = time.monotonic()
        if text == self._last and now - self._said_at < _AGAIN:
            return
        self._last, self._said_at = text, now
        over = QApplication.activeModalWidget()
        if isinstance(over, Dialog):
            over.refuse(text)
        self.say(text)


def sentence(error: BaseException, *, is_written: bool) -> str:
    """Return what happened, and what to do about it."""
    text = (
        translate(
            "App",
            "This computer has not enough memory for that. All that was done before is saved."
            " Close other programs and try again.",
        )
        if isinstance(error, MemoryError)
        else translate(
            "App", "Something went wrong that should not. All that was done before is saved."
        )
    )
    where = (
        translate(
            "App",
            "To help mend it, save a report under Help and send it to the makers of the program:"
            " no names or results are in it.",
        )
        if is_written
        else translate(
            "App",
            "It could not be written down on this computer. To help mend it, save a report under"
            " Help before you close the program.",
        )
    )
    return f"{text} {where}"


def _note_unraisable(unraisable: "sys.UnraisableHookArgs") -> None:
    """Write down an error of what is being thrown away: nothing of what a person does fails by it,
    so nothing is said.
    """
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            sys.__unraisablehook__(unraisable)
    error = unraisable.exc_value or unraisable.exc_type()
    failures.write_down(error.with_traceback(unraisable.exc_traceback))


def _note_of_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Pass on what Qt says; what it says of a defect is written down without its words."""
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            print(message, file=sys.stderr)
    if kind in (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg):
        failures.write_down(_QtError(f"{kind.name} {context.category}"))


class _QtError(Exception):
    """Stands for a defect that Qt tells of."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code.replace(" ", ".")
