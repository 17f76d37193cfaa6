"""Incidents, protests and appeals: their rows, read and written."""

from collections.abc import Iterable
from datetime import datetime
from typing import TypedDict

from arbiter_app.domain.facts.appeals import Appeal, AppealKind, Attendance, Outcome, Seat
from arbiter_app.domain.facts.incidents import GameEffect, Incident, Lifting, Offence, Sanction
from arbiter_app.domain.facts.results import Mark, Result
from arbiter_app.domain.ids import (
    AppealId,
    Board,
    GameId,
    IncidentId,
    PlayerId,
    Round,
    StageId,
    TournamentId,
)
from arbiter_app.store.rows.columns import (
    decimal,
    decimal_text,
    marks,
    minute_text,
    moment,
    result,
    word,
)
from arbiter_app.store.rows.rows import Rows, Tables, grouped
from arbiter_app.store.rows.table import Area, Table


class IncidentRow(TypedDict):
    """A line of the register of incidents."""

    id: int
    tournament_id: int
    at: str
    player_id: int
    person: str | None
    stage_id: int
    round: int | None
    board: int | None
    offence: str
    article: str
    account: str
    reported_by: str
    arbiter: str
    sanction: str
    minutes: int | None
    fine: str | None
    fine_paid: bool
    first_round: int | None
    last_round: int | None
    lifted_at: str | None
    lifted_by: str | None
    lifted_reason: str | None


INCIDENT = Table("incident", IncidentRow, key=("id",), order="id", area=Area.INCIDENTS)


class IncidentEffectRow(TypedDict):
    """What a sanction did to the result of a game."""

    incident_id: int
    game_id: int
    white_before: str | None
    black_before: str | None
    white_after: str
    black_after: str


INCIDENT_EFFECT = Table(
    "incident_effect",
    IncidentEffectRow,
    key=("incident_id", "game_id"),
    order="game_id",
    area=Area.INCIDENTS,
)


class AppealRow(TypedDict):
    """A protest or an appeal."""

    id: int
    tournament_id: int
    kind: str
    filed_at: str
    player_id: int
    person: str | None
    filed_by: str
    incident_id: int | None
    stage_id: int
    round: int | None
    board: int | None
    claim: str
    fee: str | None
    fee_paid: bool
    fee_returned: bool
    decided_at: str | None
    decided_by: str
    outcome: str | None
    decision: str
    lifted_incident: bool


APPEAL = Table("appeal", AppealRow, key=("id",), order="id", area=Area.INCIDENTS)


class AppealSeatRow(TypedDict):
    """A member of the committee at the sitting about an appeal."""

    appeal_id: int
    position: int
    name: str
    chair: bool
    reserve: bool
    attendance: str


APPEAL_SEAT = Table(
    "appeal_seat",
    AppealSeatRow,
    key=("appeal_id", "position"),
    order="position",
    area=Area.INCIDENTS,
)


class AppealEffectRow(TypedDict):
    """What the decision of an appeal did to the result of a game."""

    appeal_id: int
    game_id: int
    white_before: str | None
    black_before: str | None
    white_after: str
    black_after: str


APPEAL_EFFECT = Table(
    "appeal_effect",
    AppealEffectRow,
    key=("appeal_id", "game_id"),
    order="game_id",
    area=Area.INCIDENTS,
)


# The register of incidents

OF_INCIDENTS = (INCIDENT.name, INCIDENT_EFFECT.name)
"""The tables that incidents are made of."""


def read_incidents(tournament: int, tables: Tables) -> tuple[Incident, ...]:
    """Return the register of a tournament."""
    effects = grouped(tables, INCIDENT_EFFECT, "incident_id")
    return tuple(
        _read_incident(row, effects.get(row["id"], ()))
        for row in grouped(tables, INCIDENT, "tournament_id").get(tournament, ())
    )


def _read_incident(row: IncidentRow, effects: Iterable[IncidentEffectRow]) -> Incident:
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
        effects=tuple(map(_read_effect, effects)),
        lifted=_read_lifting(row),
    )


def _read_lifting(row: IncidentRow) -> Lifting | None:
    if row["lifted_at"] is None:
        return None
    return Lifting(
        at=datetime.fromisoformat(row["lifted_at"]),
        by=row["lifted_by"] or "",
        reason=row["lifted_reason"] or "",
    )


