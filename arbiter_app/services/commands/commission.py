"""Commands of the mandate commission: papers shown, decisions, and the list of papers."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from datetime import date

from sqlalchemy import select

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.admission import Admission, Decision, PaperKind, Requirement
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.collation import Letters, collation_key
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.registration.commission import check_papers, demand_allowed
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing.settings import clean, day_text
from arbiter_app.store.event_file.schema import EntryRow, RequirementRow, ShownPaperRow
from arbiter_app.store.event_file.unit_of_work import UnitOfWork


@command("commission.paper-shown", anything)
def show_paper(
    uow: UnitOfWork,
    /,
    *,
    player: PlayerId,
    requirement: str,
    valid_until: date | None = None,
    number: str | None = None,
) -> None:
    """Note that a player has shown a paper, until when it is valid, and its number."""
    uow.tournament.entry(player)
    if requirement not in {each.id for each in uow.event.requirements}:
        raise RuleError("commission.no-such-paper", paper=requirement)
    key = (uow.tournament.id, player, requirement)
    row = uow.session.get(ShownPaperRow, key)
    if row is None:
        row = ShownPaperRow(
            tournament_id=uow.tournament.id, player_id=player, requirement=requirement
        )
        uow.session.add(row)
    row.valid_until = day_text(valid_until)
    row.number = clean(number)


@command("commission.paper-missing", anything)
def miss_paper(uow: UnitOfWork, /, *, player: PlayerId, requirement: str) -> None:
    """Note that a paper was not shown after all; its date and number go with it."""
    key = (uow.tournament.id, player, requirement)
    if row := uow.session.get(ShownPaperRow, key):
        uow.remove(row)


@command("commission.decide", anything)
def decide(
    uow: UnitOfWork,
    /,
    *,
    players: Sequence[PlayerId],
    admission: Admission | None,
    until: date | None = None,
    reason: str | None = None,
) -> None:
    """Decide the same about all of these players, or about none; None takes decisions back."""
    if not players:
        raise RuleError("commission.nobody")
    for player in players:
        papers = check_papers(uow.here.event, uow.tournament.entry(player))
        row = uow.session.get_one(EntryRow, (uow.tournament.id, player))
        if admission is None:
            row.admission = row.admitted_until = row.admission_reason = None
            continue
        decision = Decision(
            admission=admission,
            until=until if admission is Admission.CONDITIONAL else None,
            reason=clean(reason),
        )
        demand_allowed(papers, decision)
        row.admission = decision.admission.value
        row.admitted_until = day_text(decision.until)
        row.admission_reason = decision.reason


def _as_tables(params: Params) -> Params:
    return {"requirements": [asdict(each) for each in params["requirements"]]}


@command("commission.requirements", anything, noted=_as_tables)
def set_requirements(uow: UnitOfWork, /, *, requirements: Sequence[Requirement]) -> None:
    """Set which papers are asked for, in their order.

    What was shown of a paper that leaves the list is kept, and is back when the paper is.
    """
    asked = [_cleaned(each) for each in requirements]
    _demand_different(asked)
    rows = {row.id: row for row in uow.session.scalars(select(RequirementRow))}
    kept = {each.id for each in asked}
    uow.remove(*(row for row in rows.values() if row.id not in kept))
    for position, each in enumerate(asked, start=1):
        row = rows.get(each.id)
        if row is None:
            row = RequirementRow(id=each.id)
            uow.session.add(row)
        row.position = position
        row.title = each.title
        row.dated = each.dated
        row.compulsory = each.compulsory


def _cleaned(requirement: Requirement) -> Requirement:
    """Return a paper with its own words cleaned; one of no known kind must have words."""
    title = clean(requirement.title)
    if title is None and requirement.id not in set(PaperKind):
        raise RuleError("commission.paper-untitled")
    return replace(requirement, title=title)


def _demand_different(requirements: Iterable[Requirement]) -> None:
    ids: set[str] = set()
    titles: set[Letters] = set()
    for each in requirements:
        letters = collation_key(each.title)[0] if each.title else None
        if each.id in ids or letters in titles:
            raise RuleError("commission.paper-twice", paper=each.title or each.id)
        ids.add(each.id)
        if letters:
            titles.add(letters)
