"""The widths of columns and the heights of rows of a table at a size of type."""

from collections.abc import Sequence
from dataclasses import dataclass

from arbiter_app.documents.pdf.primitives import MM, Box, Face, Measure, Primitive, Text
from arbiter_app.documents.pdf.text import LEADING, baseline, longest_piece, wrap
from arbiter_app.documents.report import Align, Cell, Column, ColumnKind, Table

_SIDE = 0.4
"""Room left and right of a text, in sizes."""
_ABOVE = 0.2
"""Room above and below it."""
_ABOVE_SMALL = 0.12
"""The same in small type, which is there to save height."""
_SMALL = 9.0
_LETTER = 0.5
"""Width of a letter as letters are on the average."""
_HEAD = 0.88
"""Size of the head, in sizes of the body."""
_SQUARE = (1.8, 2.6)
"""Narrowest and widest column of a result alone, in sizes."""
_TO_WRITE = 18 * MM
"""Width of a column to write in."""
_ROW_TO_WRITE = 10 * MM
_GROWTH = (
    (ColumnKind.SCORE, 1.2),
    (ColumnKind.WRITING, 1.7),
    (ColumnKind.TEXT, 1.4),
    (ColumnKind.NUMBER, 1.5),
)
"""Which columns take spare width first, and how many times their own they take."""
_HALVINGS = 30
_ROUNDING = 0.01


@dataclass(frozen=True, slots=True)
class Row:
    """The lines of every cell, and the height they need."""

    cells: tuple[Cell, ...]
    lines: tuple[tuple[str, ...], ...]
    height: float


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidTable:
    """A table at a size, ready to be placed row by row."""

    columns: tuple[Column, ...]
    widths: tuple[float, ...]
    blocks: tuple[float, ...]
    """Width of the widest text of each column: figures are aligned inside it."""
    size: float
    head: Row
    rows: tuple[Row, ...]
    wrapped: int
    """How many cells need more lines than they have."""
    broken: bool
    """Whether a word had to be broken."""

    @property
    def width(self) -> float:
        return sum(self.widths)

    @property
    def height(self) -> float:
        return self.head.height + sum(row.height for row in self.rows)

    def draw_head(self, x: float, y: float) -> list[Primitive]:
        return self._draw(self.head, x, y, Face.SANS_BOLD, self.size * _HEAD, tinted=True)

    def draw_row(self, row: Row, x: float, y: float) -> list[Primitive]:
        return self._draw(row, x, y, Face.SANS, self.size, tinted=False)

    def _draw(
        self, row: Row, x: float, y: float, face: Face, size: float, *, tinted: bool
    ) -> list[Primitive]:
        drawn: list[Primitive] = []
        for index, (cell, lines) in enumerate(zip(row.cells, row.lines, strict=True)):
            width = self.widths[index]
            box = Box(
                x=x,
                y=y,
                width=width,
                height=row.height,
                tinted=tinted,
                hatched=cell.diagonal,
                apart=self.columns[index].apart,
            )
            drawn.append(box)
            align, anchor = self._anchor(index, head=tinted)
            top = y + (row.height - LEADING * size * len(lines)) / 2
            drawn.extend(
                Text(
                    x=x + anchor,
                    baseline=top + LEADING * size * count + baseline(size),
                    text=line,
                    face=Face.SANS_BOLD if cell.strong else face,
                    size=size,
                    align=align,
                    struck=cell.struck,
                    faint=cell.faint,
                )
                for count, line in enumerate(lines)
                if line
            )
            x += width
        return drawn

    def _anchor(self, index: int, *, head: bool) -> tuple[Align, float]:
        """Return how a text of the column is aligned, and where in the column it is anchored."""
        column, width = self.columns[index], self.widths[index]
        if column.align is Align.LEFT:
            return Align.LEFT, _SIDE * self.size
        if column.align is Align.CENTRE or head:
            return Align.CENTRE, width / 2
        return Align.RIGHT, (width + self.blocks[index]) / 2


