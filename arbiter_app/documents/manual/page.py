"""The manual as one page for a browser, which asks nobody for anything: no network, no script."""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby

from arbiter_app.i18n import catalogue
from arbiter_app.wording.manual.blocks import Block, Kind, Mark, Span, blocks
from arbiter_app.wording.manual.chapters import (
    Chapter,
    Target,
    anchor,
    chapters,
    picture,
    written_in,
)

_LOOK = """\
:root { color-scheme: light dark; --ink: #1c1f23; --paper: #fff; --second: #5b6470;
  --line: #d8dce2; --shade: #f2f4f7; --link: #0b5cad; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e8eb; --paper: #16181c;
  --second: #a2abb7; --line: #363c45; --shade: #23272e; --link: #8ab8f0; } }
* { box-sizing: border-box; }
body { margin: 0; font: 17px/1.55 "Liberation Sans", Arial, Helvetica, sans-serif;
  color: var(--ink); background: var(--paper); }
a { color: var(--link); text-decoration: none; } a:hover { text-decoration: underline; }
nav { padding: 24px; border-bottom: 1px solid var(--line); }
nav ol { columns: 2 18em; padding-left: 2em; margin: 0; }
main { max-width: 46em; margin: 0 auto; padding: 0 24px 96px; }
section { padding-top: 40px; }
h1 { font-size: 2em; } h2 { font-size: 1.6em; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.15em; margin-top: 2em; }
code { background: var(--shade); padding: 1px 5px; border-radius: 4px;
  font-family: "Liberation Mono", Consolas, monospace; font-size: .9em; }
figure { margin: 24px 0; } figcaption { color: var(--second); font-size: .9em; }
img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 4px; }
li { margin: 4px 0; }
@media (min-width: 75em) { body { display: grid; grid-template-columns: 22em 1fr; }
  nav { position: sticky; top: 0; height: 100vh; overflow: auto; border: 0;
    border-right: 1px solid var(--line); } nav ol { columns: 1; } }
@media print { nav { display: none; } section { break-before: page; } }
"""


def page(language: str) -> bytes:
    """Return the manual in a language, see `written_in`, as HTML that holds its pictures."""
    language = written_in(language)
    read = chapters(language)
    said = catalogue(language).translate
    title = said("Manual", "Arbiter – manual")
    parts = (
        "<!doctype html>",
        f'<html lang="{language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>\n{_LOOK}</style></head><body>",
        f'<nav aria-label="{escape(said("Manual", "Chapters"))}"><ol>',
        *(f'<li><a href="#{each.id}">{escape(each.title)}</a></li>' for each in read),
        f"</ol></nav><main><h1>{escape(title)}</h1>",
        *(line for each in read for line in _section(each, language)),
        "</main></body></html>\n",
    )
    return "\n".join(parts).encode()


def _section(chapter: Chapter, language: str) -> Iterator[str]:
    yield f'<section id="{chapter.id}">'
    for kind, alike in groupby(blocks(chapter), key=lambda block: block.kind):
        match kind:
            case Kind.ITEM:
                yield from ("<ul>", *_items(alike), "</ul>")
            case Kind.NUMBERED:
                yield from ("<ol>", *_items(alike), "</ol>")
            case Kind.PICTURE:
                yield from (_figure(each, language) for each in alike)
            case Kind.TEXT:
                yield from (f"<p>{_words(each.spans)}</p>" for each in alike)
            case Kind.HEADING:
                yield from (_heading(each, chapter) for each in alike)
    yield "</section>"


def _heading(block: Block, chapter: Chapter) -> str:
    level = block.level + 1
    place = Target(chapter.id, anchor(block.text))
    named = "" if block.level == 1 else f' id="{_id(place)}"'
    return f"<h{level}{named}>{_words(block.spans)}</h{level}>"


def _items(items: Iterable[Block]) -> Iterator[str]:
    return (f"<li>{_words(each.spans)}</li>" for each in items)


def _figure(block: Block, language: str) -> str:
    content = b64encode(picture(language, block.picture).read_bytes()).decode()
    words = escape(block.text)
    return (
        f'<figure><img alt="{words}" src="data:image/png;base64,{content}">'
        f"<figcaption>{words}</figcaption></figure>"
    )


def _words(spans: Iterable[Span]) -> str:
    return "".join(map(_span, spans))


def _span(span: Span) -> str:
    text = escape(span.text)
    if span.target is not None:
        return f'<a href="#{_id(span.target)}">{text}</a>'
    match span.mark:
        case Mark.CODE:
            return f"<code>{text}</code>"
        case Mark.STRONG:
            return f"<strong>{text}</strong>"
        case Mark.NAMED:
            return f"<em>{text}</em>"
        case Mark.PLAIN:
            return text


def _id(target: Target) -> str:
    """Return what a place is called in the page, where all chapters stand together."""
    return f"{target.chapter}--{target.anchor}" if target.anchor else target.chapter
