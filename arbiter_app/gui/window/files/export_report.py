"""The decision to write the event as a report file (TRF)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import (
    QComboBox,
    QPlainTextEdit,
    QWidget,
)

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import StageId
from arbiter_app.domain.pairing.open_games import demand_over
from arbiter_app.formats import trf
from arbiter_app.formats.file_names import plain_name
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.layouts import form
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.ask_file import ask_save
from arbiter_app.gui.parts.dialogs.dialog import keep_room
from arbiter_app.gui.parts.dialogs.writing_dialog import AskPath, WritingDialog
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.report_files import (
    report_losses,
    stage_to_report,
    usual_finality,
    write_report,
)
from arbiter_app.wording.adjusted_reports import adjusted, adjusted_head
from arbiter_app.wording.errors.sentences import error_sentence
from arbiter_app.wording.terms.event.stages import stage_name, tournament_name
from arbiter_app.wording.terms.report_files import finality_name, losses, remarks

_WIDTH = 600

VERSIONS = ((trf.Version.TRF26, "TRF26"), (trf.Version.TRF16, "TRF16"))


class ExportReportDialog(WritingDialog):
    """Asks for the version and whether the report is final, says what that version cannot hold,
    then where the file goes.
    """

    def __init__(
        self, parent: QWidget, open_event: OpenEvent, *, folder: Path, ask_path: AskPath = ask_save
    ) -> None:
        super().__init__(parent, translate("ExportReport", "Export a report file"), open_event)
        self._folder = folder
        self._ask_path = ask_path
        self.setMinimumWidth(px(_WIDTH))
        self._version = QComboBox()
        for version, name in VERSIONS:
            self._version.addItem(name, version)
        self._version.activated.connect(self._look_for_losses)
        self._finality = QComboBox()
        for finality in trf.Finality:
            self._finality.addItem(finality_name(window_catalogue(), finality), finality)
        self._finality.activated.connect(self._judge_finality)
        self._stage = QComboBox()
        tournament = open_event.tournament
        for stage in tournament.stages:
            seen = tournament.competition(stage.id)
            if seen.traits.has_parts or seen.traits.is_of_boards:
                continue
            if stage.settings is None or seen.draw:
                name = stage_name(window_catalogue(), tournament, stage)
                self._stage.addItem(name, stage.id)
        at = next((each for each in tournament.stages if each.id == open_event.stage), None)
        shown = open_event.stage if at is None else at.boards_of or at.id
        self._stage.setCurrentIndex(max(self._stage.findData(shown), 0))
        self._stage.activated.connect(self._choose_stage)
        self._remarks = words(look=Look.SECOND, wraps=True)
        self._losses_head = words(wraps=True)
        self._losses = QPlainTextEdit(readOnly=True)
        self._losses.setTabChangesFocus(True)
        self._losses.setAccessibleName(translate("ExportReport", "What is not written"))
        self._lay_out()
        if self._stage.count():
            self._choose_stage()
        else:
            self._refuse()
        self._version.setFocus()

    def _lay_out(self) -> None:
        self._version.setAccessibleName(translate("ExportReport", "Version"))
        self._finality.setAccessibleName(translate("ExportReport", "Kind"))
        self._stage.setAccessibleName(translate("ExportReport", "Stage"))
        fields = form()
        fields.addRow(translate("ExportReport", "&Version"), self._version)
        fields.addRow(translate("ExportReport", "&Kind"), self._finality)
        fields.addRow(translate("ExportReport", "&Stage"), self._stage)
        fields.setRowVisible(self._stage, self._stage.count() > 1)
        keep_room(self._losses)
        self.lay_out(
            fields,
            self._remarks,
            self._losses_head,
            self._losses,
            *_adjusted(self._open_event.tournament),
            self._busy,
        )

    def _refuse(self) -> None:
        """Say that nothing is there to report yet: groups and finals of which none has begun."""
        for empty in (self._remarks, self._losses_head, self._losses):
            empty.hide()
        self._version.setEnabled(False)
        self._finality.setEnabled(False)
        self.verb.setEnabled(False)
        self.refuse(error_sentence(window_catalogue(), RuleError("report.of-stages")))

    @property
    def _chosen(self) -> trf.Version:
        version, _ = VERSIONS[self._version.currentIndex()]
        return version

    @property
    def _chosen_stage(self) -> StageId:
        return StageId(self._stage.currentData() or self._open_event.main_stage)

    @property
    def _told(self) -> Event:
        return stage_to_report(self._open_event.facts, self._chosen_stage)

    @property
    def _chosen_finality(self) -> trf.Finality:
        return trf.Finality(self._finality.currentData())

    def _choose_stage(self) -> None:
        """Take what a report of this stage usually is now, and look what it cannot say."""
        usual = usual_finality(self._told.tournament.competition())
        self._finality.setCurrentIndex(self._finality.findData(usual))
        self._judge_finality()
        self._look_for_losses()

    def _judge_finality(self) -> None:
        """Say at once which boards bar a final report."""
        self.problem.say("")
        self.verb.setEnabled(True)
        if self._chosen_finality is trf.Finality.FINAL:
            try:
                demand_over(self._told.tournament.competition())
            except RuleError as error:
                self.verb.setEnabled(False)
                self.refuse(error_sentence(window_catalogue(), error))

    def _look_for_losses(self) -> None:
        """Write and read the event beside the window to see what does not come back."""
        told = self._told
        self._remarks.setText("\n".join(remarks(window_catalogue(), told)))
        self._remarks.setVisible(bool(self._remarks.text()))
        self._losses_head.setText(
            translate("ExportReport", "Looking for what {version} cannot say…").format(
                version=self._version.currentText()
            )
        )
        self._losses.hide()
        in_background(
            partial(_losses, self._open_event.facts, self._chosen_stage, self._chosen),
            self._show_losses,
            self._fail,
        )

    def _show_losses(self, found: "_Losses") -> None:
        if (found.stage, found.version) != (self._chosen_stage, self._chosen):
            # another one was chosen meanwhile
            return
        text = (
            translate("ExportReport", "{version} does not say of this event:")
            if found.names
            else translate("ExportReport", "{version} says all that this event holds.")
        )
        self._losses_head.setText(text.format(version=self._version.currentText()))
        self._losses.setPlainText("\n".join(losses(window_catalogue(), found.names)))
        self._losses.setVisible(bool(found.names))

    def _ask(self) -> Path | None:
        suggested = self._folder / f"{self._name}.trf"
        return self._ask_path(
            self,
            translate("ExportReport", "Where the report file goes"),
            suggested,
            translate("Files", "Report files (*.trf)"),
        )

    def _writer(self) -> Callable[[Path], None]:
        event, version, stage = self._open_event.facts, self._chosen, self._chosen_stage
        finality = self._chosen_finality
        return lambda path: write_report(path, event, version, stage=stage, finality=finality)

    @property
    def _name(self) -> str:
        """The name of the event file, of the tournament where there are several, and of the stage
        where that is not the main one.
        """
        name = self._open_event.workspace.path.stem
        if self._open_event.whole.has_several:
            title = tournament_name(window_catalogue(), self._open_event.tournament)
            name = f"{name} {plain_name(title)}"
        if self._open_event.tournament.is_main(self._chosen_stage):
            return name
        stage = stage_name(window_catalogue(), self._open_event.tournament, self._chosen_stage)
        return f"{name} {plain_name(stage)}"

    def _note(self, written: Path) -> None:
        facts: dict[str, str | int] = {
            "version": self._version.currentText(),
            "target": written.name,
            "finality": self._chosen_finality,
        }
        if self._open_event.whole.has_several:
            facts["tournament"] = self._open_event.tournament.id
        if not self._open_event.tournament.is_main(self._chosen_stage):
            facts["stage"] = self._chosen_stage
        self._open_event.note("report.exported", **facts)


def _adjusted(tournament: Tournament) -> Sequence[QWidget]:
    """Return what was read otherwise than written when the event was imported, to be read again."""
    listed = adjusted(window_catalogue(), tournament)
    if not listed:
        return ()
    head = adjusted_head(window_catalogue(), len(listed))
    view = QPlainTextEdit("\n".join(listed), readOnly=True)
    view.setTabChangesFocus(True)
    view.setAccessibleName(head)
    return words(head, wraps=True), view


@dataclass(frozen=True, slots=True)
class _Losses:
    """What a version does not say, by the names that the format has for it."""

    stage: StageId
    version: trf.Version
    names: tuple[str, ...]


def _losses(event: Event, stage: StageId, version: trf.Version) -> _Losses:
    return _Losses(stage, version, report_losses(event, version, stage=stage))
