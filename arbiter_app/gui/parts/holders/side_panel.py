"""What is told beside a page, behind a rule at its left."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget

from arbiter_app.gui.look.layouts import row, set_around
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, show_as

_WIDTH = 290


class SidePanel(QScrollArea):
    """As wide whatever it tells; scrolled where it is higher than the page."""

    def __init__(self, name: str, content: QLayout) -> None:
        super().__init__(widgetResizable=True)
        show_as(self, Look.SIDE)
        self.setAccessibleName(name)
        self.setFixedWidth(px(_WIDTH))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inner = QWidget()
        inner.setLayout(content)
        set_around(content, (Room.MIDDLE, Room.NONE, Room.TIGHT, Room.NONE))
        self.setWidget(inner)


class WithPanel(QWidget):
    """A part of a page with its panel, which folds where both have not room enough."""

    def __init__(self, part: QWidget, panel: QWidget, act: QAction, *, enough: int) -> None:
        """`act` opens the panel and folds it; by itself it is open where there are `enough` pixels
        beside letters of the usual height.
        """
        super().__init__()
        self._part, self._panel, self._act = part, panel, act
        self._enough = px(enough)
        self._is_wide: bool | None = None
        act.setCheckable(True)
        row((part, 1), panel, gap=Room.MIDDLE, into=self)
        act.toggled.connect(self._show_panel)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        is_wide = event.size().width() >= self._enough
        if is_wide is not self._is_wide:
            self._is_wide = is_wide
            self._act.setChecked(is_wide)
            self._show_panel(is_wide)

    def _show_panel(self, is_open: bool) -> None:
        focused = self.window().focusWidget()
        if not is_open and focused is not None and self._panel.isAncestorOf(focused):
            self._part.setFocus()
        self._panel.setVisible(is_open)
