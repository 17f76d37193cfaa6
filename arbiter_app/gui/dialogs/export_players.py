"""The decision to write the players as a list for spreadsheets."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.domain.event import Event
from arbiter_app.gui.background import in_background
from arbiter_app.gui.bridge import Desk
from arbiter_app.gui.dialogs.file_choice import ask_save
from arbiter_app.gui.widgets.heading import Aside
from arbiter_app.gui.widgets.inline_field import Problem
from arbiter_app.i18n import Catalogue, translate, window_catalogue
from arbiter_app.services.errors import FileError
from arbiter_app.services.player_lists import ListFormat, write_list
from arbiter_app.wording.errors import error_sentence

AskPath = Callable[[QWidget, str, Path, str], Path | None]


def export_players(desk: Desk, parent: QWidget) -> None:
    """Let a person write the players of the open event as a list."""
    ExportPlayersDialog(parent, desk).exec()


class ExportPlayersDialog(QDialog):
    """Asks for the format, then where the file goes."""

    def __init__(self, parent: QWidget, desk: Desk, *, ask_path: AskPath = ask_save) -> None:
        super().__init__(parent)
        self._desk = desk
        self._ask_path = ask_path
        self._is_writing = False
        self.setWindowTitle(translate("ExportPlayers", "Export the list of players"))
        self.setMinimumWidth(520)
        self._format = QComboBox()
        for as_, name in (
            (ListFormat.XLSX, translate("ExportPlayers", "Workbook (XLSX)")),
            (ListFormat.CSV_SEMICOLONS, translate("ExportPlayers", "CSV, divided by semicolons")),
            (ListFormat.CSV_COMMAS, translate("ExportPlayers", "CSV, divided by commas")),
        ):
            self._format.addItem(name, as_)
        self._busy = QProgressBar()
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.hide()
        self._refusal = Problem()
        buttons = QDialogButtonBox()
        self._save = buttons.addButton(
            translate("ExportPlayers", "&Save…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self._save.setDefault(True)
        self._save.clicked.connect(self._ask)
        buttons.addButton(
            translate("ExportPlayers", "&Cancel"), QDialogButtonBox.ButtonRole.RejectRole
        )
        buttons.rejected.connect(self.reject)
        form = QFormLayout()
        form.addRow(translate("ExportPlayers", "&Format"), self._format)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(10)
        column.addLayout(form)
        column.addWidget(
            Aside(
                translate(
                    "ExportPlayers",
                    "All that is known of the players, with their numbers. The file can be imported"
                    " into another event.",
                )
            )
        )
        column.addWidget(self._busy)
        column.addWidget(self._refusal)
        column.addWidget(buttons)

    def reject(self) -> None:
        """Leave without a file; one that is just being written is waited for."""
        if not self._is_writing:
            super().reject()

    def _ask(self) -> None:
        as_ = ListFormat(self._format.currentData())
        stem = translate("ExportPlayers", "{event} players").format(
            event=self._desk.workspace.path.stem
        )
        is_workbook = as_ is ListFormat.XLSX
        path = self._ask_path(
            self,
            translate("ExportPlayers", "Where the list goes"),
            self._desk.workspace.path.with_name(f"{stem}.{'xlsx' if is_workbook else 'csv'}"),
            translate("ExportPlayers", "Workbooks (*.xlsx)")
            if is_workbook
            else translate("ExportPlayers", "CSV (*.csv)"),
        )
        if path is None:
            return
        self._is_writing = True
        self._save.setEnabled(False)
        self._refusal.say("")
        self._busy.show()
        in_background(
            partial(_write, path, self._desk.open_event, as_, window_catalogue()),
            self._on_written,
            self._fail,
        )

    def _on_written(self, written: Path | FileError) -> None:
        self._is_writing = False
        self._save.setEnabled(True)
        self._busy.hide()
        match written:
            case FileError():
                self._refusal.say(error_sentence(window_catalogue(), written))
                self._save.setFocus()
            case Path():
                self._desk.note("players.exported", target=written.name)
                saved = translate("ExportPlayers", "Saved: {path}")
                self._desk.done.emit(saved.format(path=written))
                self.accept()

    def _fail(self, error: BaseException) -> None:
        """Give the window back, where the error is said."""
        super().reject()
        raise error


def _write(path: Path, event: Event, as_: ListFormat, catalogue: Catalogue) -> Path | FileError:
    try:
        write_list(path, event, as_, catalogue)
    except FileError as error:
        return error
    return path
