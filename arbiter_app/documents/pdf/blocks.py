"""Any block of a report as strips."""

from arbiter_app.documents.pdf.brackets import bracket_strips
from arbiter_app.documents.pdf.cards import card_strips
from arbiter_app.documents.pdf.facts import fact_strips
from arbiter_app.documents.pdf.slips import slip_strips
from arbiter_app.documents.pdf.strips import (
    Measured,
    Strips,
    grid,
    paragraph,
    table,
    writing_line,
)
from arbiter_app.documents.pdf.tables import MeasuredTable
from arbiter_app.documents.report import BracketDrawing, Cards, Facts, Paragraph, WritingLine
from arbiter_app.documents.slip import Slips

MeasuredBlock = (
    MeasuredTable
    | tuple[MeasuredTable, ...]
    | Paragraph
    | WritingLine
    | Facts
    | Cards
    | Slips
    | BracketDrawing
)
"""A block whose tables are measured."""


def block_strips(block: MeasuredBlock, frame: Measured, across: int) -> Strips:
    """Return the strips of a block; `across` tables of a grid stand side by side."""
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
        case BracketDrawing():
            return bracket_strips(block, frame)
        case _:
            return grid(block, frame, across)
