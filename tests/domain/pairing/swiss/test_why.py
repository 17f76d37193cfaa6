"""Why a round is paired as it is: the reasons of pairs, floats, colours and the bye."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import DRAW, Colour, Mark
from arbiter_app.domain.facts.rules.swiss_rules import ForbiddenPairs, SwissRules
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.swiss.colour_reasons import colour_reason
from arbiter_app.domain.pairing.swiss.colours import ColourRule
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.dutch.criteria import Criterion
from arbiter_app.domain.pairing.swiss.dutch.why import (
    Exchange,
    ExplainedRound,
    FloatCause,
    Ground,
    Order,
    Ordered,
    WhyNot,
    bye_reason,
    float_reason,
    pair_reason,
    why_not,
)
from arbiter_app.domain.pairing.swiss.position import Strength
from tests.domain.pairing.swiss.fields import field, id_of, paired
from tests.domain.pairing.swiss.why_differences import answers

RULES = SwissRules(initial_colour=Colour.WHITE)


def explained(competition: Competition) -> ExplainedRound:
    """The round after those that are there."""
    return ExplainedRound(swiss_position(competition, Round(len(competition.rounds) + 1)))


def begun(players: int, *rounds: RoundOfPlay) -> ExplainedRound:
    return explained(field(players, *rounds, rules=RULES))


def against(round_: ExplainedRound, one: int, other: int | None) -> WhyNot:
    return why_not(round_, number(one), None if other is None else number(other))


def number(value: int) -> PairingNumber:
    return PairingNumber(value)


@pytest.mark.parametrize("batch", range(4))
def test_that_the_criterion_named_is_the_first_that_gets_worse(batch: int) -> None:
    named: Counter[str] = Counter()
    for event in range(6):
        for of_round in answers(Random(f"{batch}.{event}")):
            named += of_round
    assert {"C1", "C6", "order"} <= named.keys()


def test_that_the_first_of_the_upper_half_meets_the_first_of_the_lower() -> None:
    found = pair_reason(begun(8), number(5))
    assert found is not None
    assert (found.higher, found.lower) == (1, 5)
    assert (found.place, found.opposite) == (1, 1)
    assert found.is_natural
    assert found.because is None
    assert not found.came_down


def test_that_the_order_decides_between_equal_pairings() -> None:
    round_ = begun(8)
    assert against(round_, 6, 1).ordered == Ordered(
        order=Order.TRANSPOSITION, player=number(1), meets=number(5), would_meet=number(6)
    )
    assert against(round_, 1, 2).ordered == Ordered(order=Order.SAME_HALF)
    assert against(round_, 1, 5).ground is Ground.NOTHING


FIRST = paired(1, ((1, 5), (6, 2), (3, 7), (8, 4)))
"""White has won: 1, 3, 6 and 8 have a point."""


def test_that_who_has_met_does_not_meet_again() -> None:
    assert against(begun(8, FIRST), 5, 1).ground is Ground.MET


def test_that_two_meet_neither_against_the_regulations() -> None:
    apart = ForbiddenPairs(players=(id_of(1), id_of(6)), first_round=Round(1), last_round=None)
    rules = SwissRules(initial_colour=Colour.WHITE, forbidden=(apart,))
    round_ = explained(field(8, FIRST, rules=rules))
    assert against(round_, 1, 6).ground is Ground.FORBIDDEN


def test_that_a_pair_of_two_score_groups_costs_floaters() -> None:
    found = against(begun(8, FIRST), 1, 2)
    assert (found.ground, found.criterion) == (Ground.CRITERION, Criterion.DOWNFLOATERS)
    assert found.goes_down == 1


SECOND = paired(2, ((1, 6), (8, 3), (5, 2), (4, 7)))
"""1 and 8 lead, both after White twice; 3 to 6 have a point: 3 and 6 had Black last."""


def test_that_two_who_must_have_one_colour_do_not_meet() -> None:
    round_ = begun(8, FIRST, SECOND)
    assert against(round_, 1, 8).ground is Ground.SAME_COLOUR
    for leader in (1, 8):
        found = float_reason(round_, number(leader))
        assert found is not None
        assert (found.cause, found.score_of_bracket) == (FloatCause.NO_OPPONENT, 200)


def test_that_a_preference_more_that_is_denied_is_counted() -> None:
    found = against(begun(8, FIRST, SECOND), 1, 4)
    assert (found.ground, found.criterion) == (Ground.CRITERION, Criterion.PREFERENCES)
    assert (found.made, found.instead) == ((0,), (1,))


def test_that_who_has_come_down_meets_the_first_who_costs_nothing() -> None:
    meets = pair_reason(begun(8, FIRST, SECOND), number(8))
    assert meets is not None
    assert (meets.came_down, meets.place, meets.lower, meets.natural) == (True, 2, 6, 4)
    assert meets.because is not None
    assert meets.because.ground is Ground.MET


def test_that_the_last_has_the_bye_where_nothing_speaks_for_another() -> None:
    round_ = begun(9)
    found = bye_reason(round_)
    assert found is not None
    assert (found.player, found.takers, found.passed_over, found.instead) == (9, 9, 0, None)
    assert against(round_, 1, None).ordered == Ordered(order=Order.UPPER_HALF)
    assert against(round_, 8, None).ordered == Ordered(
        order=Order.TRANSPOSITION, player=number(4), meets=number(8), would_meet=number(9)
    )


AFTER_BYE = paired(1, ((1, 5), (6, 2), (3, 7), (8, 4)), {9: Mark.PAIRING_BYE})


def test_that_the_bye_is_barred_to_who_has_had_it_and_to_higher_scores() -> None:
    round_ = begun(9, AFTER_BYE)
    assert against(round_, 9, None).ground is Ground.BYE_BARRED
    found = against(round_, 1, None)
    assert (found.ground, found.made, found.instead) == (Ground.BYE_SCORE, (0,), (100,))


def test_that_one_of_an_odd_group_goes_down() -> None:
    round_ = begun(9, AFTER_BYE)
    (floater,) = (player for player in (1, 3, 6, 8, 9) if float_reason(round_, number(player)))
    found = float_reason(round_, number(floater))
    assert found is not None
    assert (found.cause, found.members, found.score) == (FloatCause.ODD, 5, 100)
    meets = pair_reason(round_, number(floater))
    assert meets is not None
    assert meets.came_down
    assert (meets.place, meets.score_of_group) == (1, 0)


def test_that_a_colour_has_its_rule() -> None:
    found = colour_reason(begun(8), number(6))
    assert found is not None
    assert (found.rule, found.first.number) == (ColourRule.INITIAL_COLOUR, 2)
    assert found.black.number == 2
    assert colour_reason(begun(9), number(9)) is None


def test_that_the_last_different_colours_are_counted_back() -> None:
    position = swiss_position(field(2, rules=RULES), Round(1))
    players = tuple(
        player._replace(colours=tuple(map(Colour, had)), wants=Colour.BLACK, strength=Strength.MILD)
        for player, had in zip(position.players, ("wbbw", "bwbw"), strict=True)
    )
    found = colour_reason(ExplainedRound(replace(position, players=players)), number(1))
    assert found is not None
    assert (found.rule, found.back) == (ColourRule.LAST_DIFFERENT_COLOURS, 3)
    assert found.white.number == 1


def test_that_who_is_not_in_the_round_is_not_asked_about() -> None:
    with pytest.raises(RuleError) as caught:
        pair_reason(begun(8), number(9))
    assert caught.value.code == "pairing.not-in-round"


def test_that_an_exchange_is_told_by_who_changes() -> None:
    """After draws 1, 3 and 5 had White and 2, 4 and 6 Black; neighbours have not met."""
    first = paired(1, ((1, 4), (5, 2), (3, 6)))
    drawn = replace(first, games=tuple(replace(game, result=DRAW) for game in first.games))
    found = against(begun(6, drawn), 1, 2).ordered
    assert found == Ordered(
        order=Order.EXCHANGE,
        exchange=Exchange(down=(number(3),), up=(number(4),)),
        would_exchange=Exchange(down=(number(2),), up=(number(5),)),
    )
