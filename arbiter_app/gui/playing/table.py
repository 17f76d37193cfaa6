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
        self._asked: tuple[object, ...] = ((), (), False)
        self._has_columns = True
        self._model = RowsModel[PlayingRow](self._columns_now, lambda row: row.id)
        super().__init__(
            self._model,
            name=translate("PlayingTable", "Who plays"),
            sortable=False,
        )
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)

    @property
    def chosen(self) -> list[PlayingRow]:
        """The rows that are selected, in the order they stand in."""
        indexes = self.selectionModel().selectedRows()
        return [index.data(ROW_ROLE) for index in sorted(indexes, key=lambda each: each.row())]

    @property
    def has_rows(self) -> bool:
        """Whether anybody is in the list, be it filtered."""
        return bool(self._model.rows)

    def show_rounds(
        self, coming: Sequence[Round], chosen: Sequence[Round], *, of_teams: bool
    ) -> None:
        """Let the next rows, of people or of teams, be shown in the columns of these rounds."""
        asked = tuple(coming), tuple(chosen), of_teams
        if asked != self._asked:
            self._asked, self._has_columns = asked, False
            self._columns_now = columns(coming, chosen, of_teams=of_teams)

    def set_rows(
        self,
        rows: tuple[PlayingRow, ...] | list[PlayingRow],
        columns: Sequence[Column[PlayingRow]] | None = None,
    ) -> None:
        """Show other rows with the same people chosen; of the same rows only what has changed."""
        same = [row.id for row in rows] == [row.id for row in self._model.rows]
        if same and rows and columns is None and self._has_columns:
            self._model.change_rows(rows)
            return
        self._has_columns = True
        chosen = {row.id for row in self.chosen}
        super().set_rows(rows, columns or self._columns_now)
        if len(chosen) > 1:
            for position, row in enumerate(self.shown):
                if row.id in chosen:
                    self.selectionModel().select(self.model().index(position, 0), _AND_ROWS)
