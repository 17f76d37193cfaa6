"""Tables as strips: one below the other, or small ones side by side."""

from collections.abc import Sequence
from functools import partial

from arbiter_app.documents.pdf.primitives import Face, Primitive, Text
from arbiter_app.documents.pdf.strips import GUTTER, Measured, Strip, Strips
from arbiter_app.documents.pdf.tables import LaidTable, MeasuredTable
from arbiter_app.documents.pdf.text import LEADING, wrap_by_language

_FEW_TABLES = 4
_ROWS_TOGETHER = 4
"""How many rows of a table stand on its last page at least."""
_AROUND_TITLE = 0.5
"""Room around the title of a table, in lines."""
_ABOVE_BAND = 0.4
"""Room above tables side by side that have no titles, in sizes."""


def table(measured: MeasuredTable, frame: Measured) -> Strips:
    """Return a strip per row; neither the first rows nor the last stand alone on a page. The title
    stands with the head above the rows of every page.
    """
    laid = measured.lay(frame.size, frame.width, roominess=frame.roominess)
    above = _title_lines(laid, frame.width, frame)
    height = _height_of_title(above, frame)

    def draw_head(y: float) -> list[Primitive]:
        return [*_draw_title(above, frame.left, y, frame), *laid.draw_head(frame.left, y + height)]

    head = Strip(height=height + laid.head_height, draw=draw_head, keep=True)
    last, heads = len(laid.heights) - 1, measured.table.heads
    strips = tuple(
        Strip(
            height=height,
            draw=partial(laid.draw_row, number, frame.left),
            keep=number < 2
            or number > last - _ROWS_TOGETHER
            or (bool(heads) and number + 1 not in heads),
            head=head,
            stretches=1,
        )
        for number, height in enumerate(laid.heights)
    )
    if not strips:
        return Strips((head,), broken=laid.broken)
    return Strips(strips, wrapped=laid.wrapped, tall=laid.tall, broken=laid.broken)


def _title_lines(laid: LaidTable, width: float, frame: Measured) -> tuple[str, ...]:
    title = laid.measured.table.title
    if not title:
        return ()
    return wrap_by_language(title, Face.SANS_BOLD, width / frame.size, frame.measure)


def _height_of_title(lines: Sequence[str], frame: Measured) -> float:
    return LEADING * frame.size * (len(lines) + _AROUND_TITLE) if lines else 0.0


def _draw_title(lines: Sequence[str], x: float, y: float, frame: Measured) -> list[Primitive]:
    """Return the title of a table, as low as the room for it allows."""
    floor = y + _height_of_title(lines, frame) - 0.4 * frame.size
    return [
        Text(
            x=x,
            baseline=floor - LEADING * frame.size * behind,
            text=line,
            face=Face.SANS_BOLD,
            size=frame.size,
        )
        for behind, line in enumerate(reversed(lines))
    ]


def grid(measured: Sequence[MeasuredTable], frame: Measured, across: int) -> Strips:
    """Return bands of small tables side by side, read from left to right; a few tables stay on
    one page.
    """
    width = (frame.width - GUTTER * (across - 1)) / across
    laid = [each.lay(frame.size, width) for each in measured]
    titles = [_title_lines(each, width, frame) for each in laid]
    strips = []
    for start in range(0, len(laid), across):
        band = laid[start : start + across]
        above = titles[start : start + across]
        title = max(_height_of_title(each, frame) for each in above) or _ABOVE_BAND * frame.size
        strips.append(
            Strip(
                height=title + max(each.height for each in band) + 0.8 * frame.size,
                draw=partial(_draw_band, band, above, width + GUTTER, title, frame),
                keep=len(laid) <= _FEW_TABLES or start + across >= len(laid),
            )
        )
    return Strips(
        tuple(strips),
        wrapped=sum(each.wrapped for each in laid),
        tall=any(each.tall for each in laid),
        broken=any(each.broken for each in laid),
    )


def _draw_band(
    band: Sequence[LaidTable],
    titles: Sequence[Sequence[str]],
    step: float,
    title: float,
    frame: Measured,
    y: float,
) -> list[Primitive]:
    drawn: list[Primitive] = []
    for index, (laid, lines) in enumerate(zip(band, titles, strict=True)):
        x = frame.left + index * step
        drawn += _draw_title(lines, x, y + title - _height_of_title(lines, frame), frame)
        drawn += laid.draw_head(x, y + title)
        below = y + title + laid.head_height
        for number, height in enumerate(laid.heights):
            drawn += laid.draw_row(number, x, below)
            below += height
    return drawn
