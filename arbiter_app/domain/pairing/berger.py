"""The Berger schedule of a round robin (C.05 Annex 1)."""

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.position import Pair, Position, RoundPairing

FEWEST_PLAYERS = 3
MOST_PLAYERS = 200
"""A round robin of more lasts two hundred rounds; what has more is a mistake."""
CYCLES = System.ROUND_ROBIN.traits.cycles


def berger(
    players: int, *, cycles: int = 1, swap_last_rounds: bool = False
) -> tuple[RoundPairing, ...]:
    """Return the rounds of a round robin (C.05 Annex 1).

    The second of two cycles repeats the first with colours reversed. `swap_last_rounds` lets the
    last two rounds of the first cycle change places, so that nobody has one colour three times in
    a row where the cycles meet; elsewhere it changes nothing, see `may_swap_last_rounds`.

    Raises RuleError as `demand_field`.
    """
    demand_field(players, cycles=cycles)
    rounds = cycles * (players - 1 + players % 2)
    return tuple(
        pair(
            Position(
                players=players,
                round=Round(number),
                cycles=cycles,
                swap_last_rounds=swap_last_rounds,
            )
        )
        for number in range(1, rounds + 1)
    )


def demand_field(players: int, *, cycles: int) -> None:
    """Check that so many players can meet so often.

    Raises RuleError("pairing.too-few-players"), ("pairing.too-many-players") or
    ("pairing.cycles").
    """
    if players < FEWEST_PLAYERS:
        raise RuleError("pairing.too-few-players", players=players, fewest=FEWEST_PLAYERS)
    if players > MOST_PLAYERS:
        raise RuleError("pairing.too-many-players", players=players, most=MOST_PLAYERS)
    if cycles not in CYCLES:
        raise RuleError("pairing.cycles", cycles=cycles, most=max(CYCLES))


def pair(position: Position) -> RoundPairing:
    """Pair a round of a round robin, see `berger`; the numbers alone say how."""
    players, cycles = position.players, position.cycles
    in_cycle = players - 1 + players % 2
    cycle, before = divmod(position.round - 1, in_cycle)
    swaps = position.swap_last_rounds and may_swap_last_rounds(players, cycles=cycles)
    if cycle == 0 and swaps and before >= in_cycle - 2:
        before = 2 * in_cycle - 3 - before
    found = _round(before + 1, players)
    return _colours_reversed(found) if cycle else found


def may_swap_last_rounds(players: int, *, cycles: int) -> bool:
    """Return whether the last two rounds of the first cycle can change places: an even field that
    plays two cycles.
    """
    return cycles == 2 and players % 2 == 0


def _round(number: int, players: int) -> RoundPairing:
    """Pair one round: all numbers but the last of the (even) table stand in a circle; one meets
    the last number, the others meet the number opposite, nearest neighbours first.
    """
    table = players + players % 2
    circle = table - 1
    centre = (number - 1) * (table // 2) % circle
    opposite = tuple(
        Pair(_at(centre + step, circle), _at(centre - step, circle))
        for step in range(1, table // 2)
    )
    if players < table:
        return RoundPairing(pairs=opposite, free=_at(centre, circle))
    top = Pair(_at(centre, circle), PairingNumber(table))
    return RoundPairing(pairs=(top if number % 2 else top.reversed, *opposite))


def _at(position: int, circle: int) -> PairingNumber:
    return PairingNumber(position % circle + 1)


def _colours_reversed(pairing: RoundPairing) -> RoundPairing:
    return RoundPairing(pairs=tuple(pair.reversed for pair in pairing.pairs), free=pairing.free)
