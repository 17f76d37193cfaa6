"""Where the engine pairs a position otherwise than the literal enumerator."""

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from tests.domain.pairing.swiss.literal import Pairing
from tests.domain.pairing.swiss.tiny_events import Position


def engine_pairing(position: Position) -> Pairing | None:
    """Return how the engine pairs it, in the words of the enumerator; None: not at all."""
    try:
        found = engine.pair(swiss_position(position.competition, position.round))
    except RuleError as refusal:
        if refusal.code != "pairing.impossible":
            raise
        return None
    return tuple((pair.white, pair.black) for pair in found.pairs), found.free


def difference(position: Position) -> str:
    """Return what both have made of a position where pairs, colours or bye differ; else ""."""
    found = engine_pairing(position)
    if _as_set(found) == _as_set(position.pairing):
        return ""
    literally = _said(position.pairing)
    return f"round {position.round}: the engine {_said(found)}, by the articles {literally}"


def _as_set(pairing: Pairing | None) -> tuple[frozenset[tuple[int, int]], int | None] | None:
    return None if pairing is None else (frozenset(pairing[0]), pairing[1])


def _said(pairing: Pairing | None) -> str:
    if pairing is None:
        return "nothing"
    pairs, bye = pairing
    said = " ".join(f"{white}-{black}" for white, black in pairs)
    return said if bye is None else f"{said}, bye {bye}"
