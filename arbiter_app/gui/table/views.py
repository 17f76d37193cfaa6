"""The views of a table: standings, cross table, points after each round."""

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedWidget, QTabBar

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.rules.systems import Traits
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.why import POINTS, Inquiry
from arbiter_app.gui.parts.tables.row_menu import RowMenu
from arbiter_app.gui.table.cross_table import CrossTable
from arbiter_app.gui.table.round_columns import history_columns, progress_columns
from arbiter_app.gui.table.standing_rows import TableRow, columns
from arbiter_app.gui.table.standings_table import ProgressTable, RankedList, StandingsTable
from arbiter_app.i18n import translate


class View(IntEnum):
    """A view, by its place among the tabs."""

    STANDINGS = 0
    CROSS_TABLE = 1
    PROGRESS = 2


def name_cross_table(traits: Traits, tabs: QTabBar, show: QAction, by_number: QAction) -> None:
    """Call the table of all games what it is: that of a Swiss stands round by round."""
    if traits.follows_results:
        tabs.setTabText(View.CROSS_TABLE, translate("TablePage", "By rounds"))
        show.setText(translate("TablePage", "&Table by rounds"))
        by_number.setText(translate("TablePage", "Table by rounds in the order of &numbers"))
    else:
        tabs.setTabText(View.CROSS_TABLE, translate("TablePage", "Cross table"))
        show.setText(translate("TablePage", "&Cross table"))
        by_number.setText(translate("TablePage", "Cross table in the order of &numbers"))
    by_number.setIconText(translate("TablePage", "By number"))


class TableViews(QStackedWidget):
    """Shows the same rows in either view, the same player selected; what is not seen is filled when
    it is turned to.
    """

    asked = Signal()
    """Other players are selected, or another value is under the cursor."""

    def __init__(self) -> None:
        super().__init__()
        self.standings = StandingsTable()
        self.cross = CrossTable()
        self.addWidget(self.standings)
        self.progress = ProgressTable()
        self.addWidget(self.cross)
        self.addWidget(self.progress)
        self._here: InHand | None = None
        self._asked: Inquiry | None = None
        self._rows: tuple[TableRow, ...] = ()
        self._words = ""
        self._is_by_number = self._has_history = False
        self._stale: set[View] = set()
        """The views that do not show the table as it stands now."""
        for table in (self.standings, self.progress):
            table.asked.connect(self.asked)
        self.cross.selectionModel().currentChanged.connect(lambda *_: self.asked.emit())

    def offer_on_rows(self, acts: Sequence[QAction]) -> None:
        """Let the menu of a row offer these acts in each view."""
        self.standings.row_acts = self.progress.row_acts = acts
        RowMenu(self.cross, lambda: acts)

    def show_table(
        self, here: InHand, asked: Inquiry, rows: tuple[TableRow, ...], *, has_history: bool
    ) -> None:
        """Show rows of a table, with colours and floats on request; cursor and view stay."""
        self._here, self._asked, self._rows = here, asked, rows
        self._has_history = has_history
        self._stale = set(View) if rows else set()
        self._fill()

    def turn_to(self, view: View) -> None:
        """Show another view."""
        player = self.selected
        self.setCurrentIndex(view)
        self.setFocusProxy(self.shown)
        self._fill()
        if player is not None:
            self.shown.select(player)

    def order_by_number(self, *, by_number: bool) -> None:
        """Show the cross table in the order of numbers, or of places."""
        self._is_by_number = by_number
        if self._rows:
            self._stale.add(View.CROSS_TABLE)
            self._fill()

    def set_filter(self, words: str) -> None:
        """Show only the players whose row has these words."""
        self._words = words
        self.standings.set_filter(words)
        self.progress.set_filter(words)
        self.cross.set_filter(words)

    @property
    def view(self) -> View:
        """The view that is seen."""
        return View(self.currentIndex())

    @property
    def in_cross_table(self) -> bool:
        """Whether the cross table is seen."""
        return self.view is View.CROSS_TABLE

    @property
    def shown(self) -> CrossTable | RankedList:
        """The table that is seen."""
        return self.cross if self.in_cross_table else self._list

    @property
    def _list(self) -> RankedList:
        """The list that is seen where the cross table is not."""
        return self.progress if self.view is View.PROGRESS else self.standings

    @property
    def selected(self) -> PlayerId | None:
        """The player under the cursor."""
        if self.in_cross_table:
            return self.cross.selected
        row = self._list.selected
        return row.standing.player if row else None

    @property
    def chosen(self) -> Sequence[PlayerId]:
        """The selected player; of several in the standings the first and the last. Nobody while
        there is no table, whoever was selected in the former one.
        """
        if not self._rows:
            return ()
        if self.in_cross_table or len(self._list.chosen) < 2:
            return () if self.selected is None else (self.selected,)
        return self._list.chosen[0], self._list.chosen[-1]

    @property
    def code(self) -> str:
        """What value the cursor is on; "" on none."""
        if not self.in_cross_table:
            return self._list.code
        if self._asked is None:
            return ""
        values = (POINTS, *self._asked.table.tie_breaks)
        beyond = self.cross.currentIndex().column() - self.cross.table.cell_count
        return values[beyond] if 0 <= beyond < len(values) else ""

    def _fill(self) -> None:
        """Show the table in the view that is seen; the other waits until it is turned to."""
        if self.view not in self._stale or self._here is None or self._asked is None:
            return
        self._stale.remove(self.view)
        match self.view:
            case View.STANDINGS:
                beside = history_columns(self._asked.competition) if self._has_history else ()
                shown = columns(self._asked, self._rows, beside=beside)
                self.standings.set_table(shown, self._rows)
            case View.PROGRESS:
                self.progress.set_table(progress_columns(self._asked.competition), self._rows)
            case View.CROSS_TABLE:
                self._fill_cross_table(self._here, self._asked)

    def _fill_cross_table(self, here: InHand, asked: Inquiry) -> None:
        order = list(self._rows)
        if self._is_by_number:
            order.sort(key=lambda row: row.standing.number)
        self.cross.set_table(here, order, asked.table.dropped)
        self.cross.set_filter(self._words)
