"""The register of incidents as rows and columns, and what is told of one beneath them."""

from collections.abc import Sequence
from dataclasses import dataclass

from arbiter_app.domain.disputes.penalties import count_of
from arbiter_app.domain.disputes.sanctions import every_penalty
from arbiter_app.domain.facts.disputes.incidents import Incident, Penalty
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.hall.boards import board_told
from arbiter_app.domain.ids import Board, TournamentId
from arbiter_app.gui.base.alphabet import in_alphabet
from arbiter_app.gui.base.rows_model import RIGHT, Column
from arbiter_app.gui.look.words import Look
from arbiter_app.gui.parts.pages.told_panel import Told
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.disputes import incidents
from arbiter_app.wording.terms.event.stages import round_of_stage, tournament_name
from arbiter_app.wording.terms.registration import rights

_NARROWEST, _NARROWEST_NAME = 6, 10
"""How narrow long words may become, in heights of their letters; names are cut last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class IncidentRow:
    """A sanction of the register with its texts."""

    incident: Incident
    penalty: Penalty
    number: str
    """That of the incident, with the place of the sanction where there are several."""
    name: str
    time: str
    """Which time it was: "second illegal move in this game"."""
    sanction: str
    effect: str
    place: str
    """The round, with its stage where that is not the main one."""
    board: Board | str | None
    """As it is called in the hall."""
    at: TournamentId
    tournament: str
    """Its name, where the event has several."""


def incident_rows(event: Event) -> list[IncidentRow]:
    """Return the sanctions of the register of the tournament that an event is seen of, the oldest
    first.
    """
    catalogue, tournament = window_catalogue(), event.tournament
    return [
        IncidentRow(
            incident=incident,
            penalty=penalty,
            number=_number(incident, penalty),
            name=incidents.whom(catalogue, event, penalty),
            time=incidents.time_in_words(
                catalogue, incident.offence, count_of(tournament, incident, penalty)
            ),
            sanction=incidents.imposed(catalogue, event, penalty),
            effect=incidents.short_effect(catalogue, penalty),
            place=round_of_stage(catalogue, tournament, incident.stage, incident.round),
            board=incident.board and board_told(tournament, incident.stage, incident.board),
            at=tournament.id,
            tournament=tournament_name(catalogue, tournament) if event.has_several else "",
        )
        for incident, penalty in every_penalty(tournament)
    ]


def _number(incident: Incident, penalty: Penalty) -> str:
    if len(incident.penalties) == 1:
        return str(incident.id)
    return f"{incident.id}.{penalty.number}"


def columns() -> Sequence[Column[IncidentRow]]:
    """Return the columns; what was lifted is struck out and stays readable."""
    catalogue = window_catalogue()
    return (
        Column(
            title=translate("IncidentsPage", "№"),
            text=lambda row: row.number,
            sort_key=lambda row: (row.incident.id, row.penalty.number),
            align=RIGHT,
            is_second=True,
        ),
        Column(
            title=translate("IncidentsPage", "Time"),
            text=lambda row: f"{row.incident.at:%d.%m. %H:%M}",
            sort_key=lambda row: row.incident.at,
            is_second=True,
            spare=2,
        ),
        Column(
            title=translate("IncidentsPage", "Tournament"),
            narrowest=_NARROWEST,
            text=lambda row: row.tournament,
        ),
        Column(
            title=translate("IncidentsPage", "Rd"),
            text=lambda row: row.place,
            sort_key=lambda row: (row.incident.stage, row.incident.round or 0),
            align=RIGHT,
            hint=translate("IncidentsPage", "Round"),
            is_second=True,
        ),
        Column(
            title=translate("IncidentsPage", "Bd"),
            text=lambda row: str(row.board or ""),
            sort_key=lambda row: row.incident.board or 0,
            align=RIGHT,
            hint=translate("IncidentsPage", "Board"),
            is_second=True,
        ),
        Column(
            title=translate("IncidentsPage", "Whom"),
            is_name=True,
            narrowest=_NARROWEST_NAME,
            text=lambda row: row.name,
            sort_key=lambda row: in_alphabet(row.name),
        ),
        Column(
            title=translate("IncidentsPage", "Offence"),
            narrowest=_NARROWEST,
            text=lambda row: incidents.offence(catalogue, row.incident.offence),
            tooltip=lambda row: row.time,
        ),
        Column(
            title=translate("IncidentsPage", "Sanction"),
            narrowest=_NARROWEST,
            text=lambda row: row.sanction,
            struck_out=_is_lifted,
        ),
        Column(
            title=translate("IncidentsPage", "Effect"),
            narrowest=_NARROWEST,
            spare=3,
            text=lambda row: row.effect,
            struck_out=_is_lifted,
        ),
        Column(
            title=translate("IncidentsPage", "Arbiter"),
            text=lambda row: row.incident.arbiter,
            is_second=True,
            spare=1,
        ),
        Column(
            title=translate("IncidentsPage", "State"),
            text=lambda row: translate("IncidentsPage", "lifted") if _is_lifted(row) else "",
        ),
    )


def told(row: IncidentRow) -> Sequence[Told]:
    """Return what is written about an incident, with what it rests upon in second ink."""
    incident, catalogue = row.incident, window_catalogue()
    heading = translate("IncidentsPage", "{name}: {sanction}")
    parts = [
        Told(heading.format(name=row.name, sanction=row.sanction), Look.STRONG),
        Told(row.effect),
        Told(incident.account),
    ]
    if lifted := row.penalty.lifted:
        pattern = translate("IncidentsPage", "Lifted on {moment} by {name}: {reason}")
        words = pattern.format(
            moment=numbers.date_and_time(catalogue, lifted.at),
            name=rights.actor(catalogue, lifted.by),
            reason=lifted.reason,
        )
        parts.append(Told(words))
    time = row.time[:1].upper() + row.time[1:]
    parts.append(Told(f"{time} ({incident.article})" if incident.article else time, Look.SECOND))
    if incident.reported_by:
        pattern = translate("IncidentsPage", "Reported by {name}.")
        parts.append(Told(pattern.format(name=incident.reported_by), Look.SECOND))
    moment = numbers.date_and_time(catalogue, incident.at)
    pattern = translate("IncidentsPage", "Arbiter: {name}, {moment}.")
    told = pattern.format(name=incident.arbiter, moment=moment) if incident.arbiter else moment
    parts.append(Told(told, Look.SECOND))
    return parts


def _is_lifted(row: IncidentRow) -> bool:
    return not row.penalty.stands
