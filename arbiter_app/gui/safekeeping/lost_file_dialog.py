"""The decision what to do where the event file is gone or replaced."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from arbiter_app import paths
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.parts.ask_file import ask_save, unused
from arbiter_app.gui.parts.problem import Problem
from arbiter_app.i18n import translate
from arbiter_app.services.workspace import Workspace


class LostFileDialog(QDialog):
    """Closes when the event has a file again, under a new name or the one it had."""

    def __init__(self, parent: QWidget, workspace: Workspace, error: FileError) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self.setMinimumWidth(560)
        self.setWindowTitle(
            translate("LostFile", "The event file is gone")
            if error.code == "file.gone"
            else translate("LostFile", "The event file was replaced")
        )
        told = QLabel(error_sentence(error), wordWrap=True)
        told.setTextFormat(Qt.TextFormat.PlainText)
        told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._problem = Problem()
        buttons = QDialogButtonBox(self)
        roles = QDialogButtonBox.ButtonRole
        save = buttons.addButton(
            translate("LostFile", "&Save the event under a new name…"), roles.ActionRole
        )
        again = buttons.addButton(translate("LostFile", "&Try again"), roles.ActionRole)
        buttons.addButton(translate("LostFile", "&Later"), roles.RejectRole)
        save.setDefault(True)
        save.clicked.connect(self._save)
        again.clicked.connect(self._try_again)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.setContentsMargins(20, 16, 20, 16)
        title = QLabel(f"<b>{escape(self.windowTitle())}</b>")
        for widget in (title, told, self._problem, buttons):
            layout.addWidget(widget)
        save.setFocus()

    def _save(self) -> None:
        path = self._workspace.path
        folder = path.parent if path.parent.is_dir() else paths.user_documents()
        title = translate("LostFile", "Save the event under a new name")
        kinds = translate("Files", "Events of Arbiter (*.arbiter)")
        suggested = unused(folder / f"{path.stem} 2{path.suffix}")
        if target := ask_save(self, title, suggested, kinds):
            try:
                self._workspace.rescue(target)
            except FileError as error:
                self._problem.say(error_sentence(error))
            else:
                self.accept()

    def _try_again(self) -> None:
        try:
            self._workspace.check_file()
        except FileError as error:
            still = translate("LostFile", "It is as before.")
            self._problem.say(f"{still} {error_sentence(error)}")
        else:
            self.accept()
