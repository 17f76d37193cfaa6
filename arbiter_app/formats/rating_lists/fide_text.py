"""FIDE's lists as text: a line of headings, then one person a line in fixed columns.

Where columns begin is taken from the headings: FIDE publishes one list of all disciplines with and
without a column FOA, and lists of one discipline whose rating is headed by the month (NOV26).
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import itemgetter

from arbiter_app.domain.facts.people.people import HIGHEST_FIDE_ID, Sex, Title
from arbiter_app.domain.facts.people.rating_lists import Discipline, ListDescription, ListKind
from arbiter_app.domain.names.figures import is_figures
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.rating_lists.announced import (
    date_in_name,
    discipline_in_name,
    fide_name,
    month_of_heading,
)
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

_HEADER = re.compile(rb"\s*ID[ _]Number\s+Name\s", re.IGNORECASE)
_HEADING = re.compile(r"ID[ _]Number|\S+", re.IGNORECASE)
_RATINGS = {
    "srtng": Discipline.STANDARD,
    "rrtng": Discipline.RAPID,
    "brtng": Discipline.BLITZ,
}
_MUST_HAVE = ("id number", "name", "fed", "sex", "tit", "b-day", "flag")

SEXES: Mapping[str | None, str] = {"M": Sex.MALE.value, "F": Sex.FEMALE.value}
TITLES: Mapping[str | None, str] = {title.value: title.value for title in Title}
"""Honorary titles (WH) and those that arbiters and organisers have are none of a player."""

_LONGEST_LINE = 10_000


def is_fide_text(beginning: bytes) -> bool:
    """Whether a file begins with the headings of FIDE's lists."""
    return _HEADER.match(beginning) is not None


