"""Tiny Swiss events, played nearly to exhaustion: each round is paired by the engine as the
literal enumerator of C.04.3 says.
"""

import random
from collections import Counter
from pathlib import Path
from pprint import pformat

from tests.domain.pairing.swiss.differences import difference
from tests.domain.pairing.swiss.tiny_events import DUTCH, By, TinyEvent
from tests.soak.outcomes import Came, Outcome, expect

SHORT = 15
SECONDS = 30.0
MOST_PLAYERS = 10


def turn(chance: random.Random, folder: Path) -> Came:
    return compared(chance, folder, DUTCH)


def compared(chance: random.Random, folder: Path, by: By) -> Counter[Outcome]:
    """Play an event of a system; find that each of its rounds is paired as it is literally."""
    came: Counter[Outcome] = Counter()
    for position in TinyEvent(chance, MOST_PLAYERS, by).positions():
        found = difference(position)
        if found:
            (folder / "position.txt").write_text(pformat(position), encoding="utf-8")
        expect(not found, found)
        came[Outcome.REFUSED if position.pairing is None else Outcome.RIGHT] += 1
    return came
