"""Commands about protests and appeals: filed, decided with what follows, reopened."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Unpack

from arbiter_app.domain.disputes.appeal_decisions import liftable
from arbiter_app.domain.disputes.hearings import (
    appeal_of,
    disputed_incident,
    game_of,
    is_final,
    refusal_of_sitting,
    with_concerns,
)
from arbiter_app.domain.disputes.sanctions import encounter_of, incident_of
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.appeals import (
    Appeal,
    AppealFields,
    AppealKind,
    Outcome,
    Seat,
)
from arbiter_app.domain.facts.disputes.incidents import GameEffect
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import AppealId, IncidentId
from arbiter_app.domain.permission.by_state import anything, demands_a_reason
from arbiter_app.domain.registration.fees import demand_amount
from arbiter_app.domain.taking_part.what_if import every_game
from arbiter_app.services.command import Params, command
from arbiter_app.services.commands.disputes.incidents import impose_again, lift
from arbiter_app.services.writing.results import (
    demand_possible,
    result_now,
    write_result,
)
from arbiter_app.services.writing.settings import clean, to_the_minute
from arbiter_app.services.writing.take_back import take_back_unplayed
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.appeals import new_appeal, write_appeal


@command("appeal.file", anything, right=Right.NOTE, in_stage=True)
def file_appeal(uow: UnitOfWork, /, **fields: Unpack[AppealFields]) -> AppealId:
    """Take in a protest or an appeal; return its number."""
    number = new_appeal(uow.rows)
    nothing = Appeal(
        id=number,
        kind=fields["kind"],
        filed_at=fields["filed_at"],
        player=fields["player"],
        stage=uow.competition.id,
    )
    _write(uow, _with_fields(uow, nothing, fields))
    return number


@command("appeal.correct", anything, right=Right.CORRECT)
def correct_appeal(uow: UnitOfWork, /, *, appeal: AppealId, **fields: Unpack[AppealFields]) -> None:
    """Correct what was written down when it was filed, while nothing is decided."""
    _write(uow, _with_fields(uow, _open_appeal(uow, appeal), fields))


@command("appeal.fee-paid", anything, right=Right.REGISTER)
def set_fee_paid(uow: UnitOfWork, /, *, appeal: AppealId, paid: bool) -> None:
    """Note that the fee was paid, or take it back."""
    filed = _open_appeal(uow, appeal)
    if filed.fee is None:
        raise RuleError("appeal.no-fee", appeal=appeal)
    _write(uow, replace(filed, fee_paid=paid))


def _write(uow: UnitOfWork, appeal: Appeal) -> None:
    write_appeal(uow.rows, uow.tournament.id, appeal)


def _with_fields(uow: UnitOfWork, appeal: Appeal, fields: AppealFields) -> Appeal:
    """Return what was filed about a game of its stage, or about a line of the register."""
    player, kind = fields["player"], fields["kind"]
    uow.tournament.status(player)
    claim = fields["claim"].strip()
    if not claim:
        raise RuleError("appeal.claim-missing")
    is_against_organiser = fields.get("is_against_organiser", False)
    if is_against_organiser and kind is AppealKind.PROTEST:
        raise RuleError("appeal.organiser")
    fee = fields.get("fee")
    return _about(
        uow,
        replace(
            appeal,
            kind=kind,
            filed_at=to_the_minute(fields["filed_at"]),
            player=player,
            filed_by=clean(fields.get("filed_by")) or "",
            is_against_organiser=is_against_organiser,
            claim=claim,
            fee=None if fee is None else demand_amount(fee),
            fee_paid=fee is not None and fields.get("fee_paid", False),
            addressee=_name_of(uow, _DECIDES[kind]),
            chief=_name_of(uow, Role.CHIEF_ARBITER),
        ),
        fields,
    )


_DECIDES = {AppealKind.PROTEST: Role.CHIEF_ARBITER, AppealKind.APPEAL: Role.APPEALS_CHAIR}


def _name_of(uow: UnitOfWork, role: Role) -> str:
    official = uow.event.official(role)
    return official.name if official else ""


def _about(uow: UnitOfWork, appeal: Appeal, fields: AppealFields) -> Appeal:
    """Return an appeal with the sanction or the game that it is against, as they are now."""
    tournament, stage, person = uow.tournament, appeal.stage, appeal.person
    round_, board, against = fields.get("round"), fields.get("board"), fields.get("incident")
    penalty = fields.get("penalty") if against is not None else None
    if against is not None:
        incident = incident_of(tournament, against)
        stage, round_, board = incident.stage, incident.round, incident.board
        about = (*incident.penalties,) if penalty is None else (incident.penalty(penalty),)
        _demand_not_final(uow, appeal, against, {each.number for each in about})
        person = next((each.person for each in about if each.player == appeal.player), person)
    encounter = result = None
    if round_ is not None and board is not None:
        game = tournament.stage(stage).round(round_).game(board)
        encounter, result = encounter_of(round_, game), game.result
    elif board is not None:
        raise RuleError("appeal.round-missing", board=board)
    return replace(
        appeal,
        person=person,
        incident=against,
        penalty=penalty,
        stage=stage,
        round=round_,
        board=board,
        encounter=encounter,
        result_filed=result,
    )


def _demand_not_final(
    uow: UnitOfWork, appeal: Appeal, against: IncidentId, penalties: Collection[int]
) -> None:
    """Raise RuleError("appeal.final") where the committee has spoken about it (VII.3.3)."""
    for each in uow.tournament.appeals:
        if each.id == appeal.id or each.incident != against or not is_final(each):
            continue
        if each.penalty is None or each.penalty in penalties:
            raise RuleError("appeal.final", appeal=each.id, incident=against)


# The decision


def _without_seats(params: Params) -> Params:
    """Return what the journal keeps of a decision; who sat stands in its rows."""
    return {name: value for name, value in params.items() if name != "seats"}


@command("appeal.decide", anything, right=Right.DECIDE, noted=_without_seats, is_risky=True)
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
    retracted. What was granted lifts the sanctions it is against; of what was granted in part
    `lift_incident` says whether it does. The result is set as it was decided, and what was paired
    in a knockout for who loses a place there is taken back.

    Raises RuleError("match.played-upon") where they have played there already.
    """
    filed = _open_appeal(uow, appeal)
    if (lift_incident or result is not None) and outcome in (Outcome.REJECTED, Outcome.RETRACTED):
        raise RuleError("appeal.rejected-changes-nothing", appeal=appeal)
    if fee_returned and not filed.fee_paid:
        raise RuleError("appeal.fee-not-paid", appeal=appeal)
    at_board = game_of(uow.tournament, filed)
    decided = replace(
        filed,
        outcome=outcome,
        decision=decision.strip(),
        decided_at=to_the_minute(decided_at),
        fee_returned=fee_returned,
        result_decided=at_board[1].result if at_board else None,
    )
    if outcome is not Outcome.RETRACTED:
        if not decided.decision:
            raise RuleError("appeal.decision-missing", appeal=appeal)
        decided = _with_who_decided(uow, decided, seats, decided_by)
    disputed = {penalty.number for _, penalty in liftable(uow.tournament, filed)}
    if outcome is Outcome.GRANTED or lift_incident:
        decided = replace(decided, lifted=_lift_sanctions(uow, decided, demanded=lift_incident))
    decided = replace(decided, left=tuple(sorted(disputed.difference(decided.lifted))))
    if result is not None:
        decided = replace(decided, effects=_set_result(uow, filed, result))
    _write(uow, decided)
    take_back_unplayed(uow)