@frozen(kw_only=True)
class FideText:
    """Reads a list of FIDE as text."""

    description: ListDescription
    columns: tuple[str, ...]
    width: int
    """Of a line, as the headings have it."""
    slices: dict[str, slice]
    """Where the columns stand, by their headings."""
    ratings: tuple[slice, ...]

    @classmethod
    def of(cls, name: str, beginning: bytes) -> "FideText":
        """Return the reader of a list by its headings and its name.

        Raises FormatError where columns are missing, or where it is a list of one discipline and
        nothing tells which.
        """
        header = beginning.partition(b"\n")[0].decode("latin-1").rstrip()
        slices = _slices(header)
        for heading in _MUST_HAVE:
            if heading not in slices:
                raise FormatError(1, 1, "list.no-column", heading=heading)
        published = date_in_name(name)
        ratings = {_RATINGS[each]: where for each, where in slices.items() if each in _RATINGS}
        for heading, where in slices.items():
            if (month := month_of_heading(heading)) is not None:
                published = month
                ratings[_discipline(name, where.start + 1)] = where
        if not ratings:
            raise FormatError(1, 1, "list.no-column", heading="rating")
        disciplines = frozenset(ratings)
        return cls(
            description=ListDescription(
                kind=ListKind.FIDE,
                name=fide_name(disciplines),
                disciplines=disciplines,
                published=published,
            ),
            columns=(*FIDE_COLUMNS, *(discipline.value for discipline in ratings)),
            width=len(header),
            slices=slices,
            ratings=tuple(ratings.values()),
        )

    def rows(self, blocks: Iterable[bytes], reading: Reading) -> Iterator[Sequence[Row]]:
        """Yield the people of each block.

        Raises FormatError("list.cut-off") where the last line is not whole.
        """
        read = self._line_reader()
        rest = ""
        number = 0
        for block in blocks:
            lines = (rest + block.decode("latin-1")).split("\n")
            rest = lines.pop()
            if len(rest) > _LONGEST_LINE:
                raise FormatError(number + len(lines) + 1, 1, "list.not-text")
            if number == 0 and lines:
                lines[0] = ""
            yield list(read(lines, number + 1, reading))
            number += len(lines)
        if rest.strip(" \r\x1a"):
            if len(rest.rstrip("\r")) < self._least:
                raise FormatError(number + 1, len(rest) + 1, "list.cut-off")
            yield list(read([rest], number + 1, reading))

    @property
    def _least(self) -> int:
        """A line that is shorter was cut: the last rating and the birth stand in every one."""
        return int(self.slices["b-day"].start) + 1

    def _line_reader(self) -> Callable[[Sequence[str], int, Reading], Iterator[Row]]:
        """Return what reads lines whose numbers are counted from one on.

        Two million lines go through it: every word that lines share is looked up, not read again.
        """
        width, least = self.width, self._least
        names = ("id number", "name", "fed", "sex", "tit", "wtit", "b-day", "flag")
        women = self.slices.get("wtit", self.slices["tit"])
        parts = itemgetter(*((self.slices | {"wtit": women})[name] for name in names))
        ratings_of = itemgetter(*self.ratings, slice(0, 0))
        numbers, births, words = Numbers(), BirthYears(), Words()
        sexes, titles = _Known(SEXES), _Known(TITLES)

        def read(lines: Sequence[str], first: int, reading: Reading) -> Iterator[Row]:
            for number, line in enumerate(lines, first):
                if len(line) - line.endswith("\r") != width or not line.isascii():
                    line = self._straightened(line)
                    if len(line) < least:
                        if line.strip(" \x1a"):
                            reading.skip(
                                FormatError(number, len(line) + 1, "list.short-line"), line
                            )
                        continue
                id_, name, federation, sex, title, womens, birth, flag = parts(line)
                try:
                    fide_id = int(id_) if is_figures(id_.strip()) else 0
                    *ratings, _ = map(numbers.__getitem__, ratings_of(line))
                except ValueError:
                    reading.skip(self._defect(number, line), line)
                    continue
                name = name.strip()
                if not name or not 0 < fide_id <= HIGHEST_FIDE_ID:
                    reading.skip(self._defect(number, line), line)
                    continue
                yield (
                    fide_id,
                    name,
                    words[federation],
                    sexes[sex],
                    titles[title] or titles[womens],
                    births[birth],
                    1 if "i" in flag else 0,
                    *ratings,
                )

        return read

    def _straightened(self, line: str) -> str:
        """Return an unusual line with its columns where they belong.

        Letters beyond ASCII may be written with two bytes each, a long list of other titles or a
        long name pushes what follows to the right, and spaces at the end may be missing.
        """
        line = line.rstrip("\r")
        if not line.isascii():
            line = _repaired(line, self.width)
        excess = len(line) - self.width
        if excess > 0:
            for heading in ("otit", "name"):
                end = self.slices[heading].stop if heading in self.slices else 0
                if end and line[end - 1] != " ":
                    return line[:end] + line[end + excess :]
        return line if len(line) < self._least else line.ljust(self.width)

    def _defect(self, number: int, line: str) -> FormatError:
        """Return what cannot be read in a line."""
        digits = line[self.slices["id number"]].strip()
        if not is_fide_id(digits):
            return FormatError(number, 1, "list.fide-id")
        if not line[self.slices["name"]].strip():
            return FormatError(number, self.slices["name"].start + 1, "list.no-name")
        wrong = next(where for where in self.ratings if not _is_rating(line[where]))
        return FormatError(number, wrong.start + 1, "list.rating")


class _Known(dict[str, str | None]):
    """Words of a table by how they stand in a line; None for what the table has not."""

    def __init__(self, table: Mapping[str | None, str]) -> None:
        super().__init__()
        self._table = table

    def __missing__(self, text: str) -> str | None:
        self[text] = self._table.get(text.strip().upper())
        return self[text]


def _slices(header: str) -> dict[str, slice]:
    """Return where each column stands: from its heading to the next one."""
    found = list(_HEADING.finditer(header))
    ends = [heading.start() for heading in found[1:]] + [len(header)]
    return {
        heading[0].lower().replace("_", " "): slice(heading.start(), end)
        for heading, end in zip(found, ends, strict=True)
    }


def _is_rating(text: str) -> bool:
    try:
        Numbers()[text]
    except ValueError:
        return False
    return True


def _discipline(name: str, column: int) -> Discipline:
    discipline = discipline_in_name(name)
    if discipline is None:
        raise FormatError(1, column, "list.which-discipline")
    return discipline


def _repaired(line: str, width: int) -> str:
    """Return a line that was taken for Latin-1, its letters read as UTF-8 if that is what they are.

    Columns of UTF-8 may have been counted in letters or in bytes.
    """
    try:
        read = line.encode("latin-1").decode("utf-8")
    except UnicodeDecodeError:
        return line
    if len(line) <= width:  # counted in bytes: fill up what the letters have become shorter by
        head, _, tail = read.partition("   ")
        return head + " " * (3 + len(line) - len(read)) + tail
    return read
