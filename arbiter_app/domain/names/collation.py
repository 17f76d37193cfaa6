"""Alphabetical order of names: the Ukrainian alphabet, then Latin, on screen and on paper alike."""

import unicodedata
from functools import lru_cache

_UKRAINIAN = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"
_RUSSIAN_GUESTS = {"ё": "е", "ъ": "ь", "ы": "и", "э": "е"}
_RANK = {letter: rank for rank, letter in enumerate(_UKRAINIAN)}
_APOSTROPHES = "'’ʼ`´‘"
_PLAIN = str.maketrans(_RUSSIAN_GUESTS | dict.fromkeys(_APOSTROPHES, ""))

Letters = tuple[tuple[int, int], ...]
"""What counts in the alphabet."""

CollationKey = tuple[Letters, str]


@lru_cache(maxsize=8192)
def collation_key(text: str) -> CollationKey:
    """Return the sort key of a name: Ґ after Г, Є after Е, І and Ї after И; apostrophes and case
    do not count, a space comes before any letter; Cyrillic stands before Latin.
    """
    return tuple(map(_weight, _plain(text))), text


def letters_of(name: str) -> Letters:
    """Return what makes a name the same one: case, apostrophes and spaces make no other name."""
    return collation_key(" ".join(name.split()))[0]


def _plain(text: str) -> str:
    # Some systems type й and ї as two characters, the letter and its sign.
    return unicodedata.normalize("NFC", text.strip().lower()).translate(_PLAIN)


@lru_cache(maxsize=1024)
def _weight(letter: str) -> tuple[int, int]:
    if letter in _RANK:
        return 2, _RANK[letter]
    base = unicodedata.normalize("NFD", letter)[0]
    if base in _RANK:
        return 2, _RANK[base]
    if base.isalpha():
        return (2 if unicodedata.name(base, "").startswith("CYRILLIC") else 3), ord(base)
    return (1, ord(letter)) if letter.isdigit() else (0, ord(letter))
