"""FIDE's lists as XML: one element `player` for each person, without end.

The file is cut after each `</player>`, and each piece is parsed by itself: a tree of two million
people would fill the memory, and one broken person would take all others along.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import unescape
from operator import itemgetter
from xml.etree import ElementTree

from arbiter_app.domain.facts.people.people import HIGHEST_FIDE_ID
from arbiter_app.domain.facts.people.rating_lists import Discipline, ListDescription, ListKind
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.rating_lists.announced import (
    date_in_name,
    discipline_in_name,
    fide_name,
)
from arbiter_app.formats.rating_lists.fide_text import SEXES, TITLES
from arbiter_app.formats.rating_lists.reader import (
    FIDE_COLUMNS,
    BirthYears,
    Numbers,
    Reading,
    Row,
    Words,
    is_fide_id,
)
from arbiter_app.values import frozen

_END = b"</player>"
_BEGINNING = b"<player>"
_ENCODING = re.compile(rb"""\s*<\?xml[^>]*\bencoding=["']([A-Za-z0-9._-]+)["']""")
_LONGEST_PERSON = 100_000
_COMBINED = {
    "rating": Discipline.STANDARD,
    "rapid_rating": Discipline.RAPID,
    "blitz_rating": Discipline.BLITZ,
}

_TAGS = ("fideid", "name", "country", "sex", "title", "w_title", "birthday", "flag")
_TAG = re.compile(r"<(\w+)>[^<]*</\1>")

_Said = tuple[str, ...]
"""The texts of the elements `_TAGS` and of those of ratings; "" for one that is not there."""


def is_xml(beginning: bytes) -> bool:
    """Whether a file is XML of any kind."""
    return beginning.lstrip().startswith(b"<")


@frozen(kw_only=True)
class FideXml:
    """Reads a list of FIDE as XML."""

    description: ListDescription
    columns: tuple[str, ...]
    encoding: str
    ratings: tuple[str, ...]
    """The elements that hold ratings."""
    pattern: re.Pattern[str] | None
    """Of people who are written as the first one is; None where he lacks something."""
    in_order: Callable[[_Said], _Said]
    """Puts what the pattern finds into the order of `_Said`."""

    @classmethod
    def of(cls, name: str, beginning: bytes) -> "FideXml":
        """Return the reader of a list by its first person and its name.

        Raises FormatError where it is another kind of XML, or where it is a list of one discipline
        and nothing tells which.
        """
        first = beginning.partition(_END)[0].partition(_BEGINNING)[2]
        if b"<fideid>" not in first or b"<rating>" not in first:
            raise FormatError(1, 1, "list.xml-of-another-kind")
        if b"<rapid_rating>" in first:
            ratings = _COMBINED
        else:
            discipline = discipline_in_name(name)
            if discipline is None:
                raise FormatError(1, 1, "list.which-discipline")
            ratings = {"rating": discipline}
        declared = _ENCODING.match(beginning)
        disciplines = frozenset(ratings.values())
        tags = _TAG.findall(first.decode("latin-1"))
        wanted = (*_TAGS, *ratings)
        is_whole = set(wanted) <= set(tags)
        return cls(
            description=ListDescription(
                kind=ListKind.FIDE,
                name=fide_name(disciplines),
                disciplines=disciplines,
                published=date_in_name(name),
            ),
            columns=(*FIDE_COLUMNS, *(each.value for each in ratings.values())),
            encoding=_codec(declared[1].decode("ascii") if declared else "utf-8"),
            ratings=tuple(ratings),
            pattern=_pattern(tags) if is_whole else None,
            in_order=itemgetter(*map(tags.index, wanted)) if is_whole else tuple,
        )

    def rows(self, blocks: Iterable[bytes], reading: Reading) -> Iterator[Sequence[Row]]:
        """Yield the people of each block.

        Raises FormatError("list.cut-off") where the file ends inside a person.
        """
        row = self._row_reader()
        rest = b""
        line = 1
        for block in blocks:
            piece, end, rest = (rest + block).rpartition(_END)
            if len(rest) > _LONGEST_PERSON:
                raise FormatError(line, 1, "list.not-text")
            people = []
            for at, said in self._people(piece + end, line, reading):
                try:
                    people.append(row(said))
                except ValueError:
                    reading.skip(*_defect(at, said))
            yield people
            line += piece.count(b"\n") + end.count(b"\n")
        if _BEGINNING in rest:
            raise FormatError(line + rest.count(b"\n"), 1, "list.cut-off")

    def _people(self, piece: bytes, line: int, reading: Reading) -> Iterator[tuple[int, _Said]]:
        """Yield what is said of each person, with about the line that he stands in.

        People who are written as the first one was are found by a pattern, which takes a part of
        the time of an XML parser; where one of a piece is not, the piece is parsed.
        """
        text = self._decoded(piece[max(0, piece.find(_BEGINNING)) :])
        alike = self.pattern.findall(text) if self.pattern else []
        if len(alike) == text.count("</player>"):
            for said in map(self.in_order, alike):
                yield line, (said[0], unescape(said[1]), *said[2:])
            return
        try:
            elements = list(ElementTree.fromstring(f"<players>{text}</players>"))
        except ElementTree.ParseError:
            yield from self._one_by_one(piece, line, reading)
        else:
            yield from ((line, self._said(element)) for element in elements)

    def _one_by_one(self, piece: bytes, line: int, reading: Reading) -> Iterator[tuple[int, _Said]]:
        for person in piece.split(_END)[:-1]:
            begins = person.find(_BEGINNING)
            at = line + person.count(b"\n", 0, max(0, begins))
            text = self._decoded(person[begins:] + _END) if begins >= 0 else ""
            try:
                element = ElementTree.fromstring(text)
            except ElementTree.ParseError:
                reading.skip(FormatError(at, 1, "list.broken-element"), text)
            else:
                yield at, self._said(element)
            line += person.count(b"\n")

    def _said(self, element: ElementTree.Element) -> _Said:
        texts = {each.tag: each.text or "" for each in element}
        return tuple(texts.get(tag, "") for tag in (*_TAGS, *self.ratings))

    def _decoded(self, piece: bytes) -> str:
        try:
            return piece.decode(self.encoding)
        except UnicodeError:
            return piece.decode("latin-1")

    def _row_reader(self) -> Callable[[_Said], Row]:
        numbers, births, words = Numbers(), BirthYears(), Words()

        def row(said: _Said) -> Row:
            id_, name, country, sex, title, womens, birthday, flag, *ratings = said
            fide_id = whole_number(id_) or 0
            name = name.strip()
            if not name or not 0 < fide_id <= HIGHEST_FIDE_ID:
                raise ValueError(name)
            return (
                fide_id,
                name,
                words[country],
                SEXES.get(sex),
                TITLES.get(title) or TITLES.get(womens),
                births[birthday],
                1 if "i" in flag else 0,
                *(numbers[each] for each in ratings),
            )

        return row


def _codec(name: str) -> str:
    try:
        "".encode(name)
    except (LookupError, UnicodeError):
        return "utf-8"
    return name


def _defect(line: int, said: _Said) -> tuple[FormatError, str]:
    """Return what cannot be read of a person, and the text that shows it."""
    digits, name = said[0].strip(), said[1].strip()
    shown = f"{digits} {name}"
    if not is_fide_id(digits):
        return FormatError(line, 1, "list.fide-id"), shown
    if not name:
        return FormatError(line, 1, "list.no-name"), shown
    return FormatError(line, 1, "list.rating"), shown


def _pattern(tags: Sequence[str]) -> re.Pattern[str]:
    """Return the pattern of people who are written with just these elements in this order."""
    elements = r"\s*".join(f"<{tag}>([^<]*)</{tag}>" for tag in tags)
    return re.compile(rf"<player>\s*{elements}\s*</player>")
