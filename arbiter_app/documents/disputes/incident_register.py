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
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.incidents import Incident
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import incidents, numbers
from arbiter_app.wording.terms.stages import round_of_stage

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
            *_liftings(catalogue, lines),
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
        rows=tuple(_row(here, catalogue, each) for each in here.tournament.incidents),
    )


def _row(here: InHand, catalogue: Catalogue, incident: Incident) -> tuple[Cell, ...]:
    lifted = not incident.stands
    number = here.competition.numbers.get(incident.player)
    name = incidents.whom(catalogue, here.event, incident)
    numbered = catalogue.translate("Paper", "{name} (No. {number})")
    offence = incidents.offence(catalogue, incident.offence)
    told = catalogue.translate("Paper", "{offence}: {account}")
    account = shorten(incident.account, _LONGEST_ACCOUNT, placeholder=" …")
    return (
        Cell(str(incident.id)),
        Cell(numbers.date_and_time(catalogue, incident.at)),
        Cell(round_of_stage(catalogue, here.tournament, incident.stage, incident.round)),
        Cell(str(incident.board or "")),
        Cell(name if number is None else numbered.format(name=name, number=number)),
        Cell(told.format(offence=offence, account=account) if account else offence),
        Cell(incident.article),
        Cell(incidents.imposed(catalogue, here.event, incident), struck=lifted),
        Cell(incidents.short_effect(catalogue, incident), struck=lifted),
        Cell(incident.reported_by),
        Cell(incident.arbiter),
    )


def _liftings(catalogue: Catalogue, lines: tuple[Incident, ...]) -> tuple[Paragraph, ...]:
    pattern = catalogue.translate(
        "Paper", "No. {number}: lifted on {moment} by {name}. Reason: {reason}"
    )
    return tuple(
        Paragraph(
            pattern.format(
                number=each.id,
                moment=numbers.date_and_time(catalogue, each.lifted.at),
                name=each.lifted.by or "–",
                reason=each.lifted.reason,
            )
        )
        for each in lines
        if each.lifted is not None
    )
