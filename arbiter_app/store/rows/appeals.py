"""Protests and appeals: their rows, read and written."""

from collections.abc import Iterable
from datetime import datetime
from typing import TypedDict

from arbiter_app.domain.facts.disputes.appeals import (
    Appeal,
    AppealKind,
    Attendance,
    Concern,
    Outcome,
    Seat,
)
from arbiter_app.domain.facts.play.marks import marks, result
from arbiter_app.domain.ids import AppealId, IncidentId, PlayerId, StageId, TournamentId
from arbiter_app.store.rows.columns import (
    decimal,
    decimal_text,
    minute_text,
    moment,
    word,
)
from arbiter_app.store.rows.encounters import (
    EffectColumns,
    EncounterColumns,
    board_number,
    effect_columns,
    encounter_columns,
    read_effect,
    read_encounter,
    round_number,
)
from arbiter_app.store.rows.rows import Rows, Tables, grouped
from arbiter_app.store.rows.table import Area, Contestant, Line, Own, Table, Text


class AppealRow(EncounterColumns):
    """A protest or an appeal."""

    id: int
    tournament_id: int
    kind: str
    filed_at: str
    player_id: Contestant
    person: str | None
    filed_by: Line
    incident_id: int | None
    stage_id: int
    round: int | None
    board: int | None
    claim: Text
    fee: str | None
    fee_paid: bool
    fee_returned: bool
    decided_at: str | None
    decided_by: Line
    outcome: str | None
    decision: Text
    lifted: Own
    left_standing: Own | None
    penalty: int | None
    against_organiser: bool | None
    white_filed: str | None
    black_filed: str | None
    white_decided: str | None
    black_decided: str | None
    addressee: Line | None
    chief: str | None


APPEAL = Table("appeal", AppealRow, key=("id",), order="id", area=Area.INCIDENTS)


class AppealSeatRow(TypedDict):
    """A member of the committee at the sitting about an appeal."""

    appeal_id: int
    position: int
    name: str
    chair: bool
    reserve: bool
    attendance: str
    concern: str | None


APPEAL_SEAT = Table(
    "appeal_seat",
    AppealSeatRow,
    key=("appeal_id", "position"),
    order="position",
    area=Area.INCIDENTS,
)


class AppealEffectRow(EffectColumns):
    """What the decision of an appeal did to the result of a game."""

    appeal_id: int
    position: int


APPEAL_EFFECT = Table(
    "appeal_effect",
    AppealEffectRow,
    key=("appeal_id", "position"),
    order="position",
    area=Area.INCIDENTS,
)


OF_APPEALS = (APPEAL.name, APPEAL_SEAT.name, APPEAL_EFFECT.name)
"""The tables that protests and appeals are made of."""


def read_appeals(tournament: int, tables: Tables) -> tuple[Appeal, ...]:
    """Return the protests and appeals of a tournament."""
    seats = grouped(tables, APPEAL_SEAT, "appeal_id")
    effects = grouped(tables, APPEAL_EFFECT, "appeal_id")
    return tuple(
        _read_appeal(row, seats.get(row["id"], ()), effects.get(row["id"], ()))
        for row in grouped(tables, APPEAL, "tournament_id").get(tournament, ())
    )


def _read_appeal(
    row: AppealRow, seats: Iterable[AppealSeatRow], effects: Iterable[AppealEffectRow]
) -> Appeal:
    return Appeal(
        id=AppealId(row["id"]),
        kind=AppealKind(row["kind"]),
        filed_at=datetime.fromisoformat(row["filed_at"]),
        player=PlayerId(row["player_id"]),
        person=row["person"],
        filed_by=row["filed_by"],
        incident=None if row["incident_id"] is None else IncidentId(row["incident_id"]),
        stage=StageId(row["stage_id"]),
        round=round_number(row["round"]),
        board=board_number(row["board"]),
        claim=row["claim"],
        fee=decimal(row["fee"]),
        fee_paid=row["fee_paid"],
        fee_returned=row["fee_returned"],
        seats=tuple(map(_read_seat, seats)),
        decided_at=moment(row["decided_at"]),
        decided_by=row["decided_by"],
        outcome=None if row["outcome"] is None else Outcome(row["outcome"]),
        decision=row["decision"],
        lifted=_numbers(row["lifted"]),
        left=None if row["left_standing"] is None else _numbers(row["left_standing"]),
        penalty=row["penalty"],
        is_against_organiser=bool(row["against_organiser"]),
        encounter=read_encounter(row),
        result_filed=result(row["white_filed"], row["black_filed"]),
        result_decided=result(row["white_decided"], row["black_decided"]),
        addressee=row["addressee"],
        chief=row["chief"],
        effects=tuple(map(read_effect, effects)),
    )


def _appeal_row(appeal: Appeal, tournament: TournamentId) -> AppealRow:
    white_filed, black_filed = marks(appeal.result_filed)
    white_decided, black_decided = marks(appeal.result_decided)
    return AppealRow(
        id=appeal.id,
        tournament_id=tournament,
        kind=appeal.kind.value,
        filed_at=minute_text(appeal.filed_at) or "",
        player_id=appeal.player,
        person=appeal.person,
        filed_by=appeal.filed_by,
        incident_id=appeal.incident,
        stage_id=appeal.stage,
        round=appeal.round,
        board=appeal.board,
        claim=appeal.claim,
        fee=decimal_text(appeal.fee),
        fee_paid=appeal.fee_paid,
        fee_returned=appeal.fee_returned,
        decided_at=minute_text(appeal.decided_at),
        decided_by=appeal.decided_by,
        outcome=word(appeal.outcome),
        decision=appeal.decision,
        lifted=" ".join(map(str, appeal.lifted)),
        left_standing=None if appeal.left is None else " ".join(map(str, appeal.left)),
        penalty=appeal.penalty,
        against_organiser=appeal.is_against_organiser or None,
        white_filed=white_filed,
        black_filed=black_filed,
        white_decided=white_decided,
        black_decided=black_decided,
        addressee=appeal.addressee,
        chief=appeal.chief,
        **encounter_columns(appeal.encounter),
    )


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _read_seat(row: AppealSeatRow) -> Seat:
    return Seat(
        name=row["name"],
        is_chair=row["chair"],
        is_reserve=row["reserve"],
        attendance=Attendance(row["attendance"]),
        concern=None if row["concern"] is None else Concern(row["concern"]),
    )


def _seat_row(seat: Seat, appeal: AppealId, position: int) -> AppealSeatRow:
    return AppealSeatRow(
        appeal_id=appeal,
        position=position,
        name=seat.name,
        chair=seat.is_chair,
        reserve=seat.is_reserve,
        attendance=seat.attendance.value,
        concern=word(seat.concern),
    )


def new_appeal(rows: Rows) -> AppealId:
    """Return the number of a protest or appeal that is to be written."""
    return AppealId(rows.next_number(APPEAL))


def write_appeal(rows: Rows, tournament: TournamentId, appeal: Appeal) -> None:
    """Write a protest or an appeal, which may be a new one, with its sitting and its effects."""
    rows.put(APPEAL, _appeal_row(appeal, tournament))
    seats = (
        _seat_row(seat, appeal.id, position) for position, seat in enumerate(appeal.seats, start=1)
    )
    rows.set_where(APPEAL_SEAT, seats, appeal_id=appeal.id)
    effects = (
        AppealEffectRow(appeal_id=appeal.id, position=position, **effect_columns(effect))
        for position, effect in enumerate(appeal.effects, start=1)
    )
    rows.set_where(APPEAL_EFFECT, effects, appeal_id=appeal.id)
