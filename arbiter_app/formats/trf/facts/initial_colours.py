"""The initial colour of a Swiss: record 152, and XXC of engines before it."""

import re
from collections.abc import Mapping

from arbiter_app.domain.facts.results import Colour
from arbiter_app.formats.trf.lines.records import Line

INITIAL_COLOUR = "152"
SETTINGS_OF_ENGINES = "XXC"
"""What it says adds up: "rank", "white1", "black1"."""

_LETTERS: Mapping[str, Colour] = {"W": Colour.WHITE, "B": Colour.BLACK}
_WORDS: Mapping[str, Colour] = {"white1": Colour.WHITE, "black1": Colour.BLACK}
_BY_LINES = "rank"
_WORD = re.compile(r"[\s,;]+")


def colour_of(line: Line) -> Colour | None:
    """Return what record 152 says; None where it is nothing."""
    return _LETTERS.get(line.value.upper())


def colours_of_engines(line: Line) -> tuple[Colour, ...]:
    """Return the colours that a record XXC says."""
    return tuple(_WORDS[word] for word in _words(line) if word in _WORDS)


def is_understood(line: Line) -> bool:
    """Whether a record XXC says nothing that is not known."""
    return {*_words(line)} <= {*_WORDS, _BY_LINES}


def numbers_by_lines(line: Line) -> bool:
    """Whether engines take the order of the lines for that of the pairing numbers."""
    return _BY_LINES in _words(line)


def initial_colour_line(colour: Colour, *, is_newest: bool) -> str:
    """Write record 152, or XXC for engines of before."""
    if is_newest:
        return f"{INITIAL_COLOUR} {colour.upper()}"
    word = next(word for word, each in _WORDS.items() if each is colour)
    return f"{SETTINGS_OF_ENGINES} {word}"


def _words(line: Line) -> list[str]:
    return [word for word in _WORD.split(line.value.lower()) if word]
