"""What follows from a decision, line by line with hairlines between."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QScrollArea, QSizePolicy, QWidget

from arbiter_app.gui.look.appearance import colour
from arbiter_app.gui.look.layouts import STRETCH, column
from arbiter_app.gui.look.sizes import Room, row_height
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.look.words import Look, words


class EffectList(QWidget):
    """A head in second ink, and below it whole lines, which are scrolled by keys too where there
    are more than have room.
    """

    def __init__(self, name: str, *, rows_kept: int = 0) -> None:
        """With `rows_kept` it has room for so many lines, whatever it says; else it takes what
        the lines need, and none while there are none.
        """
        super().__init__()
        self._rows_kept = rows_kept
        self._rows = _Rows()
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(name)
        self._scroll.setWidget(self._rows)
        column(words(name, Look.SECOND), self._scroll, gap=Room.TIGHT, into=self)
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Preferred, policy.Fixed)
        self.say(())

    def say(self, lines: Sequence[str]) -> None:
        """Show other lines from the first."""
        self._rows.show_lines(lines)
        self._scroll.setAccessibleDescription("\n".join(lines))
        self._scroll.verticalScrollBar().setValue(0)
        if lines or not self._rows_kept:
            self.setVisible(bool(lines))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _fit(self) -> None:
        needed = self._rows.height_of(self._scroll.viewport().width())
        kept = self._rows_kept * row_height()
        is_scrolled = bool(kept) and needed > kept
        # What can all be seen is no stop on the way of the Tab key.
        policy = Qt.FocusPolicy.TabFocus if is_scrolled else Qt.FocusPolicy.NoFocus
        self._scroll.setFocusPolicy(policy)
        self._scroll.setFixedHeight(kept or needed)


class _Rows(QWidget):
    """Lines that wrap, a hairline below each, and the rule of a head above the first."""

    def __init__(self) -> None:
        super().__init__()
        self._labels: list[QLabel] = []
        self._column = column(STRETCH, gap=Room.NONE, into=self)

    def show_lines(self, lines: Sequence[str]) -> None:
        while len(self._labels) < len(lines):
            label = words(wraps=True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            self._column.insertWidget(len(self._labels), label)
            self._labels.append(label)
        for place, label in enumerate(self._labels):
            text = lines[place] if place < len(lines) else ""
            label.setText(text)
            label.setMinimumHeight(row_height())
            label.setVisible(bool(text))
        self.update()

    def height_of(self, width: int) -> int:
        """Return how high all lines are where they are so wide."""
        self._column.activate()
        return max(self._column.totalHeightForWidth(width), 0)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(QRect(0, 0, self.width(), 1), colour(Token.RULE))
        for label in self._labels:
            if label.isVisible():
                line = QRect(0, label.geometry().bottom(), self.width(), 1)
                painter.fillRect(line, colour(Token.LINE))
        painter.end()
