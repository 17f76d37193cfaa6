"""A copy of the event that is being saved: told when it is done, shown where it takes long."""

from functools import partial
from pathlib import Path
from threading import Event as Cancelled

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from arbiter_app.gui.base.background import Failure, attempt, in_own_thread
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.i18n import translate
from arbiter_app.services.copies.saved_copy import CancelledError, save_copy

_SHOWN_AFTER = 1000
"""Milliseconds: what is done sooner is told in the status bar alone."""


class SavingCopy(Dialog):
    """Work goes on while a copy is saved; one that takes long can be cancelled."""

    def __init__(self, parent: QWidget, open_event: OpenEvent, target: Path) -> None:
        super().__init__(
            parent,
            translate("SaveCopy", "Saving a copy to {file}…").format(file=target.name),
            leave=translate("SaveCopy", "&Cancel"),
        )
        self._open_event = open_event
        self._target = target
        self._cancelled = Cancelled()
        self._shown = QTimer(self, singleShot=True, interval=_SHOWN_AFTER)
        self._shown.timeout.connect(self.open)
        busy = QProgressBar()
        busy.setRange(0, 0)
        busy.setTextVisible(False)
        busy.setAccessibleName(self.windowTitle())
        self.lay_out(busy)

    def begin(self) -> None:
        """Save the copy beside the window."""
        self._shown.start()
        source = self._open_event.workspace.path
        save = partial(_saved, source, self._target, self._cancelled)
        in_own_thread(partial(attempt, save), self._on_saved, self._fail)

    def reject(self) -> None:
        """Leave without a copy: what was written of it goes."""
        self._shown.stop()
        self._cancelled.set()
        super().reject()

    def _on_saved(self, saved: bool | Failure) -> None:
        self._shown.stop()
        self.done(self.DialogCode.Accepted)
        self.deleteLater()
        if saved is True:
            text = translate("SaveCopy", "Saved a copy to {path}").format(path=self._target)
            self._open_event.done.emit(text)
        elif saved is not False:
            self._open_event.refused.emit(error_sentence(saved))

    def _fail(self, error: BaseException) -> None:
        """Give the window back, where the error is said."""
        self.reject()
        self.deleteLater()
        raise error


def _saved(source: Path, target: Path, cancelled: Cancelled) -> bool:
    try:
        save_copy(source, target, cancelled=cancelled.is_set)
    except CancelledError:
        return False
    return True
