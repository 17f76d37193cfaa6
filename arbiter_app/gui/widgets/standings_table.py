"""The standings as a list that never needs more width than there is."""

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent

from arbiter_app.gui.models import Column, RowsModel
from arbiter_app.gui.widgets.standing_rows import NAME_COLUMN, TableRow
from arbiter_app.gui.widgets.table import Table
from arbiter_app.i18n import translate

_NARROWEST_NAME = 9
"""How narrow names may become, in heights of their letters."""


class StandingsTable(Table[TableRow]):
    """Where there is no room, the spare columns go, then names are cut; other room is theirs."""

    def __init__(self) -> None:
        model = RowsModel[TableRow]([], lambda row: row.standing.player)
        super().__init__(model, name=translate("TablePage", "Standings"))
        self._model = model
        self._columns: tuple[Column[TableRow], ...] = ()
        self._says_what_decided = True

    def set_table(self, columns: Sequence[Column[TableRow]], rows: tuple[TableRow, ...]) -> None:
        """Show the rows in these columns with the same player selected."""
        selected = self.selected
        self._columns = tuple(columns)
        self._model.set_columns(columns)
        self.set_rows(rows)
        if selected is None or not self.select(selected.standing.player):
            self.select(rows[0].standing.player)

    def say_what_decided(self, *, says: bool) -> None:
        """Show the last column, or leave it out because its words stand elsewhere."""
        if says != self._says_what_decided:
            self._says_what_decided = says
            self.fit_columns()

    def fit_columns(self) -> None:
        """Give every column the width of its content as far as the whole table has room."""
        if not self._columns:
            return
        header, last = self.horizontalHeader(), len(self._columns) - 1
        for position in range(len(self._columns)):
            self.setColumnHidden(position, position == last and not self._says_what_decided)
        super().fit_columns()
        spare = [(i, column.spare) for i, column in enumerate(self._columns) if column.spare]
        for position, _ in sorted(spare, key=lambda each: each[1]):
            if self._lacking <= 0:
                break
            self.setColumnHidden(position, True)
            super().fit_columns()
        wanted = header.sectionSize(NAME_COLUMN)
        least = min(wanted, _NARROWEST_NAME * self.fontMetrics().height())
        header.resizeSection(NAME_COLUMN, max(wanted - self._lacking, least))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.fit_columns()

    @property
    def _lacking(self) -> int:
        """By how much the columns are wider than what can be seen of them."""
        header = self.horizontalHeader()
        return header.length() - self.viewport().width()
