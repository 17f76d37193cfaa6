"""The rows of a text crosstable as fields and words that know where they stand."""

import re
from collections.abc import Sequence

from arbiter_app.formats.errors import FormatError
from arbiter_app.values import frozen

GAP = "  "
"""What stands between two columns."""


@frozen
class Word:
    """A piece of text and where it stands; lines and columns count from 1."""

    text: str
    line: int
    column: int

    def wrong(self, code: str) -> FormatError:
        """Return the error that points at it."""
        return FormatError(self.line, self.column, code)


def fields(row: str, line: int) -> list[Word]:
    """Return the three fields of a row: the player, the cells, the values.

    Raises FormatError("crosstable.fields").
    """
    found: list[Word] = []
    column = 1
    for text in row.split("|"):
        found.append(Word(text, line, column))
        column += len(text) + 1
    if len(found) != 3:
        raise FormatError(line, 1, "crosstable.fields")
    return found


def words(field: Word) -> list[Word]:
    """Return the words of a field."""
    return [
        Word(match[0], field.line, field.column + match.start())
        for match in re.finditer(r"\S+", field.text)
    ]


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return each row as one text, its columns as wide as their widest word."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        GAP.join(word.ljust(width) for word, width in zip(row, widths, strict=True)) for row in rows
    ]
