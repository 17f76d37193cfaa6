"""PDF out of a report, by reportlab."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from math import atan2, degrees
from typing import NamedTuple

from reportlab.lib.utils import ImageReader  # noqa: TID251 - this is the module that may
from reportlab.pdfgen.canvas import Canvas  # noqa: TID251 - this is the module that may

from arbiter_app.documents.pdf.fonts import printable, register_fonts, set_text
from arbiter_app.documents.pdf.letters import FONTS
from arbiter_app.documents.pdf.notes import Note, NoteKind
from arbiter_app.documents.pdf.pages import layout_of
from arbiter_app.documents.pdf.primitives import (
    Across,
    Box,
    Dashes,
    Face,
    Modules,
    Page,
    Picture,
    Rule,
    Stroke,
    Text,
)
from arbiter_app.documents.pdf.qr_code import dark_runs
from arbiter_app.documents.report import Align, Report

_THIN = 0.35
_THICK = 1.4
_WINNERS_LINE = 1.0
_CUT = (4, 3)
_FOLD = (0.8, 2.4)
_BOX = "n {:.2f} {:.2f} {:.2f} {:.2f} re S"
"""The outline of a box, by its lower left corner, width and height."""
_HATCH_STEP = 3.0
_HEAD_TINT = 0.9
_FAINT = 0.5
"""Grey that a copier does not lose."""
_ACROSS_FILL = 0.94
_ACROSS_EDGE = 0.62
"""Letters across the page: pale inside, that what stands on them is read, with an edge that a bad
copier keeps."""
_ACROSS_LINE = 0.7
_FILLED_AND_OUTLINED = 2


@dataclass(frozen=True, slots=True)
class Rendered:
    """A PDF, and what its arbiter should know before it is printed."""

    data: bytes
    pages: int
    notes: tuple[Note, ...]


def render_pdf(report: Report) -> bytes:
    """Return the PDF of a report, byte for byte the same for the same report."""
    return render(report).data


def render(report: Report) -> Rendered:
    """Return the PDF of a report with what the layout did to it."""
    register_fonts()
    heading = report.heading
    canvas, file = _begun(report)
    parts = (heading.document, heading.tournament, heading.event)
    canvas.setTitle(" – ".join(part for part in parts if part))
    canvas.setSubject(heading.subtitle or heading.document)
    canvas.setKeywords(_keywords([report]))
    drawn = _draw_sheets(canvas, report, begin=0, level=0)
    if report.following:
        canvas.showOutline()
    canvas.save()
    return Rendered(file.getvalue(), drawn.length, drawn.notes)


@dataclass(frozen=True, slots=True)
class Together:
    """Papers in one file, one behind the other, each with pages counted for itself."""

    data: bytes
    lengths: tuple[int, ...]
    """How many pages each has."""
    notes: tuple[Note, ...]


def render_together(title: str, papers: Iterable[tuple[str, Report]]) -> Together:
    """Return a PDF of papers, one at least, each under a bookmark of its name."""
    register_fonts()
    lengths: list[int] = []
    notes: list[Note] = []
    reports: list[Report] = []
    canvas: Canvas | None = None
    for name, report in papers:
        if canvas is None:
            canvas, file = _begun(report)
            canvas.setTitle(title)
        begin = sum(lengths)
        key = f"paper-{begin}"
        canvas.bookmarkPage(key)
        canvas.addOutlineEntry(printable(name), key)
        drawn = _draw_sheets(canvas, report, begin=begin, level=1)
        lengths.append(drawn.length)
        notes += drawn.notes
        reports.append(report)
    assert canvas is not None, "there is a paper"
    canvas.setSubject(" – ".join(dict.fromkeys(each.heading.document for each in reports)))
    canvas.setKeywords(_keywords(reports))
    canvas.showOutline()
    canvas.save()
    return Together(file.getvalue(), tuple(lengths), tuple(notes))


def _begun(report: Report) -> tuple[Canvas, BytesIO]:
    file = BytesIO()
    canvas = Canvas(file, invariant=1, lang=report.language, initialFontName=FONTS[Face.SANS])
    canvas.setAuthor(report.heading.organiser)
    canvas.setCreator("Arbiter")
    made_at = report.footer.made_at
    if made_at is not None:
        canvas.setDateFormatter(lambda *_: f"D:{made_at:%Y%m%d%H%M%S}")
    return canvas, file


def _keywords(reports: Sequence[Report]) -> str:
    """Return which documents are in a file, with the codes that their sheets bear."""
    words = (word for each in reports for word in (each.footer.document, each.footer.code))
    return ", ".join(dict.fromkeys(word for word in words if word))


class _Drawn(NamedTuple):
    """How many pages were drawn, and what the arbiter should know of them."""

    length: int
    notes: tuple[Note, ...]


def _draw_sheets(canvas: Canvas, report: Report, *, begin: int, level: int) -> _Drawn:
    """Draw the pages of a report behind `begin` others, with a bookmark for every sheet of
    several.
    """
    layout = layout_of(report, _width)
    without_letters: dict[str, str] = {}
    for copy in range(report.copies):
        for number, page in enumerate(layout.pages(), start=begin):
            if page.opens and report.following and not copy:
                key = f"sheet-{number}"
                canvas.bookmarkPage(key)
                canvas.addOutlineEntry(printable(page.opens), key, level)
            _draw_page(canvas, page)
            without_letters |= _without_letters(page)
    length = layout.length * report.copies
    if not without_letters:
        return _Drawn(length, layout.notes)
    note = Note(
        kind=NoteKind.LETTERS,
        sheet=report.heading.document,
        titles=tuple(without_letters),
        letters="".join(dict.fromkeys("".join(without_letters.values()))),
    )
    return _Drawn(length, (*layout.notes, note))


def _without_letters(page: Page) -> dict[str, str]:
    """Return the texts of a page with letters that no font has, and these."""
    texts = (each for each in page.primitives if isinstance(each, Text))
    return {
        each.text: missing for each in texts if (missing := set_text(each.text, each.face).lacking)
    }


def _width(text: str, face: Face) -> float:
    return set_text(text, face).width


def _draw_page(canvas: Canvas, page: Page) -> None:
    canvas.setPageSize((page.width, page.height))
    canvas.setLineWidth(_THIN)
    texts = []
    for primitive in page.primitives:
        match primitive:
            case Box():
                _draw_box(canvas, page, primitive)
            case Rule(x=x, y=y, width=width):
                canvas.line(x, page.height - y, x + width, page.height - y)
            case Stroke():
                _draw_stroke(canvas, page, primitive)
            case Dashes():
                _draw_dashes(canvas, page, primitive)
            case Text():
                texts.append(primitive)
            case Across():
                _draw_across(canvas, page, primitive)
            case Modules():
                _draw_modules(canvas, page, primitive)
            case Picture(x=x, y=y, width=width, height=height, data=data):
                canvas.drawImage(_picture(data), x, page.height - y - height, width, height)
    _draw_texts(canvas, page, texts)
    canvas.showPage()


def _draw_texts(canvas: Canvas, page: Page, texts: Sequence[Text]) -> None:
    """Draw all texts of a page as one object, which says only what changes from one to the next."""
    words = canvas.beginText()
    font: tuple[str, float] | None = None
    grey = 0.0
    for text in texts:
        left, y = _left(text), page.height - text.baseline
        if grey != (_FAINT if text.faint else 0.0):
            grey = _FAINT if text.faint else 0.0
            words.setFillGray(grey)
        if text.turned:
            words.setTextTransform(-1, 0, 0, -1, 2 * text.x - left, y)
        else:
            words.setTextOrigin(left, y)
        for run in set_text(text.text, text.face).runs:
            if font != (run.font, text.size):
                font = (run.font, text.size)
                words.setFont(*font)
            words.textOut(run.letters)
        if text.struck:
            through = y + 0.27 * text.size
            canvas.setStrokeGray(grey)
            canvas.line(left, through, left + _width(text.text, text.face) * text.size, through)
            canvas.setStrokeGray(0)
    canvas.drawText(words)


def _left(text: Text) -> float:
    match text.align:
        case Align.LEFT:
            return text.x
        case Align.CENTRE:
            return text.x - _width(text.text, text.face) * text.size / 2
        case Align.RIGHT:
            return text.x - _width(text.text, text.face) * text.size


def _draw_across(canvas: Canvas, page: Page, across: Across) -> None:
    canvas.saveState()
    canvas.translate(page.width / 2, page.height / 2)
    canvas.rotate(degrees(atan2(page.height, page.width)))
    canvas.setFillGray(_ACROSS_FILL)
    canvas.setStrokeGray(_ACROSS_EDGE)
    canvas.setLineWidth(_ACROSS_LINE)
    words = canvas.beginText()
    words.setFont(FONTS[Face.SANS_BOLD], across.size)
    width = _width(across.text, Face.SANS_BOLD) * across.size
    words.setTextOrigin(-width / 2, -0.35 * across.size)
    words.setTextRenderMode(_FILLED_AND_OUTLINED)
    words.textOut(printable(across.text))
    canvas.drawText(words)
    canvas.restoreState()


def _draw_box(canvas: Canvas, page: Page, box: Box) -> None:
    bottom = page.height - box.y - box.height
    if box.tinted:
        canvas.setFillGray(_HEAD_TINT)
        canvas.rect(box.x, bottom, box.width, box.height, stroke=1, fill=1)
        canvas.setFillGray(0)
    else:
        # As `rect` writes it, but for its numbers, which take most of the time of a large table.
        canvas.addLiteral(_BOX.format(box.x, bottom, box.width, box.height))
    if box.hatched:
        _hatch(canvas, box, bottom)
    if box.apart:
        canvas.setLineWidth(_THICK)
        canvas.line(box.x, bottom, box.x, bottom + box.height)
        canvas.setLineWidth(_THIN)


def _draw_stroke(canvas: Canvas, page: Page, stroke: Stroke) -> None:
    path = canvas.beginPath()
    (x, y), *others = stroke.corners
    path.moveTo(x, page.height - y)
    for x, y in others:
        path.lineTo(x, page.height - y)
    canvas.setLineWidth(_WINNERS_LINE if stroke.thick else _THIN)
    canvas.setStrokeGray(_FAINT if stroke.faint else 0)
    canvas.drawPath(path)
    canvas.setStrokeGray(0)
    canvas.setLineWidth(_THIN)


def _draw_dashes(canvas: Canvas, page: Page, dashes: Dashes) -> None:
    y = page.height - dashes.y
    canvas.setDash(*_FOLD if dashes.dotted else _CUT)
    canvas.line(dashes.x, y, dashes.x + dashes.width, y - dashes.height)
    canvas.setDash()


def _draw_modules(canvas: Canvas, page: Page, modules: Modules) -> None:
    code = dark_runs(modules.digits)
    module = modules.side / code.modules
    canvas.saveState()
    canvas.translate(modules.x, page.height - modules.y)
    canvas.scale(module, -module)
    # In whole modules, and as operators: a sheet of slips has a thousand runs.
    boxes = (f"{column} {row} {length} 1 re" for row, column, length in code.runs)
    canvas.addLiteral(" ".join((*boxes, "f")))
    canvas.restoreState()


@lru_cache(maxsize=2)
def _picture(data: bytes) -> ImageReader:
    """Return a picture to be drawn, the same one for each sheet that has it."""
    return ImageReader(BytesIO(data))


def _hatch(canvas: Canvas, box: Box, bottom: float) -> None:
    """Draw slanting lines from edge to edge of the box."""
    offset = _HATCH_STEP
    while offset < box.width + box.height:
        start = max(offset - box.height, 0.0)
        end = min(offset, box.width)
        canvas.line(
            box.x + start,
            bottom + offset - start,
            box.x + end,
            bottom + offset - end,
        )
        offset += _HATCH_STEP
