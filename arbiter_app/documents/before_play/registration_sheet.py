"""The control sheet of the registration desk: who has come, who has paid, who signs for it."""

from collections.abc import Sequence
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.parts.sections import AGE, CLUB, REGION, Sections, sections
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Paragraph,
    Report,
    Table,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.registration.entered import as_entry, teams_pay
from arbiter_app.domain.registration.fees import due, fee_totals, outstanding, overpaid
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import fees, people

SORT = ChoiceOption(
    "sort",
    QT_TRANSLATE_NOOP("Option", "Sorted by"),
    (
        Choice("name", QT_TRANSLATE_NOOP("Option", "name")),
        REGION,
        CLUB,
        AGE,
    ),
)

_TO_TICK = "□"
_HAS_COME = "+"


def registration_sheet(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the sheet with the sums of the fees; who left later was there, and stays on it."""
    entries = _sorted(here, sections(here, catalogue, options[SORT.name], printed_at), catalogue)
    present = sum(entry.present for entry in entries)
    counted = catalogue.translate("Paper", "{present} of {players} players have come")
    body = frame.Body(
        document="registration-sheet",
        title=catalogue.translate("Paper", "Control sheet of registration and entry fees"),
        subtitle=counted.format(present=present, players=len(entries)),
        blocks=(
            _table(here, catalogue, entries),
            *_teams(here, catalogue),
            *_totals(here, catalogue),
            Paragraph(catalogue.translate("Paper", "+ : has come. □ : to be ticked on arrival.")),
            *frame.withdrawal_note(here, catalogue),
        ),
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _sorted(here: InHand, divided: Sections | None, catalogue: Catalogue) -> tuple[Entry, ...]:
    entries = [*here.entries]
    entries.sort(key=lambda each: people.alphabetical(catalogue, here.event.players[each.player]))
    if divided:
        entries.sort(key=lambda each: divided.place(here.event.players[each.player]))
    return tuple(entries)


def _table(here: InHand, catalogue: Catalogue, entries: Sequence[Entry]) -> Table:
    players = [here.event.players[entry.player] for entry in entries]
    known = columns.filled(columns.of_paper("registration-sheet"), catalogue, players)
    money = _money_columns(catalogue) if _has_fees(here) else ()
    return Table(
        columns=(
            columns.number(catalogue),
            Column(catalogue.translate("Column", "Here"), ColumnKind.NUMBER, Align.CENTRE),
            columns.name(catalogue),
            *(column.column(catalogue) for column in known),
            *money,
            Column(catalogue.translate("Column", "Signature"), ColumnKind.WRITING, room=14),
        ),
        rows=tuple(
            (
                Cell(str(line)),
                Cell(_HAS_COME if entry.present else _TO_TICK if entry.takes_part else ""),
                frame.name_cell(here.event, catalogue, player.id),
                *(column.cell(catalogue, player) for column in known),
                *(_money_cells(here.event, catalogue, entry) if money else ()),
                Cell(),
            )
            for line, (entry, player) in enumerate(zip(entries, players, strict=True), start=1)
        ),
    )


def _teams(here: InHand, catalogue: Catalogue) -> tuple[Block, ...]:
    """Return the fees of teams, where they pay as such."""
    tournament = here.tournament
    if not teams_pay(here.event):
        return ()
    entries = [as_entry(tournament, team) for team in tournament.teams]
    entries.sort(
        key=lambda each: people.alphabetical(catalogue, here.event.contestants[each.player])
    )
    table = Table(
        title=catalogue.translate("Paper", "Entry fees of teams"),
        columns=(
            columns.number(catalogue),
            Column(catalogue.translate("Column", "Team")),
            *_money_columns(catalogue),
            Column(catalogue.translate("Column", "Signature"), ColumnKind.WRITING, room=14),
        ),
        rows=tuple(
            (
                Cell(str(line)),
                frame.name_cell(here.event, catalogue, entry.player),
                *_money_cells(here.event, catalogue, entry),
                Cell(),
            )
            for line, entry in enumerate(entries, start=1)
        ),
    )
    return (table,)


def _has_fees(here: InHand) -> bool:
    return any(due(here.event, entry) or entry.fee_paid for entry in here.entries)


def _money_columns(catalogue: Catalogue) -> tuple[Column, ...]:
    titles = (
        catalogue.translate("Column", "Due"),
        catalogue.translate("Column", "Paid"),
        catalogue.translate("Column", "Open"),
    )
    return tuple(Column(title, ColumnKind.NUMBER, Align.RIGHT) for title in titles)


def _money_cells(event: Event, catalogue: Catalogue, entry: Entry) -> tuple[Cell, ...]:
    amounts = (due(event, entry), entry.fee_paid, outstanding(event, entry))
    return tuple(Cell(fees.amount(catalogue, each)) for each in amounts)


def _totals(here: InHand, catalogue: Catalogue) -> tuple[Paragraph, ...]:
    """Return the sums of the columns, and who paid too much."""
    if not (_has_fees(here) or teams_pay(here.event)):
        return ()
    totals = fee_totals(here.event)
    sums = catalogue.translate(
        "Paper",
        "Entry fees: due {due}, paid {paid}, open {open}; %n player(s) in debt.",
        None,
        totals.debtors,
    )
    notes = [
        sums.format(
            due=fees.money(catalogue, here.event, totals.due),
            paid=fees.money(catalogue, here.event, totals.paid),
            open=fees.money(catalogue, here.event, totals.outstanding),
        )
    ]
    if totals.teams_in_debt:
        notes.append(
            catalogue.translate("Paper", "%n team(s) in debt.", None, totals.teams_in_debt)
        )
    paid = (*here.entries, *(as_entry(here.tournament, team) for team in here.tournament.teams))
    returned = [entry for entry in paid if overpaid(here.event, entry) > 0]
    if returned:
        pattern = catalogue.translate("Paper", "Paid more than due: {players}.")
        notes.append(
            pattern.format(
                players="; ".join(_overpaid(here.event, catalogue, each) for each in returned)
            )
        )
    return tuple(Paragraph(note, strong=index == 0) for index, note in enumerate(notes))


def _overpaid(event: Event, catalogue: Catalogue, entry: Entry) -> str:
    pattern = catalogue.translate("Paper", "{player} by {amount}")
    return pattern.format(
        player=people.name(catalogue, event.contestants[entry.player]),
        amount=fees.money(catalogue, event, overpaid(event, entry)),
    )
