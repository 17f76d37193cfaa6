"""The list of the registration desk: several people may be chosen at once."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView

from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.rows_model import ROW_ROLE, RowsModel
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.registration.rows import (
    NAME_COLUMN,
    OPTIONAL_COLUMNS,
    DeskRow,
    columns,
)
from arbiter_app.i18n import translate

_AND_ROWS = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows


class DeskTable(Table[DeskRow]):
    """Who is chosen stays chosen when the rows change, as far as they are still shown."""

    chosen_changed = Signal()

    def __init__(self) -> None:
        super().__init__(
            RowsModel[DeskRow](columns(), lambda row: row.id),
            name=translate("DeskTable", "People of the desk"),
        )
        self._is_filling = False
        self._widest: dict[int, int] = {}
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.sortByColumn(NAME_COLUMN, Qt.SortOrder.AscendingOrder)
        self.selectionModel().selectionChanged.connect(self._tell)

    @property
    def chosen(self) -> list[DeskRow]:
        """The rows that are selected, in the order they stand in."""
        indexes = self.selectionModel().selectedRows()
        return [index.data(ROW_ROLE) for index in sorted(indexes, key=lambda each: each.row())]

    def show_rows(
        self,
        rows: Sequence[DeskRow],
        everybody: Sequence[DeskRow],
        *,
        prefer: PlayerId | None = None,
    ) -> None:
        """Show some of the people, with the preferred one chosen, or else those that were."""
        chosen = {row.id for row in self.chosen}
        self._is_filling = True
        self._leave_out_empty(everybody)
        self.set_rows(list(rows))
        if prefer is not None:
            self.select(prefer)
        elif len(chosen) > 1:
            self._choose(chosen)
        self._is_filling = False
        self.chosen_changed.emit()

    def go_on(self) -> None:
        """Choose the next row; from the last one there is nowhere to go."""
        below = self.model().index(self.currentIndex().row() + 1, self.currentIndex().column())
        if below.isValid():
            self.setCurrentIndex(below)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._widest.clear()

    def sizeHintForColumn(self, column: int) -> int:  # noqa: N802
        """Return the widest a column has been: it does not jump as letters narrow the list."""
        widest = max(super().sizeHintForColumn(column), self._widest.get(column, 0))
        self._widest[column] = widest
        return widest

    def _leave_out_empty(self, everybody: Sequence[DeskRow]) -> None:
        """Give no room to what is known of nobody."""
        self.leave_out(
            index
            for index, column in enumerate(columns())
            if index in OPTIONAL_COLUMNS and not any(map(column.text, everybody))
        )

    def choose(self, players: set[PlayerId]) -> bool:
        """Choose these people instead of who is chosen; return whether any of them is shown."""
        places = [place for place, row in enumerate(self.shown) if row.id in players]
        if places:
            self.selectRow(places[0])
            self._choose(players)
        return bool(places)

    def _choose(self, players: set[PlayerId]) -> None:
        chosen = QItemSelection()
        for position, row in enumerate(self.shown):
            if row.id in players:
                index = self.model().index(position, 0)
                chosen.select(index, index)
        self.selectionModel().select(chosen, _AND_ROWS)

    def _tell(self, *_: Any) -> None:
        if not self._is_filling:
            self.chosen_changed.emit()
