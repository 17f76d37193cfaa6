"""What dialogs have in common that write a file beside the window."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QProgressBar, QWidget

from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.problem import Problem
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.errors.sentences import error_sentence

AskPath = Callable[[QWidget, str, Path, str], Path | None]


class WritingDialog(QDialog):
    """Shows that a file is being written, says why it could not be, and notes what was."""

    def __init__(self, parent: QWidget, open_event: OpenEvent) -> None:
        super().__init__(parent)
        self.written: Path | None = None
        """The file, once there is one."""
        self._open_event = open_event
        self._is_writing = False
        self._busy = QProgressBar()
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.setAccessibleName(translate("WritingDialog", "Writing"))
        self._busy.hide()
        self._refusal = Problem()
        self._buttons = QDialogButtonBox(self)
        self._save = self._buttons.addButton(
            translate("WritingDialog", "&Save as…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self._save.setDefault(True)
        self._buttons.addButton(
            translate("WritingDialog", "&Cancel"), QDialogButtonBox.ButtonRole.RejectRole
        )
        self._buttons.rejected.connect(self.reject)

    def reject(self) -> None:
        """Leave without a file; one that is just being written is waited for."""
        if not self._is_writing:
            super().reject()

    def _begin(self, path: Path, write: Callable[[Path], None]) -> None:
        """Write a file in the background; `write` may raise FileError."""
        self._is_writing = True
        self._save.setEnabled(False)
        self._refusal.say("")
        self._busy.show()
        in_background(lambda: _attempt(path, write), self._on_written, self._fail)

    def _note(self, written: Path) -> None:
        """Write into the journal what was written."""
        raise NotImplementedError

    def _on_written(self, written: Path | FileError) -> None:
        self._is_writing = False
        self._save.setEnabled(True)
        self._busy.hide()
        if isinstance(written, FileError):
            self._refusal.say(error_sentence(window_catalogue(), written))
            self._save.setFocus()
            return
        self.written = written
        self._note(written)
        self._open_event.done.emit(translate("WritingDialog", "Saved: {path}").format(path=written))
        self.accept()

    def _fail(self, error: BaseException) -> None:
        """Give the window back, where the error is said."""
        super().reject()
        raise error


def _attempt(path: Path, write: Callable[[Path], None]) -> Path | FileError:
    try:
        write(path)
    except FileError as error:
        return error
    return path
