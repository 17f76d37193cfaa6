"""Words that keep to their lines: where they have no room they end in an ellipsis, and whoever
rests on them is told the whole.
"""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy

from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Label, Look, show_as

_NARROWEST = 60


class CutWords(Label):
    """Takes what room there is, and not more lines than it was given."""

    def __init__(self, look: Look | None = None, *, lines: int = 1) -> None:
        super().__init__()
        self._lines = lines
        show_as(self, look)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, text: str) -> None:
        """Show other words."""
        if text != self.text():
            self.setText(text)
            self._tell_what_is_cut()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        needed = self.sizeHint()
        return QSize(min(px(_NARROWEST), needed.width()), needed.height())

    def sizeHint(self) -> QSize:  # noqa: N802
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()), self._lines * metrics.lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._tell_what_is_cut()

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        painter, room, metrics = QPainter(self), self.contentsRect(), self.fontMetrics()
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.setFont(self.font())
        texts = self._broken()
        top = room.top() + (room.height() - len(texts) * metrics.lineSpacing()) // 2
        for number, text in enumerate(texts):
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            line = QRect(room)
            line.setTop(top + number * metrics.lineSpacing())
            line.setHeight(metrics.lineSpacing())
            painter.drawText(line, self.alignment() | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()

    def _broken(self) -> list[str]:
        """Return the words line by line, all that is left in the last one."""
        text = self.text()
        if self._lines == 1:
            return [text]
        layout = QTextLayout(text, self.font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        layout.setTextOption(option)
        lines: list[str] = []
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self.contentsRect().width())
            start = line.textStart()
            if len(lines) == self._lines - 1:
                lines.append(text[start:])
                break
            lines.append(text[start : start + line.textLength()].rstrip())
        layout.endLayout()
        return lines

    def _tell_what_is_cut(self) -> None:
        metrics, width = self.fontMetrics(), self.contentsRect().width()
        is_cut = any(metrics.horizontalAdvance(each) > width for each in self._broken())
        self.setToolTip(plain_tip(self.text() if is_cut else ""))
