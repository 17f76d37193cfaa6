"""The examples and the articles of C.04.5 (2026), each in a field made for it."""

from collections.abc import Iterable
from itertools import combinations

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.by_identifier.rounds import paired_brackets
from arbiter_app.domain.pairing.swiss.bye_first.field import Field
from arbiter_app.domain.pairing.swiss.position import Floated, SwissPlayer, SwissPosition
from tests.domain.pairing.swiss.positions import all_of, met_in, player, position, said


def double(
    *players: SwissPlayer, met: Iterable[tuple[int, int]] = (), round: int = 3
) -> SwissPosition:
    return position(SwissText.DOUBLE, *players, met=met, round=round)


def identifier(field: SwissPosition) -> list[int]:
    """Return the identifier of the first bracket (3.6.2)."""
    first = next(paired_brackets(Field(field), None))
    pairs = [tuple(int(field.players[at].number) for at in pair) for pair in first.pairs]
    return [top for top, _ in pairs] + [bottom for _, bottom in pairs]


def test_that_the_upper_half_of_round_1_meets_the_lower_one() -> None:
    nine = [player(number) for number in range(1, 10)]
    assert said(engine.pair(double(*nine, round=1))) == "1-5 6-2 3-7 8-4 bye 9"


def test_that_the_printed_identifier_is_that_of_its_pairs() -> None:
    """3.6.2: 11-24 16-6 10-9 8-4 has the identifier 4 6 9 11 8 16 10 24."""
    numbers = (4, 6, 8, 9, 10, 11, 16, 24)
    pairs = [(11, 24), (6, 16), (9, 10), (4, 8)]
    met = [pair for pair in combinations(numbers, 2) if pair not in pairs]
    field = double(*(player(number) for number in numbers), met=met)
    assert identifier(field) == [4, 6, 9, 11, 8, 16, 10, 24]


def test_that_the_first_identifier_of_all_is_taken() -> None:
    """3.6.3: the top members come before the bottom ones."""
    six = [player(number) for number in range(1, 7)]
    assert identifier(double(*six)) == [1, 2, 3, 4, 5, 6]
    assert identifier(double(*six, met=[(1, 4)])) == [1, 2, 3, 5, 4, 6]
    # 3 may meet nobody but 1: 1 and 2 stay on top, and then the smallest that can be.
    met = [(3, other) for other in (2, 4, 5, 6)]
    assert identifier(double(*six, met=met)) == [1, 2, 4, 3, 5, 6]


PRINTED = ["261", "263", "265", "281", "283", "285", "681", "683", "685"]


@pytest.mark.parametrize("first", range(9))
def test_that_sets_of_upfloaters_come_in_the_printed_order(first: int) -> None:
    """3.5.4: two of 2, 6, 8 with three points, one of 1, 3, 5 with two and a half. Those before the
    first that may come up leave somebody behind who then has no opponent.
    """
    residents = [player(number, 4) for number in (11, 12, 13)]
    upper = [player(number, 3) for number in (2, 6, 8)]
    lower = [player(number, 2.5) for number in (1, 3, 5)]
    wanted = {int(each) for each in PRINTED[first]}
    behind = {1, 2, 3, 5, 6, 8} - wanted
    # One player more, so that two pairs stay behind: only the wanted set leaves two who may meet.
    last = player(20, 0)
    pool = (2, 6, 8, 1, 3, 5)
    met = [
        *all_of(11, 12, 13),
        *((one, 20) for one in pool if one not in behind),
        *(pair for pair in combinations(pool, 2) if not {*pair} <= behind),
    ]
    field = double(*residents, *upper, *lower, last, met=met)
    found = next(paired_brackets(Field(field), None))
    up = {int(field.players[at].number) for at in range(10) if found.upfloaters >> at & 1}
    assert up == wanted


@pytest.mark.parametrize(("round", "up"), [(8, 3), (9, 2)])
def test_that_nobody_floats_again_but_in_the_last_round(round: int, up: int) -> None:
    """C7: by C.04.6 the last two rounds are free."""
    four = [player(1, 3), player(2, 2, last=Floated.DOWN), player(3, 2), player(4, 1)]
    assert frozenset((1, up)) in met_in(engine.pair(double(*four, round=round)))


@pytest.mark.parametrize(("round", "opponent"), [(8, 1), (9, 2)])
def test_that_nobody_who_floated_meets_an_upfloater_but_in_the_last_round(
    round: int, opponent: int
) -> None:
    """C8: by the identifier 4, who comes up, would meet 2, who floated."""
    four = [player(1, 3), player(2, 3, last=Floated.UP), player(3, 3), player(4, 2)]
    assert frozenset((opponent, 4)) in met_in(engine.pair(double(*four, round=round)))


@pytest.mark.parametrize(
    ("one", "other", "pairs"),
    [
        (player(1), player(2), "1-2"),
        (player(2), player(4), "4-2"),
        (player(1, 0, "w"), player(2), "2-1"),
        (player(1, 0, "wwb"), player(2, 0, "wb"), "2-1"),
        (player(1, 0, "wbb"), player(2, 0, "bw"), "1-2"),
        (player(1, 0, "bwb"), player(2, 0, "bbw"), "1-2"),
        (player(1, 0, "bw"), player(2, 0, "bw"), "2-1"),
        (player(1), player(2, 0, "b"), "2-1"),
    ],
)
def test_who_has_white(one: SwissPlayer, other: SwissPlayer, pairs: str) -> None:
    """4.3, rule after rule: fewer Whites, not a smaller difference."""
    assert said(engine.pair(double(one, other))) == pairs


def test_that_the_bye_goes_to_who_has_played_more_matches() -> None:
    """3.4."""
    three = [player(1, 2), player(2, 1), player(3, 1, unplayed=1)]
    assert engine.pair(double(*three)).free == 2


def test_that_those_who_all_have_met_cannot_be_paired() -> None:
    with pytest.raises(RuleError, match=r"pairing\.impossible"):
        engine.pair(double(player(1), player(2), met=all_of(1, 2)))
