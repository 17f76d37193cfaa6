"""The pages of a report: the size of type that reads best, and where each page ends."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise, product
from math import hypot

from arbiter_app.documents.pdf import strips
from arbiter_app.documents.pdf.blocks import MeasuredBlock, block_strips
from arbiter_app.documents.pdf.code_corner import (
    HEIGHT_OF_CODE,
    WIDTH_OF_CODE,
    code_in_corner,
)
from arbiter_app.documents.pdf.contents import with_contents
from arbiter_app.documents.pdf.notes import Note, NoteKind
from arbiter_app.documents.pdf.primitives import (
    MM,
    Across,
    Face,
    Measure,
    Page,
    Primitive,
    Rule,
    Text,
)
from arbiter_app.documents.pdf.strips import Measured, Strip
from arbiter_app.documents.pdf.tables import MeasuredTable, measured, measured_alike
from arbiter_app.documents.pdf.text import LEADING, baseline, wrap
from arbiter_app.documents.report import (
    Align,
    BracketDrawing,
    Contents,
    Footer,
    Grid,
    Orientation,
    PaperSize,
    Paragraph,
    Report,
    SheetKind,
    Table,
    Wishes,
    WritingLine,
)
from arbiter_app.documents.slip import Slips

_PAPERS = {
    PaperSize.A5: (148 * MM, 210 * MM),
    PaperSize.A4: (210 * MM, 297 * MM),
    PaperSize.A3: (297 * MM, 420 * MM),
}
_BINDING_EDGE = 20 * MM
_RIGHT = 10 * MM
_TOP = 10 * MM
_BOTTOM = 8 * MM
_FOOTER_SIZE = 7.0
_RUNNING_HEAD_SIZE = 8.0

_POSTER = (24.0, 22.0, 20.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0)
"""Sizes for a sheet that hangs on a wall."""
_WALL = (16.0, 15.0, 14.0)
"""Sizes for one that takes several pages, to be read by those who stand before it."""
_LARGE = (14.0, 13.0, 12.0, 11.5, 11.0, 10.5)
"""Sizes for a sheet on one page on which nothing needs to wrap."""
_NORMAL = (10.0, 9.5, 9.0)
_FLOORS = {SheetKind.POSTED: 14.0, SheetKind.FILED: 9.0, SheetKind.CUT: 7.0}
"""The smallest type in which names may be asked for, in points."""
_SMALL = (8.5, 8.0, 7.5, 7.0, 6.5)
"""Sizes for a sheet that is better small than on two pages, or that has too many columns."""
_MOST_ACROSS = 3
_MOST_ROOMINESS = 0.8
"""Spare height a row takes at most, in sizes."""
_BELOW_TABLE = 0.6
"""Height between a table and words that follow, in sizes."""
_ABOVE_TABLE = 0.3
"""Height between words and the table they are the heading of."""
_ROUNDING = 0.01
_ACROSS = 0.78
"""Share of the diagonal that the words across papers that do not count take."""
_LARGEST_ACROSS = 0.16
"""Their size at most, in heights of the page."""


@dataclass(frozen=True, slots=True)
class _Trial:
    """A way to lay the sheet out."""

    size: float
    orientation: Orientation
    across: int
    paper: PaperSize = PaperSize.A4
    shrinks: bool = False
    """Whether names of a drawing are set in smaller type before they take several lines."""

    @property
    def page(self) -> tuple[float, float]:
        """Return width and height of the sheet."""
        short, long = _PAPERS[self.paper]
        return (long, short) if self.orientation is Orientation.LANDSCAPE else (short, long)


@dataclass(frozen=True, slots=True)
class _Laid:
    """The strips of each page, and how well the trial fitted."""

    trial: _Trial
    pages: tuple[tuple[Strip, ...], ...]
    wrapped: int
    broken: bool
    """Whether a word had to be broken, or something is higher than a page."""
    spare: float
    """Height left on the last page."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How a report and the sheets behind it are laid out; pages are drawn one by one."""

    sheets: "tuple[tuple[_Sheet, _Laid], ...]"

    @property
    def length(self) -> int:
        """How many pages there are."""
        return sum(len(laid.pages) for _, laid in self.sheets)

    @property
    def notes(self) -> tuple[Note, ...]:
        """What the arbiter should know before they are printed."""
        return tuple(
            dict.fromkeys(note for sheet, laid in self.sheets for note in sheet.notes(laid))
        )

    def pages(self) -> Iterator[Page]:
        """Yield the pages in their order, numbered from 1 on."""
        number, total = 1, self.length
        for sheet, laid in self.sheets:
            yield from sheet.draw(laid, number=number, total=total)
            number += len(laid.pages)


