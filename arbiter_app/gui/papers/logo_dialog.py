"""The picture at the head of papers: chosen, looked at, taken away."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.documents.parts.logos import fit_logo
from arbiter_app.domain.errors import RuleError
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import words
from arbiter_app.gui.parts.dialogs.ask_file import ask_open
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.i18n import translate
from arbiter_app.services.commands.whole.logo import choose_logo
from arbiter_app.services.files.pictures import read_picture

AskPicture = Callable[[QWidget, str, Path], Path | None]
_WIDTH, _HEIGHT = 260, 180
"""Of the picture in the dialog, in pixels beside letters of the usual height."""


def ask_picture(parent: QWidget, title: str, folder: Path) -> Path | None:
    """Let the arbiter choose a picture; None if none."""
    return ask_open(parent, title, folder, translate("LogoDialog", "Pictures (*.png *.jpg *.jpeg)"))


class LogoDialog(Dialog):
    """Shows the picture that is kept or chosen; one act keeps it."""

    def __init__(
        self,
        parent: QWidget | None,
        open_event: OpenEvent,
        *,
        ask_picture: AskPicture = ask_picture,
    ) -> None:
        super().__init__(
            parent,
            translate("LogoDialog", "Logo"),
            verb=translate("LogoDialog", "&Save"),
            do=self._save,
        )
        self._open_event, self._ask = open_event, ask_picture
        self._folder = open_event.workspace.path.parent
        kept = open_event.whole.logo
        self._picture = kept.picture if kept else None
        self._is_changed = False
        self._seen = words()
        self._seen.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._seen.setMinimumSize(px(_WIDTH), px(_HEIGHT))
        self._choose = QPushButton(translate("LogoDialog", "C&hoose a picture…"))
        self._choose.setAutoDefault(False)
        self._choose.clicked.connect(self._ask_picture)
        self._none = QPushButton(translate("LogoDialog", "&Take it away"))
        self._none.setAutoDefault(False)
        self._none.clicked.connect(lambda: self._show(None))
        self.lay_out(
            translate(
                "LogoDialog",
                "A picture (PNG or JPEG) that stands small at the head of the papers of this event."
                " “Logo” in the layout of a paper leaves it out there.",
            ),
            self._seen,
            row(self._choose, self._none, 1.0),
        )
        self._offer()
        self._choose.setFocus()

    def _ask_picture(self) -> None:
        path = self._ask(self, translate("LogoDialog", "Picture"), self._folder)
        if path is None:
            return
        self._folder = path.parent
        try:
            self._show(fit_logo(read_picture(path)).picture)
        except (RuleError, FileError) as error:
            self.refuse(error_sentence(error), self._choose)

    def _show(self, picture: bytes | None) -> None:
        self._picture, self._is_changed = picture, True
        self.problem.say("")
        self._offer()

    def _offer(self) -> None:
        self._none.setEnabled(self._picture is not None)
        if self._picture is None:
            self._seen.setText(translate("LogoDialog", "The papers have no logo."))
            return
        seen = QPixmap()
        seen.loadFromData(self._picture)
        self._seen.setPixmap(
            seen.scaled(
                px(_WIDTH),
                px(_HEIGHT),
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
        )
        self._seen.setAccessibleName(translate("LogoDialog", "The logo of the papers"))

    def _save(self) -> bool:
        door = self._open_event.door(say=self.problem.say)
        return not self._is_changed or door.do(choose_logo, picture=self._picture)
