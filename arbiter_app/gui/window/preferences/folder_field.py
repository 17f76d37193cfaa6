"""A folder that can be typed, or chosen on the disk."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from arbiter_app import paths
from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.parts.dialogs.ask_file import ask_folder
from arbiter_app.i18n import translate


class FolderField(QWidget):
    """None of it has to be there yet; what stands for an empty field is seen in it."""

    def __init__(self, name: str, folder: Path | None, *, otherwise: str) -> None:
        super().__init__()
        self._name = name
        self._line = QLineEdit()  # names of folders may hold what names of people do not
        self._line.setAccessibleName(name)
        self._line.setPlaceholderText(otherwise)
        self._line.setText(str(folder) if folder else "")
        self._line.setCursorPosition(0)
        choose = QPushButton(translate("FolderField", "Choose…"))
        choose.setAutoDefault(False)
        choose.setAccessibleName(translate("FolderField", "Choose: {what}").format(what=name))
        choose.clicked.connect(self._choose)
        row((self._line, 1), choose, into=self)
        self.setFocusProxy(self._line)
        # Only what takes the focus itself is found by the letter of its label.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def folder(self) -> Path | None:
        """What was typed or chosen; None where the field is empty."""
        typed = self._line.text().strip()
        if not typed:
            return None
        with suppress(RuntimeError):  # there is nobody of that name
            return Path(typed).expanduser()
        return Path(typed)

    @property
    def is_sound(self) -> bool:
        """Whether it is empty, or says a folder from the root of the disk on."""
        return self.folder is None or ("\0" not in str(self.folder) and self.folder.is_absolute())

    def _choose(self) -> None:
        if chosen := ask_folder(self, self._name, self.folder or paths.user_documents()):
            self._line.setText(str(chosen))
            self._line.setFocus()
