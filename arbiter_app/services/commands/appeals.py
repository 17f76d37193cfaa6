"""Commands about protests and appeals: filed, decided with what follows, reopened."""

from collections.abc import Sequence
from datetime import datetime
from typing import Unpack

from sqlalchemy import func, select

from arbiter_app.domain.disputes.hearings import (
    appeal_of,
    disputed_incident,
    game_of,
    is_final,
    refusal_of_sitting,
)
from arbiter_app.domain.disputes.sanctions import incident_of
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.appeals import Appeal, AppealFields, AppealKind, Outcome, Seat
from arbiter_app.domain.facts.incidents import GameEffect
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import AppealId, IncidentId, StageId
from arbiter_app.domain.permission.by_state import anything, demands_a_reason
from arbiter_app.domain.registration.fees import demand_amount
from arbiter_app.domain.taking_part.what_if import every_game
from arbiter_app.services.command import Params, command
from arbiter_app.services.commands.incidents import impose_again, lift
from arbiter_app.services.writing.results import (
    demand_possible,
    result_now,
    write_result,
)
from arbiter_app.services.writing.settings import clean, moment_text
from arbiter_app.services.writing.take_back import take_back_unplayed
from arbiter_app.store.event_file.schema import AppealEffectRow, AppealRow, AppealSeatRow
from arbiter_app.store.event_file.unit_of_work import UnitOfWork


@command("appeal.file", anything, in_stage=True)
def file_appeal(uow: UnitOfWork, /, **fields: Unpack[AppealFields]) -> AppealId:
    """Take in a protest or an appeal; return its number."""
    last = uow.session.scalar(select(func.max(AppealRow.id))) or 0
    row = AppealRow(
        id=last + 1,
        tournament_id=uow.tournament.id,
        fee_returned=False,
        decided_by="",
        decision="",
        lifted_incident=False,
    )
    _write(uow, row, fields, uow.competition.id)
    uow.session.add(row)
    return AppealId(row.id)


@command("appeal.correct", anything)
def correct_appeal(uow: UnitOfWork, /, *, appeal: AppealId, **fields: Unpack[AppealFields]) -> None:
    """Correct what was written down when it was filed, while nothing is decided."""
    stage = _open_appeal(uow, appeal).stage
    _write(uow, uow.session.get_one(AppealRow, appeal), fields, stage)


@command("appeal.fee-paid", anything)
def set_fee_paid(uow: UnitOfWork, /, *, appeal: AppealId, paid: bool) -> None:
    """Note that the fee was paid, or take it back."""
    filed = _open_appeal(uow, appeal)
    if filed.fee is None:
        raise RuleError("appeal.no-fee", appeal=appeal)
    uow.session.get_one(AppealRow, appeal).fee_paid = paid


def _write(uow: UnitOfWork, row: AppealRow, fields: AppealFields, stage: StageId) -> None:
    """Write what was filed about a game of a stage, or about a line of the register."""
    tournament = uow.tournament
    kind, player = fields["kind"], tournament.entry(fields["player"]).player
    claim = fields["claim"].strip()
    if not claim:
        raise RuleError("appeal.claim-missing")
    round_, board = fields.get("round"), fields.get("board")
    against = fields.get("incident")
    if against is not None:
        incident = incident_of(tournament, against)
        stage, round_, board = incident.stage, incident.round, incident.board
        _demand_not_final(uow, row, against)
        if incident.player == player:
            row.person = incident.person
    if round_ is not None and board is not None:
        tournament.stage(stage).round(round_).game(board)
    elif board is not None:
        raise RuleError("appeal.round-missing", board=board)
    fee = fields.get("fee")
    row.kind = kind.value
    row.filed_at = moment_text(fields["filed_at"]) or ""
    row.player_id = player
    row.filed_by = clean(fields.get("filed_by")) or ""
    row.incident_id = against
    row.stage_id = stage
    row.round, row.board = round_, board
    row.claim = claim
    row.fee = None if fee is None else str(demand_amount(fee))
    row.fee_paid = fee is not None and fields.get("fee_paid", False)


def _demand_not_final(uow: UnitOfWork, row: AppealRow, against: IncidentId) -> None:
    """Raise RuleError("appeal.final") where the committee has spoken about it (VII.3.3)."""
    for each in uow.tournament.appeals:
        if each.id != row.id and each.incident == against and is_final(each):
            raise RuleError("appeal.final", appeal=each.id, incident=against)


# The decision


def _without_seats(params: Params) -> Params:
    """Return what the journal keeps of a decision; who sat stands in its rows."""
    return {name: value for name, value in params.items() if name != "seats"}


