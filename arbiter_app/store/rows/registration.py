"""Entries, the papers shown and asked for, rulings: their rows, read and written."""

from collections.abc import Iterable
from typing import TypedDict

from arbiter_app.domain.facts.people.admission import Admission, Decision, Requirement, ShownPaper
from arbiter_app.domain.facts.people.eligibility import Ruling
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.store.rows.columns import day, day_text, decimal, decimal_text, number
from arbiter_app.store.rows.rows import Rows, Tables, grouped
from arbiter_app.store.rows.table import Area, Line, Table, Text


class RequirementRow(TypedDict):
    """A paper that the mandate commission asks for."""

    id: str
    position: int
    title: Line | None
    dated: bool
    compulsory: bool


REQUIREMENT = Table("requirement", RequirementRow, key=("id",), order="position", area=Area.EVENT)


class EntryRow(TypedDict):
    tournament_id: int
    player_id: int
    status: str
    present: bool
    fee_due: str | None
    fee_paid: str
    admission: str | None
    admitted_until: str | None
    admission_reason: Text | None
    admitted_on: str | None
    half_byes: int | None
    level: int | None
    level_kept: int | None


ENTRY = Table(
    "entry", EntryRow, key=("tournament_id", "player_id"), order="player_id", area=Area.PLAYERS
)


class ShownPaperRow(TypedDict):
    """A paper that a player has shown to the mandate commission."""

    tournament_id: int
    player_id: int
    requirement: str
    """Id of a requirement; what was shown stays when the requirement is dropped."""
    valid_until: str | None
    number: str | None


SHOWN_PAPER = Table(
    "shown_paper",
    ShownPaperRow,
    key=("tournament_id", "player_id", "requirement"),
    order="requirement",
    area=Area.PLAYERS,
)


class RulingRow(TypedDict):
    """What the arbiter decided about a finding."""

    tournament_id: int
    player_id: int
    finding: str
    allowed: bool
    reason: Text


RULING = Table(
    "ruling",
    RulingRow,
    key=("tournament_id", "player_id", "finding"),
    order="finding",
    area=Area.PLAYERS,
)

OF_ENTRIES = (ENTRY.name, SHOWN_PAPER.name, RULING.name)
"""The tables that entries are made of."""


def read_entries(tournament: int, tables: Tables) -> tuple[Entry, ...]:
    """Return the entries of a tournament."""
    of_it = grouped(tables, ENTRY, "tournament_id").get(tournament, ())
    papers = grouped(tables, SHOWN_PAPER, "tournament_id", "player_id")
    rulings = grouped(tables, RULING, "tournament_id", "player_id")
    made = []
    for row in of_it:
        key = tournament, row["player_id"]
        made.append(_read_entry(row, papers.get(key, ()), rulings.get(key, ())))
    return tuple(made)


def _read_entry(
    row: EntryRow, papers: Iterable[ShownPaperRow], rulings: Iterable[RulingRow]
) -> Entry:
    return Entry(
        player=PlayerId(row["player_id"]),
        status=EntryStatus(row["status"]),
        present=row["present"],
        fee_due=decimal(row["fee_due"]),
        fee_paid=number(row["fee_paid"]),
        papers={
            each["requirement"]: ShownPaper(
                valid_until=day(each["valid_until"]), number=each["number"]
            )
            for each in papers
        },
        decision=_read_decision(row),
        decided_on=day(row["admitted_on"]),
        rulings=tuple(
            Ruling(finding=each["finding"], allowed=each["allowed"], reason=each["reason"])
            for each in rulings
        ),
        half_byes=row["half_byes"],
        level=row["level"],
        level_kept=row["level_kept"],
    )


def _read_decision(row: EntryRow) -> Decision | None:
    if row["admission"] is None:
        return None
    return Decision(
        admission=Admission(row["admission"]),
        until=day(row["admitted_until"]),
        reason=row["admission_reason"],
    )


def _entry_row(entry: Entry, tournament: TournamentId) -> EntryRow:
    decision = entry.decision
    return EntryRow(
        tournament_id=tournament,
        player_id=entry.player,
        status=entry.status.value,
        present=entry.present,
        fee_due=decimal_text(entry.fee_due),
        fee_paid=str(entry.fee_paid),
        admission=None if decision is None else decision.admission.value,
        admitted_until=None if decision is None else day_text(decision.until),
        admission_reason=None if decision is None else decision.reason,
        admitted_on=day_text(entry.decided_on),
        half_byes=entry.half_byes,
        level=entry.level,
        level_kept=entry.level_kept,
    )


def entry_now(rows: Rows, tournament: TournamentId, player: PlayerId) -> Entry:
    """Return an entry as an act has left it so far. Raises KeyError."""
    of_it = {"tournament_id": tournament, "player_id": player}
    return _read_entry(
        rows.one(ENTRY, (tournament, player)),
        rows.where(SHOWN_PAPER, **of_it),
        rows.where(RULING, **of_it),
    )


def write_entry(rows: Rows, tournament: TournamentId, entry: Entry) -> None:
    """Write an entry, which may be a new one, with its papers and rulings."""
    of_it = {"tournament_id": tournament, "player_id": entry.player}
    rows.put(ENTRY, _entry_row(entry, tournament))
    papers = (
        ShownPaperRow(
            tournament_id=tournament,
            player_id=entry.player,
            requirement=requirement,
            valid_until=day_text(paper.valid_until),
            number=paper.number,
        )
        for requirement, paper in entry.papers.items()
    )
    rows.set_where(SHOWN_PAPER, papers, **of_it)
    rulings = (
        RulingRow(
            tournament_id=tournament,
            player_id=entry.player,
            finding=ruling.finding,
            allowed=ruling.allowed,
            reason=ruling.reason,
        )
        for ruling in entry.rulings
    )
    rows.set_where(RULING, rulings, **of_it)


def remove_entry(rows: Rows, tournament: TournamentId, player: PlayerId) -> None:
    """Remove an entry with what was shown and ruled."""
    for table in (SHOWN_PAPER, RULING, ENTRY):
        rows.remove_where(table, tournament_id=tournament, player_id=player)


def _read_requirement(row: RequirementRow) -> Requirement:
    return Requirement(
        id=row["id"], title=row["title"], dated=row["dated"], compulsory=row["compulsory"]
    )


def read_requirements(rows: Iterable[RequirementRow]) -> tuple[Requirement, ...]:
    return tuple(map(_read_requirement, rows))


def write_requirements(rows: Rows, requirements: Iterable[Requirement]) -> None:
    """Write all papers that are asked for, in place of those there were."""
    asked = (
        RequirementRow(
            id=each.id,
            position=position,
            title=each.title,
            dated=each.dated,
            compulsory=each.compulsory,
        )
        for position, each in enumerate(requirements, start=1)
    )
    rows.set_where(REQUIREMENT, asked)