def lay_out(report: Report, measure: Measure) -> tuple[Page, ...]:
    """Return the pages of a report and of the sheets behind it."""
    return tuple(layout_of(report, measure).pages())


def layout_of(report: Report, measure: Measure) -> Layout:
    """Return the layout: type as large as fits one page, wrapped before it is made smaller, and
    A3 where A4 would break words. Pages of the sheets that follow are counted on.
    """
    first, *following = _on_one_paper(report.sheets, measure)
    behind = [_fitted(each, measure) for each in following]
    lengths = [len(laid.pages) for _, laid in behind]
    cover = _fitted(with_contents(first, lengths, begin=2), measure)
    if following and len(cover[1].pages) > 1:
        cover = _fitted(with_contents(first, lengths, begin=len(cover[1].pages) + 1), measure)
    return Layout((cover, *behind))


def _on_one_paper(sheets: Sequence[Report], measure: Measure) -> list[Report]:
    """Return the sheets with A3 for every drawing of a document of which one needs it: they hang
    side by side.
    """
    drawings = Counter(each.heading.document for each in sheets if _has_drawing(each))
    large = {
        each.heading.document
        for each in sheets
        if _has_drawing(each) and drawings[each.heading.document] > 1
        if _Sheet(each, measure).best().trial.paper is PaperSize.A3
    }
    return [
        each.wishing(Wishes(paper=PaperSize.A3))
        if _has_drawing(each) and each.heading.document in large
        else each
        for each in sheets
    ]


def _fitted(report: Report, measure: Measure) -> "tuple[_Sheet, _Laid]":
    """Return a sheet laid out at its best, spare height shared out among its rows."""
    sheet = _Sheet(report, measure)
    return sheet, sheet.with_room(sheet.best())


def _has_drawing(report: Report) -> bool:
    """Whether something on it cannot be divided between pages, and is rather drawn on A3."""
    return any(isinstance(block, BracketDrawing) for block in report.body)


