"""Lists of suspended persons on disk: sheets of CSV and XLSX, with one row for each."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import HIGHEST_FIDE_ID, Birth
from arbiter_app.domain.facts.people.suspensions import Suspension
from arbiter_app.domain.names.figures import is_figures, whole_number
from arbiter_app.formats.days import parse_day
from arbiter_app.formats.player_sheet import Field, Line, Sheet, said_by
from arbiter_app.services.files.player_lists import read_sheets

_UNTIL = frozenset(
    {"until", "suspended until", "end", "end date", "до", "строк", "строк до", "термін", "по",
     "дата закінчення", "відсторонено до", "діє до"}
)  # fmt: skip
_FOR_EVER = "9999"
_SOURCE = frozenset(
    {"source", "list", "reason", "violation", "sanction", "джерело", "список", "підстава",
     "порушення", "санкція", "причина", "примітка"}
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class SuspendedList:
    """What a file tells: its lines, and the numbers of the rows that could not be read."""

    lines: tuple[Suspension, ...]
    skipped: tuple[int, ...]


def read_suspended(path: Path) -> SuspendedList:
    """Return the suspended persons of a file.

    Raises FileError, FormatError, and RuleError("suspended.no-columns") where no row has headings
    for a name or a FIDE ID.
    """
    for sheet in read_sheets(path) or ():
        if (place := _headings(sheet)) is not None:
            columns = {number: _said(cell) for number, cell in enumerate(sheet.lines[place].cells)}
            return _read(sheet.lines[place + 1 :], columns, path.stem)
    raise RuleError("suspended.no-columns")


def _headings(sheet: Sheet) -> int | None:
    for place, line in enumerate(sheet.lines[:20]):
        if {_said(cell) for cell in line.cells} & {Field.NAME, Field.FIDE_ID}:
            return place
    return None


def _said(cell: str) -> str | None:
    key = re.sub(r"\s+", " ", cell.casefold()).strip(" :.")
    if key in _UNTIL:
        return "until"
    return "source" if key in _SOURCE else said_by(cell)


def _read(rows: Sequence[Line], columns: dict[int, str | None], usual: str) -> SuspendedList:
    lines, skipped = [], []
    for row in rows:
        said = {columns.get(place): cell for place, cell in enumerate(row.cells) if cell.strip()}
        if not said.keys() & {Field.NAME, Field.FIDE_ID}:
            continue
        try:
            lines.append(_line(said, usual))
        except (ValueError, RuleError):
            skipped.append(row.number)
    return SuspendedList(tuple(_once_each(lines)), tuple(skipped))


def _line(said: dict[str | None, str], usual: str) -> Suspension:
    name = " ".join(
        part for field in (Field.NAME, Field.GIVEN_NAME) if (part := said.get(field, "").strip())
    )
    return Suspension(
        name=name,
        birth=Birth.parse(said[Field.BIRTH]) if Field.BIRTH in said else None,
        fide_id=_fide_id(said.get(Field.FIDE_ID, "").strip()),
        until=_day(said.get("until", "")),
        source=said.get("source", "").strip() or usual,
    )


def _fide_id(digits: str) -> int | None:
    """Return an ID; None where nothing is said. Raises ValueError where these are no digits."""
    number = whole_number(digits, most=HIGHEST_FIDE_ID)
    if number is None and digits:
        raise ValueError(digits)
    return number


def _day(text: str) -> date | None:
    """Return the last day; words such as "довічно" tell none, and neither does a year 9999."""
    if _FOR_EVER in text:
        return None
    return parse_day(text) if any(map(is_figures, text)) else None


def _once_each(lines: Sequence[Suspension]) -> Iterator[Suspension]:
    yield from dict.fromkeys(lines)


def checked(name: str, birth: str, fide_id: str, until: str, source: str) -> Suspension:
    """Return a person typed in.

    Raises RuleError: "suspended.nobody", "player.birth", "players.fide-id", "suspended.until".
    """
    name, digits = " ".join(name.split()), fide_id.strip()
    if not name and not digits:
        raise RuleError("suspended.nobody")
    try:
        number = _fide_id(digits)
    except ValueError as error:
        raise RuleError("players.fide-id", text=digits) from error
    try:
        day = parse_day(until)
    except ValueError as error:
        raise RuleError("suspended.until", text=until) from error
    return Suspension(
        name=name,
        birth=Birth.parse(birth) if birth.strip() else None,
        fide_id=number,
        until=day,
        source=" ".join(source.split()),
    )
