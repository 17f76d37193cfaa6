"""Wrapping: at spaces and hyphens, inside a word only where there is no other way."""

import re
from collections.abc import Iterator
from functools import lru_cache

from arbiter_app.documents.pdf.primitives import Face, Measure
from arbiter_app.documents.pdf.typography import bound
from arbiter_app.documents.report import BESIDE

LEADING = 1.14
"""Distance of baselines, in sizes."""

LONG_WORD = 10.0
"""Width of a word, in sizes, from which it is broken rather than make all type smaller."""
_HALVINGS = 8

_BREAK = re.compile(r"(?<=[-/])(?=\w)")
_SPACES = re.compile(r"[^\S\N{NO-BREAK SPACE}]+")


def baseline(size: float) -> float:
    """Return how far below the top of its line a text stands."""
    return LEADING * size / 2 + 0.35 * size


@lru_cache(maxsize=4096)
def longest_piece(text: str, face: Face, measure: Measure) -> float:
    """Return the width that the text needs at least, at size 1."""
    return max((measure(piece, face) for piece, _ in _pieces(text)), default=0.0)


@lru_cache(maxsize=8192)
def wrap(text: str, face: Face, width: float, measure: Measure) -> tuple[str, ...]:
    """Return the lines of a text in a width given in sizes; line feeds in the text are kept."""
    return tuple(
        line for part in text.split("\n") for line in _wrap_line(part, face, width, measure)
    )


@lru_cache(maxsize=4096)
def wrap_evenly(text: str, face: Face, width: float, measure: Measure) -> tuple[str, ...]:
    """Return as few lines as `wrap` does, about as wide as each other: for words in the middle."""
    lines = wrap(text, face, width, measure)
    low, high = longest_piece(text, face, measure), width
    if len(lines) == 1 or low > width:
        return lines
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        tried = wrap(text, face, middle, measure)
        if len(tried) == len(lines):
            lines, high = tried, middle
        else:
            low = middle
    return lines


def wrap_by_language(text: str, face: Face, width: float, measure: Measure) -> tuple[str, ...]:
    """Return lines that are about as wide as each other, none of which is in two languages unless
    all has room on one.
    """
    if "\n" not in text and measure(text, face) <= width:
        return (text,)
    said = text.split(BESIDE)
    return tuple(line for each in said for line in wrap_evenly(each, face, width, measure))


def _wrap_line(text: str, face: Face, width: float, measure: Measure) -> list[str]:
    if measure(text, face) <= width:
        return [text]
    lines = [""]
    for piece, glue in _fitting(text, face, width, measure):
        joined = lines[-1] + (glue if lines[-1] else "") + piece
        if measure(joined, face) <= width:
            lines[-1] = joined
            continue
        if lines[-1]:
            lines.append("")
        *full, lines[-1] = _broken(piece, face, width, measure)
        lines[-1:-1] = full
    return lines


def _fitting(text: str, face: Face, width: float, measure: Measure) -> Iterator[tuple[str, str]]:
    """Yield the pieces of a text; those that should stay together but are too wide word by word."""
    for piece, glue in _pieces(text):
        if " " not in piece or measure(piece, face) <= width:
            yield piece, glue
            continue
        first, *others = piece.split(" ")
        yield first, glue
        yield from ((word, " ") for word in others)


def _broken(piece: str, face: Face, width: float, measure: Measure) -> list[str]:
    """Divide a piece that is wider than the line by letters."""
    lines = [""]
    for letter in piece:
        if lines[-1] and measure(lines[-1] + letter, face) > width:
            lines.append("")
        lines[-1] += letter
    return lines


def _pieces(text: str) -> Iterator[tuple[str, str]]:
    """Yield what must not be divided, each with what joins it to the piece before."""
    for word in _SPACES.split(bound(text).strip()):
        for index, piece in enumerate(_BREAK.split(word)):
            yield piece.replace("\N{NO-BREAK SPACE}", " "), "" if index else " "