class _Sheet:
    """A report whose tables are measured, to be laid out in several ways."""

    def __init__(self, report: Report, measure: Measure) -> None:
        self._report = report
        self._measure = measure
        self._trials: dict[_Trial, _Laid] = {}
        self._blocks: list[MeasuredBlock] = []
        for block in report.body:
            match block:
                case Table():
                    self._blocks.append(measured(block, measure))
                case Grid():
                    self._blocks.append(measured_alike(block.tables, measure))
                case Contents():
                    raise AssertionError("filled before the sheet is laid out")
                case _:
                    self._blocks.append(block)

    def best(self) -> _Laid:
        """Return the way that `lay_out` promises.

        Sizes are found by bisection: at a smaller one everything is at most as high, no more is
        wrapped or broken.
        """
        if self._report.wishes.size is not None and (wished := self._wished()):
            return wished
        if self._report.kind is SheetKind.POSTED:
            if self._report.undivided and (whole := _largest(_POSTER, self._one_page)):
                return whole[0]
            if not self._report.undivided and (of_wall := self._on_the_wall()):
                return of_wall
        if whole := self._one_page_unwrapped(_LARGE[0]):
            return whole[0]
        sizes = (*_NORMAL, *(_SMALL if self._report.undivided else ()))
        if self._one_page(sizes[-1]):
            if whole := _largest(_LARGE[1:], self._one_page_unwrapped):
                return whole[0]
            return min(_largest(sizes, self._one_page), key=lambda laid: laid.wrapped)
        if _has_drawing(self._report):
            on_a3 = partial(self._one_page, paper=PaperSize.A3)
            if whole := _largest((*_LARGE, *_NORMAL, *_SMALL), on_a3):
                return min(whole, key=lambda laid: laid.wrapped)
        for paper in dict.fromkeys((self._paper, PaperSize.A3)):
            if laid := self._on_fewest_pages((*_LARGE, *_NORMAL), paper):
                return min(laid, key=_clumsiness)
            if laid := _largest(_SMALL, partial(self._unbroken, paper=paper)):
                return min(laid, key=_clumsiness)
        if _has_drawing(self._report):
            # Its boxes cover each other, unless rows are higher or names smaller.
            ways = (
                self.lay(_Trial(_SMALL[-1], each, across=1, paper=PaperSize.A3, shrinks=shrinks))
                for shrinks, each in product((False, True), self._orientations())
            )
            return min(ways, key=lambda laid: (len(laid.pages), self.with_room(laid).broken))
        return self.lay(_Trial(_SMALL[-1], self._orientations()[-1], across=1, paper=self._paper))

    def _wished(self) -> _Laid | None:
        """Return the sheet in type of the size that was wished for; None where words would break
        on every paper.
        """
        assert self._report.wishes.size is not None
        size = max(self._report.wishes.size, _FLOORS[self._report.kind])
        for paper in dict.fromkeys((self._paper, PaperSize.A3)):
            if laid := self._on_fewest_pages((size,), paper):
                return min(laid, key=_clumsiness)
        return None

    def notes(self, laid: _Laid) -> Iterator[Note]:
        """Yield what the arbiter should know of a sheet before it is printed."""
        wishes, trial = self._report.wishes, laid.trial
        note = Note(kind=NoteKind.ENLARGED, sheet=self._report.heading.document)
        note = replace(note, paper=trial.paper, size=trial.size)
        if wishes.paper not in (None, trial.paper):
            yield replace(note, kind=NoteKind.OTHER_PAPER)
        elif wishes.paper is None and trial.paper is PaperSize.A3:
            yield note
        if wishes.size not in (None, trial.size):
            yield replace(note, kind=NoteKind.OTHER_SIZE)

    def _on_the_wall(self) -> _Laid | None:
        """Return a sheet in large type: on one page the larger, the better, else on the fewest
        pages; None where it would break words.
        """
        one_page = [size for size in _POSTER if size >= _WALL[-1]]
        if whole := _largest(one_page, self._one_page):
            return min(whole, key=lambda laid: laid.wrapped)
        laid = self._on_fewest_pages(_WALL, self._paper)
        return min(laid, key=_clumsiness) if laid else None

    def with_room(self, laid: _Laid) -> _Laid:
        """Return a sheet of one page with its spare height shared out among its rows."""
        rows = sum(strip.stretches for strip in laid.pages[0])
        if len(laid.pages) > 1 or not rows or laid.spare <= 0:
            return laid
        return self.lay(laid.trial, min(laid.spare / rows, _MOST_ROOMINESS * laid.trial.size))

    def lay(self, trial: _Trial, roominess: float = 0.0) -> _Laid:
        """Return the sheet laid out in one way."""
        frame = self._frame(trial, roominess)
        laid = [block_strips(block, frame, trial.across) for block in self._blocks]
        for index, (above, block) in enumerate(pairwise(self._blocks), start=1):
            if height := _between(above, block):
                space = strips.gap(height * trial.size)
                laid[index] = replace(laid[index], strips=(space, *laid[index].strips))
            if _goes_on(above, block) or _opens_part(self._blocks[index:]):
                *before, last = laid[index - 1].strips
                free = replace(last, keep=False)
                laid[index - 1] = replace(laid[index - 1], strips=(*before, free))
        everything = [
            *(strips.heading(self._report.heading, frame) if self._has_head else ()),
            *(strip for each in laid for strip in each.strips),
            *self._signatures(frame),
        ]
        first = self._bottom(trial, is_first=True) - _TOP
        head = self._running_head(trial)[1] if self._has_head else 0.0
        later = self._bottom(trial) - _TOP - head
        pages, spare = _paginate(everything, first, later)
        return _Laid(
            trial=trial,
            pages=pages,
            wrapped=sum(each.wrapped for each in laid),
            broken=any(each.broken for each in laid)
            or any(_height([], [strip]) > later for strip in everything),
            spare=spare,
        )

    def draw(self, laid: _Laid, *, number: int, total: int) -> tuple[Page, ...]:
        """Return the pages with everything in its place, numbered from `number` on."""
        width, height = laid.trial.page
        pages = []
        for index, on_page in enumerate(laid.pages):
            primitives = self._mark(laid.trial)
            y = _TOP
            if index and self._has_head:
                head, taken = self._running_head(laid.trial)
                primitives += head
                y += taken
            for strip in on_page:
                primitives += strip.draw(y)
                y += strip.height
            primitives += self._footer(laid.trial, number + index, total, is_first=not index)
            pages.append(Page(width, height, tuple(primitives), "" if index else self._title))
        return tuple(pages)

    @property
    def _title(self) -> str:
        heading = self._report.heading
        return " · ".join(part for part in (heading.document, heading.subtitle) if part)

    def _mark(self, trial: _Trial) -> list[Primitive]:
        """Return what papers that do not count have across their pages, from corner to corner."""
        if not (words := self._report.mark):
            return []
        length = _ACROSS * hypot(*trial.page)
        size = length / self._measure(words, Face.SANS_BOLD)
        return [Across(text=words, size=min(size, _LARGEST_ACROSS * trial.page[1]))]

    def _signatures(self, frame: Measured) -> tuple[Strip, ...]:
        if not self._report.signatures:
            return ()
        return (strips.signatures(self._report.signatures, self._report.stamp, frame),)

    @property
    def _has_head(self) -> bool:
        """Whether anything stands above its blocks: slips leave no room, and say it themselves."""
        return not any(isinstance(block, Slips) for block in self._report.body)

    @property
    def _paper(self) -> PaperSize:
        return self._report.wishes.paper or PaperSize.A4

    def _one_page(self, size: float, paper: PaperSize | None = None) -> list[_Laid]:
        laid = self._unbroken(size, paper or self._paper)
        return [each for each in laid if len(each.pages) == 1]

    def _one_page_unwrapped(self, size: float) -> list[_Laid]:
        return [laid for laid in self._one_page(size) if not laid.wrapped]

    def _on_fewest_pages(self, sizes: Sequence[float], paper: PaperSize) -> Sequence[_Laid]:
        """Return the unbroken ways of the largest size, of those on the fewest pages with the
        fewest cells wrapped; none if words are broken at all sizes.
        """
        smallest = self._unbroken(sizes[-1], paper)
        fewest = min(map(_shortcomings, smallest), default=None)
        ways = [laid.trial for laid in smallest if _shortcomings(laid) == fewest]

        def as_good(size: float) -> list[_Laid]:
            laid = [self._tried(replace(way, size=size)) for way in ways]
            return [each for each in laid if not each.broken and _shortcomings(each) == fewest]

        return _largest(sizes, as_good)

    def _unbroken(self, size: float, paper: PaperSize) -> list[_Laid]:
        has_grid = any(isinstance(block, tuple) for block in self._blocks)
        across = range(1, _MOST_ACROSS + 1 if has_grid else 2)
        ways = product(self._orientations(), across)
        trials = (_Trial(size, orientation, count, paper) for orientation, count in ways)
        return [laid for trial in trials if not (laid := self._tried(trial)).broken]

    def _tried(self, trial: _Trial) -> _Laid:
        """Return the sheet laid out in a way, remembered from when it was tried before."""
        if trial not in self._trials:
            self._trials[trial] = self.lay(trial)
        return self._trials[trial]

    def _orientations(self) -> tuple[Orientation, ...]:
        wished = self._report.wishes.orientation or self._report.orientation
        if wished is Orientation.EITHER:
            return Orientation.PORTRAIT, Orientation.LANDSCAPE
        return (wished,)

    def _frame(self, trial: _Trial, roominess: float = 0.0) -> Measured:
        return Measured(
            left=_BINDING_EDGE,
            width=trial.page[0] - _BINDING_EDGE - _RIGHT,
            height=self._bottom(trial, is_first=True) - _TOP,
            size=trial.size,
            measure=self._measure,
            roominess=roominess,
            shrinks=trial.shrinks,
        )

    def _running_head(self, trial: _Trial) -> tuple[list[Primitive], float]:
        """Return the line that tells later pages apart from those of another event."""
        heading, size = self._report.heading, _RUNNING_HEAD_SIZE
        frame = self._frame(trial)
        parts = (heading.event, heading.tournament, heading.document, heading.subtitle)
        text = " · ".join(part for part in parts if part)
        lines = wrap(text, Face.SERIF, frame.width / size, self._measure)
        drawn: list[Primitive] = [
            Text(
                x=frame.left,
                baseline=_TOP + LEADING * size * index + baseline(size),
                text=line,
                face=Face.SERIF,
                size=size,
            )
            for index, line in enumerate(lines)
        ]
        return drawn, LEADING * size * len(lines) + 2 * MM

    def _footer_lines(self, width: float) -> tuple[str, ...]:
        footer = self._report.footer
        ranked = ". ".join(text for text in (footer.edition, footer.tie_breaks) if text)
        texts = (ranked, footer.ratings, *footer.list_changes)
        return tuple(
            line
            for text in texts
            if text
            for line in wrap(text, Face.SANS, width / _FOOTER_SIZE, self._measure)
        )

    def _bottom(self, trial: _Trial, *, is_first: bool = False) -> float:
        """Return where the footer begins."""
        text = self._footer_text_top(trial, is_first=is_first) - 1.5 * MM
        if not is_first or not self._report.footer.code:
            return text
        return min(text, trial.page[1] - HEIGHT_OF_CODE)

    def _footer_right(self, trial: _Trial, *, is_first: bool) -> float:
        """Return where the lines of the footer end: beside the QR code, if there is one."""
        right = trial.page[0] - _RIGHT
        return right - WIDTH_OF_CODE if is_first and self._report.footer.code else right

    def _footer_text_top(self, trial: _Trial, *, is_first: bool) -> float:
        width = self._footer_right(trial, is_first=is_first) - _BINDING_EDGE
        lines = len(self._footer_lines(width)) + 1
        return trial.page[1] - _BOTTOM - lines * LEADING * _FOOTER_SIZE

    def _footer(self, trial: _Trial, page: int, pages: int, *, is_first: bool) -> list[Primitive]:
        footer: Footer = self._report.footer
        right = self._footer_right(trial, is_first=is_first)
        top = self._footer_text_top(trial, is_first=is_first)
        name = self._report.heading.document
        said = (name, footer.code, footer.data_version, footer.printed_at, self._report.mark)
        last = " · ".join(part for part in said if part)
        lines = (*self._footer_lines(right - _BINDING_EDGE), last)
        drawn: list[Primitive] = [Rule(x=_BINDING_EDGE, y=top - 2, width=right - _BINDING_EDGE)]
        if is_first and footer.code:
            drawn.append(code_in_corner(footer.code, *trial.page, margin=_RIGHT))
        for index, line in enumerate(lines):
            y = top + LEADING * _FOOTER_SIZE * index + baseline(_FOOTER_SIZE)
            drawn.append(_footer_text(line, _BINDING_EDGE, y, Align.LEFT))
        number = footer.page.format(page=page, pages=pages)
        return [*drawn, _footer_text(number, right, y, Align.RIGHT)]


