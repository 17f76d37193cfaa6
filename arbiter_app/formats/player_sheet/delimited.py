"""Sheets as text: columns divided by commas, semicolons or tabs."""

import codecs
import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO

from arbiter_app.formats.csv_rows import LONGEST_ROW, RowTooLongError, csv_rows
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.player_sheet.fields import said_by
from arbiter_app.formats.player_sheet.sheets import (
    LAST_LINE,
    LONGEST_CELL,
    MOST_CELLS,
    MOST_COLUMNS,
    MOST_LINES,
    Line,
    Sheet,
    guarded,
    line_of,
)

_DELIMITERS = ",;\t"
_LOOKED_AT = 60
"""So many lines say what divides the columns."""


def read_delimited(content: bytes) -> Sheet:
    """Read a text in UTF-8, in UTF-16 with its mark, or in Windows-1251.

    Raises FormatError where it is no text, has no row or too many, or its quotation marks do not
    match.
    """
    text = _text(content)
    if text is None:
        raise FormatError(1, 1, "players.not-text")
    try:
        lines = tuple(_lines(text))
    except RowTooLongError as error:
        raise FormatError(error.line, 1, "players.row-too-long", most=LONGEST_ROW) from error
    except csv.Error as error:
        raise FormatError(text.count("\n") + 1, 1, "players.csv") from error
    if not lines:
        raise FormatError(1, 1, "players.empty")
    return Sheet(lines=lines)


def write_delimited(rows: Iterable[Sequence[str]], delimiter: str) -> bytes:
    """Return rows as UTF-8 with its mark, as spreadsheets want it; what they would run as a
    formula has an apostrophe before it, which `read_delimited` leaves to be taken off.
    """
    text = StringIO(newline="")
    writer = csv.writer(text, delimiter=delimiter)
    writer.writerows([guarded(cell) for cell in row] for row in rows)
    return codecs.BOM_UTF8 + text.getvalue().encode()


def _text(content: bytes) -> str | None:
    """Decode a list; None if it is no text."""
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        encodings = ["utf-16"]
    else:
        encodings = ["utf-8-sig", "cp1251"]
    for encoding in encodings:
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        return None if re.search(r"[\0-\x08\x0e-\x1f]", text) else text
    return None


def _lines(text: str) -> Iterator[Line]:
    """Yield the rows that are not empty with the number of their first line."""
    delimiter, skipped = _delimiter(text)
    kept = filled = 0
    for number, cells in csv_rows(StringIO(text, newline=""), delimiter):
        if number > LAST_LINE:
            raise FormatError(number, 1, "players.too-long", most=LAST_LINE)
        if not cells or number <= skipped:
            continue
        filled += sum(map(bool, cells))
        if filled > MOST_CELLS:
            raise FormatError(number, 1, "players.too-many-cells", most=MOST_CELLS)
        line = line_of(number, cells)
        if line is not None:
            kept += 1
            _demand_bounds(line, kept)
            yield line


def _demand_bounds(line: Line, kept: int) -> None:
    if kept > MOST_LINES:
        raise FormatError(line.number, 1, "players.too-long", most=MOST_LINES)
    if len(line.cells) > MOST_COLUMNS:
        raise FormatError(line.number, len(line.cells), "players.too-wide", most=MOST_COLUMNS)
    for column, cell in enumerate(line.cells, start=1):
        if len(cell) > LONGEST_CELL:
            raise FormatError(line.number, column, "players.cell-too-long", most=LONGEST_CELL)


def _delimiter(text: str) -> tuple[str, int]:
    """Return what divides the columns, and how many lines only say that: "sep=;" of spreadsheets.

    It is the sign that leaves the most headings that are known in one line, else the one that
    stands in every line.
    """
    if told := re.match(r"sep=([^\w\s\"])\r?\n|sep=(\t)\r?\n", text):
        return told[1] or told[2], 1
    head = [line for line in text[:100_000].splitlines() if line.strip()][:_LOOKED_AT]

    def likeness(delimiter: str) -> tuple[int, int]:
        known = (
            sum(said_by(cell) is not None for cell in cells)
            for cells in csv.reader(head, delimiter=delimiter)
        )
        return max(known, default=0), min((line.count(delimiter) for line in head), default=0)

    return max(_DELIMITERS, key=likeness), 0
