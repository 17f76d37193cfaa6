"""Workbooks (XLSX): their sheets read as text cells, and a table written as one."""

import re
import xml.etree.ElementTree as ET
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date, datetime, time
from io import BytesIO
from itertools import repeat
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple
from zipfile import BadZipFile, ZipFile

from openpyxl import Workbook, load_workbook
from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE, Cell
from openpyxl.cell.read_only import EmptyCell, ReadOnlyCell
from openpyxl.styles import Font
from openpyxl.utils import get_column_letter
from openpyxl.worksheet._write_only import WriteOnlyWorksheet

from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.formats.player_sheet import (
    MOST_LINES,
    NOT_RECKONED,
    Line,
    Sheet,
    line_of,
    needs_guard,
)

Content = str | int | date | None
"""What a cell of a table that is written holds."""

_MOST_COLUMNS = 256
"""No list has more; sheets that are formatted to their last column have 16384."""
_MOST_OF_SHEETS = 800 * 2**20
_MOST_OF_REST = 100 * 2**20
"""So many bytes may unfold from a workbook; more is a mistake or meant to do harm."""

_UNUSABLE = (
    *(BadZipFile, ET.ParseError, zlib.error, EOFError, OSError, NotImplementedError, RuntimeError),
    *(KeyError, IndexError, ValueError, TypeError, AttributeError, ArithmeticError),
)
"""What openpyxl ends in when a workbook is damaged."""

_VALUE = re.compile(rb"<(?:\w+:)?(?:v|is)[\s>]")
_FORMULA = re.compile(rb"<(?:\w+:)?f[\s>/]")
_CHUNK = 2**20


def read_workbook(path: Path, content: bytes, cancelled: Callable[[], bool]) -> tuple[Sheet, ...]:
    """Return the sheets with something in them, hidden ones last; nothing when it was cancelled.

    Raises FileError where it is no workbook, protected, damaged or far too large, and FormatError
    where a sheet has too many rows.
    """
    try:
        with ZipFile(BytesIO(content)) as archive:
            _check(archive, path)
            counts = {
                title: _counted(archive, part, cancelled) for title, part in _parts(archive).items()
            }
        return _sheets(content, counts, cancelled)
    except _UNUSABLE as error:
        raise FileError("sheet.damaged", path, str(error)) from error


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


# Reading


def _check(archive: ZipFile, path: Path) -> None:
    """Refuse what is no workbook of this kind, or would fill the memory."""
    parts = {info.filename: info for info in archive.infolist()}
    if any(info.flag_bits & 1 for info in parts.values()):
        raise FileError("sheet.protected", path)
    if "content.xml" in parts or "xl/workbook.bin" in parts:
        raise FileError("sheet.other-workbook", path)
    if not any(PurePosixPath(name).name == "workbook.xml" for name in parts):
        raise FileError("sheet.not-a-list", path)
    sheets = sum(info.file_size for name, info in parts.items() if "/worksheets/" in name)
    rest = sum(
        info.file_size
        for name, info in parts.items()
        if "/worksheets/" not in name and name.endswith((".xml", ".rels"))
    )
    if sheets > _MOST_OF_SHEETS or rest > _MOST_OF_REST:
        raise FileError("sheet.too-large", path)


def _parts(archive: ZipFile) -> dict[str, str]:
    """Return by title of a sheet where in the archive it is; without those not found."""
    try:
        book = ET.fromstring(archive.read("xl/workbook.xml"))
        links = ET.fromstring(archive.read("xl/_rels/workbook.xml.rels"))
    except KeyError:
        return {}
    targets = {link.get("Id"): link.get("Target", "").lstrip("/") for link in links}
    found = {}
    for sheet in book.iter():
        link = next((value for name, value in sheet.attrib.items() if name.endswith("}id")), None)
        if sheet.tag.endswith("}sheet") and (target := targets.get(link)):
            found[sheet.get("name", "")] = target if target.startswith("xl/") else f"xl/{target}"
    return found


class _Count(NamedTuple):
    values: int
    formulas: int


