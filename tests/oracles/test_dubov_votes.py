"""Where two other engines agree on a round of the Dubov system, ours is the same."""

from random import Random

from tests.oracles.dubov_votes import compared
from tests.oracles.voters import Voters, python_of_voters

EVENTS = 8


def test_that_rounds_are_paired_as_two_other_engines_agree() -> None:
    python = python_of_voters()
    assert python is not None
    with Voters(python) as voters:
        for seed in range(EVENTS):
            counted, told = compared(voters, Random(f"votes {seed}"))
            assert not told
            assert counted["agreed"]
