"""One table model for every list: columns are declared as data, rows are domain values."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.values import frozen

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex

ROW_ROLE = Qt.ItemDataRole.UserRole

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
FIGURES = RIGHT | Qt.AlignmentFlag.AlignAbsolute
"""Figures after which a ½ may follow: units stand under units."""

_NO_PARENT = QModelIndex()


@frozen(kw_only=True)
class Column(Generic[Row]):
    """A column: its visible text, what it is sorted by, and what hovering tells."""

    title: str
    text: Callable[[Row], str]
    sort_key: Callable[[Row], Any] | None = None
    """What the rows are sorted by; the text without it."""
    align: Qt.AlignmentFlag = LEFT
    tooltip: Callable[[Row], str] | None = None
    """What hovering tells; the text without it, so that a cut name can be read."""
    sign: Callable[[Row], str] | None = None
    """What is shown after the text and not copied with it: a mark that hovering explains."""
    struck_out: Callable[[Row], bool] | None = None
    spare: int = 0
    """Where there is no room: 1 goes first, 2 next; 0 stays."""
    is_of_two: bool = False
    """Whether it tells of one player what another of its rank tells of the opponent: with one of
    them gone nobody would see of whom the other is, so they stay or go together.
    """
    narrowest: int = 0
    """Where there is still no room: down to how many heights of its letters it is cut, the least
    of all columns first, names last; with 0 words are cut as usual and figures never.
    """
    takes_rest: bool = False
    """Whether it takes the room that is left; where no column does, the last one if it has words.
    """
    hint: str | None = None
    """What hovering over the head tells, where the title is an abbreviation."""
    code: str = ""
    """What the column is asked about, such as a tie-break; "" where there is nothing to ask."""
    faint: Callable[[Row], bool] | None = None
    """Whether what stands there does not count."""
    is_second: bool = False
    """Whether it is read second: units, titles, regions."""
    is_bold: bool = False
    """Whether it is what the row is looked up for, such as points."""
    is_name: bool = False
    """Whether letters that are typed in the list look for a row whose text here begins so."""
    idle: bool = False
    """Whether the whole column does not count: its head is faint."""

    def shown(self, row: Row) -> str:
        """Return what stands in a cell."""
        return self.text(row) + (self.sign(row) if self.sign else "")

    def told(self, row: Row) -> str:
        """Return what hovering over a cell tells."""
        return self.tooltip(row) if self.tooltip else self.text(row)

    def looks_the_same(self, row: Row, other: Row) -> bool:
        """Whether two rows have the same in this column, in the same letters."""
        return self.shown(row) == self.shown(other) and all(
            mark is None or mark(row) == mark(other) for mark in (self.struck_out, self.faint)
        )


class RowsModel(QAbstractTableModel, Generic[Row]):
    """Rows that are set as a whole whenever the event has changed."""

    def __init__(self, columns: Sequence[Column[Row]], row_id: Callable[[Row], Hashable]) -> None:
        super().__init__()
        self._columns = tuple(columns)
        self._row_id = row_id
        self._rows: tuple[Row, ...] = ()
        self._sort_keys: dict[int, tuple[Any, ...]] = {}

    @property
    def rows(self) -> tuple[Row, ...]:
        return self._rows

    @property
    def columns(self) -> tuple[Column[Row], ...]:
        return self._columns

    def set_rows(self, rows: Sequence[Row], columns: Sequence[Column[Row]] | None = None) -> None:
        """Show other rows, or other facts of them; views restore their selection by row id."""
        self.beginResetModel()
        self._rows = tuple(rows)
        if columns is not None:
            self._columns = tuple(columns)
        self._sort_keys.clear()
        self.endResetModel()

    def change_rows(self, rows: Sequence[Row]) -> None:
        """Show other facts of the same rows in the same order; nothing else is painted anew.

        Each cell is told by itself: a view paints everything it shows anew for a range of them.
        """
        before, self._rows = self._rows, tuple(rows)
        self._sort_keys.clear()
        for position, (old, new) in enumerate(zip(before, self._rows, strict=True)):
            if old is new or old == new:
                continue
            for place, column in enumerate(self._columns):
                if not column.looks_the_same(old, new):
                    cell = self.index(position, place)
                    self.dataChanged.emit(cell, cell)

    def sort_keys(self, column: int) -> Sequence[Any]:
        """Return what every row is sorted by in a column, which is asked of it once."""
        if column not in self._sort_keys:
            key = self._columns[column].sort_key or self._columns[column].text
            self._sort_keys[column] = tuple(map(key, self._rows))
        return self._sort_keys[column]

    def row_id(self, row: Row) -> Hashable:
        """Return what stays the same of a row when the rows are set anew."""
        return self._row_id(row)

    def index(self, row: int, column: int, parent: Index = _NO_PARENT) -> QModelIndex:
        """Return the index of a cell as Qt does, which asks both counts for each."""
        is_there = 0 <= row < len(self._rows) and 0 <= column < len(self._columns)
        return self.createIndex(row, column) if is_there and not parent.isValid() else QModelIndex()

    def rowCount(self, parent: Index = _NO_PARENT) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NO_PARENT) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self._columns)

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = self._columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.title
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(column.hint or column.title)
            case Qt.ItemDataRole.TextAlignmentRole:
                return column.align
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], self._columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.shown(row)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(column.told(row))
            case Qt.ItemDataRole.TextAlignmentRole:
                return column.align
            case _ if role == ROW_ROLE:
                return row
        return None


class RowsProxy(QSortFilterProxyModel):
    """Sorts by the sort keys of the columns and keeps the rows that contain what was typed."""

    def __init__(self, model: RowsModel[Any]) -> None:
        super().__init__()
        self._rows = model
        self.setSourceModel(model)
        self.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setFilterKeyColumn(-1)

    def lessThan(self, left: Index, right: Index) -> bool:  # noqa: N802
        """Compare two sort keys; what is unknown (None) comes last in ascending order."""
        keys = self._rows.sort_keys(left.column())
        mine, other = keys[left.row()], keys[right.row()]
        if mine is None or other is None:
            return mine is not None
        return bool(mine < other)
