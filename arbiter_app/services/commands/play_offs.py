"""Commands of play-offs: their regulation, their steps, and how they end."""

from collections.abc import Mapping
from datetime import datetime

from arbiter_app.domain.ids import PairingNumber, PlayerId, PlayOffId
from arbiter_app.domain.permissions import anything, demands_a_reason
from arbiter_app.domain.play_off_rules import PlayOffRules
from arbiter_app.services.command import command
from arbiter_app.store.unit_of_work import UnitOfWork


@command("tournament.play-off", anything, is_risky=True)
def set_play_off_rules(
    uow: UnitOfWork, /, *, rules: PlayOffRules | None, reason: str | None = None
) -> None:
    """Set how ties are played off; None: not at all."""
    raise NotImplementedError


@command("play-off.begin", anything, is_risky=True, in_stage=True)
def begin_play_off(
    uow: UnitOfWork,
    /,
    *,
    first_place: int,
    seed: str,
    numbers: Mapping[PlayerId, PairingNumber] | None = None,
    ready_at: datetime | None = None,
    declined: tuple[PlayerId, ...] = (),
    reason: str = "",
) -> PlayOffId:
    """Begin to play off the tie from a place on, with its first steps."""
    raise NotImplementedError


@command("play-off.step", anything, is_risky=True)
def begin_step(
    uow: UnitOfWork,
    /,
    *,
    play_off: PlayOffId,
    players: tuple[PlayerId, ...],
    seed: str,
    numbers: Mapping[PlayerId, PairingNumber] | None = None,
) -> None:
    """Begin the next step for players who are still level."""
    raise NotImplementedError


@command("play-off.ready", anything)
def set_ready(uow: UnitOfWork, /, *, play_off: PlayOffId, ready_at: datetime | None) -> None:
    """Set when the last game of those tied was over: the pause is counted from here."""
    raise NotImplementedError


@command("play-off.leave", demands_a_reason, is_risky=True)
def leave_play_off(
    uow: UnitOfWork, /, *, play_off: PlayOffId, player: PlayerId, reason: str
) -> None:
    """Let a player leave a play-off: what he has still to play in it is lost."""
    raise NotImplementedError


@command("play-off.lots", anything, is_risky=True)
def draw_play_off_lots(
    uow: UnitOfWork, /, *, play_off: PlayOffId, players: tuple[PlayerId, ...], seed: str
) -> None:
    """Draw lots among players for whom the regulations have nothing more."""
    raise NotImplementedError


@command("play-off.give-up", demands_a_reason, is_risky=True)
def give_up_play_off(uow: UnitOfWork, /, *, play_off: PlayOffId, reason: str) -> None:
    """End a play-off early: what it has decided until now stands."""
    raise NotImplementedError


@command("play-off.annul", demands_a_reason, is_risky=True)
def annul_play_off(uow: UnitOfWork, /, *, play_off: PlayOffId, reason: str) -> None:
    """Remove a play-off with all its games; the journal keeps it."""
    raise NotImplementedError
