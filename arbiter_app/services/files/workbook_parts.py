"""What a workbook (XLSX) has beside its cells: its sheets, the texts they share, how cells look."""

import posixpath
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from openpyxl.styles.numbers import (
    builtin_format_code,
    is_date_format,
    is_timedelta_format,
)

from arbiter_app.domain.names.figures import is_figures
from arbiter_app.formats.player_sheet import LONGEST_CELL
from arbiter_app.formats.xml_text import attribute, read_xml

MOST_ELEMENTS = 1_500_000
"""So many elements of a part are read: rows and cells, empty ones too, down to the last value."""

_LONGEST_FORMAT = 255
_GENERAL = "General"


@dataclass(frozen=True, slots=True)
class SheetPart:
    """A sheet, and in which part of the archive its cells are."""

    title: str
    part: str
    is_hidden: bool


@dataclass(frozen=True, slots=True)
class Look:
    """How a cell shows its value."""

    shape: str = _GENERAL
    is_date: bool = False
    is_span: bool = False
    """Whether it shows hours beyond those of a day."""
    is_meant_as_text: bool = False


@dataclass(slots=True)
class Contents:
    """What a workbook is made of: where its parts are."""

    sheets: list[SheetPart] = field(default_factory=list)
    texts: str = ""
    looks: str = ""
    counts_from_1904: bool = False


def read_contents(book: str, chunks: Iterable[bytes], links: Iterable[bytes]) -> Contents:
    """Return the contents of the workbook in a part. Raises XmlError."""
    targets = _read_links(posixpath.dirname(book), links)
    found = Contents()
    kinds = dict(targets.values())
    found.texts, found.looks = kinds.get("sharedStrings", ""), kinds.get("styles", "")

    def begin(name: str, attributes: Mapping[str, str]) -> None:
        if name == "sheet":
            kind, part = targets.get(attribute(attributes, "id"), ("", ""))
            if kind == "worksheet":
                is_hidden = attributes.get("state", "visible") != "visible"
                found.sheets.append(SheetPart(attributes.get("name", ""), part, is_hidden))
        elif name == "workbookPr":
            found.counts_from_1904 = attributes.get("date1904", "0") in ("1", "true")

    read_xml(chunks, begin=begin, end=_nothing, said=_nothing, most=MOST_ELEMENTS)
    return found


def _read_links(folder: str, chunks: Iterable[bytes]) -> dict[str, tuple[str, str]]:
    """Return by their ids of what kind other parts are, and where they are."""
    found: dict[str, tuple[str, str]] = {}

    def begin(name: str, attributes: Mapping[str, str]) -> None:
        if name == "Relationship":
            target = attributes.get("Target", "")
            where = posixpath.normpath(posixpath.join("/", folder, target)).lstrip("/")
            kind = PurePosixPath(attributes.get("Type", "")).name
            found[attributes.get("Id", "")] = kind, where

    read_xml(chunks, begin=begin, end=_nothing, said=_nothing, most=MOST_ELEMENTS)
    return found


def read_texts(chunks: Iterable[bytes]) -> list[str]:
    """Return the texts that cells share, by their numbers; of one that is too long its beginning,
    with a letter more than a cell may have. Raises XmlError.
    """
    found: list[str] = []
    text = Text()

    def begin(name: str, _: Mapping[str, str]) -> None:
        text.begin(name)

    def end(name: str) -> None:
        text.end(name)
        if name == "si":
            found.append(text.taken().replace("x005F_", ""))

    read_xml(chunks, begin=begin, end=end, said=text.said, most=MOST_ELEMENTS)
    return found


class Text:
    """A text as it stands in elements `t`, perhaps in pieces; without what only tells how it is
    read aloud.
    """

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._length = 0
        self._is_in_text = self._is_aloud = False

    def begin(self, name: str) -> None:
        if name == "t":
            self._is_in_text = True
        elif name == "rPh":
            self._is_aloud = True

    def end(self, name: str) -> None:
        if name == "t":
            self._is_in_text = False
        elif name == "rPh":
            self._is_aloud = False

    def said(self, text: str) -> None:
        if self._is_in_text and not self._is_aloud and self._length <= LONGEST_CELL:
            self._pieces.append(text[: LONGEST_CELL + 1 - self._length])
            self._length += len(self._pieces[-1])

    def taken(self) -> str:
        """Return the text, and begin another one."""
        text = "".join(self._pieces)
        self._pieces.clear()
        self._length = 0
        return text


def read_looks(chunks: Iterable[bytes]) -> list[Look]:
    """Return how cells show their values, by the numbers of styles. Raises XmlError."""
    shapes: dict[str, str] = {}
    styles: list[tuple[str, bool]] = []
    is_of_cells = False

    def begin(name: str, attributes: Mapping[str, str]) -> None:
        nonlocal is_of_cells
        if name == "cellXfs":
            is_of_cells = True
        elif name == "numFmt":
            shapes[attributes.get("numFmtId", "")] = attributes.get("formatCode", "")
        elif name == "xf" and is_of_cells:
            is_meant = attributes.get("quotePrefix", "0") in ("1", "true")
            styles.append((attributes.get("numFmtId", "0"), is_meant))

    def end(name: str) -> None:
        nonlocal is_of_cells
        is_of_cells = is_of_cells and name != "cellXfs"

    read_xml(chunks, begin=begin, end=end, said=_nothing, most=MOST_ELEMENTS)
    return list(_looks(shapes, styles))


def _looks(shapes: Mapping[str, str], styles: Iterable[tuple[str, bool]]) -> Iterator[Look]:
    known: dict[tuple[str, bool], Look] = {}
    for style in styles:
        if style not in known:
            number, is_meant = style
            shape = shapes.get(number) or _builtin(number)
            if len(shape) > _LONGEST_FORMAT:
                shape = _GENERAL
            known[style] = Look(
                shape,
                is_date=is_date_format(shape),
                is_span=is_timedelta_format(shape),
                is_meant_as_text=is_meant,
            )
        yield known[style]


def _builtin(number: str) -> str:
    if not (is_figures(number) and len(number) <= 3):
        return _GENERAL
    return builtin_format_code(int(number)) or _GENERAL


def _nothing(*_: object) -> None:
    """Pass over what is not asked for."""
