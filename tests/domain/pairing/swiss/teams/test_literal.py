"""The Swiss Team System and the Double-Swiss System against a reckoning that tries everything."""

from random import Random

import pytest

from arbiter_app.domain.facts.rules.swiss_texts import NextGroup, Readings, Seats, SwissText
from tests.domain.pairing.swiss.teams.differences import differences


@pytest.mark.parametrize("seed", range(120))
@pytest.mark.parametrize("seats", Seats)
@pytest.mark.parametrize("next_group", NextGroup)
@pytest.mark.parametrize(("text", "most"), [(SwissText.TEAMS, 10), (SwissText.DOUBLE, 8)])
def test_that_every_round_is_paired_as_by_trying_everything(
    seed: int, seats: Seats, next_group: NextGroup, text: SwissText, most: int
) -> None:
    readings = Readings(seats=seats, next_group=next_group)
    for position, found in differences(Random(f"{text} {seed}"), text, readings, most):
        assert found == "", position
