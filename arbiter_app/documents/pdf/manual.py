"""The manual as a PDF: a contents with pages, bookmarks, pictures, no heading left alone.

What it says comes from `wording/manual`; a browser's page of it is made by `documents/manual`.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from html import escape
from io import BytesIO
from typing import Any

from reportlab.lib.colors import HexColor  # noqa: TID251 - one of the modules that may
from reportlab.lib.pagesizes import A4  # noqa: TID251 - one of the modules that may
from reportlab.lib.styles import ParagraphStyle  # noqa: TID251 - one of the modules that may
from reportlab.pdfbase.pdfmetrics import (  # noqa: TID251 - one of the modules that may
    registerFontFamily,
    stringWidth,
)
from reportlab.pdfgen.canvas import Canvas  # noqa: TID251 - one of the modules that may
from reportlab.platypus import (  # noqa: TID251 - one of the modules that may
    BaseDocTemplate,
    CondPageBreak,
    Flowable,
    Frame,
    Image,
    KeepTogether,
    PageBreak,
    PageTemplate,
    Paragraph,
    Spacer,
)

from arbiter_app import __version__
from arbiter_app.documents.pdf.fonts import register_fonts
from arbiter_app.documents.pdf.letters import FONTS
from arbiter_app.documents.pdf.primitives import Face
from arbiter_app.i18n import catalogue
from arbiter_app.wording.manual.blocks import Block, Kind, Mark, Span, blocks
from arbiter_app.wording.manual.chapters import Target, anchor, chapters, picture, written_in

_SIDE, _TOP, _BOTTOM = 62.0, 58.0, 62.0
"""White edges, in points."""
_WIDTH = A4[0] - 2 * _SIDE
_HIGHEST = 330.0
"""A picture is no higher, in points: words are beside it."""
_LEAST = 200.0
"""With less room below, in points, a chapter begins on the next page."""
_FIRST = 4
"""A picture among so many blocks of a chapter stands on the page of its title."""
_SANS, _BOLD = FONTS[Face.SANS], FONTS[Face.SANS_BOLD]
_INK, _NAMED, _LINK, _SECOND = "#1c1f23", "#1d5560", "#0b4f96", "#5b6470"

_TEXT = ParagraphStyle(
    "text", fontName=_SANS, fontSize=10, leading=14, spaceAfter=6, textColor=HexColor(_INK),
    allowWidows=0, allowOrphans=0,
)  # fmt: skip
_LISTED = ParagraphStyle(
    "item", parent=_TEXT, leftIndent=16, bulletIndent=3, bulletFontName=_SANS, spaceAfter=4
)
_TITLE = ParagraphStyle("title", parent=_TEXT, fontName=_BOLD, fontSize=26, leading=32)
_CHAPTER = ParagraphStyle(
    "chapter", parent=_TEXT, fontName=_BOLD, fontSize=18, leading=23, spaceAfter=10, keepWithNext=1
)
_HEADING = ParagraphStyle(
    "heading", parent=_TEXT, fontName=_BOLD, fontSize=12.5, leading=16, spaceBefore=12,
    spaceAfter=5, keepWithNext=1,
)  # fmt: skip
_CAPTION = ParagraphStyle(
    "caption", parent=_TEXT, fontSize=8.5, leading=11, spaceAfter=12, textColor=HexColor(_SECOND)
)
_CONTENTS_SIZE, _CONTENTS_LEADING, _DOTS = 9.5, 13.5, " . "


def manual_pdf(language: str) -> bytes:
    """Return the manual in a language, see `written_in`, as a PDF on A4."""
    language = written_in(language)
    register_fonts()
    # No slanted letters are shipped: what is slanted in the window has a colour here.
    registerFontFamily(_SANS, normal=_SANS, bold=_BOLD, italic=_SANS, boldItalic=_BOLD)
    content = BytesIO()
    title = catalogue(language).translate("Manual", "Arbiter – manual")
    book = _Book(content, title, language)
    book.build([*_front(title, language), *_chapters(language)])
    return content.getvalue()


class _Book(BaseDocTemplate):  # type: ignore[misc]  # reportlab tells no types
    """Tells contents and bookmarks of the chapters that come by, and writes the foot of a page."""

    def __init__(self, content: BytesIO, title: str, language: str) -> None:
        super().__init__(
            content,
            pagesize=A4,
            title=title,
            author="Arbiter",
            lang=language,
            leftMargin=_SIDE,
            rightMargin=_SIDE,
            topMargin=_TOP,
            bottomMargin=_BOTTOM,
        )
        frame = Frame(
            _SIDE, _BOTTOM, _WIDTH, A4[1] - _TOP - _BOTTOM, 0, 0, 0, 0, id="page", showBoundary=0
        )
        self._named = f"{title} · {__version__}"
        self.addPageTemplates(PageTemplate("page", [frame], onPageEnd=self._foot))

    def afterFlowable(self, flowable: Flowable) -> None:  # noqa: N802
        place = getattr(flowable, "place", None)
        if place is None:
            return
        key, level = place
        text = flowable.getPlainText()
        self.canv.bookmarkPage(key)
        self.canv.addOutlineEntry(text, key, level, closed=level == 0)
        if level == 0:
            _write_line_of_contents(self.canv, key, text, self.page)

    def _foot(self, canvas: Canvas, _: Any) -> None:
        canvas.setFont(_SANS, 8)
        canvas.setFillColor(HexColor(_SECOND))
        canvas.drawString(_SIDE, _BOTTOM - 24, self._named)
        canvas.drawRightString(A4[0] - _SIDE, _BOTTOM - 24, str(canvas.getPageNumber()))


def _front(title: str, language: str) -> Iterator[Flowable]:
    yield Paragraph(escape(title), _TITLE)
    yield Spacer(1, 14)
    for chapter in chapters(language):
        yield _LineOfContents(chapter.id)


class _Paragraph(Paragraph):  # type: ignore[misc]  # reportlab tells no types
    """A paragraph that is divided into lines once, however often it is asked for its height."""

    _of: tuple[float, tuple[float, float]] | None = None

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        # Where it is divided over pages, it forgets its lines.
        if self._of is None or self._of[0] != width or not hasattr(self, "blPara"):
            self._of = width, super().wrap(width, height)
        return self._of[1]


class _LineOfContents(Flowable):  # type: ignore[misc]  # reportlab tells no types
    """Room for a line of the contents, which is written when its chapter comes by: the book need
    not be made twice to know on which page that is.
    """

    def __init__(self, chapter: str) -> None:
        super().__init__()
        self._chapter = chapter

    def wrap(self, width: float, _: float) -> tuple[float, float]:
        return width, _CONTENTS_LEADING

    def draw(self) -> None:
        canvas = self.canv
        canvas.linkRect("", self._chapter, (0, 0, _WIDTH, _CONTENTS_LEADING), relative=1)
        canvas.doForm(_line_of_contents(self._chapter))


def _write_line_of_contents(canvas: Canvas, chapter: str, title: str, page: int) -> None:
    """Write what stands in the room that is left in the contents for a chapter."""
    canvas.beginForm(_line_of_contents(chapter), 0, 0, _WIDTH, _CONTENTS_LEADING)
    canvas.setFont(_SANS, _CONTENTS_SIZE)
    canvas.setFillColor(HexColor(_INK))
    number, base = str(page), _CONTENTS_LEADING - _CONTENTS_SIZE
    canvas.drawString(0, base, title)
    width_of = partial(stringWidth, fontName=_SANS, fontSize=_CONTENTS_SIZE)
    room = _WIDTH - width_of(title) - width_of(number)
    dots = _DOTS * int(room / width_of(_DOTS))
    canvas.drawRightString(_WIDTH, base, dots + number)
    canvas.endForm()


def _line_of_contents(chapter: str) -> str:
    return f"contents.{chapter}"


def _chapters(language: str) -> Iterator[Flowable]:
    for number, chapter in enumerate(chapters(language)):
        read = blocks(chapter)
        begins_with_picture = any(each.kind is Kind.PICTURE for each in read[:_FIRST])
        if number == 0:
            yield PageBreak()
        else:
            yield CondPageBreak(_LEAST + (_HIGHEST if begins_with_picture else 0))
            yield Spacer(1, 26)
        parts = [_part(each, chapter.id, language) for each in read]
        yield from _with_headings(parts)


def _with_headings(parts: Sequence[Flowable]) -> Iterator[Flowable]:
    """Yield flowables, each line that leads to what is below it together with that: `keepWithNext`
    alone lets a heading stand above a paragraph that goes on over the page by one line.
    """
    held: list[Flowable] = []
    for part in parts:
        held.append(part)
        if not getattr(part, "keepWithNext", 0) and not getattr(
            getattr(part, "style", None), "keepWithNext", 0
        ):
            yield held[0] if len(held) == 1 else KeepTogether(held)
            held = []
    yield from held


def _part(block: Block, here: str, language: str) -> Flowable:
    words = _words(block.spans)
    match block.kind:
        case Kind.HEADING if block.level == 1:
            return _headline(f'<a name="{here}"/>{words}', _CHAPTER, here, 0)
        case Kind.HEADING:
            key = _key(Target(here, anchor(block.text)))
            return _headline(f'<a name="{key}"/>{words}', _HEADING, key, 1)
        case Kind.ITEM:
            return _Paragraph(words, _LISTED, bulletText="•")
        case Kind.NUMBERED:
            return _Paragraph(words, _LISTED, bulletText=f"{block.level}.")
        case Kind.PICTURE:
            return _figure(block, language)
        case Kind.TEXT:
            return _Paragraph(words, _TEXT)


def _headline(words: str, style: ParagraphStyle, key: str, level: int) -> Paragraph:
    made = _Paragraph(words, style)
    made.place = (key, level)
    return made


def _figure(block: Block, language: str) -> KeepTogether:
    image = Image(str(picture(language, block.picture)))
    scale = min(_WIDTH / image.imageWidth, _HIGHEST / image.imageHeight)
    image.drawWidth, image.drawHeight = image.imageWidth * scale, image.imageHeight * scale
    image.hAlign = "LEFT"
    return KeepTogether([image, Spacer(1, 3), _Paragraph(_words(block.spans), _CAPTION)])


def _words(spans: Iterable[Span]) -> str:
    return "".join(map(_span, spans))


def _span(span: Span) -> str:
    text = escape(span.text)
    if span.target is not None:
        return f'<a href="#{_key(span.target)}" color="{_LINK}">{text}</a>'
    match span.mark:
        case Mark.STRONG:
            return f"<b>{text}</b>"
        case Mark.NAMED:
            return f'<font color="{_NAMED}">{text}</font>'
        case Mark.CODE:
            return f'<font backColor="#eef1f5">{text}</font>'
        case Mark.PLAIN:
            return text


def _key(target: Target) -> str:
    """Return what a place is called in the file, where all chapters stand together."""
    return f"{target.chapter}--{target.anchor}" if target.anchor else target.chapter
