"""A sheet of paper before it meets a printer: all its words, in its language, and no layout.

Lengths, fonts and page breaks are the renderer's; the same Report serves every renderer.
"""

from dataclasses import replace
from datetime import datetime
from enum import StrEnum

from arbiter_app.documents.slip import Slips
from arbiter_app.domain.facts.logo import Logo
from arbiter_app.values import frozen

BESIDE = " / "
"""What stands between the languages of words in both of them on one line."""


class Orientation(StrEnum):
    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"
    EITHER = "either"
    """Whichever prints the sheet larger."""


class SheetKind(StrEnum):
    POSTED = "posted"
    """Hangs on a wall: read from two metres, never signed."""
    FILED = "filed"
    """Signed, and bound with others."""
    CUT = "cut"
    """Cards and slips to be cut up."""


class PaperSize(StrEnum):
    A5 = "A5"
    A4 = "A4"
    A3 = "A3"


@frozen(kw_only=True)
class Wishes:
    """What the arbiter has chosen for a sheet; None leaves it to the layout.

    A wish that cannot be met is met as nearly as it can be, and a note says so.
    """

    paper: PaperSize | None = None
    orientation: Orientation | None = None
    size: float | None = None
    """Size of the type of names, in points."""
    binding: bool | None = None
    """Whether there is a wide edge to bind it by."""

    def over(self, others: "Wishes") -> "Wishes":
        """Return these wishes, and the others where these leave it open."""
        return Wishes(
            paper=self.paper or others.paper,
            orientation=self.orientation or others.orientation,
            size=others.size if self.size is None else self.size,
            binding=others.binding if self.binding is None else self.binding,
        )


NO_WISHES = Wishes()


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


@frozen
class Cell:
    """What stands in a column of a row; results of several games stand below each other."""

    text: str = ""
    diagonal: bool = False
    """A player against himself: hatched."""
    struck: bool = False
    strong: bool = False
    faint: bool = False
    """Grey: it stands there to be read but does not count."""


@frozen
class Column:
    title: str
    kind: ColumnKind = ColumnKind.TEXT
    align: Align = Align.LEFT
    family: str = ""
    """Columns of one family are equally wide."""
    room: int = 0
    """For how many letters there is room at least, be they typed or written by hand."""
    apart: bool = False
    """Whether a thick line sets it apart from the column before."""
    optional: int = 0
    """The rank in which it is left out where there is no room, 1 first; 0 never. Those of 1 and 2
    go too where a sheet would take a page more for them."""
    spoken: str = ""
    """What it is called where one of its rows is spoken of: "Board" of "Bd"; "": as its title."""


@frozen(kw_only=True)
class Table:
    """Rows of cells under a head that is repeated on every page."""

    title: str = ""
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    heads: frozenset[int] = frozenset()
    """The rows, from 0, that head those below them: a team above its players. What they head stands
    with them on a page where there is room."""


@frozen
class Grid:
    """Small tables side by side, in reading order; none is divided between pages."""

    tables: tuple[Table, ...]


@frozen
class Paragraph:
    text: str
    strong: bool = False


@frozen
class WritingLine:
    """Labels on one line, each followed by room to write."""

    labels: tuple[str, ...]


@frozen
class Facts:
    """Lines of a thing and what is said of it, the things below each other on the left."""

    lines: tuple[tuple[str, str], ...]
    large: bool = False
    """Whether they are what the sheet is read for, and share its size and its spare room."""


class CardSize(StrEnum):
    SLIP = "slip"
    """Folded once, its words are inside."""
    LABEL = "label"
    """To be glued onto an envelope, or laid into it."""


@frozen
class Card:
    """A piece of paper: one thing in large type between two small lines."""

    large: str
    above: str = ""
    below: str = ""


@frozen(kw_only=True)
class Cards:
    """Pieces of one size, to be cut out along dashed lines."""

    title: str
    size: CardSize
    cards: tuple[Card, ...]


@frozen(kw_only=True)
class Contents:
    """The sheets bound behind this one, each kind with its pages: a table the renderer fills."""

    sheet: str
    """Title of the column of sheets."""
    pages: str
    """Title of the column of pages."""


@frozen
class BracketLine:
    """One of the two of a match of a bracket: his number, name and points."""

    name: str = ""
    """"" leaves room to write."""
    number: str = ""
    score: str = ""
    strong: bool = False
    faint: bool = False
    struck: bool = False


