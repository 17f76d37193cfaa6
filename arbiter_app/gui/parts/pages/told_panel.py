"""What is told of the chosen row of a list, beside it or below it."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget

from arbiter_app.gui.look.layouts import STRETCH, column, set_around
from arbiter_app.gui.look.sizes import ENDLESS, Room, px
from arbiter_app.gui.look.words import Look, show_as, words

_WIDTH = 300
"""Beside the list, in pixels beside letters of the usual height."""
_LINES = 5
"""Lines that have room below the list, however much is told: no row moves as another is chosen."""


class Told(NamedTuple):
    """A paragraph, and what its words look like."""

    text: str
    look: Look | None = None


class ToldPanel(QFrame):
    """Paragraphs that are scrolled where there is no room for all, by keys too. It has a rule at
    its left beside the list, and above it below the list.
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self._paragraphs = QWidget()
        self._labels: list[QLabel] = []
        self._column = column(STRETCH, gap=Room.SMALL, into=self._paragraphs)
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(name)
        self._scroll.setWidget(self._paragraphs)
        self._around = column(self._scroll, gap=Room.NONE, into=self)
        self.fold(is_folded=False)

    def tell(self, told: Sequence[Told]) -> None:
        """Show other paragraphs from their beginning."""
        told = [each for each in told if each.text]
        while len(self._labels) < len(told):
            label = _paragraph()
            self._column.insertWidget(len(self._labels), label)
            self._labels.append(label)
        for place, label in enumerate(self._labels):
            text, look = told[place] if place < len(told) else Told("")
            label.setText(text)
            show_as(label, look)
            label.setVisible(bool(text))
        self._scroll.setAccessibleDescription("\n".join(each.text for each in told))
        self._scroll.verticalScrollBar().setValue(0)
        self._offer_keys()

    def fold(self, *, is_folded: bool) -> None:
        """Stand below the list with room for a few lines, or beside it."""
        show_as(self, Look.RULE if is_folded else Look.SIDE)
        if is_folded:
            height = _LINES * self.fontMetrics().lineSpacing() + px(Room.SMALL)
            self.setMinimumWidth(px(Room.NONE))
            self.setMaximumWidth(ENDLESS)
            self.setFixedHeight(height)
            set_around(self._around, (Room.NONE, Room.SMALL, Room.NONE, Room.NONE))
        else:
            self.setFixedWidth(px(_WIDTH))
            self.setMinimumHeight(px(Room.NONE))
            self.setMaximumHeight(ENDLESS)
            set_around(self._around, (Room.WIDE, Room.NONE, Room.NONE, Room.NONE))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._offer_keys()

    def _offer_keys(self) -> None:
        """Let the Tab key stop here only while there is more than can be seen."""
        width = self._scroll.viewport().width()
        is_scrolled = self._column.totalHeightForWidth(width) > self._scroll.viewport().height()
        policy = Qt.FocusPolicy.TabFocus if is_scrolled else Qt.FocusPolicy.NoFocus
        self._scroll.setFocusPolicy(policy)


def _paragraph() -> QLabel:
    label = words(wraps=True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
