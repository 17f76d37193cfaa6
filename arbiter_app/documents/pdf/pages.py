"""The pages of a report: the size of type that reads best, and where each page ends."""

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, replace
from itertools import pairwise
from math import hypot

from arbiter_app.documents.pdf import strips
from arbiter_app.documents.pdf.blocks import (
    MeasuredBlock,
    block_strips,
    fits,
    needed,
    parts,
    titles_of_optional,
)
from arbiter_app.documents.pdf.chosen_pages import drawn_pages, note_of_pages
from arbiter_app.documents.pdf.code_corner import (
    HEIGHT_OF_CODE,
    WIDTH_OF_CODE,
    code_in_corner,
)
from arbiter_app.documents.pdf.contents import with_contents
from arbiter_app.documents.pdf.heading import head_of_sheet
from arbiter_app.documents.pdf.ladder import Fit, Ladder, Laid, Trial, bracket_of, floor_of
from arbiter_app.documents.pdf.margins import Margins, margins
from arbiter_app.documents.pdf.notes import Note, NoteKind
from arbiter_app.documents.pdf.pagination import height_of, paginate
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
from arbiter_app.documents.pdf.typography import with_one_style_of_halves
from arbiter_app.documents.report import (
    Align,
    Block,
    Contents,
    Footer,
    Grid,
    PaperSize,
    Paragraph,
    Report,
    SheetKind,
    Table,
    WritingLine,
)
from arbiter_app.documents.slip import Slips

_BOTTOM = 8 * MM
_FOOTER_SIZE = 7.0
_RUNNING_HEAD_SIZE = 9.0
_MOST_SEEN = 20.0
"""Size of document and round above later pages of what hangs on a wall."""
_MOST_ROOMINESS = 0.8
"""Spare height a row takes at most, in sizes."""
_BELOW_TABLE = 0.6
"""Height between a table and words that follow, in sizes."""
_ABOVE_TABLE = 0.3
"""Height between words and the table they are the heading of."""
_ACROSS = 0.78
"""Share of the diagonal that the words across papers that do not count take."""
_LARGEST_ACROSS = 0.16
"""Their size at most, in heights of the page."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How a report and the sheets behind it are laid out; pages are drawn one by one."""

    sheets: "tuple[tuple[_Sheet, Laid], ...]"
    wanted: tuple[tuple[int, int], ...] = ()
    """The pages that alone are drawn, see `Report.pages`."""

    @property
    def length(self) -> int:
        """How many pages are drawn."""
        return len(self._drawn)

    @property
    def _whole(self) -> int:
        return sum(len(laid.pages) for _, laid in self.sheets)

    @property
    def _drawn(self) -> Set[int]:
        return drawn_pages(self.wanted, self._whole)

    @property
    def notes(self) -> tuple[Note, ...]:
        """What the arbiter should know before they are printed."""
        told = dict.fromkeys(note for sheet, laid in self.sheets for note in sheet.notes(laid.fit))
        return (*told, *note_of_pages(self.wanted, self._whole, self.sheets[0][0].title))

    def pages(self) -> Iterator[Page]:
        """Yield the pages in their order, numbered from 1 on."""
        number, drawn = 1, self._drawn
        for sheet, laid in self.sheets:
            pages = sheet.draw(laid, number=number, total=self._whole)
            yield from (page for place, page in enumerate(pages, number) if place in drawn)
            number += len(laid.pages)


def lay_out(report: Report, measure: Measure) -> tuple[Page, ...]:
    """Return the pages of a report and of the sheets behind it."""
    return tuple(layout_of(report, measure).pages())


def layout_of(report: Report, measure: Measure) -> Layout:
    """Return the layout as the ladder of fit has it; pages of the sheets that follow are counted
    on.
    """
    first, *following = report.sheets
    behind = [_fitted(each, measure) for each in following]
    lengths = [len(laid.pages) for _, laid in behind]
    cover = _fitted(with_contents(first, lengths, begin=2), measure)
    if following and len(cover[1].pages) > 1:
        cover = _fitted(with_contents(first, lengths, begin=len(cover[1].pages) + 1), measure)
    return Layout((cover, *behind), report.pages)


def _fitted(report: Report, measure: Measure) -> "tuple[_Sheet, Laid]":
    """Return a sheet laid out at its best, spare height shared out among its rows."""
    sheet = _Sheet(report, measure)
    return sheet, sheet.with_room(sheet.best())


