"""The widths of columns and the heights of rows of a table at a size of type."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil

from arbiter_app.documents.pdf.primitives import MM, Box, Face, Measure, Primitive, Text
from arbiter_app.documents.pdf.text import LEADING, LONG_WORD, baseline, longest_piece, wrap
from arbiter_app.documents.pdf.typography import fraction_of, is_figure, whole_of
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
_SMALLEST_HEAD = 9.0
"""Its size at least, where the body is not smaller."""
_SQUARE = (1.8, 2.6)
"""Narrowest and widest column of a result alone, in sizes."""
_TO_WRITE = 18 * MM
"""Width of a column to write in."""
_ROW_TO_WRITE = 8 * MM
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
class MeasuredTable:
    """A table with what its columns need, in sizes, so that it can be laid at many sizes."""

    table: Table
    natural: tuple[float, ...]
    """Width of the widest cell in one line."""
    least: tuple[float, ...]
    """Width of the widest piece that cannot be wrapped."""
    heads: tuple[float, ...]
    """Width of the widest piece of each title, in sizes of the head."""
    fractions: tuple[float | None, ...]
    """Width of the widest fraction of a column of figures, which are aligned before it; None in
    other columns."""
    lines: tuple[int, ...]
    """How many lines each row has at least: of results that stand below each other."""
    measure: Measure

    def lay(self, size: float, width: float, *, roominess: float = 0.0) -> "LaidTable":
        """Return the table in a width, with `roominess` more height for every row."""
        kinds = tuple(column.kind for column in self.table.columns)
        ways, broken = _widths(kinds, self.natural, self._least(size), size, width)
        tried = [(*self._lines_of_rows(widths, size), widths) for widths in ways]
        lines, wrapped, widths = min(tried, key=lambda way: (sum(way[0]), way[1]))
        more = (count - least for count, least in zip(lines, self.lines, strict=True))
        above = _ABOVE_SMALL if size < _SMALL else _ABOVE
        lowest = _ROW_TO_WRITE + roominess if ColumnKind.WRITING in kinds else 0.0
        heights = tuple(
            max((count * LEADING + 2 * above) * size + roominess, lowest) for count in lines
        )
        return LaidTable(
            measured=self,
            size=size,
            widths=widths,
            head_height=self._head_height(widths, size),
            heights=heights,
            wrapped=wrapped,
            tall=any(each > 1 for each in more),
            broken=broken,
        )

    def fits(self, size: float, width: float) -> bool:
        """Whether no word has to be broken in a width."""
        kinds = [column.kind for column in self.table.columns]
        _, needs = _needs(kinds, self.natural, self._least(size), size)
        return sum(needs) <= width + _ROUNDING

    def parts(self, size: float, width: float) -> tuple["MeasuredTable", ...]:
        """Return the table in as many parts as its columns need in a width, each of which begins
        with the columns up to the first with words: numbers and names.
        """
        kinds = [column.kind for column in self.table.columns]
        _, needs = _needs(kinds, self.natural, self._least(size), size)
        key = kinds.index(ColumnKind.TEXT) + 1 if ColumnKind.TEXT in kinds else 1
        room, others = width - sum(needs[:key]), needs[key:]
        if sum(needs) <= width + _ROUNDING or not others or max(others) > room:
            return (self,)
        # Parts are about as wide as each other.
        count = ceil(sum(others) / room - _ROUNDING)
        while (ends := _ends(others, count, room)) is None:
            count += 1
        starts = (0, *ends[:-1])
        return tuple(
            self.part((*range(key), *range(key + start, key + end)))
            for start, end in zip(starts, ends, strict=True)
        )

    def _least(self, size: float) -> tuple[float, ...]:
        """Return the width that each column needs, titles included, in sizes."""
        return tuple(
            max(need, head * head_scale(size))
            for need, head in zip(self.least, self.heads, strict=True)
        )

    def _lines_of_rows(self, widths: Sequence[float], size: float) -> tuple[Sequence[int], int]:
        """Return how many lines every row has, and how many cells more than they have to."""
        tight = [
            (index, _room(width, size))
            for index, (column, width) in enumerate(zip(self.table.columns, widths, strict=True))
            if column.kind is ColumnKind.TEXT and _room(width, size) < self.natural[index]
        ]
        if not tight:
            return self.lines, 0
        lines, wrapped = list(self.lines), 0
        for index, room in tight:
            for number, row in enumerate(self.table.rows):
                cell = row[index]
                face = _face(cell)
                if self.measure(cell.text, face) <= room:
                    continue
                count = len(wrap(cell.text, face, room, self.measure))
                if count > cell.text.count("\n") + 1:
                    wrapped += longest_piece(cell.text, face, self.measure) <= LONG_WORD
                lines[number] = max(lines[number], count)
        return lines, wrapped

    def lines_of(self, cell: Cell, index: int, width: float, size: float) -> tuple[str, ...]:
        """Return the lines of a cell of a column that is so wide."""
        if self.table.columns[index].kind is not ColumnKind.TEXT:
            return tuple(cell.text.split("\n"))
        return wrap(cell.text, _face(cell), _room(width, size), self.measure)

    def lines_of_head(self, index: int, width: float, size: float) -> tuple[str, ...]:
        """Return the lines of the title of a column that is so wide."""
        column = self.table.columns[index]
        if column.kind is ColumnKind.SCORE:
            return (column.title,)
        room = (width / size - 2 * _SIDE) / head_scale(size) + _ROUNDING
        return wrap(column.title, Face.SANS_BOLD, room, self.measure)

    def _head_height(self, widths: Sequence[float], size: float) -> float:
        lines = max(
            len(self.lines_of_head(index, width, size)) for index, width in enumerate(widths)
        )
        return (lines * LEADING * head_scale(size) + 2 * _ABOVE) * size

    def part(self, chosen: Sequence[int]) -> "MeasuredTable":
        """Return the table with the columns at these places alone."""
        return replace(
            self,
            table=with_columns(self.table, chosen),
            natural=tuple(self.natural[index] for index in chosen),
            least=tuple(self.least[index] for index in chosen),
            heads=tuple(self.heads[index] for index in chosen),
            fractions=tuple(self.fractions[index] for index in chosen),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidTable:
    """A table at a size, ready to be placed row by row; its cells are wrapped as they are drawn."""

    measured: MeasuredTable
    size: float
    widths: tuple[float, ...]
    head_height: float
    heights: tuple[float, ...]
    """Height of each row."""
    wrapped: int
    """How many cells need more lines than they have."""
    tall: bool
    """Whether one of them needs three lines or more."""
    broken: bool
    """Whether a word had to be broken."""

    @property
    def height(self) -> float:
        return self.head_height + sum(self.heights)

    def draw_head(self, x: float, y: float) -> list[Primitive]:
        """Return the titles of the columns."""
        cells = [Cell(column.title) for column in self.measured.table.columns]
        lines = [
            self.measured.lines_of_head(index, width, self.size)
            for index, width in enumerate(self.widths)
        ]
        return self._draw(cells, lines, x, y, self.head_height, in_head=True)

    def draw_row(self, number: int, x: float, y: float) -> list[Primitive]:
        """Return a row by its place in the table."""
        cells = self.measured.table.rows[number]
        lines = [
            self.measured.lines_of(cell, index, width, self.size)
            for index, (cell, width) in enumerate(zip(cells, self.widths, strict=True))
        ]
        return self._draw(cells, lines, x, y, self.heights[number], in_head=False)

    def _draw(
        self,
        cells: Sequence[Cell],
        lines_of_cells: Sequence[Sequence[str]],
        x: float,
        y: float,
        height: float,
        *,
        in_head: bool,
    ) -> list[Primitive]:
        size = self.size * head_scale(self.size) if in_head else self.size
        drawn: list[Primitive] = []
        for index, (cell, lines) in enumerate(zip(cells, lines_of_cells, strict=True)):
            width = self.widths[index]
            drawn.append(
                Box(
                    x=x,
                    y=y,
                    width=width,
                    height=height,
                    tinted=in_head,
                    hatched=cell.diagonal,
                    apart=self.measured.table.columns[index].apart,
                )
            )
            align, anchor = self._anchor(index, cell, in_head=in_head)
            top = y + (height - LEADING * size * len(lines)) / 2
            drawn.extend(
                Text(
                    x=x + anchor,
                    baseline=top + LEADING * size * count + baseline(size),
                    text=line,
                    face=Face.SANS_BOLD if cell.strong or in_head else Face.SANS,
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

    def _anchor(self, index: int, cell: Cell, *, in_head: bool) -> tuple[Align, float]:
        """Return how a text of the column is aligned, and where in the column it is anchored."""
        column, width = self.measured.table.columns[index], self.widths[index]
        if column.align is Align.LEFT:
            return Align.LEFT, _SIDE * self.size
        fractions = self.measured.fractions[index]
        if in_head or (fractions is None and column.align is Align.CENTRE):
            return Align.CENTRE, width / 2
        # Figures are aligned inside a block as wide as the widest of them.
        right = (width + self.measured.natural[index] * self.size) / 2
        if not fractions:
            return Align.RIGHT, right
        own = self.measured.measure(fraction_of(cell.text), _face(cell))
        return Align.RIGHT, right - (fractions - own) * self.size


def with_columns(table: Table, chosen: Sequence[int]) -> Table:
    """Return a table with the columns at these places alone."""
    return replace(
        table,
        columns=tuple(table.columns[index] for index in chosen),
        rows=tuple(tuple(row[index] for index in chosen) for row in table.rows),
    )


def head_scale(size: float) -> float:
    """Return the size of the titles of columns, in sizes of the type below them."""
    return min(1.0, max(_HEAD, _SMALLEST_HEAD / size))


@lru_cache(maxsize=256)
def _widths(
    kinds: tuple[ColumnKind, ...],
    natural: tuple[float, ...],
    least: tuple[float, ...],
    size: float,
    width: float,
) -> tuple[tuple[tuple[float, ...], ...], bool]:
    """Return ways to share a width among columns from what they need, the best of which is that of
    the fewest lines, and whether words have to be broken.

    Remembered, since all tables of a grid have the same.
    """
    wishes, needs = _needs(kinds, natural, least, size)
    spare = width - sum(wishes)
    if spare >= 0:
        return (_widened(kinds, wishes, spare, size),), False
    if sum(needs) <= width + _ROUNDING:
        spare = max(width - sum(needs), 0.0)
        asked = sum(wishes) - sum(needs)
        shares = tuple(
            need + spare * (wish - need) / asked for wish, need in zip(wishes, needs, strict=True)
        )
        return (levelled(wishes, needs, width), shares), False
    floor = [
        min(need, 3 * size) if kind is ColumnKind.TEXT else need
        for need, kind in zip(needs, kinds, strict=True)
    ]
    return (levelled(needs, floor, width),), True


def _needs(
    kinds: Sequence[ColumnKind],
    natural_in_sizes: Sequence[float],
    least_in_sizes: Sequence[float],
    size: float,
) -> tuple[list[float], list[float]]:
    """Return the width of each column in one line, and the least it can do with."""
    natural: list[float] = []
    least: list[float] = []
    both = list(zip(kinds, least_in_sizes, strict=True))
    squares = [need for kind, need in both if kind is ColumnKind.SCORE]
    sides = 2 * _SIDE * size
    for index, (kind, need) in enumerate(both):
        word = need * size + sides
        match kind:
            case ColumnKind.TEXT:
                natural.append(max(natural_in_sizes[index] * size + sides, word))
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


def _widened(
    kinds: Sequence[ColumnKind], natural: Sequence[float], spare: float, size: float
) -> tuple[float, ...]:
    """Give spare width to squares, then a little to words and figures, the rest to words."""
    widths = list(natural)
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


def _ends(widths: Sequence[float], count: int, room: float) -> tuple[int, ...] | None:
    """Return where each of so many parts about as wide as each other ends; None where one of them
    is too wide.
    """
    ends: list[int] = []
    start, total = 0, sum(widths)
    for number in range(1, count + 1):
        end = start
        while end < len(widths) and (
            number == count or sum(widths[: end + 1]) <= total * number / count + _ROUNDING
        ):
            end += 1
        if end == start or sum(widths[start:end]) > room + _ROUNDING:
            return None
        ends.append(end)
        start = end
    return tuple(ends)


def _room(width: float, size: float) -> float:
    """Return the room for words in a column, in sizes."""
    return width / size - 2 * _SIDE + _ROUNDING


def measured(table: Table, measure: Measure) -> MeasuredTable:
    """Return a table with what its columns need."""
    natural, least, heads, fractions = [], [], [], []
    for index, column in enumerate(table.columns):
        texts = {(row[index].text, _face(row[index])) for row in table.rows}
        pieces = {each: longest_piece(*each, measure) for each in texts}
        widest = max(
            (
                min(measure(line, face), LONG_WORD)
                if column.kind is ColumnKind.TEXT and pieces[text, face] > LONG_WORD
                else measure(line, face)
                for text, face in texts
                for line in text.split("\n")
            ),
            default=0.0,
        )
        fraction = _widest_fraction(column, texts, measure)
        if fraction:
            wholes = (measure(whole_of(text), face) for text, face in texts)
            widest = max(widest, max(wholes) + fraction)
        fractions.append(fraction)
        room = column.room * _LETTER
        natural.append(max(widest, room))
        piece = min(max(pieces.values(), default=0.0), LONG_WORD)
        least.append(max(piece if column.kind is ColumnKind.TEXT else widest, room))
        heads.append(longest_piece(column.title, Face.SANS_BOLD, measure))
    return MeasuredTable(
        table=table,
        natural=_shared(table, natural),
        least=_shared(table, least),
        heads=_shared(table, heads),
        fractions=tuple(fractions),
        lines=tuple(max(cell.text.count("\n") + 1 for cell in row) for row in table.rows),
        measure=measure,
    )


def _widest_fraction(
    column: Column, texts: Collection[tuple[str, Face]], measure: Measure
) -> float | None:
    """Return the width of the widest fraction of a column of figures; None of another."""
    filled = [(text, face) for text, face in texts if text]
    if column.kind is not ColumnKind.NUMBER or column.align is Align.LEFT or not filled:
        return None
    if not all(is_figure(text) for text, _ in filled):
        return None
    return max(measure(fraction_of(text), face) for text, face in filled)


def measured_alike(tables: Sequence[Table], measure: Measure) -> tuple[MeasuredTable, ...]:
    """Return tables with the needs of the widest, so that their columns stand in line."""
    each = [measured(table, measure) for table in tables]
    natural, least, heads = (
        tuple(map(max, zip(*needs, strict=True)))
        for needs in (
            [table.natural for table in each],
            [table.least for table in each],
            [table.heads for table in each],
        )
    )
    return tuple(replace(table, natural=natural, least=least, heads=heads) for table in each)


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
