"""How far something is that keeps the window waiting for longer than a moment."""

from PySide6.QtCore import QCoreApplication, QElapsedTimer, Qt
from PySide6.QtWidgets import QProgressBar, QWidget

from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.i18n import translate

_MOMENT = 1000
"""Milliseconds without a word about how far it is."""


class ProgressDialog(Dialog):
    """Is seen once it has taken longer than a moment; Esc stops what goes on."""

    def __init__(self, parent: QWidget | None, title: str, text: str, steps: int) -> None:
        super().__init__(parent, title, leave=translate("Printing", "&Stop"))
        self._bar = QProgressBar()
        self._bar.setRange(0, steps)
        self._bar.setAccessibleName(text)
        self.lay_out(text, self._bar)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._is_stopped = False
        self._taken = QElapsedTimer()
        self._taken.start()

    def goes_on(self, step: int) -> bool:
        """Say that a step is done, and return whether nobody has stopped it."""
        self._bar.setValue(step)
        if self._taken.elapsed() > _MOMENT:
            self.show()
            QCoreApplication.processEvents()
        return not self._is_stopped

    def reject(self) -> None:
        """Stop what goes on."""
        self._is_stopped = True
        super().reject()

    def put_away(self) -> None:
        """Close it when all is done, or nothing more is."""
        self.hide()
        self.deleteLater()
