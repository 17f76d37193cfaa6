"""Where the engine pairs a round of matches otherwise than the literal enumerator."""

from collections.abc import Iterator
from random import Random

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.swiss_texts import (
    ByeMatches,
    Compliance,
    CountedScore,
    DoubleForfeit,
    LastRound,
    NextGroup,
    Readings,
    Seats,
    SwissText,
)
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.impossible import IMPOSSIBLE, IMPOSSIBLE_OF_TEAMS
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from tests.domain.pairing.swiss.teams.literal import LiteralRound
from tests.domain.pairing.swiss.teams.tiny_events import positions


def differences(
    chance: Random, text: SwissText, readings: Readings, most: int
) -> Iterator[tuple[SwissPosition, str]]:
    """Yield each round of a random event, and what both have made of it where that differs."""

    for position in positions(chance, _by_engine, text=text, readings=readings, most=most):
        found, literally = _by_engine(position), LiteralRound(position).pairing()
        made = None
        if found is not None:
            pairs = frozenset((int(each.white), int(each.black)) for each in found.pairs)
            made = pairs, found.free
        yield position, "" if made == literally else f"the engine {made}, literally {literally}"


def _by_engine(position: SwissPosition) -> RoundPairing | None:
    try:
        return engine.pair(position)
    except RuleError as refusal:
        if refusal.code not in (IMPOSSIBLE, IMPOSSIBLE_OF_TEAMS):
            raise
        return None


def any_readings(chance: Random) -> Readings:
    """Draw readings of C.04.5 and C.04.6."""
    return Readings(
        seats=chance.choice([*Seats]),
        next_group=chance.choice([*NextGroup]),
        compliance=chance.choice([*Compliance]),
        last_round=chance.choice([*LastRound]),
        floats=chance.choice([*CountedScore]),
        first_team=chance.choice([*CountedScore]),
        double_forfeit=chance.choice([*DoubleForfeit]),
        bye_matches=chance.choice([*ByeMatches]),
    )