def _with_who_decided(
    uow: UnitOfWork, decided: Appeal, seats: Sequence[Seat], decided_by: str
) -> Appeal:
    if decided.kind is AppealKind.PROTEST:
        name = clean(decided_by)
        if name is None:
            raise RuleError("appeal.nobody-decided", appeal=decided.id)
        return replace(decided, decided_by=name)
    if refusal := refusal_of_sitting(uow.event, decided, seats):
        raise refusal
    return replace(decided, seats=with_concerns(uow.event, decided, seats))


def _lift_sanctions(uow: UnitOfWork, decided: Appeal, *, demanded: bool) -> tuple[int, ...]:
    """Lift the sanctions that an appeal is against, as far as they stand; return their numbers."""
    found = liftable(uow.tournament, decided)
    if demanded and not found:
        raise RuleError("appeal.nothing-to-lift", appeal=decided.id)
    for incident, penalty in found:
        lift(uow, incident.id, penalty.number, decided.decision)
    return tuple(sorted(penalty.number for _, penalty in found))


def _set_result(uow: UnitOfWork, filed: Appeal, result: Result) -> tuple[GameEffect, ...]:
    """Set the result of the game in dispute, from what it is after the lifting of the sanction;
    return what that did.
    """
    demand_possible(result)
    at_board = game_of(uow.tournament, filed)
    if at_board is None:
        raise RuleError("appeal.no-game", appeal=filed.id)
    round_, game = at_board
    before = result_now(uow, game)
    if before == result:
        return ()
    write_result(uow, round_, game, result)
    encounter = encounter_of(round_.number, game)
    return (GameEffect(game=game.id, before=before, after=result, encounter=encounter),)


# Reopening


@command("appeal.reopen", demands_a_reason, right=Right.DECIDE, is_risky=True)
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
    if incident is not None:
        for number in decided.lifted:
            impose_again(uow, incident, number)
    _write(
        uow,
        replace(
            decided,
            outcome=None,
            decided_at=None,
            decided_by="",
            fee_returned=False,
            lifted=(),
            left=None,
            seats=(),
            effects=(),
            result_decided=None,
        ),
    )
    take_back_unplayed(uow)


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
