"""The decision how to go on where the event file is not what its journal says."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QComboBox, QRadioButton, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.look.layouts import column
from arbiter_app.gui.look.plain import plain_caption
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.words.read_text import read_label
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.copies.put_back import demand_sound
from arbiter_app.services.copies.snapshots import Snapshot, snapshots
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.errors.sentences import sentence
from arbiter_app.wording.journal.snapshots import occasion
from arbiter_app.wording.terms.event.stages import later_stage_name

_WIDTH = 620
"""In pixels beside letters of the usual height."""
_MOST_NAMED = 6


class FaultyFileDialog(Dialog):
    """Accepted when work can go on in the file as it is, or with `source` in its place."""

    def __init__(self, parent: QWidget, open_event: OpenEvent, copy: Path | None) -> None:
        super().__init__(
            parent,
            translate("FaultyFile", "The event file is not what its journal says"),
            verb=translate("FaultyFile", "&Go on"),
            do=self._go_on,
            leave=translate("FaultyFile", "&Later"),
        )
        self._open_event = open_event
        self.source: Path | None = None
        """What is to take the place of the file; None where the file is gone on with."""
        self.setMinimumWidth(px(_WIDTH))
        workspace = open_event.workspace
        self._copy = copy if copy is not None and copy.is_file() else None
        self._rows = QRadioButton(
            translate("FaultyFile", "from the &file as it is; the journal notes what differs")
        )
        self._rows.setEnabled(workspace.can_trust_rows)
        self._snapshot = QRadioButton(translate("FaultyFile", "from a &snapshot:"))
        self._snapshots = QComboBox()
        self._snapshots.setAccessibleName(translate("FaultyFile", "Snapshot to go on from"))
        self._taken = self._offer_snapshots(workspace)
        self._second = QRadioButton(
            plain_caption(
                translate("FaultyFile", "from the second copy: {path}").format(path=self._copy)
            )
        )
        self._second.setEnabled(self._copy is not None)
        self._second.setVisible(self._copy is not None)
        self.lay_out(
            read_label(_told(workspace)),
            words(translate("FaultyFile", "Nothing is written until you choose. Go on:")),
            column(self._snapshot, self._snapshots, self._second, self._rows, gap=Room.TIGHT),
            words(
                translate(
                    "FaultyFile",
                    "A file whose place is taken by a snapshot or the second copy is kept beside"
                    " it, under a name that says so.",
                ),
                Look.SECOND,
            ),
        )
        self._choose_first()

    def _choose_first(self) -> None:
        offers = (self._second, self._snapshot, self._rows)
        open_ones = (each for each in offers if each.isEnabled() and not each.isHidden())
        first = next(open_ones, None)
        self.verb.setEnabled(first is not None)
        if first is not None:
            first.setChecked(True)
            first.setFocus()

    def _offer_snapshots(self, workspace: Workspace) -> Sequence[Snapshot]:
        try:
            taken = snapshots(workspace)
        except FileError:
            taken = ()
        for snapshot in taken:
            moment = snapshot.moment
            stage = later_stage_name(window_catalogue(), workspace.event.tournament, moment.stage)
            why = occasion(window_catalogue(), moment.command, moment.round, stage)
            self._snapshots.addItem(f"{moment.at:%d.%m.%Y %H:%M:%S}, v{moment.data_version}, {why}")
        for widget in (self._snapshot, self._snapshots):
            widget.setVisible(bool(taken))
        return taken

    def _go_on(self) -> bool:
        workspace = self._open_event.workspace
        try:
            if self._rows.isChecked():
                workspace.trust_rows()
                return True
            chosen = self._copy
            if self._snapshot.isChecked():
                chosen = self._taken[self._snapshots.currentIndex()].path
            assert chosen is not None
            demand_sound(chosen, workspace.key)
        except (FileError, RuleError) as error:
            return self.refuse(error_sentence(error))
        self.source = chosen
        return True


def _told(workspace: Workspace) -> str:
    """Return what is wrong, sentence by sentence."""
    catalogue = window_catalogue()
    faults = workspace.faults
    named = [sentence(catalogue, each.code, {"place": each.place}) for each in faults[:_MOST_NAMED]]
    if more := len(faults) - len(named):
        named.append(translate("FaultyFile", "%n more", None, more))
    head = translate(
        "FaultyFile",
        "Something other than Arbiter has changed it, or the disk has lost a part of it:",
    )
    return "\n".join([head, *(f"• {each}" for each in named)])