@dataclass(frozen=True, slots=True)
class MeasuredTable:
    """A table with what its columns need, in sizes, so that it can be laid at many sizes."""

    table: Table
    natural: tuple[float, ...]
    """Width of the widest cell in one line."""
    least: tuple[float, ...]
    """Width of the widest piece that cannot be wrapped, head included."""
    measure: Measure

    def lay(self, size: float, width: float, *, roominess: float = 0.0) -> LaidTable:
        """Return the table in a width, with `roominess` more height for every row."""
        widths, broken = self._widths(size, width)
        head = tuple(Cell(column.title) for column in self.table.columns)
        rows = [self._row(row, widths, size, roominess) for row in self.table.rows]
        return LaidTable(
            columns=self.table.columns,
            widths=widths,
            blocks=tuple(natural * size for natural in self.natural),
            size=size,
            head=self._head(head, widths, size),
            rows=tuple(rows),
            wrapped=sum(
                len(lines) > cell.text.count("\n") + 1
                for row in rows
                for cell, lines in zip(row.cells, row.lines, strict=True)
            ),
            broken=broken,
        )

    def _widths(self, size: float, width: float) -> tuple[tuple[float, ...], bool]:
        natural, least = self._needs(size)
        spare = width - sum(natural)
        if spare >= 0:
            return self._widened(natural, spare, size), False
        if sum(least) <= width + _ROUNDING:
            return levelled(natural, least, width), False
        floor = [
            min(need, 3 * size) if column.kind is ColumnKind.TEXT else need
            for need, column in zip(least, self.table.columns, strict=True)
        ]
        return levelled(least, floor, width), True

    def _needs(self, size: float) -> tuple[list[float], list[float]]:
        """Return the width of each column in one line, and the least it can do with."""
        natural: list[float] = []
        least: list[float] = []
        squares = [
            need
            for need, column in zip(self.least, self.table.columns, strict=True)
            if column.kind is ColumnKind.SCORE
        ]
        sides = 2 * _SIDE * size
        for index, column in enumerate(self.table.columns):
            word = self.least[index] * size + sides
            match column.kind:
                case ColumnKind.TEXT:
                    natural.append(max(self.natural[index] * size + sides, word))
                    least.append(word)
                case ColumnKind.NUMBER:
                    natural.append(word)
                    least.append(word)
                case ColumnKind.SCORE:
                    square = max(_SQUARE[0] * size, (max(squares) + _SIDE) * size)
                    natural.append(square)
                    least.append(square)
                case ColumnKind.WRITING:
                    natural.append(max(_TO_WRITE, word))
                    least.append(max(_TO_WRITE, word))
        return natural, least

    def _widened(self, natural: Sequence[float], spare: float, size: float) -> tuple[float, ...]:
        """Give spare width to squares, then a little to words and figures, the rest to words."""
        widths = list(natural)
        kinds = [column.kind for column in self.table.columns]
        for kind, factor in _GROWTH:
            chosen = [index for index, each in enumerate(kinds) if each is kind]
            square = _SQUARE[1] * size if kind is ColumnKind.SCORE else 0.0
            room = [max(square, factor * natural[i]) - widths[i] for i in chosen]
            share = min(1.0, spare / sum(room)) if any(room) else 0.0
            for index, more in zip(chosen, room, strict=True):
                widths[index] += share * more
            spare -= share * sum(room)
        words = sum(natural[i] for i, kind in enumerate(kinds) if kind is ColumnKind.TEXT)
        for index, kind in enumerate(kinds):
            if kind is ColumnKind.TEXT:
                widths[index] += spare * natural[index] / words
        return tuple(widths)

    def _row(
        self, cells: Sequence[Cell], widths: Sequence[float], size: float, roominess: float
    ) -> Row:
        lines = tuple(
            self._lines(cell, column, width / size - 2 * _SIDE)
            for cell, column, width in zip(cells, self.table.columns, widths, strict=True)
        )
        above = _ABOVE_SMALL if size < _SMALL else _ABOVE
        height = (max(map(len, lines)) * LEADING + 2 * above) * size + roominess
        if any(column.kind is ColumnKind.WRITING for column in self.table.columns):
            height = max(height, _ROW_TO_WRITE + roominess)
        return Row(tuple(cells), lines, height)

    def _lines(self, cell: Cell, column: Column, width: float) -> tuple[str, ...]:
        if column.kind is not ColumnKind.TEXT:
            return tuple(cell.text.split("\n"))
        return wrap(cell.text, _face(cell), width + _ROUNDING, self.measure)

    def _head(self, cells: Sequence[Cell], widths: Sequence[float], size: float) -> Row:
        lines = tuple(
            (cell.text,)
            if column.kind is ColumnKind.SCORE
            else wrap(
                cell.text,
                Face.SANS_BOLD,
                (width / size - 2 * _SIDE) / _HEAD + _ROUNDING,
                self.measure,
            )
            for cell, column, width in zip(cells, self.table.columns, widths, strict=True)
        )
        height = (max(map(len, lines)) * LEADING * _HEAD + 2 * _ABOVE) * size
        return Row(tuple(cells), lines, height)


def measured(table: Table, measure: Measure) -> MeasuredTable:
    """Return a table with what its columns need."""
    natural, least = [], []
    for index, column in enumerate(table.columns):
        cells = [row[index] for row in table.rows]
        widest = max(
            (measure(line, _face(cell)) for cell in cells for line in cell.text.split("\n")),
            default=0.0,
        )
        piece = max((longest_piece(cell.text, _face(cell), measure) for cell in cells), default=0.0)
        head = longest_piece(column.title, Face.SANS_BOLD, measure) * _HEAD
        room = column.room * _LETTER
        natural.append(max(widest, room))
        least.append(max(piece if column.kind is ColumnKind.TEXT else widest, head, room))
    return MeasuredTable(table, _shared(table, natural), _shared(table, least), measure)


def _shared(table: Table, needs: Sequence[float]) -> tuple[float, ...]:
    """Return the needs with the greatest of them for all columns of a family."""
    families = [column.family or index for index, column in enumerate(table.columns)]
    return tuple(
        max(need for need, other in zip(needs, families, strict=True) if other == family)
        for family in families
    )


def _face(cell: Cell) -> Face:
    return Face.SANS_BOLD if cell.strong else Face.SANS


def levelled(natural: Sequence[float], least: Sequence[float], width: float) -> tuple[float, ...]:
    """Cut the widest columns down to one level at which all fit, none below its least."""
    low, high = 0.0, max(natural)
    for _ in range(_HALVINGS):
        level = (low + high) / 2
        total = sum(max(need, min(wish, level)) for wish, need in zip(natural, least, strict=True))
        low, high = (level, high) if total <= width else (low, level)
    return tuple(max(need, min(wish, low)) for wish, need in zip(natural, least, strict=True))
