"""The decision to write a report file (TRF) of each tournament."""

from collections import Counter
from functools import partial
from os.path import lexists
from pathlib import Path

from PySide6.QtWidgets import QComboBox, QPlainTextEdit, QProgressBar, QWidget

from arbiter_app.domain.facts.event import Event
from arbiter_app.formats import trf
from arbiter_app.gui.base.background import Failure, attempt, in_background
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.layouts import form
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import words
from arbiter_app.gui.parts.dialogs.ask_file import ask_folder
from arbiter_app.gui.parts.dialogs.dialog import Dialog, keep_room
from arbiter_app.gui.window.files.export_report import VERSIONS
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.report_sets import PlannedReport, planned_reports, write_reports
from arbiter_app.wording.errors.sentences import error_sentence
from arbiter_app.wording.terms.event.stages import place_name
from arbiter_app.wording.terms.report_files import finality_name, losses

_WIDTH = 680
_Planned = tuple[PlannedReport, ...]


class ExportReportsDialog(Dialog):
    """Lists which reports are written under which names, which cannot be written yet and why, and
    what the version does not say; then asks for the folder.
    """

    def __init__(self, parent: QWidget, open_event: OpenEvent, *, folder: Path) -> None:
        super().__init__(
            parent,
            translate("ExportReports", "Export the reports of all tournaments"),
            verb=translate("ExportReports", "&Write into a folder…"),
            do=self._begin_to_write,
        )
        self.written: Path | None = None
        """The folder, once they are there."""
        self.setMinimumWidth(px(_WIDTH))
        self._open_event = open_event
        self._folder = folder
        self._planned: _Planned = ()
        self._is_writing = False
        self._version = QComboBox()
        self._version.setAccessibleName(translate("ExportReports", "Version"))
        for version, name in VERSIONS:
            self._version.addItem(name, version)
        self._version.activated.connect(self._plan)
        self._head = words(wraps=True)
        self._list = QPlainTextEdit(readOnly=True)
        self._list.setTabChangesFocus(True)
        self._list.setAccessibleName(translate("ExportReports", "Reports"))
        self._busy = QProgressBar()
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.setAccessibleName(translate("ExportReports", "Looking and writing"))
        keep_room(self._busy)
        fields = form()
        fields.addRow(translate("ExportReports", "&Version"), self._version)
        self.lay_out(fields, self._head, self._list, self._busy)
        self._version.setFocus()
        self._plan()

    @property
    def _chosen(self) -> trf.Version:
        version, _ = VERSIONS[self._version.currentIndex()]
        return version

    def reject(self) -> None:
        """Leave without files; those that are just being written are waited for."""
        if not self._is_writing:
            super().reject()

    def _plan(self) -> None:
        """Look beside the window at what can be written, and at what is lost in it."""
        self.verb.setEnabled(False)
        self._busy.show()
        event, stem = self._open_event.whole, self._open_event.workspace.path.stem
        in_background(partial(_plan, event, stem, self._chosen), self._show_plan, self._fail)

    def _show_plan(self, found: "tuple[trf.Version, _Planned]") -> None:
        version, planned = found
        if version is not self._chosen:  # another one was chosen meanwhile
            return
        self._busy.hide()
        self._planned = planned
        writable = sum(each.refusal is None for each in planned)
        self._head.setText(
            translate("ExportReports", "%n report(s) can be written.", None, writable)
        )
        self._list.setPlainText("\n".join((*map(self._line, planned), *self._lost())))
        self.verb.setEnabled(writable > 0)

    def _line(self, planned: PlannedReport) -> str:
        catalogue = window_catalogue()
        place = place_name(catalogue, self._open_event.whole, planned.stage)
        if planned.refusal is not None:
            pattern = translate("ExportReports", "{tournament}: not yet. {why}")
            why = error_sentence(catalogue, planned.refusal)
            return pattern.format(tournament=place, why=why)
        kind = "" if planned.finality is None else finality_name(catalogue, planned.finality)
        pattern = translate("ExportReports", "{tournament}: {file} ({kind})")
        return pattern.format(tournament=place, file=planned.name, kind=kind)

    def _lost(self) -> tuple[str, ...]:
        """Return what the version does not say, each once, with how many reports it is lost in."""
        counted = Counter(loss for each in self._planned for loss in each.losses)
        if not counted:
            return ()
        catalogue = window_catalogue()
        head = translate("ExportReports", "{version} does not say:")
        told = zip(counted, losses(catalogue, counted), strict=True)
        listed = (
            translate("ExportReports", "{loss} (in %n report(s))", None, counted[name]).format(
                loss=text
            )
            for name, text in told
        )
        return ("", head.format(version=self._version.currentText()), *listed)

    def _begin_to_write(self) -> bool:
        if self._is_writing or not self.verb.isEnabled():
            return False
        title = translate("ExportReports", "Folder of the reports")
        folder = ask_folder(self, title, self._folder)
        if folder is None:
            return False
        names = [each.name for each in self._planned if each.refusal is None]
        if taken := [name for name in names if lexists(folder / name)]:
            said = translate(
                "ExportReports",
                "In this folder there are already: {names}. Choose another folder; no file is"
                " replaced.",
            )
            return self.refuse(said.format(names=", ".join(taken)))
        self._is_writing = True
        self.problem.say("")
        self._busy.show()
        write = partial(write_reports, folder, self._open_event.whole, self._chosen, self._planned)
        self._folder = folder
        in_background(partial(attempt, write), self._on_written, self._fail)
        return False

    def _on_written(self, written: "_Planned | Failure") -> None:
        self._is_writing = False
        self._busy.hide()
        if not isinstance(written, tuple):
            self.refuse(error_sentence(window_catalogue(), written))
            return
        self.written = self._folder
        for each in written:
            self._note(each)
        told = translate("ExportReports", "%n report(s) written into {folder}", None, len(written))
        self._open_event.done.emit(told.format(folder=self._folder))
        self.done(self.DialogCode.Accepted)

    def _note(self, written: PlannedReport) -> None:
        """Write into the journal what was written, each in its tournament."""
        tournament = self._open_event.whole.at(written.stage).tournament
        facts: dict[str, str | int] = {
            "version": self._version.currentText(),
            "target": written.name,
            "tournament": tournament.id,
        }
        if written.finality is not None:
            facts["finality"] = written.finality
        if not tournament.is_main(written.stage):
            facts["stage"] = written.stage
        self._open_event.note("report.exported", **facts)

    def _fail(self, error: BaseException) -> None:
        """Give the window back, where the error is said."""
        super().reject()
        raise error


def _plan(event: Event, stem: str, version: trf.Version) -> tuple[trf.Version, _Planned]:
    return version, planned_reports(event, stem, version)
