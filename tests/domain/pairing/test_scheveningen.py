"""Tables of Scheveningen: each pair once, colours as even as they can be, and as they are printed.

The printed tables of teams of one size are those that are commonly published; the file names what
was found by search.
"""

import json
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.scheveningen import Scheveningen, scheveningen

PRINTED = json.loads(
    (Path(__file__).parents[2] / "data" / "scheveningen_tables.json").read_text("utf-8")
)
SIZES = [*((size, size) for size in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16))]
SIZES += [(few, many) for many in range(2, 11) for few in range(1, many)]


def printed(table: Scheveningen) -> list[set[str]]:
    return [
        {
            f"A{seat.first}-B{seat.second}"
            if seat.colour is Colour.WHITE
            else f"B{seat.second}-A{seat.first}"
            for seat in round_
        }
        for round_ in table.rounds
    ]


@pytest.mark.parametrize("size", PRINTED["published"])
def test_that_teams_of_one_size_play_by_the_printed_table(size: str) -> None:
    table = scheveningen(int(size), int(size))
    assert printed(table) == [{*round_} for round_ in PRINTED["published"][size]]


@pytest.mark.parametrize(("first", "second"), SIZES)
def test_that_everybody_meets_everybody_once(first: int, second: int) -> None:
    rounds = scheveningen(first, second).rounds
    assert len(rounds) == second
    met = [(seat.first, seat.second) for round_ in rounds for seat in round_]
    assert sorted(met) == list(product(range(1, first + 1), range(1, second + 1)))
    for round_ in rounds:
        assert [seat.first for seat in round_] == list(range(1, first + 1))
        assert len({seat.second for seat in round_}) == first


@pytest.mark.parametrize(("first", "second"), SIZES)
def test_that_colours_are_as_even_as_they_can_be(first: int, second: int) -> None:
    table = scheveningen(first, second)
    colours: dict[tuple[str, int], list[Colour]] = {}
    for round_ in table.rounds:
        whites = Counter(seat.colour for seat in round_)[Colour.WHITE]
        surplus = abs(2 * whites - first)
        assert surplus <= 1 or (table.is_relaxed and surplus == 2)
        for seat in round_:
            colours.setdefault(("A", seat.first), []).append(seat.colour)
            colours.setdefault(("B", seat.second), []).append(seat.colour.other)
    for had in colours.values():
        assert abs(2 * had.count(Colour.WHITE) - len(had)) <= len(had) % 2 + (
            0 if first == second else 1
        )
        assert all(len({*had[at : at + 3]}) > 1 for at in range(len(had) - 2))


def test_that_the_second_cycle_reverses_the_colours() -> None:
    once, twice = scheveningen(3, 5), scheveningen(3, 5, cycles=2)
    assert twice.rounds[:5] == once.rounds
    for first, second in zip(once.rounds, twice.rounds[5:], strict=True):
        assert [seat._replace(colour=seat.colour.other) for seat in first] == [*second]


@pytest.mark.parametrize(("first", "second"), [(0, 0), (14, 14), (17, 17), (3, 11), (5, 4), (0, 3)])
def test_that_a_size_without_a_table_is_refused(first: int, second: int) -> None:
    with pytest.raises(RuleError, match=r"scheveningen\.size"):
        scheveningen(first, second)
