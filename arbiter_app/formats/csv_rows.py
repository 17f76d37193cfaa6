"""Rows of texts whose columns are divided by a sign (CSV), none of them without end."""

import csv
from collections.abc import Iterable, Iterator, Sequence

LONGEST_ROW = 131_072
"""So many letters may a row have: a spreadsheet's empty columns down to the last among them."""


class RowTooLongError(Exception):
    """A row goes on and on, perhaps over many lines, because a quotation mark never ends."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def csv_rows(lines: Iterable[str], delimiter: str) -> Iterator[tuple[int, Sequence[str]]]:
    """Yield the rows of a text with the number of their first line.

    Raises csv.Error where the quotation marks do not match, and RowTooLongError.
    """
    letters = 0

    def counted() -> Iterator[str]:
        nonlocal letters
        for number, line in enumerate(lines, start=1):
            letters += len(line)
            if letters > LONGEST_ROW:
                raise RowTooLongError(number)
            yield line

    reader = csv.reader(counted(), delimiter=delimiter, strict=True)
    first = 1
    for cells in reader:
        yield first, cells
        letters = 0
        first = reader.line_num + 1
