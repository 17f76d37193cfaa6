"""A bracket on the page: boxes in columns, joined by lines."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from arbiter_app.documents.pdf.primitives import (
    MM,
    Face,
    Measure,
    Primitive,
    Stroke,
    Text,
)
from arbiter_app.documents.pdf.strips import Measured, Strip, Strips
from arbiter_app.documents.pdf.tables import levelled
from arbiter_app.documents.pdf.text import LEADING, LONG_WORD, baseline, longest_piece, wrap
from arbiter_app.documents.report import (
    Align,
    BracketBox,
    BracketCaption,
    BracketDrawing,
    BracketLine,
    BracketSheets,
)

_ROW = 1.38
"""Height of a row, in sizes: a line of type and its share of the room between boxes."""
_PADDING = 0.1
"""Room above or below a name, in sizes."""
_SIDE = 0.3
"""Room left and right of a text, in sizes."""
_BETWEEN = 1.8
"""Width between columns, in sizes: for the lines, and the number of a match above them."""
_MOST_BETWEEN = 12 * MM
_TO_WRITE = 6.0
"""Width of a name that is still to be written, in sizes."""
_MOST_GROWTH = 0.6
"""By how much of its own width spare room widens a column at most."""
_MARK = 0.75
_SMALLEST = 9.0
"""Size of the numbers of matches, in sizes, and at least."""
_UNDER_CAPTION = 0.45
"""Room between the line on which a caption stands and its first row, in sizes."""
_CAPITALS = 0.72
_UNDER_LINE = 0.1
"""How far type reaches above its line, and below it without covering anything, in sizes."""
_ROUNDING = 0.01
_SHRUNK = 0.84
"""How small names are set at most that would take several lines, in sizes."""


def bracket_strips(block: BracketSheets, frame: Measured, division: int) -> Strips:
    """Return a strip for each drawing of a bracket that is divided in one of its ways; none of
    them is divided between pages.
    """
    drawings = [_laid(each, frame) for each in block.ways[division]]
    strips = (
        Strip(
            height=laid.head + laid.block.rows * laid.row + 0.5 * frame.size,
            draw=partial(_draw, laid),
            stretches=laid.block.rows,
        )
        for laid in drawings
    )
    return Strips(
        tuple(strips),
        wrapped=sum(laid.wrapped for laid in drawings),
        broken=any(laid.broken for laid in drawings),
    )


@dataclass(frozen=True, slots=True)
class _Name:
    """The name of one of the two of a box, in the lines of type that it takes."""

    line: BracketLine
    texts: tuple[str, ...]
    scale: float = 1.0
    """The size of its type, in sizes."""

    def height(self, size: float) -> float:
        return (LEADING * len(self.texts) * self.scale + _PADDING) * size


@dataclass(frozen=True, slots=True, kw_only=True)
class _Laid:
    """A bracket at a size of type; heights are counted from the top of the strip."""

    block: BracketDrawing
    size: float
    lefts: tuple[float, ...]
    """Where each column begins."""
    widths: tuple[float, ...]
    number: float
    """Width of the numbers of players."""
    score: float
    """Width of the points."""
    row: float
    titles: tuple[tuple[str, ...], ...]
    """What stands above each column, in lines."""
    names: tuple[tuple[_Name, _Name], ...]
    """Of each box."""
    fits: bool
    """Whether every column is as wide as its longest word."""

    @property
    def head(self) -> float:
        """The height of what stands above the columns."""
        lines = max((len(title) for title in self.titles if any(title)), default=0)
        return (LEADING * lines + 0.6) * self.size

    @property
    def wrapped(self) -> int:
        return sum(len(name.texts) > 1 for both in self.names for name in both)

    @property
    def broken(self) -> bool:
        """Whether words do not fit, or boxes would cover each other or what stands above them."""
        return (
            not self.fits
            or any(
                self.bottom(upper) > self.top(lower) + _ROUNDING
                for column in range(len(self.widths))
                for upper, lower in pairwise(self._downwards(column))
            )
            or any(map(self._is_covered, self.block.captions))
        )

    def floor(self, caption: BracketCaption) -> float:
        """Return the line of type on which a caption stands."""
        return self.head + (caption.row + 1) * self.row - _UNDER_CAPTION * self.size

    def _is_covered(self, caption: BracketCaption) -> bool:
        """Whether a box of its column reaches into a caption."""
        floor = self.floor(caption)
        top, bottom = floor - _CAPITALS * self.size, floor + _UNDER_LINE * self.size
        return any(
            self.top(box) < bottom and self.bottom(box) > top
            for box in self._downwards(caption.column)
        )

    def middle(self, box: int) -> float:
        """Return where the line between the two players of a box is."""
        return self.head + self.block.boxes[box].row * self.row

    def top(self, box: int) -> float:
        return self.middle(box) - self.names[box][0].height(self.size)

    def bottom(self, box: int) -> float:
        return self.middle(box) + self.names[box][1].height(self.size)

    def left(self, box: int) -> float:
        return self.lefts[self.block.boxes[box].column]

    def right(self, box: int) -> float:
        return self.left(box) + self.widths[self.block.boxes[box].column]

    def goes_up(self, box: int) -> bool:
        """Whether the way on from a box goes upwards."""
        return any(
            start == box and self.middle(end) < self.middle(start)
            for start, end in self.block.lines
        )

    def _downwards(self, column: int) -> Sequence[int]:
        boxes = [at for at, box in enumerate(self.block.boxes) if box.column == column]
        return sorted(boxes, key=self.middle)


def _laid(block: BracketDrawing, frame: Measured) -> _Laid:
    size, measure = frame.size, frame.measure
    lines = [line for box in block.boxes for line in box.lines]
    number = max((measure(line.number, Face.SANS_BOLD) for line in lines), default=0.0)
    score = max((measure(line.score, Face.SANS_BOLD) for line in lines), default=0.0)
    beside = _beside(number, score)
    columns = range(len(block.columns))
    natural = [(_natural(block, column, measure) + beside) * size for column in columns]
    least = [(_least(block, column, measure) + beside) * size for column in columns]
    between = _BETWEEN * size
    room = frame.width - between * (len(columns) - 1)
    widths = _widened(natural, room) if sum(natural) <= room else levelled(natural, least, room)
    if len(columns) > 1:
        spare = frame.width - sum(widths)
        between = max(between, min(spare / (len(columns) - 1), _MOST_BETWEEN))
    for_name = [width / size - beside + _ROUNDING for width in widths]
    return _Laid(
        block=block,
        size=size,
        lefts=tuple(frame.left + sum(widths[:each]) + between * each for each in columns),
        widths=tuple(widths),
        number=number * size,
        score=score * size,
        row=_ROW * size + frame.roominess,
        titles=tuple(
            wrap(title, Face.SANS_BOLD, (width + between) / size, measure)
            for title, width in zip(block.columns, widths, strict=True)
        ),
        names=tuple(_names(box, for_name[box.column], frame) for box in block.boxes),
        fits=sum(least) <= room + _ROUNDING,
    )


def _beside(number: float, score: float) -> float:
    """Return what a box is wider than its names, in sizes."""
    return sum(each + _SIDE for each in (number, score) if each) + 2 * _SIDE + bool(score) * _SIDE


def _natural(block: BracketDrawing, column: int, measure: Measure) -> float:
    """Return the width of the longest name of a column in one line, in sizes."""
    names = (measure(line.name, _face(line)) for line in _lines(block, column))
    return max((_TO_WRITE, *names))


def _least(block: BracketDrawing, column: int, measure: Measure) -> float:
    """Return the width of the longest word of a column, in sizes; a very long one is broken."""
    words = (longest_piece(line.name, _face(line), measure) for line in _lines(block, column))
    return max((_TO_WRITE, *(min(word, LONG_WORD) for word in words)))


def _lines(block: BracketDrawing, column: int) -> Iterator[BracketLine]:
    return (line for box in block.boxes if box.column == column for line in box.lines)


def _widened(widths: Sequence[float], room: float) -> list[float]:
    """Share half of the spare room out among the columns; the other half goes between them."""
    growth = min(_MOST_GROWTH, (room - sum(widths)) / 2 / sum(widths))
    return [width * (1 + growth) for width in widths]


def _names(box: BracketBox, width: float, frame: Measured) -> tuple[_Name, _Name]:
    above, below = (_name(line, width, frame) for line in box.lines)
    return above, below


def _name(line: BracketLine, width: float, frame: Measured) -> _Name:
    wanted = frame.measure(line.name, _face(line))
    scale = max(_SHRUNK, width / wanted) if frame.shrinks and wanted > width else 1.0
    return _Name(
        line, wrap(line.name, _face(line), width / scale + _ROUNDING, frame.measure), scale
    )


def _face(line: BracketLine) -> Face:
    return Face.SANS_BOLD if line.strong else Face.SANS


def _draw(laid: _Laid, y: float) -> list[Primitive]:
    return [
        *_draw_titles(laid, y),
        *(_draw_line(laid, y, upper, lower) for upper, lower in laid.block.lines),
        *(
            primitive
            for box in range(len(laid.block.boxes))
            for primitive in _draw_box(laid, box, y)
        ),
    ]


def _draw_titles(laid: _Laid, y: float) -> Iterator[Primitive]:
    size = laid.size
    for left, lines in zip(laid.lefts, laid.titles, strict=True):
        for index, line in enumerate(lines):
            top = y + LEADING * size * index
            yield _text(line, left, top + baseline(size), size, Face.SANS_BOLD)
    for caption in laid.block.captions:
        floor = y + laid.floor(caption)
        yield _text(caption.text, laid.lefts[caption.column], floor, size, Face.SANS_BOLD)


def _draw_line(laid: _Laid, y: float, start: int, end: int) -> Stroke:
    """Return the way from a box to the one where its winner goes on."""
    right, left = laid.right(start), laid.left(end)
    bend = left - _BETWEEN * laid.size / 2
    above, below = y + laid.middle(start), y + laid.middle(end)
    corners = ((right, above), (bend, above), (bend, below), (left, below))
    return Stroke(corners=corners, faint=laid.block.boxes[start].quiet)


def _draw_box(laid: _Laid, at: int, y: float) -> Iterator[Primitive]:
    box, size = laid.block.boxes[at], laid.size
    left, right = laid.left(at), laid.right(at)
    top, middle, bottom = (y + each for each in (laid.top(at), laid.middle(at), laid.bottom(at)))
    if box.quiet:
        yield Stroke(corners=((left, middle), (right, middle)), faint=True)
    else:
        outline = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
        yield Stroke(corners=outline)
        yield Stroke(corners=((left, middle), (right, middle)))
        if laid.score:
            x = right - laid.score - 2 * _SIDE * size
            yield Stroke(corners=((x, top), (x, bottom)))
    for name, begins in zip(laid.names[at], (top, middle), strict=True):
        yield from _draw_name(laid, name, left, right, begins)
    if box.mark:
        mark = max(_MARK * size, _SMALLEST)
        # Beside the line that leads on, not under it.
        is_below = laid.goes_up(at)
        yield Text(
            x=right + 0.15 * size,
            baseline=middle + (0.2 * size + _CAPITALS * mark if is_below else -0.2 * size),
            text=box.mark,
            face=Face.SANS,
            size=mark,
            faint=True,
        )


def _draw_name(
    laid: _Laid, name: _Name, left: float, right: float, top: float
) -> Iterator[Primitive]:
    size, line = laid.size, name.line
    face, small = _face(line), name.scale * laid.size
    first = top + _PADDING / 2 * size + baseline(small)
    x = left + _SIDE * size
    if laid.number:
        x += laid.number
        yield _text(line.number, x, first, size, Face.SANS, Align.RIGHT, faint=line.faint)
        x += _SIDE * size
    for index, text in enumerate(name.texts):
        yield Text(
            x=x,
            baseline=first + LEADING * small * index,
            text=text,
            face=face,
            size=small,
            struck=line.struck,
            faint=line.faint,
        )
    if line.score:
        x = right - _SIDE * size - laid.score / 2
        yield _text(line.score, x, first, size, face, Align.CENTRE, faint=line.faint)


def _text(
    text: str,
    x: float,
    floor: float,
    size: float,
    face: Face,
    align: Align = Align.LEFT,
    *,
    faint: bool = False,
) -> Text:
    return Text(x=x, baseline=floor, text=text, face=face, size=size, align=align, faint=faint)
