"""The examples and the articles of C.04.4.1 (2026), each in a field made for it."""

from collections.abc import Iterable
from itertools import combinations, permutations

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.swiss_texts import (
    MaximumUpfloats,
    Readings,
    SwissText,
)
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.dubov.opponents import opponents_average
from arbiter_app.domain.pairing.swiss.dubov.subgroups import from_the_middle
from arbiter_app.domain.pairing.swiss.dubov.upfloats import most_upfloats
from arbiter_app.domain.pairing.swiss.position import Floated, SwissPlayer, SwissPosition
from tests.domain.pairing.swiss.positions import all_of, met_in, player, position, said

SEVEN = "ABCDEFG"


def dubov(
    *players: SwissPlayer, met: Iterable[tuple[int, int]] = (), round: int = 3
) -> SwissPosition:
    return position(SwissText.DUBOV, *players, met=met, round=round)


def paired(*players: SwissPlayer, round: int = 3) -> str:
    return said(engine.pair(dubov(*players, round=round)))


def test_that_shifters_are_numbered_from_the_middle() -> None:
    """4.3.3: the printed example."""
    assert "".join(SEVEN[at] for at in from_the_middle(range(7))) == "DCEBFAG"
    assert "".join(SEVEN[at] for at in from_the_middle(range(6))) == "CDBEAF"


@pytest.mark.parametrize(("rounds", "most"), [(4, 2), (5, 3), (9, 3), (10, 4), (14, 4), (15, 5)])
def test_that_a_maximum_upfloater_depends_on_the_rounds(rounds: int, most: int) -> None:
    """1.8.2."""
    assert most_upfloats(rounds) == most


@pytest.mark.parametrize(
    ("ratings", "average"), [((), 0), ((2000, 2001), 2001), ((2000, 2000, 2001), 2000)]
)
def test_that_the_average_of_opponents_is_rounded(ratings: tuple[int, ...], average: int) -> None:
    """1.7."""
    assert opponents_average(range(len(ratings)), ratings) == average


def test_that_the_upper_half_of_round_1_meets_the_lower_one() -> None:
    nine = [player(number) for number in range(1, 10)]
    assert paired(*nine, round=1) == "1-5 6-2 3-7 8-4 bye 9"


def test_that_one_who_has_not_played_mildly_prefers_black() -> None:
    """1.6.4: nobody else wants it."""
    assert paired(player(1), player(2, 0, "b")) == "2-1"
    assert paired(player(1), player(2, 0, "w")) == "1-2"


@pytest.mark.parametrize("legal", list(permutations((4, 5, 6))))
def test_that_transpositions_come_in_the_printed_order(legal: tuple[int, ...]) -> None:
    """4.4.2: ABC ACB BAC BCA CAB CBA; those before the legal one have a pair that has met."""
    before = [each for each in permutations((4, 5, 6)) if each < legal]
    wanted = set(zip((1, 2, 3), legal, strict=True))
    # Whoever of S1 may meet others than in the legal transposition does so only in later ones.
    met = {
        (one, other)
        for each in before
        for one, other in zip((1, 2, 3), each, strict=True)
        if (one, other) not in wanted
    }
    white = [player(number, 1, "wb") for number in (1, 2, 3)]
    black = [player(number, 1, "bw") for number in (4, 5, 6)]
    pairing = engine.pair(dubov(*white, *black, met=met))
    assert met_in(pairing) == {frozenset(pair) for pair in wanted}


def test_that_the_lowest_average_of_opponents_comes_first() -> None:
    """3.2.5: the one with the weakest opponents meets the strongest of the others."""
    white = [player(1, 1, "wb", average=2100), player(2, 1, "wb", average=1900)]
    black = [player(3, 1, "bw"), player(4, 1, "bw")]
    assert met_in(engine.pair(dubov(*white, *black))) == {frozenset((2, 3)), frozenset((1, 4))}


def test_that_the_middle_one_is_shifted() -> None:
    """3.2.4.2 and 4.3: of five who seek White the middle one by the average of opponents."""
    white = [player(at, 1, "wb", average=2000 + 10 * at) for at in (1, 2, 3, 4, 5)]
    pairing = engine.pair(dubov(*white, player(6, 1, "bw")))
    # Two have to be shifted: 3 and 2, the upper of the two in the remaining middle.
    assert met_in(pairing) == {frozenset((1, 2)), frozenset((4, 3)), frozenset((5, 6))}


