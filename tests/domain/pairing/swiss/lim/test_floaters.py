"""Who leaves a group, and whom they meet (C.04.4.3 Art. 2.3, 3, 4.4)."""

from itertools import combinations

from arbiter_app.domain.facts.rules.swiss_texts import KeptPairs, Maxi, Readings
from tests.domain.pairing.swiss.lim.cards import card, meetings, pairs, table


def all_but(numbers: range, *allowed: str) -> list[tuple[int, int]]:
    """Return all two of some who have met, but those who may still meet."""
    left = {pair for each in allowed for pair in meetings(each)}
    return [pair for pair in combinations(numbers, 2) if frozenset(pair) not in left]


def test_that_two_float_together_who_alone_have_nobody_left() -> None:
    """Art. 4.4.2: 1-6 and 3-4 stand, and 2 and 5 have nobody."""
    top = [card(number, 2) for number in range(1, 7)]
    below = [card(number, 1) for number in range(7, 13)]
    position = table(*top, *below, round=3, met=all_but(range(1, 7), "1-6", "3-4"))
    assert pairs(position) == meetings("1-6 3-4 2-7 5-8 9-11 10-12")


def test_that_the_floater_comes_back_where_another_has_nobody() -> None:
    """Art. 4.4.1: the number would be made even by 7; but 2 has nobody, and 7 stays for them."""
    top = [card(number, 2) for number in range(1, 8)]
    below = [card(number, 1) for number in range(8, 13)]
    position = table(*top, *below, round=3, met=[(2, other) for other in (1, 3, 4, 5, 6, 7)])
    assert pairs(position) == meetings("1-5 3-6 4-7 2-8 9-11 10-12")


def test_that_the_lowest_floats_down_and_the_highest_up() -> None:
    top = [card(number, 2) for number in (1, 2, 3)]
    middle = [card(number, 1) for number in (4, 5)]
    bottom = [card(number) for number in (6, 7, 8)]
    assert pairs(table(*top, *middle, *bottom, round=3)) == meetings("1-2 7-8 3-4 6-5")


def test_that_a_floater_down_meets_the_highest_and_one_up_the_lowest() -> None:
    top = [card(number, 3) for number in (1, 2, 3)]
    second = [card(number, 2) for number in (4, 5, 6)]
    middle = [card(number, 1.5) for number in (7, 8)]
    lower = [card(number, 1) for number in (9, 10, 11)]
    bottom = [card(number) for number in (12, 13, 14)]
    position = table(*top, *second, *middle, *lower, *bottom, round=4)
    assert pairs(position) == meetings("1-2 3-4 5-6 7-8 9-10 11-12 13-14")


def test_that_the_colour_that_more_are_due_chooses_the_floater() -> None:
    """Art. 3.2.2: two are due White, one Black; 2 is the lowest who is due White."""
    top = [card(1, 2, "WB"), card(2, 2, "WB"), card(3, 2, "BW")]
    middle = [card(4, 1, "BW"), card(5, 1, "WB"), card(6, 1, "BW")]
    assert pairs(table(*top, *middle, round=3)) == meetings("1-3 2-4 5-6")


def test_that_the_colour_that_more_are_due_chooses_who_floats_up() -> None:
    middle = [card(1, 1, "BW"), card(2, 1, "WB"), card(3, 1, "BW")]
    bottom = [card(4, 0, "BW"), card(5, 0, "WB"), card(6, 0, "WB")]
    assert pairs(table(*middle, *bottom, round=3)) == meetings("4-6 5-3 1-2")


def test_that_in_a_maxi_tournament_it_chooses_within_a_hundred_points_alone() -> None:
    """Art. 3.2.3."""
    top = [
        card(1, 2, "WB", rating=2400), card(2, 2, "WB", rating=2301), card(3, 2, "BW", rating=2200)
    ]  # fmt: skip
    near = [*top[:2], card(3, 2, "BW", rating=2201)]
    middle = [card(4, 1, "BW"), card(5, 1, "WB"), card(6, 1, "BW")]
    maxi = Readings(maxi=Maxi.DECLARED)
    assert pairs(table(*top, *middle, round=3), maxi) == meetings("1-2 3-5 4-6")
    assert pairs(table(*near, *middle, round=3), maxi) == meetings("1-3 2-4 5-6")


