"""The systems of play: one line each."""

from collections.abc import Mapping
from enum import Enum, auto
from typing import Protocol

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.settings import System
from arbiter_app.domain.pairing.berger import CYCLES, RoundPairing, berger
from arbiter_app.domain.pairing.bracket import FEWEST_ENTRANTS, MOST_ENTRANTS
from arbiter_app.values import frozen

ONE_CYCLE = (1,)


class Paired(Enum):
    """When the games of a system are paired."""

    AT_ONCE = auto()
    """All of them, from the numbers alone."""
    GAME_BY_GAME = auto()
    """As the matches go on, see `pairing.knockout`."""
    IN_STAGES = auto()
    """Not here: groups and finals have games of their own."""


class Schedule(Protocol):
    """Pairs every round that the numbers alone fix, and refuses a field that the system does not
    take.
    """

    def __call__(
        self, players: int, *, cycles: int, swap_last_rounds: bool
    ) -> tuple[RoundPairing, ...]: ...


@frozen(kw_only=True)
class PairingSystem:
    """A system of play and its traits."""

    system: System
    cycles: tuple[int, ...] = ONE_CYCLE
    paired: Paired = Paired.AT_ONCE
    schedule: Schedule


def _knockout(players: int, *, cycles: int, swap_last_rounds: bool) -> tuple[RoundPairing, ...]:
    """Return no round: a knockout is paired game by game. Raises RuleError("knockout.entrants")."""
    del cycles, swap_last_rounds
    if not FEWEST_ENTRANTS <= players <= MOST_ENTRANTS:
        raise RuleError(
            "knockout.entrants", entrants=players, fewest=FEWEST_ENTRANTS, most=MOST_ENTRANTS
        )
    return ()


def _match(players: int, *, cycles: int, swap_last_rounds: bool) -> tuple[RoundPairing, ...]:
    """Return no round, likewise. Raises RuleError("match.players")."""
    del cycles, swap_last_rounds
    if players != FEWEST_ENTRANTS:
        raise RuleError("match.players", players=players)
    return ()


def _stages(players: int, *, cycles: int, swap_last_rounds: bool) -> tuple[RoundPairing, ...]:
    """Return no round: the stages have their own. Raises RuleError("stage.players")."""
    del cycles, swap_last_rounds
    if players < FEWEST_ENTRANTS:
        raise RuleError("stage.players", players=players, fewest=FEWEST_ENTRANTS)
    return ()


SYSTEMS: Mapping[System, PairingSystem] = {
    row.system: row
    for row in (
        PairingSystem(system=System.ROUND_ROBIN, cycles=CYCLES, schedule=berger),
        PairingSystem(system=System.KNOCKOUT, paired=Paired.GAME_BY_GAME, schedule=_knockout),
        PairingSystem(system=System.MATCH, paired=Paired.GAME_BY_GAME, schedule=_match),
        PairingSystem(system=System.STAGES, paired=Paired.IN_STAGES, schedule=_stages),
    )
}


def pairing_system(system: System) -> PairingSystem:
    """Return the traits of a system that is paired here.

    Raises RuleError("system.swiss"): a Swiss is read from a report file.
    """
    if system not in SYSTEMS:
        raise RuleError("system.swiss")
    return SYSTEMS[system]
