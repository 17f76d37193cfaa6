"""Parts of a page beside each other, or below each other where it is narrow."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.look.sizes import Room, px


class SideBySide(QWidget):
    """Turns to the other direction as soon as its width has no room for what it wants."""

    def __init__(
        self, *parts: QWidget | tuple[QWidget, int], wants: int, gap: Room = Room.APART
    ) -> None:
        """`wants` is the width below which the parts stand below each other, in pixels beside
        usual letters.
        """
        super().__init__()
        self._wants = px(wants)
        self._line: QBoxLayout = row(*parts, gap=gap, into=self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def is_folded(self) -> bool:
        """Whether the parts stand below each other."""
        return self._line.direction() is QBoxLayout.Direction.TopToBottom

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the width of the widest part alone: below each other all of them have room."""
        return QSize(max(self._least_widths), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        gaps = self._line.spacing() * (self._line.count() - 1)
        needed = max(self._wants, sum(self._least_widths) + gaps)
        self._line.setDirection(beside if event.size().width() >= needed else below)

    @property
    def _least_widths(self) -> list[int]:
        parts = (self._line.itemAt(place) for place in range(self._line.count()))
        return [part.minimumSize().width() for part in parts if part is not None]
