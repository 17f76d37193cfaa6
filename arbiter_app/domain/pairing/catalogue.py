"""The systems of play: one line each."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import System
from arbiter_app.domain.pairing.berger import CYCLES, FEWEST_PLAYERS, RoundPairing, berger


class Schedule(Protocol):
    """Pairs every round of a system whose pairings are fixed by the numbers alone."""

    def __call__(
        self, players: int, *, cycles: int, swap_last_rounds: bool
    ) -> tuple[RoundPairing, ...]: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class PairingSystem:
    """A system of play and its traits."""

    system: System
    fewest_players: int
    cycles: tuple[int, ...]
    schedule: Schedule


SYSTEMS: Mapping[System, PairingSystem] = {
    row.system: row
    for row in (
        PairingSystem(
            system=System.ROUND_ROBIN,
            fewest_players=FEWEST_PLAYERS,
            cycles=CYCLES,
            schedule=berger,
        ),
    )
}


def pairing_system(system: System) -> PairingSystem:
    """Return the traits of a system that is paired here.

    Raises RuleError("system.swiss"): a Swiss is read from a report file.
    """
    if system not in SYSTEMS:
        raise RuleError("system.swiss")
    return SYSTEMS[system]
