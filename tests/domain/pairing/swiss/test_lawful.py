"""Whatever text pairs a round, nobody is paired against the basic rules, and everybody is who can
be: in random events with every irregularity, larger ones too.
"""

from dataclasses import replace
from random import Random

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.impossible import IMPOSSIBLE
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.simulation.swiss import asked
from arbiter_app.domain.simulation.wishes import any_options
from tests.campaigns import turns
from tests.domain.pairing.swiss.lawful import has_pairing, unlawful

SEARCHED = 14
"""In fields of so many whether there is a pairing is found by trying all of them."""


@pytest.mark.parametrize("system", [SwissSystem.DUBOV, SwissSystem.BURSTEIN])
def test_that_every_round_is_lawful(system: SwissSystem) -> None:
    for seed in range(turns(40, in_soak=2_000)):
        chance = Random(f"{system} {seed}")
        options = replace(any_options(chance), system=system)
        for question in asked(options, chance, engine.pair):
            judge(question.position)


def judge(position: SwissPosition) -> None:
    """Find that a round is paired as it may be, or cannot be paired."""
    try:
        pairing = engine.pair(position)
    except RuleError as refusal:
        if refusal.code != IMPOSSIBLE:
            raise
        if len(position.players) <= SEARCHED:
            assert not has_pairing(position)
    else:
        assert unlawful(position, pairing) == []
