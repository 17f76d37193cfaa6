"""How the cells of the cross table are painted: in one pass, each ink and letter taken once."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QBrush, QFontInfo, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QTableView

from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.look.appearance import colour, pen
from arbiter_app.gui.look.sizes import Type, letters, px
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.parts.tables.row_paint import divided, paint_frame
from arbiter_app.gui.table.cross_model import CrossTableModel

_ALONE, _IN_A_LOW_CELL, _ONE_OF_SEVERAL = 0.56, 0.7, 0.78
"""How high a sign is beside the room it has in its cell."""
_LARGEST_SIGN = 1.55
"""Beside the letters of the table."""
_HATCH = 5

Section = tuple[int, int, int]
"""A row or a column that is seen: its number, where it begins, how far it goes."""


class Letters:
    """The letters of the table at one size, usual and bold, with their measures."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.usual = letters(Type.TEXT, scale=scale)
        self.bold = letters(Type.TEXT, scale=scale, bold=True)
        self.struck = letters(Type.TEXT, scale=scale)
        self.struck.setStrikeOut(True)
        self.metrics = QFontMetrics(self.usual)
        self.metrics_of_bold = QFontMetrics(self.bold)


class _Signs:
    """Signs of one height, usual and bold, with the width of each."""

    def __init__(self, height: int) -> None:
        scale = height / QFontInfo(letters(Type.TEXT)).pixelSize()
        self.fonts = {bold: letters(Type.TEXT, scale=scale, bold=bold) for bold in (False, True)}
        metrics = {bold: QFontMetrics(font) for bold, font in self.fonts.items()}
        self.middle = round(metrics[False].capHeight() / 2)
        """From the middle of a sign down to the line it stands on."""
        self.half_of = cache(lambda sign, bold: metrics[bold].horizontalAdvance(sign) // 2)


class CellPainter:
    """Paints what is seen of the games and the values; row and column of the selected player are
    lit.
    """

    def __init__(self, view: QTableView, table: CrossTableModel) -> None:
        self._view = view
        self._table = table
        self._letters = Letters()
        self._signs: dict[int, _Signs] = {}
        self._blocks: dict[int, tuple[int, int]] = {}
        self._words: dict[tuple[Token, bool, int], list[tuple[int, int, str]]] = {}

    def use(self, letters_: Letters) -> None:
        """Write in these letters, or the same ones of other texts."""
        self._letters = letters_
        self._signs.clear()
        self._blocks.clear()

    def paint(self, painter: QPainter, area: QRect) -> None:
        """Paint the cells of an area."""
        view = self._view
        rows = [
            (row, view.rowViewportPosition(row), view.rowHeight(row))
            for row in range(len(self._table.rows))
            if not view.isRowHidden(row)
        ]
        columns = [
            (column, view.columnViewportPosition(column), view.columnWidth(column))
            for column in range(self._table.columnCount())
            if not view.isColumnHidden(column)
        ]
        rows = [row for row in rows if row[1] <= area.bottom() and row[1] + row[2] > area.top()]
        columns = [
            one for one in columns if one[1] <= area.right() and one[1] + one[2] > area.left()
        ]
        if not rows or not columns:
            return
        games = [column for column in columns if column[0] < self._table.cell_count]
        self._paint_grounds(painter, rows, columns, games)
        self._words = defaultdict(list)
        for column in games:
            self._collect_signs(rows, column)
        for column in columns[len(games) :]:
            self._collect_values(rows, column)
        self._write(painter)
        self._rule(painter, rows, columns, games)
        current = view.currentIndex()
        if current.isValid():
            paint_frame(painter, view.visualRect(current), has_keys=view.hasFocus())

    def _paint_grounds(
        self,
        painter: QPainter,
        rows: Sequence[Section],
        columns: Sequence[Section],
        games: Sequence[Section],
    ) -> None:
        view, lit = self._view, colour(Token.LIT)
        selected = selected_player(view, self._table)
        left, right = columns[0][1], columns[-1][1] + columns[-1][2]
        held = colour(Token.HELD)
        hatch = _hatching(view.devicePixelRatioF(), px(_HATCH), colour(Token.RULE).rgb())
        for row, top, height in rows:
            mine = self._table.rows[row].standing.player
            opponents = self._table.opponents[row]
            if mine == selected:
                painter.fillRect(left, top, right - left, height, lit)
            for column, start, width in games:
                opponent = opponents[column]
                if opponent == mine:
                    painter.fillRect(start, top, width, height, held)
                    painter.setBrushOrigin(start, top)
                    painter.fillRect(start, top, width, height, hatch)
                elif opponent is not None and opponent == selected:
                    painter.fillRect(start, top, width, height, lit)

    def _collect_signs(self, rows: Sequence[Section], column: Section) -> None:
        """Take down the results of a column, those of a pair below each other."""
        place, start, width = column
        table, middle = self._table, start + width // 2
        is_of_signs = table.is_of_signs
        for row, top, height in rows:
            text = table.text(row, place)
            if not text:
                continue
            lines = text.split("\n")
            room = height / len(lines)
            size = self._size(room) if len(lines) == 1 else round(room * _ONE_OF_SEVERAL)
            signs = self._signs_of(size if is_of_signs else 0)
            is_annulled = table.is_annulled_at(row, place)
            for line, sign in enumerate(lines):
                ink, is_bold = look_of(sign)
                x = middle - signs.half_of(sign, is_bold)
                y = top + round((line + 0.5) * room) + signs.middle
                key = (Token.INK3 if is_annulled else ink, is_bold, size if is_of_signs else 0)
                self._words[key].append((x, y, sign))

    def _size(self, room: float) -> int:
        """Return how high a sign is that is alone in its cell: in a low one as the names are."""
        usual = QFontInfo(self._letters.usual).pixelSize()
        return round(max(room * _ALONE, min(usual, room * _IN_A_LOW_CELL)))

    def _collect_values(self, rows: Sequence[Section], column: Section) -> None:
        """Take down the values of a column: figures as a block in its middle, units under units."""
        place, start, width = column
        table, text_letters = self._table, self._letters
        is_bold = table.is_bold(place)
        metrics = text_letters.metrics_of_bold if is_bold else text_letters.metrics
        drop = round(metrics.capHeight() / 2)
        units_end, block = self._block_of(place)
        left = start + (width - block) // 2
        for row, top, height in rows:
            text = table.text(row, place)
            units, _ = divided(text)
            x = left + units_end - metrics.horizontalAdvance(units)
            if table.is_place(place):
                x = start + (width - metrics.horizontalAdvance(text)) // 2
            is_annulled = table.is_annulled_at(row, place)
            ink = Token.INK3 if is_annulled else Token.INK if is_bold else Token.INK2
            self._words[(ink, is_bold, -1)].append((x, top + height // 2 + drop, text))

    def _block_of(self, column: int) -> tuple[int, int]:
        """Return where the units of a column end in its block, and how wide the block is."""
        if column not in self._blocks:
            is_bold = self._table.is_bold(column)
            metrics = self._letters.metrics_of_bold if is_bold else self._letters.metrics
            parts = [divided(text) for text in self._table.texts(column)]
            units = max((metrics.horizontalAdvance(part) for part, _ in parts), default=0)
            fraction = metrics.horizontalAdvance("½") if any(part for _, part in parts) else 0
            self._blocks[column] = units, units + fraction
        return self._blocks[column]

    def _write(self, painter: QPainter) -> None:
        for (ink, is_bold, size), words in self._words.items():
            if size < 0:
                font = self._letters.bold if is_bold else self._letters.usual
            else:
                font = self._signs_of(size).fonts[is_bold]
            painter.setFont(font)
            painter.setPen(colour(ink))
            for x, y, text in words:
                painter.drawText(x, y, text)

    def _signs_of(self, size: int) -> _Signs:
        """Return the signs of a height; 0 stands for that of the letters."""
        if size not in self._signs:
            usual = QFontInfo(self._letters.usual).pixelSize()
            most = round(usual * _LARGEST_SIGN)
            self._signs[size] = _Signs(min(size, most) if size else usual)
        return self._signs[size]

    def _rule(
        self,
        painter: QPainter,
        rows: Sequence[Section],
        columns: Sequence[Section],
        games: Sequence[Section],
    ) -> None:
        """Draw the lines: below each row, after each game, and a rule after the last."""
        line = colour(Token.LINE)
        left, right = columns[0][1], columns[-1][1] + columns[-1][2]
        top, bottom = rows[0][1], rows[-1][1] + rows[-1][2]
        for _, start, height in rows:
            painter.fillRect(left, start + height - 1, right - left, 1, line)
        for column, start, width in games:
            is_last = column == self._table.cell_count - 1
            ink = colour(Token.RULE) if is_last else line
            painter.fillRect(start + width - 1, top, 1, bottom - top, ink)


def look_of(text: str) -> tuple[Token, bool]:
    """Return the ink of what somebody got, and whether it is bold: who won is seen first, who lost
    last; the scores of a match are read, and stand alike.
    """
    if " / " in text:
        return Token.INK, False
    match text.rstrip("*")[-1:]:
        case "1" | "+":
            return Token.INK, True
        case "0" | "–":
            return Token.INK2, False
    return Token.INK, False


def selected_player(view: QTableView, table: CrossTableModel) -> PlayerId | None:
    """Return whose row the cursor is in."""
    row = view.currentIndex().row()
    return table.rows[row].standing.player if 0 <= row < len(table.rows) else None


@cache
def _hatching(ratio: float, size: int, _: int) -> QBrush:
    """Return the strokes of a cell in which nobody can play, drawn once for each colour."""
    tile = QPixmap(round(size * ratio), round(size * ratio))
    tile.setDevicePixelRatio(ratio)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen(Token.RULE))
    for start in (-size, 0, size):
        painter.drawLine(QPoint(start, size), QPoint(start + size, 0))
    painter.end()
    return QBrush(tile)


def elided(metrics: QFontMetrics, text: str, width: int) -> str:
    """Return a text as far as there is room for it."""
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def widest(metrics: QFontMetrics, texts: Iterable[str]) -> int:
    """Return how wide the widest of some texts is."""
    return max(map(metrics.horizontalAdvance, texts), default=0)
