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
        beside: Room = Room.WIDE,
        below: Room = Room.SMALL,
    ) -> None:
        """They stand beside each other from a width on, in pixels beside letters of the usual
        height, if both have room; `stretch` says how they share what is left, `beside` and `below`
        how far they stand apart.
        """
        super().__init__()
        self._beside_from = px(beside_from)
        self._beside, self._below = beside, below
        self._row = row((first, stretch[0]), (second, stretch[1]), gap=beside, into=self)
        self._parts = first, second

    @property
    def is_folded(self) -> bool:
        """Whether the second part stands below the first."""
        return self._row.direction() == QBoxLayout.Direction.TopToBottom

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the least there is room for with one part below the other."""
        least = self._least
        if self.is_folded:
            return QSize(max(each.width() for each in least), super().minimumSizeHint().height())
        return QSize(max(each.width() for each in least), max(each.height() for each in least))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        both = sum(each.width() for each in self._least) + px(self._beside)
        is_folded = event.size().width() < max(self._beside_from, both)
        if is_folded != self.is_folded:
            self._fold(is_folded=is_folded)
            self.folded.emit(is_folded)

    @property
    def _least(self) -> list[QSize]:
        """The least room of each part."""
        return [part.minimumSizeHint().expandedTo(part.minimumSize()) for part in self._parts]

    def _fold(self, *, is_folded: bool) -> None:
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.TopToBottom if is_folded else direction.LeftToRight)
        set_gap(self._row, self._below if is_folded else self._beside)
