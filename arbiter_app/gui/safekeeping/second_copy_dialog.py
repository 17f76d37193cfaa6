"""Where a copy of the event is kept in step."""

from html import escape
from pathlib import Path

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_app import paths
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.parts.ask_file import ask_folder
from arbiter_app.gui.safekeeping.copy_keeper import CopyKeeper
from arbiter_app.gui.safekeeping.copy_label import CopyLabel
from arbiter_app.i18n import translate


class SecondCopyDialog(QDialog):
    """Chooses the folder, or that there is none; what becomes of it is seen at once."""

    def __init__(self, parent: QWidget, copy: CopyKeeper) -> None:
        super().__init__(parent)
        self._copy = copy
        self.setWindowTitle(translate("SecondCopy", "Second copy of the event"))
        self.setMinimumWidth(560)
        body = translate(
            "SecondCopy",
            "After every act the event is copied into this folder as well, best one on a stick."
            " You may pull the stick out and plug it in again: the copy goes on of itself. If this"
            " computer breaks, open the copy on another one.",
        )
        self._folder = QLineEdit(readOnly=True)
        self._folder.setAccessibleName(translate("SecondCopy", "Folder of the second copy"))
        self._folder.setPlaceholderText(translate("SecondCopy", "no second copy is kept"))
        choose = QPushButton(translate("SecondCopy", "C&hoose a folder…"))
        choose.clicked.connect(self._choose)
        self._none = QPushButton(translate("SecondCopy", "Keep &no second copy"))
        self._none.clicked.connect(lambda: self._keep_in(None))
        self._none.setAutoDefault(False)
        state = CopyLabel(copy)
        state.setWordWrap(True)
        self._cause = QLabel(wordWrap=True)
        buttons = QDialogButtonBox()
        close = translate("SecondCopy", "&Close")
        buttons.addButton(close, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self._folder, 1)
        row.addWidget(choose)
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.addWidget(QLabel(f"<b>{escape(self.windowTitle())}</b>"))
        layout.addWidget(QLabel(body, wordWrap=True))
        layout.addLayout(row)
        layout.addWidget(state)
        layout.addWidget(self._cause)
        buttons.addButton(self._none, QDialogButtonBox.ButtonRole.ActionRole)
        layout.addWidget(buttons)
        copy.changed.connect(self._refresh)
        self._refresh()
        choose.setFocus()

    @property
    def folder(self) -> Path | None:
        """The folder that was chosen."""
        return self._copy.folder

    def _choose(self) -> None:
        title = translate("SecondCopy", "Folder of the second copy")
        if folder := ask_folder(self, title, self._copy.folder or paths.user_documents()):
            self._keep_in(folder)

    def _keep_in(self, folder: Path | None) -> None:
        self._copy.keep_in(folder)

    def _refresh(self) -> None:
        folder, failed = self._copy.folder, self._copy.failed
        self._folder.setText(str(folder or ""))
        self._none.setEnabled(folder is not None)
        self._cause.setText(error_sentence(failed) if failed else "")
        self._cause.setVisible(failed is not None)