@command("appeal.decide", anything, noted=_without_seats, is_risky=True)
def decide_appeal(
    uow: UnitOfWork,
    /,
    *,
    appeal: AppealId,
    outcome: Outcome,
    decision: str,
    decided_at: datetime,
    seats: Sequence[Seat] = (),
    decided_by: str = "",
    fee_returned: bool = False,
    lift_incident: bool = False,
    result: Result | None = None,
) -> None:
    """Keep the decision of the committee, of the chief arbiter about a protest, or that it was
    retracted; at once the sanction is lifted and the result set, as far as it was decided so, and
    what was paired in a knockout for who loses his place there is taken back.

    Raises RuleError("match.played-upon") where he has played there already.
    """
    filed = _open_appeal(uow, appeal)
    changes_something = lift_incident or result is not None
    if changes_something and outcome in (Outcome.REJECTED, Outcome.RETRACTED):
        raise RuleError("appeal.rejected-changes-nothing", appeal=appeal)
    if fee_returned and not filed.fee_paid:
        raise RuleError("appeal.fee-not-paid", appeal=appeal)
    row = uow.session.get_one(AppealRow, appeal)
    if outcome is not Outcome.RETRACTED:
        if not decision.strip():
            raise RuleError("appeal.decision-missing", appeal=appeal)
        _write_who_decided(uow, row, filed, seats, decided_by)
    row.outcome = outcome.value
    row.decision = decision.strip()
    row.decided_at = moment_text(decided_at)
    row.fee_returned = fee_returned
    if lift_incident:
        _lift_sanction(uow, filed, row)
    if result is not None:
        _set_result(uow, filed, result)
    take_back_unplayed(uow)


def _write_who_decided(
    uow: UnitOfWork, row: AppealRow, filed: Appeal, seats: Sequence[Seat], decided_by: str
) -> None:
    if filed.kind is AppealKind.PROTEST:
        name = clean(decided_by)
        if name is None:
            raise RuleError("appeal.nobody-decided", appeal=filed.id)
        row.decided_by = name
        return
    if refusal := refusal_of_sitting(uow.here.event, filed, seats):
        raise refusal
    for position, seat in enumerate(seats, start=1):
        uow.session.add(
            AppealSeatRow(
                appeal_id=filed.id,
                position=position,
                name=seat.name,
                chair=seat.is_chair,
                reserve=seat.is_reserve,
                attendance=seat.attendance.value,
            )
        )


def _lift_sanction(uow: UnitOfWork, filed: Appeal, row: AppealRow) -> None:
    incident = disputed_incident(uow.tournament, filed)
    if incident is None or not incident.stands:
        raise RuleError("appeal.nothing-to-lift", appeal=filed.id)
    lift(uow, incident, row.decision)
    row.lifted_incident = True


def _set_result(uow: UnitOfWork, filed: Appeal, result: Result) -> None:
    """Set the result of the game in dispute, from what it is after the lifting of the sanction."""
    demand_possible(result)
    at_board = game_of(uow.tournament, filed)
    if at_board is None:
        raise RuleError("appeal.no-game", appeal=filed.id)
    round_, game = at_board
    before = result_now(uow, game)
    if before == result:
        return
    write_result(uow, round_, game, result)
    uow.session.add(
        AppealEffectRow(
            appeal_id=filed.id,
            game_id=game.id,
            white_before=before and before.white.value,
            black_before=before and before.black.value,
            white_after=result.white.value,
            black_after=result.black.value,
        )
    )


# Reopening


@command("appeal.reopen", demands_a_reason, is_risky=True)
def reopen_appeal(
    uow: UnitOfWork,
    /,
    *,
    appeal: AppealId,
    reason: str,  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> None:
    """Let a decision be taken anew: what it did to results and sanction is turned back, and what
    was paired in a knockout upon it is taken back.

    Raises RuleError("match.played-upon") where that was played.
    """
    decided = appeal_of(uow.tournament, appeal)
    if decided.is_open:
        raise RuleError("appeal.open-already", appeal=appeal)
    for effect in decided.effects:
        _take_back(uow, decided, effect)
    incident = disputed_incident(uow.tournament, decided)
    if decided.lifted_incident and incident is not None:
        impose_again(uow, incident)
    take_back_unplayed(uow)
    row = uow.session.get_one(AppealRow, appeal)
    row.outcome = row.decided_at = None
    row.decided_by = ""
    row.fee_returned = row.lifted_incident = False
    seats = select(AppealSeatRow).where(AppealSeatRow.appeal_id == appeal)
    effects = select(AppealEffectRow).where(AppealEffectRow.appeal_id == appeal)
    uow.remove(*uow.session.scalars(seats), *uow.session.scalars(effects))


def _take_back(uow: UnitOfWork, decided: Appeal, effect: GameEffect) -> None:
    for round_, game in every_game(uow.tournament):
        if game.id == effect.game:
            if game.result != effect.after:
                raise RuleError(
                    "appeal.result-changed",
                    appeal=decided.id,
                    round=round_.number,
                    board=game.board,
                )
            write_result(uow, round_, game, effect.before)


def _open_appeal(uow: UnitOfWork, number: AppealId) -> Appeal:
    """Return an appeal that is not decided yet. Raises RuleError("appeal.decided")."""
    found = appeal_of(uow.tournament, number)
    if not found.is_open:
        raise RuleError("appeal.decided", appeal=number)
    return found
