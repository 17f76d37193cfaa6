"""The sign that closes a panel or a message."""

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QToolButton

from arbiter_app.gui.look.appearance import pen
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.tokens import Token

_SIZE, _ARM = 24, 4


class CloseButton(QToolButton):
    """Two thin strokes, drawn in second ink."""

    def __init__(self, name: str, hint: str) -> None:
        super().__init__(autoRaise=True)
        self.setAccessibleName(name)
        self.setToolTip(plain_tip(hint))

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(px(_SIZE), px(_SIZE))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen(Token.INK2, 1.5))
        middle, arm = self.rect().center(), px(_ARM)
        for down in (-arm, arm):
            painter.drawLine(middle + QPoint(-arm, -down), middle + QPoint(arm, down))
        painter.end()
