"""The mandate commission at work: what every player has shown, what is lacking, who is admitted.

A paper bars admission (V.1.12) where the event lists it as compulsory and it was not shown, or had
run out before the first day: such a paper certifies nothing. It bars admission until a date too,
for who is admitted until a date plays meanwhile. Where the regulations of an event say otherwise
(V.1.8), its list of papers does. A compulsory paper that runs out in the course of the event, or
whose date was not read, is one more thing lacking: it needs a reason, or admission until a date.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from enum import StrEnum

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event, EventRank
from arbiter_app.domain.facts.people.admission import (
    Admission,
    Decision,
    PaperKind,
    Requirement,
    ShownPaper,
)
from arbiter_app.domain.facts.people.affiliation import ContingentKey, affiliation
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.suspensions import Suspension
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.collation import Letters, collation_key, letters_of
from arbiter_app.domain.permission.by_state import Verdict
from arbiter_app.domain.registration.entered import Entered, entered, that_count
from arbiter_app.domain.registration.suspended import suspension_of
from arbiter_app.values import frozen


class PaperState(StrEnum):
    """How a paper of a player stands to what is asked of it."""

    IN_ORDER = "in-order"
    MISSING = "missing"
    DATE_MISSING = "date-missing"
    """Shown, but nobody wrote down until when it is valid."""
    EXPIRED = "expired"
    """Not valid any more on the first day of the event."""
    EXPIRES = "expires"
    """Valid on the first day, not on the last (V.1.7)."""


@frozen
class Days:
    """The first and the last day of an event."""

    first: date
    last: date


def days(event: Event) -> Days | None:
    """Return the days papers must be valid for; of an event with one date, that day alone."""
    first, last = event.starts_on or event.ends_on, event.ends_on or event.starts_on
    return Days(first, last) if first and last else None


def paper_state(
    requirement: Requirement, shown: ShownPaper | None, days: Days | None
) -> PaperState:
    """Return how a paper stands; where the event has no days yet, any date will do."""
    if shown is None:
        return PaperState.MISSING
    if not requirement.dated:
        return PaperState.IN_ORDER
    if shown.valid_until is None:
        return PaperState.DATE_MISSING
    if days and shown.valid_until < days.first:
        return PaperState.EXPIRED
    if days and shown.valid_until < days.last:
        return PaperState.EXPIRES
    return PaperState.IN_ORDER


@frozen(kw_only=True)
class CheckedPaper:
    """A paper that is asked for, what a player has shown of it, and how that stands."""

    requirement: Requirement
    shown: ShownPaper | None
    state: PaperState

    @property
    def is_lacking(self) -> bool:
        return self.state is not PaperState.IN_ORDER

    @property
    def bars(self) -> bool:
        """Whether nobody is admitted with the paper in this state (V.1.12)."""
        return self.requirement.compulsory and self.state in (
            PaperState.MISSING,
            PaperState.EXPIRED,
        )


@frozen(kw_only=True)
class PlayerPapers:
    """A player before the commission: his papers in the order of the list, and its decision."""

    player: Player
    entry: Entry
    papers: tuple[CheckedPaper, ...]
    suspension: Suspension | None = None
    """The line of a list of suspended persons that the player may be meant by (V.1.11, X)."""

    @property
    def lacking(self) -> tuple[CheckedPaper, ...]:
        """Everything that is not in order."""
        return tuple(paper for paper in self.papers if paper.is_lacking)

    @property
    def barring(self) -> tuple[CheckedPaper, ...]:
        """What bars his admission."""
        return tuple(paper for paper in self.papers if paper.bars)

    @property
    def is_complete(self) -> bool:
        return not self.lacking

    @property
    def decision(self) -> Decision | None:
        return self.entry.decision

    @property
    def admission(self) -> Admission | None:
        return self.decision.admission if self.decision else None

    @property
    def takes_part(self) -> bool:
        """Whether he has not withdrawn: what is lacking of who has left matters no more."""
        return self.entry.takes_part


_OWN_ORDER = frozenset({EventRank.FIFTH, EventRank.SIXTH})
"""Ranks of events whose regulations may set another order of admission (V.1.8)."""

_BARRING = (PaperKind.IDENTITY, PaperKind.MEDICAL)
"""Without these the rules let nobody play (V.1.12)."""


def waived_papers(event: Event) -> tuple[PaperKind, ...]:
    """Return the papers without which the rules admit nobody (V.1.12), where the list of an event
    does not call them compulsory and its rank does not let the regulations do without (V.1.8).
    """
    if event.rank is None or event.rank in _OWN_ORDER:
        return ()
    compulsory = {each.id for each in event.requirements if each.compulsory}
    return tuple(kind for kind in _BARRING if kind not in compulsory)


def shown_papers(event: Event, entry: Entry) -> Mapping[str, ShownPaper]:
    """Return what a player has shown, by the id of the requirement: what he has shown for another
    tournament of the event he is not asked for again.
    """
    if not event.has_several:
        return entry.papers
    elsewhere = {
        paper: shown
        for _, other in event.entries_of(entry.player)
        for paper, shown in other.papers.items()
    }
    return {**elsewhere, **entry.papers}


def check_papers(event: Event, entry: Entry) -> PlayerPapers:
    """Return the papers of one player, as they stand for one tournament."""
    span, shown = days(event), shown_papers(event, entry)
    return PlayerPapers(
        player=event.contestants[entry.player],
        entry=entry,
        papers=tuple(
            CheckedPaper(
                requirement=each,
                shown=shown.get(each.id),
                state=paper_state(each, shown.get(each.id), span),
            )
            for each in event.requirements
        ),
        suspension=suspension_of(event, event.contestants[entry.player]),
    )


_BY_GRAVITY = (
    PaperState.IN_ORDER,
    PaperState.EXPIRES,
    PaperState.DATE_MISSING,
    PaperState.EXPIRED,
    PaperState.MISSING,
)


def papers_of(entries: Sequence[Entered]) -> PlayerPapers:
    """Return the papers of a person as they stand for some entries of his: of each paper what is
    worst in one of them, for the days of tournaments differ.
    """
    checked = [check_papers(each.event, each.entry) for each in that_count(entries)]
    if len(checked) == 1:
        return checked[0]
    worst = (
        max(of_one, key=lambda paper: _BY_GRAVITY.index(paper.state))
        for of_one in zip(*(each.papers for each in checked), strict=True)
    )
    suspensions = (each.suspension for each in checked if each.suspension)
    return replace(checked[0], papers=tuple(worst), suspension=next(suspensions, None))


def all_papers(event: Event) -> tuple[PlayerPapers, ...]:
    """Return the papers of everybody, each person once, in the order of the alphabet."""
    checked = map(papers_of, entered(event).values())
    return tuple(sorted(checked, key=lambda each: collation_key(each.player.name)))


# What is missing


def incomplete(event: Event) -> tuple[PlayerPapers, ...]:
    """Return who lacks something, in the order of the alphabet; who withdrew is left out."""
    return tuple(each for each in all_papers(event) if each.takes_part and not each.is_complete)


@frozen(kw_only=True)
class IncompleteContingent:
    """The players of a region, a federation, a club or a coach who lack something."""

    contingent: str | None
    """None: of players of whom it is not known."""
    players: tuple[PlayerPapers, ...]
    of: int
    """How many players the contingent has in all."""


def incomplete_by(event: Event, key: ContingentKey) -> tuple[IncompleteContingent, ...]:
    """Return what is missing by contingent, in the order of the alphabet, the unknown one last.

    Case, apostrophes and spaces make no other contingent.
    """
    members: dict[Letters | None, list[PlayerPapers]] = {}
    for each in all_papers(event):
        if each.takes_part:
            name = affiliation(each.player, key)
            members.setdefault(letters_of(name) if name else None, []).append(each)
    found = (
        IncompleteContingent(
            contingent=affiliation(players[0].player, key),
            players=tuple(each for each in players if not each.is_complete),
            of=len(players),
        )
        for players in members.values()
    )
    return tuple(
        sorted(
            (each for each in found if each.players),
            key=lambda each: (each.contingent is None, collation_key(each.contingent or "")),
        )
    )


# Decisions


def verdict_on(papers: PlayerPapers, admission: Admission) -> Verdict:
    """Return whether the papers allow a decision, and whether it needs a reason."""
    if admission is Admission.REFUSED:
        return Verdict.NEEDS_REASON
    if papers.barring:
        return Verdict.REFUSED
    if papers.suspension or (admission is Admission.ADMITTED and not papers.is_complete):
        return Verdict.NEEDS_REASON
    return Verdict.ALLOWED


def demand_allowed(papers: PlayerPapers, decision: Decision) -> None:
    """Raise RuleError where the papers do not allow a decision, or it lacks date or reason."""
    verdict, name = verdict_on(papers, decision.admission), papers.player.name
    if verdict is Verdict.REFUSED:
        raise _bar(papers)
    if decision.admission is Admission.CONDITIONAL and decision.until is None:
        raise RuleError("commission.until-missing", name=name)
    if verdict is Verdict.NEEDS_REASON and decision.reason is None:
        if decision.admission is Admission.REFUSED:
            raise RuleError("commission.reason-missing", name=name)
        if line := papers.suspension:
            raise RuleError("commission.suspended", name=name, source=line.source)
        raise RuleError("commission.papers-lacking", name=name, papers=len(papers.lacking))


def _bar(papers: PlayerPapers) -> RuleError:
    match papers.barring[0].requirement.id:
        case PaperKind.IDENTITY:
            return RuleError("commission.no-identity", name=papers.player.name)
        case PaperKind.MEDICAL:
            return RuleError("commission.no-medical", name=papers.player.name)
        case _:
            return RuleError("commission.no-compulsory", name=papers.player.name)


def ready_to_admit(event: Event) -> tuple[PlayerId, ...]:
    """Return whom the commission can admit at once in one tournament of the event or more, see
    `is_ready`, in the order of the alphabet.
    """
    ready = (
        event.contestants[player]
        for player, entries in entered(event).items()
        if any(is_ready(check_papers(each.event, each.entry)) for each in entries)
    )
    ordered = sorted(ready, key=lambda player: collation_key(player.name))
    return tuple(player.id for player in ordered)


def is_ready(papers: PlayerPapers) -> bool:
    """Whether a player can be admitted at once: all papers in order, nothing decided yet or
    admitted until a date for no reason but papers.
    """
    return (
        papers.takes_part
        and papers.is_complete
        and papers.suspension is None
        and (
            papers.decision is None
            or (papers.admission is Admission.CONDITIONAL and papers.decision.reason is None)
        )
    )


class Concern(StrEnum):
    """Why a decision that stands should be looked at again."""

    BARRED = "barred"
    """Admitted, though by now a compulsory paper is missing."""
    LACKING = "lacking"
    """Admitted without a reason, though by now a paper is missing."""
    DATE_PASSED = "date-passed"
    """Admitted until a date that has passed."""
    COMPLETE_NOW = "complete-now"
    """Admitted until a date, and all papers are there by now."""
    SUSPENDED = "suspended"
    """Not refused, and on a list of suspended persons."""
    PLAYS = "plays"
    """Not admitted, but he has a number and has not withdrawn."""


def concerns(
    papers: PlayerPapers, *, today: date | None = None, has_number: bool = False
) -> tuple[Concern, ...]:
    """Return what is to be pointed out in a decision; without a day no date has passed."""
    decision = papers.decision
    if not papers.takes_part:
        return ()
    if decision is None:
        return (Concern.SUSPENDED,) if papers.suspension else ()
    if decision.admission is Admission.REFUSED:
        return (Concern.PLAYS,) if has_number else ()
    found = []
    if papers.suspension and decision.reason is None:
        found.append(Concern.SUSPENDED)
    if papers.barring:
        found.append(Concern.BARRED)
    elif decision.admission is Admission.ADMITTED:
        if not papers.is_complete and decision.reason is None:
            found.append(Concern.LACKING)
    elif papers.is_complete:
        found.append(Concern.COMPLETE_NOW)
    elif today and decision.until and decision.until < today:
        found.append(Concern.DATE_PASSED)
    return tuple(found)


def overdue(event: Event, today: date) -> tuple[PlayerPapers, ...]:
    """Return who was admitted until a date that has passed, each person once, in the order of the
    alphabet.
    """
    late = (
        next((each for each in entries if _is_overdue(each.entry, today)), None)
        for entries in entered(event).values()
    )
    checked = (check_papers(each.event, each.entry) for each in late if each)
    return tuple(sorted(checked, key=lambda each: collation_key(each.player.name)))


def _is_overdue(entry: Entry, today: date) -> bool:
    decision = entry.decision
    return (
        entry.takes_part
        and decision is not None
        and decision.admission is Admission.CONDITIONAL
        and decision.until is not None
        and decision.until < today
    )
