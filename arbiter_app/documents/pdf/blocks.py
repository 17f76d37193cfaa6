"""Any block of a report as strips."""

from collections.abc import Sequence

from arbiter_app.documents.pdf.brackets import bracket_strips
from arbiter_app.documents.pdf.cards import card_strips
from arbiter_app.documents.pdf.facts import fact_strips
from arbiter_app.documents.pdf.slips import slip_strips
from arbiter_app.documents.pdf.strips import (
    Measured,
    Strips,
    paragraph,
    writing_line,
)
from arbiter_app.documents.pdf.table_strips import grid, table
from arbiter_app.documents.pdf.tables import MeasuredTable, with_columns
from arbiter_app.documents.report import (
    Block,
    BracketSheets,
    Cards,
    ColumnKind,
    Facts,
    Grid,
    Paragraph,
    Table,
    WritingLine,
)
from arbiter_app.documents.slip import Slips

MeasuredBlock = (
    MeasuredTable
    | tuple[MeasuredTable, ...]
    | Paragraph
    | WritingLine
    | Facts
    | Cards
    | Slips
    | BracketSheets
)
"""A block whose tables are measured."""


def block_strips(block: MeasuredBlock, frame: Measured, across: int, division: int) -> Strips:
    """Return the strips of a block; `across` tables of a grid stand side by side, and a bracket is
    divided in the way at `division`.
    """
    match block:
        case MeasuredTable():
            return table(block, frame)
        case Paragraph():
            return paragraph(block, frame)
        case WritingLine():
            return writing_line(block, frame)
        case Facts():
            return fact_strips(block, frame)
        case Cards():
            return card_strips(block, frame)
        case Slips():
            return slip_strips(block, frame)
        case BracketSheets():
            return bracket_strips(block, frame, division)
        case _:
            return grid(block, frame, across)


def fits(block: MeasuredBlock, frame: Measured) -> bool:
    """Whether a block that is a table is not too wide."""
    return not isinstance(block, MeasuredTable) or block.fits(frame.size, frame.width)


def parts(block: MeasuredBlock, size: float, width: float) -> Sequence[MeasuredBlock]:
    """Return a block in the parts that it needs where it is too wide."""
    return block.parts(size, width) if isinstance(block, MeasuredTable) else (block,)


def needed(table: Table, rank: int) -> Table:
    """Return a table without its optional columns up to a rank, and without figures that nobody
    has.
    """
    kept = [
        index
        for index, column in enumerate(table.columns)
        if not 0 < column.optional <= rank and not _is_empty(table, index)
    ]
    return table if len(kept) == len(table.columns) else with_columns(table, kept)


def _is_empty(table: Table, index: int) -> bool:
    """Whether nothing stands in a column of figures, and nothing is to be written there."""
    column = table.columns[index]
    if column.kind is not ColumnKind.NUMBER or column.room or not column.title:
        return False
    return len(table.rows) > 1 and not any(row[index].text for row in table.rows)


def titles_of_optional(blocks: Sequence[Block], rank: int) -> tuple[str, ...]:
    """Return the titles of the optional columns up to a rank."""
    tables = (
        table
        for block in blocks
        for table in (block.tables if isinstance(block, Grid) else (block,))
        if isinstance(table, Table)
    )
    titles = (
        column.title for table in tables for column in table.columns if 0 < column.optional <= rank
    )
    return tuple(dict.fromkeys(titles))
