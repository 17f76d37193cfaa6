"""The ladder of fit: which of all ways to lay a sheet out reads best.

Words wrap; where that is not enough optional columns go, type sinks to its floor, the paper grows,
and at last tables are divided by columns.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product

from arbiter_app.documents.pdf.primitives import MM
from arbiter_app.documents.pdf.strips import Strip
from arbiter_app.documents.report import (
    BracketSheets,
    Grid,
    Orientation,
    PaperSize,
    Report,
    SheetKind,
    Table,
)

_PAPERS = {
    PaperSize.A5: (148 * MM, 210 * MM),
    PaperSize.A4: (210 * MM, 297 * MM),
    PaperSize.A3: (297 * MM, 420 * MM),
}
_LARGE = (14.0, 13.0, 12.0, 11.5, 11.0, 10.5)
"""Sizes for a sheet on one page on which nothing needs to wrap."""
_NORMAL = (10.0, 9.5, 9.0)
_SMALL = (8.5, 8.0, 7.5, 7.0, 6.5)
"""Sizes for a drawing that has no room on A3 in larger type."""
_POSTED = (24.0, 22.0, 20.0, 18.0, 17.0, 16.0, 15.0, 14.0)
_POSTER = (32.0, 30.0, 28.0, 26.0, *_POSTED)
"""The same on A3."""
_LARGE_AND_NORMAL = {
    SheetKind.POSTED: (_POSTED[:5], _POSTED),
    SheetKind.FILED: (_LARGE, _NORMAL),
    SheetKind.CUT: (_LARGE, _NORMAL),
}
"""Sizes in which nothing is to be wrapped, and those in which it may be."""
_SIZES = {
    SheetKind.POSTED: _POSTED,
    SheetKind.FILED: (*_LARGE, *_NORMAL),
    SheetKind.CUT: (*_LARGE, *_NORMAL),
}
_COMFORTABLE = {SheetKind.POSTED: 16.0, SheetKind.FILED: 10.0, SheetKind.CUT: 10.0}
"""Sizes below which a sheet would rather do without columns that are optional."""
_FOR_ROOM_ALONE = 2
"""The last rank of columns that are there where there is room, and go before a page is added."""
_MOST_ACROSS = 3
_MORE_PAGES = 1.34
"""How many times the fewest pages a sheet for the wall may take, for names on one line."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A way to lay the sheet out."""

    size: float
    orientation: Orientation
    across: int = 1
    paper: PaperSize = PaperSize.A4
    shrinks: bool = False
    """Whether names of a drawing are set in smaller type before they take several lines."""
    dropped: int = 0
    """Up to which rank optional columns are left out."""
    division: int = 0
    """In which of its ways a bracket is divided over drawings."""
    splits: bool = False
    """Whether tables that are too wide are divided by columns."""

    @property
    def page(self) -> tuple[float, float]:
        """Return width and height of the sheet."""
        short, long = _PAPERS[self.paper]
        return (long, short) if self.orientation is Orientation.LANDSCAPE else (short, long)


@dataclass(frozen=True, slots=True)
class Fit:
    """How well a trial fitted."""

    trial: Trial
    length: int
    """How many pages it takes."""
    rows: int
    """How many rows of the first page spare height makes roomier."""
    wrapped: int
    tall: bool
    """Whether a cell of one line has become three lines or more."""
    broken: bool
    """Whether a word had to be broken, or something is higher than a page."""
    spare: float
    """Height left on the last page."""
    divided: bool = False
    """Whether a table is divided by columns."""


@dataclass(frozen=True, slots=True)
class Laid:
    """The strips of each page of a trial; many times as large as what is known of its fit."""

    fit: Fit
    pages: tuple[tuple[Strip, ...], ...]


