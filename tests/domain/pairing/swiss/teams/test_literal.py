"""The Swiss Team System and the Double-Swiss System against a reckoning that tries everything."""

from dataclasses import replace
from random import Random

import pytest

from arbiter_app.domain.facts.rules.swiss_texts import Compliance, NextGroup, Seats, SwissText
from tests.domain.pairing.swiss.teams.differences import any_readings, differences


@pytest.mark.parametrize("seats", Seats)
@pytest.mark.parametrize("next_group", NextGroup)
@pytest.mark.parametrize("compliance", Compliance)
@pytest.mark.parametrize(("text", "most"), [(SwissText.TEAMS, 10), (SwissText.DOUBLE, 8)])
def test_that_every_round_is_paired_as_by_trying_everything(
    seats: Seats,
    next_group: NextGroup,
    compliance: Compliance,
    text: SwissText,
    most: int,
) -> None:
    """The other readings, which are of what earlier rounds have left, are drawn."""
    for seed in range(60):
        chance = Random(f"{text} {seed}")
        readings = replace(
            any_readings(chance), seats=seats, next_group=next_group, compliance=compliance
        )
        for position, found in differences(chance, text, readings, most):
            assert found == "", (seed, position)
