"""What McMahon pairing does in fields worked by hand."""

from dataclasses import replace
from fractions import Fraction

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.grades import Grade
from arbiter_app.domain.facts.rules.mcmahon_rules import (
    USUAL,
    DrawnFrom,
    Handicap,
    HandicapBy,
    McMahonRules,
    Seeding,
)
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss import mcmahon as engine
from arbiter_app.domain.pairing.swiss.mcmahon.groups import order_of_placement
from arbiter_app.domain.pairing.swiss.mcmahon.weights import SCORES, Weights, concave
from arbiter_app.domain.pairing.swiss.position import OnLevel, SwissPlayer, SwissPosition
from tests.domain.pairing.swiss.mcmahon.fields import level, player, position


def pair(position: SwissPosition, rules: McMahonRules = USUAL) -> RoundPairing:
    return engine.pair(replace(position, mcmahon=rules))


FOLD = McMahonRules(first_seeding=Seeding.FOLD)


def meetings(found: RoundPairing) -> set[frozenset[int]]:
    return {frozenset((int(each.white), int(each.black))) for each in found.pairs}


def of(text: str) -> set[frozenset[int]]:
    return {frozenset(map(int, each.split("-"))) for each in text.split()}


def chain_of_grades() -> SwissPosition:
    """One of 1 kyu, two of each grade down to 10 kyu, one of 11 kyu; those of a grade have met."""
    kyus = [1, *(kyu for kyu in range(2, 11) for _ in range(2)), 11]
    rows = [
        (player(number, 30 - kyu), level(grade=-kyu)) for number, kyu in enumerate(kyus, start=1)
    ]
    return position(*rows)


def test_that_many_small_gaps_are_worth_more_than_one_large_gap() -> None:
    """The published example: with a straight line both pairings of twenty would weigh the same."""
    chain = [(2 * at, 2 * at + 1) for at in range(10)]
    within = [(0, 19), *((2 * at + 1, 2 * at + 2) for at in range(9))]
    field = chain_of_grades()
    weights = Weights(field, order_of_placement(field))

    def scores(pairs: list[tuple[int, int]]) -> Fraction:
        return sum((weights.units(weights.of(*each).scores) for each in pairs), Fraction(0))

    assert scores(chain) / SCORES * 1000 == 9450
    assert scores(within) / SCORES * 1000 == 9000
    assert sum(1 - Fraction(1, 10) for _ in chain) == 9 == len(within) - 1
    assert concave(Fraction(1, 10)) == Fraction(945, 1000)


def test_that_such_a_field_is_paired_along_the_chain() -> None:
    found = meetings(pair(chain_of_grades()))
    assert found == {frozenset((2 * at + 1, 2 * at + 2)) for at in range(10)}


@pytest.mark.parametrize(
    ("seeding", "pairs"), [(Seeding.FOLD, "1-6 2-5 3-4"), (Seeding.SLIP, "1-4 2-5 3-6")]
)
def test_that_a_group_is_seeded_as_the_rules_say(seeding: Seeding, pairs: str) -> None:
    six = [(player(number, 30), level()) for number in range(1, 7)]
    assert meetings(pair(position(*six), McMahonRules(first_seeding=seeding))) == of(pairs)


def test_that_by_lots_everybody_meets_one_of_the_other_half_each_round_another() -> None:
    ten = [(player(number, 30), level()) for number in range(1, 11)]
    rules = McMahonRules(first_rounds=9)
    found = [meetings(pair(position(*ten, round=round_), rules)) for round_ in (1, 2)]
    for each in found:
        assert all(min(two) <= 5 < max(two) for two in each)
    assert found[0] != found[1]


def test_that_places_in_a_group_go_by_the_scores_of_opponents_then_by_number() -> None:
    six = [
        (player(number, 30), level(opponents=(sos, sosos)))
        for number, sos, sosos in [(1, 0, 0), (2, 0, 9), (3, 5, 0), (4, 5, 0), (5, 9, 0), (6, 0, 0)]
    ]
    field = position(*six, round=2)
    order = [int(field.players[at].number) for at in order_of_placement(field)]
    assert order == [5, 3, 4, 2, 1, 6]
    assert meetings(pair(field)) == of("5-6 3-1 4-2")


def test_that_a_half_point_belongs_to_the_group_below() -> None:
    four = [(player(1, 31), level()), (player(2, 30.5), level()), (player(3, 30), level())]
    field = position(*four, (player(4, 31), level()))
    assert meetings(pair(field, FOLD)) == of("1-4 2-3")


def odd_groups() -> list[tuple[SwissPlayer, OnLevel]]:
    """Three on 31 and three on 30."""
    return [(player(number, 31 if number < 4 else 30), level()) for number in range(1, 7)]


