"""Tiny events of the Burstein system, played nearly to exhaustion: the engine pairs each round as
the literal enumerator of C.04.4.2 does.
"""

import random
from pathlib import Path

from tests.domain.pairing.swiss.burstein import BURSTEIN
from tests.soak.outcomes import Came
from tests.soak.parts.swiss_literal import compared

SHORT = 15
SECONDS = 30.0


def turn(chance: random.Random, folder: Path) -> Came:
    return compared(chance, folder, BURSTEIN)