def test_that_pairs_inside_the_smaller_subgroup_are_made_only_where_they_must() -> None:
    """3.2.4.1: 1 and 2 seek White and have met all who seek Black, so they meet each other."""
    two = [player(1, 1, "wb"), player(2, 1, "wb")]
    four = [player(number, 1, "bw") for number in (3, 4, 5, 6)]
    met = [(one, other) for one in (1, 2) for other in (3, 4, 5, 6)]
    assert frozenset((1, 2)) in met_in(engine.pair(dubov(*two, *four, met=met)))


def test_that_the_first_set_of_upfloaters_in_order_comes_up() -> None:
    """4.1.3 and 4.2: {1, 2} before {1, 3} before {2, 3}; the residents have met."""
    residents = [player(1, 2, "wb"), player(2, 2, "wb")]
    lower = [player(number, 1, "bw") for number in (3, 4, 5, 6)]
    met = ((1, 2), (3, 4))
    pairing = engine.pair(dubov(*residents, *lower, met=met))
    assert met_in(pairing) >= {frozenset((1, 3)), frozenset((2, 4))}
    order = [frozenset(each) for each in combinations((3, 4, 5, 6), 2)]
    assert order[0] == {3, 4}
    # 3 and 4 may not leave 5 and 6 behind who have met: then the next set that may.
    pairing = engine.pair(dubov(*residents, *lower, met=(*met, (5, 6))))
    assert met_in(pairing) >= {frozenset((1, 3)), frozenset((2, 5))}


def test_that_the_upfloater_is_chosen_by_the_score_before_colours() -> None:
    """C6 before C7."""
    pairing = engine.pair(
        dubov(player(1, 3, "wb"), player(2, 2, "wb"), player(3, 1, "bw"), player(4, 1, "bw"))
    )
    assert frozenset((1, 2)) in met_in(pairing)


def test_that_the_upfloater_is_chosen_by_the_preference() -> None:
    """C7: 3 seeks what 1 does not."""
    pairing = engine.pair(
        dubov(player(1, 3, "wb"), player(2, 2, "wb"), player(3, 2, "bw"), player(4, 1, "bw"))
    )
    assert frozenset((1, 3)) in met_in(pairing)


@pytest.mark.parametrize(("round", "up"), [(8, 3), (9, 2)])
def test_that_no_maximum_upfloater_comes_up_but_in_the_last_round(round: int, up: int) -> None:
    """C8."""
    pairing = engine.pair(
        dubov(
            player(1, 3, "wb"),
            player(2, 2, "bw", upfloats=3),
            player(3, 2, "bw"),
            player(4, 1, "wb"),
            round=round,
        )
    )
    assert frozenset((1, up)) in met_in(pairing)


@pytest.mark.parametrize(("round", "up"), [(8, 3), (9, 2)])
def test_that_nobody_comes_up_again_but_in_the_last_round(round: int, up: int) -> None:
    """C10."""
    pairing = engine.pair(
        dubov(
            player(1, 3, "wb"),
            player(2, 2, "bw", last=Floated.UP, upfloats=1),
            player(3, 2, "bw", upfloats=1),
            player(4, 1, "wb"),
            round=round,
        )
    )
    assert frozenset((1, up)) in met_in(pairing)


@pytest.mark.parametrize(
    ("reading", "up"), [(MaximumUpfloats.SUM, {3, 4}), (MaximumUpfloats.MOST_FIRST, {5, 6})]
)
def test_that_maximum_upfloaters_are_compared_as_announced(
    reading: MaximumUpfloats, up: set[int]
) -> None:
    """C9: 3 and 4 have come up six times and three times, 5 and 6 five times each."""
    residents = [player(1, 2, "wb"), player(2, 2, "wb")]
    times = {3: 6, 4: 3, 5: 5, 6: 5}
    lower = [player(at, 1, "bw", upfloats=count) for at, count in times.items()]
    # No one of the first two may stay behind with one of the others.
    met = [(1, 2), *((one, other) for one in (3, 4) for other in (5, 6))]
    readings = Readings(maximum_upfloats=reading)
    field = position(SwissText.DUBOV, *residents, *lower, met=met, readings=readings)
    pairs = met_in(engine.pair(field))
    came_up = {each for each in times if pairs & {frozenset((1, each)), frozenset((2, each))}}
    assert came_up == up


