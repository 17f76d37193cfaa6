"""The tables with the panel beside them; where the page is narrow it lies over their right part."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from arbiter_app.gui.look.sizes import Room, px

_ENOUGH = 1000
"""Width for both beside each other, in pixels beside letters of the usual height."""


class WithPanel(QWidget):
    """Gives the table all the room that an open panel leaves it; no name is cut for the panel."""

    width_changed = Signal()
    """There is room for both beside each other now, or no more."""

    def __init__(self, table: QWidget, panel: QWidget) -> None:
        super().__init__()
        self._table, self._panel = table, panel
        self.is_wide = True
        for part in (table, panel):
            part.setParent(self)
        panel.setAutoFillBackground(True)

    def show_panel(self, *, is_open: bool) -> None:
        """Open the panel, or fold it."""
        focused = self.window().focusWidget()
        if not is_open and focused is not None and self._panel.isAncestorOf(focused):
            self._table.setFocus()
        self._panel.setVisible(is_open)
        self._lay()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self._table.minimumSizeHint()

    def sizeHint(self) -> QSize:  # noqa: N802
        return self._table.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self.is_wide != (is_wide := event.size().width() >= px(_ENOUGH)):
            self.is_wide = is_wide
            self.width_changed.emit()
        self._lay()

    def _lay(self) -> None:
        width, height = self.width(), self.height()
        own = 0 if self._panel.isHidden() else min(self._panel.maximumWidth(), width)
        beside = own + px(Room.MIDDLE) if own and self.is_wide else 0
        self._table.setGeometry(0, 0, width - beside, height)
        self._panel.setGeometry(width - own, 0, own, height)
        self._panel.raise_()
