"""Parts of the draw in a window that may be low."""

from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from arbiter_app.gui.look.layouts import add, column
from arbiter_app.gui.look.sizes import Room, px

_LEAST = 100
"""In pixels beside letters of the usual height: a head and three rows."""

W = TypeVar("W", bound=QWidget)


class Scrolled(QScrollArea):
    """Scrolls a part of a page downwards; it is never narrower than the part needs."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The keys go to what stands in it.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = inside
        take_what_is_left(self)
        self.setWidget(inside)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        bar = self.verticalScrollBar().sizeHint().width()
        width = self._inside.minimumSizeHint().width() + bar
        return QSize(width, super().minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Ask for other room when what is inside does."""
        if watched is self._inside and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


def take_what_is_left(widget: W) -> W:
    """Let a list ask for few rows, and have what room is left; return it."""
    policy = widget.sizePolicy()
    policy.setVerticalPolicy(QSizePolicy.Policy.Ignored)
    widget.setSizePolicy(policy)
    widget.setMinimumHeight(px(_LEAST))
    return widget


class Parts(QWidget):
    """Shows one of several parts. Unlike Qt's own stack it asks for the room of that one alone."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[QWidget] = []
        """The parts there are."""
        self.current: QWidget | None = None
        """The part that is shown."""
        self._column = column(gap=Room.NONE, into=self)

    def take(self, part: W) -> W:
        """Take one more part, not shown yet; return it."""
        part.hide()
        add(self._column, part)
        self.taken.append(part)
        return part

    def show_part(self, part: QWidget) -> None:
        """Show this part."""
        self.current = part
        for each in self.taken:
            each.setVisible(each is part)
