"""A name that opens what it names."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from arbiter_app.gui.look.plain import plain_caption, plain_tip
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Look, show_as

_NARROWEST = 60


class Link(QPushButton):
    """Keeps to one line: where it has no room it ends in an ellipsis, and hovering tells the
    whole.
    """

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self._whole = ""
        show_as(self, Look.LINK)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.say(text)

    def say(self, text: str) -> None:
        """Show another name."""
        self._whole = text
        self.setAccessibleName(text)
        self._fit()
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        frame = super().sizeHint().width() - self.fontMetrics().horizontalAdvance(self.text())
        width = self.fontMetrics().horizontalAdvance(self._whole) + max(frame, px(6))
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(min(px(_NARROWEST), self.sizeHint().width()), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() - px(4)
        cut = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        shown = cut if self.isVisible() else self._whole
        self.setText(plain_caption(shown))
        self.setToolTip(plain_tip("" if shown == self._whole else self._whole))
