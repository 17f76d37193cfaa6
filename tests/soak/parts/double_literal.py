"""Tiny events of matches of two games: the engine pairs each round as the literal enumerator of
C.04.5 does, however the text is read.
"""

import random
from collections import Counter
from pathlib import Path
from pprint import pformat

from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from tests.domain.pairing.swiss.teams.differences import any_readings, differences
from tests.soak.outcomes import Came, Outcome, expect

SHORT = 20
SECONDS = 30.0
MOST_PLAYERS = 10


def turn(chance: random.Random, folder: Path) -> Came:
    came: Counter[Outcome] = Counter()
    readings = any_readings(chance)
    for position, found in differences(chance, SwissText.DOUBLE, readings, MOST_PLAYERS):
        if found:
            (folder / "position.txt").write_text(pformat(position), encoding="utf-8")
        expect(not found, found)
        came[Outcome.RIGHT] += 1
    return came
