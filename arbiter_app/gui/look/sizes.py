"""Sizes: everything grows from the height of the letters."""

from enum import Enum, IntEnum, StrEnum, auto
from functools import cache

from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication

_USUAL_HEIGHT = 15
"""Of the letters in which the sizes are told, in pixels: Liberation Sans of 10 points."""

ENDLESS = 16_777_215
"""What Qt takes for no greatest size."""

ZOOMS = (90, 100, 110, 125, 150, 175, 200)
"""Sizes of the letters to choose from, in percent of the system's."""


class Room(IntEnum):
    """How far things stand apart, in pixels beside letters of the usual height."""

    NONE = 0
    HAIR = 2
    TIGHT = 4
    SMALL = 8
    MIDDLE = 12
    WIDE = 20
    APART = 32


class Type(Enum):
    """Sizes of letters beside that of plain text, and whether they are bold."""

    TITLE = (1.45, True)
    """Of a page."""
    HEADING = (1.1, True)
    """Of a part of a page; of a dialog."""
    GRID = (1.1, False)
    """Results that are typed, and the sentence of an empty page."""
    STRONG = (1.0, True)
    TEXT = (1.0, False)
    SMALL = (0.86, False)
    LARGE = (2.0, False)
    """The name of the program; a number that the hall waits for."""
    LARGE_STRONG = (2.0, True)

    @property
    def scale(self) -> float:
        """How much larger than plain text."""
        return self.value[0]

    @property
    def is_bold(self) -> bool:
        """Whether the letters are bold."""
        return self.value[1]


class Density(StrEnum):
    """How much room rows and controls take."""

    DENSE = auto()
    USUAL = auto()
    ROOMY = auto()

    @property
    def extra(self) -> int:
        """What is added to the height of a row or a control, in pixels beside usual letters."""
        return {Density.DENSE: -4, Density.USUAL: 0, Density.ROOMY: 8}[self]


_density = Density.USUAL


def use_density(density: Density) -> None:
    """Give rows and controls that room from now on."""
    global _density
    _density = density
    measure_anew()


def measure_anew() -> None:
    """Measure by the font that the program has now."""
    px.cache_clear()
    _made.cache_clear()
    row_height.cache_clear()


@cache
def px(pixels: float) -> int:
    """Return a length that is `pixels` beside letters of the usual height, beside those in use."""
    return round(pixels * QFontMetrics(QApplication.font()).height() / _USUAL_HEIGHT)


def letters(type_: Type, *, bold: bool | None = None, scale: float = 1.0) -> QFont:
    """Return the font of a type; `bold` and `scale` change it."""
    return QFont(_made(type_, type_.is_bold if bold is None else bold, scale))


@cache
def _made(type_: Type, bold: bool, scale: float) -> QFont:
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * type_.scale * scale)
    font.setBold(bold)
    return font


def letters_of(pixels: float, *, bold: bool = False) -> QFont:
    """Return letters so many pixels high, for what grows with its own room and not with the font of
    the program: the view for the hall, and envelopes.
    """
    font = QFont(QApplication.font())
    font.setPixelSize(max(int(pixels), 1))
    font.setBold(bold)
    return font


def alike(font: QFont, *, bold: bool) -> QFont:
    """Return the same letters, bold or not."""
    made = QFont(font)
    made.setBold(bold)
    return made


@cache
def row_height(type_: Type = Type.TEXT) -> int:
    """Return the height of a row of a table, which is greater where results are typed."""
    extra = 14 if type_ is Type.GRID else 10
    return QFontMetrics(letters(type_)).height() + px(extra + _density.extra)


def field_height() -> int:
    """Return the height of a field."""
    return QFontMetrics(QApplication.font()).height() + px(11 + min(_density.extra, 4))


def button_height() -> int:
    """Return the height of a button."""
    return QFontMetrics(QApplication.font()).height() + px(13 + min(_density.extra, 4))


def field_width(sample: str) -> int:
    """Return the width of a field that has room for a text."""
    return QFontMetrics(QApplication.font()).horizontalAdvance(sample) + px(20)


def text_width(heights: float) -> int:
    """Return a width in heights of letters, for what holds words of any length."""
    return round(heights * QFontMetrics(QApplication.font()).height())


FORM_WIDTH = 900
"""Where a form stops growing, in pixels beside letters of the usual height."""
