"""Baku acceleration (C.04.7): group A, its virtual points, and ranges that a report lists."""

from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter_app.domain.facts.competition import Competition, Participant
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.facts.rules.scorings import FOOTBALL_SCORING
from arbiter_app.domain.facts.rules.swiss_rules import Acceleration, SwissRules, VirtualPoints
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.acceleration import (
    baku_points,
    group_a,
    last_of_group_a,
    virtual_points,
)
from arbiter_app.domain.pairing.swiss.making import make_round
from tests.domain.pairing.swiss.fields import field, id_of, paired, without

BAKU = SwissRules(acceleration=Acceleration.BAKU)


@pytest.mark.parametrize(
    ("players", "size"), [(161, 82), (178, 90), (40, 20), (41, 22), (10, 6), (2, 2), (1, 1), (0, 0)]
)
def test_that_group_a_is_the_first_half_rounded_up_to_an_even_number(
    players: int, size: int
) -> None:
    assert group_a(field(players, rules=BAKU)) == tuple(
        id_of(number) for number in range(1, size + 1)
    )


@pytest.mark.parametrize(
    ("rounds", "wins", "halves"),
    [(5, 2, 1), (6, 2, 1), (7, 2, 2), (8, 2, 2), (9, 3, 2), (10, 3, 2), (11, 3, 3)],
)
def test_that_the_first_half_of_the_rounds_is_accelerated(
    rounds: int, wins: int, halves: int
) -> None:
    points = [baku_points(Round(number), rounds, Decimal(1)) for number in range(1, rounds + 1)]
    assert points == (
        wins * [Decimal(1)] + halves * [Decimal("0.5")] + (rounds - wins - halves) * [Decimal(0)]
    )


def test_that_a_virtual_point_is_a_win_of_the_scoring() -> None:
    football = field(10, rules=BAKU, announced=5, scoring=FOOTBALL_SCORING)

    assert virtual_points(football, Round(2)) == {
        id_of(number): Decimal(3) for number in range(1, 7)
    }
    assert virtual_points(football, Round(3))[id_of(1)] == Decimal("1.5")
    assert virtual_points(football, Round(4)) == {}


def test_that_nobody_has_virtual_points_without_acceleration() -> None:
    assert virtual_points(field(10), Round(1)) == {}


def test_that_an_absent_player_of_the_list_counts_and_a_withdrawn_one_does_not() -> None:
    byes = {10: Mark.ZERO_BYE, 9: Mark.HALF_BYE}
    with_byes = field(10, paired(1, [(1, 5), (6, 2), (3, 7), (8, 4)], byes))
    assert last_of_group_a(with_byes) == id_of(6)
    assert last_of_group_a(without(field(10), 1, 9)) == id_of(5)


def test_that_a_late_entry_above_the_last_of_group_a_joins_it() -> None:
    before = field(8, paired(1, [(1, 5), (6, 2), (3, 7), (8, 4)]), rules=BAKU)
    late = Participant(id=PlayerId(500), number=PairingNumber(2))
    after = _renumbered(before, late, rules=replace(BAKU, last_accelerated=id_of(4)))

    assert group_a(before) == (id_of(1), id_of(2), id_of(3), id_of(4))
    assert group_a(after) == (id_of(1), PlayerId(500), id_of(2), id_of(3), id_of(4))


def test_that_the_last_of_group_a_once_noted_stays_and_round_1_paired_anew_asks_again() -> None:
    rules = replace(BAKU, last_accelerated=id_of(2), initial_colour=Colour.WHITE)
    noted = field(8, rules=rules)
    assert last_of_group_a(noted) == id_of(2)

    paired_anew = make_round(noted, Round(1), dutch.pair).position.players
    assert [player.number for player in paired_anew if player.score] == [1, 2, 3, 4]


def test_that_a_late_entry_is_not_of_the_list_of_round_1() -> None:
    first = paired(1, [(1, 5), (6, 2), (3, 7), (8, 4)])
    late = Participant(id=PlayerId(500), number=PairingNumber(9))
    after = replace(field(8, first, rules=BAKU), participants=(*field(8).participants, late))
    assert last_of_group_a(after) == id_of(4)


def test_that_ranges_stand_in_place_of_the_acceleration_and_add_up() -> None:
    ranges = (
        _range("1", 1, 3, 1, 4),
        _range("0.5", 2, 3, 4, 5),
    )
    listed = field(10, rules=replace(BAKU, virtual_points=ranges))

    assert virtual_points(listed, Round(1)) == {id_of(number): Decimal(1) for number in range(1, 5)}
    assert virtual_points(listed, Round(3))[id_of(4)] == Decimal("1.5")
    assert virtual_points(listed, Round(3))[id_of(5)] == Decimal("0.5")
    assert virtual_points(listed, Round(4)) == {}


def _range(points: str, first_round: int, last_round: int, first: int, last: int) -> VirtualPoints:
    return VirtualPoints(
        points=Decimal(points),
        first_round=Round(first_round),
        last_round=Round(last_round),
        first=PairingNumber(first),
        last=PairingNumber(last),
    )


def _renumbered(before: Competition, late: Participant, rules: SwissRules) -> Competition:
    """Return a field after somebody has come to a number, from which all others have moved down."""
    assert late.number is not None
    participants = (
        replace(each, number=PairingNumber(each.number + (each.number >= late.number)))
        for each in before.participants
        if each.number is not None
    )
    return replace(
        before,
        participants=(*participants, late),
        settings=replace(before.settings, swiss=rules),
    )
