"""The rows of a list of players as the import shows them, and what is wrong with them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from arbiter_app.domain.facts.event import Event
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.player_sheet import IN_NAME, CellError, Field, Value
from arbiter_app.formats.player_sheet import Column as SheetColumn
from arbiter_app.gui.base.rows_model import LEFT, RIGHT, Column
from arbiter_app.gui.players.list_division import place_text
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.player_preview import Candidate, Preview
from arbiter_app.wording.errors.sentences import sentence
from arbiter_app.wording.terms.registration.person_fields import heading, value_text

PROBLEM, NOTICE = "⚠", "•"

_FIGURES = frozenset(
    {Field.FIDE_RATING, Field.NATIONAL_RATING, Field.ARBITERS_RATING, Field.FIDE_ID}
)
_ABOUT_ROWS = 2
"""Columns before those of the sheet: whether the row is taken, its line."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A row of the list, and whether it is to be registered."""

    candidate: Candidate
    is_taken: bool


@dataclass(frozen=True, slots=True)
class Remark:
    """A problem or a notice with its place."""

    error: FormatError
    is_problem: bool

    @property
    def heading(self) -> str:
        return self.error.heading if isinstance(self.error, CellError) else ""

    @property
    def sentence(self) -> str:
        return sentence(window_catalogue(), self.error.code, self.error.facts)


def remarks_of(preview: Preview, taken: frozenset[int]) -> Iterator[Remark]:
    """Yield what is to be said of the rows that are taken, problems first."""
    for problem in preview.problems_among(taken):
        yield Remark(problem, is_problem=True)
    for notice in preview.notices_among(taken):
        yield Remark(notice, is_problem=False)


def row_columns(preview: Preview, event: Event | None = None) -> Sequence[Column[SheetRow]]:
    """Return what is shown of a row: each column of the sheet as it is understood, then what the
    lists of this computer know besides; in an event of several tournaments first where it goes.
    """
    catalogue = window_catalogue()
    told = {column.field for column in preview.layout.columns}
    besides = [
        field
        for field in Field
        if field not in told.union(IN_NAME[1:])
        and any(_known(candidate, field) is not None for candidate in preview.candidates)
    ]
    return (
        Column(
            title=translate("SheetRows", "Take"),
            text=lambda row: "✓" if row.is_taken else "–",
            tooltip=lambda row: (
                translate("SheetRows", "Will be registered")
                if row.is_taken
                else translate("SheetRows", "Left out")
            ),
        ),
        Column(
            title=translate("SheetRows", "Line"),
            text=lambda row: str(row.candidate.line),
            align=RIGHT,
            faint=lambda _: True,
        ),
        *(() if event is None else (_going(event),)),
        *(_of_sheet(column) for column in preview.layout.columns),
        *(
            Column(
                title=heading(catalogue, field),
                hint=translate("SheetRows", "Known to the lists on this computer"),
                text=_text_known(field),
                faint=lambda row: not row.is_taken,
                align=RIGHT if field in _FIGURES else LEFT,
            )
            for field in besides
        ),
    )


def remark_columns() -> Sequence[Column[Remark]]:
    return (
        Column(
            title="",
            text=lambda remark: PROBLEM if remark.is_problem else NOTICE,
            tooltip=lambda remark: (
                translate("SheetRows", "Problem")
                if remark.is_problem
                else translate("SheetRows", "Worth a look")
            ),
        ),
        Column(
            title=translate("SheetRows", "Line"),
            text=lambda remark: str(remark.error.line),
            align=RIGHT,
        ),
        Column(title=translate("SheetRows", "Column"), text=lambda remark: remark.heading),
        Column(title=translate("SheetRows", "What to do"), text=lambda remark: remark.sentence),
    )


def _going(event: Event) -> Column[SheetRow]:
    return Column(
        title=translate("SheetRows", "Goes into"),
        text=lambda row: place_text(event, row.candidate.goes),
        faint=lambda row: not row.is_taken,
    )


def place_of(preview: Preview, number: int, *, several: bool = False) -> int:
    """Return in which column of the table a column of the sheet is shown."""
    numbers = [column.number for column in preview.layout.columns]
    return _ABOUT_ROWS + int(several) + numbers.index(number) if number in numbers else 0


def _of_sheet(column: SheetColumn) -> Column[SheetRow]:
    is_used = column.field is not None
    return Column(
        title=heading(window_catalogue(), column.field) if column.field else column.name,
        hint=column.name,
        text=_text_in(column),
        sign=_sign_in(column),
        tooltip=_tooltip_in(column),
        align=RIGHT if column.field in _FIGURES else LEFT,
        struck_out=lambda row: is_used and not row.is_taken,
        faint=lambda row: not (is_used and row.is_taken),
        idle=not is_used,
    )


def _text_in(column: SheetColumn) -> Callable[[SheetRow], str]:
    def text(row: SheetRow) -> str:
        candidate = row.candidate
        cell = next((each for each in candidate.row.cells if each.column == column.number), None)
        if cell is not None and cell.value is not None:
            return value_text(window_catalogue(), cell.value)
        typed = candidate.row.source.cell(column.number)
        if cell is None or cell.problem is not None:
            return typed
        return _text_known(cell.field)(row) or ("–" if typed else "")

    return text


def _sign_in(column: SheetColumn) -> Callable[[SheetRow], str]:
    def sign(row: SheetRow) -> str:
        remark = row.candidate.remark(column.number)
        if remark is None:
            return ""
        return f" {PROBLEM}" if remark in row.candidate.problems else f" {NOTICE}"

    return sign


def _tooltip_in(column: SheetColumn) -> Callable[[SheetRow], str]:
    def tooltip(row: SheetRow) -> str:
        text = row.candidate.row.source.cell(column.number)
        remark = row.candidate.remark(column.number)
        if remark is None:
            return text
        return sentence(window_catalogue(), remark.code, remark.facts)

    return tooltip


def _known(candidate: Candidate, field: Field) -> Value | None:
    """Return what a player would be registered with."""
    return cast("Mapping[str, Value]", candidate.fields).get(field.value)


def _text_known(field: Field) -> Callable[[SheetRow], str]:
    def text(row: SheetRow) -> str:
        value = _known(row.candidate, field)
        return "" if value is None else value_text(window_catalogue(), value)

    return text
