"""Commands of the mandate commission: papers shown, decisions, and the list of papers."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from datetime import date

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.admission import (
    Admission,
    Decision,
    PaperKind,
    Requirement,
    ShownPaper,
)
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.names.collation import Letters, collation_key
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.registration.commission import (
    check_papers,
    demand_allowed,
    is_ready,
    shown_papers,
)
from arbiter_app.domain.registration.entered import Entered, that_count
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing.entries import entries_meant, where_noted
from arbiter_app.services.writing.settings import clean
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.registration import write_entry, write_requirements


@command("commission.paper-shown", anything, right=Right.REGISTER, of_event=True)
def show_paper(
    uow: UnitOfWork,
    /,
    *,
    player: PlayerId,
    requirement: str,
    valid_until: date | None = None,
    number: str | None = None,
) -> None:
    """Note that a person has shown a paper, until when it is valid, and its number: for all
    tournaments in which he is, for a paper is asked for once.
    """
    entries = [*entries_meant(uow, [player], None)]
    _demand_asked(uow, requirement)
    paper = ShownPaper(valid_until=valid_until, number=clean(number))
    _write_paper(uow, entries, requirement, paper)


@command("commission.papers-noted", anything, right=Right.REGISTER, of_event=True)
def note_papers(
    uow: UnitOfWork,
    /,
    *,
    players: Sequence[PlayerId],
    requirement: str,
    shown: bool,
    valid_until: date | None = None,
) -> None:
    """Note that all of these people have shown a paper, until one day if it has one, or that they
    have not after all. Numbers stay, and dates where no other is given for several.
    """
    if not players:
        raise RuleError("commission.nobody")
    _demand_asked(uow, requirement)
    for player in players:
        entries = [*entries_meant(uow, [player], None)]
        first = entries[0]
        former = shown_papers(first.event, first.entry).get(requirement) or ShownPaper()
        keeps_day = valid_until is None and len(players) > 1
        day = former.valid_until if keeps_day else valid_until
        paper = replace(former, valid_until=day) if shown else None
        _write_paper(uow, entries, requirement, paper)


@command("commission.paper-missing", anything, right=Right.REGISTER, of_event=True)
def miss_paper(uow: UnitOfWork, /, *, player: PlayerId, requirement: str) -> None:
    """Note that a paper was not shown after all; its date and number go with it."""
    _write_paper(uow, entries_meant(uow, [player], None), requirement, None)


def _demand_asked(uow: UnitOfWork, requirement: str) -> None:
    if requirement not in {each.id for each in uow.whole.requirements}:
        raise RuleError("commission.no-such-paper", paper=requirement)


def _write_paper(
    uow: UnitOfWork, entries: Iterable[Entered], requirement: str, paper: ShownPaper | None
) -> None:
    """Write a paper of a person into all his entries; None: it was not shown."""
    for each in entries:
        shown = {**shown_papers(each.event, each.entry)}
        shown.pop(requirement, None)
        if paper is not None:
            shown[requirement] = paper
        write_entry(uow.rows, each.tournament.id, replace(each.entry, papers=shown))


@command("commission.decide", anything, right=Right.DECIDE, noted=where_noted, of_event=True)
def decide(
    uow: UnitOfWork,
    /,
    *,
    players: Sequence[PlayerId],
    admission: Admission | None,
    until: date | None = None,
    reason: str | None = None,
    tournament: TournamentId | None = None,
) -> None:
    """Decide the same about all of these people, or about none, in all tournaments in which they
    take part or in one; None takes decisions back.
    """
    if not players:
        raise RuleError("commission.nobody")
    decision = None
    if admission is not None:
        decision = Decision(
            admission=admission,
            until=until if admission is Admission.CONDITIONAL else None,
            reason=clean(reason),
        )
    for player in players:
        for each in that_count([*entries_meant(uow, [player], tournament)]):
            if decision is not None:
                demand_allowed(check_papers(each.event, each.entry), decision)
            _write_decision(uow, each, decision)


@command("commission.admit-ready", anything, right=Right.DECIDE, noted=where_noted, of_event=True)
def admit_ready(
    uow: UnitOfWork, /, *, players: Sequence[PlayerId], tournament: TournamentId | None = None
) -> None:
    """Admit people in every tournament in which they can be admitted at once, see `is_ready`, or in
    one; what is decided otherwise stays. Raises RuleError("commission.nobody").
    """
    ready = [
        each
        for each in entries_meant(uow, players, tournament)
        if is_ready(check_papers(each.event, each.entry))
    ]
    if not ready:
        raise RuleError("commission.nobody")
    for each in ready:
        _write_decision(uow, each, Decision(admission=Admission.ADMITTED))


def _write_decision(uow: UnitOfWork, entered: Entered, decision: Decision | None) -> None:
    day = None if decision is None else uow.at.date()
    decided = replace(entered.entry, decision=decision, decided_on=day)
    write_entry(uow.rows, entered.tournament.id, decided)


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
