"""What the layout did with a sheet that its arbiter should know before it is printed."""

from dataclasses import dataclass
from enum import StrEnum

from arbiter_app.documents.report import PaperSize


class NoteKind(StrEnum):
    DROPPED = "dropped"
    """Optional columns are left out, for there is no room: `titles` are theirs."""
    SPLIT = "split"
    """A table is too wide for its paper: its columns stand in parts below each other."""
    ENLARGED = "enlarged"
    """The sheet is on larger paper than usual."""
    OVER_SHEETS = "over-sheets"
    """A bracket goes over several sheets, `of` them."""
    SMALL = "small"
    """The type of a bracket, of `size` points, is smaller than it should be."""
    OTHER_SIZE = "other-size"
    """The type is not of the size that was chosen, but of `size` points."""
    LETTERS = "letters"
    """Papers cannot print the `letters` of these `titles`, and have a mark in their place."""
    SOME_PAGES = "some-pages"
    """Of its pages there are but `pages`, as it was wished."""
    NO_SUCH_PAGE = "no-such-page"
    """None of the pages that were wished is there, and so all of them are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    kind: NoteKind
    sheet: str
    """The title of the sheet."""
    titles: tuple[str, ...] = ()
    paper: PaperSize = PaperSize.A4
    """The paper it is on."""
    size: float = 0.0
    """The size of its type, in points."""
    letters: str = ""
    pages: str = ""
    """Those that were wished."""
    of: int = 0
    """How many pages it has."""
