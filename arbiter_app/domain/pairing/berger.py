"""The Berger schedule of a round robin (C.05 Annex 1)."""

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.values import frozen

FEWEST_PLAYERS = 3
CYCLES = (1, 2)


@frozen
class Pair:
    """Two pairing numbers that meet."""

    white: PairingNumber
    black: PairingNumber

    @property
    def reversed(self) -> "Pair":
        return Pair(self.black, self.white)


@frozen(kw_only=True)
class RoundPairing:
    """The pairs of one round in board order, and who has no opponent in an odd field."""

    pairs: tuple[Pair, ...]
    free: PairingNumber | None = None


def berger(
    players: int, *, cycles: int = 1, swap_last_rounds: bool = False
) -> tuple[RoundPairing, ...]:
    """Return the rounds of a round robin (C.05 Annex 1).

    The second of two cycles repeats the first with colours reversed. `swap_last_rounds` lets the
    last two rounds of the first cycle change places, so that nobody has one colour three times in
    a row where the cycles meet; elsewhere it changes nothing, see `may_swap_last_rounds`.

    Raises RuleError("pairing.too-few-players") and RuleError("pairing.cycles").
    """
    if players < FEWEST_PLAYERS:
        raise RuleError("pairing.too-few-players", players=players, fewest=FEWEST_PLAYERS)
    if cycles not in CYCLES:
        raise RuleError("pairing.cycles", cycles=cycles, most=max(CYCLES))
    rounds = players - 1 if players % 2 == 0 else players
    first = tuple(_round(number, players) for number in range(1, rounds + 1))
    if cycles == 1:
        return first
    second = tuple(_colours_reversed(pairing) for pairing in first)
    if swap_last_rounds and may_swap_last_rounds(players, cycles=cycles):
        first = (*first[:-2], first[-1], first[-2])
    return first + second


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
