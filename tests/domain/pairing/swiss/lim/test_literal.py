"""The Lim system against a second reckoning that tries everything."""

from random import Random

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.lim import pair
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from tests.domain.pairing.swiss.lim.histories import positions
from tests.domain.pairing.swiss.lim.literal import Table
from tests.domain.pairing.swiss.lim.readings import any_readings


@pytest.mark.parametrize("seed", range(250))
def test_that_every_round_is_paired_as_by_trying_everything(seed: int) -> None:
    chance = Random(f"lim {seed}")
    readings = any_readings(chance)

    def paired(position: SwissPosition) -> RoundPairing | None:
        literal = Table(position, readings).pairing()
        if literal is None:
            with pytest.raises(RuleError, match=r"pairing\.impossible"):
                pair(position, readings)
            return None
        found = pair(position, readings)
        assert frozenset((int(each.white), int(each.black)) for each in found.pairs) == literal[0]
        assert found.free == literal[1]
        return found

    for _ in positions(chance, 10, paired):
        pass