@pytest.mark.parametrize(
    ("times", "last", "up"),
    [
        # C8: one maximum upfloater rather than two, although these have come up less often.
        ({3: 9, 4: 0, 5: 3, 6: 3}, (), {3, 4}),
        # C10: who has not come up in the round before, although the others have smaller numbers.
        ({3: 1, 4: 1, 5: 1, 6: 1}, (3,), {5, 6}),
    ],
)
def test_that_sets_of_upfloaters_are_compared(
    times: dict[int, int], last: tuple[int, ...], up: set[int]
) -> None:
    residents = [player(1, 2, "wb"), player(2, 2, "wb")]
    lower = [
        player(at, 1, "bw", upfloats=count, last=Floated.UP if at in last else Floated.NOT)
        for at, count in times.items()
    ]
    met = [(1, 2), *((one, other) for one in (3, 4) for other in (5, 6))]
    pairs = met_in(engine.pair(dubov(*residents, *lower, met=met)))
    came_up = {each for each in times if pairs & {frozenset((1, each)), frozenset((2, each))}}
    assert came_up == up


def test_that_the_first_of_s1_has_the_first_that_leaves_the_others_one() -> None:
    """3.2.6: 3 may meet nobody but 4."""
    white = [player(number, 1, "wb") for number in (1, 2, 3)]
    black = [player(number, 1, "bw") for number in (4, 5, 6)]
    pairs = met_in(engine.pair(dubov(*white, *black, met=[(3, 5), (3, 6)])))
    assert pairs == {frozenset((1, 5)), frozenset((2, 6)), frozenset((3, 4))}


def test_that_absolute_preferences_hold_in_the_last_round_too() -> None:
    """C3 knows no topscorers."""
    two = [player(1, 8, "wbww"), player(2, 8, "bwww")]
    others = [player(3, 1, "bwbw"), player(4, 1, "bwbw")]
    pairs = met_in(engine.pair(dubov(*two, *others, round=9)))
    assert frozenset((1, 2)) not in pairs


@pytest.mark.parametrize(
    ("takers", "free"),
    [
        ((player(1, 2, "w"), player(2, 1, "w"), player(3, 1, "w")), 3),
        ((player(1, 2, "w"), player(2, 1, "w"), player(3, 1, unplayed=1)), 2),
        ((player(1, 2, "w"), player(2, 1, "w"), player(3, 1, "b", bye_barred=True)), 2),
        ((player(1, 1, "w"), player(2, 1, "b"), player(3, 0, "b", bye_barred=True)), 2),
    ],
)
def test_who_has_the_bye(takers: tuple[SwissPlayer, ...], free: int) -> None:
    """3.1: the lowest score, the most games, the largest number."""
    assert engine.pair(dubov(*takers)).free == free


@pytest.mark.parametrize(
    ("one", "other", "pairs"),
    [
        (player(1), player(2), "1-2"),
        (player(1, 0, "wb"), player(2, 0, "bw"), "1-2"),
        (player(1, 0, "wbb"), player(2, 0, "wb"), "1-2"),
        (player(1, 0, "wb"), player(2, 0, "wbb"), "2-1"),
        (player(1, 0, "bwwb"), player(2, 0, "wbwb"), "2-1"),
        (player(1, 0, "wb"), player(2, 0, "wb"), "1-2"),
    ],
)
def test_who_has_white(one: SwissPlayer, other: SwissPlayer, pairs: str) -> None:
    """5.2, rule after rule."""
    assert paired(one, other) == pairs


def test_that_those_who_all_have_met_cannot_be_paired() -> None:
    with pytest.raises(RuleError, match=r"pairing\.impossible"):
        engine.pair(dubov(player(1), player(2), met=all_of(1, 2)))
