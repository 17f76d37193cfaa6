"""A short run of every part of a soak, and what a soak tells of turns that go wrong."""

import pytest

from installer.campaigns import PARTS
from tests.soak.__main__ import table, troubles
from tests.soak.campaign import campaign
from tests.soak.outcomes import BAD
from tests.soak.turns import part_named

SECONDS = 120.0
"""After which a short run on a slow machine has tried enough."""

SHORT = {name: getattr(part_named(name), "SHORT", 100) for name in PARTS}


@pytest.mark.parametrize("name", [name for name in PARTS if SHORT[name]])
def test_that_nothing_goes_wrong_in_a_short_run(name: str) -> None:
    told = campaign(name, "short", seconds=SECONDS, workers=1, turns=SHORT[name])
    assert told.tried
    assert not any(told.came[bad] for bad in BAD), "\n".join([table([told]), *troubles([told])])
