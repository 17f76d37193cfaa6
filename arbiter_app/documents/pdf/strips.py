"""A report cut into strips as wide as the page, none of which is divided between pages."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self

from arbiter_app.documents.pdf.primitives import MM, Face, Measure, Primitive, Rule, Text
from arbiter_app.documents.pdf.tables import levelled
from arbiter_app.documents.pdf.text import LEADING, baseline, wrap
from arbiter_app.documents.report import (
    Align,
    Paragraph,
    Signature,
    WritingLine,
)

Draw = Callable[[float], list[Primitive]]
"""Return what to draw when the strip begins at this y."""

GUTTER = 5 * MM
"""Width between what stands side by side."""
_LINE_TO_WRITE = 8 * MM
_LEAST_TO_WRITE = 20 * MM
"""Length of a rule to write on, beside its label."""
_ROOM_TO_SIGN = 11 * MM
_RULE_TO_SIGN = 30 * MM
_TEXT_TO_RULE = 2 * MM
_STAMP = 9
_NOTE = 14.0
"""Size of words beside a table on a sheet that hangs on a wall."""
_FILED_NOTE = 10.0
"""The same on one that is filed."""
_SMALLEST = 9.0
"""The smallest type of a sheet that is filed, but for its footer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Strip:
    height: float
    draw: Draw
    keep: bool = False
    """Whether it stays on a page with the next one."""
    head: "Strip | None" = None
    """What is repeated above it where a page begins with it."""
    stretches: int = 0
    """How many rows of it spare height of the page makes roomier."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """What is set: the text area of the page, its left edge, the size of type."""

    left: float
    width: float
    height: float
    size: float
    measure: Measure
    is_posted: bool = False
    """Whether it hangs on a wall."""
    roominess: float = 0.0
    """Spare height of the page for every row."""
    shrinks: bool = False
    """Whether names of a drawing are set in smaller type before they take several lines."""

    @property
    def note(self) -> float:
        """The size of words beside tables."""
        return min(self.size, _NOTE if self.is_posted else _FILED_NOTE)


@dataclass(frozen=True, slots=True)
class Strips:
    """The strips of a block, and how well it fitted."""

    strips: tuple[Strip, ...]
    wrapped: int = 0
    tall: bool = False
    """Whether a cell of one line has become three lines or more."""
    broken: bool = False


def gap(height: float) -> Strip:
    return Strip(height=height, draw=lambda _: [], keep=True)


def paragraph(block: Paragraph, frame: Measured) -> Strips:
    """Return a strip per line; neither the first nor the last stands alone on a page."""
    size = frame.note
    face = Face.SANS_BOLD if block.strong else Face.SANS

    def draw(line: str, y: float) -> list[Primitive]:
        return [Text(x=frame.left, baseline=y + baseline(size), text=line, face=face, size=size)]

    lines = wrap(block.text, face, frame.width / size, frame.measure)
    last = len(lines) - 1
    strips = tuple(
        Strip(
            height=LEADING * size,
            draw=partial(draw, line),
            keep=block.strong or index in (0, last - 1, last),
        )
        for index, line in enumerate(lines)
    )
    return Strips((gap(0.35 * size), *strips))


def small_print(text: str, frame: Measured) -> tuple[Strip, ...]:
    """Return a strip per line of what the sheet rests on, which stay with what follows."""
    size = _SMALLEST

    def draw(line: str, y: float) -> list[Primitive]:
        return [
            Text(x=frame.left, baseline=y + baseline(size), text=line, face=Face.SANS, size=size)
        ]

    lines = wrap(text, Face.SANS, frame.width / size, frame.measure)
    height = LEADING * size
    return (
        gap(0.3 * size),
        *(Strip(height=height, draw=partial(draw, line), keep=True) for line in lines),
    )


def writing_line(block: WritingLine, frame: Measured) -> Strips:
    """Return labels that share the line, each followed by a rule to write on; where they leave no
    room to write, as in two languages, as few lines as do.
    """
    needed = max(_label_width(label, frame) for label in block.labels)
    needed += frame.note + _LEAST_TO_WRITE
    across = max(min(int(frame.width / needed), len(block.labels)), 1)
    return Strips(
        tuple(
            _written_on(block.labels[first : first + across], frame.width / across, frame)
            for first in range(0, len(block.labels), across)
        )
    )


def _label_width(label: str, frame: Measured) -> float:
    return frame.measure(label, Face.SANS) * frame.note + (0.5 * frame.note if label else 0)


def _written_on(labels: Sequence[str], share: float, frame: Measured) -> Strip:
    """Return a line of labels, each with its share of it; one that leaves no room is broken."""
    size = frame.note
    broken = [
        wrap(label, Face.SANS, (share - _LEAST_TO_WRITE) / size, frame.measure) for label in labels
    ]
    above = LEADING * size * (max(map(len, broken), default=1) - 1)

    def draw(y: float) -> list[Primitive]:
        drawn: list[Primitive] = []
        floor = y + above + _LINE_TO_WRITE - 0.3 * size
        for index, lines in enumerate(broken):
            x = frame.left + index * share
            used = _label_width(lines[-1], frame)
            between = 0.0 if index == len(labels) - 1 else size
            drawn += (
                Text(
                    x=x,
                    baseline=floor - LEADING * size * (len(lines) - 1 - number),
                    text=line,
                    face=Face.SANS,
                    size=size,
                )
                for number, line in enumerate(lines)
            )
            drawn.append(Rule(x=x + used, y=floor + 1.5, width=share - used - between))
        return drawn

    return Strip(height=above + _LINE_TO_WRITE, draw=draw, keep=True)


def signatures(signing: Sequence[Signature], stamp: str, frame: Measured) -> Strip:
    """Return all signatures as one strip; small type on a wide page has two side by side."""
    if frame.width > 220 * MM and frame.size < 10 and len(signing) > 1:
        width = (frame.width - GUTTER) / 2
        rows = (len(signing) + 1) // 2
        columns = [
            _LaidSignatures.of(part, width, frame) for part in (signing[:rows], signing[rows:])
        ]
    else:
        width = min(frame.width, 190 * MM)
        columns = [_LaidSignatures.of(signing, width, frame)]

    pitch = max(column.height for column in columns)

    def draw(y: float) -> list[Primitive]:
        drawn: list[Primitive] = []
        for index, column in enumerate(columns):
            drawn += column.draw(frame.left + index * (width + GUTTER), y, pitch)
        middle = frame.left + columns[0].office_width + columns[0].rule_width / 2
        return [*drawn, _stamp(stamp, middle, y + pitch)]

    rows = max(len(column.offices) for column in columns)
    return Strip(height=rows * pitch + 2 * _STAMP, draw=draw)


def _stamp(text: str, x: float, floor: float) -> Text:
    below = floor + 1.5 + baseline(_STAMP) + 1
    return Text(x=x, baseline=below, text=text, face=Face.SANS, size=_STAMP, align=Align.CENTRE)


@dataclass(frozen=True, slots=True, kw_only=True)
class _LaidSignatures:
    """Offices, rules and names, which stand below each other in three columns."""

    offices: tuple[tuple[str, ...], ...]
    names: tuple[tuple[str, ...], ...]
    office_width: float
    rule_width: float
    width: float
    size: float

    @classmethod
    def of(cls, signing: Sequence[Signature], width: float, frame: Measured) -> Self:
        """Return the signatures in a width; the rule takes what the texts leave it."""
        size = min(frame.size, 10.0)

        def natural(text: str) -> float:
            return frame.measure(text, Face.SANS) * size + 2 * _TEXT_TO_RULE

        wished = (
            max(natural(each.office) for each in signing),
            max(natural(each.name) if each.name else 0.0 for each in signing),
        )
        office, name = levelled(wished, (0.0, 0.0), width - _RULE_TO_SIGN)
        return cls(
            offices=tuple(_wrapped(each.office, office, size, frame) for each in signing),
            names=tuple(_wrapped(each.name, name, size, frame) for each in signing),
            office_width=office,
            rule_width=min(width - office - name, 2 * _RULE_TO_SIGN),
            width=width,
            size=size,
        )

    @property
    def height(self) -> float:
        """Return how far apart the signatures must stand."""
        lines = max(map(len, (*self.offices, *self.names)))
        return max(_ROOM_TO_SIGN, LEADING * self.size * lines + 4 * MM)

    def draw(self, x: float, y: float, pitch: float) -> list[Primitive]:
        """Return the signatures below each other, their rules `pitch` apart."""
        return [
            primitive
            for index in range(len(self.offices))
            for primitive in self._draw_one(index, x, y + (index + 1) * pitch)
        ]

    def _draw_one(self, index: int, x: float, floor: float) -> list[Primitive]:
        """Return a signature with the last line of its texts standing at `floor`."""
        rule = x + self.office_width
        named = any(self.names[index])
        return [
            *self._text(self.offices[index], x, floor),
            Rule(
                x=rule,
                y=floor + 1.5,
                width=self.rule_width if named else self.width - self.office_width,
            ),
            *self._text(self.names[index], rule + self.rule_width + _TEXT_TO_RULE, floor),
        ]

    def _text(self, lines: Sequence[str], x: float, floor: float) -> list[Primitive]:
        first = floor - LEADING * self.size * (len(lines) - 1)
        return [
            Text(
                x=x,
                baseline=first + LEADING * self.size * index,
                text=line,
                face=Face.SANS,
                size=self.size,
            )
            for index, line in enumerate(lines)
        ]


def _wrapped(text: str, width: float, size: float, frame: Measured) -> tuple[str, ...]:
    return wrap(text, Face.SANS, (width - _TEXT_TO_RULE) / size, frame.measure)
