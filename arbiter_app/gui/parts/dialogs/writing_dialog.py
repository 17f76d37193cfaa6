"""What dialogs have in common that write a file beside the window."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QProgressBar, QWidget

from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.dialogs.dialog import Dialog, keep_room
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.errors.sentences import error_sentence

AskPath = Callable[[QWidget, str, Path, str], Path | None]


class WritingDialog(Dialog):
    """Asks where a file goes, shows that it is being written, says why it could not be, and notes
    what was.
    """

    def __init__(self, parent: QWidget, title: str, open_event: OpenEvent) -> None:
        super().__init__(
            parent, title, verb=translate("WritingDialog", "&Save as…"), do=self._begin_to_write
        )
        self.written: Path | None = None
        """The file, once there is one."""
        self._open_event = open_event
        self._is_writing = self._is_left = False
        self._busy = QProgressBar()
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.setAccessibleName(translate("WritingDialog", "Writing"))
        keep_room(self._busy)
        self._busy.hide()

    def reject(self) -> None:
        """Leave without a file; one that is just being written is waited for."""
        if self._is_writing:
            self._is_left = True
        else:
            super().reject()

    def _begin_to_write(self) -> bool:
        """Ask where the file goes, and begin; it is closed when the file is written."""
        if not self._is_writing and (path := self._ask()):
            self._is_writing = True
            self.problem.say("")
            self._busy.show()
            in_background(partial(_attempt, path, self._writer()), self._on_written, self._fail)
        return False

    def _ask(self) -> Path | None:
        """Ask where the file goes; None where the person leaves that."""
        raise NotImplementedError

    def _writer(self) -> Callable[[Path], None]:
        """Return what writes the file in a worker. It may raise FileError."""
        raise NotImplementedError

    def _note(self, written: Path) -> None:
        """Write into the journal what was written."""
        raise NotImplementedError

    def _on_written(self, written: Path | FileError) -> None:
        self._is_writing = False
        self._busy.hide()
        if isinstance(written, FileError):
            self.refuse(error_sentence(window_catalogue(), written))
            if self._is_left:
                super().reject()
            return
        self.written = written
        self._note(written)
        self._open_event.done.emit(translate("WritingDialog", "Saved: {path}").format(path=written))
        self.done(self.DialogCode.Accepted)

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