def _counted(archive: ZipFile, part: str, cancelled: Callable[[], bool]) -> _Count:
    """Return how many values and how many formulas a sheet has, so that reading ends with the last
    of them: a sheet may have a million rows that are only formatted.
    """
    values = formulas = 0
    rest = b""
    with archive.open(part) as source:
        while not cancelled() and (chunk := source.read(_CHUNK)):
            text = rest + chunk
            cut = text.rfind(b"<")
            rest = text[cut:] if cut >= 0 else b""
            whole = text[:cut] if cut >= 0 else text
            values += len(_VALUE.findall(whole))
            formulas += len(_FORMULA.findall(whole))
    return _Count(values, formulas)


def _sheets(
    content: bytes, counts: dict[str, _Count], cancelled: Callable[[], bool]
) -> tuple[Sheet, ...]:
    book = load_workbook(BytesIO(content), read_only=True, data_only=True, keep_links=False)
    has_formulas = any(count.formulas for count in counts.values())
    formula_book = (
        load_workbook(BytesIO(content), read_only=True, keep_links=False) if has_formulas else None
    )
    sheets = []
    for source in book.worksheets:
        source.reset_dimensions()
        rows: Iterable[Sequence[Any]] = source.iter_rows(max_col=_MOST_COLUMNS)
        formulas: Iterable[Sequence[Any]] = repeat(())
        count = counts.get(source.title)
        if formula_book is not None and count and count.formulas:
            same = formula_book[source.title]
            same.reset_dimensions()
            formulas = same.iter_rows(max_col=_MOST_COLUMNS)
        both = zip(rows, formulas, strict=False)
        lines = tuple(_lines(both, count, book.epoch, cancelled))
        if cancelled():
            return ()
        hidden = source.sheet_state != "visible"
        if lines:
            sheets.append(Sheet(lines=lines, name=source.title, is_hidden=hidden))
    return tuple(sorted(sheets, key=lambda sheet: sheet.is_hidden))


def _lines(
    rows: Iterable[tuple[Sequence[Any], Sequence[Any]]],
    count: _Count | None,
    epoch: datetime,
    cancelled: Callable[[], bool],
) -> Iterator[Line]:
    values = formulas = kept = 0
    for number, (cells, defined) in enumerate(rows, start=1):
        if cancelled() or (
            count is not None and (values, formulas) >= count and values >= count[0]
        ):
            return
        texts = [_text(cell, epoch) for cell in cells]
        values += sum(cell.value is not None for cell in cells)
        for column, cell in enumerate(defined):
            if cell.data_type == "f":
                formulas += 1
                if cells[column].value is None:
                    texts[column] = NOT_RECKONED
        line = line_of(number, texts)
        if line is None:
            continue
        kept += 1
        if kept > MOST_LINES:
            raise FormatError(number, 1, "players.too-long", most=MOST_LINES)
        yield line


def _text(cell: ReadOnlyCell | EmptyCell, epoch: datetime) -> str:
    """Return what a cell shows, as far as it matters for a list of players."""
    value = cell.value
    match value:
        case None:
            return ""
        case bool():
            return str(value).upper()
        case date():
            return _day(value, epoch)
        case int() | float():
            return _figure(value, cell)
        case str() if isinstance(cell, ReadOnlyCell) and needs_guard(value.strip().lstrip("'")):
            is_meant = bool(cell.style_array.quotePrefix)
            return f"'{value}" if is_meant else value
        case _:
            return str(value)


def _day(value: datetime | date, epoch: datetime) -> str:
    if not isinstance(value, datetime) or value.time() != time():
        return str(value)
    # A year typed into a cell that is formatted as a date becomes a day of 1905.
    days = (value - epoch).days
    return str(days) if 1900 <= days <= 2100 else value.date().isoformat()


def _figure(value: int | float, cell: ReadOnlyCell | EmptyCell) -> str:
    if isinstance(value, float) and not value.is_integer():
        return repr(value)
    digits = str(int(value))
    shape = cell.number_format if isinstance(cell, ReadOnlyCell) else ""
    # Zeros at the beginning of an ID may stand in the format alone.
    return digits.zfill(len(shape)) if re.fullmatch("0+", shape or "") else digits


# Writing


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
