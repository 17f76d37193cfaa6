"""The head of a sheet: who holds what, what the sheet is, who approves it, and the logo."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from arbiter_app.documents.pdf.primitives import MM, Face, Picture, Primitive, Rule, Text
from arbiter_app.documents.pdf.strips import Measured, Strip, gap
from arbiter_app.documents.pdf.text import LEADING, baseline, wrap, wrap_by_language
from arbiter_app.documents.report import Align, Approval, Heading
from arbiter_app.domain.facts.logo import Logo

_LINE_TO_WRITE = 8 * MM
_SMALLEST = 9.0
"""The smallest type of a sheet that is filed, but for its footer."""
_APPROVAL_WIDTH = 75 * MM
_LOGO_WIDTH, _LOGO_HEIGHT = 26 * MM, 18 * MM
_BESIDE_LOGO = 3 * MM
_BELOW_LOGO = 2 * MM
_MOST_SEEN = 22.0
"""Size of document and round on a sheet that hangs on a wall, at least."""


def head_of_sheet(heading: Heading, frame: Measured, logo: Logo | None) -> tuple[Strip, ...]:
    """Return the centred head of the first page, with the logo at its left."""
    scale = min(max(frame.size / 10, _SMALLEST / 10), 1.3)
    large = max(_MOST_SEEN, 1.3 * frame.size) / scale
    lines = (
        (heading.organiser, Face.SERIF, 10.0, 2.0),
        (heading.event, Face.SERIF_BOLD, 12.0, 2.0),
        (heading.place_and_dates, Face.SERIF, 10.0, 4.0),
        (heading.tournament, Face.SERIF_BOLD, large if frame.is_posted else 15.0, 2.0),
        (heading.document, Face.SERIF_BOLD, large if frame.is_posted else 15.0, 1.0),
        (heading.subtitle, Face.SERIF_BOLD, large if frame.is_posted else 12.5, 0.0),
    )
    picture = _logo(logo, frame) if logo else None
    beside = (picture.width + _BESIDE_LOGO) if picture else 0.0
    bottom = picture.height if picture else 0.0
    made = [*(approval(heading.approval, frame) if heading.approval else ())]
    for text, face, size, below in lines:
        if text:
            free = frame.width - (2 * beside if _height(made) < bottom else 0.0)
            made += (*_centred(text, face, size * scale, frame, free), gap(below * scale))
    made.append(gap(max(5 * scale, bottom + _BELOW_LOGO - _height(made) if picture else 0.0)))
    if picture is None:
        return tuple(made)
    return (Strip(height=0.0, draw=lambda y: [replace(picture, y=y)], keep=True), *made)


def _logo(logo: Logo, frame: Measured) -> Picture:
    """Return the logo at the upper left, as large as its place lets it be."""
    scale = min(_LOGO_WIDTH / logo.width, _LOGO_HEIGHT / logo.height)
    width, height = logo.width * scale, logo.height * scale
    return Picture(x=frame.left, y=0.0, width=width, height=height, data=logo.picture)


def _height(made: Sequence[Strip]) -> float:
    return sum(each.height for each in made)


def approval(block: Approval, frame: Measured) -> tuple[Strip, ...]:
    """Return the corner of who approves the sheet, with room for his signature and the date."""
    size = 10.0
    x = frame.left + frame.width - _APPROVAL_WIDTH

    def draw(line: str, face: Face, y: float) -> list[Primitive]:
        return [Text(x=x, baseline=y + baseline(size), text=line, face=face, size=size)]

    def draw_rule(y: float) -> list[Primitive]:
        return [Rule(x=x, y=y + _LINE_TO_WRITE, width=_APPROVAL_WIDTH)]

    by = wrap(block.by, Face.SERIF, _APPROVAL_WIDTH / size, frame.measure)
    lines = [(block.word, Face.SERIF_BOLD), *((line, Face.SERIF) for line in by)]
    height = LEADING * size
    return (
        *(Strip(height=height, draw=partial(draw, *line), keep=True) for line in lines),
        Strip(height=_LINE_TO_WRITE + 2, draw=draw_rule, keep=True),
        Strip(height=1.3 * height, draw=partial(draw, block.date, Face.SERIF), keep=True),
        gap(4 * MM),
    )


def _centred(text: str, face: Face, size: float, frame: Measured, free: float) -> list[Strip]:
    """Return the lines of a text in the middle of the page, no wider than what is `free`."""

    def draw(line: str, y: float) -> list[Primitive]:
        return [
            Text(
                x=frame.left + frame.width / 2,
                baseline=y + baseline(size),
                text=line,
                face=face,
                size=size,
                align=Align.CENTRE,
            )
        ]

    lines = wrap_by_language(text, face, free / size, frame.measure)
    return [Strip(height=LEADING * size, draw=partial(draw, line), keep=True) for line in lines]
