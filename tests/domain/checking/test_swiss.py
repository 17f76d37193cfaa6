"""Rounds of a Swiss paired anew by a given engine."""

from dataclasses import replace

from arbiter_app.domain.checking.swiss import check_swiss
from arbiter_app.domain.checking.verdict import OtherColours, OtherPairs, SeveralByes
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.position import Pair, RoundPairing
from arbiter_app.domain.pairing.swiss.legality import Breach, Fault
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from tests.domain.pairing.swiss.fields import field, paired


def pair(white: int, black: int) -> Pair:
    return Pair(PairingNumber(white), PairingNumber(black))


def outside_in(position: SwissPosition) -> RoundPairing:
    """The highest against the lowest; in the last round neighbours; the middle has the bye."""
    order = [player.number for player in position.players]
    half = len(order) // 2
    if position.is_last_round:
        pairs = zip(order[::2], order[1::2], strict=False)
    else:
        pairs = zip(order[:half], reversed(order[len(order) - half :]), strict=True)
    return RoundPairing(
        pairs=tuple(Pair(white, black) for white, black in pairs),
        free=order[half] if position.is_odd else None,
    )


def test_that_rounds_as_the_engine_makes_them_are_right() -> None:
    rounds = paired(1, [(1, 4), (2, 3)]), paired(2, [(1, 2), (3, 4)])
    found = check_swiss(field(4, *rounds, announced=2), outside_in)
    assert [each.is_right for each in found] == [True, True]


def test_that_a_swapped_pair_is_told_with_what_should_have_been() -> None:
    (found,) = check_swiss(field(4, paired(1, [(1, 3), (2, 4)])), outside_in)
    assert found.differences == (
        OtherPairs(found=(pair(1, 3), pair(2, 4)), expected=(pair(1, 4), pair(2, 3))),
    )


def test_that_a_turned_colour_is_told() -> None:
    (found,) = check_swiss(field(6, paired(1, [(1, 6), (5, 2), (3, 4)])), outside_in)
    assert found.differences == (OtherColours(expected=pair(2, 5)),)


def test_that_another_bye_is_told() -> None:
    wrong = paired(1, [(1, 3), (2, 4)], {5: Mark.PAIRING_BYE})
    (found,) = check_swiss(field(5, wrong), outside_in)
    assert [type(each) for each in found.differences] == [OtherPairs]


def test_that_two_byes_of_the_odd_field_are_told() -> None:
    byes = {5: Mark.PAIRING_BYE, 6: Mark.PAIRING_BYE}
    (found,) = check_swiss(field(6, paired(1, [(1, 4), (2, 3)], byes)), None)
    assert found.differences == (SeveralByes(players=(PairingNumber(5), PairingNumber(6))),)


def test_that_of_several_byes_the_one_by_the_rules_is_no_other_difference() -> None:
    byes = dict.fromkeys((2, 3, 4), Mark.PAIRING_BYE)
    (found,) = check_swiss(field(5, paired(1, [(1, 5)], byes)), outside_in)
    _, others = found.differences
    assert others == OtherPairs(
        found=(), found_free=None, expected=(pair(2, 4),), expected_free=None
    )


def test_that_legality_alone_is_looked_at_without_an_engine() -> None:
    twice = field(4, paired(1, [(1, 2), (3, 4)]), paired(2, [(2, 1), (3, 4)]))
    first, second = check_swiss(twice, None)
    assert first.is_right
    assert second.differences == (
        Breach(fault=Fault.MET, players=(PairingNumber(2), PairingNumber(1))),
        Breach(fault=Fault.MET, players=(PairingNumber(3), PairingNumber(4))),
    )


def test_that_a_round_after_a_missing_result_is_not_looked_at() -> None:
    first = paired(1, [(1, 4), (2, 3)])
    games = (replace(first.games[0], result=None), *first.games[1:])
    rounds = replace(first, games=games), paired(2, [(1, 3), (2, 4)])
    found = check_swiss(field(4, *rounds), outside_in)
    assert [each.is_right for each in found] == [True, None]


def test_that_an_engine_that_finds_nothing_leaves_a_round_unchecked() -> None:
    def refuse(_: SwissPosition) -> RoundPairing:
        raise RuleError("pairing.impossible")

    (found,) = check_swiss(field(4, paired(1, [(1, 4), (2, 3)])), refuse)
    assert found.is_right is None


def test_that_the_last_round_of_an_unknown_number_may_be_the_last_or_not() -> None:
    neighbours, opposite = paired(1, [(1, 2), (3, 4)]), paired(1, [(1, 4), (2, 3)])
    for round_ in (neighbours, opposite):
        unsaid = field(4, round_)
        unsaid = replace(unsaid, settings=replace(unsaid.settings, rounds=None))
        assert [each.is_right for each in check_swiss(unsaid, outside_in)] == [True]
    said = field(4, neighbours, announced=2)
    assert [each.is_right for each in check_swiss(said, outside_in)] == [False]


def test_that_a_bye_may_be_all_that_a_round_has() -> None:
    byes = {1: Mark.PAIRING_BYE, 2: Mark.ZERO_BYE, 3: Mark.ZERO_BYE}
    rounds = paired(1, [(2, 3)], {1: Mark.ZERO_BYE}), paired(2, [], byes)
    found = check_swiss(field(3, *rounds), outside_in)
    assert [each.differences for each in found] == [(), ()]
