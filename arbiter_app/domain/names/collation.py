"""Alphabetical order of names: the Ukrainian or the Russian alphabet, then Latin, on screen and on
paper alike.
"""

import unicodedata
from functools import lru_cache

_UKRAINIAN = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"
_RUSSIAN = "абвгґдеєжзиіїйклмнопрстуфхцчшщъыьэюя"
"""With the Ukrainian letters at their places, which are free in it."""
_RUSSIAN_GUESTS = {"ё": "е", "ъ": "ь", "ы": "и", "э": "е"}
_RANKS = {
    alphabet: {letter: rank for rank, letter in enumerate(letters)}
    for alphabet, letters in (("uk", _UKRAINIAN), ("ru", _RUSSIAN))
}
_NOTHING = dict.fromkeys("'’ʼ`´‘", "")
_PLAIN = {
    "uk": str.maketrans(_RUSSIAN_GUESTS | _NOTHING),
    "ru": str.maketrans({"ё": "е"} | _NOTHING),
}

Letters = tuple[tuple[int, int], ...]
"""What counts in the alphabet."""

CollationKey = tuple[Letters, str]


@lru_cache(maxsize=8192)
def collation_key(text: str, language: str = "uk") -> CollationKey:
    """Return the sort key of a name in a list in a language: Ґ after Г, Є after Е, І and Ї after И;
    apostrophes and case do not count, a space comes before any letter; Cyrillic stands before
    Latin. Ы, Э, Ё and Ъ stand beside their Ukrainian likes, but for a Russian list.
    """
    alphabet = "ru" if language == "ru" else "uk"
    return tuple(_weight(letter, alphabet) for letter in _plain(text, alphabet)), text


def letters_of(name: str) -> Letters:
    """Return what makes a name the same one: case, apostrophes and spaces make no other name."""
    return collation_key(" ".join(name.split()))[0]


def _plain(text: str, alphabet: str) -> str:
    # Some systems type й and ї as two characters, the letter and its sign.
    return unicodedata.normalize("NFC", text.strip().lower()).translate(_PLAIN[alphabet])


@lru_cache(maxsize=1024)
def _weight(letter: str, alphabet: str) -> tuple[int, int]:
    ranks = _RANKS[alphabet]
    if letter in ranks:
        return 2, ranks[letter]
    base = unicodedata.normalize("NFD", letter)[0]
    if base in ranks:
        return 2, ranks[base]
    if base.isalpha():
        return (2 if unicodedata.name(base, "").startswith("CYRILLIC") else 3), ord(base)
    return (1, ord(letter)) if letter.isdigit() else (0, ord(letter))
