"""The Swiss Team System against a second reckoning that tries everything."""

from random import Random

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.team_rules import NextGroup, Seats
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.pairing.swiss.teams import Readings, pair
from tests.domain.pairing.swiss.teams.literal import LiteralRound
from tests.domain.pairing.swiss.teams.tiny_events import positions


@pytest.mark.parametrize("seed", range(120))
@pytest.mark.parametrize("seats", Seats)
@pytest.mark.parametrize("next_group", NextGroup)
def test_that_every_round_is_paired_as_by_trying_everything(
    seed: int, seats: Seats, next_group: NextGroup
) -> None:
    readings = Readings(seats=seats, next_group=next_group)

    def paired(position: SwissPosition) -> RoundPairing | None:
        literal = LiteralRound(position, readings).pairing()
        if literal is None:
            with pytest.raises(RuleError, match=r"pairing\.impossible"):
                pair(position, readings)
            return None
        found = pair(position, readings)
        assert frozenset((int(each.white), int(each.black)) for each in found.pairs) == literal[0]
        assert found.free == literal[1]
        return found

    for _ in positions(Random(f"teams {seed}"), paired):
        pass
