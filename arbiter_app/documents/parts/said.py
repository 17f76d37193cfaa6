"""What a sheet says, line by line, apart from how it is laid out and when it was printed."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from difflib import SequenceMatcher
from enum import Enum
from itertools import zip_longest

from arbiter_app.documents.report import Cell, Heading, Report, Table
from arbiter_app.values import frozen

_BETWEEN = " · "

Line = tuple[str, ...]
"""The words of a row, of a line, or of a piece of paper."""


@frozen
class Difference:
    """A line that a sheet said and what it says in its place; "" where there is none."""

    before: str
    now: str


def said(sheet: Report) -> tuple[Line, ...]:
    """Return the lines of a sheet, without those bound behind it; struck words are in brackets."""
    footer = sheet.footer
    resting = (footer.edition, footer.tie_breaks, footer.ratings, *footer.list_changes)
    parts = (sheet.heading, sheet.body, sheet.signatures, resting, sheet.mark)
    return tuple(line for part in parts for line in _lines(part))


def differences(before: Report, now: Report | None) -> tuple[Difference, ...]:
    """Return in which lines two states of a sheet differ, in their order; None: it is no more."""
    former = [_text(line) for line in said(before)]
    today = [_text(line) for line in said(now)] if now else []
    return tuple(
        Difference(old, new)
        for kind, low, high, begin, end in SequenceMatcher(
            None, former, today, autojunk=False
        ).get_opcodes()
        if kind != "equal"
        for old, new in zip_longest(former[low:high], today[begin:end], fillvalue="")
    )


def _text(line: Line) -> str:
    return _BETWEEN.join(word for word in line if word)


def _lines(part: object) -> Iterator[Line]:
    """Yield the lines of a part of a sheet: of a kind of block that nobody foresaw its texts."""
    match part:
        case Heading():
            yield from ((word,) for word in _words(part))
            yield from _lines(part.approval)
        case Table():
            yield (part.title,)
            yield tuple(column.title for column in part.columns)
            yield from (tuple(_cell(cell) for cell in row) for row in part.rows)
        case str():
            yield (part,)
        case tuple() if part and all(isinstance(each, str) for each in part):
            yield part
        case tuple():
            for each in part:
                yield from _lines(each)
        case _ if is_dataclass(part):
            yield _words(part)
            for each in _values(part):
                if not isinstance(each, str):
                    yield from _lines(each)


def _words(part: object) -> Line:
    return tuple(
        each for each in _values(part) if isinstance(each, str) and not isinstance(each, Enum)
    )


def _values(part: object) -> list[object]:
    assert is_dataclass(part)
    return [getattr(part, field.name) for field in fields(part)]


def _cell(cell: Cell) -> str:
    return f"[{cell.text}]" if cell.struck else cell.text
