"""Where the headings of a sheet are, and what each of its columns says."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.player_sheet.errors import CellError
from arbiter_app.formats.player_sheet.fields import (
    IDENTIFYING,
    NUMBER,
    RATING,
    Field,
    said_by,
    said_of_teams,
)
from arbiter_app.formats.player_sheet.sheets import Line, Sheet, column_letters
from arbiter_app.values import frozen

_SEARCHED = 60
"""So many rows may stand above the headings: titles, dates, the organiser."""


@frozen(kw_only=True)
class Column:
    """A column and what it says; `number` counts from 1."""

    number: int
    heading: str
    field: Field | None
    """None: it is not taken over."""
    is_open: bool = False
    """Whether a person has to say first what it means."""
    is_count: bool = False
    """Whether it counts the rows, which nobody misses."""

    @property
    def name(self) -> str:
        """What the column is called: its heading, else its letters."""
        return self.heading or column_letters(self.number)


@frozen(kw_only=True)
class Layout:
    """How a sheet is read. It is proposed by `propose`, and a person may change all of it."""

    headings_in: int | None
    """The number of the line with the headings; None where the sheet has none."""
    first: int
    """The place of the first player among the lines of the sheet, from 0."""
    columns: tuple[Column, ...]

    @property
    def fields(self) -> frozenset[Field]:
        return frozenset(column.field for column in self.columns if column.field)

    @property
    def ignored(self) -> tuple[str, ...]:
        """Headings of columns that say nothing the program keeps."""
        return tuple(
            column.heading
            for column in self.columns
            if column.heading and not (column.field or column.is_open or column.is_count)
        )

    def with_field(self, number: int, field: Field | None) -> "Layout":
        """Return the layout in which a column says what a person says it does."""
        columns = (
            replace(column, field=field, is_open=False) if column.number == number else column
            for column in self.columns
        )
        return replace(self, columns=tuple(columns))

    def of(self, *, several: bool, teams: bool = False) -> "Layout":
        """Return the layout for an event of several tournaments, or of one, in which no column
        says where a player goes; where `teams` play, columns say for which and at which board.
        """
        columns = self.columns
        if not several:
            columns = tuple(
                replace(column, field=None) if column.field is Field.TOURNAMENT else column
                for column in columns
            )
        if teams:
            columns = tuple(map(_of_teams, columns))
        return self if columns == self.columns else replace(self, columns=columns)


def _of_teams(column: Column) -> Column:
    said = said_of_teams(column.heading)
    return column if said is None else replace(column, field=said, is_open=False, is_count=False)


def propose(sheet: Sheet) -> Layout:
    """Return how a sheet is read unless a person says otherwise: the headings stand in the row
    with the most headings that are known.
    """
    best, place = 0, None
    for index, line in enumerate(sheet.lines[:_SEARCHED]):
        found = {said for cell in line.cells if (said := said_by(cell)) not in (None, NUMBER)}
        if found.intersection(IDENTIFYING) and len(found) > best:
            best, place = len(found), index
    if place is None:
        return without_headings(sheet)
    return _below(sheet, place)


def is_recognised(sheet: Sheet) -> bool:
    """Whether a sheet has headings of a list of players."""
    return propose(sheet).headings_in is not None


def with_headings_in(sheet: Sheet, number: int | None) -> Layout:
    """Return the layout of a sheet whose headings stand in a line, or in none."""
    place = next((i for i, line in enumerate(sheet.lines) if line.number == number), None)
    return without_headings(sheet) if place is None else _below(sheet, place)


def without_headings(sheet: Sheet) -> Layout:
    """Return the layout of a sheet whose first row is a player: nothing is known of columns."""
    columns = (Column(number=i, heading="", field=None) for i in range(1, sheet.width + 1))
    return Layout(headings_in=None, first=0, columns=tuple(columns))


def layout_problems(layout: Layout) -> Iterator[FormatError]:
    """Yield what keeps a whole sheet from being read."""
    line = layout.headings_in or 1
    seen: set[Field] = set()
    for column in layout.columns:
        where = {"heading": column.name, "text": column.name}
        if column.is_open and column.heading:
            yield CellError(line, column.number, "players.which-rating", **where)
        if column.field in seen:
            yield CellError(line, column.number, "players.heading-twice", **where)
        if column.field is not None:
            seen.add(column.field)
    if not seen.intersection(IDENTIFYING):
        yield FormatError(line, 1, "players.no-name")


def _below(sheet: Sheet, place: int) -> Layout:
    """Return the layout with the headings in a row and perhaps in a second one below it."""
    top, first = sheet.lines[place], place + 1
    headings = [top.cell(number) for number in range(1, sheet.width + 1)]
    if first < len(sheet.lines) and _divides(sheet.lines[first], headings):
        headings = list(_divided(headings, sheet.lines[first]))
        first += 1
    if first < len(sheet.lines) and _counts_columns(sheet.lines[first]):
        first += 1
    columns = tuple(_columns(headings, sheet.lines[first:]))
    return Layout(headings_in=top.number, first=first, columns=columns)


def _columns(headings: Sequence[str], lines: Sequence[Line]) -> Iterator[Column]:
    says = [said_by(heading) for heading in headings]
    # Beside ranks "звання" is the title, as in the list of the window.
    title_besides = says.count(Field.SPORT_RANK) > 1 and Field.TITLE not in says
    for number, (heading, said) in enumerate(zip(headings, says, strict=True), start=1):
        field = said if isinstance(said, Field) else None
        if title_besides and heading.casefold() in ("звання", "звание"):
            field = Field.TITLE
        if not heading and not any(line.cell(number) for line in lines):
            continue
        yield Column(
            number=number,
            heading=heading,
            field=field,
            is_open=said == RATING or not heading,
            is_count=said == NUMBER,
        )


def _divides(line: Line, headings: Sequence[str]) -> bool:
    """Whether a row is a second row of headings, as "FIDE | national" below "Rating"."""
    below = [(headings[i], cell) for i, cell in enumerate(line.cells) if cell]
    return all(
        said_by(cell) is not None and said_by(heading) not in IDENTIFYING for heading, cell in below
    )


def _divided(headings: Sequence[str], line: Line) -> Iterator[str]:
    over = ""
    for number, heading in enumerate(headings, start=1):
        over = heading or over
        below = line.cell(number)
        both = f"{over} {below}".strip()
        if not below:
            yield heading
        else:
            yield both if said_by(both) is not None else below


def _counts_columns(line: Line) -> bool:
    """Whether a row only counts the columns, as forms do below their headings."""
    counted = [cell for cell in line.cells if cell]
    return len(counted) >= 3 and counted == [str(i) for i in range(1, len(counted) + 1)]
