"""The fonts of papers, and which of them has a letter: with `render` what knows reportlab.

Nearly every text is in letters that Liberation has; others come from subsets of Noto, for which a
text is divided into runs of one font. What neither has stands as a mark, see `letters`.
"""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path

from reportlab import rl_config  # noqa: TID251 - this is the module that may
from reportlab.pdfbase.pdfmetrics import (  # noqa: TID251 - this is the module that may
    registerFont,
    stringWidth,
)
from reportlab.pdfbase.ttfonts import TTFont  # noqa: TID251 - this is the module that may

from arbiter_app import paths
from arbiter_app.documents.pdf.letters import FALLBACK, FONTS, lacking, letters_of, marked
from arbiter_app.documents.pdf.primitives import Face
from arbiter_app.documents.pdf.right_to_left import as_drawn, goes_right_to_left


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
    lacking: str = ""
    """The letters for which it has a mark, see `letters`."""


@cache
def register_fonts() -> None:
    """Make the fonts known to reportlab, the others when a text first needs them."""
    # Streams of bytes: spelt in letters they are a quarter longer and take longer to write.
    rl_config.useA85 = 0
    for name in FONTS.values():
        _register(name)


@lru_cache(maxsize=8192)
def set_text(text: str, face: Face) -> SetText:
    """Return how a text is drawn, in letters composed, as the fonts have them, and nothing
    invisible.
    """
    register_fonts()
    own, missing = FONTS[face], lacking(text)
    letters = printable(marked(text))
    if _plain_letters(own).issuperset(letters):
        return _set((Run(own, letters),), missing)
    if any(map(goes_right_to_left, letters)):
        letters = as_drawn(letters)
    other = FALLBACK[face]
    runs = groupby(letters, lambda letter: _font_of(letter, own, other))
    return _set(tuple(Run(font, "".join(run)) for font, run in runs), missing)


def _set(runs: tuple[Run, ...], missing: str) -> SetText:
    width = sum(stringWidth(run.letters, run.font, 1) for run in runs)
    return SetText(runs, width, missing)


def printable(text: str) -> str:
    """Return a text with letters composed, and nothing invisible."""
    composed = unicodedata.normalize("NFC", text)
    if composed.isprintable():
        return composed
    return "".join(letter if letter.isprintable() else " " for letter in composed)


def _font_of(letter: str, own: str, other: str) -> str:
    if letter in letters_of(own) or letter not in letters_of(other):
        return own
    _register(other)
    return other


@cache
def _plain_letters(font: str) -> frozenset[str]:
    """Return those that are drawn as they are written, one behind the other."""
    return frozenset(letter for letter in letters_of(font) if not goes_right_to_left(letter))


@cache
def _register(font: str) -> TTFont:
    made = _Font(font, paths.resources() / "fonts" / f"{font}.ttf")
    registerFont(made)
    return made


class _Font(TTFont):  # type: ignore[misc]  # reportlab tells no types
    """A font that remembers how wide words are: reportlab asks several times of each of a manual,
    and asks a function of each letter.
    """

    def __init__(self, name: str, file: Path) -> None:
        super().__init__(name, file)
        widths = _Widths(self.face.charWidths, other=self.face.defaultWidth)
        self._unscaled = lru_cache(maxsize=8192)(
            lambda text: sum(map(widths.__getitem__, map(ord, text)))
        )

    def stringWidth(self, text: str, size: float, encoding: str = "") -> float:  # noqa: N802, ARG002
        width: float = 0.001 * size * self._unscaled(text)
        return width


class _Widths(dict[int, float]):
    """How wide the letters of a font are, and those that it has not."""

    def __init__(self, widths: Mapping[int, float], *, other: float) -> None:
        super().__init__(widths)
        self._other = other

    def __missing__(self, letter: int) -> float:
        return self._other
