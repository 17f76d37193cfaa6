"""The protocol of the credentials committee (Ukrainian rules IV.5, VII.2.10), and its extract."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import columns, frame, organisations
from arbiter_app.documents.parts.organisations import ORGANISATION, members
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Facts,
    Grid,
    Paragraph,
    Report,
    Signature,
    Table,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Official, Role
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.registration.commission import (
    CheckedPaper,
    PaperState,
    PlayerPapers,
    check_papers,
)
from arbiter_app.domain.registration.fees import due
from arbiter_app.domain.registration.tallies import Group, Tally, readiness, totals
from arbiter_app.formats.days import format_day
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.registration import commission, fees

_COMMISSION = (Role.MANDATE_CHAIR, Role.MANDATE_MEMBER)

_SIGNS = {**commission.SIGNS, PaperState.IN_ORDER: "+"}
"""Those of the window, but for one that the fonts of papers lack."""


def mandate_protocol(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the protocol of all players, or the extract for one organisation.

    Raises RuleError("document.no-such-organisation").
    """
    organisation = options[ORGANISATION.name]
    players = [each.id for each in members(here, catalogue, organisation)]
    checked = [check_papers(here.event, here.tournament.entry(player)) for player in players]
    is_extract = organisation is not None
    title = (
        catalogue.translate("Paper", "Extract from the protocol of the credentials committee")
        if is_extract
        else catalogue.translate("Paper", "Protocol of the credentials committee")
    )
    body = frame.Body(
        document="mandate-protocol",
        title=title,
        subtitle=str(organisation) if is_extract else "",
        blocks=(
            facts_of_commission(
                here.event, catalogue, last_decision(here.tournament.entries, printed_at)
            ),
            _table(here.event, catalogue, checked),
            *_legend(catalogue, checked),
            *frame.withdrawal_note(here, catalogue),
            *(() if is_extract else tallied(here.event, catalogue)),
        ),
        ranked=False,
        signatures=(frame.office_signature(here.event, catalogue, Role.CHIEF_SECRETARY),)
        if is_extract  # (VII.2.14)
        else signatures_of_commission(here.event, catalogue),
    )
    return frame.framed(body, here, catalogue, printed_at)


def last_decision(entries: Iterable[Entry], printed_at: datetime) -> date:
    """Return the day of the last decision; before the first one, that of printing."""
    days = (each.decided_on for each in entries)
    return max((day for day in days if day is not None), default=printed_at.date())


def facts_of_commission(event: Event, catalogue: Catalogue, day: date) -> Facts:
    """Return the day, the rank of the event and who sits in the commission."""
    return Facts(tuple(_facts(event, catalogue, day)))


def _facts(event: Event, catalogue: Catalogue, day: date) -> Iterator[tuple[str, str]]:
    yield catalogue.translate("Paper", "Date"), numbers.date_text(catalogue, day)
    if event.rank is not None:
        yield catalogue.translate("Paper", "Rank of the event"), event.rank
    commissioners = event.with_role(*_COMMISSION)
    if commissioners:
        listed = "\n".join(_commissioner(catalogue, each) for each in _chair_first(commissioners))
        yield catalogue.translate("Paper", "Credentials committee"), listed
    else:
        nobody = catalogue.translate(
            "Paper", "none; the chief arbiter admits players (Ukrainian rules V.1.6)"
        )
        yield catalogue.translate("Paper", "Credentials committee"), nobody


def _commissioner(catalogue: Catalogue, official: Official) -> str:
    pattern = catalogue.translate("Paper", "{name}, {office}")
    offices = {
        Role.MANDATE_CHAIR: catalogue.translate("Paper", "chair"),
        Role.MANDATE_MEMBER: catalogue.translate("Paper", "member"),
    }
    return pattern.format(name=official.name, office=offices[official.role])


def _chair_first(officials: Sequence[Official]) -> list[Official]:
    return sorted(officials, key=lambda official: official.role is not Role.MANDATE_CHAIR)


def signatures_of_commission(event: Event, catalogue: Catalogue) -> tuple[Signature, ...] | None:
    """Return the signatures of the commission, its chair first; None where there is none."""
    commissioners = _chair_first(event.with_role(*_COMMISSION))
    return tuple(frame.signature(catalogue, each) for each in commissioners) or None


# The table


def _table(event: Event, catalogue: Catalogue, checked: Sequence[PlayerPapers]) -> Table:
    players = [each.player for each in checked]
    known = columns.filled(
        columns.of_paper("mandate-protocol", columns.BORN, columns.TITLE), catalogue, players
    )
    has_fees = any(due(event, each.entry) or each.entry.fee_paid for each in checked)
    has_notes = any(each.decision and each.decision.reason for each in checked)
    fee = Column(catalogue.translate("Column", "Fee"), ColumnKind.NUMBER, Align.RIGHT)
    return Table(
        columns=(
            columns.number(catalogue),
            Column(catalogue.translate("Column", "Player")),
            *(column.column(catalogue) for column in known),
            *(
                Column(commission.head(catalogue, each), ColumnKind.TEXT, Align.CENTRE)
                for each in event.requirements
            ),
            *((fee,) if has_fees else ()),
            Column(catalogue.translate("Column", "Decision")),
            *((Column(catalogue.translate("Column", "Note")),) if has_notes else ()),
        ),
        rows=tuple(
            (
                Cell(str(line)),
                frame.name_cell(event, catalogue, each.player.id),
                *(column.cell(catalogue, each.player) for column in known),
                *(_paper(paper) for paper in each.papers),
                *((Cell(_fee(event, catalogue, each)),) if has_fees else ()),
                _decision(catalogue, each),
                *((Cell(_note(each)),) if has_notes else ()),
            )
            for line, each in enumerate(checked, start=1)
        ),
    )


