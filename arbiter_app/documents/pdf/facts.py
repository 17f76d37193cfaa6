"""Things and what is said of them, as a poster or the head of a protocol lists them."""

from dataclasses import replace
from functools import partial

from arbiter_app.documents.pdf.primitives import Face, Primitive, Text
from arbiter_app.documents.pdf.strips import Measured, Strip, Strips
from arbiter_app.documents.pdf.text import LEADING, baseline, wrap
from arbiter_app.documents.report import Facts

_MOST_FOR_THINGS = 0.36
"""Share of the width that the things take at most."""
_BETWEEN = 1.0
"""Room between a thing and what is said of it, in sizes."""
_BELOW = 0.35
"""Height below each of them, in sizes."""


def fact_strips(block: Facts, frame: Measured) -> Strips:
    """Return a strip per line of type; spare height goes between the things if they are large."""
    size = frame.size if block.large else frame.note
    measure = frame.measure
    things = [frame.measure(thing, Face.SANS_BOLD) for thing, _ in block.lines]
    width = min(max(things, default=0.0) + _BETWEEN, _MOST_FOR_THINGS * frame.width / size)
    strips: list[Strip] = []
    for thing, said in block.lines:
        left = wrap(thing, Face.SANS_BOLD, width - _BETWEEN, measure)
        right = wrap(said, Face.SANS, frame.width / size - width, measure)
        last = max(len(left), len(right)) - 1
        for index in range(last + 1):
            texts = [
                Text(x=x, baseline=0, text=lines[index], face=face, size=size)
                for x, lines, face in (
                    (frame.left, left, Face.SANS_BOLD),
                    (frame.left + width * size, right, Face.SANS),
                )
                if index < len(lines)
            ]
            room = frame.roominess if block.large else 0.0
            below = _BELOW * size + room if index == last else 0.0
            strips.append(
                Strip(
                    height=LEADING * size + below,
                    draw=partial(_draw, texts),
                    keep=index in (0, last - 1) and index != last,
                    stretches=int(index == last and block.large),
                )
            )
    return Strips(tuple(strips))


def _draw(texts: list[Text], y: float) -> list[Primitive]:
    return [replace(text, baseline=y + baseline(text.size)) for text in texts]
