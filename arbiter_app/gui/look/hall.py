"""The colours of what the hall sees: the dark of the projector, and the paper of envelopes.

They are the same in every theme, for the hall has no theme, and paper is paper.
"""

from collections.abc import Mapping
from enum import StrEnum, auto

from PySide6.QtGui import QColor, QPen


class Hall(StrEnum):
    """What a colour is for in the view for the hall, and on the envelopes of the arbiter."""

    GROUND = auto()
    INK = auto()
    """What the hall reads: names, and what is done next."""
    INK2 = auto()
    """What it reads second: the event, how the draw is held, numbers nobody has yet."""
    RULE = auto()
    """Hairlines, which carry no meaning."""
    CALLED = auto()
    """Who is asked now, and what was drawn last."""
    ON_CALLED = auto()
    """Words on that colour."""
    PAPER = auto()
    """A sealed envelope."""
    PAPER_SPENT = auto()
    """One with nothing left in it."""
    PAPER_EDGE = auto()
    ON_PAPER = auto()
    ON_SPENT = auto()


HALL: Mapping[Hall, str] = {
    Hall.GROUND: "#101418",
    Hall.INK: "#ffffff",
    Hall.INK2: "#b9c4cf",
    Hall.RULE: "#434d58",
    Hall.CALLED: "#ffd75e",
    Hall.ON_CALLED: "#101418",
    Hall.PAPER: "#f4e9cf",
    Hall.PAPER_SPENT: "#5f6670",
    Hall.PAPER_EDGE: "#5b4a2f",
    Hall.ON_PAPER: "#20180c",
    Hall.ON_SPENT: "#ffffff",
}


def hall_colour(token: Hall) -> QColor:
    """Return a colour of the hall."""
    return QColor(HALL[token])


def hall_pen(token: Hall, pixels: float = 1) -> QPen:
    """Return a pen in a colour of the hall, so many pixels wide."""
    return QPen(hall_colour(token), max(pixels, 1.0))
