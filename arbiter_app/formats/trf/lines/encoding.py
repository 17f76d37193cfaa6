"""Bytes of a report file <-> its text; the format itself names no encoding."""

import codecs
import re
from itertools import islice

from arbiter_app.formats.errors import FormatError
from arbiter_app.values import frozen

_NO_TEXT = re.compile(r"[\0-\x08\x0b\x0c\x0e-\x1f\x7f]")
_WORD = re.compile(rb"[A-Za-z\x80-\xff]+")
_END_OF_FILE = re.compile(r"\x1a\s*\Z")
_TITLE_CASE = re.compile("[А-ЯҐЄІЇ][а-яґєії]")
_REVERSED_CASE = re.compile("[а-яґєії][А-ЯҐЄІЇ]")
_MOST_PLACES = 100


@frozen
class Decoded:
    """The text of a file, in which encoding it was if that had to be guessed, and its defects."""

    text: str
    guessed: str | None = None
    defects: tuple[FormatError, ...] = ()


def encode(text: str) -> bytes:
    """Return a file as it is written: UTF-8 without a mark, lines ended by CR LF."""
    return text.replace("\n", "\r\n").encode("utf-8")


def decode(data: bytes) -> Decoded:
    """Read a file in UTF-8, UTF-16 with its mark, or by its words Windows-1251 or -1252, KOI8-U."""
    decoded = _decoded(data)
    text = _END_OF_FILE.sub("", decoded.text)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if binary := _NO_TEXT.search(text):
        return Decoded(text, defects=(FormatError(*_place(text, binary.start()), "trf.not-text"),))
    return Decoded(text, decoded.guessed, decoded.defects)


def _decoded(data: bytes) -> Decoded:
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return Decoded(data.decode("utf-16", errors="replace"))
    try:
        return Decoded(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        is_cut = error.reason == "unexpected end of data" and not data[: error.start].isascii()
    text = data.decode("utf-8-sig", errors="replace").replace("\r\n", "\n").replace("\r", "\n")
    right = len(re.findall(r"[^\x00-\x7f\ufffd]", text))
    if is_cut or 2 * text.count("\ufffd") <= right:
        broken = islice(re.finditer("\ufffd", text), _MOST_PLACES)
        places = (_place(text, found.start()) for found in broken)
        return Decoded(text, defects=tuple(FormatError(*at, "trf.broken-letter") for at in places))
    if _is_cyrillic(data):
        return _cyrillic(data)
    return Decoded(data.decode("cp1252", errors="replace"), "Windows-1252")


def _cyrillic(data: bytes) -> Decoded:
    """Read Cyrillic letters. Small ones of KOI8 are capitals in Windows-1251, and the reverse."""
    text = data.decode("cp1251", errors="replace")
    if len(_REVERSED_CASE.findall(text)) > len(_TITLE_CASE.findall(text)):
        return Decoded(data.decode("koi8-u", errors="replace"), "KOI8-U")
    return Decoded(text, "Windows-1251")


def _is_cyrillic(data: bytes) -> bool:
    """Whether most foreign letters stand in words made of them, as in Cyrillic text; Latin words
    have one or two among letters of ASCII.
    """
    cyrillic = latin = 0
    for word in _WORD.findall(data):
        high = sum(
            letter >= 0xC0 or letter in b"\xa5\xa8\xaa\xaf\xb2\xb3\xb4\xb8\xba\xbf"
            for letter in word
        )
        if high >= 2 and 2 * high > len(word):
            cyrillic += high
        else:
            latin += high
    return cyrillic > latin


def _place(text: str, index: int) -> tuple[int, int]:
    """Return line and column, from 1, of a letter."""
    return text.count("\n", 0, index) + 1, index - text.rfind("\n", 0, index)
