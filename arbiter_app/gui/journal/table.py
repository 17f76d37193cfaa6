"""The list of the journal: every entry a row, the newest first."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal

from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.i18n import translate
from arbiter_app.services.journal_lines import History
from arbiter_app.services.undoing import HistoryEntry

# Places of the columns.
_WHO, _WHAT, _REASON = 2, 4, 5
_ALIKE = (0, 1)
"""Numbers and times: as wide in every row as in the newest."""
_PARTS_AT_MOST = {_WHO: 5, _REASON: 4}
"""Columns that take no more than a fifth, a quarter of the list."""


@dataclass(frozen=True, slots=True)
class JournalRow:
    """An entry as the list shows it; its words are made when it is seen."""

    entry: HistoryEntry
    history: History


class JournalTable(Table[JournalRow]):
    """Keeps every column in view: what was done takes the room the others leave, and is cut."""

    typed = Signal(str)
    """Letters typed while the list has the focus."""

    def __init__(self) -> None:
        super().__init__(
            RowsModel[JournalRow](_columns(), lambda row: row.entry.id),
            name=translate("JournalPage", "Journal"),
        )
        self.sortByColumn(0, Qt.SortOrder.DescendingOrder)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802
        """Narrow the list by what is typed instead of jumping in it."""
        if search.isprintable():
            self.typed.emit(search)

    def sizeHintForColumn(self, column: int) -> int:  # noqa: N802
        """Return how wide a column wants to be. That of the acts takes what is left: its words are
        not made to be measured; numbers and times are as wide in every row as in the newest.
        """
        if column == _WHAT:
            return 0
        if column in _ALIKE:
            return self.sizeHintForIndex(self.model().index(0, column)).width()
        widest = self.width() // _PARTS_AT_MOST.get(column, 1)
        return min(super().sizeHintForColumn(column), widest)


def _columns() -> Sequence[Column[JournalRow]]:
    return (
        Column(
            title=translate("JournalPage", "№"),
            text=lambda row: str(row.entry.id),
            sort_key=lambda row: row.entry.id,
            align=RIGHT,
            is_second=True,
        ),
        Column(
            title=translate("JournalPage", "Time"),
            text=lambda row: f"{row.entry.at:%d.%m.%Y %H:%M:%S}",
            sort_key=lambda row: row.entry.at,
            is_second=True,
        ),
        Column(
            title=translate("JournalPage", "Who"),
            text=lambda row: row.history.who(row.entry),
            is_second=True,
        ),
        Column(
            title=translate("JournalPage", "State"),
            text=lambda row: (
                translate("JournalPage", "undone") if row.history.is_undone(row.entry) else ""
            ),
            is_second=True,
        ),
        Column(
            title=translate("JournalPage", "What"),
            takes_rest=True,
            text=lambda row: row.history.text(row.entry),
            struck_out=lambda row: row.history.is_undone(row.entry),
        ),
        Column(
            title=translate("JournalPage", "Reason"),
            text=lambda row: row.entry.reason or "",
            is_second=True,
            spare=1,
        ),
    )
