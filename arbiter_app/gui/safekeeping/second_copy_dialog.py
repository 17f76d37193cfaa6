"""Where a copy of the event is kept in step."""

from pathlib import Path

from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app import paths
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look.layouts import STRETCH, column, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, show_as
from arbiter_app.gui.parts.dialogs.ask_file import ask_folder
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.words.long_words import breakable
from arbiter_app.gui.parts.words.read_text import read_label
from arbiter_app.gui.safekeeping.copy_keeper import CopyKeeper
from arbiter_app.gui.safekeeping.copy_label import CopyLabel
from arbiter_app.i18n import translate

_WIDTH = 560
"""In pixels beside letters of the usual height."""


class SecondCopyDialog(Dialog):
    """Chooses the folder, or that there is none; what becomes of it is seen at once."""

    def __init__(self, parent: QWidget, copy: CopyKeeper) -> None:
        super().__init__(parent, translate("SecondCopy", "Second copy of the event"))
        self._copy = copy
        self.setMinimumWidth(px(_WIDTH))
        body = translate(
            "SecondCopy",
            "After every act the event is copied into this folder as well, best one on a stick."
            " You may pull the stick out and plug it in again: the copy goes on of itself. If this"
            " computer breaks, open the copy on another one.",
        )
        self._folder = show_as(read_label(), Look.STRONG)
        self._folder.setAccessibleName(translate("SecondCopy", "Folder of the second copy"))
        choose = QPushButton(translate("SecondCopy", "C&hoose a folder…"))
        choose.clicked.connect(self._choose)
        self._none = QPushButton(translate("SecondCopy", "Keep &no second copy"))
        self._none.clicked.connect(lambda: self._keep_in(None))
        state = CopyLabel(copy)
        state.setWordWrap(True)
        folder = row((self._folder, 1), choose, gap=Room.MIDDLE)
        told = column(folder, row(state, STRETCH), STRETCH, gap=Room.MIDDLE)
        self.lay_out(body, told, side=(self._none,))
        copy.changed.connect(self._refresh)
        self._refresh()
        choose.setFocus()

    @property
    def folder(self) -> Path | None:
        """The folder that was chosen."""
        return self._copy.folder

    def _choose(self) -> None:
        title = translate("SecondCopy", "Folder of the second copy")
        # Looking into a folder that does not answer would keep the window waiting.
        known = None if self._copy.failed else self._copy.folder
        if folder := ask_folder(self, title, known or paths.user_documents()):
            self._keep_in(folder)

    def _keep_in(self, folder: Path | None) -> None:
        self._copy.keep_in(folder)

    def _refresh(self) -> None:
        folder, failed = self._copy.folder, self._copy.failed
        none = translate("SecondCopy", "no second copy is kept")
        self._folder.setText(breakable(folder) if folder else none)
        self._none.setEnabled(folder is not None)
        if failed:
            self.refuse(error_sentence(failed))
        else:
            self.problem.say("")
            self.make_room()
