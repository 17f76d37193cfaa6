"""A short run of every part of a soak, and what a soak tells of turns that go wrong."""

import random
import shutil
from collections import Counter

import pytest

from arbiter_app.store.event_file.empty_file import empty_content
from installer.campaigns import PARTS
from tests.soak.__main__ import table, troubles
from tests.soak.campaign import campaign
from tests.soak.memory import peak
from tests.soak.mishaps import import_all
from tests.soak.outcomes import BAD, Outcome
from tests.soak.parts import going_wrong
from tests.soak.processes import forked, spawned
from tests.soak.turns import part_named, seed_of

pytestmark = pytest.mark.long

SECONDS = 120.0
"""After which a short run on a slow machine has tried enough."""

OUTCOME_OF = {
    "right": Outcome.RIGHT,
    "refused": Outcome.REFUSED,
    "raises": Outcome.UNCAUGHT,
    "wrong": Outcome.HALF_DONE,
    "busy": Outcome.HUNG,
    "endless": Outcome.HUNG,
    "dies": Outcome.UNCAUGHT,
    "fills the memory": Outcome.OVER_MEMORY,
}

SHORT = {name: getattr(part_named(name), "SHORT", 100) for name in PARTS}


@pytest.fixture(scope="module", autouse=True)
def everything_at_hand() -> None:
    """Do what each worker would do first: forks begin with it."""
    import_all()
    empty_content()


@pytest.mark.parametrize("name", [name for name in PARTS if SHORT[name]])
def test_that_nothing_goes_wrong_in_a_short_run(name: str) -> None:
    start = spawned if name == "window" else forked
    told = campaign(name, "short", seconds=SECONDS, workers=1, turns=SHORT[name], start=start)
    assert told.tried
    assert not any(told.came[bad] for bad in BAD), "\n".join([table([told]), *troubles([told])])


def test_that_a_fork_tells_of_its_turns_also_where_it_dies() -> None:
    ways, seed = ("dies", "refused", "raises", "wrong", "right"), "499"
    chances = (random.Random(seed_of(seed, 0, each)) for each in range(len(ways)))
    assert tuple(chance.choice(going_wrong.WAYS) for chance in chances) == ways
    told = campaign("going_wrong", seed, seconds=SECONDS, workers=1, turns=len(ways), start=forked)
    assert told.came == Counter(OUTCOME_OF[way] for way in ways)
    for trouble in told.troubles:
        shutil.rmtree(trouble.kept)


def test_that_a_soak_tells_every_way_in_which_a_turn_goes_wrong() -> None:
    turns, seed = 9, "126"  # each way is among them
    told = campaign("going_wrong", seed, seconds=SECONDS, workers=1, turns=turns)
    chances = (random.Random(seed_of(seed, 0, each)) for each in range(turns))
    ways = [chance.choice(going_wrong.WAYS) for chance in chances]
    assert {*ways} == {*going_wrong.WAYS}
    came = Counter(OUTCOME_OF[way] for way in ways)
    if peak() is None:
        came[Outcome.RIGHT] += came.pop(Outcome.OVER_MEMORY)
    assert told.came == came
    for trouble in told.troubles:
        assert (trouble.kept / "way.txt").read_text() == ways[int(trouble.seed.split(".")[-1])]
        shutil.rmtree(trouble.kept)
    assert "going_wrong" in table([told])
    assert any("not as it should be" in line for line in troubles([told]))
