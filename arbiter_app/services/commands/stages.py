"""Commands about the stages of a tournament: groups, finals, knockouts, and who plays in them."""

from collections.abc import Mapping

from arbiter_app.domain.draw import DrawMethod
from arbiter_app.domain.event import StageKind, System
from arbiter_app.domain.groups import Divide
from arbiter_app.domain.ids import PairingNumber, PlayerId, StageId
from arbiter_app.domain.knockout_rules import KnockoutRules
from arbiter_app.domain.permissions import anything, demands_a_reason
from arbiter_app.services.command import command
from arbiter_app.store.unit_of_work import UnitOfWork


@command("tournament.knockout", anything, is_risky=True, in_stage=True)
def set_knockout(uow: UnitOfWork, /, *, rules: KnockoutRules) -> None:
    """Set how a knockout or a match is played."""
    raise NotImplementedError


@command("stage.add", anything, is_risky=True)
def add_stage(
    uow: UnitOfWork,
    /,
    *,
    kind: StageKind,
    title: str,
    system: System,
    cycles: int = 1,
    swap_last_rounds: bool = False,
    knockout: KnockoutRules | None = None,
    sources: tuple[tuple[StageId, int], ...] = (),
    players: tuple[PlayerId, ...] = (),
    first_place: int | None = None,
    carries_results: bool = False,
    time_control: str = "",
) -> StageId:
    """Add a group or a final; `sources` are places of earlier stages."""
    raise NotImplementedError


@command("stage.describe", anything, in_stage=True)
def describe_stage(uow: UnitOfWork, /, *, title: str, time_control: str) -> None:
    """Set how a later stage is called and its time control."""
    raise NotImplementedError


@command("stage.remove", demands_a_reason, is_risky=True, in_stage=True)
def remove_stage(uow: UnitOfWork, /, *, reason: str) -> None:
    """Remove a later stage with all that was played in it; the journal keeps it."""
    raise NotImplementedError


@command("stage.divide", anything, is_risky=True)
def divide_into_groups(
    uow: UnitOfWork, /, *, groups: int, cycles: int = 1, by: Divide, seed: str
) -> None:
    """Divide the field into groups; the numbers inside a group are drawn by lot."""
    raise NotImplementedError


@command("stage.begin", anything, is_risky=True, in_stage=True)
def begin_stage(
    uow: UnitOfWork,
    /,
    *,
    method: DrawMethod,
    seed: str = "",
    numbers: Mapping[PlayerId, PairingNumber] | None = None,
) -> None:
    """Let those who have come so far take their places, give them numbers, make the schedule."""
    raise NotImplementedError
