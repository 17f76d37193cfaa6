"""A list of tie-breaks in one line, as a person types it or copies it from regulations."""

import re

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.tie_breaks.names import OWN, TieBreak

_BETWEEN = re.compile(r"[,;\s]+")
_MOST = 100
_POINTS = "PTS"
_NUMBERING = re.compile(r"[0-9]+[.)]?")

# The letters of acronyms that look the same in Cyrillic.
_LOOK_ALIKE = str.maketrans("АВЕКМОРСТХІавекморстхі", "ABEKMOPCTXIabekmopctxi")


def format_list(names: tuple[str, ...]) -> str:
    """Return the list in one line: "DE, WIN, SB/C1"."""
    return ", ".join(names)


def parse_list(text: str) -> tuple[TieBreak, ...]:
    """Read "DE, WIN; sb-c1" or "1. DE 2. WIN"; Cyrillic letters that look Latin are taken so.

    The points may head the list, where they stand anyway.
    Raises RuleError("tie-break.unreadable") with the first word that is no name, and
    RuleError("tie-break.too-many").
    """
    words = [
        _latin(word) for word in _BETWEEN.split(text) if word and not _NUMBERING.fullmatch(word)
    ]
    if words and words[0].upper() == _POINTS:
        del words[0]
    if len(words) > _MOST:
        raise RuleError("tie-break.too-many", most=_MOST)
    return tuple(TieBreak.parse(word) for word in words)


def _latin(word: str) -> str:
    """Return an acronym in Latin letters; what an event calls its own criterion stays."""
    return word if word.upper().startswith(OWN) else word.translate(_LOOK_ALIKE)
