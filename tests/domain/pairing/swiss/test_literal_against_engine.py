"""The engine against the literal enumerator, in tiny events with every irregularity."""

from random import Random

import pytest

from tests.domain.pairing.swiss.differences import difference
from tests.domain.pairing.swiss.tiny_events import TinyEvent

BATCHES = 10
EVENTS = 40
"""In each batch, of about five rounds each."""
MOST_PLAYERS = 8


@pytest.mark.parametrize("batch", range(BATCHES))
def test_that_the_engine_pairs_as_the_articles_say(batch: int) -> None:
    for number in range(EVENTS):
        seed = f"{batch}.{number}"
        for position in TinyEvent(Random(seed), MOST_PLAYERS).positions():
            assert difference(position) == "", seed
