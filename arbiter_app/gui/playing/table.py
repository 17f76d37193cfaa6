"""The list of who plays: several people may be chosen at once."""

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QAbstractItemView

from arbiter_app.domain.ids import Round
from arbiter_app.gui.base.rows_model import ROW_ROLE, Column, RowsModel
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.playing.rows import PlayingRow, columns
from arbiter_app.i18n import translate

_AND_ROWS = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows


class PlayingTable(Table[PlayingRow]):
    """Who is chosen stays chosen when the rows change, as far as they are still shown."""

    def __init__(self) -> None:
        self._columns_now: Sequence[Column[PlayingRow]] = columns((), ())
        super().__init__(
            RowsModel[PlayingRow](self._columns_now, lambda row: row.id),
            name=translate("PlayingTable", "Who plays"),
            sortable=False,
        )
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)

    @property
    def chosen(self) -> list[PlayingRow]:
        """The rows that are selected, in the order they stand in."""
        indexes = self.selectionModel().selectedRows()
        return [index.data(ROW_ROLE) for index in sorted(indexes, key=lambda each: each.row())]

    def show_rounds(self, coming: Sequence[Round], chosen: Sequence[Round]) -> None:
        """Let the next rows be shown in the columns of these rounds."""
        self._columns_now = columns(coming, chosen)

    def set_rows(
        self,
        rows: tuple[PlayingRow, ...] | list[PlayingRow],
        columns: Sequence[Column[PlayingRow]] | None = None,
    ) -> None:
        """Show other rows with the same people chosen."""
        chosen = {row.id for row in self.chosen}
        super().set_rows(rows, columns or self._columns_now)
        if len(chosen) > 1:
            for position, row in enumerate(self.shown):
                if row.id in chosen:
                    self.selectionModel().select(self.model().index(position, 0), _AND_ROWS)
