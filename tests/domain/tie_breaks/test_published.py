"""Values published for real tournaments, read from the files they were kept in."""

import json
from decimal import Decimal

import pytest

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.table.standings import Standing
from tests.domain.cases import DATA, case, rows

UZCHESS = json.loads((DATA / "uzchesscup2025.published_tb.json").read_text("utf-8"))["values"]
NAMES = ("SB", "WIN", "BWG", "KS")


def uzchess(*tie_breaks: str) -> dict[PairingNumber, Standing]:
    return rows(case("uzchess_cup_2025"), "2026-03", *tie_breaks)


@pytest.mark.parametrize(
    ("number", "name"), [(number, name) for number in UZCHESS for name in NAMES]
)
def test_that_a_player_of_the_uzchess_cup_has_the_published_value(number: str, name: str) -> None:
    row = uzchess(name)[PairingNumber(int(number))]
    assert row.values[0] == Decimal(str(UZCHESS[number][name]))
    assert row.points == Decimal(str(UZCHESS[number]["PTS"]))


def test_that_the_uzchess_cup_publishes_the_rank_in_the_mini_table_as_direct_encounter() -> None:
    found = uzchess("DE").values()
    for row in found:
        above = [other for other in found if other.points == row.points and other.place < row.place]
        tied = row.values[0] is not None
        assert Decimal(str(UZCHESS[str(row.number)]["DE"])) == (len(above) + 1 if tied else 0)
