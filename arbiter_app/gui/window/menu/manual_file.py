"""The manual as a file: a PDF, or a page for a browser."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter_app import paths
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.background import attempt, in_background
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.parts.dialogs.ask_file import ask_save
from arbiter_app.i18n import translate
from arbiter_app.services.files.manual_file import write_manual


class ManualFile(QObject):
    """Asks where the manual goes, and writes it beside the work that goes on."""

    def __init__(self, parent: QObject, say: Callable[[str], None]) -> None:
        super().__init__(parent)
        self._say = say
        self._path = Path()

    def ask(self, path: Path | None, language: str) -> None:
        """Write the manual in a language to a path, if one was chosen; then say where it is."""
        if path is None:
            return
        self._path = path
        self._say(translate("ManualFile", "The manual is being written…"))
        in_background(partial(attempt, partial(write_manual, path, language)), self._tell)

    def _tell(self, failure: object) -> None:
        if isinstance(failure, FileError):
            self._say(error_sentence(failure))
        else:
            self._say(translate("ManualFile", "The manual is in {path}.").format(path=self._path))


def ask_path(window: QWidget) -> Path | None:
    """Let a person choose where the manual goes, and as what; None for nowhere."""
    title = translate("ManualFile", "Save the manual")
    kinds = ";;".join(
        (
            translate("ManualFile", "To be printed (*.pdf)"),
            translate("ManualFile", "For a browser (*.html)"),
        )
    )
    suggested = paths.user_documents() / translate("ManualFile", "Arbiter manual.pdf")
    return ask_save(window, title, suggested, kinds)
