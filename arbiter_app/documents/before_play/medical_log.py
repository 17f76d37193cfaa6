"""The log of medical care (Ukrainian rules IX): ruled lines that the doctor writes on."""

from datetime import datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.report import (
    Block,
    Cell,
    Column,
    ColumnKind,
    Facts,
    Orientation,
    Paragraph,
    Report,
    Table,
    WritingLine,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.registration import people

_LINES = 8
"""As many as fit on a page with room for two lines of handwriting."""


def medical_log(
    here: InHand,
    options: Options,  # noqa: ARG001 - every document is built with the same arguments
    catalogue: Catalogue,
    printed_at: datetime,
) -> Report:
    """Return a page of the log, signed by the doctor and the chief arbiter."""
    binding = catalogue.translate(
        "Paper",
        "What the doctor decides as a doctor binds players, coaches and arbiters (Ukrainian rules"
        " IX). The doctor keeps the log; it is not hung up.",
    )
    body = frame.Body(
        document="medical-log",
        title=catalogue.translate("Paper", "Log of medical care"),
        blocks=(_doctor(here.event, catalogue), _table(catalogue), Paragraph(binding)),
        orientation=Orientation.LANDSCAPE,
        undivided=True,
        ranked=False,
        signatures=tuple(
            frame.office_signature(here.event, catalogue, role)
            for role in (Role.DOCTOR, Role.CHIEF_ARBITER)
        ),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _doctor(event: Event, catalogue: Catalogue) -> Block:
    """Return who is on duty; room to write where nobody is named."""
    office = people.role(catalogue, Role.DOCTOR)
    doctors = event.with_role(Role.DOCTOR)
    if doctors:
        return Facts(((office, "; ".join(each.name for each in doctors)),))
    return WritingLine((office, catalogue.translate("Paper", "Telephone")))


def _table(catalogue: Catalogue) -> Table:
    filled_by_hand = (
        Column(catalogue.translate("Column", "Date and time"), room=12),
        Column(catalogue.translate("Column", "Surname, first name; as whom at the event"), room=24),
        Column(catalogue.translate("Column", "Complaint, what happened"), room=26),
        Column(catalogue.translate("Column", "Help given"), room=26),
        Column(catalogue.translate("Column", "Decision: plays on, rests, hospital"), room=18),
        Column(catalogue.translate("Column", "Doctor’s signature"), ColumnKind.WRITING, room=14),
    )
    return Table(
        columns=(columns.number(catalogue), *filled_by_hand),
        rows=tuple(
            (Cell(str(line)), *(Cell(),) * len(filled_by_hand)) for line in range(1, _LINES + 1)
        ),
    )
