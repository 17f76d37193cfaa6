"""Which letters papers cannot print, as no font of theirs has them, and what stands in their place.

Read from the fonts' own tables of characters ("cmap" in the OpenType specification), so that a form
can ask while somebody types.
"""

import re
import struct
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache

from arbiter_app import paths
from arbiter_app.documents.pdf.primitives import Face

FONTS = {
    Face.SANS: "LiberationSans-Regular",
    Face.SANS_BOLD: "LiberationSans-Bold",
    Face.SERIF: "LiberationSerif-Regular",
    Face.SERIF_BOLD: "LiberationSerif-Bold",
}
FALLBACK = {
    Face.SANS: "NotoFallback-Regular",
    Face.SANS_BOLD: "NotoFallback-Bold",
    Face.SERIF: "NotoFallback-Regular",
    Face.SERIF_BOLD: "NotoFallback-Bold",
}
"""What has the letters that the others lack."""

MARK = "□"
"""Stands for a letter that cannot be printed."""

_HAS_ALL_BEFORE = "\u0530"
"""Latin, Greek and Cyrillic, which is nearly every name, are in every font."""
_VARIANTS = "\ufe00-\ufe0f\U000e0020-\U000e007f"
"""Say how the sign before them looks, and print nothing."""
_JOINER = "\u200d"
_TONES = "\U0001f3fb-\U0001f3ff"
_VARIANT = re.compile(f"[{_VARIANTS}]")


@lru_cache(maxsize=4096)
def lacking(text: str) -> str:
    """Return the letters of a text that papers cannot print, each once; "" of nearly every text."""
    if not text or max(text) < _HAS_ALL_BEFORE:
        return ""
    composed = _VARIANT.sub("", unicodedata.normalize("NFC", text))
    return "".join(
        letter
        for letter in dict.fromkeys(composed)
        if letter not in _printed() and letter.isprintable()
    )


def marked(text: str) -> str:
    """Return a text with a mark for each sign that papers cannot print: signs joined to one, and
    marks upon it, are one with it.
    """
    if not (missing := lacking(text)):
        return _VARIANT.sub("", text) if max(text, default="") >= _HAS_ALL_BEFORE else text
    upon = "".join(letter for letter in missing if unicodedata.category(letter).startswith("M"))
    signs = f"[{re.escape(missing)}](?:[{re.escape(upon)}{_VARIANTS}{_TONES}]|{_JOINER}.)*"
    return _VARIANT.sub("", re.sub(signs, MARK, unicodedata.normalize("NFC", text)))


@cache
def letters_of(font: str) -> frozenset[str]:
    """Return the letters that a font has."""
    data = (paths.resources() / "fonts" / f"{font}.ttf").read_bytes()
    (tables,) = struct.unpack_from(">H", data, 4)
    places = (struct.unpack_from(">4sLLL", data, 12 + 16 * each) for each in range(tables))
    table = next(offset for tag, _, offset, _ in places if tag == b"cmap")
    (count,) = struct.unpack_from(">H", data, table + 2)
    found: set[str] = set()
    for each in range(count):
        platform, _, offset = struct.unpack_from(">HHL", data, table + 4 + 8 * each)
        if platform in _UNICODE:
            found.update(map(chr, _codes(data, table + offset)))
    return frozenset(found)


_UNICODE = (0, 3)
"""The platforms whose characters are numbered as in Unicode."""


@cache
def _printed() -> frozenset[str]:
    """Return what papers print in any face."""
    return frozenset.intersection(
        *(letters_of(FONTS[each]) | letters_of(FALLBACK[each]) for each in Face)
    )


def _codes(data: bytes, table: int) -> Iterator[int]:
    """Yield the characters of a table of format 4 or 12, those that have a glyph."""
    (kind,) = struct.unpack_from(">H", data, table)
    if kind == _GROUPS:
        (groups,) = struct.unpack_from(">L", data, table + 12)
        for each in range(groups):
            first, last, _ = struct.unpack_from(">LLL", data, table + 16 + 12 * each)
            yield from range(first, last + 1)
    elif kind == _SEGMENTS:
        (doubled,) = struct.unpack_from(">H", data, table + 6)
        count = doubled // 2
        ends, starts, deltas, offsets = (
            struct.unpack_from(f">{count}H", data, table + 14 + doubled * place + 2 * (place > 0))
            for place in range(4)
        )
        for each in range(count):
            at = table + 16 + doubled * 3 + 2 * each
            for code in range(starts[each], ends[each] + 1):
                if code == _LAST:
                    continue
                if not offsets[each]:
                    glyph = code + deltas[each]
                else:
                    place = at + offsets[each] + 2 * (code - starts[each])
                    (glyph,) = struct.unpack_from(">H", data, place)
                if glyph & 0xFFFF:
                    yield code


_SEGMENTS = 4
_GROUPS = 12
_LAST = 0xFFFF
"""Ends the segments and is no character."""
