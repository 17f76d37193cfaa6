"""The panel of every page that is a list."""

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from arbiter_app.gui.parts.empty_page import EmptyPage
from arbiter_app.gui.parts.filter_box import FilterBox
from arbiter_app.gui.parts.long_words import LongWords
from arbiter_app.gui.parts.table import Table

Row = TypeVar("Row")

_LINES_TOLD = 4
"""Lines that have room under the list, however much is told of a row: no row moves as another is
chosen.
"""


class ListPanel(QWidget, Generic[Row]):
    """A list with its filter and tools above it and what is told of the chosen row below it; while
    nothing is in it, the empty page stands in its place.
    """

    chosen = Signal()
    """Another row is chosen, or the same one with other facts, or none."""

    def __init__(
        self,
        table: Table[Row],
        *,
        filter_name: str,
        beside_filter: Sequence[QWidget] = (),
        tools: Sequence[QWidget] = (),
        told: tuple[str, Callable[[Row], str]] | None = None,
        empty: EmptyPage | None = None,
    ) -> None:
        """`told` is what a screen reader calls the words about the chosen row, and what makes
        them.
        """
        super().__init__()
        self.table = table
        self.filter = FilterBox(table, name=filter_name)
        self.filter.textChanged.connect(table.set_filter)
        self.empty = empty
        self._about = LongWords(told[0], lines_kept=_LINES_TOLD) if told else None
        self._told = told[1] if told else None
        table.selectionModel().currentRowChanged.connect(lambda *_: self._tell())
        self._lay_out(beside_filter, tools)

    def show_rows(self, rows: Sequence[Row], *, first: Hashable = None) -> None:
        """Show the rows as they are now, with the same one chosen; where none was, `first`."""
        had = self.table.selected
        self.table.set_rows(list(rows))
        if had is None and first is not None:
            self.table.select(first)
        if self.empty is not None:
            self._stack.setCurrentIndex(0 if rows else 1)
        self._tell()

    def take_focus(self) -> None:
        """Put the focus where the next keystroke belongs."""
        if self.empty is not None and self._stack.currentIndex():
            self.empty.button.setFocus()
        else:
            self.table.setFocus()

    def _tell(self) -> None:
        row = self.table.selected
        if self._about is not None and self._told is not None:
            self._about.say("" if row is None else self._told(row))
        self.chosen.emit()

    def _lay_out(self, beside_filter: Sequence[QWidget], tools: Sequence[QWidget]) -> None:
        head = QHBoxLayout()
        head.addWidget(self.filter, 1)
        for widget in beside_filter:
            head.addWidget(widget)
        head.addStretch(1)
        for tool in tools:
            head.addWidget(tool)
        filled = QWidget()
        column = QVBoxLayout(filled)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.table, 1)
        if self._about is not None:
            column.addWidget(self._about)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(filled)
        if self.empty is not None:
            self._stack.addWidget(self.empty)
