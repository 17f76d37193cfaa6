"""Small random Swiss events: why two do not meet, or why somebody does not have the bye. The
criterion that is named is the first that gets worse where that pairing is made.
"""

import random
from collections import Counter
from pathlib import Path

from tests.domain.pairing.swiss.why_differences import answers
from tests.soak.outcomes import Came, Outcome

SHORT = 15
SECONDS = 30.0


def turn(chance: random.Random, folder: Path) -> Came:
    came: Counter[Outcome] = Counter()
    for named in answers(chance):
        came[Outcome.RIGHT] += named.total()
    return came
