"""What is seen while a round is paired: how far it is, and the key that stops it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from arbiter_app.gui.look.layouts import STRETCH, column, row
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Look, words
from arbiter_app.i18n import translate

_WIDTH = 420
"""Of the bar, in pixels beside letters of the usual height."""


class Progress(QWidget):
    """A bar by brackets. Esc is the key of its button."""

    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._words = words(look=Look.LEAD)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(px(_WIDTH))
        self._bar.setAccessibleName(translate("PairingPage", "Brackets paired"))
        self.cancel = QPushButton(translate("PairingPage", "&Cancel (Esc)"))
        self.cancel.setAutoDefault(True)
        self.cancel.clicked.connect(self.cancelled)
        column(
            STRETCH,
            row(STRETCH, self._words, STRETCH),
            row(STRETCH, self._bar, STRETCH),
            row(STRETCH, self.cancel, STRETCH),
            STRETCH,
            into=self,
        )

    def begin(self, number: int) -> None:
        """Show that a round is paired from now on."""
        pattern = translate("PairingPage", "Round {round} is being paired…")
        self._words.setText(pattern.format(round=number))
        self._bar.setRange(0, 0)
        self.cancel.setEnabled(True)

    def go_on(self, paired: int, brackets: int) -> None:
        """Show how far it is; nothing is known before the first bracket."""
        if brackets:
            self._bar.setRange(0, brackets)
            self._bar.setValue(paired)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.cancel.click()
        else:
            super().keyPressEvent(event)
