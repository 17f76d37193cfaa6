"""Which letters papers cannot print, as no font of theirs has them, and what stands in their place.

A form asks while somebody types: nothing is read for letters that every font has.
"""

import re
import unicodedata
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
    # Imported here, for it takes a while, and few names have letters for which fonts are asked.
    from reportlab.pdfbase.ttfonts import TTFontFile  # noqa: TID251 - documents/pdf knows it

    file = TTFontFile(str(paths.resources() / "fonts" / f"{font}.ttf"), validate=0)
    return frozenset(map(chr, file.charToGlyph))


@cache
def _printed() -> frozenset[str]:
    """Return what papers print in any face."""
    return frozenset.intersection(
        *(letters_of(FONTS[each]) | letters_of(FALLBACK[each]) for each in Face)
    )
