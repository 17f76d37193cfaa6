"""Opening an event file in the window: what can only be decided by the person is asked."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from arbiter_app import paths
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.i18n import translate
from arbiter_app.services.workspace import Workspace

_CHECKED_AT_ONCE = 1000
"""So many entries of a journal and rows are compared before the event is shown."""


def ask_file(parent: QWidget, open_event: OpenEvent | None, kept: Path | None) -> Path | None:
    """Ask which event file, or report file, is to be opened, at first in the folder of the open
    event, or where events are kept; None where the person leaves it.
    """
    from arbiter_app.gui.parts.dialogs.ask_file import ask_open

    folder = kept or paths.user_documents()
    if open_event is not None:
        folder = open_event.workspace.path.parent
    events = translate("Files", "Events of Arbiter (*.arbiter)")
    reports = translate("Files", "Report files (*.trf)")
    title = translate("MainWindow", "Open an event")
    return ask_open(parent, title, folder, f"{events};;{reports}")


def opened(window: QWidget, path: Path, *, actor: str) -> Workspace | None:
    """Open an event file; None where the person leaves the question which of two states after a
    crash is meant. Raises FileError.
    """
    try:
        return Workspace.open(path, actor=actor, checked_at_once=_CHECKED_AT_ONCE)
    except FileError as error:
        if error.code != "file.two-states":
            raise
        from arbiter_app.gui.safekeeping.two_states_dialog import TwoStatesDialog

        dialog = TwoStatesDialog(window, error)
        if not dialog.exec():
            return None
        keep = dialog.keep
    return Workspace.open(path, actor=actor, keep=keep, checked_at_once=_CHECKED_AT_ONCE)


def put_aside(workspace: Workspace) -> list[str]:
    """Return what is said where one of two states of an event was put aside."""
    log = translate(
        "Safekeeping",
        "A log of another state lay beside the file, as when a backup is copied over an event after"
        " a crash. It was not added to it and is kept as {name}.",
    )
    file = translate(
        "Safekeeping",
        "The event was opened as it was before the crash. The file that lay in its place is kept as"
        " {name}.",
    )
    return [
        (log if kept.name.endswith(("-wal", "-journal")) else file).format(name=kept.name)
        for kept in workspace.put_aside
    ]


def put_back(path: Path, source: Path, key: str) -> Path:
    """Put a sound copy in the place of a file; raises as that of the services."""
    from arbiter_app.services.copies.put_back import put_back

    return put_back(path, source, key)


def kept_as(aside: Path) -> str:
    """Return what is said where a sound copy took the place of a file at fault."""
    told = translate("FaultyFile", "The file that was at fault is kept as {name}.")
    return told.format(name=aside.name)
