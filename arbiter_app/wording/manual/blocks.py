"""A chapter as it is set: headings, paragraphs, items and pictures, with their marks read."""

import re
from collections.abc import Iterator
from enum import Enum, auto

from arbiter_app.values import frozen
from arbiter_app.wording.manual.chapters import Chapter, Target, paragraphs, target

_ITEM = re.compile(r"(-|[0-9]+\.) +(.+)", re.DOTALL)
_HEADING = re.compile(r"(#+) +(.+)")
_PICTURE = re.compile(r"!\[([^\]]+)\]\([^)]*?([\w-]+)\.png\)")
_MARKED = re.compile(
    r"\\(?P<sign>[^\w\s])"
    r"|`(?P<code>[^`]+)`"
    r"|\[(?P<linked>[^\]]+)\]\((?P<link>[^)]+)\)"
    r"|\*\*(?P<strong>(?:\\.|[^*])+)\*\*"
    r"|\*(?P<named>(?:\\.|[^*])+)\*"
)


class Kind(Enum):
    """What a block is."""

    HEADING = auto()
    TEXT = auto()
    ITEM = auto()
    NUMBERED = auto()
    PICTURE = auto()


class Mark(Enum):
    """How words are marked."""

    PLAIN = auto()
    STRONG = auto()
    NAMED = auto()
    """The name of an act, a setting, a paper: slanted in the window."""
    CODE = auto()


@frozen
class Span:
    """Words of one mark."""

    text: str
    mark: Mark = Mark.PLAIN
    target: Target | None = None
    """Where a link leads."""


@frozen
class Block:
    """A heading, a paragraph, an item or a picture."""

    kind: Kind
    spans: tuple[Span, ...]
    level: int = 0
    """Of a heading: 1 for the title of the chapter, 2 for the others; of an item its number."""
    picture: str = ""
    """The name of a picture; its words then say what is on it."""

    @property
    def text(self) -> str:
        """Its words without marks."""
        return "".join(span.text for span in self.spans)


def blocks(chapter: Chapter) -> tuple[Block, ...]:
    """Return a chapter block by block."""
    return tuple(_block(each, chapter.id) for each in paragraphs(chapter.source))


def _block(paragraph: str, here: str) -> Block:
    if heading := _HEADING.match(paragraph):
        return Block(Kind.HEADING, tuple(_spans(heading[2], here)), level=len(heading[1]))
    if picture := _PICTURE.fullmatch(paragraph):
        return Block(Kind.PICTURE, (Span(picture[1]),), picture=picture[2])
    if item := _ITEM.match(paragraph):
        spans = tuple(_spans(item[2], here))
        if item[1] == "-":
            return Block(Kind.ITEM, spans)
        return Block(Kind.NUMBERED, spans, level=int(item[1].rstrip(".")))
    return Block(Kind.TEXT, tuple(_spans(paragraph, here)))


def _spans(text: str, here: str) -> Iterator[Span]:
    end = 0
    for found in _MARKED.finditer(text):
        if found.start() > end:
            yield Span(text[end : found.start()])
        end = found.end()
        if found["sign"]:
            yield Span(found["sign"])
        elif found["code"]:
            yield Span(found["code"], Mark.CODE)
        elif found["linked"]:
            yield Span(_bare(found["linked"]), Mark.PLAIN, target(found["link"], here))
        elif found["strong"]:
            yield Span(_bare(found["strong"]), Mark.STRONG)
        else:
            yield Span(_bare(found["named"]), Mark.NAMED)
    if end < len(text):
        yield Span(text[end:])


def _bare(text: str) -> str:
    return re.sub(r"\\([^\w\s])|[*`]", lambda mark: mark[1] or "", text)
