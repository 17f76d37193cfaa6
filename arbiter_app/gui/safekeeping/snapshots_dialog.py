"""The snapshots of the event: what has changed since each, and back to one of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QPlainTextEdit, QStackedWidget, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page_actions import act, act_button
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.look.layouts import column
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.ask_decision import decided
from arbiter_app.gui.parts.dialogs.ask_file import ask_save, unused
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.copies.snapshots import (
    Snapshot,
    copy_out,
    difference_of_file,
    restore,
    snapshots,
)
from arbiter_app.wording.journal.snapshots import occasion
from arbiter_app.wording.row_changes.lines import change_lines
from arbiter_app.wording.row_changes.summary import summary
from arbiter_app.wording.terms.event.stages import later_stage_name

_SIZE = (760, 480)
"""In pixels beside letters of the usual height."""
_REST = 120
"""Milliseconds that the cursor rests on a snapshot before it is compared."""


@dataclass(frozen=True, slots=True)
class _Told:
    """What has changed since a snapshot, in words."""

    summary: Sequence[str] = ()
    lines: Sequence[str] = ()


class SnapshotsDialog(Dialog):
    """Arrows choose, Enter goes to what has changed since, Esc closes."""

    def __init__(self, parent: QWidget, open_event: OpenEvent, *, folder: Path) -> None:
        super().__init__(parent, translate("Snapshots", "Snapshots of the event"))
        self._open_event, self._folder = open_event, folder
        self._found: dict[Path, _Told] = {}
        self.resize(*map(px, _SIZE))
        self._table = _SnapshotTable(open_event)
        self._told = QPlainTextEdit(readOnly=True)
        self._told.setTabChangesFocus(True)
        self._told.setAccessibleName(translate("Snapshots", "What has changed since"))
        in_table = Qt.ShortcutContext.WidgetShortcut
        self._restore = act(
            self, translate("Snapshots", "&Restore…"), self._ask_restore, Key.UNDO_TO
        )
        self._save = act(self, translate("Snapshots", "&Save a copy as…"), self._copy, Key.SAVE_AS)
        act(self._table, "", self._told.setFocus, Key.CHOOSE, context=in_table)
        self._table.row_acts = (self._restore, self._save)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._compare)
        self._lay_out()
        self._show_all()
        self._table.selectionModel().currentRowChanged.connect(lambda *_: self._look())
        self._look()

    def _show_all(self) -> None:
        try:
            taken = snapshots(self._open_event.workspace)
        except FileError as error:
            taken = ()
            self.refuse(error_sentence(error))
        self._table.set_rows(taken)
        if taken:
            self._table.select(taken[0].path)
        self._stack.setCurrentIndex(1 if taken else 0)
        self._table.setFocus()

    # What has changed since

    def _look(self) -> None:
        """Tell what has changed since the chosen snapshot, as soon as the cursor rests on it."""
        chosen = self._table.selected
        told = self._found.get(chosen.path) if chosen else _Told()
        for action in (self._restore, self._save):
            action.setEnabled(chosen is not None)
        if told is None:
            self._told.setPlainText(translate("Snapshots", "Comparing…"))
            self._rest.start()
        else:
            self._tell(told)

    def _compare(self) -> None:
        if chosen := self._table.selected:
            workspace = self._open_event.workspace
            work = partial(_compared, workspace.path, workspace.event, chosen)
            in_background(work, self._take_in, self._fail)

    def _take_in(self, found: tuple[Path, _Told]) -> None:
        path, told = found
        self._found[path] = told
        chosen = self._table.selected
        if chosen is not None and chosen.path == path:
            self._tell(told)

    def _fail(self, error: BaseException) -> None:
        if not isinstance(error, FileError):
            raise error
        self._told.setPlainText(error_sentence(error))

    def _tell(self, told: _Told) -> None:
        if not told.lines:
            self._told.setPlainText(translate("Snapshots", "The event is the same now."))
            return
        back = translate("Snapshots", "If the event is put back to this snapshot:")
        head = translate("Snapshots", "One by one, as it was → as it is now:")
        self._told.setPlainText("\n".join([back, *told.summary, "", head, *told.lines]))

    # Acts

    def _ask_restore(self) -> None:
        chosen = self._table.selected
        if chosen is None:
            return
        if not self._open_event.workspace.seat.may(Right.RESTORE):
            self.refuse(error_sentence(RuleError(Right.RESTORE.value)))
            return
        title = translate("Snapshots", "Put the event back to how it was on {moment}?")
        if not decided(
            self,
            title=title.format(moment=f"{chosen.moment.at:%d.%m.%Y %H:%M:%S}"),
            body=self._what_comes_back(chosen),
            verb=translate("Snapshots", "&Put it back"),
            act=Act.RESTORE_SNAPSHOT,
        ):
            return
        workspace = self._open_event.workspace
        if self._open_event.door(say=self.refuse).attempt(lambda: restore(workspace, chosen)):
            self.accept()

    def _what_comes_back(self, chosen: Snapshot) -> str:
        told = self._found.get(chosen.path, _Told()).summary
        undone = translate(
            "Snapshots", "Ctrl+Z takes this back, and the event as it is now is kept as a snapshot."
        )
        return "\n".join([*told, "", undone] if told else [undone])

    def _copy(self) -> None:
        chosen = self._table.selected
        if chosen is None:
            return
        title = translate("Snapshots", "Save a copy of the snapshot")
        kinds = translate("Files", "Events of Arbiter (*.arbiter)")
        target = ask_save(self, title, unused(self._folder / chosen.path.name), kinds)
        if target is None:
            return
        try:
            copy_out(chosen, target)
        except FileError as error:
            self.refuse(error_sentence(error))
        else:
            self.problem.say("")
            self._open_event.done.emit(
                translate("Snapshots", "Snapshot saved as {file}").format(file=target.name)
            )

    # Making the dialog

    def _lay_out(self) -> None:
        empty = translate(
            "Snapshots",
            "There is none yet: one is taken before every act that weighs and after every round.",
        )
        nothing = words(empty, Look.LEAD, wraps=True)
        nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        lists = QWidget()
        column((self._table, 3), (self._told, 2), gap=Room.MIDDLE, into=lists)
        self._stack = QStackedWidget()
        self._stack.addWidget(nothing)
        self._stack.addWidget(lists)
        self.lay_out(self._stack, side=(act_button(self._restore), act_button(self._save)))


class _SnapshotTable(Table[Snapshot]):
    """The newest first."""

    def __init__(self, open_event: OpenEvent) -> None:
        catalogue = window_catalogue()

        def why(each: Snapshot) -> str:
            moment = each.moment
            stage = later_stage_name(catalogue, open_event.tournament, moment.stage)
            return occasion(catalogue, moment.command, moment.round, stage)

        columns: tuple[Column[Snapshot], ...] = (
            Column(
                title=translate("Snapshots", "Taken"),
                text=lambda each: f"{each.moment.at:%d.%m.%Y %H:%M:%S}",
            ),
            Column(
                title=translate("Snapshots", "Version"),
                text=lambda each: f"v{each.moment.data_version}",
                align=RIGHT,
                is_second=True,
                spare=1,
            ),
            Column(
                title=translate("Snapshots", "Why"),
                text=why,
            ),
        )
        super().__init__(
            RowsModel[Snapshot](columns, lambda each: each.path),
            name=translate("Snapshots", "Snapshots"),
            sortable=False,
        )


def _compared(path: Path, event: Event, chosen: Snapshot) -> tuple[Path, _Told]:
    changes, catalogue = difference_of_file(path, chosen).changes, window_catalogue()
    lines = change_lines(catalogue, changes, event)
    return chosen.path, _Told(summary(catalogue, changes, event), lines)
