"""The reasons of Lim rounds fit what the engine made of them, in random tiny events."""

from collections import Counter

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.colour_reasons import colour_reason
from arbiter_app.domain.pairing.swiss.lim.limits import may_have
from arbiter_app.domain.pairing.swiss.lim.why import (
    AgainstBye,
    ExplainedLim,
    Ground,
    bye_reason,
    float_reason,
    pair_reason,
    why_not,
    why_not_bye,
)
from arbiter_app.domain.pairing.swiss.matching import Matching
from tests.domain.pairing.swiss.lim import LIM
from tests.domain.pairing.swiss.other_rounds import rounds_of

EVENTS = 60


def test_every_reason_is_of_the_round_as_it_is_paired() -> None:
    floats = 0
    for _, field in rounds_of(LIM, SwissText.LIM, EVENTS):
        explained, made = ExplainedLim(field), engine.pair(field)
        meets = {pair.white: pair.black for pair in made.pairs}
        meets |= {black: white for white, black in meets.items()}
        score = {each.number: each.score for each in field.players}
        for each in field.players:
            number = each.number
            assert explained.opponent(number) == meets.get(number)
            pair, colour = pair_reason(explained, number), colour_reason(explained, number)
            if number == made.free:
                assert (pair, colour) == (None, None)
                continue
            assert pair is not None
            assert colour is not None
            assert {pair.chooser, pair.opponent} == {number, meets[number]}
            assert any(each.white == colour.white.number for each in made.pairs)
            left = float_reason(explained, number)
            assert (left is not None) == (score[number] != pair.score_of_group)
            floats += left is not None
        free = bye_reason(explained)
        assert (None if free is None else free.player) == made.free
    assert floats > 50


def test_what_speaks_against_two_is_so() -> None:
    told = Counter[Ground]()
    for _, field in rounds_of(LIM, SwissText.LIM, EVENTS):
        explained = ExplainedLim(field)
        for first, one in enumerate(field.players):
            for second, other in enumerate(field.players):
                if one is other:
                    continue
                found = why_not(explained, one.number, other.number)
                told[found.ground] += 1
                assert (found.ground is Ground.MET) <= bool(field.met[first] >> second & 1)
                meets = explained.opponent(one.number) == other.number
                assert (found.ground is Ground.NOTHING) == meets
                if found.ground is Ground.COLOURS:
                    assert not any(
                        may_have(one, each) and may_have(other, each.other) for each in Colour
                    )
                if found.ground is Ground.REST:
                    _assert_rest_is_unpaired(explained, found.one, found.other)
    assert {*Ground} - told.keys() <= {Ground.FORBIDDEN}


def _assert_rest_is_unpaired(explained: ExplainedLim, one: int, other: int) -> None:
    """Check that those of a group who had no opponent yet cannot all be paired without two."""
    first, second = (
        next(at for at, each in enumerate(explained.position.players) if each.number == number)
        for number in (one, other)
    )
    left = explained.choice_of(first).left & ~(1 << first | 1 << second)
    assert not Matching(explained.field.allowed, left).make_perfect()


def test_what_speaks_against_a_bye_is_so() -> None:
    told = Counter[AgainstBye]()
    for _, field in rounds_of(LIM, SwissText.LIM, EVENTS):
        explained, free = ExplainedLim(field), engine.pair(field).free
        for each in field.players:
            found = why_not_bye(explained, each.number)
            told[found] += 1
            assert (found is AgainstBye.NOTHING) == (each.number == free)
            assert (found is AgainstBye.BARRED) <= each.bye_barred
    assert {*AgainstBye} == told.keys()