class Ladder:
    """The ways to lay out a report, tried as they are asked for and remembered."""

    def __init__(
        self, report: Report, lay: Callable[[Trial], Laid], with_room: Callable[[Fit], Laid]
    ) -> None:
        self._report = report
        self._lay = lay
        self._with_room = with_room
        self._trials: dict[Trial, Fit] = {}
        self._ranks = _ranks(report)
        self._has_grid = any(isinstance(block, Grid) for block in report.body)
        self._bracket = bracket_of(report)
        self._sizes: Sequence[float] = _SIZES[report.kind]
        wished = report.wishes.size
        if report.kind is SheetKind.POSTED and report.wishes.paper is PaperSize.A3:
            self._sizes = _POSTER
        if wished is not None:
            self._sizes = (max(wished, self._sizes[-1]),)

    def best(self) -> Fit:
        """Return the way that reads best."""
        if self._bracket:
            return self._drawn(self._bracket)
        if fit := self._climbed():
            return fit
        if self._report.wishes.size is not None:
            self._sizes = _SIZES[self._report.kind]
            if fit := self._climbed():
                return fit
        return self._split()

    def _climbed(self) -> Fit | None:
        """Return the best way without a word broken and without a table divided by columns."""
        first: tuple[PaperSize, int] | None = None
        for paper in self._papers:
            dropped = self._least_dropped(paper)
            if dropped is None:
                continue
            first = first or (paper, dropped)
            ranks = [rank for rank in self._ranks if rank >= dropped]
            for rank in ranks if self._report.undivided else ranks[:1]:
                if whole := self._whole(paper, rank):
                    return whole
            if not self._report.undivided:
                break
        return self._divided(*first) if first else None

    def _divided(self, paper: PaperSize, dropped: int) -> Fit | None:
        """Return the sheet on its fewest pages, without columns for which a page more would be
        needed and that are there for room alone.
        """
        best = self._on_fewest_pages(paper, dropped)
        for rank in self._ranks:
            if best is not None and dropped < rank <= _FOR_ROOM_ALONE:
                lighter = self._on_fewest_pages(paper, rank)
                if lighter is not None and lighter.length < best.length:
                    best = lighter
        return best

    def _least_dropped(self, paper: PaperSize) -> int | None:
        """Return up to which rank columns go for the words to have room on a paper; None where they
        have none.
        """
        comfortable = max(self._sizes[-1], _COMFORTABLE[self._report.kind])
        comfortable = min(comfortable, self._sizes[0])
        for rank in self._ranks:
            if self._unbroken(comfortable, paper, rank):
                return rank
        return self._ranks[-1] if self._unbroken(self._sizes[-1], paper, self._ranks[-1]) else None

    def _whole(self, paper: PaperSize, dropped: int) -> Fit | None:
        """Return the sheet on one page, in type as large as fits, wrapped before it is smaller."""
        one_page = partial(self._one_page, paper=paper, dropped=dropped)
        if not one_page(self._sizes[-1]):
            return None
        if len(self._sizes) == 1:
            return min(one_page(self._sizes[0]), key=_clumsiness)

        def unwrapped(size: float) -> list[Fit]:
            return [fit for fit in one_page(size) if not fit.wrapped]

        def in_two_lines(size: float) -> list[Fit]:
            return [fit for fit in one_page(size) if not fit.tall]

        def upright(size: float) -> list[Fit]:
            ways = unwrapped(size)
            return [fit for fit in ways if fit.trial.orientation is Orientation.PORTRAIT]

        large, normal = _LARGE_AND_NORMAL[self._report.kind]
        if self._sizes is _POSTER:
            large = normal = _POSTER
        is_bound = self._report.kind is SheetKind.FILED and not self._has_grid
        if is_bound and (whole := largest(large, upright)):
            return whole[0]
        if whole := largest(large, unwrapped):
            return whole[0]
        if self._report.kind is SheetKind.POSTED and (whole := largest(normal, in_two_lines)):
            return min(whole, key=lambda fit: fit.wrapped)
        return min(largest(normal, one_page), key=lambda fit: fit.wrapped)

    def _on_fewest_pages(self, paper: PaperSize, dropped: int) -> Fit | None:
        """Return the way of the largest size, of those on the fewest pages with the fewest cells
        wrapped; of what hangs on a wall, on a few pages more if less is wrapped there.
        """
        smallest = self._unbroken(self._sizes[-1], paper, dropped)
        is_posted = self._report.kind is SheetKind.POSTED
        most = min((fit.length for fit in smallest), default=0)
        most = int(most * _MORE_PAGES) if is_posted else most

        def shortcomings(fit: Fit) -> tuple[int, ...]:
            pages, wrapped = _shortcomings(fit)
            return (wrapped, pages) if is_posted else (pages, wrapped)

        fitting = [fit for fit in smallest if fit.length <= most]
        fewest = min(map(shortcomings, fitting), default=None)
        ways = [fit.trial for fit in fitting if shortcomings(fit) == fewest]

        def as_good(size: float) -> list[Fit]:
            tried = [self._tried(replace(way, size=size)) for way in ways]
            return [each for each in tried if not each.broken and shortcomings(each) == fewest]

        sizes = [size for size in self._sizes if size <= 16 or len(self._sizes) == 1]
        return min(largest(sizes, as_good), key=_clumsiness, default=None)

    def _split(self) -> Fit:
        """Return the sheet with its widest tables divided by columns, and words broken at last."""
        trials = (
            Trial(
                self._sizes[-1],
                orientation,
                paper=self._papers[-1],
                dropped=self._ranks[-1],
                splits=True,
            )
            for orientation in self._orientations
        )
        return min(map(self._tried, trials), key=lambda fit: (fit.broken, fit.length, fit.wrapped))

    def _drawn(self, bracket: BracketSheets) -> Fit:
        """Return a sheet with a bracket at the largest size: on one page, else on paper as large as
        there is over as few sheets as can be read, at last in smaller type.
        """
        *_, large = papers = self._papers
        *_, last = divisions = range(len(bracket.ways))
        for sizes in dict.fromkeys((tuple(self._sizes), _SIZES[self._report.kind])):
            for paper in papers:
                if whole := largest(sizes, partial(self._one_page, paper=paper)):
                    return min(whole, key=_clumsiness)
            for division in divisions:
                divided = partial(self._drawings, bracket, paper=large, division=division)
                if fits := largest(sizes, divided):
                    return min(fits, key=_clumsiness)
        smaller = partial(self._drawings, bracket, paper=large, division=last)
        if fits := largest((*_LARGE[1:], *_NORMAL, *_SMALL), smaller):
            return min(fits, key=_clumsiness)
        # Its boxes cover each other, unless rows are higher or names smaller.
        ways = (
            self._tried(Trial(_SMALL[-1], each, paper=large, shrinks=shrinks, division=last))
            for shrinks, each in product((False, True), self._orientations)
        )
        return min(ways, key=lambda fit: (fit.length, self._with_room(fit).fit.broken))

    def _drawings(
        self, bracket: BracketSheets, size: float, paper: PaperSize, division: int
    ) -> list[Fit]:
        """Return the ways of a bracket divided in one way that has no page without a drawing."""
        drawings = len(bracket.ways[division])
        fits = (
            self._tried(Trial(size, orientation, paper=paper, division=division))
            for orientation in self._orientations
        )
        return [fit for fit in fits if not fit.broken and fit.rows and fit.length <= drawings]

    @property
    def _papers(self) -> tuple[PaperSize, ...]:
        """The paper that was wished for, else A4 before A3."""
        wished = self._report.wishes.paper
        return (wished,) if wished else (PaperSize.A4, PaperSize.A3)

    @property
    def _orientations(self) -> tuple[Orientation, ...]:
        wished = self._report.wishes.orientation or self._report.orientation
        if wished is Orientation.EITHER:
            return Orientation.PORTRAIT, Orientation.LANDSCAPE
        return (wished,)

    def _one_page(self, size: float, paper: PaperSize, dropped: int = 0) -> list[Fit]:
        return [fit for fit in self._unbroken(size, paper, dropped) if fit.length == 1]

    def _unbroken(self, size: float, paper: PaperSize, dropped: int) -> list[Fit]:
        across = range(1, _MOST_ACROSS + 1 if self._has_grid else 2)
        trials = (
            Trial(size, orientation, count, paper, dropped=dropped)
            for orientation, count in product(self._orientations, across)
        )
        return [fit for trial in trials if not (fit := self._tried(trial)).broken]

    def _tried(self, trial: Trial) -> Fit:
        """Return how the sheet fits in a way, remembered from when it was tried before."""
        if trial not in self._trials:
            self._trials[trial] = self._lay(trial).fit
        return self._trials[trial]


