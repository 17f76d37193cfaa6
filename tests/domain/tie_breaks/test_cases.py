"""Every crosstable in tests/data/cases: each column is computed and compared as it is written.

A column stands alone in the list of its tournament, but `place` follows the list of the case.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

import pytest

from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.table.standings import Standing
from arbiter_app.domain.tie_breaks.editions import DEFAULT_TIE_BREAKS, EDITIONS, edition
from arbiter_app.domain.tie_breaks.names import SIGNED, TieBreak
from arbiter_app.formats.crosstable_text import TextCrosstable, value_text
from tests.domain.cases import DATA, case, rows

CASES = {path.stem: case(path.stem) for path in sorted((DATA / "cases").glob("*.txt"))}
NO_TIE_BREAKS = ("pts", "place")


@dataclass(frozen=True)
class Column:
    case: str
    edition: str
    heading: str

    def __str__(self) -> str:
        return f"{self.case}-{self.edition}-{self.heading}"

    @property
    def table(self) -> TextCrosstable:
        return CASES[self.case]

    @property
    def expected(self) -> list[str]:
        at = self.table.columns.index(self.heading)
        return [line.values[at] for line in self.table.lines]

    @property
    def tie_breaks(self) -> tuple[str, ...]:
        match self.heading:
            case "pts":
                return ()
            case "place":
                return self.table.terms.tie_breaks or DEFAULT_TIE_BREAKS
            case name:
                return (name,)

    def computed(self) -> list[str]:
        """The column in the order of numbers."""
        found = rows(self.table, self.edition, *self.tie_breaks)
        return [
            self._text(found[number], printed)
            for number, printed in zip(sorted(found), self.expected, strict=True)
        ]

    def _text(self, row: Standing, printed: str) -> str:
        if row.annulled:
            return "–"
        match self.heading:
            case "pts":
                return value_text(row.points)
            case "place":
                return f"{row.place}–{row.last_place}" if row.shared else str(row.place)
            case _:
                return as_printed(row.values[0], printed)


def as_printed(value: Decimal | None, printed: str) -> str:
    """The value with as many decimals as its source prints."""
    _, point, decimals = printed.partition(".")
    return f"{value:.{len(decimals)}f}" if point and value is not None else value_text(value)


def columns() -> Iterator[Column]:
    for name in CASES:
        yield from columns_of(name)


def columns_of(name: str) -> Iterator[Column]:
    table = CASES[name]
    for edition_id in table.facts["Editions"].split(", "):
        for heading in table.columns:
            yield Column(name, edition_id, heading)


@pytest.mark.parametrize("name", CASES)
def test_that_every_column_has_the_values_of_its_source(name: str) -> None:
    columns = {str(column): column for column in columns_of(name)}
    assert {it: column.computed() for it, column in columns.items()} == {
        it: column.expected for it, column in columns.items()
    }


def test_that_every_case_names_its_source() -> None:
    assert [name for name, table in CASES.items() if not table.facts.get("Source")] == []


def in_catalogue() -> set[tuple[str, str, str]]:
    """Edition, acronym and modifier ("" for the criterion itself) of every line."""
    return {
        (each.id, line.acronym, modifier)
        for each in EDITIONS.values()
        for line in each.criteria
        for modifier in ("", *spellings(line.modifiers))
    }


def spellings(modifiers: frozenset[str]) -> Iterator[str]:
    """A limit is moved both ways."""
    for modifier in modifiers:
        is_signed = modifier.endswith("±n")
        yield from (f"{modifier[:2]}+n", f"{modifier[:2]}-n") if is_signed else (modifier,)


def in_cases() -> set[tuple[str, str, str]]:
    return {found for column in columns() for found in shown_by(column)}


def shown_by(column: Column) -> Iterator[tuple[str, str, str]]:
    """What a column is a case of: a name with two modifiers of both."""
    if column.heading in NO_TIE_BREAKS:
        return
    tie_break = TieBreak.parse(column.heading)
    line = edition(column.edition).criterion(tie_break, column.table.terms.system)
    if not tie_break.modifiers:
        yield column.edition, line.acronym, ""
    for modifier in tie_break.modifiers:
        if modifier.variation in SIGNED:
            sign = "+" if tie_break.amount(modifier.variation) > 0 else "-"
            yield column.edition, line.acronym, f"/{modifier.variation}{sign}n"
        else:
            yield column.edition, line.acronym, str(modifier)


def test_that_every_line_and_modifier_of_the_catalogue_has_a_case_and_none_is_of_no_line() -> None:
    assert sorted(in_catalogue() - in_cases()) == []
    assert sorted(in_cases() - in_catalogue()) == []


def test_that_every_criterion_has_a_case_in_every_system_it_is_for() -> None:
    wanted = {
        (line.acronym, system)
        for each in EDITIONS.values()
        for system in (System.ROUND_ROBIN, System.SWISS)  # no other asks tie-breaks
        for line in each.offered(system)
    }
    found = {
        (acronym, column.table.terms.system)
        for column in columns()
        for _, acronym, _ in shown_by(column)
    }
    assert sorted(wanted - found) == []
