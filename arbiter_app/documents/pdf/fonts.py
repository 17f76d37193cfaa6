"""The fonts of papers, and which of them has a letter: with `render` what knows reportlab.

Nearly every text is in letters that Liberation has; others come from subsets of Noto, for which a
text is divided into runs of one font.
"""

import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby

from reportlab import rl_config  # noqa: TID251 - this is the module that may
from reportlab.pdfbase.pdfmetrics import (  # noqa: TID251 - this is the module that may
    registerFont,
    stringWidth,
)
from reportlab.pdfbase.ttfonts import TTFont  # noqa: TID251 - this is the module that may

from arbiter_app import paths
from arbiter_app.documents.pdf.primitives import Face
from arbiter_app.documents.pdf.right_to_left import as_drawn, goes_right_to_left

FONTS = {
    Face.SANS: "LiberationSans-Regular",
    Face.SANS_BOLD: "LiberationSans-Bold",
    Face.SERIF: "LiberationSerif-Regular",
    Face.SERIF_BOLD: "LiberationSerif-Bold",
}
_FALLBACK = {
    Face.SANS: "NotoFallback-Regular",
    Face.SANS_BOLD: "NotoFallback-Bold",
    Face.SERIF: "NotoFallback-Regular",
    Face.SERIF_BOLD: "NotoFallback-Bold",
}


@dataclass(frozen=True, slots=True)
class Run:
    """Letters of one font, from left to right."""

    font: str
    letters: str


@dataclass(frozen=True, slots=True)
class SetText:
    """A text as it is drawn."""

    runs: tuple[Run, ...]
    width: float
    """Its width at size 1."""


@cache
def register_fonts() -> None:
    """Make the fonts known to reportlab, the others when a text first needs them."""
    # Streams of bytes: spelt in letters they are a quarter longer and take longer to write.
    rl_config.useA85 = 0
    for name in FONTS.values():
        _register(name)


@lru_cache(maxsize=65536)
def set_text(text: str, face: Face) -> SetText:
    """Return how a text is drawn, in letters composed, as the fonts have them, and nothing
    invisible.
    """
    letters = printable(text)
    own = FONTS[face]
    if _plain_letters(own).issuperset(letters):
        return _set((Run(own, letters),))
    if any(map(goes_right_to_left, letters)):
        letters = as_drawn(letters)
    other = _FALLBACK[face]
    runs = groupby(letters, lambda letter: _font_of(letter, own, other))
    return _set(tuple(Run(font, "".join(run)) for font, run in runs))


def _set(runs: tuple[Run, ...]) -> SetText:
    return SetText(runs, sum(stringWidth(run.letters, run.font, 1) for run in runs))


def printable(text: str) -> str:
    """Return a text with letters composed, and nothing invisible."""
    composed = unicodedata.normalize("NFC", text)
    if composed.isprintable():
        return composed
    return "".join(letter if letter.isprintable() else " " for letter in composed)


def _font_of(letter: str, own: str, other: str) -> str:
    return own if letter in _letters(own) or letter not in _letters(other) else other


@cache
def _letters(font: str) -> frozenset[str]:
    """Return the letters that a font has."""
    return frozenset(map(chr, _register(font).face.charToGlyph))


@cache
def _plain_letters(font: str) -> frozenset[str]:
    """Return those that are drawn as they are written, one behind the other."""
    return frozenset(letter for letter in _letters(font) if not goes_right_to_left(letter))


@cache
def _register(font: str) -> TTFont:
    made = TTFont(font, paths.resources() / "fonts" / f"{font}.ttf")
    registerFont(made)
    return made
