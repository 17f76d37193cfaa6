"""A sheet in two languages, out of the same sheet in each of them."""

from dataclasses import fields, is_dataclass, replace
from enum import Enum

from arbiter_app.documents.report import (
    BESIDE,
    Approval,
    Cell,
    Column,
    Facts,
    Footer,
    Paragraph,
    Report,
    Signature,
)
from arbiter_app.documents.slip import SlipLine, SlipSize, SlipTable

_FOR_FILES = ("data_version", "document", "printed_at")
"""What the last line of a footer tells its arbiter, with room for one language."""
_BELOW = "\n"
_SENTENCE = 60
"""So many letters of a line are a sentence, which has the other language below it."""
_READ_FROM_AFAR = (SlipSize.LARGE, SlipSize.HUGE)
_STANDS_BELOW = (Approval, Cell, Column, Facts, Signature)
"""What has its words in the second language on a line of their own."""


def in_both(first: Report, second: Report) -> Report:
    """Return a sheet that says everything in the language of the first, then in the other.

    Both are the same sheet, lists in the same order. What has no letters, and what is written alike
    in both languages, stands once.
    """
    joined = _joined(first, second, BESIDE)
    assert isinstance(joined, Report)
    return replace(joined, language=first.language)


def _joined(first: object, second: object, glue: str) -> object:
    match first, second:
        case (Enum(), _):
            return first
        case (str(), str()):
            return _said_once_or_twice(first, second, glue)
        case (tuple(), tuple()) if len(first) == len(second):
            return tuple(_joined(*each, glue) for each in zip(first, second, strict=True))
        case (tuple(), tuple()):
            return (*first, *second)
        case _ if is_dataclass(first) and not isinstance(first, type):
            glue = _glue(first)
            parts = {
                each.name: _joined(getattr(first, each.name), getattr(second, each.name), glue)
                for each in fields(first)
                if not (isinstance(first, Footer) and each.name in _FOR_FILES)
            }
            return replace(first, **parts)
    return first


def _glue(part: object) -> str:
    """Return what stands between the languages in a part of a sheet."""
    if isinstance(part, SlipLine):
        is_below = part.size in _READ_FROM_AFAR or len(part.left) > _SENTENCE
        return _BELOW if is_below and not part.right else BESIDE
    if isinstance(part, Paragraph):
        return BESIDE if part.strong else _BELOW
    if isinstance(part, SlipTable):
        return BESIDE if part.shares else _BELOW
    return _BELOW if isinstance(part, _STANDS_BELOW) else BESIDE


def _said_once_or_twice(first: str, second: str, glue: str) -> str:
    if first == second or not any(map(str.isalpha, second)):
        return first
    return glue.join(each for each in (first, second) if each)
