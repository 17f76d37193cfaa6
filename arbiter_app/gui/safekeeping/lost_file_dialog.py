"""The decision what to do where the event file is gone or replaced."""

from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app import paths
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look.layouts import STRETCH, column
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.dialogs.ask_file import ask_save, unused
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.words.read_text import read_label
from arbiter_app.i18n import translate
from arbiter_app.services.workspace import Workspace

_WIDTH = 560
"""In pixels beside letters of the usual height."""


class LostFileDialog(Dialog):
    """Closes when the event has a file again, under a new name or the one it had."""

    def __init__(self, parent: QWidget, workspace: Workspace, error: FileError) -> None:
        super().__init__(
            parent,
            translate("LostFile", "The event file is gone")
            if error.code == "file.gone"
            else translate("LostFile", "The event file was replaced"),
            verb=translate("LostFile", "&Save the event under a new name…"),
            do=self._save,
            leave=translate("LostFile", "&Later"),
        )
        self._workspace = workspace
        self.setMinimumWidth(px(_WIDTH))
        told = read_label(error_sentence(error))
        again = QPushButton(translate("LostFile", "&Try again"))
        again.clicked.connect(self._try_again)
        self.lay_out(column(told, STRETCH), side=(again,))
        self.verb.setFocus()

    def _save(self) -> bool:
        path = self._workspace.path
        folder = path.parent if path.parent.is_dir() else paths.user_documents()
        title = translate("LostFile", "Save the event under a new name")
        kinds = translate("Files", "Events of Arbiter (*.arbiter)")
        suggested = unused(folder / f"{path.stem} 2{path.suffix}")
        target = ask_save(self, title, suggested, kinds)
        if target is None:
            return False
        try:
            self._workspace.rescue(target)
        except FileError as error:
            return self.refuse(error_sentence(error))
        return True

    def _try_again(self) -> None:
        try:
            self._workspace.check_file()
        except FileError as error:
            still = translate("LostFile", "It is as before.")
            self.refuse(f"{still} {error_sentence(error)}")
        else:
            self.done(self.DialogCode.Accepted)
