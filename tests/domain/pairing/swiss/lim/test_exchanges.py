"""The order of exchanges within a group (C.04.4.3 Art. 2.4, 4.1 to 4.3, 5.2, 5.7)."""

from collections.abc import Iterator, Sequence

import pytest

from arbiter_app.domain.facts.rules.swiss_texts import Maxi, Readings
from arbiter_app.domain.pairing.swiss.lim.scrutiny import exchange_order
from tests.domain.pairing.swiss.lim.cards import card, meetings, pairs, table

FIFTEEN = (
    "1-4 2-5 3-6", "1-4 2-6 3-5", "1-4 2-3 5-6",
    "1-5 2-4 3-6", "1-5 2-6 3-4", "1-5 2-3 4-6",
    "1-6 2-4 3-5", "1-6 2-5 3-4", "1-6 2-3 4-5",
    "1-3 2-5 4-6", "1-3 2-6 4-5", "1-3 2-4 5-6",
    "1-2 3-5 4-6", "1-2 3-6 4-5", "1-2 3-4 5-6",
)  # fmt: skip
"""All pairings of six, in the order of the tables of Art. 4.2 and 4.3."""


def pairings_in_order(line: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    if not line:
        yield []
        return
    for other in exchange_order(line):
        rest = [each for each in line[1:] if each != other]
        for pairing in pairings_in_order(rest):
            yield [(line[0], other), *pairing]


def tried_before(pairing: str) -> Iterator[tuple[int, int]]:
    """Yield whom each in turn has tried before the opponent of the pairing."""
    opponent = {one: other for each in meetings(pairing) for one, other in [sorted(each)]}
    line = [1, 2, 3, 4, 5, 6]
    while line:
        first = line[0]
        for other in exchange_order(line):
            if other == opponent[first]:
                break
            yield first, other
        line = [each for each in line if each not in (first, opponent[first])]


def test_that_the_first_of_six_tries_four_five_six_three_two() -> None:
    assert exchange_order((1, 2, 3, 4, 5, 6)) == (4, 5, 6, 3, 2)


def test_that_the_fifteen_pairings_of_six_stand_in_the_order_of_the_tables() -> None:
    found = [{frozenset(pair) for pair in each} for each in pairings_in_order((1, 2, 3, 4, 5, 6))]
    assert found == [meetings(each) for each in FIFTEEN]


@pytest.mark.parametrize("pairing", FIFTEEN)
def test_that_a_group_has_the_pairing_before_which_nothing_is_left(pairing: str) -> None:
    six = [card(number) for number in range(1, 7)]
    assert pairs(table(*six, met=tried_before(pairing))) == meetings(pairing)


@pytest.mark.parametrize("pairing", FIFTEEN)
def test_that_below_the_median_the_order_is_the_mirror_image(pairing: str) -> None:
    six = [card(number) for number in range(1, 7)]
    above = [card(number, 2) for number in (11, 12)]
    met = [(7 - one, 7 - other) for one, other in tried_before(pairing)]
    mirrored = {frozenset(7 - each for each in two) for two in meetings(pairing)}
    assert pairs(table(*six, *above, round=3, met=met)) == {*mirrored, frozenset({11, 12})}


def test_that_colours_exchange_opponents_where_two_are_due_the_same() -> None:
    """1 and 4 are both due White; 5 is due Black. 2 and 4 then have both their colours too."""
    six = [
        card(1, 1, "WB"), card(2, 1, "BW"), card(3, 1, "WB"),
        card(4, 1, "WB"), card(5, 1, "BW"), card(6, 1, "BW"),
    ]  # fmt: skip
    assert pairs(table(*six, round=3)) == meetings("1-5 2-4 3-6")


def test_that_earlier_players_keep_their_opponents_though_later_ones_lack_their_colour() -> None:
    four = [card(1, 1, "WB"), card(2, 1, "WB"), card(3, 1, "BW"), card(4, 1, "WB")]
    assert pairs(table(*four, round=3)) == meetings("1-3 2-4")


def test_that_in_a_maxi_tournament_only_near_ones_are_exchanged_for_colours() -> None:
    """5 is 150 points from 4, whom 1 would have got; 6 is 90 points from 4."""
    six = [
        card(1, 1, "WB", rating=2400), card(2, 1, "BW", rating=2380),
        card(3, 1, "WB", rating=2370), card(4, 1, "WB", rating=2300),
        card(5, 1, "BW", rating=2150), card(6, 1, "BW", rating=2210),
    ]  # fmt: skip
    position = table(*six, round=3)
    assert pairs(position) == meetings("1-5 2-4 3-6")
    assert pairs(position, Readings(maxi=Maxi.DECLARED)) == meetings("1-6 2-4 3-5")
