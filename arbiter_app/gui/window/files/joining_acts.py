"""The acts of the menu that bring tournaments from other files, or out into files."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.window.files.report_files import ask_reports, report_folder
from arbiter_app.gui.window.menu.menus import Menus
from arbiter_app.i18n import translate


class JoiningActs(QObject):
    """Does what the menu offers with the open event, once what is being typed is `settled`."""

    def __init__(
        self,
        window: QWidget,
        open_event: OpenEvent,
        preferences: Preferences,
        settled: Callable[[], bool],
    ) -> None:
        super().__init__(open_event)
        self._window, self._open_event = window, open_event
        self._preferences, self._settled = preferences, settled

    def follow(self, menus: Menus) -> None:
        """Do what is chosen in the menus."""
        menus.reports_wanted.connect(self._export_reports)
        menus.report_added.connect(self._add_report)
        menus.join_wanted.connect(self._join_event)
        menus.take_out_wanted.connect(self._take_out)

    def _export_reports(self) -> None:
        from arbiter_app.gui.window.files.export_reports import ExportReportsDialog

        if not self._settled():
            return
        folder = report_folder(self._open_event, self._preferences)
        dialog = ExportReportsDialog(self._window, self._open_event, folder=folder)
        dialog.exec()
        if dialog.written:
            self._preferences.report_folder = dialog.written

    def _add_report(self) -> None:
        from arbiter_app.gui.window.files.joining_dialog import add_in_turn

        if not self._settled():
            return
        if sources := ask_reports(self._window, self._open_event, self._preferences):
            self._preferences.report_folder = sources[0].parent
            add_in_turn(self._window, self._open_event, sources)

    def _join_event(self) -> None:
        from arbiter_app.gui.parts.dialogs.ask_file import ask_open
        from arbiter_app.gui.window.files.joining_dialog import joining_event

        if not self._settled():
            return
        title = translate("MainWindow", "Event to join")
        kinds = translate("Files", "Events of Arbiter (*.arbiter)")
        beside = self._open_event.workspace.path.parent
        if source := ask_open(self._window, title, beside, kinds):
            joining_event(self._window, self._open_event, source).exec()

    def _take_out(self) -> None:
        from arbiter_app.gui.window.files.take_out_dialog import TakeOutDialog

        if self._settled():
            TakeOutDialog(self._window, self._open_event).exec()