def test_that_nobody_floats_in_two_rounds_running_where_another_can() -> None:
    """Art. 3.10."""
    top = [card(1, 2), card(2, 2), card(3, 2, floated=True)]
    middle = [card(number, 1) for number in (4, 5, 6)]
    assert pairs(table(*top, *middle, round=3)) == meetings("1-3 2-4 5-6")


def test_that_who_has_an_opponent_below_floats_first_even_twice_running() -> None:
    """Art. 3.9: of type d before c, whatever the round before was."""
    top = [card(1, 2), card(2, 2, floated=True), card(3, 2)]
    middle = [card(number, 1) for number in (4, 5, 6)]
    met = [(one, other) for one in (1, 3) for other in (4, 5, 6)]
    assert pairs(table(*top, *middle, round=3, met=met)) == meetings("1-3 2-4 5-6")


def test_that_a_floater_floats_on_only_where_nobody_else_can() -> None:
    """Art. 3.5, 3.9: 3 comes to 4 and 5, of whom one floats on; with nobody to meet, 3 does."""
    top = [card(number, 3) for number in (1, 2, 3)]
    second = [card(number, 2) for number in (4, 5)]
    middle = [card(number, 1.5) for number in (6, 7, 8)]
    position = table(*top, *second, *middle, round=4)
    assert pairs(position) == meetings("1-2 3-4 5-6 7-8")
    met = [(3, 4), (3, 5)]
    position = table(*top, *second, *middle, round=4, met=met)
    assert pairs(position) == meetings("1-3 2-4 5-6 7-8")
    met = [(one, other) for one in (1, 2, 3) for other in (4, 5)]
    position = table(*top, *second, *middle, round=4, met=met)
    assert pairs(position) == meetings("1-2 4-5 3-6 7-8")


def test_that_who_must_have_a_colour_floats_where_nobody_permits_it() -> None:
    """Art. 2.3.3: three have had Black twice; two of them cannot meet anybody of the group."""
    top = [card(1, 2, "WB"), card(2, 2, "WBB"), card(3, 2, "WBB"), card(4, 2, "WBB")]
    middle = [card(5, 1, "BW"), card(6, 1, "BW"), card(7, 1, "BW"), card(8, 1, "WB")]
    assert pairs(table(*top, *middle, round=3)) == meetings("1-2 3-5 4-6 7-8")


def test_that_a_floater_takes_the_highest_with_the_other_colour() -> None:
    """Art. 3.8."""
    top = [card(1, 2, "WB"), card(2, 2, "BW"), card(3, 2, "WB")]
    middle = [card(4, 1, "WB"), card(5, 1, "BW"), card(6, 1, "BW")]
    assert pairs(table(*top, *middle, round=3)) == meetings("1-2 3-5 4-6")


def test_that_pairs_are_cracked_where_the_median_is_blocked() -> None:
    """Art. 2.6: nobody has come from above or below, and the two of the median have met: the pair
    just above them is cracked.
    """
    above = [card(1, 2), card(2, 2)]
    median = [card(3, 1), card(4, 1)]
    below = [card(5), card(6)]
    position = table(*above, *median, *below, round=3, met=[(3, 4)])
    assert pairs(position) == meetings("1-3 2-4 5-6")


def test_that_those_below_are_cracked_where_more_have_come_from_above() -> None:
    """Art. 2.6: 5, 6 and 7, the median, have met each other, and 3 has come down to them."""
    above = [card(number, 2) for number in (1, 2, 3)]
    median = [card(number, 1) for number in (5, 6, 7)]
    below = [card(8), card(9)]
    met = [(5, 6), (5, 7), (6, 7)]
    position = table(*above, *median, *below, round=3, met=met)
    assert pairs(position) == meetings("1-2 3-5 9-7 8-6")


def test_that_the_whole_round_can_be_looked_at_instead() -> None:
    """Read so, the group above keeps its players for those who have nobody else."""
    above = [card(number, 2) for number in (1, 2, 3, 4)]
    median = [card(number, 1) for number in (5, 6)]
    position = table(*above, *median, round=3, met=[(5, 6), (5, 4), (6, 3)])
    assert pairs(position) == meetings("1-3 2-5 4-6")
    by_round = Readings(kept_pairs=KeptPairs.OF_ROUND)
    assert pairs(position, by_round) == meetings("1-2 3-5 4-6")
