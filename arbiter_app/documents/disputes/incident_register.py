"""The register of incidents and sanctions, as it is filed with the papers of the event."""

from datetime import datetime
from textwrap import shorten

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.report import (
    Align,
    Cell,
    Column,
    ColumnKind,
    Orientation,
    Paragraph,
    Report,
    Table,
)
from arbiter_app.domain.disputes.sanctions import every_penalty
from arbiter_app.domain.facts.disputes.incidents import Incident, Penalty
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.hall.boards import board_told
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.disputes import incidents
from arbiter_app.wording.terms.event.stages import round_of_stage
from arbiter_app.wording.terms.registration import rights

_LONGEST_ACCOUNT = 300
"""More stands on the act of the incident."""


def incident_register(
    here: InHand, _: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the whole register; a lifted sanction is struck out and stays readable."""
    lines = here.tournament.incidents
    none = catalogue.translate("Paper", "Nothing was written down.")
    body = frame.Body(
        document="incident-register",
        title=catalogue.translate("Paper", "Register of incidents and sanctions"),
        blocks=(
            *((_table(here, catalogue),) if lines else (Paragraph(none),)),
            *_liftings(here, catalogue),
        ),
        orientation=Orientation.LANDSCAPE,
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _table(here: InHand, catalogue: Catalogue) -> Table:
    return Table(
        columns=(
            columns.number(catalogue),
            Column(catalogue.translate("Column", "Time"), ColumnKind.TEXT),
            Column(catalogue.translate("Column", "Rd"), ColumnKind.NUMBER, Align.RIGHT),
            columns.board(catalogue),
            columns.name(catalogue),
            Column(catalogue.translate("Column", "What happened"), ColumnKind.TEXT, room=24),
            Column(catalogue.translate("Column", "Article"), ColumnKind.TEXT),
            Column(catalogue.translate("Column", "Sanction"), ColumnKind.TEXT),
            Column(catalogue.translate("Column", "Effect"), ColumnKind.TEXT),
            Column(catalogue.translate("Column", "Reported by"), ColumnKind.TEXT),
            Column(catalogue.translate("Column", "Arbiter"), ColumnKind.TEXT),
        ),
        rows=tuple(
            _row(here, catalogue, incident, penalty)
            for incident, penalty in every_penalty(here.tournament)
        ),
    )


def _row(
    here: InHand, catalogue: Catalogue, incident: Incident, penalty: Penalty
) -> tuple[Cell, ...]:
    """Return what followed for one of the people; what happened stands with the first."""
    lifted = not penalty.stands
    competition = here.tournament.competition(incident.stage)
    number = competition.numbers.get(penalty.player) if penalty.player is not None else None
    name = incidents.whom(catalogue, here.event, penalty)
    numbered = catalogue.translate("Paper", "{name} (No. {number})")
    before = (
        str(incident.id),
        numbers.date_and_time(catalogue, incident.at),
        round_of_stage(catalogue, here.tournament, incident.stage, incident.round),
        _board(here, incident),
    )
    happened, decided = (
        (_told(catalogue, incident), incident.article),
        (incident.reported_by, incident.arbiter),
    )
    is_first = penalty == incident.penalties[0]
    return (
        *(Cell(text if is_first else "") for text in before),
        Cell(name if number is None else numbered.format(name=name, number=number)),
        *(Cell(text if is_first else "") for text in happened),
        Cell(incidents.imposed(catalogue, here.event, penalty), struck=lifted),
        Cell(incidents.short_effect(catalogue, penalty), struck=lifted),
        *(Cell(text if is_first else "") for text in decided),
    )


def _board(here: InHand, incident: Incident) -> str:
    if incident.board is None:
        return ""
    return str(board_told(here.tournament, incident.stage, incident.board))


def _told(catalogue: Catalogue, incident: Incident) -> str:
    offence = incidents.offence(catalogue, incident.offence)
    pattern = catalogue.translate("Paper", "{offence}: {account}")
    account = shorten(incident.account, _LONGEST_ACCOUNT, placeholder=" …")
    return pattern.format(offence=offence, account=account) if account else offence


def _liftings(here: InHand, catalogue: Catalogue) -> tuple[Paragraph, ...]:
    one = catalogue.translate(
        "Paper", "No. {number}: lifted on {moment} by {name}. Reason: {reason}"
    )
    of_several = catalogue.translate(
        "Paper", "No. {number}, {whom}: lifted on {moment} by {name}. Reason: {reason}"
    )
    return tuple(
        Paragraph(
            (one if len(incident.penalties) == 1 else of_several).format(
                number=incident.id,
                whom=incidents.whom(catalogue, here.event, penalty),
                moment=numbers.date_and_time(catalogue, penalty.lifted.at),
                name=rights.actor(catalogue, penalty.lifted.by),
                reason=penalty.lifted.reason,
            )
        )
        for incident, penalty in every_penalty(here.tournament)
        if penalty.lifted is not None
    )
