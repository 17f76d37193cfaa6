"""What an English text says in Cyrillic letters although nobody typed it."""

import re
from collections.abc import Collection

_LETTERS = re.compile("[А-Яа-яЄєІіЇїҐґ]+")


def typed_words(*values: object) -> frozenset[str]:
    """Return the Cyrillic words of names, places and remarks that somebody typed, wherever in these
    values they stand.
    """
    found = (_LETTERS.findall(repr(each)) for each in values)
    return frozenset(word.casefold() for words in found for word in words)


def not_english(text: str, typed: Collection[str]) -> list[str]:
    """Return the Cyrillic words of a text that are none that somebody typed, nor the beginning of
    one: an initial, or what a cell cuts off.
    """
    words = dict.fromkeys(word.casefold() for word in _LETTERS.findall(text))
    return [each for each in words if not any(word.startswith(each) for word in typed)]
