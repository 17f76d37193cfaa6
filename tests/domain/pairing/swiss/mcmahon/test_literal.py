"""McMahon pairing against all pairings of small fields, weighed in fractions."""

from dataclasses import replace
from random import Random

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.mcmahon_rules import USUAL
from arbiter_app.domain.pairing.swiss.mcmahon import pair
from tests.domain.pairing.swiss.mcmahon.fields import any_position, any_rules
from tests.domain.pairing.swiss.mcmahon.literal import literal_pairing


@pytest.mark.parametrize("batch", range(8))
def test_that_no_pairing_of_a_small_field_weighs_more(batch: int) -> None:
    for seed in range(batch, 400, 8):
        chance = Random(f"McMahon {seed}")
        rules = any_rules(chance) if seed % 2 else USUAL
        position = replace(any_position(chance, 8 if seed % 4 else 9), mcmahon=rules)
        literal = literal_pairing(position)
        if literal is None:
            with pytest.raises(RuleError, match=r"pairing\.impossible"):
                pair(position)
            continue
        found = pair(position)
        pairs = frozenset(frozenset((int(each.white), int(each.black))) for each in found.pairs)
        assert (pairs, found.free) == literal, seed
