"""Report files (TRF): an event is made of one, and one is written of the open event."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from arbiter_app import paths
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.i18n import translate

_SUFFIX = ".trf"


def is_report(path: Path) -> bool:
    """Whether a file has the name of a report file, not of an event."""
    return path.suffix.lower() == _SUFFIX


def import_report(
    parent: QWidget, source: Path, preferences: Preferences, *, actor: str
) -> Path | None:
    """Make a new event file of a report file, if the person decides so; return it."""
    from arbiter_app.gui.window.files.import_report import ImportReportDialog

    preferences.report_folder = source.parent
    dialog = ImportReportDialog(parent, source, actor=actor)
    dialog.exec()
    return dialog.made


def ask_report(
    parent: QWidget, open_event: OpenEvent | None, preferences: Preferences
) -> Path | None:
    """Ask which report file is to be imported; None where the person leaves it."""
    from arbiter_app.gui.parts.dialogs.ask_file import ask_open

    title = translate("MainWindow", "Report file to import")
    return ask_open(parent, title, report_folder(open_event, preferences), _kinds())


def ask_reports(
    parent: QWidget, open_event: OpenEvent, preferences: Preferences
) -> tuple[Path, ...]:
    """Ask which report files are to be added to the open event; none where the person leaves it."""
    from arbiter_app.gui.parts.dialogs.ask_file import ask_several

    title = translate("MainWindow", "Report files to add")
    return ask_several(parent, title, report_folder(open_event, preferences), _kinds())


def export_report(parent: QWidget, open_event: OpenEvent, preferences: Preferences) -> None:
    """Write a report file of the open event, if the person decides so."""
    from arbiter_app.gui.window.files.export_report import ExportReportDialog

    dialog = ExportReportDialog(parent, open_event, folder=report_folder(open_event, preferences))
    dialog.exec()
    if dialog.written:
        preferences.report_folder = dialog.written.parent


def report_folder(open_event: OpenEvent | None, preferences: Preferences) -> Path:
    beside = open_event.workspace.path.parent if open_event else paths.user_documents()
    return preferences.report_folder or beside


def _kinds() -> str:
    return translate("Files", "Report files (*.trf *.txt);;All files (*)")