def bracket_of(report: Report) -> BracketSheets | None:
    """Return the bracket on a sheet, if one is drawn there."""
    return next((each for each in report.body if isinstance(each, BracketSheets)), None)


def floor_of(kind: SheetKind) -> float:
    """Return the size of type below which names are not to be on a sheet."""
    return _SIZES[kind][-1]


def largest(sizes: Sequence[float], ways_at: Callable[[float], Sequence[Fit]]) -> Sequence[Fit]:
    """Return the ways at the largest size that has any; those that have some are the smaller ones.

    `sizes` fall: at a smaller one everything is at most as high, no more is wrapped or broken.
    """
    found: Sequence[Fit] = ()
    low, high = 0, len(sizes)
    while low < high:
        middle = (low + high) // 2
        if ways := ways_at(sizes[middle]):
            found, high = ways, middle
        else:
            low = middle + 1
    return found


def _ranks(report: Report) -> tuple[int, ...]:
    """Return 0 and the ranks of the optional columns of a report."""
    ranks = {column.optional for table in _tables(report) for column in table.columns}
    return tuple(sorted({0} | ranks))


def _tables(report: Report) -> Iterator[Table]:
    for block in report.body:
        match block:
            case Table():
                yield block
            case Grid():
                yield from block.tables


def _shortcomings(fit: Fit) -> tuple[int, int]:
    """Return how many pages a way takes, and how much is wrapped."""
    return fit.length, fit.wrapped


def _clumsiness(fit: Fit) -> tuple[int, int, int]:
    """Return the key of ways of one size: few pages, little wrapped, and tables of a grid side by
    side.
    """
    return *_shortcomings(fit), -fit.trial.across
