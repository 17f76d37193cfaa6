"""What of the manual has the words that were typed."""

from collections.abc import Sequence

from arbiter_app.values import frozen
from arbiter_app.wording.manual.chapters import Chapter

SHORTEST = 2
"""Fewer letters than these are in every line."""

_ALIKE = str.maketrans(
    {"’": "'", "ʼ": "'", "‘": "'", "–": "-", "—": "-", "\N{NO-BREAK SPACE}": " "}
)
_BEFORE, _LONGEST = 30, 110
"""How much of a line stands before the first word that was found, and how much is shown."""


@frozen
class Hit:
    """A line that has all words."""

    chapter: Chapter
    line: int
    """Its place among the lines of the chapter."""
    heading: str
    """Under which it stands; the line itself if it is one."""
    excerpt: str


def found(chapters: Sequence[Chapter], typed: str) -> tuple[Hit, ...]:
    """Return the lines that have all the words typed: headings first, then in the order in which
    they are read; none while fewer letters are typed than are worth looking for.
    """
    words = _folded(typed).split()
    if sum(map(len, words)) < SHORTEST:
        return ()
    hits: list[tuple[bool, Hit]] = []
    for chapter in chapters:
        heading = ""
        for place, line in enumerate(chapter.lines):
            heading = line.text if line.level else heading
            folded = _folded(line.text)
            if all(word in folded for word in words):
                excerpt = _excerpt(line.text, min(folded.index(word) for word in words))
                hits.append((not line.level, Hit(chapter, place, heading, excerpt)))
    return tuple(hit for _, hit in sorted(hits, key=lambda each: each[0]))


def _folded(text: str) -> str:
    """Return a text in which letters that are typed alike are the same, each in its place."""
    return text.translate(_ALIKE).lower()


def _excerpt(text: str, first: int) -> str:
    """Return what of a line is shown, beginning with a whole word before the place found."""
    begins = text.rfind(" ", 0, max(first - _BEFORE, 0)) + 1 if first > _BEFORE else 0
    ends = len(text)
    if ends - begins > _LONGEST:
        ends = max(text.rfind(" ", begins, begins + _LONGEST), begins + 1)
    before, after = ("…" if begins else ""), ("…" if ends < len(text) else "")
    return f"{before}{text[begins:ends]}{after}"
