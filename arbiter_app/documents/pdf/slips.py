"""Slips and cards, a sheet of them as one strip: their type is as large as each has room for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate

from arbiter_app.documents.pdf.primitives import (
    MM,
    Box,
    Dashes,
    Face,
    Measure,
    Modules,
    Primitive,
    Rule,
    Stroke,
    Text,
)
from arbiter_app.documents.pdf.strips import Measured, Strip, Strips
from arbiter_app.documents.pdf.text import (
    LEADING,
    LONG_WORD,
    baseline,
    longest_piece,
    wrap,
    wrap_by_language,
    wrap_evenly,
)
from arbiter_app.documents.report import Align
from arbiter_app.documents.slip import (
    Slip,
    SlipBoxes,
    SlipLine,
    SlipPart,
    SlipRules,
    Slips,
    SlipSize,
    SlipTable,
)

_EDGE = 4 * MM
_SHRINK = 0.93
_SMALLEST = 0.35
"""Below which type is not made smaller: words are broken then."""
_MOST_BETWEEN = 5 * MM
"""Room between the parts of a slip at most, at the usual size."""
_BETWEEN = 1 * MM
_BOX = 5.5 * MM
_TO_WRITE = 8 * MM
_CODE = 11 * MM
"""Side of a QR code: half a millimetre for each of its modules."""
_ROW = 9.0
"""Size of the type of a table."""
_CELL_EDGE = 1 * MM


def slip_strips(block: Slips, frame: Measured) -> Strips:
    """Return a strip for every sheet of slips."""
    sheets = (partial(_sheet, block, number, frame) for number in range(block.sheets))
    return Strips(tuple(Strip(height=frame.height, draw=each) for each in sheets))


def _sheet(block: Slips, number: int, frame: Measured, y: float) -> list[Primitive]:
    """Return a sheet of slips with dashes to cut along between them."""
    height = frame.height
    wide, high = frame.width / block.across, height / block.down
    drawn: list[Primitive] = []
    if block.on_sheet > 1:
        down, across = range(1, block.across), range(block.down + 1)
        drawn += [Dashes(x=frame.left + wide * each, y=y, height=height) for each in down]
        drawn += [Dashes(x=frame.left, y=y + high * each, width=frame.width) for each in across]
    for place, slip in enumerate(block.sheet(number)):
        if slip is not None:
            x = frame.left + wide * (place % block.across)
            top = y + high * (place // block.across)
            room = _Room(x + _EDGE, wide - 2 * _EDGE, frame.measure, block.largest)
            if block.folded:
                fold = top + high / 2
                drawn.append(Dashes(x=x, y=fold, width=wide, dotted=True))
                lower = _slip(slip, block, room, fold + _EDGE, high / 2 - 2 * _EDGE)
                drawn += [*lower, *_turned(lower, x + wide / 2, fold)]
            else:
                drawn += _slip(slip, block, room, top + _EDGE, high - 2 * _EDGE)
    return drawn


def _turned(lines: Sequence[Primitive], x: float, y: float) -> list[Primitive]:
    """Return lines of text as they stand upside down on the other side of a point."""
    return [
        replace(each, x=2 * x - each.x, baseline=2 * y - each.baseline, turned=True)
        for each in lines
        if isinstance(each, Text)
    ]


@dataclass(frozen=True, slots=True)
class _Room:
    """Where the parts of a slip stand, and by how much their type is larger than usual."""

    x: float
    width: float
    measure: Measure
    scale: float


@dataclass(frozen=True, slots=True)
class _Laid:
    """A part with its height, to be drawn from its top on, in more room if it takes some."""

    height: float
    draw: Callable[[float, float], list[Primitive]]
    """Takes the top and what there is of spare height."""
    broken: bool = False
    fills: bool = False
    """Whether it takes the spare height of its slip."""


def _slip(slip: Slip, block: Slips, room: _Room, top: float, height: float) -> list[Primitive]:
    """Return a slip in the largest type in which nothing is broken or cut."""
    while True:
        beside = replace(room, width=room.width - _CODE - _EDGE) if slip.code else room
        laid = [
            _part(part, beside if isinstance(part, SlipRules) else room, centred=block.centred)
            for part in slip.parts
        ]
        least = sum(each.height for each in laid) + _BETWEEN * (len(laid) - 1)
        if least <= height and not any(each.broken for each in laid):
            break
        if room.scale < _SMALLEST and least <= height:
            break
        room = replace(room, scale=room.scale * _SHRINK)
    spare, between = height - least, 0.0
    fills = any(each.fills for each in laid)
    if not fills and len(laid) > 1:
        between = min(spare / (len(laid) - 1), _MOST_BETWEEN * min(room.scale, 2.0))
    y = top + (spare - between * (len(laid) - 1)) / 2 if block.centred else top
    drawn: list[Primitive] = []
    for each in laid:
        drawn += each.draw(y, spare)
        y += each.height + (spare if each.fills else 0.0) + _BETWEEN + between
    if slip.code:
        # Beside what is written by hand, which stands last.
        left, above = room.x + room.width - _CODE, max(y - _BETWEEN - between - _CODE, top)
        drawn.append(Modules(x=left, y=above, side=_CODE, digits=slip.code))
    return drawn


def _part(part: SlipPart, room: _Room, *, centred: bool) -> _Laid:
    match part:
        case SlipLine():
            return _centred(part, room) if centred else _line(part, room)
        case SlipBoxes():
            return _boxes(part, room)
        case SlipRules():
            return _rules(part, room)
        case SlipTable():
            return _form(part, room) if part.shares else _table(part, room)


def _face(*, strong: bool) -> Face:
    return Face.SANS_BOLD if strong else Face.SANS


def _line(part: SlipLine, room: _Room) -> _Laid:
    face, size = _face(strong=part.strong), part.size.value * room.scale
    right_size = (part.right_size or part.size).value * room.scale
    taken = room.measure(part.right, Face.SANS_BOLD) * right_size if part.right else 0.0
    left = room.width - taken - (size if part.right else 0.0)
    lines = wrap_by_language(part.left, face, max(left, size) / size, room.measure)
    height = LEADING * max(size * len(lines), right_size if part.right else 0.0)

    def draw(y: float, _: float) -> list[Primitive]:
        below = height - LEADING * size * len(lines) if len(lines) == 1 else 0.0
        drawn: list[Primitive] = [
            Text(
                x=room.x,
                baseline=y + below + LEADING * size * index + baseline(size),
                text=line,
                face=face,
                size=size,
            )
            for index, line in enumerate(lines)
        ]
        if part.right:
            drawn.append(
                Text(
                    x=room.x + room.width,
                    baseline=y + baseline(right_size),
                    text=part.right,
                    face=Face.SANS_BOLD,
                    size=right_size,
                    align=Align.RIGHT,
                )
            )
        return drawn

    return _Laid(height, draw, broken=_is_broken(part.left, face, left / size, room))


def _centred(part: SlipLine, room: _Room) -> _Laid:
    face, size = _face(strong=part.strong), part.size.value * room.scale
    lines = wrap_evenly(part.left, face, room.width / size, room.measure)

    def draw(y: float, _: float) -> list[Primitive]:
        return [
            Text(
                x=room.x + room.width / 2,
                baseline=y + LEADING * size * index + baseline(size),
                text=line,
                face=face,
                size=size,
                align=Align.CENTRE,
            )
            for index, line in enumerate(lines)
        ]

    broken = _is_broken(part.left, face, room.width / size, room)
    return _Laid(LEADING * size * len(lines), draw, broken=broken)


def _is_broken(text: str, face: Face, width: float, room: _Room) -> bool:
    """Whether type has to be smaller for a word of a text to have room in a width given in sizes:
    a very long one is broken rather than make type smaller than usual.
    """
    piece = longest_piece(text, face, room.measure)
    return piece > width and (piece <= LONG_WORD or room.scale > 1)


def _boxes(part: SlipBoxes, room: _Room) -> _Laid:
    box, size = _BOX * min(room.scale, 1.5), SlipSize.NORMAL.value * room.scale
    share = room.width / len(part.labels)
    widest = max(room.measure(each, Face.SANS_BOLD) for each in part.labels) * size

    def draw(y: float, _: float) -> list[Primitive]:
        drawn: list[Primitive] = []
        for index, label in enumerate(part.labels):
            x = room.x + share * index
            place = y + box / 2 + 0.35 * size
            drawn.append(Box(x=x, y=y, width=box, height=box))
            drawn.append(
                Text(
                    x=x + box + 2 * MM,
                    baseline=place,
                    text=label,
                    face=Face.SANS_BOLD,
                    size=size,
                )
            )
        return drawn

    return _Laid(box, draw, broken=box + 2 * MM + widest > share)


def _rules(part: SlipRules, room: _Room) -> _Laid:
    size = SlipSize.SMALL.value * room.scale
    share = (room.width + _EDGE) / len(part.labels)
    width = (share - _EDGE) / size
    room_to_write = _TO_WRITE * min(room.scale, 1.3)
    below = [wrap_by_language(each, Face.SANS, width, room.measure) for each in part.labels]

    def draw(y: float, _: float) -> list[Primitive]:
        floor = y + room_to_write
        drawn: list[Primitive] = []
        for index, lines in enumerate(below):
            x = room.x + share * index
            drawn.append(Rule(x=x, y=floor, width=share - _EDGE))
            for number, line in enumerate(lines):
                place = floor + 1 + LEADING * size * number + baseline(size)
                drawn.append(Text(x=x, baseline=place, text=line, face=Face.SANS, size=size))
        return drawn

    widest = max(longest_piece(each, Face.SANS, room.measure) for each in part.labels)
    height = room_to_write + 1 + LEADING * size * max(map(len, below))
    return _Laid(height, draw, broken=widest > width)


def _table(part: SlipTable, room: _Room) -> _Laid:
    """Return a table to read: a line below its head, columns as wide as their words."""
    size = _ROW * room.scale
    heads = [text.split("\n") for text in part.head]
    columns = [
        [line for row in part.rows for line in row[at].split("\n")] for at in range(len(heads))
    ]
    natural = [
        size
        * max(
            room.measure(line, face)
            for face, lines in ((Face.SANS_BOLD, head), (Face.SANS, column))
            for line in lines
        )
        for head, column in zip(heads[:-1], columns, strict=False)
    ]
    starts = [0.0, *accumulate(width + 0.8 * size for width in natural)]
    last = room.width - starts[-1]
    step = LEADING * size

    def lines_of(row: Sequence[str]) -> list[Sequence[str]]:
        *others, text = row
        wrapped = wrap(text, Face.SANS, max(last, size) / size, room.measure)
        return [*(each.split("\n") for each in others), wrapped]

    rows = [lines_of(row) for row in part.rows]
    heights = [step * max(map(len, row)) + 0.2 * size for row in rows]
    above = step * max(map(len, heads))

    def draw_row(row: Sequence[Sequence[str]], y: float, face: Face) -> list[Primitive]:
        return [
            primitive
            for start, lines in zip(starts, row, strict=True)
            for at, line in enumerate(lines)
            for primitive in _texts(
                (line,), (start,), room.x, y + step * at + baseline(size), face, size
            )
        ]

    def draw(y: float, _: float) -> list[Primitive]:
        drawn = draw_row(heads, y, Face.SANS_BOLD)
        drawn.append(Rule(x=room.x, y=y + above + 0.2 * size, width=room.width))
        top = y + above + 0.4 * size
        for row, height in zip(rows, heights, strict=True):
            drawn += draw_row(row, top, Face.SANS)
            top += height
        return drawn

    broken = any(
        _is_broken(each, face, last / size, room)
        for face, lines in ((Face.SANS_BOLD, heads[-1]), (Face.SANS, columns[-1]))
        for each in lines
    )
    if room.scale > 1:
        # Nothing is set larger than usual at the cost of another line.
        both = zip(rows, part.rows, strict=True)
        broken = broken or any(len(laid[-1]) > row[-1].count("\n") + 1 for laid, row in both)
    return _Laid(above + 0.4 * size + sum(heights), draw, broken=broken)


def _texts(
    texts: Sequence[str], starts: Sequence[float], x: float, place: float, face: Face, size: float
) -> list[Primitive]:
    return [
        Text(x=x + start, baseline=place, text=text, face=face, size=size)
        for text, start in zip(texts, starts, strict=False)
        if text
    ]


def _form(part: SlipTable, room: _Room) -> _Laid:
    """Return a table to write in: boxes as high as there is room for."""
    size = min(_ROW * room.scale, _ROW)
    ends = [room.width * each / sum(part.shares) for each in accumulate(part.shares)]
    starts = [0.0, *ends[:-1]]
    count = len(part.rows) + 1
    widths = [
        (end - start - 2 * _CELL_EDGE) / size for start, end in zip(starts, ends, strict=True)
    ]
    wrapped = [
        [
            wrap(text, Face.SANS, width, room.measure)
            for text, width in zip(row, widths, strict=True)
        ]
        for row in (part.head, *part.rows)
    ]
    least = LEADING * size * max(1, *(len(lines) for row in wrapped for lines in row))

    def draw(y: float, spare: float) -> list[Primitive]:
        height = least + spare / count
        bottom = y + height * count
        lines = (y + height * number for number in range(count + 1))
        edges = [room.x, *(room.x + end for end in ends)]
        drawn: list[Primitive] = [
            Box(x=room.x, y=y, width=room.width, height=height, tinted=True),
            *(Rule(x=room.x, y=line, width=room.width) for line in lines),
            *(Stroke(corners=((x, y), (x, bottom))) for x in edges),
        ]
        for number, row in enumerate(wrapped):
            middle = y + height * (number + 0.5) + 0.35 * size
            for start, words in zip(starts, row, strict=True):
                for at, word in enumerate(words):
                    place = middle + LEADING * size * (at - (len(words) - 1) / 2)
                    own = (start + _CELL_EDGE,)
                    drawn += _texts((word,), own, room.x, place, Face.SANS, size)
        return drawn

    return _Laid(least * count, draw, fills=True)
