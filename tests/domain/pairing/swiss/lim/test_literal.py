"""The Lim system against a second reckoning that tries everything."""

from random import Random

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.lim import pair
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from tests.domain.pairing.swiss.differences import difference
from tests.domain.pairing.swiss.lim import LIM
from tests.domain.pairing.swiss.lim.histories import positions
from tests.domain.pairing.swiss.lim.literal import Table, seen_in
from tests.domain.pairing.swiss.lim.readings import any_readings
from tests.domain.pairing.swiss.tiny_events import TinyEvent


@pytest.mark.parametrize("batch", range(5))
def test_that_every_round_is_paired_as_by_trying_everything(batch: int) -> None:
    def paired(position: SwissPosition) -> RoundPairing | None:
        literal = Table(seen_in(position)).pairing()
        if literal is None:
            with pytest.raises(RuleError, match=r"pairing\.impossible"):
                pair(position)
            return None
        found = pair(position)
        assert frozenset((int(each.white), int(each.black)) for each in found.pairs) == literal[0]
        assert found.free == literal[1]
        return found

    for seed in range(batch, 250, 5):
        chance = Random(f"lim {seed}")
        for _ in positions(chance, 10, any_readings(chance), paired):
            pass


EVENTS = 25
"""In each batch, of about six rounds each."""


@pytest.mark.parametrize("batch", range(8))
def test_that_events_with_every_irregularity_are_paired_so(batch: int) -> None:
    for number in range(EVENTS):
        seed = f"lim {batch}.{number}"
        for position in TinyEvent(Random(seed), 8, LIM).positions():
            assert difference(position) == "", seed
