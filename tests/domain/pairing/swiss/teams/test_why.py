"""The reasons of rounds of teams fit what the engine made of them, in random tiny events."""

from collections import Counter
from random import Random

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.by_identifier.why import (
    ExplainedMatches,
    Ground,
    explained_matches,
    pair_reason,
    upfloat_reason,
    why_not,
)
from arbiter_app.domain.pairing.swiss.bye_first.why import AgainstBye, bye_reason, why_not_bye
from arbiter_app.domain.pairing.swiss.colour_reasons import colour_reason
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from tests.domain.pairing.swiss.teams.differences import any_readings
from tests.domain.pairing.swiss.teams.tiny_events import positions


def _pair(position: SwissPosition) -> RoundPairing | None:
    try:
        return engine.pair(position)
    except RuleError:
        return None


def _explained(seed: int) -> list[ExplainedMatches]:
    """Return the rounds of a tiny event that can be paired, by drawn readings of the text."""
    chance = Random(f"why {seed}")
    return [
        explained_matches(position)
        for position in positions(chance, _pair, readings=any_readings(chance))
        if _pair(position) is not None
    ]


@pytest.mark.parametrize("seed", range(40))
def test_every_reason_is_of_the_round_as_it_is_paired(seed: int) -> None:
    for explained in _explained(seed):
        made = engine.pair(explained.position)
        meets = {pair.white: pair.black for pair in made.pairs}
        meets |= {black: white for white, black in meets.items()}
        for team in explained.position.players:
            number = team.number
            assert explained.opponent(number) == meets.get(number)
            pair, colour = pair_reason(explained, number), colour_reason(explained, number)
            if number == made.free:
                assert (pair, colour) == (None, None)
                continue
            assert pair is not None
            assert colour is not None
            assert {pair.top, pair.bottom} == {number, meets[number]}
            assert {colour.white.number, colour.black.number} == {number, meets[number]}
            assert any(each.white == colour.white.number for each in made.pairs)
            up = upfloat_reason(explained, number)
            if up is not None:
                assert up.score < up.score_of_group
                assert number in up.upfloaters
        free = bye_reason(explained)
        assert (None if free is None else free.player) == made.free


@pytest.mark.parametrize("seed", range(40))
def test_what_speaks_against_two_is_so(seed: int) -> None:
    for explained in _explained(seed):
        position = explained.position
        numbers = [team.number for team in position.players]
        for one in numbers:
            for other in numbers:
                if one == other:
                    continue
                found = why_not(explained, one, other)
                first, second = explained.index(one), explained.index(other)
                assert (found.ground is Ground.NOTHING) == (explained.opponent(one) == other)
                if found.ground is Ground.CRITERION:
                    assert found.made < found.instead
                if found.ground is Ground.UP_NUMBER:
                    assert found.other is not None
                    assert found.upfloaters[0] < found.other
                has_met = bool(position.met[first] >> second & 1)
                assert (found.ground is Ground.MET) == has_met
            against_bye = why_not_bye(explained, explained.field, one)
            if explained.free is None:
                assert against_bye is AgainstBye.NO_BYE
            else:
                has_bye = explained.number(explained.free) == one
                assert (against_bye is AgainstBye.NOTHING) == has_bye


def test_random_events_meet_every_ground() -> None:
    grounds = Counter(
        why_not(explained, one.number, other.number).ground
        for seed in range(150)
        for explained in _explained(seed)
        for one in explained.position.players
        for other in explained.position.players
        if one is not other
    )
    assert {*Ground} <= {*grounds}
