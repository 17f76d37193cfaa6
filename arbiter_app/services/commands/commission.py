"""Commands of the mandate commission: papers shown, decisions, and the list of papers."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from datetime import date

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.admission import (
    Admission,
    Decision,
    PaperKind,
    Requirement,
    ShownPaper,
)
from arbiter_app.domain.facts.rights import Right
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.collation import Letters, collation_key
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.registration.commission import check_papers, demand_allowed
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing.settings import clean
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.registration import write_entry, write_requirements


@command("commission.paper-shown", anything, right=Right.REGISTER)
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
    tournament = uow.tournament
    entry = tournament.entry(player)
    if requirement not in {each.id for each in uow.event.requirements}:
        raise RuleError("commission.no-such-paper", paper=requirement)
    paper = ShownPaper(valid_until=valid_until, number=clean(number))
    papers = {**entry.papers, requirement: paper}
    write_entry(uow.rows, tournament.id, replace(entry, papers=papers))


@command("commission.papers-noted", anything, right=Right.REGISTER)
def note_papers(
    uow: UnitOfWork,
    /,
    *,
    players: Sequence[PlayerId],
    requirement: str,
    shown: bool,
    valid_until: date | None = None,
) -> None:
    """Note that all of these players have shown a paper, until one day if it has one, or that they
    have not after all. Numbers stay, and dates where no other is given for several.
    """
    if not players:
        raise RuleError("commission.nobody")
    if requirement not in {each.id for each in uow.event.requirements}:
        raise RuleError("commission.no-such-paper", paper=requirement)
    tournament = uow.tournament
    for player in players:
        entry = tournament.entry(player)
        papers = {**entry.papers}
        former = papers.pop(requirement, None) or ShownPaper()
        if shown:
            keeps_day = valid_until is None and len(players) > 1
            day = former.valid_until if keeps_day else valid_until
            papers[requirement] = replace(former, valid_until=day)
        write_entry(uow.rows, tournament.id, replace(entry, papers=papers))


@command("commission.paper-missing", anything, right=Right.REGISTER)
def miss_paper(uow: UnitOfWork, /, *, player: PlayerId, requirement: str) -> None:
    """Note that a paper was not shown after all; its date and number go with it."""
    tournament = uow.tournament
    entry = tournament.entry(player)
    papers = {each: paper for each, paper in entry.papers.items() if each != requirement}
    write_entry(uow.rows, tournament.id, replace(entry, papers=papers))


@command("commission.decide", anything, right=Right.DECIDE)
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
    tournament = uow.tournament
    decision = None
    if admission is not None:
        decision = Decision(
            admission=admission,
            until=until if admission is Admission.CONDITIONAL else None,
            reason=clean(reason),
        )
    for player in players:
        entry = tournament.entry(player)
        if decision is not None:
            demand_allowed(check_papers(uow.event, entry), decision)
        day = None if decision is None else uow.at.date()
        write_entry(uow.rows, tournament.id, replace(entry, decision=decision, decided_on=day))


def _as_tables(params: Params) -> Params:
    return {"requirements": [asdict(each) for each in params["requirements"]]}


@command("commission.requirements", anything, right=Right.MANAGE, noted=_as_tables, of_event=True)
def set_requirements(uow: UnitOfWork, /, *, requirements: Sequence[Requirement]) -> None:
    """Set which papers are asked for, in their order.

    What was shown of a paper that leaves the list is kept, and is back when the paper is.
    """
    asked = [_cleaned(each) for each in requirements]
    _demand_different(asked)
    write_requirements(uow.rows, asked)


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
