"""Asking before something that weighs: the title is the decision, the button its verb."""

from PySide6.QtWidgets import QWidget

from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.dialogs.dialog import Dialog


def decided(parent: QWidget, *, title: str, body: str, verb: str, act: Act | None = None) -> bool:
    """Ask for a decision; return whether the verb was chosen."""
    dialog = Dialog(parent, title, body, verb=verb, act=act)
    (dialog.way_out if dialog.is_confirmed else dialog.verb).setFocus()
    return bool(dialog.exec())
