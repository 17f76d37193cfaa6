"""The table every list is shown in."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
)
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QGuiApplication,
    QHelpEvent,
    QHoverEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QHeaderView,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
)

from arbiter_app.gui.base.rows_model import ROW_ROLE, Column, RowsModel, RowsProxy
from arbiter_app.gui.look.appearance import colour
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import row_height
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.look.viewports import own_viewport
from arbiter_app.gui.parts.tables.column_room import share_room
from arbiter_app.gui.parts.tables.letter_search import NameTyping, begins, is_letter
from arbiter_app.gui.parts.tables.row_menu import RowMenu
from arbiter_app.gui.parts.tables.row_paint import Head, RowDelegate, paint_frame
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
        hides_empty: bool = False,
    ) -> None:
        """Show the rows of a model, whose table is painted from it at once where it is neither
        `sortable` nor `filtered`.

        All columns are kept in view: where there is no room, some go and some are cut, as they say.
        `hides_empty` gives no room to columns in which nobody has anything.
        """
        super().__init__()
        own_viewport(self)
        self._rows = model
        self._hides_empty = hides_empty
        self._left_out: frozenset[int] = frozenset()
        """Columns that are not shown however much room there is."""
        self._gone: tuple[int, ...] = ()
        """Columns that found no room."""
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
        self._head = Head(self, lambda: model.columns)
        self._head.setAccessibleName(name)
        self.setHorizontalHeader(self._head)
        self.paint_with(RowDelegate(self, lambda: model.columns))
        self.setSortingEnabled(sortable)
        if sortable:
            self.sortByColumn(0, Qt.SortOrder.AscendingOrder)
            self.horizontalHeader().sortIndicatorChanged.connect(self.fit_columns)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        # It paints its own ground: else all that it stands on is painted under every changed row.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(row_height())
        # With that of the rows it would be painted anew whenever another row is chosen.
        self.horizontalHeader().setSelectionModel(QItemSelectionModel(shown, self))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)

    def paint_with(self, delegate: RowDelegate) -> None:
        """Let all cells be painted by this from now on."""
        self._delegate = delegate
        self.setItemDelegate(delegate)

    def set_rows(
        self, rows: tuple[Row, ...] | list[Row], columns: Sequence[Column[Row]] | None = None
    ) -> None:
        """Show other rows, in other columns if need be, with the same one selected, or its
        neighbour if it is gone.
        """
        selected, position = self.selected, self.currentIndex()
        self._rows.set_rows(rows, columns)
        if self._hides_empty:
            self._left_out = self._of_nobody()
        if selected is None or not self.select(self._rows.row_id(selected)):
            self._select_position(min(position.row(), self.model().rowCount() - 1))
        self.fit_columns()

    def leave_out(self, columns: Iterable[int]) -> None:
        """Give no room to these columns, and show all others again."""
        if (wanted := frozenset(columns)) != self._left_out:
            self._left_out = wanted
            self.fit_columns()

    def fit_columns(self) -> None:
        """Give every column its width, as far as the table has room."""
        columns, wanted = self._rows.columns, self.wanted_widths
        height = self.fontMetrics().height()
        widths = share_room(columns, wanted, self.viewport().width(), height=height)
        self._gone = tuple(place for place in wanted if place not in widths)
        for place in range(len(columns)):
            if self.isColumnHidden(place) != (place not in widths):
                self.setColumnHidden(place, place not in widths)
        for place, width in widths.items():
            self.setColumnWidth(place, width)

    @property
    def wanted_widths(self) -> Mapping[int, int]:
        """How wide every column that is not left out wants to be."""
        return {
            place: max(
                self.sizeHintForColumn(place), self._head.sectionSizeFromContents(place).width()
            )
            for place in range(len(self._rows.columns))
            if place not in self._left_out
        }

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit_columns()

    def _of_nobody(self) -> frozenset[int]:
        """Return the columns in which nobody has anything."""
        columns, rows = self._rows.columns, self._rows.rows
        return frozenset(
            place
            for place, column in enumerate(columns)
            if rows and not any(map(column.text, rows))
        )

    @property
    def lacking(self) -> int:
        """By how much the columns are wider than what can be seen of them."""
        return self.horizontalHeader().length() - self.viewport().width()

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

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        ground = QPainter(self.viewport())
        ground.fillRect(event.rect(), colour(Token.PAGE))
        ground.end()
        if self._delegate.is_plain and self._cells_are_alike:
            self._paint_rows(event.rect())
        else:
            super().paintEvent(event)
        if self.hasFocus() and not self.model().rowCount():
            # There is no row to show where the keys go to.
            painter = QPainter(self.viewport())
            paint_frame(painter, self.viewport().rect(), has_keys=True)
            painter.end()

    @property
    def _cells_are_alike(self) -> bool:
        columns = range(len(self._rows.columns))
        return all(self.itemDelegateForColumn(place) is None for place in columns)

    def _paint_rows(self, area: QRect) -> None:
        """Paint the rows of an area one by one: asked for cell by cell, through Qt and back, the
        same takes three times as long.
        """
        seen = (place for place in range(len(self._rows.columns)) if not self.isColumnHidden(place))
        cells = [
            (place, self.columnViewportPosition(place), self.columnWidth(place)) for place in seen
        ]
        height = self.verticalHeader().defaultSectionSize()
        first = self.rowAt(max(area.top(), 0))
        if first < 0 or not cells:
            return
        left, right = cells[0][1], cells[-1][1] + cells[-1][2]
        painter = QPainter(self.viewport())
        for at in range(first, self.model().rowCount()):
            top = self.rowViewportPosition(at)
            if top > area.bottom():
                break
            rect = QRect(left, top, right - left, height)
            self._delegate.paint_row(painter, rect, at, cells)
        painter.end()

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        match event:
            case QHoverEvent() if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverMove):
                self._delegate.hovered_row = self.rowAt(event.position().toPoint().y())
            case QHoverEvent():
                self._delegate.hovered_row = -1
            case QHelpEvent() if self._says_what_is_gone(event):
                return True
        return super().viewportEvent(event)

    def _says_what_is_gone(self, event: QHelpEvent) -> bool:
        """Tell at a name what the columns hold that found no room; return whether there are any."""
        index, columns = self.indexAt(event.pos()), self._rows.columns
        if not index.isValid() or not columns[index.column()].is_name:
            return False
        row = index.data(ROW_ROLE)
        gone = [columns[place] for place in self._gone if columns[place].text(row)]
        pattern = translate("Table", "{column}: {text}")
        lines = [pattern.format(column=each.title, text=each.text(row)) for each in gone]
        if lines:
            said = plain_tip("\n".join((columns[index.column()].told(row), *lines)))
            QToolTip.showText(event.globalPos(), said, self.viewport())
        return bool(lines)

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
