"""The reasons of Burstein rounds fit what the engine made of them, in random tiny events."""

from collections import Counter

from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.burstein.criteria import Criterion
from arbiter_app.domain.pairing.swiss.burstein.why import (
    Ground,
    explained_burstein,
    float_reason,
    pair_reason,
    why_not,
)
from arbiter_app.domain.pairing.swiss.bye_first.why import bye_reason
from arbiter_app.domain.pairing.swiss.colour_reasons import colour_reason
from tests.domain.pairing.swiss.burstein import BURSTEIN
from tests.domain.pairing.swiss.other_rounds import rounds_of

EVENTS = 60


def test_every_reason_is_of_the_round_as_it_is_paired() -> None:
    for _, field in rounds_of(BURSTEIN, SwissText.BURSTEIN, EVENTS):
        explained, made = explained_burstein(field), engine.pair(field)
        meets = {pair.white: pair.black for pair in made.pairs}
        meets |= {black: white for white, black in meets.items()}
        for each in field.players:
            number = each.number
            assert explained.opponent(number) == meets.get(number)
            pair, colour = pair_reason(explained, number), colour_reason(explained, number)
            if number == made.free:
                assert (pair, colour) == (None, None)
                continue
            assert pair is not None
            assert colour is not None
            assert {pair.higher, pair.lower} == {number, meets[number]}
            assert (pair.because is None) == (pair.first_in_line == pair.lower)
            down = float_reason(explained, number)
            if down is not None:
                assert down.score >= down.score_of_bracket
                opponent = field.players[explained.index(meets[number])]
                assert opponent.score <= down.score_of_bracket
        free = bye_reason(explained)
        assert (None if free is None else free.player) == made.free


def test_what_speaks_against_two_is_so() -> None:
    told, criteria = Counter[Ground](), Counter[Criterion]()
    for _, field in rounds_of(BURSTEIN, SwissText.BURSTEIN, EVENTS):
        explained = explained_burstein(field)
        for first, one in enumerate(field.players):
            for second, other in enumerate(field.players):
                if one is other:
                    continue
                found = why_not(explained, one.number, other.number)
                told[found.ground] += 1
                meets = explained.opponent(one.number) == other.number
                assert (found.ground is Ground.NOTHING) == meets
                if found.criterion is not None:
                    criteria[found.criterion] += 1
                    assert found.made < found.instead
                if not meets:
                    assert (found.ground is Ground.MET) == bool(field.met[first] >> second & 1)
    assert {*Ground} <= {*told}
    assert {*Criterion} - {Criterion.SCORES_BELOW_NEXT_BRACKET} <= {*criteria}
