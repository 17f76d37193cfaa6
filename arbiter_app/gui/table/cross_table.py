"""The cross table (Шахматка): everybody against everybody in square cells."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QTableView

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.look.sizes import px, row_height
from arbiter_app.gui.parts.tables.letter_search import NameTyping, begins, is_letter
from arbiter_app.gui.table.cross_heads import Corner, NameHeader, NumberHeader
from arbiter_app.gui.table.cross_model import CrossTableModel
from arbiter_app.gui.table.cross_paint import CellPainter, Letters, widest
from arbiter_app.gui.table.standing_rows import TableRow
from arbiter_app.i18n import translate

_SCALES = (1.5, 1.4, 1.3, 1.2, 1.1)
"""How much larger the letters become where there is room for the whole table."""
_ROOMY, _LARGEST = 2.0, 2.6
"""How high a cell is at least in larger letters, and at most, in heights of its letters."""
_PADDING, _TIGHT = 8, 3
"""Beside the words of a column, and what is left of it where there is no room."""
_NARROWEST_NAME = 9
"""How narrow names may become, in heights of their letters."""


class CrossTable(QTableView):
    """The cross table with the names frozen; row and column of the selected player light up."""

    def __init__(self) -> None:
        super().__init__()
        self.table = CrossTableModel()
        self._measured: dict[int, int] = {}
        self._name = NameTyping()
        self._letters = Letters()
        self.setModel(self.table)
        name = translate("CrossTable", "Cross table")
        self.setAccessibleName(name)
        self._cells = CellPainter(self, self.table)
        self._names, self._numbers = NameHeader(self, self.table), NumberHeader(self, self.table)
        self._corner = Corner(self)
        for head in (self._names, self._numbers):
            head.setAccessibleName(name)
        self.setVerticalHeader(self._names)
        self.setHorizontalHeader(self._numbers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentChanged.connect(self._light_up)

    def set_table(
        self, here: InHand, rows: Sequence[TableRow], dropped: Sequence[str] = ()
    ) -> None:
        """Show an event with players in this order, those without a place last.

        The heads of dropped tie-breaks are faint. The cursor stays in its cell.
        """
        player, column = self.selected, self.currentIndex().column()
        opponent = self.table.head_player(column)
        beyond = column - self.table.cell_count
        ordered = sorted(rows, key=lambda row: row.standing.annulled)
        self.table.set_table(here, ordered, dropped)
        self._measured.clear()
        self._fit()
        place = {row.standing.player: position for position, row in enumerate(self.table.rows)}
        if opponent is not None:
            column = place.get(opponent, 0)
        elif beyond >= 0:
            column = self.table.cell_count + beyond
        row = place.get(player, 0) if player is not None else 0
        column = min(column, self.table.columnCount() - 1)
        self.setCurrentIndex(self.table.index(row, column if player is not None else 0))

    @property
    def selected(self) -> PlayerId | None:
        """The player whose row the cursor is in."""
        position = self.currentIndex().row()
        if 0 <= position < len(self.table.rows):
            return self.table.rows[position].standing.player
        return None

    @property
    def games_described(self) -> str:
        """What hovering over the cell under the cursor tells; "" outside the square."""
        return self.table.described(self.currentIndex())

    @property
    def legend(self) -> str:
        """What a reader must know of the signs; "" where they go without saying."""
        return self.table.legend

    def select(self, player: PlayerId) -> None:
        """Put the cursor into the row of a player, in the same column."""
        for position, row in enumerate(self.table.rows):
            if row.standing.player == player:
                column = max(self.currentIndex().column(), 0)
                self.setCurrentIndex(self.table.index(position, column))

    def set_filter(self, text: str) -> None:
        """Show only the rows of players whose names contain a text."""
        for position, row in enumerate(self.table.rows):
            self.setRowHidden(position, text.casefold() not in row.name.casefold())

    def copy(self) -> None:
        """Put the table on the clipboard: clean text with tabs, as spreadsheets take it."""
        columns = range(self.table.columnCount())
        across = Qt.Orientation.Horizontal
        heads = [self.table.headerData(column, across) for column in columns]
        lines = [["№", translate("CrossTable", "Name"), *heads]]
        for position, row in enumerate(self.table.rows):
            cells = [self.table.index(position, column).data() for column in columns]
            texts = [cell.replace("\n", " ").strip() for cell in cells]
            lines.append([str(row.standing.number), row.name, *texts])
        QGuiApplication.clipboard().setText("\n".join("\t".join(line) for line in lines))

    def keyboardSearch(self, search: str) -> None:  # noqa: N802
        """Go to the player whose name begins with the letters typed without a pause."""
        if not is_letter(search):
            return
        typed = self._name.add(search)
        named = (row for row in self.table.rows if begins((row.name,), typed))
        if row := next(named, None):
            self.select(row.standing.player)
        else:
            QApplication.beep()
            self._name.forget()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self.viewport())
        self._cells.paint(painter, event.rect())
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self._light_up()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self._light_up()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._measured.clear()
            self._fit()

    def _fit(self) -> None:
        """Make letters and cells as large as the whole table in this window allows."""
        if not self.table.rows:
            return
        usual = Letters()
        scale = next((each for each in _SCALES if self._has_room(each, usual)), 1.0)
        letters = Letters(scale) if scale > 1 else usual
        height = letters.metrics.height()
        head, rows = height + px(_PADDING), len(self.table.rows)
        smallest = round(height * (1 + 0.35 * self.table.cycles)) - 2
        most = round(height * _LARGEST)
        down = min(max((self.height() - head) // rows, smallest), most)
        if down == smallest and not self.table.is_square:
            # Where it is scrolled in any case it need not be tight.
            down = row_height()
        room = self.width()
        if rows * down + head > self.height():
            room -= self.verticalScrollBar().sizeHint().width()
        names, widths = self._share(room, scale, usual, smallest=smallest, most=down)
        side = min(down, widths[0]) if self.table.is_of_signs and self.table.cell_count else down
        self._show_at(letters, names, widths, row=max(side, smallest), head=head)

    def _has_room(self, scale: float, usual: Letters) -> bool:
        """Whether all is seen in letters that are so much larger."""
        height = usual.metrics.height() * scale
        cell = height * _ROOMY * (1 if self.table.cycles == 1 else 1.3)
        words = self._widths(range(self.table.cell_count, self.table.columnCount()))
        across = self._names.needed(usual) * scale + sum(words) * scale
        across += 2 * px(_PADDING) * len(words) + self.table.cell_count * self._cell(cell, scale)
        down = height + px(_PADDING) + len(self.table.rows) * cell
        return across <= self.width() and down <= self.height()

    def _cell(self, side: float, scale: float) -> float:
        """Return how wide a cell of a game should be: as it is high, or as its words are."""
        if self.table.is_of_signs:
            return side
        widest = max(self._widths(range(self.table.cell_count)), default=0)
        return widest * scale + 2 * px(_PADDING)

    def _share(
        self, room: int, scale: float, usual: Letters, *, smallest: int, most: int
    ) -> tuple[int, dict[int, int]]:
        """Return how wide the names and each column are that stay. Where there is no room, padding
        and cells give way first, then tie-breaks go, the last one first, and names are cut last.
        """
        games = range(self.table.cell_count)
        beside = range(self.table.cell_count, self.table.columnCount())
        words = dict(zip(beside, self._widths(beside), strict=True))
        names, padding = round(self._names.needed(usual) * scale), px(_PADDING)
        cell = round(self._cell(smallest, scale))

        def needed() -> int:
            values = sum(round(width * scale) + 2 * padding for width in words.values())
            return names + len(games) * cell + values

        if needed() > room:
            padding, cell = px(_TIGHT), self._narrowest_cell(smallest, usual)
        for column in self.table.ranked_values:
            if needed() > room:
                del words[column]
        if (lacking := needed() - room) > 0:
            names = min(names, max(names - lacking, _NARROWEST_NAME * usual.metrics.height()))
        spare = (room - needed()) // max(len(games), 1)
        widest = most if self.table.is_of_signs else 2 * cell
        cell = max(cell, min(cell + spare, widest))
        values = {column: round(width * scale) + 2 * padding for column, width in words.items()}
        return names, {**dict.fromkeys(games, cell), **values}

    def _show_at(
        self, letters: Letters, names: int, widths: Mapping[int, int], *, row: int, head: int
    ) -> None:
        """Show the table in these letters and sizes; columns without a width are hidden."""
        self._cells.use(letters)
        self._names.letters = self._numbers.letters = letters
        self._names.setFixedWidth(names)
        self._numbers.setFixedHeight(head)
        self._names.setDefaultSectionSize(row)
        columns = range(self.table.columnCount())
        self.table.hidden = frozenset(columns) - widths.keys()
        for column in columns:
            if self.isColumnHidden(column) != (column in self.table.hidden):
                self.setColumnHidden(column, column in self.table.hidden)
        for column, width in widths.items():
            self.setColumnWidth(column, width)
        self.updateGeometries()
        self._corner.setGeometry(0, 0, names, head)
        self._corner.raise_()
        self._light_up()

    def _narrowest_cell(self, smallest: int, letters: Letters) -> int:
        """Return the width that the number of an opponent needs, or the words of a round."""
        if self.table.is_of_signs:
            return min(smallest, letters.metrics_of_bold.horizontalAdvance("00") + px(2))
        return max(self._widths(range(self.table.cell_count)), default=0) + 2 * px(_TIGHT)

    def _widths(self, columns: Sequence[int]) -> list[int]:
        """Return how wide the widest text of each column is in usual letters, measured once."""
        metrics = Letters().metrics_of_bold
        for column in columns:
            if column not in self._measured:
                head = self.table.headerData(column, Qt.Orientation.Horizontal)
                self._measured[column] = widest(metrics, {head, *self.table.texts(column)})
        return [self._measured[column] for column in columns]

    def _light_up(self) -> None:
        self.viewport().update()
        self._names.viewport().update()
        self._numbers.viewport().update()
        self._corner.update()
