"""The systems that are paired here, one line each; their traits stand in `facts.systems`."""

from collections.abc import Callable, Mapping
from typing import Protocol

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing import berger, knockout
from arbiter_app.domain.pairing.bracket import FEWEST_ENTRANTS, MOST_ENTRANTS
from arbiter_app.domain.pairing.position import Position, RoundPairing
from arbiter_app.values import frozen


class DemandField(Protocol):
    """Refuses a field that a system does not take."""

    def __call__(self, players: int, *, cycles: int) -> None: ...


@frozen(kw_only=True)
class PairingSystem:
    """How a system pairs."""

    system: System
    pair: Callable[[Position], RoundPairing]
    """Pairs the round of a position."""
    demand_field: DemandField


def _demand_bracket(players: int, *, cycles: int) -> None:
    """Check the field of a knockout. Raises RuleError("knockout.entrants")."""
    del cycles
    if not FEWEST_ENTRANTS <= players <= MOST_ENTRANTS:
        raise RuleError(
            "knockout.entrants", entrants=players, fewest=FEWEST_ENTRANTS, most=MOST_ENTRANTS
        )


def _demand_two(players: int, *, cycles: int) -> None:
    """Check the field of a match. Raises RuleError("match.players")."""
    del cycles
    if players != FEWEST_ENTRANTS:
        raise RuleError("match.players", players=players)


def _demand_two_at_least(players: int, *, cycles: int) -> None:
    """Check a field to be divided, or paired round by round. Raises RuleError("stage.players")."""
    del cycles
    if players < FEWEST_ENTRANTS:
        raise RuleError("stage.players", players=players, fewest=FEWEST_ENTRANTS)


def _demand_anybody(players: int, *, cycles: int) -> None:
    """Take any field: who plays on boards is said by the matches of teams."""
    del players, cycles


def _pair_nobody(_: Position) -> RoundPairing:
    """Return no pair: groups and finals have their own, and results decide those of a Swiss."""
    return RoundPairing(pairs=())


# fmt: off
SYSTEMS: Mapping[System, PairingSystem] = {
    row.system: row
    for row in (
        PairingSystem(system=System.ROUND_ROBIN, pair=berger.pair,
                      demand_field=berger.demand_field),
        PairingSystem(system=System.SWISS, pair=_pair_nobody, demand_field=_demand_two_at_least),
        PairingSystem(system=System.KNOCKOUT, pair=knockout.pair, demand_field=_demand_bracket),
        PairingSystem(system=System.MATCH, pair=knockout.pair, demand_field=_demand_two),
        PairingSystem(system=System.SCHEVENINGEN, pair=_pair_nobody,
                      demand_field=_demand_two_at_least),
        PairingSystem(system=System.BOARDS, pair=_pair_nobody, demand_field=_demand_anybody),
        PairingSystem(system=System.STAGES, pair=_pair_nobody, demand_field=_demand_two_at_least),
        PairingSystem(system=System.SOLVING, pair=_pair_nobody, demand_field=_demand_two_at_least),
    )
}
# fmt: on


def pairing_system(system: System) -> PairingSystem:
    """Return how a system pairs."""
    return SYSTEMS[system]


def fixed_rounds(settings: Settings, players: int) -> tuple[RoundPairing, ...]:
    """Return every round that the numbers of so many players fix; none where results or matches
    decide. Raises RuleError where the system does not take so many.
    """
    system = pairing_system(settings.system)
    system.demand_field(players, cycles=settings.cycles)
    return tuple(
        system.pair(
            Position(
                players=players,
                round=Round(number),
                cycles=settings.cycles,
                swap_last_rounds=settings.swap_last_rounds,
            )
        )
        for number in range(1, (settings.rounds_fixed_by(players) or 0) + 1)
    )