def _incident_row(incident: Incident, tournament: TournamentId) -> IncidentRow:
    lifted = incident.lifted
    return IncidentRow(
        id=incident.id,
        tournament_id=tournament,
        at=minute_text(incident.at) or "",
        player_id=incident.player,
        person=incident.person,
        stage_id=incident.stage,
        round=incident.round,
        board=incident.board,
        offence=incident.offence.value,
        article=incident.article,
        account=incident.account,
        reported_by=incident.reported_by,
        arbiter=incident.arbiter,
        sanction=incident.sanction.value,
        minutes=incident.minutes,
        fine=decimal_text(incident.fine),
        fine_paid=incident.fine_paid,
        first_round=incident.first_round,
        last_round=incident.last_round,
        lifted_at=None if lifted is None else minute_text(lifted.at),
        lifted_by=None if lifted is None else lifted.by,
        lifted_reason=None if lifted is None else lifted.reason,
    )


def new_incident(rows: Rows) -> IncidentId:
    """Return the number of a line that is to be written into the register."""
    return IncidentId(rows.next_number(INCIDENT))


def incident_now(rows: Rows, id: IncidentId) -> Incident:
    """Return a line of the register as an act has left it so far. Raises KeyError."""
    return _read_incident(rows.one(INCIDENT, id), rows.where(INCIDENT_EFFECT, incident_id=id))


def write_incident(rows: Rows, tournament: TournamentId, incident: Incident) -> None:
    """Write a line of the register, which may be a new one, with its effects."""
    rows.put(INCIDENT, _incident_row(incident, tournament))
    effects = (
        IncidentEffectRow(
            incident_id=incident.id,
            game_id=effect.game,
            white_before=white_before,
            black_before=black_before,
            white_after=effect.after.white.value,
            black_after=effect.after.black.value,
        )
        for effect in incident.effects
        for white_before, black_before in [marks(effect.before)]
    )
    rows.set_where(INCIDENT_EFFECT, effects, incident_id=incident.id)


# Protests and appeals

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
        round=_round(row["round"]),
        board=_board(row["board"]),
        claim=row["claim"],
        fee=decimal(row["fee"]),
        fee_paid=row["fee_paid"],
        fee_returned=row["fee_returned"],
        seats=tuple(map(_read_seat, seats)),
        decided_at=moment(row["decided_at"]),
        decided_by=row["decided_by"],
        outcome=None if row["outcome"] is None else Outcome(row["outcome"]),
        decision=row["decision"],
        lifted_incident=row["lifted_incident"],
        effects=tuple(map(_read_effect, effects)),
    )


def _appeal_row(appeal: Appeal, tournament: TournamentId) -> AppealRow:
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
        lifted_incident=appeal.lifted_incident,
    )


def _read_seat(row: AppealSeatRow) -> Seat:
    return Seat(
        name=row["name"],
        is_chair=row["chair"],
        is_reserve=row["reserve"],
        attendance=Attendance(row["attendance"]),
    )


def _seat_row(seat: Seat, appeal: AppealId, position: int) -> AppealSeatRow:
    return AppealSeatRow(
        appeal_id=appeal,
        position=position,
        name=seat.name,
        chair=seat.is_chair,
        reserve=seat.is_reserve,
        attendance=seat.attendance.value,
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
        AppealEffectRow(
            appeal_id=appeal.id,
            game_id=effect.game,
            white_before=white_before,
            black_before=black_before,
            white_after=effect.after.white.value,
            black_after=effect.after.black.value,
        )
        for effect in appeal.effects
        for white_before, black_before in [marks(effect.before)]
    )
    rows.set_where(APPEAL_EFFECT, effects, appeal_id=appeal.id)


# What both tell of games


def _read_effect(row: IncidentEffectRow | AppealEffectRow) -> GameEffect:
    return GameEffect(
        game=GameId(row["game_id"]),
        before=result(row["white_before"], row["black_before"]),
        after=Result(Mark(row["white_after"]), Mark(row["black_after"])),
    )


def _round(number: int | None) -> Round | None:
    return None if number is None else Round(number)


def _board(number: int | None) -> Board | None:
    return None if number is None else Board(number)
