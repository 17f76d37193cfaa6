"""The rows of a sheet, read cell by cell."""

from collections.abc import Iterator

from arbiter_app.domain.teams.listed import Listed, Seat, read_seat
from arbiter_app.formats.player_sheet.cells import ReadCell, Value, read_cell
from arbiter_app.formats.player_sheet.errors import CellError
from arbiter_app.formats.player_sheet.fields import IN_NAME, PLACES, Field
from arbiter_app.formats.player_sheet.layout import Column, Layout
from arbiter_app.formats.player_sheet.sheets import Line, Sheet
from arbiter_app.values import frozen


@frozen(kw_only=True)
class ReadRow:
    """A row with what its cells say, and what is wrong with them."""

    source: Line
    cells: tuple[ReadCell, ...]
    strays: tuple[CellError, ...] = ()
    """Cells in columns of which nobody has said what they mean."""

    @property
    def line(self) -> int:
        """The number of the row in the file."""
        return self.source.number

    @property
    def name(self) -> str:
        """The name, put together of the columns it is divided among; "" where there is none."""
        said = {cell.field: cell.value for cell in self.cells}
        return " ".join(str(part) for field in IN_NAME if (part := said.get(field)))

    @property
    def values(self) -> dict[Field, Value]:
        """What the row says of the player, apart from the name."""
        return {
            cell.field: cell.value
            for cell in self.cells
            if cell.value is not None and cell.field not in (*IN_NAME, *PLACES)
        }

    @property
    def tournament(self) -> str:
        """The tournament that the row says; "" where it says none."""
        return self._said(Field.TOURNAMENT)

    @property
    def listed(self) -> Listed:
        """The team and the place on its roster that the row says."""
        seat = self._said(Field.BOARD)
        return Listed(team=self._said(Field.ROSTER), seat=read_seat(seat) if seat else Seat())

    def _said(self, field: Field) -> str:
        """Return the words of a field; "" where there are none."""
        cell = self.cell(field)
        return str(cell.value) if cell and cell.value is not None else ""

    @property
    def problems(self) -> tuple[CellError, ...]:
        return (*(cell.problem for cell in self.cells if cell.problem), *self.strays)

    @property
    def notices(self) -> tuple[CellError, ...]:
        return tuple(cell.notice for cell in self.cells if cell.notice)

    def cell(self, field: Field) -> ReadCell | None:
        """Return the cell of a field; None where the sheet has no such column."""
        return next((cell for cell in self.cells if cell.field is field), None)


def read_rows(sheet: Sheet, layout: Layout, latest_birth: int) -> Iterator[ReadRow]:
    """Yield the rows below the headings. Rows that say nothing of a player, as those that a form
    has numbered in advance, and headings that are repeated do not count.
    """
    headings = {column.number: column.heading for column in layout.columns}
    for line in sheet.lines[layout.first :]:
        texts = {number: line.cell(number) for number in headings}
        if all(text in ("", headings[number]) for number, text in texts.items()):
            continue
        row = _row(line, layout, latest_birth)
        if any(cell.text for cell in row.cells) or row.strays:
            yield row


def _row(line: Line, layout: Layout, latest_birth: int) -> ReadRow:
    cells, strays = [], []
    for column in layout.columns:
        text = line.cell(column.number)
        if column.field is not None:
            cells.append(
                read_cell(
                    text,
                    column.field,
                    line=line.number,
                    column=column.number,
                    heading=column.name,
                    latest_birth=latest_birth,
                )
            )
        elif column.is_open and text and not column.heading:
            strays.append(_stray(line.number, column, text))
    return ReadRow(source=line, cells=tuple(cells), strays=tuple(strays))


def _stray(line: int, column: Column, text: str) -> CellError:
    return CellError(line, column.number, "players.beyond-headings", heading=column.name, text=text)
