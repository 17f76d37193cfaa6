"""Lists of players on disk: sheets read from CSV and XLSX, players of an event written as such."""

import re
from collections.abc import Callable, Sequence
from datetime import date
from enum import StrEnum
from pathlib import Path

from arbiter_app.domain.facts.event import Event
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.formats.player_sheet import (
    Sheet,
    is_recognised,
    read_delimited,
    write_delimited,
)
from arbiter_app.i18n import Catalogue
from arbiter_app.services.files.foreign_files import Kind, read_beginning, read_bytes
from arbiter_app.services.files.papers import save_paper
from arbiter_app.services.files.workbook_reading import read_workbook
from arbiter_app.services.files.workbooks import Content, write_workbook
from arbiter_app.wording.terms.registration.player_sheets import (
    example_rows,
    sheet_title,
    table_of_players,
)

_ZIP = b"PK\x03\x04"
_OLD_WORKBOOK = b"\xd0\xcf\x11\xe0"
_PAGE = re.compile(rb"\A(?:\xef\xbb\xbf)?\s*<")


class ListFormat(StrEnum):
    """As what a list of players is written."""

    XLSX = "xlsx"
    CSV_SEMICOLONS = "csv;"
    """As spreadsheets expect it where the decimal sign is a comma, as in Ukraine."""
    CSV_COMMAS = "csv,"


def read_sheets(
    path: Path, cancelled: Callable[[], bool] = lambda: False
) -> tuple[Sheet, ...] | None:
    """Return the sheets of a file that hold anything, hidden ones last; None when it was cancelled.

    Raises FileError where it is no list that can be read, and FormatError where it is a text whose
    quotation marks do not match, has nothing in it, or too much.
    """
    content = _content(path)
    if content.startswith(_ZIP):
        sheets = read_workbook(path, content, cancelled)
    else:
        sheets = (read_delimited(content),)
    if cancelled():
        return None
    if not sheets:
        raise FormatError(1, 1, "players.empty")
    return sheets


def proposed_sheet(sheets: Sequence[Sheet]) -> Sheet:
    """Return the first sheet with headings of a list of players; else the first one."""
    return next(filter(is_recognised, sheets), sheets[0])


def write_list(path: Path, event: Event, as_: ListFormat, catalogue: Catalogue) -> None:
    """Write the players of an event whole or not at all, with headings in a language.

    Raises FileError.
    """
    rows = table_of_players(catalogue, event)
    if as_ is ListFormat.XLSX:
        content = write_workbook(sheet_title(catalogue), rows)
    else:
        texts = ([_text(cell) for cell in row] for row in rows)
        content = write_delimited(texts, as_[-1])
    save_paper(path, content)


def write_example(path: Path, catalogue: Catalogue) -> None:
    """Write a workbook with the headings of a list and two invented players. Raises FileError."""
    save_paper(path, write_workbook(sheet_title(catalogue), example_rows(catalogue)))


def _content(path: Path) -> bytes:
    """Return what a file holds that may be a list of players."""
    is_workbook = read_beginning(path, 4) in (_ZIP, _OLD_WORKBOOK)
    content = read_bytes(path, Kind.PLAYER_LIST if is_workbook else Kind.PLAYER_TEXT)
    if content.startswith(_OLD_WORKBOOK):
        # A workbook with a password is packed as one of the old kind.
        is_locked = "EncryptedPackage".encode("utf-16-le") in content
        raise FileError("sheet.protected" if is_locked else "sheet.other-workbook", path)
    if _PAGE.match(content):
        raise FileError("sheet.web-page", path)
    if content.startswith((b"%PDF", b"SQLite format 3\0")):
        raise FileError("sheet.not-a-list", path)
    return content


def _text(cell: Content) -> str:
    match cell:
        case None:
            return ""
        case date():
            return f"{cell:%d.%m.%Y}"
        case _:
            return str(cell)
