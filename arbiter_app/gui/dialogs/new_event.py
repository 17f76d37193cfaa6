"""The decision that starts an event: its title, its first day, and where it is kept."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from arbiter_app import paths
from arbiter_app.domain.editions import default_edition
from arbiter_app.domain.errors import RuleError
from arbiter_app.formats.days import format_day
from arbiter_app.gui.bridge import error_sentence
from arbiter_app.gui.dialogs.file_choice import ask_save
from arbiter_app.gui.widgets.date_field import DateField
from arbiter_app.gui.widgets.inline_field import Problem
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.workspace import FileError
from arbiter_app.wording import tie_breaks

SUFFIX = ".arbiter"

_LONGEST = 200
"""Bytes of the name of a file made from a title."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewEvent:
    """What the arbiter decided."""

    path: Path
    title: str
    starts_on: date | None
    edition_id: str


class NewEventDialog(QDialog):
    """Asks for the title; the rest has sensible answers already.

    It stays open with all that was typed until the event could be made.
    """

    def __init__(self, parent: QWidget, *, today: date, create: Callable[[NewEvent], None]) -> None:
        super().__init__(parent)
        self._make = create
        self.setWindowTitle(translate("NewEvent", "Start a new event"))
        self._today = today
        self._folder = paths.user_documents()
        self._title = QLineEdit()
        self._starts_on = DateField(translate("NewEvent", "First day"))
        self._starts_on.setText(format_day(today))
        self._edition = QLabel(wordWrap=True)
        self._file = QLineEdit()
        self._file_is_chosen = False
        browse = QPushButton(translate("NewEvent", "&Other place…"))
        browse.setAutoDefault(False)
        browse.clicked.connect(self._browse)
        where = QHBoxLayout()
        where.addWidget(self._file, 1)
        where.addWidget(browse)
        self._form = form = QFormLayout(self)
        form.addRow(translate("NewEvent", "&Title"), self._title)
        form.addRow(translate("NewEvent", "&First day"), self._starts_on)
        form.addRow(translate("NewEvent", "Tie-breaks"), self._edition)
        where_label = QLabel(translate("NewEvent", "&Kept in"))
        where_label.setBuddy(self._file)
        form.addRow(where_label, where)
        self._refusal = Problem()
        form.addRow(self._refusal)
        form.addRow(self._buttons())
        self.setMinimumWidth(620)
        self._title.textChanged.connect(self._follow)
        self._starts_on.textChanged.connect(self._follow)
        self._file.textEdited.connect(self._keep_file)
        self._follow()

    def accept(self) -> None:
        """Make the event, or say why it cannot be made."""
        try:
            self._make(self._decision)
        except (FileError, RuleError) as error:
            self._refusal.say(error_sentence(error))
            self.resize(self.width(), self._form.totalHeightForWidth(self.width()))
            self._file.setFocus()
        else:
            super().accept()

    @property
    def _decision(self) -> NewEvent:
        path = Path(self._file.text().strip()).expanduser()
        return NewEvent(
            path=path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX),
            title=self._title.text(),
            starts_on=self._starts_on.day,
            edition_id=self._edition_id,
        )

    @property
    def _edition_id(self) -> str:
        return default_edition(self._starts_on.day or self._today)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        self._create = buttons.addButton(
            translate("NewEvent", "Create the event"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _follow(self) -> None:
        name = _file_name(self._title.text())
        if not self._file_is_chosen:
            self._file.setText(str(self._folder / (name + SUFFIX)) if name else "")
        self._edition.setText(tie_breaks.edition(window_catalogue(), self._edition_id))
        self._create.setEnabled(bool(name) and self._starts_on.is_readable)

    def _keep_file(self) -> None:
        self._file_is_chosen = True

    def _browse(self) -> None:
        typed = self._file.text().strip()
        chosen = ask_save(
            self,
            translate("NewEvent", "Where to keep the event"),
            Path(typed or self._folder / f"{self._today:%Y}{SUFFIX}"),
            translate("Files", "Events of Arbiter (*.arbiter)"),
        )
        if chosen:
            self._file.setText(str(chosen))
            self._keep_file()


def _file_name(title: str) -> str:
    """Return the title as a name that every system takes for a file."""
    plain = re.sub(r'[\\/:*?"<>|\x00-\x1f]+', " ", title).strip(" .")
    # No system takes more than 255 bytes, and the suffixes of a lock are to come.
    return " ".join(plain.split()).encode()[:_LONGEST].decode(errors="ignore").strip(" .")
