"""Lines of the view for the hall: how large they are where they have so much room."""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication

from arbiter_app.gui.look.hall import Hall, hall_colour
from arbiter_app.gui.look.sizes import letters_of

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LINE = 1.2
"""How high a line is, in heights of its letters."""
_MEASURED = 100
"""Height of letters in which widths are measured, in pixels."""
_OF_A_LINE = 0.85
"""Lines break at words, so that they are never quite full."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Writing:
    """Words in their room, with letters of so many pixels; with more than one line they break at
    words.
    """

    text: str
    room: QRectF
    pixels: int
    ink: Hall
    is_bold: bool = False
    align: Qt.AlignmentFlag = CENTRE
    lines: int = 1


def width_of(text: str, *, is_bold: bool = False) -> float:
    """Return how wide words are, in heights of their letters."""
    return _width(text, is_bold, QApplication.font().family())


@lru_cache(maxsize=10_000)
def _width(text: str, is_bold: bool, _family: str) -> float:
    font = letters_of(_MEASURED, bold=is_bold)
    return QFontMetricsF(font).horizontalAdvance(text) / _MEASURED


def write(
    text: str,
    room: QRectF,
    ink: Hall,
    *,
    least: int,
    most: float,
    is_bold: bool = False,
    align: Qt.AlignmentFlag = CENTRE,
    lines: int = 1,
) -> Writing:
    """Return words as large as their room lets them be, between two heights of letters. What has
    no room in one line goes on in others, as many as there may be; what then has none is cut.
    """
    wide = max(width_of(text, is_bold=is_bold), 0.01)
    pixels = int(min(most, room.height() / LINE, room.width() / wide))
    if pixels >= least:
        lines = 1
    else:
        pixels = least
        across = room.width() * (lines * _OF_A_LINE if lines > 1 else 1)
        text = cut(text, across, pixels, is_bold=is_bold)
    return Writing(
        text=text, room=room, pixels=pixels, ink=ink, is_bold=is_bold, align=align, lines=lines
    )


def cut(text: str, width: float, pixels: int, *, is_bold: bool = False) -> str:
    """Return words of so many pixels, cut where they are wider than there is room."""
    metrics = QFontMetricsF(letters_of(pixels, bold=is_bold))
    # Rounded up, for words are not cut for a part of a pixel.
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, ceil(width))


def paint_writing(painter: QPainter, writing: Writing) -> None:
    """Paint words in their room."""
    painter.setFont(letters_of(writing.pixels, bold=writing.is_bold))
    painter.setPen(hall_colour(writing.ink))
    wraps = Qt.TextFlag.TextWordWrap if writing.lines > 1 else Qt.TextFlag.TextSingleLine
    painter.drawText(writing.room, int(writing.align) | int(wraps), writing.text)
