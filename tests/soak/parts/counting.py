"""No part of a soak: turns that only count, to try how a campaign adds up and goes on."""

import random
from collections import Counter
from pathlib import Path

from tests.soak.outcomes import Counted, Outcome

NONE: Counter[str] = Counter()


def turn(chance: random.Random, folder: Path) -> Counted:
    return Counted(Counter([Outcome.RIGHT]), _figures(chance))


def figures_of(seed: str) -> Counter[str]:
    """Return what the turn of a seed adds."""
    return _figures(random.Random(seed))


def _figures(chance: random.Random) -> Counter[str]:
    return +Counter({"tried": 1, "odd": chance.randrange(100) % 2})
