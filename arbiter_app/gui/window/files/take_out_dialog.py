"""The decision to make an event file of one tournament of several."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.ids import TournamentId
from arbiter_app.formats.file_names import plain_name
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.layouts import form
from arbiter_app.gui.look.words import words
from arbiter_app.gui.parts.dialogs.ask_file import ask_save
from arbiter_app.gui.parts.dialogs.writing_dialog import AskPath, WritingDialog
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.joined_events import take_out
from arbiter_app.wording.terms.event.stages import tournament_name


class TakeOutDialog(WritingDialog):
    """Asks which tournament, then where its file goes; here it stays as it is."""

    def __init__(
        self, parent: QWidget, open_event: OpenEvent, *, ask_path: AskPath = ask_save
    ) -> None:
        super().__init__(
            parent, translate("TakeOut", "Take a tournament out into a file"), open_event
        )
        self._ask_path = ask_path
        self._tournament = QComboBox()
        self._tournament.setAccessibleName(translate("TakeOut", "Tournament"))
        for each in open_event.whole.tournaments:
            self._tournament.addItem(tournament_name(window_catalogue(), each), int(each.id))
        held = self._tournament.findData(int(open_event.tournament.id))
        self._tournament.setCurrentIndex(max(held, 0))
        fields = form()
        fields.addRow(translate("TakeOut", "&Tournament"), self._tournament)
        self.lay_out(
            fields,
            words(
                translate(
                    "TakeOut",
                    "It becomes an event file of its own with its people, officials and papers; the"
                    " journal there begins with where it comes from. In this event it stays as it"
                    " is; receipts and team scores stay here.",
                ),
                wraps=True,
            ),
            self._busy,
        )
        self._tournament.setFocus()

    @property
    def _chosen(self) -> TournamentId:
        return TournamentId(self._tournament.currentData())

    def _ask(self) -> Path | None:
        beside = self._open_event.workspace.path
        name = f"{beside.stem} {plain_name(self._tournament.currentText())}".strip()
        return self._ask_path(
            self,
            translate("TakeOut", "Where the file of the tournament goes"),
            beside.with_name(f"{name}.arbiter"),
            translate("Files", "Events of Arbiter (*.arbiter)"),
        )

    def _writer(self) -> Callable[[Path], None]:
        source, chosen = self._open_event.workspace.path, self._chosen
        actor = self._open_event.workspace.seat.actor
        return lambda path: take_out(source, chosen, path, actor=actor)

    def _note(self, written: Path) -> None:
        self._open_event.note("tournament.taken-out", tournament=self._chosen, target=written.name)
