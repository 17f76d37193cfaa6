"""Two parts beside each other where there is room for both, else one below the other."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from arbiter_app.gui.look.layouts import row, set_gap
from arbiter_app.gui.look.sizes import Room, px


class Folding(QWidget):
    """Holds two parts, of which the second goes below the first where the width ends."""

    folded = Signal(bool)
    """The second part went below the first, or came back beside it."""

    def __init__(
        self,
        first: QWidget,
        second: QWidget,
        *,
        beside_from: int,
        stretch: tuple[int, int] = (1, 1),
    ) -> None:
        """They stand beside each other from a width on, in pixels beside letters of the usual
        height; `stretch` says how they share what is left.
        """
        super().__init__()
        self._beside_from = px(beside_from)
        self._row = row((first, stretch[0]), (second, stretch[1]), gap=Room.WIDE, into=self)
        self._parts = first, second

    @property
    def is_folded(self) -> bool:
        """Whether the second part stands below the first."""
        return self._row.direction() == QBoxLayout.Direction.TopToBottom

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the least there is room for with one part below the other."""
        least = [part.minimumSizeHint().expandedTo(part.minimumSize()) for part in self._parts]
        if self.is_folded:
            return QSize(max(each.width() for each in least), super().minimumSizeHint().height())
        return QSize(max(each.width() for each in least), max(each.height() for each in least))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        is_folded = event.size().width() < self._beside_from
        if is_folded != self.is_folded:
            self._fold(is_folded=is_folded)
            self.folded.emit(is_folded)

    def _fold(self, *, is_folded: bool) -> None:
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.TopToBottom if is_folded else direction.LeftToRight)
        set_gap(self._row, Room.SMALL if is_folded else Room.WIDE)
