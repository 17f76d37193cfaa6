"""What a sheet says, line by line, apart from how it is laid out and when it was printed."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum

from arbiter_app.documents.report import Cell, Heading, Report, Table

Line = tuple[str, ...]
"""The words of a row, of a line, or of a piece of paper."""


def said(sheet: Report) -> tuple[Line, ...]:
    """Return the lines of a sheet, without those bound behind it; struck words are in brackets."""
    footer = sheet.footer
    resting = (footer.edition, footer.tie_breaks, footer.ratings, *footer.list_changes)
    parts = (sheet.heading, sheet.body, sheet.signatures, resting, sheet.mark)
    return tuple(line for part in parts for line in _lines(part))


def as_read(cell: Cell) -> str:
    """Return the words of a cell, in brackets where they are struck."""
    return f"[{cell.text}]" if cell.struck else cell.text


def _lines(part: object) -> Iterator[Line]:
    """Yield the lines of a part of a sheet: of a kind of block that nobody foresaw its texts."""
    match part:
        case Heading():
            yield from ((word,) for word in _words(part))
            yield from _lines(part.approval)
        case Table():
            yield (part.title,)
            yield tuple(column.title for column in part.columns)
            yield from (tuple(as_read(cell) for cell in row) for row in part.rows)
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