def _between(above: MeasuredBlock, below: MeasuredBlock) -> float:
    """Return the height between two blocks, in sizes, beside what they bring themselves."""
    if isinstance(above, MeasuredTable):
        return _BELOW_TABLE if isinstance(below, Paragraph) else 0.0
    if isinstance(below, MeasuredTable):
        return {Paragraph: _ABOVE_TABLE, WritingLine: _BELOW_TABLE}.get(type(above), 0.0)
    return 0.0


def _goes_on(above: MeasuredBlock, below: MeasuredBlock) -> bool:
    """Whether a text goes on in another paragraph, for which it may break between pages."""
    return isinstance(above, Paragraph) and not above.strong and isinstance(below, Paragraph)


def _opens_part(blocks: Sequence[MeasuredBlock]) -> bool:
    """Whether these begin with a heading of tables, which needs nothing from before on its page."""
    match blocks:
        case [Paragraph(strong=True), MeasuredTable() | tuple(), *_]:
            return True
        case [Paragraph(strong=True), Paragraph(strong=False), tuple(), *_]:
            return True
        case _:
            return False


def _footer_text(text: str, x: float, y: float, align: Align) -> Text:
    return Text(x=x, baseline=y, text=text, face=Face.SANS, size=_FOOTER_SIZE, align=align)


