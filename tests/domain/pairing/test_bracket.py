"""Brackets of every size: who can meet whom, byes, places, consolation, double elimination."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.knockout_rules import Elimination, KnockoutRules, Layout
from arbiter_app.domain.pairing.bracket import (
    Bracket,
    BracketMatch,
    From,
    Part,
    Side,
    bracket,
    seeded,
)

WINNER_ALONE = KnockoutRules()
ALL_PLACES = KnockoutRules(cuts=None)
DOUBLE = KnockoutRules(elimination=Elimination.DOUBLE)

ANY_RULES = st.builds(
    KnockoutRules,
    elimination=st.sampled_from(Elimination),
    layout=st.sampled_from(Layout),
    cuts=st.none() | st.lists(st.integers(1, 40), min_size=1, max_size=3).map(tuple),
    consolation=st.booleans(),
    second_final=st.booleans(),
)


def written(match: BracketMatch) -> str:
    """Return a match as people draw it: "1.1-4.2: 3 - 2", "2.1-2.1: W1.1-4.1 - W1.1-4.2"."""
    return f"{match.id}: {' - '.join(_side(side) for side in match.sides)}"


def _side(side: Side) -> str:
    letters = {From.NUMBER: "", From.WINNER: "W", From.LOSER: "L", From.FIRST_LOSER: "F"}
    return f"{letters[side.how]}{side.match or side.number}"


def drawn(plan: Bracket) -> list[str]:
    return [written(match) for match in plan.matches.values()]


def first_round(entrants: int, layout: Layout = Layout.SEEDED) -> list[str]:
    plan = bracket(entrants, KnockoutRules(layout=layout))
    return [
        " - ".join(
            "bye" if side.number is not None and side.number > entrants else str(side.number)
            for side in match.sides
        )
        for match in plan.matches.values()
        if match.round == 1
    ]


def test_that_the_strongest_are_kept_apart_as_long_as_can_be() -> None:
    assert seeded(8) == (1, 8, 5, 4, 3, 6, 7, 2)
    for size in (2, 4, 8, 16, 32, 64, 128, 256):
        numbers = seeded(size)
        part = size
        while part > 1:
            best = [min(numbers[at : at + part]) for at in range(0, size, part)]
            assert sorted(best) == list(range(1, size // part + 1))
            part //= 2


def test_that_the_byes_of_a_seeded_bracket_go_to_the_strongest() -> None:
    assert first_round(5) == ["1 - bye", "5 - 4", "3 - bye", "bye - 2"]
    for entrants in range(2, 257):
        plan = bracket(entrants, WINNER_ALONE)
        byes = {
            min(side.number or 0 for side in match.sides)
            for match in plan.matches.values()
            if match.round == 1 and any((side.number or 0) > entrants for side in match.sides)
        }
        assert byes == set(range(1, plan.size - entrants + 1))


def test_that_in_order_of_numbers_neighbours_meet_and_byes_stand_in_the_same_places() -> None:
    assert first_round(8, Layout.IN_ORDER) == ["1 - 2", "3 - 4", "5 - 6", "7 - 8"]
    assert first_round(5, Layout.IN_ORDER) == ["1 - bye", "2 - 3", "4 - bye", "bye - 5"]


@pytest.mark.parametrize("entrants", [0, 1, 257])
def test_that_a_bracket_is_for_2_to_256(entrants: int) -> None:
    with pytest.raises(RuleError, match=r"knockout\.entrants"):
        bracket(entrants, WINNER_ALONE)


def test_that_a_match_of_two_is_one_match() -> None:
    assert drawn(bracket(2, WINNER_ALONE)) == ["1.1-2.1: 1 - 2"]
    assert drawn(bracket(2, ALL_PLACES)) == ["1.1-2.1: 1 - 2"]


@pytest.mark.parametrize(
    ("cuts", "beyond_the_semifinals"),
    [
        ((1,), ["2.1-2.1: W1.1-4.1 - W1.1-4.2"]),
        ((2,), []),
        ((3,), ["2.3-4.1: L1.1-4.1 - L1.1-4.2"]),
        ((1, 2), ["2.1-2.1: W1.1-4.1 - W1.1-4.2"]),
        ((1, 3), ["2.1-2.1: W1.1-4.1 - W1.1-4.2", "2.3-4.1: L1.1-4.1 - L1.1-4.2"]),
        (None, ["2.1-2.1: W1.1-4.1 - W1.1-4.2", "2.3-4.1: L1.1-4.1 - L1.1-4.2"]),
    ],
)
def test_that_four_play_what_the_places_ask_for(
    cuts: tuple[int, ...] | None, beyond_the_semifinals: list[str]
) -> None:
    plan = drawn(bracket(4, KnockoutRules(cuts=cuts)))
    assert plan == ["1.1-4.1: 1 - 4", "1.1-4.2: 3 - 2", *beyond_the_semifinals]


def test_that_nothing_is_played_for_a_line_that_lies_between_nobody() -> None:
    for cuts in ((), (4,), (9,)):
        plan = bracket(4, KnockoutRules(cuts=cuts))
        assert (drawn(plan), plan.rounds) == ([], 0)


def test_that_those_who_qualify_need_not_play_among_themselves() -> None:
    plan = bracket(24, KnockoutRules(cuts=(8,)))
    assert plan.rounds == 2
    assert len(plan.matches) == 16 + 8


def test_that_all_places_of_eight_take_twelve_matches_in_three_rounds() -> None:
    plan = bracket(8, ALL_PLACES)
    assert plan.rounds == 3
    assert drawn(plan)[4:] == [
        "2.1-4.1: W1.1-8.1 - W1.1-8.2",
        "2.1-4.2: W1.1-8.3 - W1.1-8.4",
        "2.5-8.1: L1.1-8.1 - L1.1-8.2",
        "2.5-8.2: L1.1-8.3 - L1.1-8.4",
        "3.1-2.1: W2.1-4.1 - W2.1-4.2",
        "3.3-4.1: L2.1-4.1 - L2.1-4.2",
        "3.5-6.1: W2.5-8.1 - W2.5-8.2",
        "3.7-8.1: L2.5-8.1 - L2.5-8.2",
    ]


def test_that_nobody_is_put_against_a_bye_after_the_first_round() -> None:
    plan = drawn(bracket(6, ALL_PLACES))
    assert plan[4:] == [
        "2.1-4.1: W1.1-8.1 - W1.1-8.2",
        "2.1-4.2: W1.1-8.3 - W1.1-8.4",
        "2.5-6.1: L1.1-8.2 - L1.1-8.3",
        "3.1-2.1: W2.1-4.1 - W2.1-4.2",
        "3.3-4.1: L2.1-4.1 - L2.1-4.2",
    ]


def test_that_a_consolation_bracket_takes_those_who_lost_their_first_match() -> None:
    plan = bracket(8, KnockoutRules(consolation=True))
    consolation = [match for match in plan.matches.values() if match.part is Part.PLACES]
    assert [written(match) for match in consolation] == [
        "2.5-8.1: L1.1-8.1 - L1.1-8.2",
        "2.5-8.2: L1.1-8.3 - L1.1-8.4",
        "3.5-6.1: W2.5-8.1 - W2.5-8.2",
    ]


def test_that_after_a_bye_the_first_match_is_one_of_the_second_round() -> None:
    plan = bracket(6, KnockoutRules(consolation=True))
    assert drawn(plan)[-3:] == [
        "3.5-8.1: F2.1-4.1 - L1.1-8.2",
        "3.5-8.2: L1.1-8.3 - F2.1-4.2",
        "4.5-6.1: W3.5-8.1 - W3.5-8.2",
    ]


def test_that_who_plays_for_the_third_place_is_not_consoled_too() -> None:
    plan = bracket(6, KnockoutRules(consolation=True, cuts=(1, 3)))
    assert drawn(plan)[-3:] == [
        "2.5-6.1: L1.1-8.2 - L1.1-8.3",
        "3.1-2.1: W2.1-4.1 - W2.1-4.2",
        "3.3-4.1: L2.1-4.1 - L2.1-4.2",
    ]


def test_that_in_a_double_elimination_of_four_everybody_may_lose_once() -> None:
    assert drawn(bracket(4, DOUBLE)) == [
        "1.1-4.1: 1 - 4",
        "1.1-4.2: 3 - 2",
        "2.1-3.1: W1.1-4.1 - W1.1-4.2",
        "2.1-4.1: L1.1-4.1 - L1.1-4.2",
        "3.1-3.1: W2.1-4.1 - L2.1-3.1",
        "4.1-2.1: W2.1-3.1 - W3.1-3.1",
        "5.1-2.1: L4.1-2.1 - W4.1-2.1",
    ]


def test_that_the_second_final_is_a_matter_of_the_regulations() -> None:
    rules = KnockoutRules(elimination=Elimination.DOUBLE, second_final=False)
    assert drawn(bracket(4, rules)) == drawn(bracket(4, DOUBLE))[:-1]


@pytest.mark.parametrize("entrants", [2, 3, 5, 8, 13, 24, 32, 100, 256])
def test_that_a_double_elimination_has_a_match_for_every_loss(entrants: int) -> None:
    plan = bracket(entrants, DOUBLE)
    met = [
        match
        for match in plan.matches.values()
        if all(side.number is None or side.number <= entrants for side in match.sides)
    ]
    assert len(met) == 2 * entrants - 1


@pytest.mark.parametrize("entrants", [2, 3, 5, 8, 13, 24, 32, 100, 256])
def test_that_a_single_elimination_has_a_match_for_every_loser(entrants: int) -> None:
    plan = bracket(entrants, WINNER_ALONE)
    byes = plan.size - entrants
    assert len(plan.matches) - byes == entrants - 1


@given(entrants=st.integers(2, 256), rules=ANY_RULES)
def test_that_everybody_comes_from_an_earlier_round_to_one_match(
    entrants: int, rules: KnockoutRules
) -> None:
    plan = bracket(entrants, rules)
    taken = set[tuple[From, object]]()
    for match in plan.matches.values():
        assert match.first_place < match.last_place
        for side in match.sides:
            came = (side.how, side.match or side.number)
            assert came not in taken or match.second_of is not None
            taken.add(came)
            if side.match is not None:
                assert plan.matches[side.match].round < match.round


@given(entrants=st.integers(2, 256), layout=st.sampled_from(Layout))
def test_that_all_places_of_a_bracket_are_decided(entrants: int, layout: Layout) -> None:
    plan = bracket(entrants, KnockoutRules(cuts=None, layout=layout))
    last = [
        match.first_place
        for match in plan.matches.values()
        if match.places[1] - match.places[0] == 1
    ]
    assert sorted(last) == list(range(1, entrants, 2))
