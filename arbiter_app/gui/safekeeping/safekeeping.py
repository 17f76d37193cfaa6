"""What keeps the open event from being lost, with the acts of the menu that belong to it."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from arbiter_app.domain.facts.event import Soundness
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.after_paint import after_paint
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.safekeeping.copy_keeper import CopyKeeper
from arbiter_app.gui.safekeeping.file_watch import FileWatch
from arbiter_app.i18n import translate

if TYPE_CHECKING:
    from arbiter_app.services.closed_file import Fault


class Safekeeping(QObject):
    """Belongs to the window while one event is open in it."""

    wants = Signal(object)
    """A paper is to be shown: a `Destination`."""
    said = Signal(str)
    """Something that weighs is to stand above the page until it is closed."""
    restored = Signal(Path)
    """The event has a file again, which may be another one than before."""
    source_chosen = Signal(Path)
    """A copy is to take the place of the event file, which is at fault."""
    made = Signal(Path)
    """A practice copy was made and is to be opened."""

    _lost = Signal(object)

    def __init__(self, window: QWidget, open_event: OpenEvent, preferences: Preferences) -> None:
        super().__init__(open_event)
        self._window = window
        self._open_event = open_event
        self._preferences = preferences
        self._is_asking = False
        self._is_closed = False
        """What was queued before still comes after."""
        self.copy = CopyKeeper(open_event, preferences.second_folder)
        self.watch = FileWatch(open_event)
        self.copy.troubled.connect(self.said)
        self.watch.troubled.connect(self.said)
        self.watch.woke.connect(self.copy.update)
        # An act that was refused ends before its dialog begins.
        self._lost.connect(self._ask_for_file, Qt.ConnectionType.QueuedConnection)
        self.watch.lost.connect(self._lost)
        open_event.lost.connect(self._lost)
        if open_event.facts.soundness is Soundness.BEING_CHECKED:
            # It takes as long as the window to open, and both want the same processor.
            after_paint(self, self._find_faults)

    def close(self) -> None:
        """Bring the copy up to date and watch no more: the event is about to be closed."""
        self.copy.finish()
        self.watch.close()
        self._is_closed = True
        self._lost.disconnect(self._ask_for_file)

    def show_snapshots(self) -> None:
        """Let the person look at snapshots and go back to one."""
        from arbiter_app.gui.safekeeping.snapshots_dialog import SnapshotsDialog

        folder = self._open_event.workspace.path.parent
        SnapshotsDialog(self._window, self._open_event, folder=folder).exec()

    def show_rules(self) -> None:
        """Let the person look at what touched the pairings, and leave the rules mode."""
        from arbiter_app.gui.safekeeping.rules_dialog import RulesDialog

        dialog = RulesDialog(self._window, self._open_event)
        dialog.exec()
        if dialog.paper is not None:
            self.wants.emit(dialog.paper)

    def show_second_copy(self) -> None:
        """Let the person choose where the second copy is kept."""
        from arbiter_app.gui.safekeeping.second_copy_dialog import SecondCopyDialog

        SecondCopyDialog(self._window, self.copy).exec()
        self._preferences.second_folder = self.copy.folder

    def save_copy(self) -> None:
        """Save the whole event as another file, where the person wants it."""
        from arbiter_app.gui.parts.dialogs.ask_file import ask_save, unused
        from arbiter_app.gui.safekeeping.saving_copy import SavingCopy

        path = self._open_event.workspace.path
        name = translate("SaveCopy", "{event} copy").format(event=path.stem)
        suggested = unused(path.with_name(f"{name}{path.suffix}"))
        title = translate("SaveCopy", "Save a copy of the event")
        kinds = translate("Files", "Events of Arbiter (*.arbiter)")
        if target := ask_save(self._window, title, suggested, kinds):
            SavingCopy(self._window, self._open_event, target).begin()

    def make_practice_copy(self) -> None:
        """Make a copy to practise with, where the person wants it."""
        from arbiter_app.gui.parts.dialogs.ask_file import ask_save, unused
        from arbiter_app.services.copies.practice import make_practice_copy

        workspace = self._open_event.workspace
        name = translate("Practice", "{event} practice").format(event=workspace.path.stem)
        suggested = unused(workspace.path.with_name(f"{name}{workspace.path.suffix}"))
        title = translate("Practice", "Practice copy of the event")
        kinds = translate("Files", "Events of Arbiter (*.arbiter)")
        target = ask_save(self._window, title, suggested, kinds)
        if target is None:
            return
        try:
            make_practice_copy(workspace.path, target, actor=workspace.seat.actor)
        except FileError as error:
            self._open_event.refused.emit(error_sentence(error))
        else:
            self.made.emit(target)

    def deal_with_faults(self) -> None:
        """Let the person decide how to go on with a file that is not what its journal says."""
        from arbiter_app.gui.safekeeping.faulty_file_dialog import FaultyFileDialog

        workspace, folder = self._open_event.workspace, self.copy.folder
        copy = folder / workspace.path.name if folder else None
        over = QApplication.activeModalWidget() or self._window
        dialog = FaultyFileDialog(over, self._open_event, copy)
        if dialog.exec() and dialog.source is not None:
            self.source_chosen.emit(dialog.source)

    def _find_faults(self) -> None:
        if not self._is_closed:
            in_background(self._open_event.workspace.find_faults, self._know_faults)

    def _know_faults(self, faults: "tuple[Fault, ...]") -> None:
        self._open_event.workspace.know_faults(faults)
        if faults:
            self.deal_with_faults()

    def _ask_for_file(self, error: FileError) -> None:
        from arbiter_app.gui.safekeeping.lost_file_dialog import LostFileDialog

        if self._is_asking or self._is_closed:
            return
        self._is_asking = True
        if error.code == "file.faulty":
            self.deal_with_faults()
            self._is_asking = False
            return
        over = QApplication.activeModalWidget() or self._window
        is_restored = LostFileDialog(over, self._open_event.workspace, error).exec()
        self._is_asking = False
        if is_restored:
            self.watch.look()
            self.copy.keep_in(self.copy.folder)
            self.restored.emit(self._open_event.workspace.path)
