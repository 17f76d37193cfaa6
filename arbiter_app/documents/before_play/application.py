"""The application of an organisation by name (Ukrainian rules IV.6), filled in or blank."""

from collections.abc import Sequence
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.parts.organisations import ORGANISATION, members
from arbiter_app.documents.report import (
    Block,
    Cell,
    Column,
    ColumnKind,
    Orientation,
    Report,
    Signature,
    Table,
    WritingLine,
)
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import people

FORM = ChoiceOption(
    "form",
    QT_TRANSLATE_NOOP("Option", "Form"),
    (
        Choice("filled", QT_TRANSLATE_NOOP("Option", "with the players")),
        Choice("blank", QT_TRANSLATE_NOOP("Option", "blank, to write on")),
    ),
)

_LINES = 15
"""As many players as a blank form has room for on a page."""


def application(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the application of an organisation, of all players where none is chosen.

    Raises RuleError("document.no-such-organisation").
    """
    organisation = options[ORGANISATION.name]
    blank = options[FORM.name] == "blank"
    players = () if blank else members(here, catalogue, organisation)
    blank = not players
    body = frame.Body(
        document="application",
        title=catalogue.translate("Paper", "Application by name"),
        subtitle="" if organisation is None or blank else str(organisation),
        blocks=(
            *(_organisation_line(catalogue) if blank or organisation is None else ()),
            _players(catalogue, players, blank=blank),
            *_lines_to_write(catalogue, players),
        ),
        orientation=Orientation.PORTRAIT,
        ranked=False,
        signatures=(
            Signature(catalogue.translate("Paper", "Head of the organisation"), ""),
            Signature(catalogue.translate("Paper", "Doctor (signature and personal stamp)"), ""),
        ),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _organisation_line(catalogue: Catalogue) -> tuple[WritingLine, ...]:
    label = catalogue.translate("Paper", "Organisation, sports society, region")
    return (WritingLine((label,)),)


def _players(catalogue: Catalogue, players: Sequence[Player], *, blank: bool) -> Table:
    known = columns.of_paper("application", columns.BIRTH, columns.TITLE)
    filled = columns.filled(known, catalogue, players)
    known = tuple(each for each in known if each in (columns.BIRTH, columns.TITLE, *filled))
    rows = tuple(
        (
            Cell(str(line)),
            Cell(people.name(catalogue, player)),
            *(column.cell(catalogue, player) for column in known),
            Cell(),
        )
        for line, player in enumerate(players, start=1)
    )
    headings = {
        columns.BIRTH: Column(
            catalogue.translate("Column", "Date of birth"), ColumnKind.TEXT, room=10
        ),
        columns.TITLE: Column(
            catalogue.translate("Column", "Title or rank"), ColumnKind.TEXT, room=8
        ),
    }
    return Table(
        columns=(
            columns.number(catalogue),
            Column(catalogue.translate("Column", "Surname, first name"), room=30 if blank else 0),
            *(headings.get(column) or column.column(catalogue) for column in known),
            Column(catalogue.translate("Column", "Doctor’s clearance"), ColumnKind.WRITING),
        ),
        rows=_empty(4) if blank else rows,
    )


def _empty(further: int) -> tuple[tuple[Cell, ...], ...]:
    """Return numbered lines with so many cells to write in."""
    return tuple((Cell(str(line)), *(Cell(),) * further) for line in range(1, _LINES + 1))


def _lines_to_write(catalogue: Catalogue, players: Sequence[Player]) -> tuple[Block, ...]:
    coaches = catalogue.translate("Paper", "Coaches (surname, first name, patronymic)")
    listed = any(player.coach for player in players)
    return (
        *(() if listed else (WritingLine((coaches,)),)),
        WritingLine((catalogue.translate("Paper", "Further particulars"),)),
        WritingLine(
            (
                catalogue.translate("Paper", "Admitted by the doctor (players)"),
                catalogue.translate("Paper", "Date"),
            )
        ),
    )