@pytest.mark.parametrize(
    ("upper", "lower", "pair_across"),
    [
        (DrawnFrom.MIDDLE, DrawnFrom.MIDDLE, "2-5"),
        (DrawnFrom.TOP, DrawnFrom.BOTTOM, "1-6"),
        (DrawnFrom.BOTTOM, DrawnFrom.TOP, "3-4"),
    ],
)
def test_that_who_is_drawn_from_a_group_stands_where_the_rules_say(
    upper: DrawnFrom, lower: DrawnFrom, pair_across: str
) -> None:
    rules = McMahonRules(drawn_down_from=upper, drawn_up_from=lower)
    assert of(pair_across) <= meetings(pair(position(*odd_groups()), rules))


def test_that_who_was_drawn_up_is_drawn_down_now_and_nobody_twice_the_same_way() -> None:
    rows = odd_groups()
    rows[2] = (rows[2][0], level(drawn=(1, 0)))
    rows[4] = (rows[4][0], level(drawn=(1, 0)))
    found = meetings(pair(position(*rows, round=2)))
    across = next(each for each in found if min(each) < 4 <= max(each))
    assert 3 in across
    assert 5 not in across
    without = meetings(pair(position(*rows, round=2), McMahonRules(compensates=False)))
    assert any(2 in each and max(each) > 3 for each in without)


def test_that_nobody_meets_anybody_twice() -> None:
    four = [(player(number, 30), level()) for number in range(1, 5)]
    assert meetings(pair(position(*four, met=((1, 4),)), FOLD)) == of("1-3 2-4")
    two = [(player(number, 30), level()) for number in (1, 2)]
    with pytest.raises(RuleError, match=r"pairing\.impossible"):
        pair(position(*two, met=((1, 2),)))


def test_that_those_of_one_club_meet_unless_a_gap_is_said_for_them() -> None:
    clubs = ("Lviv", "Kyiv", "Kyiv", "Lviv")
    rows = [
        (player(number, 28), level(grade=-2, home=("", club)))
        for number, club in enumerate(clubs, start=1)
    ]
    rows += [(player(number, 20), level(grade=-10)) for number in (5, 6)]
    field = position(*rows)
    assert meetings(pair(field, FOLD)) == of("1-4 2-3 5-6")
    gap = McMahonRules(first_seeding=Seeding.FOLD, club_gap=3)
    assert meetings(pair(field, gap)) == of("1-3 2-4 5-6")
    strong = McMahonRules(first_seeding=Seeding.FOLD, club_gap=3, geography_below=Grade(-2))
    assert meetings(pair(field, strong)) == of("1-4 2-3 5-6")


def test_that_the_last_by_placement_has_the_bye_who_may() -> None:
    three = [(player(1, 31), level()), (player(2, 30), level(opponents=(0, 0)))]
    assert pair(position(*three, (player(3, 30), level()))).free == 3
    assert pair(position(*three, (player(3, 30, barred=True), level()))).free == 2


def test_that_of_equal_pairings_the_highest_placed_meet_first() -> None:
    """By the fold 1-4 2-3 would weigh most; where nothing is seeded all pairings weigh the same."""
    four = [(player(number, 30 - number), level()) for number in range(1, 5)]
    met = ((1, 2), (3, 4))
    found = pair(position(*four, met=met), McMahonRules(drawn_down_from=DrawnFrom.TOP))
    assert meetings(found) == of("1-3 2-4")


@pytest.mark.parametrize(
    ("stronger", "weaker", "stones"),
    [(-1, -5, 3), (-1, -2, 0), (-1, -3, 1), (3, 0, 0), (3, -3, 2), (-1, -25, 9), (-5, -1, 0)],
)
def test_that_a_handicap_is_one_less_than_the_difference_up_to_one_dan(
    stronger: int, weaker: int, stones: int
) -> None:
    assert Handicap(by=HandicapBy.GRADES).stones(stronger, weaker) == stones


def test_that_who_gets_a_handicap_moves_first_whatever_the_balance() -> None:
    rows = [(player(1, 29), level(grade=-1, balance=-5)), (player(2, 25), level(grade=-5))]
    rules = McMahonRules(handicap=Handicap(by=HandicapBy.GRADES))
    (game,) = pair(position(*rows), rules).pairs
    assert (game.white, game.black) == (2, 1)
    (game,) = pair(position(*rows)).pairs
    assert (game.white, game.black) == (1, 2)


def test_that_colours_are_balanced_then_alternate() -> None:
    balanced = position(
        (player(1, 30, "WW"), level(balance=2)), (player(2, 30, "BW"), level()), round=3
    )
    assert [(each.white, each.black) for each in pair(balanced).pairs] == [(2, 1)]
    alternated = position((player(1, 30, "WB"), level()), (player(2, 30, "BW"), level()), round=3)
    assert [(each.white, each.black) for each in pair(alternated).pairs] == [(1, 2)]
    late = position((player(1, 30), level()), (player(2, 30, "W"), level()), round=2)
    assert [(each.white, each.black) for each in pair(late).pairs] == [(1, 2)]


def test_that_a_round_stops_where_it_is_told_to() -> None:
    def stop() -> None:
        raise InterruptedError

    four = [(player(number, 30), level()) for number in range(1, 5)]
    with pytest.raises(InterruptedError):
        engine.pair(position(*four), check=stop)
