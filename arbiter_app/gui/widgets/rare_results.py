"""The small menu of results that only the arbiter decides."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from arbiter_app.domain.results import BOTH_LOSE, HALF_TO_BLACK, HALF_TO_WHITE
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording import results

RARE_KEYS = {"6": HALF_TO_WHITE, "7": HALF_TO_BLACK, "8": BOTH_LOSE}
"""What is typed in the menu for a result."""


class RareResults(QMenu):
    """Opens under a board; a digit, or arrows and Enter, choose; Esc leaves it."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        heading = translate("RareResults", "Decision of the arbiter (Laws of Chess 12.9)")
        self.addAction(heading).setEnabled(False)
        self.addSeparator()
        self._actions = {}
        for key, result in RARE_KEYS.items():
            text = f"{results.result(window_catalogue(), result)}\t{key}"
            self._actions[key] = self.addAction(text)
            self._actions[key].triggered.connect(lambda _, result=result: self.chosen.emit(result))

    def open_at(self, place: QPoint) -> None:
        """Open with the first result under the cursor."""
        self.popup(place)
        self.setActiveAction(next(iter(self._actions.values())))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        # A menu's own mnemonics do not know the digits of the keypad.
        if action := self._actions.get(event.text()):
            self.close()
            action.trigger()
        else:
            super().keyPressEvent(event)
