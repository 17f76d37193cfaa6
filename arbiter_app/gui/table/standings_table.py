"""The table as lists that never need more width than there is: standings and progress."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView

from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.rows_model import ROW_ROLE, Column, RowsModel
from arbiter_app.gui.look.sizes import Type, letters, row_height
from arbiter_app.gui.parts.tables.row_paint import paint_frame
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.table.standing_rows import TableRow
from arbiter_app.i18n import translate

_SCALES = (1.5, 1.4, 1.3, 1.2, 1.1)
"""How much larger the letters become where there is room for the whole table."""
_SEVERAL = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class RankedList(Table[TableRow]):
    """Where there is no room, the spare columns go, then names are cut; other room is theirs.

    Several rows may be selected, to compare the first with the last of them. The cell of a value
    under the cursor has a frame.
    """

    asked = Signal()
    """Other rows are selected, or the cursor is in another cell."""

    # Of the class, for the table is asked while it is still being made.
    _picks_several = False

    def __init__(self, name: str) -> None:
        model = RowsModel[TableRow]([], lambda row: row.standing.player)
        super().__init__(model, name=name)
        self._columns: tuple[Column[TableRow], ...] = ()
        self._says_what_decided = True
        self._count = 0
        """Of all rows, those too that are filtered out."""
        self._scale, self._is_scaling = 1.0, False
        self._kept_aside = 0
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)

    def set_table(self, columns: Sequence[Column[TableRow]], rows: tuple[TableRow, ...]) -> None:
        """Show the rows in these columns with the same player and value under the cursor."""
        selected, code = self.selected, self.code
        self._columns, self._count = tuple(columns), len(rows)
        self.set_rows(rows, columns)
        self._leave_out_decided()
        if selected is None or not self.select(selected.standing.player):
            self.select(rows[0].standing.player)
        if code:
            self.ask(code)

    @property
    def columns(self) -> tuple[Column[TableRow], ...]:
        """The columns as they are now."""
        return self._columns

    @property
    def code(self) -> str:
        """What the column of the cursor is asked about; "" where there is nothing to ask."""
        column = self.currentIndex().column()
        return self._columns[column].code if 0 <= column < len(self._columns) else ""

    @property
    def chosen(self) -> tuple[PlayerId, ...]:
        """The selected players in the order of the list."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        model = self.model()
        return tuple(model.index(row, 0).data(ROW_ROLE).standing.player for row in rows)

    def ask(self, code: str) -> None:
        """Put the cursor into the column of a value, in the same row."""
        for position, column in enumerate(self._columns):
            if column.code == code and not self.isColumnHidden(position):
                index = self.model().index(self.currentIndex().row(), position)
                flag = QItemSelectionModel.SelectionFlag.NoUpdate
                self.selectionModel().setCurrentIndex(index, flag)

    def say_what_decided(self, *, says: bool) -> None:
        """Show the last column, or leave it out because its words stand elsewhere."""
        if says != self._says_what_decided:
            self._says_what_decided = says
            self._leave_out_decided()

    def _leave_out_decided(self) -> None:
        last = len(self._columns) - 1
        self.leave_out(() if self._says_what_decided else (last,))

    def keep_aside(self, width: int) -> None:
        """Leave so much room out of account as the letters grow: a panel may take it later."""
        self._kept_aside = width

    def fit_columns(self) -> None:
        """Make the letters as large as all rows and columns have room, then share the room."""
        if self._columns and not self._is_scaling:
            self._is_scaling = True
            self._use_letters(next(filter(self._has_room, _SCALES), 1.0))
            self._is_scaling = False
        super().fit_columns()

    def _has_room(self, scale: float) -> bool:
        growth = scale / self._scale
        across = sum(self.wanted_widths.values()) * growth
        head = self.horizontalHeader().sizeHint().height()
        rows = self.verticalHeader().defaultSectionSize() * self._count
        return across <= self.width() - self._kept_aside and (head + rows) * growth <= self.height()

    def _use_letters(self, scale: float) -> None:
        if scale == self._scale:
            return
        self._scale = scale
        for part in (self, self.horizontalHeader()):
            part.setFont(letters(Type.TEXT, scale=scale))
        self.verticalHeader().setDefaultSectionSize(round(row_height() * scale))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.fit_columns()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Frame the value that is asked about."""
        super().paintEvent(event)
        if self.code:
            painter = QPainter(self.viewport())
            paint_frame(painter, self.visualRect(self.currentIndex()), has_keys=self.hasFocus())
            painter.end()

    def currentChanged(  # noqa: N802
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        if self._picks_several:
            QAbstractItemView.currentChanged(self, current, previous)
        else:
            super().currentChanged(current, previous)
        self.asked.emit()

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:  # noqa: N802
        super().selectionChanged(selected, deselected)
        self.asked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        self._picks_several = bool(event.modifiers() & _SEVERAL)
        super().keyPressEvent(event)
        self._picks_several = False

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._picks_several = bool(event.modifiers() & _SEVERAL)
        super().mousePressEvent(event)
        self._picks_several = False


class StandingsTable(RankedList):
    """The standings, with what decides every place."""

    def __init__(self) -> None:
        super().__init__(translate("TablePage", "Standings"))


class ProgressTable(RankedList):
    """The points after each round."""

    def __init__(self) -> None:
        super().__init__(translate("TablePage", "Progress"))
