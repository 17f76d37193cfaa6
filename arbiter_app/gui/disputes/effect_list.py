"""What follows from a decision, line by line with hairlines between."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from arbiter_app.gui.look.appearance import colour
from arbiter_app.gui.look.layouts import STRETCH, column
from arbiter_app.gui.look.sizes import Room, px, row_height
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.look.words import Label, Look, words

_HIGH_SCREEN = 700
"""In pixels beside letters of the usual height."""


class EffectList(QWidget):
    """A head in second ink, and below it whole lines."""

    def __init__(self, name: str, lines: Sequence[str] = (), *, rows_kept: int = 0) -> None:
        """With `rows_kept` it has room for so many lines, whatever it says, and more of them are
        scrolled, by keys too; else it takes what the lines need, and none while there are none.
        """
        super().__init__()
        self._rows = _Rows()
        self._scroll = self._scrolled(rows_kept) if rows_kept else None
        shown = self._scroll or self._rows
        shown.setAccessibleName(name)
        column(words(name, Look.SECOND), shown, gap=Room.TIGHT, into=self)
        self.say(lines)

    def say(self, lines: Sequence[str]) -> None:
        """Show other lines from the first."""
        self._rows.show_lines(lines)
        shown = self._scroll or self._rows
        shown.setAccessibleDescription("\n".join(lines))
        if self._scroll is None:
            self.setVisible(bool(lines))
        else:
            self._scroll.verticalScrollBar().setValue(0)
            self._offer_keys()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._offer_keys()

    def _scrolled(self, rows_kept: int) -> QScrollArea:
        scroll = QScrollArea(widgetResizable=True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._rows)
        scroll.setFixedHeight(rows_kept * row_height())
        return scroll

    def _offer_keys(self) -> None:
        """Let the Tab key stop here only while there is more than can be seen."""
        if self._scroll is not None:
            seen = self._scroll.viewport().size()
            is_scrolled = self._rows.height_of(seen.width()) > seen.height()
            policy = Qt.FocusPolicy.TabFocus if is_scrolled else Qt.FocusPolicy.NoFocus
            self._scroll.setFocusPolicy(policy)


def rows_with_room() -> int:
    """Return for how many lines a form has room: for fewer of them on a low screen."""
    is_low = QGuiApplication.primaryScreen().availableSize().height() < px(_HIGH_SCREEN)
    return 3 if is_low else 6


class _Rows(QWidget):
    """Lines that wrap, a hairline below each, and the rule of a head above the first."""

    def __init__(self) -> None:
        super().__init__()
        self._labels: list[Label] = []
        self._column = column(STRETCH, gap=Room.NONE, into=self)

    def show_lines(self, lines: Sequence[str]) -> None:
        while len(self._labels) < len(lines):
            label = words(wraps=True)
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
        return self._column.totalHeightForWidth(width)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(QRect(0, 0, self.width(), 1), colour(Token.RULE))
        for label in self._labels:
            if label.isVisible():
                line = QRect(0, label.geometry().bottom(), self.width(), 1)
                painter.fillRect(line, colour(Token.LINE))
        painter.end()
