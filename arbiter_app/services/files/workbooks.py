"""Workbooks (XLSX): a table written as one. They are read in `workbook_reading`."""

import re
from collections.abc import Sequence
from datetime import date
from io import BytesIO

from openpyxl import Workbook
from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE, Cell
from openpyxl.styles import Font
from openpyxl.utils import get_column_letter
from openpyxl.worksheet._write_only import WriteOnlyWorksheet

from arbiter_app.formats.player_sheet import needs_guard

Content = str | int | date | None
"""What a cell of a table that is written holds."""


def write_workbook(title: str, rows: Sequence[Sequence[Content]]) -> bytes:
    """Return a workbook with one sheet whose first row is the headings; what a spreadsheet would
    run as a formula is marked as text.
    """
    workbook = Workbook(write_only=True)
    workbook.properties.creator = "Arbiter"
    sheet = workbook.create_sheet(re.sub(r"[\\/*?:\[\]]", " ", title)[:31])
    sheet.freeze_panes = "A2"
    for column, cells in enumerate(zip(*rows, strict=True), start=1):
        width = max(len(str(content or "")) for content in cells)
        sheet.column_dimensions[get_column_letter(column)].width = min(width + 2, 60)
    for number, row in enumerate(rows):
        written = [_cell(sheet, content) for content in row]
        if number == 0:
            for cell in written:
                cell.font = Font(bold=True)
        sheet.append(written)
    unfolded = BytesIO()
    workbook.save(unfolded)
    return unfolded.getvalue()


def _cell(sheet: WriteOnlyWorksheet, content: Content) -> Cell:
    if isinstance(content, str):
        text = ILLEGAL_CHARACTERS_RE.sub("", content)
        cell = Cell(sheet, row=1, column=1, value=text)
        cell.data_type = "s"  # a text from "=" on would be a formula
        cell.quotePrefix = needs_guard(text.lstrip("'"))
        return cell
    cell = Cell(sheet, row=1, column=1, value=content)
    if isinstance(content, date):
        cell.number_format = "dd.mm.yyyy"
    return cell
