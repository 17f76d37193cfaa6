"""Words that keep to one line: where they have no room they end in an ellipsis, and what rests on
them is told the whole.
"""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy

from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Look, show_as

_NARROWEST = 60


class OneLine(QLabel):
    """A label that gives way."""

    def __init__(self, text: str = "", look: Look | None = None) -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        show_as(self, look)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        whole = super().minimumSizeHint()
        return QSize(min(px(_NARROWEST), whole.width()), whole.height())

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        room = self.contentsRect()
        shown = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room.width()
        )
        self.setToolTip(self.text() if shown != self.text() else "")
        self.style().drawItemText(
            painter,
            room,
            int(self.alignment()),
            self.palette(),
            self.isEnabled(),
            shown,
            self.foregroundRole(),
        )


class Link(QPushButton):
    """A name that opens what it names."""

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
        whole = self._whole.replace("&", "&&")
        shown = self.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideRight, room)
        self.setText(shown if self.isVisible() else whole)
        self.setToolTip("" if self.text() == whole else self._whole)
