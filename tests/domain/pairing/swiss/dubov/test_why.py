"""The reasons of Dubov rounds fit what the engine made of them, in random tiny events."""

from collections import Counter

from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.bye_first.why import AgainstBye, bye_reason, why_not_bye
from arbiter_app.domain.pairing.swiss.colour_reasons import colour_reason
from arbiter_app.domain.pairing.swiss.dubov.why import (
    Ground,
    Shift,
    explained_dubov,
    pair_reason,
    upfloat_reason,
    why_not,
)
from tests.domain.pairing.swiss.dubov import DUBOV
from tests.domain.pairing.swiss.other_rounds import rounds_of
from tests.domain.pairing.swiss.positions import player, position

EVENTS = 60
_WORSE = {Ground.DENIED, Ground.UP_DENIED, Ground.UP_MAXIMUM, Ground.UP_TIMES}


def test_every_reason_is_of_the_round_as_it_is_paired() -> None:
    for _, field in rounds_of(DUBOV, SwissText.DUBOV, EVENTS):
        explained, made = explained_dubov(field), engine.pair(field)
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
            assert {pair.seeker, pair.other} == {number, meets[number]}
            assert (pair.because is None) == (pair.first_in_line == pair.other)
            assert any(each.white == colour.white.number for each in made.pairs)
            up = upfloat_reason(explained, number)
            if up is not None:
                assert up.score < up.score_of_group
                assert number in up.upfloaters
        free = bye_reason(explained)
        assert (None if free is None else free.player) == made.free


def test_what_speaks_against_two_is_so() -> None:
    told = Counter[Ground]()
    for _, field in rounds_of(DUBOV, SwissText.DUBOV, EVENTS):
        explained = explained_dubov(field)
        for first, one in enumerate(field.players):
            for second, other in enumerate(field.players):
                if one is other:
                    continue
                found = why_not(explained, one.number, other.number)
                told[found.ground] += 1
                meets = explained.opponent(one.number) == other.number
                assert (found.ground is Ground.NOTHING) == meets
                if found.ground in _WORSE:
                    assert found.made < found.instead
                if not meets:
                    assert (found.ground is Ground.MET) == bool(field.met[first] >> second & 1)
            against = why_not_bye(explained, explained.field, one.number)
            has_bye = explained.free == first
            assert (against is AgainstBye.NO_BYE) == (explained.free is None)
            assert (against is AgainstBye.NOTHING) == has_bye
    rare = {Ground.UP_MAXIMUM, Ground.UP_TIMES, Ground.UP_AGAIN}
    assert {*Ground} - rare <= {*told}


def test_that_who_was_shifted_is_told() -> None:
    """Of five who seek White two are shifted: 3 and 2."""
    white = [player(at, 1, "wb", average=2000 + 10 * at) for at in (1, 2, 3, 4, 5)]
    field = position(SwissText.DUBOV, *white, player(6, 1, "bw"))
    found = pair_reason(explained_dubov(field), field.players[3].number)
    assert found is not None
    assert (found.seeker, found.other) == (4, 3)
    assert (found.shift_of_seeker, found.shift_of_other) == (None, Shift.EQUALISING)
    assert (found.place, found.average) == (2, 2040)
