"""Commands about what solvers hand in."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.game_notes import Signed
from arbiter_app.domain.facts.play.sheets import Sheet, SheetState
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.permission.by_state import anything, demand_reason
from arbiter_app.domain.solving.marking import demand_sheet
from arbiter_app.domain.solving.scores import solving_rules
from arbiter_app.domain.solving.sheets import known_sheet
from arbiter_app.services.command import command
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.rounds import write_round
from arbiter_app.store.rows.sheets import write_sheet


def _judge(here: InHand, params: Mapping[str, Any]) -> None:
    """Demand a reason where a round was signed off: its results were announced."""
    if here.competition.round(params["round"]).signed_off is not None:
        demand_reason(params)


@command("sheet.mark", _judge, right=Right.ENTER)
def mark_sheet(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    solver: PlayerId,
    points: Sequence[Decimal] = (),
    seconds: int | None = None,
    state: SheetState = SheetState.MARKED,
    reason: str | None = None,  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> None:
    """Write what the sheet of a solver gives: points of each problem and the time; without one it
    was used up. Or say that he was absent, or that the sheet does not count; WAITING clears it.

    Raises RuleError("sheet.none") and as `demand_sheet`.
    """
    known = known_sheet(uow.competition, round, solver)
    marked = Sheet(
        solver=solver,
        state=state,
        points=tuple(points),
        seconds=seconds,
        entered_at=None if state is SheetState.WAITING else uow.at,
    )
    demand_sheet(solving_rules(uow.competition), round, marked)
    if not marked.says_the_same(known):
        _write(uow, round, marked)


@command("sheet.check", anything, right=Right.ENTER)
def check_sheet(uow: UnitOfWork, /, *, round: Round, solver: PlayerId) -> None:
    """Keep who typed a sheet a second time and found the same, and when.

    Raises RuleError("sheet.none") and ("sheet.none-to-check").
    """
    known = known_sheet(uow.competition, round, solver)
    if known.is_open:
        raise RuleError("sheet.none-to-check", round=round)
    checked = replace(known, checked=Signed(uow.actor, uow.at))
    write_sheet(uow.rows, uow.competition.id, round, checked)


@command("sheets.absent", _judge, right=Right.ENTER, is_risky=True)
def note_absent(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    reason: str | None = None,  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> None:
    """Say that all were absent whose sheets of a round are not typed.

    Raises RuleError("sheets.none-open").
    """
    open_ = uow.competition.round(round).open_sheets
    if not open_:
        raise RuleError("sheets.none-open", round=round)
    for sheet in open_:
        _write(uow, round, replace(sheet, state=SheetState.ABSENT, entered_at=uow.at))


def _write(uow: UnitOfWork, round: Round, sheet: Sheet) -> None:
    """Write a sheet for which nobody stands yet; a round that was signed off waits again."""
    competition = uow.competition
    write_sheet(uow.rows, competition.id, round, sheet)
    round_ = competition.round(round)
    if round_.signed_off is not None:
        write_round(uow.rows, competition.id, replace(round_, signed_off=None))
