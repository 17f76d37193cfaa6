"""National lists: CSV with a line of headings, in Ukrainian, English or Russian."""

import codecs
import csv
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from itertools import chain
from typing import AnyStr

from arbiter_app.domain.facts.people.people import PERSON_FIELD, Birth, Use
from arbiter_app.domain.facts.people.rating_lists import Discipline, ListDescription, ListKind
from arbiter_app.domain.names.plain_text import NAME, as_fits
from arbiter_app.formats.csv_rows import RowTooLongError, csv_rows
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.player_sheet import IN_NAME, CellError, Field, said_by
from arbiter_app.formats.player_sheet.cells import read_cell
from arbiter_app.formats.player_sheet.fields import RATING, heading_key
from arbiter_app.formats.player_sheet.sheets import plain
from arbiter_app.formats.rating_lists.announced import (
    date_in_name,
    discipline_in_name,
    title_in_name,
)
from arbiter_app.formats.rating_lists.reader import Reading, Row
from arbiter_app.values import frozen

_DELIMITERS = ";,\t"
_LOOKED_AT = 30
"""So many lines may stand above the headings: the name of the list, its date."""
_LONGEST_LINE = 1 << 20

_DISCIPLINES = {
    Discipline.STANDARD: "standard | std | classic | classical | класика | класичні | класичний"
    " | стандарт | классика | классический",
    Discipline.RAPID: "rapid | rpd | рапід | рапид | швидкі | швидкі шахи | быстрые",
    Discipline.BLITZ: "blitz | blz | бліц | блиц | блискавичні",
}
_DISCIPLINE_OF = {
    name: discipline for discipline, row in _DISCIPLINES.items() for name in row.split(" | ")
}
_ABOUT_RATINGS = frozenset({"rating", "rtg", "elo", "рейтинг", "рейт", "фшу", "з", "із", "по", "в"})
_PLAIN_ID = frozenset({"id", "ід", "ид", "код", "code", "номер", "id number"})

_MAY_BE_UNKNOWN = frozenset({Field.BIRTH, Field.SEX, Field.TITLE, Field.SPORT_RANK})
"""What is not known of a person where the list has something else there, as it is in FIDE's:
00.00.0000 for a birth, GM for a sport rank."""


@frozen
class _Heading:
    """What a column of the file says: a field, and of ratings the column they go to."""

    number: int
    text: str
    field: Field
    column: str | None
    """None for a part of the name."""


@frozen(kw_only=True)
class NationalCsv:
    """Reads a national list."""

    description: ListDescription
    columns: tuple[str, ...]
    delimiter: str
    above: int
    """How many lines stand above the first person."""
    headings: tuple[_Heading, ...]

    @classmethod
    def of(cls, name: str, beginning: bytes) -> "NationalCsv":
        """Return the reader of a list by its headings.

        Raises FormatError("list.unknown") where no line of headings is found.
        """
        text = "".join(_decoded(_whole_lines(beginning)))
        if "\0" in text:
            raise FormatError(1, 1, "list.not-text")
        delimiter, above, cells = _headings(text)
        headings = _understood(cells, discipline_in_name(name) or Discipline.STANDARD)
        columns = tuple(dict.fromkeys(each.column for each in headings if each.column))
        disciplines = frozenset(each for each in Discipline if each.value in columns)
        if not any(each.field in IN_NAME for each in headings) or not disciplines:
            raise FormatError(1, 1, "list.unknown")
        return cls(
            description=ListDescription(
                kind=ListKind.NATIONAL,
                name=title_in_name(name),
                disciplines=disciplines,
                published=date_in_name(name),
            ),
            columns=("name", *columns),
            delimiter=delimiter,
            above=above,
            headings=headings,
        )

    def rows(self, blocks: Iterable[bytes], reading: Reading) -> Iterator[Sequence[Row]]:
        """Yield the people of each hundred lines. A year of birth of two digits is none after the
        list was published.

        Raises FormatError("list.csv") where the quotation marks do not match.
        """
        people: list[Row] = []
        number = 1
        try:
            for number, cells in csv_rows(_decoded(blocks), self.delimiter):
                if number <= self.above or not any(cells):
                    continue
                try:
                    people.append(self._row(cells, number, reading.published.year))
                except CellError as error:
                    reading.skip(error, error.text)
                except FormatError as error:
                    reading.skip(error, " ".join(cells))
                if len(people) == 100:
                    yield people
                    people = []
        except csv.Error as error:
            raise FormatError(number, 1, "list.csv") from error
        except RowTooLongError as error:
            raise FormatError(error.line, 1, "list.csv") from error
        yield people

    def _row(self, cells: Sequence[str], line: int, latest_birth: int) -> Row:
        parts: dict[Field, str] = {}
        values: dict[str, str | int] = {}
        for heading in self.headings:
            text = cells[heading.number] if heading.number < len(cells) else ""
            text = as_fits(plain(text), NAME)
            read = read_cell(
                text,
                heading.field,
                line=line,
                column=heading.number + 1,
                heading=heading.text,
                latest_birth=latest_birth,
            )
            if read.problem and heading.field not in _MAY_BE_UNKNOWN:
                raise read.problem
            if read.value is None:
                continue
            if heading.column is None:
                parts[heading.field] = str(read.value)
            else:
                value = str(read.value) if isinstance(read.value, str | Birth) else read.value
                values[heading.column] = value
        name = " ".join(parts[part] for part in IN_NAME if part in parts)
        if not name:
            raise FormatError(line, 1, "list.no-name")
        return (name, *(values.get(column) for column in self.columns[1:]))


