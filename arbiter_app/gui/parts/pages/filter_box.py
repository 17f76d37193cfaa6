"""The box that filters the list of a page; Ctrl+F leads to it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate


class FilterBox(Line):
    """Typed words narrow a list. Esc clears them, Down goes into the list."""

    def __init__(self, filtered: QWidget, *, name: str) -> None:
        super().__init__()
        self._filtered = filtered
        self.setAccessibleName(name)
        self.setPlaceholderText(translate("FilterBox", "{name} (Ctrl+F)").format(name=name))
        self.setClearButtonEnabled(True)

    def take_focus(self) -> None:
        """Take the focus, what stands there selected for typing over."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Escape if self.text():
                self.clear()
            case Qt.Key.Key_Down | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._filtered.setFocus(Qt.FocusReason.TabFocusReason)
            case _:
                super().keyPressEvent(event)
