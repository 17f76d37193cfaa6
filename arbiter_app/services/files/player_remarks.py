"""What is odd about a row of a list of players, by itself and beside the person whom lists know."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, cast

from arbiter_app.documents.pdf.letters import lacking
from arbiter_app.documents.unprintable import PRINTED
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import Birth
from arbiter_app.domain.names.transliteration import forms_of, spelling_keys
from arbiter_app.domain.registration.registering import demand_plausible
from arbiter_app.formats.player_sheet import CellError, Field, ReadRow


def nameless(row: ReadRow, name: str) -> Iterator[CellError]:
    """Yield that nobody can be found under what a row without a name says."""
    if name:
        return
    for field in (Field.FIDE_ID, Field.NATIONAL_ID):
        cell = row.cell(field)
        if cell and cell.value is not None:
            yield remark(row, field, "players.unknown-id")
            return
    cell = row.cell(Field.NAME) or row.cells[0] if row.cells else None
    if cell and not cell.problem:
        yield CellError(row.line, cell.column, "players.name", heading=cell.heading, text="")


def unlikely(row: ReadRow, year: int) -> Iterator[CellError]:
    """Yield a birth with which nobody can take part."""
    try:
        demand_plausible(cast("Birth | None", row.values.get(Field.BIRTH)), year=year)
    except RuleError as error:
        yield remark(row, Field.BIRTH, error.code, **cast("dict[str, int]", error.facts))


def unprintable(row: ReadRow) -> Iterator[CellError]:
    """Yield where a row has letters that papers cannot print."""
    for name in (*PRINTED, Field.GIVEN_NAME):
        cell = row.cell(Field(name))
        if cell and (letters := lacking(cell.text)):
            yield remark(row, Field(name), "players.letters", letters=" ".join(letters))


_COMPARED = (
    Field.BIRTH,
    Field.TITLE,
    Field.FEDERATION,
    Field.FIDE_RATING,
    Field.NATIONAL_RATING,
    Field.FIDE_ID,
    Field.NATIONAL_ID,
)
"""What does not change from list to list, or not without being noticed."""


def contradictions(
    row: ReadRow, typed: Mapping[str, Any], known: Mapping[str, Any]
) -> Iterator[CellError]:
    """Yield where the row says something else than the list that knows the person."""
    for field in _COMPARED:
        said, listed = typed.get(field), known.get(field)
        if said is not None and listed is not None and not _agree(said, listed):
            yield remark(row, field, "players.listed-otherwise", listed=_listed(listed))
    if "sex" in typed and known.get("sex") not in (None, typed["sex"]):
        yield remark(row, Field.SEX, "players.listed-sex")
    if row.name and not _may_be_named(row.name, known):
        yield remark(row, Field.NAME, "players.listed-name", listed=known["name"])


def _agree(said: Any, listed: Any) -> bool:
    match said:
        case Birth():
            return may_be_one_birth(listed, said)
        case str():
            return said.casefold() == str(listed).casefold()
        case _:
            return bool(said == listed)


def _may_be_named(name: str, known: Mapping[str, Any]) -> bool:
    """Whether the surname is a word of a name of the list, in whatever letters and spelling."""
    listed = " ".join(other for key in ("name", "latin_name") if (other := known.get(key)))
    keys, others = spelling_keys(name), spelling_keys(listed)
    return not (keys and others) or not forms_of(keys[0]).isdisjoint(others)


def _listed(value: Any) -> str:
    match value:
        case Birth(day=None):
            return str(value.year)
        case Birth():
            return f"{value.day:%d.%m.%Y}"
        case _:
            return str(value)


def may_be_one_birth(known: Birth | None, typed: Birth | None) -> bool:
    """Whether two births may be one: a year fits every day in it."""
    if known is None or typed is None or known.year != typed.year:
        return False
    return known.day is None or typed.day is None or known.day == typed.day


_NO_NAME = re.compile(
    r"__|:|\b(?:судд|секретар|судь|всього|усього|разом|підпис|приміт|итого|всего|total|arbiter)",
    re.IGNORECASE,
)


def is_no_player(row: ReadRow) -> bool:
    """Whether a row has one cell that is no name, as sums and signatures below a list have."""
    return not row.values and _NO_NAME.search(row.name) is not None


def naming(row: ReadRow) -> Field:
    """Return under which field the row says who it is."""
    wanted = (Field.NAME, Field.FIDE_ID, Field.NATIONAL_ID)
    return next(field for field in wanted if (cell := row.cell(field)) and cell.value is not None)


def remark(row: ReadRow, field: Field, code: str, **facts: str | int) -> CellError:
    """Return a remark on a cell that the row has."""
    cell = row.cell(field)
    assert cell is not None, "remarks are made of cells that are there"
    return CellError(row.line, cell.column, code, heading=cell.heading, text=cell.text, **facts)
