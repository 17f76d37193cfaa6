"""Keeps a copy of the open event in a second folder, beside the work."""

from datetime import datetime
from functools import partial
from pathlib import Path
from threading import Event as Finished

from PySide6.QtCore import QObject, QTimer, Signal

from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.background import in_own_thread
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.services.copies.second_copy import SecondCopy
from arbiter_app.values import frozen

_PAUSE = 2000
"""Milliseconds between two copies: changes that follow each other closely go into one."""
_RETRY = 10000
"""Milliseconds between two looks whether the folder is back."""
_LAST_WAIT = 2.0
"""Seconds that closing the event waits for its last copy."""
_PATIENCE = 10000
"""Milliseconds after which a copy that is under way counts as none: the disk does not answer."""


class CopyKeeper(QObject):
    """Brings the copy up to date after every change, one at a time, and tries again while the
    folder is away. A practice copy counts for nothing and is not copied.
    """

    changed = Signal()
    """Where the copy is, or how well it is kept, is another than before."""
    troubled = Signal(str)
    """Something in the folder stands in the way, which only a person can take out of it."""

    def __init__(
        self,
        open_event: OpenEvent,
        folder: Path | None,
        *,
        pause: int = _PAUSE,
        retry: int = _RETRY,
        patience: int = _PATIENCE,
    ) -> None:
        super().__init__(open_event)
        self._open_event = open_event
        self._copy: SecondCopy | None = None
        self._finished: Finished | None = None
        """Set when the copy that is under way is done; None while none is."""
        self._is_behind = False
        self._last: datetime | None = None
        self._failed: FileError | None = None
        self._told = ""
        self._pause = QTimer(self, singleShot=True, interval=pause)
        self._pause.timeout.connect(self._go_on)
        self._retry = QTimer(self, singleShot=True, interval=retry)
        self._retry.timeout.connect(self.update)
        self._patience = QTimer(self, singleShot=True, interval=patience)
        self._patience.timeout.connect(self._on_no_answer)
        open_event.changed.connect(self._on_changed)
        self.keep_in(folder)

    @property
    def folder(self) -> Path | None:
        """Where the copy is kept; None where none is."""
        return self._copy.path.parent if self._copy else None

    @property
    def last(self) -> datetime | None:
        """When the copy last had everything; None where it never had since it was asked for."""
        return self._last

    @property
    def failed(self) -> FileError | None:
        """Why the copy is not kept now."""
        return self._failed

    def keep_in(self, folder: Path | None) -> None:
        """Keep the copy in another folder from now on, or none; one that is under way goes on
        alone.
        """
        self._retry.stop()
        self._patience.stop()
        self._finished = None
        self._last = self._failed = None
        self._told = ""
        if folder is None or self._open_event.facts.is_practice:
            self._copy = None
        else:
            self._copy = SecondCopy(self._open_event.workspace.path, folder)
        self.changed.emit()
        self.update()

    def update(self) -> None:
        """Bring the copy up to date at once, or after the one that is under way."""
        if self._copy is not None:
            self._is_behind = True
            self._pause.stop()
            self._go_on()

    def finish(self) -> None:
        """Bring the copy up to date before the event is closed; a stick that is slow is left."""
        if self._wait() and (self._is_behind or self._failed):
            self.update()
            self._wait()
        self._pause.stop()
        self._retry.stop()
        self._copy, self._is_behind = None, False

    def _on_changed(self) -> None:
        if self._copy is not None:
            self._is_behind = True
            if not self._pause.isActive():
                self._go_on()

    def _go_on(self) -> None:
        if self._copy is None or self._finished is not None or not self._is_behind:
            return
        self._is_behind = False
        self._retry.stop()
        self._pause.start()
        self._patience.start()
        self._finished = Finished()
        work = partial(_try, self._copy, self._finished)
        in_own_thread(work, self._on_tried, self._on_unforeseen)

    def _wait(self) -> bool:
        """Wait for the copy that is under way; return whether it was done in time."""
        wait = _LAST_WAIT if self._patience.isActive() else 0.0
        is_done = self._finished is None or self._finished.wait(wait)
        self._finished = None
        return is_done

    def _on_tried(self, tried: "_Tried") -> None:
        if tried.finished is not self._finished and self._finished is not None:
            return  # one of a folder before
        self._finished = None
        if tried.copy is self._copy:
            self._patience.stop()
            self._failed = tried.failed
            if tried.failed is None:
                self._last, self._told = tried.copy.last, ""
            else:
                self._retry.start()
                self._tell(tried.failed)
            self.changed.emit()
        if self._is_behind and not self._pause.isActive():
            self._pause.start()

    def _on_no_answer(self) -> None:
        """Say that there is no copy while one is under way that does not come to an end."""
        if self._copy is not None and self._finished is not None:
            self._failed = FileError("copy.no-answer", self._copy.path)
            self.changed.emit()

    def _on_unforeseen(self, error: BaseException) -> None:
        self._finished = None
        self._patience.stop()
        self._retry.start()
        raise error

    def _tell(self, error: FileError) -> None:
        """Say once what does not go away of itself."""
        if error.code in ("copy.other-event", "copy.same-folder") and error.code != self._told:
            self._told = error.code
            self.troubled.emit(error_sentence(error))


@frozen
class _Tried:
    """A copy that was to be brought up to date, and why it could not be."""

    copy: SecondCopy
    failed: FileError | None
    finished: Finished


def _try(copy: SecondCopy, finished: Finished) -> _Tried:
    try:
        copy.update()
    except FileError as error:
        return _Tried(copy, error, finished)
    finally:
        finished.set()
    return _Tried(copy, None, finished)
