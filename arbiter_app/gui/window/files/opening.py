"""Opening an event file in the window: what can only be decided by the person is asked."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from arbiter_app.formats.errors import FileError
from arbiter_app.i18n import translate
from arbiter_app.services.workspace import Workspace

_CHECKED_AT_ONCE = 500
"""A journal of so many entries is compared with the rows before the event is shown."""


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


def kept_as(aside: Path) -> str:
    """Return what is said where a sound copy took the place of a file at fault."""
    told = translate("FaultyFile", "The file that was at fault is kept as {name}.")
    return told.format(name=aside.name)
