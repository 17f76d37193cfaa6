"""Random events of the Dubov system in complete fields: where py4swiss and pairing-core agree on a
round, ours is the same.
"""

import random
from collections import Counter
from pathlib import Path

from tests.oracles.dubov_votes import compared
from tests.oracles.voters import VOTERS, Voters, python_of_voters
from tests.soak.outcomes import Counted, HalfDoneError, Outcome

SHORT = 4 if python_of_voters() else 0
SECONDS = 120.0
PATIENCE = 600.0

_voters: list[Voters] = []


def left_out() -> tuple[str, ...]:
    if can_be_tried():
        return ()
    return (f"py4swiss and pairing-core are in no .venv-voters and {VOTERS} names none.",)


def can_be_tried() -> bool:
    return python_of_voters() is not None


def prepare(folder: Path) -> None:
    """Start both."""
    python = python_of_voters()
    assert python is not None
    _voters[:] = [Voters(python)]


def turn(chance: random.Random, folder: Path) -> Counted:
    counted, told = compared(_voters[0], chance)
    if told:
        (folder / "told.txt").write_text("\n".join(told), encoding="utf-8")
        raise HalfDoneError("\n".join(told))
    return Counted(Counter({Outcome.RIGHT: 1}), counted)
