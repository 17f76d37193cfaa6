"""The chapters of the manual: one file of Markdown each, in every language of the program.

Of Markdown a chapter has headings, paragraphs, lists, bold and slanted words, code, links, and
pictures that stand alone; nothing else.
"""

import re
from functools import cache
from pathlib import Path

from arbiter_app import paths
from arbiter_app.patterns import pattern
from arbiter_app.values import frozen

LANGUAGES = ("uk", "en")
"""Languages that the manual is written in, which are fewer than those of the window may be."""

CHAPTERS = (
    "begin",
    "day",
    "day-round-robin",
    "day-swiss",
    "day-knockout",
    "day-teams",
    "day-youth",
    "wrong",
    "window",
    "event",
    "systems",
    "tournaments",
    "ratings",
    "players",
    "rosters",
    "officials",
    "desk",
    "commission",
    "draw",
    "who-plays",
    "pairing",
    "mcmahon",
    "rounds",
    "solving",
    "incidents",
    "appeals",
    "table",
    "across",
    "tie-breaks",
    "play-off",
    "knockout",
    "stages",
    "teams",
    "checking",
    "rules-mode",
    "reports",
    "papers",
    "safekeeping",
    "readings",
    "readings-pairing",
    "settings",
    "settings-more",
    "acts",
    "acts-play",
    "acts-after",
    "all-papers",
    "commands",
)
"""In the order in which they are read."""

_HEADING = pattern(r"(#+) +(.+)")
_ITEM = pattern(r"(?:-|[0-9]+\.) +(.+)")
_PICTURE = pattern(r"!\[([^\]]+)\]\(([^)]+)\)")
_LINK = pattern(r"(?<!!)\[([^\]]+)\]\(([^)]+)\)")
_MARK = pattern(r"\\([^\w\s])|\*\*?|`")


@frozen
class Line:
    """A heading, a paragraph or an item of a list, as it is read."""

    text: str
    level: int = 0
    """1 for the title of the chapter, 2 for a heading, 0 for all other text, also that of a
    picture."""


@frozen
class Chapter:
    """A chapter in one language."""

    id: str
    source: str
    """As it is written, in Markdown."""
    lines: tuple[Line, ...]

    @property
    def title(self) -> str:
        """What the chapter is called."""
        return next(line.text for line in self.lines if line.level == 1)

    @property
    def links(self) -> tuple[str, ...]:
        """Where its links lead, see `Target`."""
        return tuple(target for _, target in _LINK.findall(self.source))


@frozen
class Target:
    """Where a link leads: a chapter, or one of its headings by its anchor."""

    chapter: str
    anchor: str = ""


def written_in(language: str) -> str:
    """Return in which language the manual is read where the window speaks another one: English."""
    return language if language in LANGUAGES else "en"


def chapters(language: str) -> tuple[Chapter, ...]:
    """Return the manual in a language, see `written_in`."""
    return _read(paths.resources() / "help" / written_in(language))


@cache
def _read(folder: Path) -> tuple[Chapter, ...]:
    return tuple(chapter(each, (folder / f"{each}.md").read_text("utf-8")) for each in CHAPTERS)


def chapter(id: str, source: str) -> Chapter:
    """Return a chapter of its source."""
    return Chapter(id, source, tuple(map(_line, paragraphs(source))))


def paragraphs(source: str) -> tuple[str, ...]:
    """Return a source heading by heading, paragraph by paragraph and item by item, each as one
    line with its marks.
    """
    found: list[list[str]] = [[]]
    for line in source.splitlines():
        if not line.strip() or _HEADING.match(line) or _ITEM.match(line):
            found.append([])
        found[-1].append(line.strip())
    joined = (" ".join(filter(None, each)) for each in found)
    return tuple(each for each in joined if each)


def _line(paragraph: str) -> Line:
    if heading := _HEADING.match(paragraph):
        return Line(_plain(heading[2]), len(heading[1]))
    item = _ITEM.match(paragraph)
    return Line(_plain(item[1] if item else paragraph))


def _plain(text: str) -> str:
    """Return a text without the marks of Markdown."""
    shown = _PICTURE.sub(r"\1", text)
    return _MARK.sub(lambda mark: mark[1] or "", _LINK.sub(r"\1", shown))


def picture(language: str, name: str) -> Path:
    """Return where a picture of the manual lies in a language that it is written in."""
    return paths.resources() / "pictures" / written_in(language) / f"{name}.png"


def target(link: str, here: str) -> Target:
    """Return where a link of the chapter `here` leads: "pairing.md", "pairing.md#by-hand" or
    "#by-hand".
    """
    file, _, named = link.partition("#")
    return Target(file.removesuffix(".md") or here, named)


def anchor(heading: str) -> str:
    """Return the name by which links know a heading: its words in small letters, with hyphens."""
    words = re.sub(r"[^\w\s-]", "", heading.casefold())
    return re.sub(r"\s+", "-", words.strip())
