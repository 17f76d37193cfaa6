"""Pieces of paper to cut out, in rows as wide as the page, none divided between pages."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from arbiter_app.documents.pdf.primitives import MM, Dashes, Face, Primitive, Text
from arbiter_app.documents.pdf.strips import Measured, Strip, Strips, gap
from arbiter_app.documents.pdf.text import LEADING, baseline, wrap
from arbiter_app.documents.report import Align, Card, Cards, CardSize

_TITLE = 11.0
_SMALLEST = 4.5
_SHRINK = 0.9
_SIDE = 4 * MM
_TOP = 3 * MM


@dataclass(frozen=True, slots=True)
class _Shape:
    """What a card of a size looks like."""

    width: float
    height: float
    largest: float
    """Size of the large words, where they are few enough."""
    small: float
    """Size of the small lines, where they are few enough."""
    folded: bool


_SHAPES = {
    CardSize.SLIP: _Shape(36 * MM, 34 * MM, 36.0, 6.5, folded=True),
    CardSize.LABEL: _Shape(90 * MM, 55 * MM, 40.0, 11.0, folded=False),
}


def card_strips(block: Cards, frame: Measured) -> Strips:
    """Return the title and the rows of cards; the title stays with the first row."""
    shape = _SHAPES[block.size]
    across = max(int((frame.width + 0.5) // shape.width), 1)
    rows = [block.cards[start : start + across] for start in range(0, len(block.cards), across)]
    return Strips(
        (
            gap(2 * MM),
            *_title(block.title, frame),
            gap(1.5 * MM),
            *(
                Strip(height=shape.height, draw=partial(_draw_row, row, shape, frame))
                for row in rows
            ),
        )
    )


def _title(text: str, frame: Measured) -> list[Strip]:
    def draw(line: str, y: float) -> list[Primitive]:
        place = y + baseline(_TITLE)
        return [Text(x=frame.left, baseline=place, text=line, face=Face.SANS, size=_TITLE)]

    lines = wrap(text, Face.SANS, frame.width / _TITLE, frame.measure) if text else ()
    height = LEADING * _TITLE
    return [Strip(height=height, draw=partial(draw, line), keep=True) for line in lines]


def _draw_row(cards: Sequence[Card], shape: _Shape, frame: Measured, y: float) -> list[Primitive]:
    width = shape.width * len(cards)
    drawn: list[Primitive] = [
        Dashes(x=frame.left, y=y, width=width),
        Dashes(x=frame.left, y=y + shape.height, width=width),
    ]
    for index in range(len(cards) + 1):
        drawn.append(Dashes(x=frame.left + index * shape.width, y=y, height=shape.height))
    if shape.folded:
        fold = y + shape.height / 2
        drawn.append(Dashes(x=frame.left, y=fold, width=width, dotted=True))
    for index, card in enumerate(cards):
        drawn += _draw_card(card, shape, frame, frame.left + index * shape.width, y)
    return drawn


def _draw_card(card: Card, shape: _Shape, frame: Measured, x: float, y: float) -> list[Primitive]:
    """Return the words of a card: small ones at its edges, the large between them or, on a slip,
    on the half below the fold.
    """
    middle, room = x + shape.width / 2, shape.width - 2 * _SIDE

    def centred(text: str, face: Face, size: float, place: float) -> Text:
        return Text(x=middle, baseline=place, text=text, face=face, size=size, align=Align.CENTRE)

    small, above, below = _small_lines(card, shape, room, frame)
    step = LEADING * small
    foot = y + shape.height - _TOP - step * len(below)
    drawn: list[Primitive] = [
        centred(line, Face.SANS, small, top + step * index + baseline(small))
        for lines, top in ((above, y + _TOP), (below, foot))
        for index, line in enumerate(lines)
    ]
    top = y + shape.height / 2 if shape.folded else y + _TOP + step * len(above)
    size = min(
        shape.largest,
        room / frame.measure(card.large, Face.SANS_BOLD) if card.large else shape.largest,
        (foot - top) / LEADING,
    )
    centre = (top + foot) / 2
    return [*drawn, centred(card.large, Face.SANS_BOLD, size, centre + 0.35 * size)]


def _small_lines(
    card: Card, shape: _Shape, room: float, frame: Measured
) -> tuple[float, tuple[str, ...], tuple[str, ...]]:
    """Return the size of the small type and its lines above and below, which leave half the card
    to the large words.
    """
    size = shape.small
    while True:
        above, below = (
            wrap(text, Face.SANS, room / size, frame.measure) if text else ()
            for text in (card.above, card.below)
        )
        height = LEADING * size * (len(above) + len(below))
        if height <= shape.height / 2 - _TOP or size < _SMALLEST:
            return size, above, below
        size *= _SHRINK
