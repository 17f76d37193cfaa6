"""Every crosstable in tests/data/cases: each column is computed and compared as it is written."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from arbiter_app.domain.editions import DEFAULT_TIE_BREAKS
from arbiter_app.domain.event import Settings
from arbiter_app.domain.standings import Standing, standings
from arbiter_app.formats.crosstable_text import TextCrosstable, parse, tournament, value_text

CASES = Path(__file__).parents[1] / "data" / "cases"


@dataclass(frozen=True)
class Column:
    case: str
    table: TextCrosstable
    edition: str
    heading: str

    def __str__(self) -> str:
        return f"{self.case}-{self.edition}-{self.heading}"

    @property
    def expected(self) -> list[str]:
        at = self.table.columns.index(self.heading)
        return [line.values[at] for line in self.table.lines]

    def computed(self) -> list[str]:
        """The column in the order of numbers; each criterion stands alone in its list."""
        alone = self.heading not in ("pts", "place")
        settings = Settings(
            edition=self.edition,
            cycles=int(self.table.facts.get("Cycles", "1")),
            tie_breaks=(self.heading,) if alone else DEFAULT_TIE_BREAKS,
        )
        rows = standings(tournament(self.table, settings), {}).rows
        return [self._text(row) for row in sorted(rows, key=lambda row: row.number)]

    def _text(self, row: Standing) -> str:
        match self.heading:
            case "pts":
                return value_text(row.points)
            case "place":
                return f"{row.place}–{row.last_place}" if row.shared else str(row.place)
            case _:
                return value_text(row.values[0])


def columns() -> list[Column]:
    tables = {path.stem: parse(path.read_text("utf-8")) for path in sorted(CASES.glob("*.txt"))}
    return [
        Column(case, table, edition, heading)
        for case, table in tables.items()
        for edition in table.facts["Editions"].split(", ")
        for heading in table.columns
    ]


@pytest.mark.parametrize("column", columns(), ids=str)
def test_that_a_column_has_the_values_of_its_source(column: Column) -> None:
    assert column.computed() == column.expected
