"""How far something is that keeps the window waiting for longer than a moment."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from arbiter_app.i18n import translate

_MOMENT = 1000
"""Milliseconds without a word about how far it is."""


def progress(parent: QWidget | None, title: str, text: str, steps: int) -> QProgressDialog:
    """Return a window that is seen once it has taken longer than a moment, with a way to stop."""
    busy = QProgressDialog(text, translate("Printing", "&Stop"), 0, steps, parent)
    busy.setWindowTitle(title)
    busy.setWindowModality(Qt.WindowModality.WindowModal)
    busy.setMinimumDuration(_MOMENT)
    return busy
