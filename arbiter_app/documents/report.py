"""A sheet of paper before it meets a printer: all its words, in its language, and no layout.

Lengths, fonts and page breaks are the renderer's; the same Report serves every renderer.
"""

from dataclasses import dataclass
from enum import StrEnum


class Orientation(StrEnum):
    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"
    EITHER = "either"
    """Whichever prints the sheet larger."""


class ColumnKind(StrEnum):
    TEXT = "text"
    """Words, which wrap and take the width that is left."""
    NUMBER = "number"
    """Figures and codes, never wrapped."""
    SCORE = "score"
    """A game of the cross table."""
    WRITING = "writing"
    """Room to write by hand."""


class Align(StrEnum):
    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in a column of a row; results of several games stand below each other."""

    text: str = ""
    diagonal: bool = False
    """A player against himself: hatched."""
    struck: bool = False
    strong: bool = False
    faint: bool = False
    """Grey: it stands there to be read but does not count."""


@dataclass(frozen=True, slots=True)
class Column:
    title: str
    kind: ColumnKind = ColumnKind.TEXT
    align: Align = Align.LEFT
    family: str = ""
    """Columns of one family are equally wide."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Rows of cells under a head that is repeated on every page."""

    title: str = ""
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """Small tables side by side, in reading order; none is divided between pages."""

    tables: tuple[Table, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str
    strong: bool = False


@dataclass(frozen=True, slots=True)
class WritingLine:
    """Labels on one line, each followed by room to write."""

    labels: tuple[str, ...]


Block = Table | Grid | Paragraph | WritingLine


@dataclass(frozen=True, slots=True, kw_only=True)
class Heading:
    """The head of the first page, from the organiser down to what the sheet is about."""

    organiser: str
    event: str
    place_and_dates: str
    document: str
    subtitle: str


@dataclass(frozen=True, slots=True)
class Signature:
    """An office with its category, room to sign, and the name; "" is left to write in."""

    office: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Footer:
    """What the sheet rests on; `page` has the places {page} and {pages} for the renderer."""

    edition: str
    tie_breaks: str
    list_changes: tuple[str, ...] = ()
    """What the list of tie-breaks was before it was changed during play."""
    data_version: str
    document: str
    printed_at: str
    page: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """One document, ready for a renderer."""

    language: str
    orientation: Orientation = Orientation.EITHER
    one_page: bool = False
    """Whether small type is better than a second page."""
    heading: Heading
    body: tuple[Block, ...]
    signatures: tuple[Signature, ...]
    stamp: str
    """The mark of the place for the organiser's stamp."""
    footer: Footer
