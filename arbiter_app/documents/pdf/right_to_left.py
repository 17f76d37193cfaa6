"""Arabic and Hebrew as they are drawn: letters joined to their neighbours, from right to left.

The order is that of Unicode's bidirectional algorithm (UAX #9) for a line that reads from left to
right and has no invisible signs of direction. The joined forms are the letters that Unicode has for
them, which a font of Arabic draws without a shaping engine.
"""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import NamedTuple

_KASHIDA = "\u0640"
_LAM = "\u0644"
_JOINED_FORMS = (*range(0xFB50, 0xFE00), *range(0xFE70, 0xFEFD))
_STRONG = frozenset({"L", "R", "AL"})
_NEUTRAL = frozenset({"B", "S", "WS", "ON", "ES", "ET", "CS"})


def goes_right_to_left(letter: str) -> bool:
    """Whether a letter is of a script that is written from right to left."""
    return unicodedata.bidirectional(letter) in {"R", "AL", "AN"}


def as_drawn(text: str) -> str:
    """Return the letters of a line from left to right, each in its form."""
    letters = _with_marks(_joined(text))
    kinds = _numbers([unicodedata.bidirectional(each[0]) for each in letters])
    levels = _levels(_brackets(letters, kinds))
    for level in range(max(levels, default=0), 0, -1):
        start = 0
        for is_within, run in groupby(levels, key=level.__le__):
            end = start + len(tuple(run))
            if is_within:
                letters[start:end] = reversed(letters[start:end])
                levels[start:end] = reversed(levels[start:end])
            start = end
    turned = zip(letters, levels, strict=True)
    return "".join(_MIRRORED.get(each, each) if level % 2 else each for each, level in turned)


_MIRRORED = {"(": ")", ")": "(", "[": "]", "]": "[", "<": ">", ">": "<", "«": "»", "»": "«"}


def _with_marks(text: str) -> list[str]:
    """Return the letters, each with the marks that stand on it."""
    letters: list[str] = []
    for letter in text:
        if letters and unicodedata.combining(letter):
            letters[-1] += letter
        else:
            letters.append(letter)
    return letters


def _levels(kinds: Sequence[str]) -> list[int]:
    """Return how deep each letter is in turns of direction, even ones from left to right
    (UAX #9 W3, N1, N2, I1).
    """
    kinds = ["R" if kind == "AL" else kind for kind in kinds]
    sides = [_side(kinds, index) for index in range(len(kinds))]
    deep = {"R": 1, "L": 0, "AN": 2}
    return [
        2 if kind == "EN" and side == "R" else deep.get(kind, int(side == "R"))
        for kind, side in zip(kinds, sides, strict=True)
    ]


def _numbers(kinds: Sequence[str]) -> list[str]:
    """Return the kinds with those of figures as their surroundings have them (W2, W4, W5, W7)."""
    found: list[str] = []
    strong = "L"
    for index, kind in enumerate(kinds):
        if kind in _STRONG:
            strong = kind
        if kind == "EN":
            kind = {"AL": "AN", "L": "L"}.get(strong, "EN")
        elif kinds[index + 1 : index + 2] == ["EN"] and found:
            if (kind, found[-1]) in {("ES", "EN"), ("CS", "EN"), ("CS", "AN")}:
                kind = found[-1]
        elif kind == "ET" and found and found[-1] == "EN":
            kind = "EN"
        found.append(kind)
    return found


def _brackets(letters: Sequence[str], kinds: Sequence[str]) -> list[str]:
    """Return the kinds with those of brackets as of what they hold, from right to left only where
    what stands before them is so, too (N0).
    """
    found, opened = [*kinds], None
    for index, letter in enumerate(letters):
        if letter == "(":
            opened = index
        elif letter == ")" and opened is not None:
            strong = [_way(each) for each in kinds[:opened] if each in _STRONG]
            within = {_way(each) for each in kinds[opened + 1 : index] if each not in _NEUTRAL}
            if within:
                is_turned = within == {"R"} and strong[-1:] == ["R"]
                found[opened] = found[index] = "R" if is_turned else "L"
            opened = None
    return found


def _side(kinds: Sequence[str], index: int) -> str:
    """Return which way the surroundings of a letter run: right to left only between two that do."""
    before = next((_way(each) for each in reversed(kinds[:index]) if each not in _NEUTRAL), "L")
    after = next((_way(each) for each in kinds[index + 1 :] if each not in _NEUTRAL), "L")
    if kinds[index] == "EN":
        return "R"
    return "R" if before == after == "R" else "L"


def _way(kind: str) -> str:
    return "L" if kind == "L" else "R"


class _Forms(NamedTuple):
    """The forms of a letter; "" for those that it has not, as it does not join on that side."""

    isolated: str = ""
    final: str = ""
    initial: str = ""
    medial: str = ""


def _joined(text: str) -> str:
    """Return Arabic letters in the forms that they take beside their neighbours."""
    letters = [*_letters(text)]
    base = [index for index, each in enumerate(letters) if not unicodedata.combining(each[0])]
    bare = ["", *(letters[index] for index in base), ""]
    for place, index in enumerate(base):
        before, own, after = bare[place : place + 3]
        if own in _forms():
            forms = _forms()[own]
            joins_before = bool(forms.final) and _joins_after(before)
            joins_after = bool(forms.initial) and _joins_before(after)
            if joins_before:
                letters[index] = forms.medial if joins_after else forms.final
            else:
                letters[index] = forms.initial if joins_after else forms.isolated or own
    return "".join(letters)


def _letters(text: str) -> Iterator[str]:
    """Yield the letters, those that are written as one (لا) as one."""
    index = 0
    while index < len(text):
        length = 2 if text[index : index + 2] in _forms() else 1
        yield text[index : index + length]
        index += length


def _joins_after(letter: str) -> bool:
    return letter == _KASHIDA or (letter in _forms() and bool(_forms()[letter].initial))


def _joins_before(letter: str) -> bool:
    return letter == _KASHIDA or (letter in _forms() and bool(_forms()[letter].final))


@cache
def _forms() -> Mapping[str, _Forms]:
    """Return the forms of each letter, and of two that are written as one."""
    found: dict[str, _Forms] = {}
    for code in _JOINED_FORMS:
        kind, *codes = unicodedata.decomposition(chr(code)).split() or ("",)
        letter = "".join(chr(int(each, 16)) for each in codes)
        is_wanted = len(letter) == 1 or (len(letter) == 2 and letter[0] == _LAM and code >= 0xFE70)
        if (form := kind.strip("<>")) in _Forms._fields and is_wanted:
            found[letter] = found.get(letter, _Forms())._replace(**{form: chr(code)})
    return found
