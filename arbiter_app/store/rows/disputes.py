"""Rows of the register into domain values: incidents, protests and appeals."""

from datetime import datetime

from arbiter_app.domain.facts.appeals import Appeal, AppealKind, Attendance, Outcome, Seat
from arbiter_app.domain.facts.incidents import GameEffect, Incident, Lifting, Offence, Sanction
from arbiter_app.domain.facts.results import Mark, Result
from arbiter_app.domain.ids import AppealId, Board, GameId, IncidentId, PlayerId, Round, StageId
from arbiter_app.store.rows.columns import RowValues, decimal, grouped, moment, result


def incidents(incidents: list[RowValues], effects: list[RowValues]) -> tuple[Incident, ...]:
    of_incident = grouped(effects, by="incident_id")
    return tuple(_incident(row, of_incident[row["id"]]) for row in incidents)


def appeals(
    appeals: list[RowValues], seats: list[RowValues], effects: list[RowValues]
) -> tuple[Appeal, ...]:
    sat, changed = grouped(seats, by="appeal_id"), grouped(effects, by="appeal_id")
    return tuple(_appeal(row, sat[row["id"]], changed[row["id"]]) for row in appeals)


def _incident(row: RowValues, effects: list[RowValues]) -> Incident:
    return Incident(
        id=IncidentId(row["id"]),
        at=datetime.fromisoformat(row["at"]),
        player=PlayerId(row["player_id"]),
        person=row["person"],
        stage=StageId(row["stage_id"]),
        round=_round(row["round"]),
        board=_board(row["board"]),
        offence=Offence(row["offence"]),
        article=row["article"],
        account=row["account"],
        reported_by=row["reported_by"],
        arbiter=row["arbiter"],
        sanction=Sanction(row["sanction"]),
        minutes=row["minutes"],
        fine=decimal(row["fine"]),
        fine_paid=row["fine_paid"],
        first_round=_round(row["first_round"]),
        last_round=_round(row["last_round"]),
        effects=tuple(map(_effect, effects)),
        lifted=_lifting(row),
    )


def _lifting(row: RowValues) -> Lifting | None:
    if row["lifted_at"] is None:
        return None
    return Lifting(
        at=datetime.fromisoformat(row["lifted_at"]),
        by=row["lifted_by"],
        reason=row["lifted_reason"],
    )


def _appeal(row: RowValues, seats: list[RowValues], effects: list[RowValues]) -> Appeal:
    return Appeal(
        id=AppealId(row["id"]),
        kind=AppealKind(row["kind"]),
        filed_at=datetime.fromisoformat(row["filed_at"]),
        player=PlayerId(row["player_id"]),
        person=row["person"],
        filed_by=row["filed_by"],
        incident=None if row["incident_id"] is None else IncidentId(row["incident_id"]),
        stage=StageId(row["stage_id"]),
        round=_round(row["round"]),
        board=_board(row["board"]),
        claim=row["claim"],
        fee=decimal(row["fee"]),
        fee_paid=row["fee_paid"],
        fee_returned=row["fee_returned"],
        seats=tuple(
            Seat(
                name=seat["name"],
                is_chair=seat["chair"],
                is_reserve=seat["reserve"],
                attendance=Attendance(seat["attendance"]),
            )
            for seat in seats
        ),
        decided_at=moment(row["decided_at"]),
        decided_by=row["decided_by"],
        outcome=None if row["outcome"] is None else Outcome(row["outcome"]),
        decision=row["decision"],
        lifted_incident=row["lifted_incident"],
        effects=tuple(map(_effect, effects)),
    )


def _effect(row: RowValues) -> GameEffect:
    return GameEffect(
        game=GameId(row["game_id"]),
        before=result(row["white_before"], row["black_before"]),
        after=Result(Mark(row["white_after"]), Mark(row["black_after"])),
    )


def _round(number: int | None) -> Round | None:
    return None if number is None else Round(number)


def _board(number: int | None) -> Board | None:
    return None if number is None else Board(number)
