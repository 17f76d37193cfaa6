"""A field that is saved when it is left, and says beside itself what is wrong with it."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel

from arbiter_app.domain.names.plain_text import NAME, Limit
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.line import Line

_SIGN = "⚠"


class Problem(Label):
    """Words under a field; it takes no room while there is nothing to say, unless room is kept."""

    def __init__(self, *, lines_kept: int = 0) -> None:
        super().__init__(wraps=True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        self._keeps_room = bool(lines_kept)
        # The sign may be of another font, and higher than the letters.
        self.setMinimumHeight(_height(self, [_SIGN] * lines_kept))
        if not lines_kept:
            self.hide()

    def say(self, text: str) -> None:
        """Show a problem, or with "" that there is none."""
        self.setText(f"{_SIGN} {text}" if text else "")
        if text or not self._keeps_room:
            self.setVisible(bool(text))


def _height(label: QLabel, lines: list[str]) -> int:
    """Return how much height lines take in a label."""
    if not lines:
        return 0
    label.setText("\n".join(lines))
    height = label.heightForWidth(label.fontMetrics().horizontalAdvance(_SIGN) * 10)
    label.clear()
    return height


class InlineField(Line):
    """Emits what was typed when it is left or Enter is pressed, if it is new; Esc takes it back."""

    committed = Signal(str)
    taken_back = Signal()

    def __init__(self, name: str, limit: Limit = NAME) -> None:
        super().__init__(limit=limit)
        self._shown = ""
        self.setAccessibleName(name)
        self.editingFinished.connect(self._commit)

    def show_value(self, text: str) -> None:
        """Show what is saved now, unless something else is just being typed."""
        if self.isModified() and self.hasFocus() and self.text() != self._shown:
            return
        self.setText(text)
        self._shown = self.text()
        self.setToolTip(plain_tip(text))
        self.setCursorPosition(0)

    @property
    def is_unsaved(self) -> bool:
        """Whether something else is being typed than what is saved."""
        return self.text() != self._shown

    def type_again(self, text: str) -> None:
        """Show what was being typed and is not saved."""
        self.setText(text)
        self.setModified(True)

    def hold(self) -> None:
        """Keep the focus on what could not be saved."""
        QTimer.singleShot(0, self, self.setFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape and self.text() != self._shown:
            self.setText(self._shown)
            self.taken_back.emit()
            return
        super().keyPressEvent(event)

    def _commit(self) -> None:
        if self.text() != self._shown:
            self.setModified(False)
            self.committed.emit(self.text())
