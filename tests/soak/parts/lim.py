"""Lim tournaments: small ones as a second reckoning pairs them that tries everything, larger ones
by the rules that no pairing may break. Where none is made, none is legal.
"""

import random
from collections import Counter
from pathlib import Path
from pprint import pformat

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.impossible import NoPairing
from arbiter_app.domain.pairing.swiss.lim import pair
from arbiter_app.domain.pairing.swiss.lim.field import Field
from arbiter_app.domain.pairing.swiss.lim.limits import may_have
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from tests.domain.pairing.swiss.lim.histories import positions
from tests.domain.pairing.swiss.lim.literal import Table, seen_in
from tests.domain.pairing.swiss.lim.readings import any_readings
from tests.domain.pairing.swiss.obstacles import is_proved
from tests.soak.outcomes import Came, Outcome, expect

SHORT = 20
SECONDS = 30.0
MOST_OF_SMALL, MOST_OF_LARGE = 10, 60


def turn(chance: random.Random, folder: Path) -> Came:
    came: Counter[Outcome] = Counter()
    is_small = chance.random() < 0.5

    def paired(position: SwissPosition) -> RoundPairing | None:
        (folder / "position.txt").write_text(pformat(position), encoding="utf-8")
        try:
            found = pair(position)
        except RuleError as error:
            expect(error.code == "pairing.impossible", error.code)
            why = error.facts["why"]
            assert isinstance(why, NoPairing)
            is_so = is_proved(position, Field(position).allowed, why)
            expect(is_so, "a legal pairing may be there")
            came[Outcome.REFUSED] += 1
            found = None
        if is_small:
            literal = Table(seen_in(position)).pairing()
            expect(literal == _as_literal(found), f"{found} and not {literal}")
        if found is not None:
            _look_at(position, found)
            came[Outcome.RIGHT] += 1
        return found

    most = MOST_OF_SMALL if is_small else MOST_OF_LARGE
    for _ in positions(chance, most, any_readings(chance), paired):
        pass
    return came


def _as_literal(found: RoundPairing | None) -> object:
    if found is None:
        return None
    return frozenset((int(each.white), int(each.black)) for each in found.pairs), found.free


def _look_at(position: SwissPosition, found: RoundPairing) -> None:
    place = {each.number: at for at, each in enumerate(position.players)}
    here = [each for pair in found.pairs for each in (pair.white, pair.black)]
    here += [] if found.free is None else [found.free]
    expect(sorted(here) == sorted(place), "not everybody is there once")
    if found.free is not None:
        expect(not position.players[place[found.free]].bye_barred, "a bye that may not be")
    for each in found.pairs:
        white, black = place[each.white], place[each.black]
        apart = position.met[white] | position.forbidden[white]
        expect(not apart >> black & 1, f"{each} may not meet")
        are_legal = may_have(position.players[white], Colour.WHITE) and may_have(
            position.players[black], Colour.BLACK
        )
        expect(are_legal or position.is_last_round, f"{each} beyond the limits of colours")
