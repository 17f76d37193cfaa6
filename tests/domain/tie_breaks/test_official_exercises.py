"""FIDE's own exercises and examples: each printed column is compared.

The games stand in the case files, the values in the files beside them, which name their source.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import cache
from itertools import groupby
from typing import Any

import pytest

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.table.standings import Standing, standings
from arbiter_app.formats.crosstable_text import players
from tests.domain.cases import DATA, case, played, rows

# The file of the values, the case file of its games, and where it keeps the values.
SWISS = ("tec_swiss_individual", "tec_swiss", "expected")
NINE_ROUNDS = ("tec_direct_encounter_9r", "tec_direct_encounter", "derived")
ROUND_ROBIN = ("tec_round_robin", "tec_round_robin", "expected")

PRINTED = (
    *("BH", "BH/C1", "AOB", "FB", "SB", "SB/C1", "ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO"),
    *("WIN", "WON", "BPG", "BWG", "REP", "PS", "PS/C1"),
)
"""What the exercise for the Swiss prints; other values of its file are derived."""


@cache
def exercise(file: str) -> Any:
    return json.loads((DATA / f"{file}.json").read_text("utf-8"))


@dataclass(frozen=True)
class Value:
    file: str
    case: str
    edition: str
    code: str
    number: int
    name: str
    printed: Decimal | None

    @property
    def computed(self) -> Decimal | None:
        value = column(self.case, self.edition, self.code)[PairingNumber(self.number)]
        return value if value is None or self.printed is None else round(value, 6)

    @property
    def is_official(self) -> bool:
        return self.file == SWISS[0] and self.edition == "2023-09" and self.code in PRINTED


def values() -> Iterator[Value]:
    for file, case_name, kept_under in (SWISS, NINE_ROUNDS, ROUND_ROBIN):
        names = {each["id"]: each["name"] for each in exercise(file)["players"]}
        for key, columns in exercise(file)[kept_under].items():
            edition = key.removeprefix("edition_").replace("_", "-")
            for code, column in columns.items():
                if code == "_status" or _is_not_here(file, edition, code):
                    continue
                for number, printed in column.items():
                    yield Value(
                        file=file,
                        case=case_name,
                        edition=edition,
                        code=code,
                        number=int(number),
                        name=names[int(number)],
                        printed=None if printed is None else Decimal(str(printed)),
                    )


def _is_not_here(file: str, edition: str, code: str) -> bool:
    """What the text of an edition does not offer: Koya is for round robins."""
    if code in ("STD", "AOB/F"):
        return edition != "2026-03"
    return code == "KS" and file != ROUND_ROBIN[0]


@cache
def column(case_name: str, edition: str, code: str) -> Mapping[PairingNumber, Decimal | None]:
    """A column as computed; before 2026 the exercise rates the forfeit of its round robin."""
    table = case(case_name)
    tournament = played(table, edition, code)
    settings = replace(tournament.settings, forfeits_in_ratings=True)
    found = standings(replace(tournament, settings=settings).competition(), players(table)).rows
    return {row.number: row.values[0] for row in found}


COLUMNS = {
    heading: list(column)
    for heading, column in groupby(values(), lambda each: (each.file, each.edition, each.code))
}


@pytest.mark.parametrize("file", [SWISS[0], NINE_ROUNDS[0], ROUND_ROBIN[0]])
def test_that_players_have_the_values_of_the_exercise(file: str) -> None:
    for heading, column in COLUMNS.items():
        if heading[0] == file:
            printed = {value.name: value.printed for value in column}
            assert {value.name: value.computed for value in column} == printed, heading


def test_that_all_printed_values_of_the_exercise_are_among_them() -> None:
    assert sum(value.is_official for value in values()) == 304


@pytest.mark.parametrize(("file", "case_name", "_"), [SWISS, NINE_ROUNDS, ROUND_ROBIN])
def test_that_the_games_give_the_points_of_the_exercise(file: str, case_name: str, _: str) -> None:
    printed = {each["id"]: Decimal(str(each["points"])) for each in exercise(file)["players"]}
    computed = {row.number: row.points for row in rows(case(case_name), "2023-09").values()}
    assert computed == printed


@pytest.mark.parametrize("edition", ["2023-09", "2024-08", "2026-03"])
@pytest.mark.parametrize(
    ("case_name", "points", "groups"),
    [
        (case_name, points, groups)
        for file, case_name, _ in (SWISS, NINE_ROUNDS, ROUND_ROBIN)
        for points, groups in exercise(file)["direct_encounter"].items()
        if points != "_meaning"
    ],
)
def test_that_direct_encounter_divides_a_group_as_the_exercise_does(
    case_name: str, points: str, groups: list[list[int]], edition: str
) -> None:
    found = rows(case(case_name), edition, "DE").values()
    tied = [row for row in found if row.points == Decimal(points)]
    by_place = groupby(sorted(tied, key=place), key=place)
    assert [[row.number for row in level] for _, level in by_place] == groups


def place(row: Standing) -> int:
    return row.place


# Of the regulations' own summary: edition 2023-09, then what 2026-03 changes.
SUMMARY = """
 2  4   13   12   13.5  9.5   8.5   1880 2120 2216 1856 1852
 3  3.5 15.5 13   15    10.5  9.25  1940 2089 2112 1904 1934
 4  3.5 15   11.5 15.5  9.75  8     1888 2081 2168 1772 1784
 1  3.5 12.5 11   13.5  8     7.25  1820 1969 2029 1789 1769
16  3.5 12.5 11   13.5  7.25  5.75  1820 1969 2013 1805 1799
 6  3   12   11   12    6.5   5.5   1813 1813 1810 1846 1836
11  2.5 13.5 12   12.5  5.75  4.25  1863 1776 1763 1840 1836
12  2   11.5 9.5  11.5  4     4     2050 1250 1250 2081 2168
"""
SUMMARY_CODES = ("BH", "BH/C1", "FB", "SB", "SB/C1", "ARO", "TPR", "PTP", "APRO", "APPO")
CAPPED = {
    (4, "BH"): "14",
    (4, "FB"): "14.5",
    (4, "SB"): "9.25",
    (4, "SB/C1"): "7.75",
    (6, "BH"): "11.5",
    (6, "BH/C1"): "10.5",
    (6, "SB"): "6",
    (6, "SB/C1"): "5",
    (11, "BH"): "12.5",
    (11, "BH/C1"): "11",
    (11, "FB"): "12",
    (11, "SB"): "4.75",
    (11, "SB/C1"): "3.25",
    (12, "FB"): "11",
}


@pytest.mark.parametrize("line", SUMMARY.strip().splitlines())
def test_that_the_caps_of_2026_change_these_values_of_the_summary_and_no_others(line: str) -> None:
    number, points, *printed = line.split()
    player = PairingNumber(int(number))
    of_2023 = rows(case("tec_swiss"), "2023-09", *SUMMARY_CODES)[player]
    of_2026 = rows(case("tec_swiss"), "2026-03", *SUMMARY_CODES)[player]
    changed = [
        CAPPED.get((int(number), code), value)
        for code, value in zip(SUMMARY_CODES, printed, strict=True)
    ]
    assert of_2023.points == of_2026.points == Decimal(points)
    assert list(of_2023.values) == [Decimal(value) for value in printed]
    assert list(of_2026.values) == [Decimal(value) for value in changed]


def test_that_2024_changes_no_value_of_the_exercise() -> None:
    codes = tuple(code for code in PRINTED if code != "REP")
    assert rows(case("tec_swiss"), "2024-08", *codes) == rows(case("tec_swiss"), "2023-09", *codes)