@frozen(kw_only=True)
class BracketBox:
    """A match of a bracket, drawn around the line between its two players."""

    column: int
    row: int
    """Where that line is, in rows of one player from the top."""
    lines: tuple[BracketLine, BracketLine]
    mark: str = ""
    """The number by which other boxes refer to it."""
    quiet: bool = False
    """Whether nothing is played: somebody goes on without a match."""


@frozen(kw_only=True)
class BracketCaption:
    """Words above a part of a bracket."""

    column: int
    row: int
    """The row they stand in."""
    text: str


@frozen(kw_only=True)
class BracketDrawing:
    """Matches in columns, each with a line to the one where its winner goes on."""

    columns: tuple[str, ...]
    """What stands above each column."""
    rows: int
    boxes: tuple[BracketBox, ...]
    lines: tuple[tuple[int, int], ...]
    """From a box to another, by their places among the boxes."""
    captions: tuple[BracketCaption, ...] = ()


@frozen
class BracketSheets:
    """A bracket divided in several ways, each over more drawings than the one before: the first is
    taken whose names are large enough.
    """

    ways: tuple[tuple[BracketDrawing, ...], ...]


Block = Table | Grid | Paragraph | WritingLine | Facts | Cards | Slips | Contents | BracketSheets


@frozen
class Approval:
    """Who approves the sheet, in its corner: a word, his office and name, a date to write in."""

    word: str
    by: str
    date: str


@frozen(kw_only=True)
class Heading:
    """The head of the first page, from the organiser down to what the sheet is about."""

    organiser: str
    event: str
    place_and_dates: str
    document: str
    subtitle: str
    tournament: str = ""
    """Which of several tournaments of the event it is of; "" where there is one, and of all."""
    approval: Approval | None = None


@frozen
class Signature:
    """An office with its category, room to sign, and the name; "" is left to write in."""

    office: str
    name: str


@frozen(kw_only=True)
class Footer:
    """What the sheet rests on; `page` has the places {page} and {pages} for the renderer."""

    edition: str = ""
    """"" on a sheet that has nothing to do with the order of the players."""
    tie_breaks: str = ""
    ratings: str = ""
    """The lists that the ratings on the sheet come from, each with its date."""
    list_changes: tuple[str, ...] = ()
    """What the list of tie-breaks was before it was changed during play."""
    data_version: str
    code: str = ""
    """What tells of the sheet, once it is typed or scanned, whether it is still right; "" where it
    cannot be asked for."""
    document: str
    printed_at: str
    made_at: datetime | None = None
    """The moment of `printed_at` for the facts of a file; None where nobody needs it."""
    page: str


@frozen(kw_only=True)
class Report:
    """One document, ready for a renderer."""

    language: str
    orientation: Orientation = Orientation.EITHER
    kind: SheetKind = SheetKind.FILED
    wishes: Wishes = NO_WISHES
    undivided: bool = False
    """Whether small type or larger paper is better than a second page."""
    heading: Heading
    body: tuple[Block, ...]
    signatures: tuple[Signature, ...]
    """None on what is posted or cut up."""
    stamp: str
    """The mark of the place for the organiser's stamp."""
    footer: Footer
    mark: str = ""
    """What is written across every page of a practice copy and of the sample; "" on papers of an
    event that counts."""
    warnings: tuple[str, ...] = ()
    """Where it is not as the rules want it: told before it is printed, never on a sheet that
    people sign."""
    listed: str = ""
    """What contents call it where its title says too little."""
    following: tuple["Report", ...] = ()
    """Sheets bound behind it in one file, their pages counted on."""
    pages: tuple[tuple[int, int], ...] = ()
    """The first and the last page of each part that alone is printed, of its own pages and those
    behind it; none: all of them."""
    logo: Logo | None = None
    """At its head; none on what is cut up."""
    copies: int = 1
    """How many times its pages stand in a file, one copy behind the other."""

    @property
    def sheets(self) -> tuple["Report", ...]:
        """The sheet itself and those bound behind it."""
        return (self, *(sheet for each in self.following for sheet in each.sheets))

    def wishing(self, wishes: Wishes) -> "Report":
        """Return the report with wishes for all its sheets, which go before their own."""
        return replace(
            self,
            wishes=wishes.over(self.wishes),
            following=tuple(each.wishing(wishes) for each in self.following),
        )
