"""The table every list is shown in."""

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QHeaderView,
    QStyleOptionViewItem,
    QTableView,
)

from arbiter_app.gui.base.rows_model import RIGHT, ROW_ROLE, Column, RowsModel, RowsProxy
from arbiter_app.gui.look.sizes import row_height
from arbiter_app.gui.parts.letter_search import NameTyping, begins, is_letter
from arbiter_app.gui.parts.row_menu import RowMenu
from arbiter_app.gui.parts.row_paint import Head, RowDelegate
from arbiter_app.i18n import translate

Row = TypeVar("Row")

_WHOLE_ROW = (
    QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
)


class Table(QTableView, Generic[Row]):
    """A calm table: whole rows, no grid, numbers aligned by their columns, copy as cells."""

    def __init__(
        self,
        model: RowsModel[Row],
        *,
        name: str,
        sortable: bool = True,
        filtered: bool = True,
        in_view: bool = False,
        hides_empty: bool = False,
    ) -> None:
        """Show the rows of a model, whose table is painted from it at once where it is neither
        `sortable` nor `filtered`.

        `in_view` keeps all columns in view: where there is no room, some go and some are cut, as
        they say. `hides_empty` gives no room to columns in which nobody has anything.
        """
        super().__init__()
        self._rows = model
        self._is_in_view = in_view
        self._hides_empty = hides_empty
        self._nobody_has: frozenset[int] = frozenset()
        """Columns in which nobody has anything."""
        self._measured: dict[int, int] = {}
        self._name = NameTyping()
        self.row_acts: Sequence[QAction] = ()
        """What can be done with the row under the cursor, which its menu offers; to copy the table
        where there is nothing else.
        """
        RowMenu(self, lambda: self.row_acts or (self._copy,))
        self._copy = QAction(translate("Table", "Copy the table"), self)
        self._copy.triggered.connect(self.copy)
        model.modelAboutToBeReset.connect(self._measured.clear)
        self._proxy = RowsProxy(model) if sortable or filtered else None
        shown = self._proxy or model
        self.setModel(shown)
        self.setAccessibleName(name)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setWordWrap(False)
        self.setHorizontalHeader(Head(self, lambda: model.columns))
        self._delegate = RowDelegate(self, lambda: model.columns)
        self.setItemDelegate(self._delegate)
        self.setSortingEnabled(sortable)
        if sortable:
            self.sortByColumn(0, Qt.SortOrder.AscendingOrder)
            self.horizontalHeader().sortIndicatorChanged.connect(self.fit_columns)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(row_height())
        # With that of the rows it would be painted anew whenever another row is chosen.
        self.horizontalHeader().setSelectionModel(QItemSelectionModel(shown, self))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)

    def set_rows(
        self, rows: tuple[Row, ...] | list[Row], columns: Sequence[Column[Row]] | None = None
    ) -> None:
        """Show other rows, in other columns if need be, with the same one selected, or its
        neighbour if it is gone.
        """
        selected, position = self.selected, self.currentIndex()
        self._rows.set_rows(rows, columns)
        if self._hides_empty:
            self._hide_what_nobody_has()
        if selected is None or not self.select(self._rows.row_id(selected)):
            self._select_position(min(position.row(), self.model().rowCount() - 1))
        self.fit_columns()

    def fit_columns(self) -> None:
        """Give every column the width of its content, as far as the table has room."""
        if not self._is_in_view:
            self._fit()
            return
        columns = self._rows.columns
        spare = sorted((each.spare, place) for place, each in enumerate(columns) if each.spare)
        for _, place in spare:
            self.setColumnHidden(place, place in self._nobody_has)
        self._fit()
        for _, place in spare:
            if self.lacking > 0:
                self.setColumnHidden(place, True)
                self._fit()
        cut = ((each.narrowest, -place) for place, each in enumerate(columns) if each.narrowest)
        for narrowest, place in sorted(cut):
            self.cut_column(-place, least=narrowest)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self._is_in_view and event.size().width() != event.oldSize().width():
            self.fit_columns()

    def _hide_what_nobody_has(self) -> None:
        columns, rows = self._rows.columns, self._rows.rows
        self._nobody_has = frozenset(
            place
            for place, column in enumerate(columns)
            if rows and not any(map(column.text, rows))
        )
        for place in range(len(columns)):
            self.setColumnHidden(place, place in self._nobody_has)
        last = max(set(range(len(columns))) - self._nobody_has)
        # Figures at the right edge of a wide last column would stand far from their names.
        self.horizontalHeader().setStretchLastSection(columns[last].align is not RIGHT)

    def _fit(self) -> None:
        """Give every column the width of its content and of its head."""
        header = self.horizontalHeader()
        self.resizeColumnsToContents()
        rest = header.viewport().width() - header.length()
        if header.stretchLastSection() and rest > 0:
            # Fitting takes from the last column what it was stretched by.
            last = max(i for i in range(header.count()) if not header.isSectionHidden(i))
            header.resizeSection(last, header.sectionSize(last) + rest)

    @property
    def lacking(self) -> int:
        """By how much the columns are wider than what can be seen of them."""
        return self.horizontalHeader().length() - self.viewport().width()

    def cut_column(self, column: int, *, least: int) -> None:
        """Make a column narrower, as far as all can be seen then: down to so many heights of its
        letters.
        """
        if self.lacking > 0 and not self.isColumnHidden(column):
            wanted = self.columnWidth(column)
            narrowest = min(wanted, least * self.fontMetrics().height())
            self.setColumnWidth(column, max(wanted - self.lacking, narrowest))

    def sizeHintForColumn(self, column: int) -> int:  # noqa: N802
        """Return the width of the widest text of a column, which is measured once: asked cell by
        cell, a thousand players would take a second.
        """
        if column not in self._measured:
            self._measured[column] = self._width_of_widest(column)
        return self._measured[column]

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measured.clear()
            self._delegate.forget_fonts()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self._show_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self._show_focus()

    def _show_focus(self) -> None:
        """Paint where the keys go to: the line below the heads and the row in hand."""
        self.viewport().update()
        self.horizontalHeader().viewport().update()

    def set_filter(self, text: str) -> None:
        """Show only the rows that contain a text in any column."""
        assert self._proxy is not None, "made with filtered=False"
        self._proxy.setFilterFixedString(text)

    @property
    def shown(self) -> list[Row]:
        """The rows as they stand, sorted and filtered."""
        return [self.model().index(row, 0).data(ROW_ROLE) for row in range(self.model().rowCount())]

    @property
    def selected(self) -> Row | None:
        """The row under the cursor."""
        index = self.currentIndex()
        return index.data(ROW_ROLE) if index.isValid() else None

    def select(self, row_id: Hashable) -> bool:
        """Put the cursor on a row; return whether it is there."""
        for position, row in enumerate(self.shown):
            if self._rows.row_id(row) == row_id:
                self._select_position(position)
                return True
        return False

    def currentChanged(  # noqa: N802
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Let the whole row of the cursor be seen, whatever brought the cursor there."""
        super().currentChanged(current, previous)
        if current.isValid() and not self.selectionModel().isSelected(current):
            self.selectionModel().select(current, _WHOLE_ROW)

    def moveCursor(  # noqa: N802
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Let Home and End go to the first and the last row: it is rows that are worked through."""
        match action:
            case QAbstractItemView.CursorAction.MoveHome:
                return self.model().index(0, self.currentIndex().column())
            case QAbstractItemView.CursorAction.MoveEnd:
                last = self.model().rowCount() - 1
                return self.model().index(last, self.currentIndex().column())
        return super().moveCursor(action, modifiers)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802
        """Go to the row whose name begins with the letters typed without a pause, whatever column
        the cursor is in.
        """
        if not is_letter(search):
            super().keyboardSearch(search)
            return
        found = self._row_named(self._name.add(search))
        if found is None:
            QApplication.beep()
            self._name.forget()
        else:
            self.setCurrentIndex(self.model().index(found, max(self.currentIndex().column(), 0)))

    def _row_named(self, typed: str) -> int | None:
        """Return the first row with a name that begins so, in any column where none has names."""
        columns = self._rows.columns
        named = [column for column in columns if column.is_name] or columns
        rows = self.shown
        return next(
            (
                position
                for column in named
                for position, row in enumerate(rows)
                if begins((column.text(row),), typed)
            ),
            None,
        )

    def copy(self) -> None:
        """Put the table on the clipboard: clean text with tabs, as spreadsheets take it."""
        columns = range(self.model().columnCount())
        head = [self.model().headerData(column, Qt.Orientation.Horizontal) for column in columns]
        rows = [[column.text(row) for column in self._rows.columns] for row in self.shown]
        QGuiApplication.clipboard().setText("\n".join("\t".join(cells) for cells in (head, *rows)))

    def _width_of_widest(self, column: int) -> int:
        rows, text = self._rows.rows, self._rows.columns[column].shown
        if not rows:
            return 0
        position_of = {text(row): position for position, row in enumerate(rows)}
        widest = max(position_of, key=self.fontMetrics().horizontalAdvance)
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        delegate = self.itemDelegateForColumn(column) or self.itemDelegate()
        return delegate.sizeHint(option, self._rows.index(position_of[widest], column)).width()

    def _select_position(self, position: int) -> None:
        # From a hidden column the arrow keys would lead nowhere.
        seen = (i for i in range(self.model().columnCount()) if not self.isColumnHidden(i))
        index = self.model().index(position, next(seen, 0))
        if index.isValid():
            self.selectionModel().setCurrentIndex(index, _WHOLE_ROW)
