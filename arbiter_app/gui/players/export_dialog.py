"""The decision to write the players as a list for spreadsheets."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.layouts import form
from arbiter_app.gui.parts.dialogs.ask_file import ask_save
from arbiter_app.gui.parts.dialogs.writing_dialog import AskPath, WritingDialog
from arbiter_app.gui.parts.pages.tournament_filter import TournamentFilter
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.player_lists import ListFormat, write_list


def export_players(open_event: OpenEvent, parent: QWidget) -> None:
    """Let a person write the players of the open event as a list."""
    ExportPlayersDialog(parent, open_event).exec()


class ExportPlayersDialog(WritingDialog):
    """Asks for the format, then where the file goes."""

    def __init__(
        self, parent: QWidget, open_event: OpenEvent, *, ask_path: AskPath = ask_save
    ) -> None:
        title = translate("ExportPlayers", "Export the list of players")
        super().__init__(parent, title, open_event)
        self._ask_path = ask_path
        self._format = QComboBox()
        for as_, name in (
            (ListFormat.XLSX, translate("ExportPlayers", "Workbook (XLSX)")),
            (ListFormat.CSV_SEMICOLONS, translate("ExportPlayers", "CSV, divided by semicolons")),
            (ListFormat.CSV_COMMAS, translate("ExportPlayers", "CSV, divided by commas")),
        ):
            self._format.addItem(name, as_)
        self._tournaments = TournamentFilter(open_event)
        self._tournaments.choose(open_event.tournament.id)
        fields = form()
        if open_event.whole.has_several:
            fields.addRow(translate("ExportPlayers", "&Players of"), self._tournaments)
        fields.addRow(translate("ExportPlayers", "&Format"), self._format)
        about = translate(
            "ExportPlayers",
            "All that is known of the players, with their numbers. The file can be imported"
            " into another event.",
        )
        self.lay_out(fields, Aside(about), self._busy)

    @property
    def _chosen(self) -> ListFormat:
        return ListFormat(self._format.currentData())

    def _ask(self) -> Path | None:
        stem = translate("ExportPlayers", "{event} players").format(
            event=self._open_event.workspace.path.stem
        )
        is_workbook = self._chosen is ListFormat.XLSX
        return self._ask_path(
            self,
            translate("ExportPlayers", "Where the list goes"),
            self._open_event.workspace.path.with_name(f"{stem}.{'xlsx' if is_workbook else 'csv'}"),
            translate("ExportPlayers", "Workbooks (*.xlsx)")
            if is_workbook
            else translate("ExportPlayers", "CSV (*.csv)"),
        )

    def _writer(self) -> Callable[[Path], None]:
        event, as_, catalogue = self._open_event.whole, self._chosen, window_catalogue()
        if (tournament := self._tournaments.chosen) is not None or not event.has_several:
            event = event.of(tournament or self._open_event.tournament.id)
        return lambda path: write_list(path, event, as_, catalogue)

    def _note(self, written: Path) -> None:
        self._open_event.note("players.exported", target=written.name)
