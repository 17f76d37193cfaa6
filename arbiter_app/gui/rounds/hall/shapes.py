"""How the boards of a round are divided into pages, columns and rows of letters of one size."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QSizeF

from arbiter_app.gui.parts.hall.names import FORMS
from arbiter_app.gui.parts.hall.writing import LINE, width_of
from arbiter_app.gui.rounds.hall.scene import Meeting, Row

HEAD = 1.12
"""Letters of a match beside those of its boards."""
GAP = 0.5
"""Room after a number, beside marks and before cells, in heights of letters."""
DISC = 0.95
"""Room for the sign of a colour."""
CELL = 1.1
"""Room for what a team got on a board, where no names are told."""
HEAD_LINE, CARD_GAP = 1.5, 0.6
"""Height of a match above its boards, and room between two of them, in heights of letters."""
ROW_LINE = 1.4
"""Height of a match or a board that stands alone."""
BETWEEN = 0.045
"""Room between two columns, as a part of the width."""
_MOST_COLUMNS = 3
_FITTING = 0.95
"""How many of the names set the size of all; longer ones are shortened further."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Widths:
    """How wide the parts of a row are, in heights of its letters."""

    label: float
    disc: float
    """0 where no colours are told."""
    name: float
    longest: float
    """Of all names; what of it has no room is shortened further."""
    mark: float
    sign: float
    cells: float

    @property
    def beside_names(self) -> float:
        """All but the names."""
        cells = GAP + self.cells if self.cells else 0
        return self.label + 3 * GAP + 2 * (self.disc + self.mark) + self.sign + cells

    @property
    def total(self) -> float:
        """All of it."""
        return self.beside_names + 2 * self.name


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """A division."""

    columns: int
    rows: int
    """Of matches, or of boards that stand alone, in a column."""
    pages: int
    form: int
    """How far names are shortened."""
    pixels: int
    """How high the letters of a board are."""
    widths: Widths


def shape(
    meetings: Sequence[Meeting], body: QSizeF, least: int, most: int, *, has_names: bool
) -> Shape:
    """Return the division with the fewest pages, then the least shortened names, then the largest
    letters; with names cut where there is no other.
    """
    height = card_height(meetings, has_names=has_names)
    found = list(_shapes(meetings, body, least, most, height, has_names=has_names))
    if found:
        return min(found, key=lambda each: (each.pages, each.form, -each.pixels))
    widths = _widths(meetings, FORMS - 1, has_names=has_names)
    return _shape(meetings, body, least, height, 1, FORMS - 1, widths)


def card_height(meetings: Sequence[Meeting], *, has_names: bool) -> float:
    """Return how high a match with its boards is, or a row that stands alone, in heights of its
    letters.
    """
    boards = max((len(each.boards) for each in meetings), default=0) if has_names else 0
    return HEAD_LINE + boards * LINE + CARD_GAP if boards else ROW_LINE


def _shapes(
    meetings: Sequence[Meeting],
    body: QSizeF,
    least: int,
    most: int,
    height: float,
    *,
    has_names: bool,
) -> Iterator[Shape]:
    for form in range(FORMS):
        widths = _widths(meetings, form, has_names=has_names)
        for columns in range(1, _MOST_COLUMNS + 1):
            across = int(column_width(body.width(), columns) / widths.total)
            if across >= least:
                highest = min(across, most)
                yield _shape(meetings, body, least, height, columns, form, widths, highest)


def _shape(
    meetings: Sequence[Meeting],
    body: QSizeF,
    least: int,
    height: float,
    columns: int,
    form: int,
    widths: Widths,
    most: int | None = None,
) -> Shape:
    """Return a division into so many columns, whose pages are as full as each other."""
    room = max(int(body.height() / (least * height)), 1)
    pages = max(ceil(len(meetings) / (columns * room)), 1)
    rows = max(ceil(len(meetings) / (columns * pages)), 1)
    pixels = max(min(int(body.height() / (rows * height)), most or least), least)
    return Shape(columns=columns, rows=rows, pages=pages, form=form, pixels=pixels, widths=widths)


def column_width(width: float, columns: int) -> float:
    """Return how wide each of so many columns is."""
    return width * (1 - BETWEEN * (columns - 1)) / columns


def _widths(meetings: Sequence[Meeting], form: int, *, has_names: bool) -> Widths:
    boards = [row for each in meetings for row in each.boards] if has_names else []
    heads = [each.head for each in meetings]
    scale = HEAD if boards else 1.0
    rows: list[tuple[Row, float]] = [(row, scale) for row in heads]
    rows += [(row, 1.0) for row in boards]
    names = sorted(
        scale * width_of(name[form], is_bold=True)
        for row, scale in rows
        for name in (row.first, row.second)
    )
    marks = [
        scale * width_of(mark, is_bold=True) for row, scale in rows for mark in row.marks or ()
    ]
    sign = width_of(" – ")
    notes = max((width_of(row.note) for row, _ in rows), default=0)
    # Room for a half is kept, so that nothing moves when one comes.
    half = scale * width_of("0½" if any(each.boards for each in meetings) else "½", is_bold=True)
    cells = 0 if has_names else max((len(each.boards) for each in meetings), default=0) * CELL
    return Widths(
        label=max((scale * width_of(row.label) for row, scale in rows), default=0),
        disc=DISC if any(row.colour for row, _ in rows) else 0,
        name=names[ceil(_FITTING * (len(names) - 1))] if names else 0,
        longest=names[-1] if names else 0,
        mark=max((half, (notes - sign) / 2, *marks)),
        sign=sign,
        cells=cells,
    )
