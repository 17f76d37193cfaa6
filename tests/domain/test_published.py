"""Values published for real and official tournaments, read from the files they were kept in."""

import json
from decimal import Decimal
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.event import Settings
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.standings import Standing, standings
from arbiter_app.formats.crosstable_text import parse, tournament

LIMITS = ("KS/L-2", "KS/L-1", "KS/L+1", "KS/L+2")
EVERY_EDITION = ("SB", "SB/C1", "SB/C2", "KS", *LIMITS, "WIN", "WON", "BPG", "BWG", "REP")
DATA = Path(__file__).parents[1] / "data"


def rows_of(case: str, edition_id: str, *tie_breaks: str) -> dict[PairingNumber, Standing]:
    table = parse((DATA / "cases" / f"{case}.txt").read_text("utf-8"))
    settings = Settings(edition=edition_id, tie_breaks=tie_breaks)
    return {row.number: row for row in standings(tournament(table, settings), {}).rows}


def exercise() -> Any:
    return json.loads((DATA / "tec_round_robin.json").read_text("utf-8"))


@pytest.mark.parametrize("edition_id", ["2023-09", "2024-08", "2026-03"])
@pytest.mark.parametrize("name", EVERY_EDITION)
def test_that_the_official_exercise_has_its_printed_values(name: str, edition_id: str) -> None:
    key = "edition_2026_03" if edition_id == "2026-03" else "edition_2023_09"
    printed = exercise()["expected"][key][name]
    rows = rows_of("tec_round_robin", edition_id, name)
    assert {str(number): row.values[0] for number, row in rows.items()} == {
        number: Decimal(str(value)) for number, value in printed.items()
    }


def test_that_standard_points_of_the_official_exercise_agree_in_2026() -> None:
    printed = exercise()["expected"]["edition_2026_03"]["STD"]
    rows = rows_of("tec_round_robin", "2026-03", "STD")
    assert {str(number): row.values[0] for number, row in rows.items()} == {
        number: Decimal(str(value)) for number, value in printed.items()
    }


def test_that_the_official_exercise_has_its_printed_direct_encounters() -> None:
    rows = rows_of("tec_round_robin", "2026-03", "DE").values()
    for points, printed in exercise()["direct_encounter"].items():
        tied = [row for row in rows if row.points == Decimal(points)]
        by_place = groupby(sorted(tied, key=lambda row: row.place), key=lambda row: row.place)
        assert [[row.number for row in level] for _, level in by_place] == printed


def test_that_the_uzchess_cup_has_its_published_values() -> None:
    published = json.loads((DATA / "uzchesscup2025.published_tb.json").read_text("utf-8"))["values"]
    names = ("SB", "WIN", "BWG", "KS")
    rows = rows_of("uzchess_cup_2025", "2026-03", *names)
    for number, row in rows.items():
        expected = [Decimal(str(published[str(number)][name])) for name in ("PTS", *names)]
        assert [row.points, *row.values] == expected


def test_that_the_uzchess_cup_publishes_the_rank_in_the_mini_table_as_direct_encounter() -> None:
    published = json.loads((DATA / "uzchesscup2025.published_tb.json").read_text("utf-8"))["values"]
    rows = rows_of("uzchess_cup_2025", "2026-03", "DE").values()
    for row in rows:
        above = [other for other in rows if other.points == row.points and other.place < row.place]
        tied = row.values[0] is not None
        assert Decimal(str(published[str(row.number)]["DE"])) == (len(above) + 1 if tied else 0)
