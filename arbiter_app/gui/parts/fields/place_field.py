"""Where a new event is kept: the file follows the title until another place is chosen."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from arbiter_app import paths
from arbiter_app.formats.file_names import plain_name
from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.parts.dialogs.ask_file import ask_save
from arbiter_app.i18n import translate

SUFFIX = ".arbiter"


class PlaceField(QWidget):
    """A path that can be typed, with a button that asks for it."""

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` is where events of this person are kept; None: with their documents."""
        super().__init__()
        self._folder = folder or paths.user_documents()
        self._file = QLineEdit()  # names of files may hold what names of people do not
        self._file.setAccessibleName(translate("PlaceField", "File of the event"))
        self._is_chosen = False
        self._other = "event"
        browse = QPushButton(translate("PlaceField", "&Other place…"))
        browse.setAutoDefault(False)
        browse.clicked.connect(self._browse)
        row((self._file, 1), browse, into=self)
        self.setFocusProxy(self._file)
        # Only what takes the focus itself is found by the letter of its label.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._file.textEdited.connect(self._keep)

    @property
    def path(self) -> Path:
        """The file, with the suffix of event files."""
        typed = self._file.text().strip()
        path = Path(typed if typed.endswith(SUFFIX) else typed + SUFFIX)
        if not typed:
            path = self._unnamed
        with suppress(RuntimeError):  # there is nobody of that name
            path = path.expanduser()
        return path

    def follow(self, title: str, *, otherwise: str) -> None:
        """Suggest a file for a title; for the dialog that asks, another name while it has none."""
        name, self._other = plain_name(title), plain_name(otherwise) or self._other
        if not self._is_chosen:
            self._file.setText(str(self._folder / (name + SUFFIX)) if name else "")

    @property
    def _unnamed(self) -> Path:
        return self._folder / (self._other + SUFFIX)

    def _keep(self) -> None:
        self._is_chosen = True

    def _browse(self) -> None:
        typed = self._file.text().strip()
        chosen = ask_save(
            self,
            translate("PlaceField", "Where to keep the event"),
            Path(typed) if typed else self._unnamed,
            translate("Files", "Events of Arbiter (*.arbiter)"),
        )
        if chosen:
            self._file.setText(str(chosen))
            self._keep()