def _largest(
    sizes: Sequence[float], ways_at: Callable[[float], Sequence[_Laid]]
) -> Sequence[_Laid]:
    """Return the ways at the largest size that has any; those that have some are the smaller ones.

    `sizes` fall.
    """
    found: Sequence[_Laid] = ()
    low, high = 0, len(sizes)
    while low < high:
        middle = (low + high) // 2
        if ways := ways_at(sizes[middle]):
            found, high = ways, middle
        else:
            low = middle + 1
    return found


def _shortcomings(laid: _Laid) -> tuple[int, int]:
    """Return how many pages a way takes, and how much is wrapped."""
    return len(laid.pages), laid.wrapped


def _clumsiness(laid: _Laid) -> tuple[int, int, int]:
    """Return the key of ways of one size: few pages, little wrapped, and tables of a grid side by
    side.
    """
    return *_shortcomings(laid), -laid.trial.across


def _paginate(
    everything: Sequence[Strip], first: float, later: float
) -> tuple[tuple[tuple[Strip, ...], ...], float]:
    """Return the strips of each page, heads of tables repeated, and the height left at the end."""
    pages: list[list[Strip]] = [[]]
    room = first
    for chain in _chains(everything):
        if _height(pages[-1], chain) > room + _ROUNDING and pages[-1]:
            pages.append([])
            room = later
        for strip in chain:
            if _height(pages[-1], [strip]) > room + _ROUNDING and pages[-1]:
                pages.append([])
                room = later
            room -= _height(pages[-1], [strip])
            if _begins(pages[-1], strip) and strip.head:
                pages[-1].append(strip.head)
            pages[-1].append(strip)
    return tuple(tuple(page) for page in pages), room


def _chains(everything: Sequence[Strip]) -> Iterator[list[Strip]]:
    """Yield runs of strips that belong on one page."""
    chain: list[Strip] = []
    for strip in everything:
        chain.append(strip)
        if not strip.keep:
            yield chain
            chain = []
    if chain:
        yield chain


def _height(page: Sequence[Strip], added: Sequence[Strip]) -> float:
    """Return the height that strips take on a page, with the heads they need there."""
    total, above = 0.0, list(page[-1:])
    for strip in added:
        if _begins(above, strip) and strip.head:
            total += strip.head.height
        total += strip.height
        above = [strip]
    return total


def _begins(page: Sequence[Strip], strip: Strip) -> bool:
    """Whether the strip opens its table on this page."""
    return strip.head is not None and (not page or page[-1].head is not strip.head)
