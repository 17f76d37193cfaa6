"""Commands of the lots that decide between who is still tied (C.07 Art. 4.2)."""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_app.domain.drawing.lots import demand_seed, draw_by_hand, seed_among_tied
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.match_decisions import DecisionKind
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.table.ties import are_lots_drawn
from arbiter_app.services.command import command
from arbiter_app.services.writing.matches import write_decision
from arbiter_app.services.writing.settings import clean, settings_now
from arbiter_app.services.writing.stages import describe_later_stage, stage_now
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.tournament import write_rules


@command("ties.seed", allows(Action.FIX_LOT_SEED), right=Right.MANAGE)
def fix_lot_seed(uow: UnitOfWork, /, *, seed: str) -> None:
    """Fix the seed of all lots among the tied before the first game, as it was announced."""
    write_rules(uow.rows, replace(uow.tournament, lot_seed=demand_seed(seed)))


@command(
    "ties.lots", allows(Action.DRAW_TIE_LOTS), right=Right.MANAGE, is_risky=True, in_stage=True
)
def draw_tie_lots(uow: UnitOfWork, /) -> None:
    """Hold the drawing of lots among those still tied, with the seed of the event (C.07 Art. 4.2):
    undone and drawn again, they give the same order.

    Where ties are shared, a stage from which people go on may draw them all the same: it must be
    known who does.
    """
    _demand_tied(uow)
    _let_lots_decide(uow, seed_among_tied(uow.tournament, uow.competition.id))


@command(
    "ties.lots-in-hall",
    allows(Action.DRAW_TIE_LOTS),
    right=Right.MANAGE,
    is_risky=True,
    in_stage=True,
)
def take_tie_lots(
    uow: UnitOfWork, /, *, numbers: Mapping[PlayerId, PairingNumber], witnesses: str
) -> None:
    """Take the lots that were drawn in the hall among those still tied; the lowest stands first.

    Raises RuleError("ties.no-witnesses") and as `domain.drawing.lots.draw_by_hand`.
    """
    tied = _demand_tied(uow)
    if not clean(witnesses):
        raise RuleError("ties.no-witnesses")
    drawn = draw_by_hand(numbers, [uow.event.contestants[player] for player in tied]).drawn
    _let_lots_decide(uow, None)
    for each in drawn:
        write_decision(
            uow,
            DecisionKind.PLACE,
            None,
            player=each.player,
            value=str(each.number),
            reason=witnesses,
        )


def _demand_tied(uow: UnitOfWork) -> tuple[PlayerId, ...]:
    """Return who is still tied. Raises RuleError where lots cannot or need not be drawn."""
    competition = uow.competition
    if competition.settings.unresolved is not Unresolved.LOTS and not competition.leads_on:
        raise RuleError("ties.shared")
    if competition.tie_lot_seed is not None:
        raise RuleError("ties.drawn", seed=competition.tie_lot_seed)
    if are_lots_drawn(competition):
        raise RuleError("ties.drawn-in-hall")
    rows = standings(competition, uow.event.contestants).rows
    tied = tuple(row.player for row in rows if row.shared and not row.is_settled)
    if not tied:
        raise RuleError("ties.none")
    return tied


def _let_lots_decide(uow: UnitOfWork, seed: str | None) -> None:
    """Let lots decide between those still tied of the stage in hand, by a seed if there is one."""
    if uow.competition.kind is StageKind.MAIN:
        settings = replace(settings_now(uow), unresolved=Unresolved.LOTS)
        write_rules(uow.rows, replace(uow.tournament, settings=settings, tie_lot_seed=seed))
        return
    stage = replace(stage_now(uow, uow.competition.id), tie_lot_seed=seed)
    assert stage.settings is not None, "a later stage has settings of its own"
    settings = replace(stage.settings, unresolved=Unresolved.LOTS)
    describe_later_stage(uow, replace(stage, settings=settings))