def _whole_lines(beginning: bytes) -> Iterator[bytes]:
    """Yield a beginning without its last line, which may be cut, unless it is the only one."""
    head, end, _ = beginning.rpartition(b"\n")
    yield head + end if end else beginning


def _decoded(blocks: Iterable[bytes]) -> Iterator[str]:
    """Yield the lines of a text in UTF-8, in UTF-16 with its mark, or in Windows-1251."""
    source = iter(blocks)
    first = next(source, b"")
    if first.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        decoder = codecs.getincrementaldecoder("utf-16")(errors="replace")
        yield from _lines(map(decoder.decode, chain((first,), source)), "\n")
    else:
        whole = chain((first.removeprefix(codecs.BOM_UTF8),), source)
        yield from map(_line, _lines(whole, b"\n"))


def _lines(blocks: Iterable[AnyStr], end: AnyStr) -> Iterator[AnyStr]:
    """Yield the lines of a text with their ends.

    Raises FormatError("list.not-text") where one is too long for a list.
    """
    rest = end[:0]
    number = 1
    for block in blocks:
        lines = (rest + block).split(end)
        rest = lines.pop()
        number += len(lines)
        if len(rest) > _LONGEST_LINE:
            raise FormatError(number, 1, "list.not-text")
        for line in lines:
            yield line + end
    if rest:
        yield rest


def _line(line: bytes) -> str:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        return line.decode("cp1251", errors="replace")


def _headings(text: str) -> tuple[str, int, Sequence[str]]:
    """Return what divides the columns, how many lines end with the headings, and the headings: the
    line of which most cells are known.
    """
    best: tuple[int, str, int, Sequence[str]] = (1, ",", 0, ())
    for delimiter in _DELIMITERS:
        reader = csv.reader(StringIO(text, newline=""), delimiter=delimiter)
        for cells in reader:
            known = sum(_said(cell) is not None for cell in cells)
            if known > best[0]:
                best = known, delimiter, reader.line_num, cells
            if reader.line_num >= _LOOKED_AT:
                break
    if not best[3]:
        raise FormatError(1, 1, "list.unknown")
    return best[1], best[2], best[3]


def _said(heading: str) -> Field | str | None:
    return said_by(heading) or _rating(heading)


def _rating(heading: str) -> Discipline | None:
    """Return the discipline of a heading such as "Рейтинг (рапід)"."""
    words = heading_key(heading).replace("(", " ").replace(")", " ").replace(",", " ").split()
    named = [word for word in words if word not in _ABOUT_RATINGS]
    return _DISCIPLINE_OF.get(" ".join(named))


def _understood(cells: Sequence[str], usual: Discipline) -> tuple[_Heading, ...]:
    """Return what the columns say; the same thing said twice counts once.

    "ID" is the list's own where another column is FIDE's, or where nothing says that it is FIDE's.
    A rating without a discipline is of the usual one.
    """
    found: dict[str, _Heading] = {}
    for number, cell in enumerate(cells):
        text = plain(cell)
        said = _said(cell)
        if heading_key(cell) in _PLAIN_ID:
            said = Field.NATIONAL_ID
        column: str | None
        if isinstance(said, Discipline):
            field, column = Field.NATIONAL_RATING, said.value
        elif said in (RATING, Field.NATIONAL_RATING):
            field, column = Field.NATIONAL_RATING, usual.value
        elif isinstance(said, Field) and said in IN_NAME:
            field, column = said, None
        elif isinstance(said, Field) and Use.KEPT in PERSON_FIELD[said].use:
            field, column = said, said.value
        else:
            continue
        found.setdefault(column or field, _Heading(number, text, field, column))
    return tuple(found.values())
