"""The Dubov System against a second reckoning that tries everything."""

from random import Random

import pytest

from tests.domain.pairing.swiss.differences import difference
from tests.domain.pairing.swiss.dubov import DUBOV
from tests.domain.pairing.swiss.tiny_events import TinyEvent

EVENTS = 25
"""In each batch, of about six rounds each."""
MOST_PLAYERS = 8


@pytest.mark.parametrize("batch", range(10))
def test_that_the_engine_pairs_as_the_articles_say(batch: int) -> None:
    for number in range(EVENTS):
        seed = f"dubov {batch}.{number}"
        for position in TinyEvent(Random(seed), MOST_PLAYERS, DUBOV).positions():
            assert difference(position) == "", seed
