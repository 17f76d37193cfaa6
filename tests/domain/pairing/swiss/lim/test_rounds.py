"""The bye, colours, the order of groups, and rounds that cannot be paired (C.04.4.3)."""

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import FreeColours, MedianGroup, Readings
from arbiter_app.domain.pairing.swiss.lim import pair
from tests.domain.pairing.swiss.lim.cards import boards, card, meetings, pairs, table


@pytest.mark.parametrize(
    ("initial", "seated"),
    [
        (Colour.WHITE, [(1, 5), (6, 2), (3, 7), (8, 4)]),
        (Colour.BLACK, [(5, 1), (2, 6), (7, 3), (4, 8)]),
    ],
)
def test_that_odd_numbers_of_the_top_half_have_the_colour_of_number_one(
    initial: Colour, seated: list[tuple[int, int]]
) -> None:
    """Art. 7.2."""
    eight = [card(number) for number in range(1, 9)]
    assert boards(pair(table(*eight, initial=initial))) == seated


def test_that_in_round_one_the_lowest_rated_has_the_bye() -> None:
    """Art. 7.1: nobody's rating is lower than no rating."""
    field = [card(1, rating=2300), card(2, rating=1900), card(3, rating=2100)]
    assert pair(table(*field)).free == 2
    assert pair(table(*field, card(4), card(5))).free == 5


def test_that_later_the_lowest_ranked_has_the_bye_who_may() -> None:
    """Art. 1.1, C.04.1 Art. 4."""
    field = [card(1, 1, "W", rating=1), card(2, 0, "B"), card(3, 0, barred=True)]
    assert pair(table(*field, round=2)).free == 2


def test_that_the_bye_leaves_the_others_a_legal_pairing() -> None:
    field = [card(1, 1), card(2), card(3)]
    assert pair(table(*field, round=2, met=[(1, 2)])).free == 2


def test_that_in_round_two_those_with_half_a_point_come_last() -> None:
    """Art. 8: 3 floats down and 7 floats up to them."""
    field = [
        *(card(number, 1) for number in (1, 2, 3)),
        *(card(number, 0.5) for number in (4, 5)),
        *(card(number) for number in (7, 8, 9)),
    ]
    assert pairs(table(*field, round=2)) == meetings("1-2 8-9 3-4 7-5")


def test_that_floaters_meet_where_nobody_has_the_score_of_the_median() -> None:
    field = [*(card(n, 1) for n in (1, 2, 3)), *(card(n) for n in (4, 5, 6))]
    position = table(*field, round=2)
    assert pairs(position) == meetings("1-2 5-6 3-4")
    nearest = Readings(median_group=MedianGroup.NEAREST)
    assert pairs(position, nearest) == meetings("5-6 4-3 1-2")


def test_that_the_colours_that_are_due_are_given_then_those_of_the_last_difference() -> None:
    """Art. 5.2, 5.4."""
    both_due = table(card(1, 1, "WB"), card(2, 1, "BW"), round=3)
    assert boards(pair(both_due)) == [(1, 2)]
    differed = table(card(1, 1, "BWWB"), card(2, 1, "WBWB"), round=5)
    assert boards(pair(differed)) == [(2, 1)]


def test_that_with_equal_histories_rank_decides_another_way_below_the_median() -> None:
    """Art. 5.4."""
    above = card(1, 3, "WB"), card(2, 3, "WB")
    median = card(3, 1, "WB"), card(4, 1, "WB")
    below = card(5, 0, "WB"), card(6, 0, "WB")
    position = table(*above, *median, *below, round=3)
    assert boards(pair(position)) == [(1, 2), (3, 4), (6, 5)]


def test_that_the_limits_of_colours_come_before_all_others() -> None:
    """Art. 5.1, 5.3: 2 has had Black twice, and both are due White."""
    position = table(card(1, 1, "BWB"), card(2, 1, "WBB"), round=4)
    assert boards(pair(position)) == [(2, 1)]


def test_that_only_the_last_round_passes_over_the_limits() -> None:
    """Art. 6."""
    two = card(1, 2, "WBB"), card(2, 2, "WBB")
    with pytest.raises(RuleError, match=r"pairing\.impossible"):
        pair(table(*two, round=4))
    assert boards(pair(table(*two, round=4, after=0))) == [(1, 2)]


def test_that_they_can_be_passed_over_between_equal_scores_alone() -> None:
    two = card(1, 2, "WBB"), card(2, 1, "WBB")
    position = table(*two, round=4, after=0)
    assert pairs(position) == meetings("1-2")
    with pytest.raises(RuleError, match=r"pairing\.impossible"):
        pairs(position, Readings(free_colours=FreeColours.EQUAL_SCORES))


def test_that_who_has_had_too_much_of_both_colours_meets_nobody() -> None:
    """As only changes by hand can make it: three more Whites, and the last two were Black."""
    four = [card(1, 2, "WWWWWBB"), *(card(number, 2, "WB") for number in (2, 3, 4))]
    with pytest.raises(RuleError, match=r"pairing\.impossible"):
        pair(table(*four, round=8))


def test_that_a_round_stops_where_it_is_told_to() -> None:
    def stop() -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        pair(table(*(card(number) for number in range(1, 9))), check=stop)
