"""No part of a soak: turns that go wrong in every way there is, to try the soak itself."""

import os
import random
import time
from pathlib import Path

from tests.soak.memory import MEGABYTE
from tests.soak.outcomes import Outcome, expect

PATIENCE = 1.0
SECONDS = 0.5
MEMORY = 100
WAYS = ("right", "refused", "raises", "wrong", "busy", "endless", "dies", "fills the memory")


def turn(chance: random.Random, folder: Path) -> Outcome:
    way = chance.choice(WAYS)
    (folder / "way.txt").write_text(way)
    match way:
        case "refused":
            return Outcome.REFUSED
        case "raises":
            raise KeyError(way)
        case "wrong":
            expect(False, "not as it should be")
        case "busy":
            until = time.process_time() + 2 * SECONDS
            while time.process_time() < until:
                pass
        case "endless":
            time.sleep(1000)
        case "dies":
            os._exit(9)
        case "fills the memory":
            assert len(b"x" * (2 * MEMORY * MEGABYTE))
    return Outcome.RIGHT
