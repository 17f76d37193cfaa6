"""Small McMahon fields: no pairing of all weighs more than the one that is made."""

import random
from dataclasses import replace
from pathlib import Path
from pprint import pformat

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.pairing.swiss.mcmahon import pair
from tests.domain.pairing.swiss.mcmahon.fields import any_position, any_rules
from tests.domain.pairing.swiss.mcmahon.literal import literal_pairing
from tests.soak.outcomes import Came, Outcome, expect

SHORT = 20
SECONDS = 30.0
MOST_PLAYERS = 9


def turn(chance: random.Random, folder: Path) -> Came:
    rules = any_rules(chance)
    position = replace(any_position(chance, MOST_PLAYERS), mcmahon=rules)
    (folder / "position.txt").write_text(pformat(position), encoding="utf-8")
    literal = literal_pairing(position)
    try:
        found = pair(position)
    except RuleError as error:
        expect(error.code == "pairing.impossible" and literal is None, f"{error}, not {literal}")
        return Outcome.REFUSED
    pairs = frozenset(frozenset((int(each.white), int(each.black))) for each in found.pairs)
    expect(literal == (pairs, found.free), f"{found} and not {literal}")
    return Outcome.RIGHT
