"""Workbooks (XLSX) read as sheets of text cells: by the cells that are filled, however many rows
and columns a sheet says it has.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime, time, timedelta
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import TypeVar

from openpyxl.utils.datetime import MAC_EPOCH, WINDOWS_EPOCH, from_excel

from arbiter_app.domain.names.figures import is_figures
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.formats.player_sheet import (
    LAST_LINE,
    LONGEST_CELL,
    MOST_CELLS,
    MOST_COLUMNS,
    MOST_LINES,
    NOT_RECKONED,
    Line,
    Sheet,
    line_of,
    needs_guard,
)
from arbiter_app.formats.xml_text import TooManyElementsError, XmlError, read_xml
from arbiter_app.services.files.archives import (
    DAMAGED,
    Archive,
    OtherPackingError,
    UnfoldsTooFarError,
    opened_archive,
)
from arbiter_app.services.files.workbook_parts import (
    MOST_ELEMENTS,
    Look,
    SheetPart,
    Text,
    read_contents,
    read_looks,
    read_texts,
)

_MOST_BYTES = 400 * 2**20
"""So many may unfold from a workbook: a million rows of a list that are only formatted."""
_MOST_SHEETS = 100

_ENDS = (b"v>", b"is>", b"f>", b"<f ", b":f ")
"""With one of them a value, a text in its cell or a formula ends, or one without words begins."""
_DIGITS = 7
_LONGEST_DAY = 40

_Read = TypeVar("_Read")

_PLACE = re.compile(r"([A-Z]{1,3})([0-9]{1,7})", re.ASCII)
_NUMBER = re.compile(
    r"[+-]?(?:[0-9]{1,20}(?:\.[0-9]{0,340})?|\.[0-9]{1,340})(?:[eE][+-]?[0-9]{1,3})?", re.ASCII
)
_TAIL = 2**20
"""So many bytes are read below the last value: the end of its row, and what is damaged there."""


def read_workbook(path: Path, content: bytes, cancelled: Callable[[], bool]) -> tuple[Sheet, ...]:
    """Return the sheets with something in them, hidden ones last; nothing when it was cancelled.

    Raises FileError where it is no workbook, protected, damaged or far too large, and FormatError
    where a sheet has too many rows, columns or filled cells, or a text that is too long.
    """
    try:
        with opened_archive(BytesIO(content), most=_MOST_BYTES) as archive:
            _check(archive, path)
            return _Workbook(archive, cancelled).sheets(path)
    except _CancelledError:
        return ()
    except (UnfoldsTooFarError, TooManyElementsError) as error:
        raise FileError("sheet.too-large", path) from error
    except (XmlError, OtherPackingError, RuntimeError, KeyError, *DAMAGED) as error:
        raise FileError("sheet.damaged", path, str(error)) from error


def _check(archive: Archive, path: Path) -> None:
    """Refuse what is no workbook of this kind, or would fill the memory."""
    if any(part.flag_bits & 1 for part in archive.parts.values()):
        raise FileError("sheet.protected", path)
    if "content.xml" in archive.parts or "xl/workbook.bin" in archive.parts:
        raise FileError("sheet.other-workbook", path)
    if not any(map(_is_book, archive.parts)):
        raise FileError("sheet.not-a-list", path)
    archive.demand_room([part for name, part in archive.parts.items() if "/worksheets/" in name])


def _is_book(name: str) -> bool:
    return PurePosixPath(name).name == "workbook.xml"


class _CancelledError(Exception):
    """Nobody waits for the workbook any more."""


class _Workbook:
    """A workbook being read."""

    def __init__(self, archive: Archive, cancelled: Callable[[], bool]) -> None:
        self._archive = archive
        self._cancelled = cancelled
        self._cells = 0

    def sheets(self, path: Path) -> tuple[Sheet, ...]:
        book = min(filter(_is_book, self._archive.parts), key=len)
        links = str(PurePosixPath(book).parent / "_rels" / "workbook.xml.rels")
        contents = read_contents(book, self._chunks(book), self._chunks(links))
        if len(contents.sheets) > _MOST_SHEETS:
            raise FileError(
                "sheet.too-many-sheets", path, count=len(contents.sheets), most=_MOST_SHEETS
            )
        texts = self._part(contents.texts, read_texts)
        looks = self._part(contents.looks, read_looks)
        epoch = MAC_EPOCH if contents.counts_from_1904 else WINDOWS_EPOCH
        sheets = []
        for each in contents.sheets:
            if each.part not in self._archive.parts:
                continue
            lines = self._lines(each, _Cells(texts, looks, epoch, self._count))
            if lines:
                sheets.append(Sheet(lines=lines, name=each.title, is_hidden=each.is_hidden))
        return tuple(sorted(sheets, key=lambda sheet: sheet.is_hidden))

    def _count(self, row: int) -> None:
        self._cells += 1
        if self._cells > MOST_CELLS:
            raise FormatError(row, 1, "players.too-many-cells", most=MOST_CELLS)

    def _part(self, name: str, read: Callable[[Iterator[bytes]], list[_Read]]) -> list[_Read]:
        return read(self._chunks(name)) if name in self._archive.parts else []

    def _chunks(self, name: str, *, is_counted: bool = True) -> Iterator[bytes]:
        for chunk in self._archive.chunks(self._archive.parts[name], is_counted=is_counted):
            if self._cancelled():
                raise _CancelledError
            yield chunk

    def _lines(self, sheet: SheetPart, cells: "_Cells") -> tuple[Line, ...]:
        """Return the rows of a sheet; what stands below its last value is only formatted."""
        size = self._archive.parts[sheet.part].file_size
        last = self._last_value(sheet.part) + _TAIL
        is_cut = size > last
        chunks = self._chunks(sheet.part, is_counted=False)
        read_xml(
            _up_to(last, chunks) if is_cut else chunks,
            begin=cells.begin,
            end=cells.end,
            said=cells.said,
            most=MOST_ELEMENTS,
            is_cut=is_cut,
        )
        return cells.lines()

    def _last_value(self, part: str) -> int:
        """Return how many bytes of a sheet there are up to its last value or formula."""
        last = before = 0
        rest = b""
        for chunk in self._chunks(part):
            text = rest + chunk
            if (found := max(map(text.rfind, _ENDS))) >= 0:
                last = before + found
            rest = text[-3:]
            before += len(text) - len(rest)
        return last


def _up_to(last: int, chunks: Iterator[bytes]) -> Iterator[bytes]:
    for chunk in chunks:
        yield chunk[:last]
        last -= len(chunk)
        if last <= 0:
            return


class _Cells:
    """The filled cells of a sheet, as its elements come."""

    def __init__(
        self,
        texts: Sequence[str],
        looks: Sequence[Look],
        epoch: datetime,
        count: Callable[[int], None],
    ) -> None:
        self._texts, self._looks, self._epoch, self._count = texts, looks, epoch, count
        self._rows: dict[int, dict[int, str]] = {}
        self._row = self._column = 0
        self._kind = self._style = ""
        self._value: list[str] | None = None
        self._letters = 0
        self._text = Text()
        self._is_value = self._is_formula = self._is_inline = False

    def begin(self, name: str, attributes: Mapping[str, str]) -> None:
        match name:
            case "c":
                self._begin_cell(attributes)
            case "row":
                self._begin_row(attributes)
            case "v":
                self._is_value = True
                self._value, self._letters = [], 0
            case "f":
                self._is_formula = True
            case "is":
                self._is_inline = True
            case _:
                self._text.begin(name)

    def end(self, name: str) -> None:
        match name:
            case "c":
                self._end_cell()
            case "v":
                self._is_value = False
            case _:
                self._text.end(name)

    def said(self, text: str) -> None:
        if self._is_value and self._value is not None and self._letters <= LONGEST_CELL:
            self._value.append(text[: LONGEST_CELL + 1 - self._letters])
            self._letters += len(text)
        elif self._is_inline:
            self._text.said(text)

    def lines(self) -> tuple[Line, ...]:
        """Return the rows in their order. Raises FormatError("players.too-long")."""
        found: list[Line] = []
        for number, cells in sorted(self._rows.items()):
            line = line_of(number, [cells.get(each, "") for each in range(1, max(cells) + 1)])
            if line is not None:
                found.append(line)
        if len(found) > MOST_LINES:
            raise FormatError(found[MOST_LINES].number, 1, "players.too-long", most=MOST_LINES)
        return tuple(found)

    def _begin_row(self, attributes: Mapping[str, str]) -> None:
        told = attributes.get("r", "")
        self._row = int(told) if is_figures(told) and len(told) <= _DIGITS else self._row + 1
        self._column = 0
        if not 1 <= self._row <= LAST_LINE:
            raise XmlError("a row that no sheet has")

    def _begin_cell(self, attributes: Mapping[str, str]) -> None:
        self._column += 1
        if place := _PLACE.fullmatch(attributes.get("r", "")):
            self._column = _column(place[1])
            self._row = int(place[2])
        self._kind, self._style = attributes.get("t", "n"), attributes.get("s", "")
        self._value = None
        self._is_formula = self._is_inline = False

    def _end_cell(self) -> None:
        text = self._shown()
        self._is_inline = False
        if not text or text.isspace():
            return
        if len(text) > LONGEST_CELL:
            raise FormatError(self._row, self._column, "players.cell-too-long", most=LONGEST_CELL)
        if self._column > MOST_COLUMNS:
            raise FormatError(self._row, self._column, "players.too-wide", most=MOST_COLUMNS)
        self._count(self._row)
        self._rows.setdefault(self._row, {})[self._column] = text

    def _shown(self) -> str:
        """Return what a cell shows, as far as it matters for a list of players."""
        if self._is_inline and self._kind == "inlineStr":
            return self._guarded(self._text.taken())
        if self._value is None:
            return NOT_RECKONED if self._is_formula else ""
        said = "".join(self._value)
        if not said:
            return NOT_RECKONED if self._is_formula and self._kind != "str" else ""
        match self._kind:
            case "s":
                return self._guarded(self._shared(said))
            case "b":
                return "FALSE" if said == "0" else "TRUE"
            case "d":
                return self._day_in_words(said)
            case "n":
                return self._number(said)
            case _:
                return self._guarded(said)

    def _shared(self, said: str) -> str:
        is_number = is_figures(said) and len(said) <= _DIGITS
        if not is_number or int(said) >= len(self._texts):
            raise XmlError("a text that the workbook does not have")
        return self._texts[int(said)]

    @property
    def _look(self) -> Look:
        style = self._style
        known = is_figures(style) and len(style) <= _DIGITS
        return self._looks[int(style)] if known and int(style) < len(self._looks) else Look()

    def _guarded(self, text: str) -> str:
        is_guarded = needs_guard(text.strip().lstrip("'")) and self._look.is_meant_as_text
        return f"'{text}" if is_guarded else text

    def _number(self, said: str) -> str:
        if not _NUMBER.fullmatch(said.strip()):
            return said
        is_whole = is_figures(said.strip().lstrip("+-"))
        value = int(said) if is_whole else float(said)
        look = self._look
        if not look.is_date:
            return _figure(value, look.shape)
        try:
            moment = from_excel(value, self._epoch, timedelta=look.is_span)
        except (OverflowError, ValueError):
            return "#VALUE!"
        return _day(moment, self._epoch)

    def _day_in_words(self, said: str) -> str:
        try:
            return _day(datetime.fromisoformat(said[:_LONGEST_DAY]), self._epoch)
        except ValueError:
            return said


def _column(letters: str) -> int:
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - ord("A") + 1
    return column


def _day(value: datetime | time | timedelta | None, epoch: datetime) -> str:
    if not isinstance(value, datetime) or value.time() != time():
        return str(value)
    # A year typed into a cell that is formatted as a date becomes a day of 1905.
    days = (value - epoch).days
    return str(days) if 1900 <= days <= 2100 else value.date().isoformat()


def _figure(value: int | float, shape: str) -> str:
    if isinstance(value, float) and not value.is_integer():
        return repr(value)
    digits = str(int(value))
    # Zeros at the beginning of an ID may stand in the format alone.
    return digits.zfill(len(shape)) if re.fullmatch("0+", shape) else digits