def _paper(paper: CheckedPaper) -> Cell:
    """Return the day until which a paper is valid and its number; a sign where it has no day."""
    shown, sign = paper.shown, _SIGNS[paper.state]
    if shown is None:
        return Cell(sign, strong=paper.bars)
    lines = [sign]
    if shown.valid_until:
        day = format_day(shown.valid_until)
        lines = [f"{sign} {day}" if paper.is_lacking else day]
    if shown.number:
        lines.append(shown.number)
    return Cell("\n".join(lines), strong=paper.bars)


def _fee(event: Event, catalogue: Catalogue, papers: PlayerPapers) -> str:
    owed, paid = due(event, papers.entry), papers.entry.fee_paid
    if paid >= owed:
        return fees.amount(catalogue, paid)
    pattern = catalogue.translate("Paper", "{paid} of {due}")
    return pattern.format(paid=fees.amount(catalogue, paid), due=fees.amount(catalogue, owed))


def _decision(catalogue: Catalogue, papers: PlayerPapers) -> Cell:
    if papers.decision is None:
        return Cell()
    return Cell(commission.decision(catalogue, papers.decision))


def _note(papers: PlayerPapers) -> str:
    return papers.decision.reason or "" if papers.decision else ""


def _legend(catalogue: Catalogue, checked: Sequence[PlayerPapers]) -> Iterator[Paragraph]:
    """Yield what the signs mean that stand in the table."""
    states = {paper.state for each in checked for paper in each.papers}
    meanings = dict.fromkeys(
        (_SIGNS[state], commission.state(catalogue, state))
        for state in PaperState
        if state in states
    )
    if meanings:
        pattern = catalogue.translate("Paper", "{sign} : {meaning}")
        listed = "; ".join(pattern.format(sign=sign, meaning=text) for sign, text in meanings)
        yield Paragraph(listed)


# The totals


def tallied(event: Event, catalogue: Catalogue) -> Iterator[Block]:
    """Yield how many were admitted; by age, rank, region and sex, as far as it is known."""
    tally = readiness(event)
    pattern = catalogue.translate(
        "Paper",
        "Players: {players}. Admitted: {admitted}, conditionally: {conditional}, not admitted:"
        " {refused}, not decided yet: {undecided}.",
    )
    yield Paragraph(
        pattern.format(
            players=tally.players,
            admitted=tally.admitted,
            conditional=tally.conditional,
            refused=tally.refused,
            undecided=tally.undecided,
        ),
        strong=True,
    )
    found = {group: totals_in_order(event, catalogue, group) for group in Group}
    tables = [
        _total_table(catalogue, group, tallies)
        for group, tallies in found.items()
        if any(key is not None for key, _ in tallies)
    ]
    if tables:
        yield Grid(tuple(tables))


def _total_table(
    catalogue: Catalogue, group: Group, tallies: Sequence[tuple[str | None, Tally]]
) -> Table:
    named = {commission.group_key(catalogue, group, key): each for key, each in tallies}
    return table_of_tallies(catalogue, commission.group(catalogue, group), named)


def totals_in_order(
    event: Event, catalogue: Catalogue, group: Group
) -> Sequence[tuple[str | None, Tally]]:
    """Return the totals by a group, regions by the alphabet of the sheet."""
    found = [*totals(event, group).items()]
    if group is Group.REGION:
        found.sort(key=lambda each: organisations.alphabetical(event, catalogue, each[0]))
    return found


def table_of_tallies(catalogue: Catalogue, title: str, tallies: Mapping[str, Tally]) -> Table:
    """Return how many were admitted, a line for each name."""
    titles = (
        catalogue.translate("Column", "Players"),
        catalogue.translate("Column", "Admitted"),
        catalogue.translate("Column", "Conditionally"),
        catalogue.translate("Column", "Not admitted"),
    )
    return Table(
        title=title,
        columns=(
            Column(""),
            *(Column(title, ColumnKind.NUMBER, Align.CENTRE) for title in titles),
        ),
        rows=tuple((Cell(name), *_tally_cells(tally)) for name, tally in tallies.items()),
    )


def _tally_cells(tally: Tally) -> tuple[Cell, ...]:
    counts = (tally.players, tally.admitted, tally.conditional, tally.refused)
    return tuple(Cell(str(count)) for count in counts)