class _Sheet:
    """A report whose tables are measured, to be laid out in several ways."""

    def __init__(self, report: Report, measure: Measure) -> None:
        self._report = report
        self._measure = measure
        self._blocks: dict[int, list[MeasuredBlock]] = {}

    @property
    def title(self) -> str:
        """What the sheet is called."""
        return self._report.heading.document

    def best(self) -> Fit:
        """Return the way that reads best."""
        fit = Ladder(self._report, self.lay, self.with_room).best()
        # A long table is as large again for every rank of columns that was tried.
        self._blocks = {fit.trial.dropped: self._measured(fit.trial.dropped)}
        return fit

    def _measured(self, dropped: int) -> list[MeasuredBlock]:
        """Return the blocks with their tables measured, without optional columns up to a rank."""
        if dropped not in self._blocks:
            blocks = with_one_style_of_halves(self._report.body)
            self._blocks[dropped] = [self._measured_block(each, dropped) for each in blocks]
        return self._blocks[dropped]

    def _measured_block(self, block: Block, dropped: int) -> MeasuredBlock:
        match block:
            case Table():
                return measured(needed(block, dropped), self._measure)
            case Grid():
                tables = [needed(table, dropped) for table in block.tables]
                return measured_alike(tables, self._measure)
            case Contents():
                raise AssertionError("filled before the sheet is laid out")
            case _:
                return block

    def notes(self, fit: Fit) -> Iterator[Note]:
        """Yield what the arbiter should know of a sheet before it is printed."""
        wishes, trial = self._report.wishes, fit.trial
        note = Note(
            kind=NoteKind.ENLARGED,
            sheet=self._report.heading.document,
            paper=trial.paper,
            size=trial.size,
        )
        if wishes.paper is None and trial.paper is PaperSize.A3:
            yield note
        if titles := titles_of_optional(self._report.body, trial.dropped):
            yield replace(note, kind=NoteKind.DROPPED, titles=titles)
        if fit.divided:
            yield replace(note, kind=NoteKind.SPLIT)
        if bracket_of(self._report):
            if fit.length > 1:
                yield replace(note, kind=NoteKind.OVER_SHEETS, of=fit.length)
            if trial.size < floor_of(self._report.kind):
                yield replace(note, kind=NoteKind.SMALL)
        if wishes.size not in (None, trial.size):
            yield replace(note, kind=NoteKind.OTHER_SIZE)

    def with_room(self, fit: Fit) -> Laid:
        """Return a sheet laid out, the spare height of one page shared out among its rows."""
        if fit.length > 1 or not fit.rows or fit.spare <= 0:
            return self.lay(fit.trial)
        return self.lay(fit.trial, min(fit.spare / fit.rows, _MOST_ROOMINESS * fit.trial.size))

    def lay(self, trial: Trial, roominess: float = 0.0) -> Laid:
        """Return the sheet laid out in one way."""
        frame = self._frame(trial, roominess)
        blocks = self._measured(trial.dropped)
        if trial.splits:
            blocks = [part for block in blocks for part in parts(block, trial.size, frame.width)]
        elif not all(fits(block, frame) for block in blocks):
            return Laid(
                Fit(trial, length=0, rows=0, wrapped=0, tall=False, broken=True, spare=0.0), ()
            )
        laid = [block_strips(block, frame, trial.across, trial.division) for block in blocks]
        for index, (above, block) in enumerate(pairwise(blocks), start=1):
            if height := _between(above, block):
                space = strips.gap(height * trial.size)
                laid[index] = replace(laid[index], strips=(space, *laid[index].strips))
            if _goes_on(above, block) or _opens_part(blocks[index:]):
                *before, last = laid[index - 1].strips
                free = replace(last, keep=False)
                laid[index - 1] = replace(laid[index - 1], strips=(*before, free))
        everything = [
            *(
                head_of_sheet(self._report.heading, frame, self._report.logo)
                if self._has_head
                else ()
            ),
            *(strip for each in laid for strip in each.strips),
            *self._basis(frame),
            *self._signatures(frame),
        ]
        top = self._margins(trial).top
        first = self._bottom(trial, is_first=True) - top
        head = self._running_head(trial)[1] if self._has_head else 0.0
        later = self._bottom(trial) - top - head
        shares = self._report.kind is not SheetKind.CUT
        pages, spare = paginate(everything, first, later, shares=shares)
        fit = Fit(
            trial=trial,
            length=len(pages),
            rows=sum(strip.stretches for strip in pages[0]),
            wrapped=sum(each.wrapped for each in laid),
            tall=any(each.tall for each in laid),
            broken=any(each.broken for each in laid)
            or any(height_of([strip], below=()) > later for strip in everything),
            spare=spare,
            divided=len(blocks) > len(self._report.body),
        )
        return Laid(fit, pages)

    def draw(self, laid: Laid, *, number: int, total: int) -> Iterator[Page]:
        """Yield the pages with everything in its place, numbered from `number` on."""
        width, height = laid.fit.trial.page
        for index, on_page in enumerate(laid.pages):
            primitives = self._mark(laid.fit.trial)
            y = self._margins(laid.fit.trial).top
            if index and self._has_head:
                head, taken = self._running_head(laid.fit.trial)
                primitives += head
                y += taken
            for strip in on_page:
                primitives += strip.draw(y)
                y += strip.height
            primitives += self._footer(laid.fit.trial, number + index, total, is_first=not index)
            yield Page(width, height, tuple(primitives), "" if index else self._title)

    @property
    def _title(self) -> str:
        heading = self._report.heading
        return " · ".join(part for part in (heading.document, heading.subtitle) if part)

    def _mark(self, trial: Trial) -> list[Primitive]:
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

    def _basis(self, frame: Measured) -> Iterator[Strip]:
        """Yield what the sheet rests on: how it is ranked, and where its ratings come from."""
        footer = self._report.footer
        ranked = ". ".join(text for text in (footer.edition, footer.tie_breaks) if text)
        for text in (ranked, footer.ratings, *footer.list_changes):
            if text:
                yield from strips.small_print(text, frame)

    def _margins(self, trial: Trial) -> Margins:
        report = self._report
        return margins(report.kind, trial.paper, trial.orientation, binding=report.wishes.binding)

    def _width(self, trial: Trial) -> float:
        edges = self._margins(trial)
        return trial.page[0] - edges.left - edges.right

    def _frame(self, trial: Trial, roominess: float = 0.0) -> Measured:
        edges = self._margins(trial)
        return Measured(
            left=edges.left,
            width=self._width(trial),
            height=self._bottom(trial, is_first=True) - edges.top,
            size=trial.size,
            measure=self._measure,
            is_posted=self._report.kind is SheetKind.POSTED,
            roominess=roominess,
            shrinks=trial.shrinks,
        )

    def _running_head(self, trial: Trial) -> tuple[list[Primitive], float]:
        """Return the line that tells later pages apart from those of another event."""
        heading, frame = self._report.heading, self._frame(trial)
        about = (heading.tournament, heading.document, heading.subtitle)
        lines = (
            (((heading.event,), 10.0, Face.SERIF), (about, _MOST_SEEN, Face.SERIF_BOLD))
            if frame.is_posted
            else (((heading.event, *about), _RUNNING_HEAD_SIZE, Face.SERIF),)
        )
        drawn: list[Primitive] = []
        top = y = self._margins(trial).top
        for parts_, size, face in lines:
            text = " · ".join(part for part in parts_ if part)
            for line in wrap(text, face, frame.width / size, self._measure):
                place = y + baseline(size)
                drawn.append(Text(x=frame.left, baseline=place, text=line, face=face, size=size))
                y += LEADING * size
        return drawn, y - top + 2 * MM

    def _bottom(self, trial: Trial, *, is_first: bool = False) -> float:
        """Return where the footer begins."""
        text = self._footer_text_top(trial, is_first=is_first) - 1.5 * MM
        if not is_first or not self._report.footer.code:
            return text
        return min(text, trial.page[1] - HEIGHT_OF_CODE)

    def _footer_width(self, trial: Trial, *, is_first: bool) -> float:
        """Return the width of the footer, which ends beside the QR code, if there is one."""
        width = self._width(trial)
        return width - WIDTH_OF_CODE if is_first and self._report.footer.code else width

    def _footer_text_top(self, trial: Trial, *, is_first: bool) -> float:
        lines = len(self._footer_lines(trial, is_first=is_first))
        return trial.page[1] - _BOTTOM - lines * LEADING * _FOOTER_SIZE

    def _footer_lines(self, trial: Trial, *, is_first: bool) -> tuple[str, ...]:
        """Return the footer, one line where there is room, without the number of the page, which
        has its place beside it.
        """
        footer: Footer = self._report.footer
        number = footer.page.format(page=100, pages=100)
        width = self._footer_width(trial, is_first=is_first)
        room = width / _FOOTER_SIZE - self._measure(number, Face.SANS) - 1
        said = (footer.code, footer.data_version, footer.printed_at, self._report.mark)
        line = " · ".join(part for part in said if part)
        whole = f"{self._report.heading.document} · {line}"
        if self._measure(whole, Face.SANS) <= room:
            return (whole,)
        return wrap(line, Face.SANS, room, self._measure)

    def _footer(self, trial: Trial, page: int, pages: int, *, is_first: bool) -> list[Primitive]:
        edges, code = self._margins(trial), self._report.footer.code
        width = self._footer_width(trial, is_first=is_first)
        right = edges.left + width
        top = self._footer_text_top(trial, is_first=is_first)
        drawn: list[Primitive] = [Rule(x=edges.left, y=top - 2, width=width)]
        if is_first and code:
            drawn.append(code_in_corner(code, *trial.page, margin=edges.right))
        for index, line in enumerate(self._footer_lines(trial, is_first=is_first)):
            y = top + LEADING * _FOOTER_SIZE * index + baseline(_FOOTER_SIZE)
            drawn.append(_footer_text(line, edges.left, y, Align.LEFT))
        number = self._report.footer.page.format(page=page, pages=pages)
        return [*drawn, _footer_text(number, right, y, Align.RIGHT)]


def _between(above: MeasuredBlock, below: MeasuredBlock) -> float:
    """Return the height between two blocks, in sizes, beside what they bring themselves."""
    if isinstance(above, MeasuredTable | WritingLine):
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
        case [MeasuredTable(table=Table(title=title)), *_] if title:
            return True
        case [Paragraph(strong=True), MeasuredTable() | tuple(), *_]:
            return True
        case [Paragraph(strong=True), Paragraph(strong=False), tuple(), *_]:
            return True
        case _:
            return False


def _footer_text(text: str, x: float, y: float, align: Align) -> Text:
    return Text(x=x, baseline=y, text=text, face=Face.SANS, size=_FOOTER_SIZE, align=align)
