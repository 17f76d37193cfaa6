"""The register of incidents: its rows, read and written."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import TypedDict

from arbiter_app.domain.facts.disputes.incidents import (
    Capacity,
    Incident,
    Lifting,
    Offence,
    Penalty,
    Sanction,
)
from arbiter_app.domain.ids import IncidentId, PlayerId, StageId, TournamentId
from arbiter_app.store.rows.columns import decimal, decimal_text, minute_text, word
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
from arbiter_app.store.rows.table import Area, Contestant, Line, Table, Text


class IncidentRow(EncounterColumns):
    """A line of the register of incidents."""

    id: int
    tournament_id: int
    at: str
    stage_id: int
    round: int | None
    board: int | None
    offence: str
    article: Line
    account: Text
    reported_by: Line
    arbiter: Line
    chief: str | None


INCIDENT = Table("incident", IncidentRow, key=("id",), order="id", area=Area.INCIDENTS)


class PenaltyRow(TypedDict):
    """What followed for one of the people of an incident."""

    incident_id: int
    number: int
    player_id: Contestant | None
    person: str | None
    capacity: str | None
    sanction: str
    minutes: int | None
    fine: str | None
    fine_paid: bool
    first_round: int | None
    last_round: int | None
    offences_before: int | None
    warnings_before: int | None
    lifted_at: str | None
    lifted_by: Line | None
    lifted_reason: Text | None


PENALTY = Table(
    "penalty",
    PenaltyRow,
    key=("incident_id", "number"),
    order="number",
    area=Area.INCIDENTS,
)


class PenaltyEffectRow(EffectColumns):
    """What a sanction, or its lifting, did to the result of a game."""

    incident_id: int
    number: int
    lifting: bool
    position: int


PENALTY_EFFECT = Table(
    "penalty_effect",
    PenaltyEffectRow,
    key=("incident_id", "number", "lifting", "position"),
    order="position",
    area=Area.INCIDENTS,
)


OF_INCIDENTS = (INCIDENT.name, PENALTY.name, PENALTY_EFFECT.name)
"""The tables that incidents are made of."""


def read_incidents(tournament: int, tables: Tables) -> tuple[Incident, ...]:
    """Return the register of a tournament."""
    penalties = grouped(tables, PENALTY, "incident_id")
    effects = grouped(tables, PENALTY_EFFECT, "incident_id")
    return tuple(
        _read_incident(row, penalties.get(row["id"], ()), effects.get(row["id"], ()))
        for row in grouped(tables, INCIDENT, "tournament_id").get(tournament, ())
    )


def _read_incident(
    row: IncidentRow, penalties: Iterable[PenaltyRow], effects: Iterable[PenaltyEffectRow]
) -> Incident:
    by_penalty: dict[tuple[int, bool], list[PenaltyEffectRow]] = {}
    for each in effects:
        by_penalty.setdefault((each["number"], each["lifting"]), []).append(each)
    return Incident(
        id=IncidentId(row["id"]),
        at=datetime.fromisoformat(row["at"]),
        stage=StageId(row["stage_id"]),
        round=round_number(row["round"]),
        board=board_number(row["board"]),
        encounter=read_encounter(row),
        offence=Offence(row["offence"]),
        article=row["article"],
        account=row["account"],
        reported_by=row["reported_by"],
        arbiter=row["arbiter"],
        chief=row["chief"],
        penalties=tuple(
            _read_penalty(
                each,
                by_penalty.get((each["number"], False), ()),
                by_penalty.get((each["number"], True), ()),
            )
            for each in penalties
        ),
    )


def _read_penalty(
    row: PenaltyRow, effects: Iterable[PenaltyEffectRow], given_back: Iterable[PenaltyEffectRow]
) -> Penalty:
    return Penalty(
        number=row["number"],
        player=None if row["player_id"] is None else PlayerId(row["player_id"]),
        person=row["person"],
        capacity=None if row["capacity"] is None else Capacity(row["capacity"]),
        sanction=Sanction(row["sanction"]),
        minutes=row["minutes"],
        fine=decimal(row["fine"]),
        fine_paid=row["fine_paid"],
        first_round=round_number(row["first_round"]),
        last_round=round_number(row["last_round"]),
        offences_before=row["offences_before"],
        warnings_before=row["warnings_before"],
        effects=tuple(map(read_effect, effects)),
        lifted=_read_lifting(row, given_back),
    )


def _read_lifting(row: PenaltyRow, given_back: Iterable[PenaltyEffectRow]) -> Lifting | None:
    if row["lifted_at"] is None:
        return None
    return Lifting(
        at=datetime.fromisoformat(row["lifted_at"]),
        by=row["lifted_by"] or "",
        reason=row["lifted_reason"] or "",
        effects=tuple(map(read_effect, given_back)),
    )


def _incident_row(incident: Incident, tournament: TournamentId) -> IncidentRow:
    return IncidentRow(
        id=incident.id,
        tournament_id=tournament,
        at=minute_text(incident.at) or "",
        stage_id=incident.stage,
        round=incident.round,
        board=incident.board,
        offence=incident.offence.value,
        article=incident.article,
        account=incident.account,
        reported_by=incident.reported_by,
        arbiter=incident.arbiter,
        chief=incident.chief,
        **encounter_columns(incident.encounter),
    )


def _penalty_row(penalty: Penalty, incident: IncidentId) -> PenaltyRow:
    lifted = penalty.lifted
    return PenaltyRow(
        incident_id=incident,
        number=penalty.number,
        player_id=penalty.player,
        person=penalty.person,
        capacity=word(penalty.capacity),
        sanction=penalty.sanction.value,
        minutes=penalty.minutes,
        fine=decimal_text(penalty.fine),
        fine_paid=penalty.fine_paid,
        first_round=penalty.first_round,
        last_round=penalty.last_round,
        offences_before=penalty.offences_before,
        warnings_before=penalty.warnings_before,
        lifted_at=None if lifted is None else minute_text(lifted.at),
        lifted_by=None if lifted is None else lifted.by,
        lifted_reason=None if lifted is None else lifted.reason,
    )


def _effect_rows(penalty: Penalty, incident: IncidentId) -> Iterator[PenaltyEffectRow]:
    given_back = penalty.lifted.effects if penalty.lifted else ()
    for lifting, effects in ((False, penalty.effects), (True, given_back)):
        for position, effect in enumerate(effects, start=1):
            yield PenaltyEffectRow(
                incident_id=incident,
                number=penalty.number,
                lifting=lifting,
                position=position,
                **effect_columns(effect),
            )


def new_incident(rows: Rows) -> IncidentId:
    """Return the number of a line that is to be written into the register."""
    return IncidentId(rows.next_number(INCIDENT))


def incident_now(rows: Rows, id: IncidentId) -> Incident:
    """Return a line of the register as an act has left it so far. Raises KeyError."""
    return _read_incident(
        rows.one(INCIDENT, id),
        rows.where(PENALTY, incident_id=id),
        rows.where(PENALTY_EFFECT, incident_id=id),
    )


def write_incident(rows: Rows, tournament: TournamentId, incident: Incident) -> None:
    """Write a line of the register, which may be a new one, with its sanctions."""
    rows.put(INCIDENT, _incident_row(incident, tournament))
    penalties = (_penalty_row(each, incident.id) for each in incident.penalties)
    rows.set_where(PENALTY, penalties, incident_id=incident.id)
    effects = (row for each in incident.penalties for row in _effect_rows(each, incident.id))
    rows.set_where(PENALTY_EFFECT, effects, incident_id=incident.id)
