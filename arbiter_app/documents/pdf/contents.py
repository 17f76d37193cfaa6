"""The table of contents of sheets that are bound together."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from arbiter_app.documents.report import (
    Align,
    Cell,
    Column,
    ColumnKind,
    Contents,
    Report,
    Table,
)


def with_contents(report: Report, lengths: Sequence[int], *, begin: int) -> Report:
    """Return the report with its contents filled in; `lengths` are the pages of each sheet that
    follows, the first of which begins on page `begin`.
    """
    return replace(
        report,
        body=tuple(
            _table(block, report, lengths, begin) if isinstance(block, Contents) else block
            for block in report.body
        ),
    )


def _table(contents: Contents, report: Report, lengths: Sequence[int], begin: int) -> Table:
    return Table(
        columns=(
            Column(contents.sheet),
            Column(contents.pages, ColumnKind.NUMBER, Align.CENTRE),
        ),
        rows=tuple(_rows(report.sheets[1:], lengths, begin)),
    )


def _rows(
    sheets: Sequence[Report], lengths: Sequence[int], begin: int
) -> Iterator[tuple[Cell, ...]]:
    """Yield a line for each kind of sheet, however many of a kind follow each other."""
    first = begin
    both = zip(sheets, lengths, strict=True)
    for title, alike in groupby(both, key=lambda each: each[0].listed or each[0].heading.document):
        last = first + sum(length for _, length in alike) - 1
        yield Cell(title), Cell(str(first) if first == last else f"{first}–{last}")
        first = last + 1
