"""The panel of every page that is a list."""

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.look.layouts import column, wrapping
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.holders.folding import Folding
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.gui.parts.pages.filter_box import FilterBox
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.pages.told_panel import Told, ToldPanel
from arbiter_app.gui.parts.tables.table import Table

Row = TypeVar("Row")

_FILTER_WIDTH = 260
_BESIDE_FROM = 1000
"""The width from which what is told of a row stands beside the list, not below it."""


class ListPanel(QWidget, Generic[Row]):
    """A list with its filter and tools above it and what is told of the chosen row at its side;
    while nothing is in it, the empty page stands in its place.
    """

    chosen = Signal()
    """Another row is chosen, or the same one with other facts, or none."""

    def __init__(
        self,
        table: Table[Row],
        *,
        filter_name: str,
        page: PageId | None = None,
        beside_filter: Sequence[QWidget] = (),
        tools: Sequence[QWidget] = (),
        notes: Sequence[QWidget] = (),
        told: tuple[str, Callable[[Row], Sequence[Told]]] | None = None,
        empty: EmptyPage | None = None,
    ) -> None:
        """With `page`, filter and tools stand in the head of that page; `notes` stand below it.
        `told` is what a screen reader calls the words about the chosen row, and what makes them.
        """
        super().__init__()
        self.table = table
        self.filter = FilterBox(table, name=filter_name)
        self.filter.setMaximumWidth(px(_FILTER_WIDTH))
        self.filter.textChanged.connect(table.set_filter)
        beside = (self.filter, *beside_filter)
        self._head = PageHead(page, beside=beside, acts=tools) if page else None
        self.empty = empty
        self._of_list = (self.filter, *tools)
        self._about = ToldPanel(told[0]) if told else None
        self._told = told[1] if told else None
        table.selectionModel().currentRowChanged.connect(lambda *_: self._tell())
        self._stack = QStackedWidget()
        self._stack.addWidget(self._filled())
        if empty is not None:
            self._stack.addWidget(empty)
        head = self._head or wrapping(*beside, *tools, right=len(beside))
        column(head, *notes, (self._stack, 1), into=self)

    def say(self, state: str) -> None:
        """Say in the head of the page how it stands."""
        assert self._head is not None, "made without the page"
        self._head.say(state)

    def show_rows(self, rows: Sequence[Row], *, first: Hashable = None) -> None:
        """Show the rows as they are now, with the same one chosen; where none was, `first`."""
        had = self.table.selected
        self.table.set_rows(list(rows))
        if had is None and first is not None:
            self.table.select(first)
        if self.empty is not None:
            self._show_list_or_page(self.empty, is_empty=not rows)
        self._tell()

    def take_focus(self) -> None:
        """Put the focus where the next keystroke belongs."""
        if self.empty is not None and self._stack.currentIndex():
            self.empty.button.setFocus()
        else:
            self.table.setFocus()

    def _show_list_or_page(self, empty: EmptyPage, *, is_empty: bool) -> None:
        had_focus = empty.button.hasFocus() or self.table.hasFocus()
        for widget in self._of_list:
            widget.setVisible(not is_empty)
        self._stack.setCurrentIndex(1 if is_empty else 0)
        if had_focus:
            self.take_focus()

    def _tell(self) -> None:
        row = self.table.selected
        if self._about is not None and self._told is not None:
            self._about.tell(() if row is None else self._told(row))
        self.chosen.emit()

    def _filled(self) -> QWidget:
        if self._about is None:
            return self.table
        both = Folding(self.table, self._about, beside_from=_BESIDE_FROM, stretch=(1, 0))
        about = self._about
        both.folded.connect(lambda is_folded: about.fold(is_folded=is_folded))
        return both
