"""Whether the panel of arbiters, the mandate commission and the appeals committee are as the rules
want them (Ukrainian rules VII, articles as numbered there).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from datetime import date
from math import ceil

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Birth, Official, Role
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.names.collation import Letters, letters_of
from arbiter_app.domain.registration.commission import days
from arbiter_app.domain.registration.suspended import suspension_of
from arbiter_app.domain.staffing.at_once import (
    ARBITERS,
    FEWEST_ARBITERS,
    AtOnce,
    at_once,
    people,
    worst_of,
)
from arbiter_app.domain.staffing.playing_officials import playing_officials
from arbiter_app.values import frozen

MOST_PER_LEADER = 4
"""VII.1.11: more arbiters for each chief or deputy ask for senior arbiters."""

COMMISSION_SIZE = (3, 5)
"""VII.2.10: the mandate commission with its chair."""

FEWEST_MEMBERS = 2
"""VII.3.2: of the appeals committee, beside its chair."""

FEWEST_OF_COMMITTEE = 1 + FEWEST_MEMBERS
"""VII.3.2: who votes in the appeals committee."""

RESERVES = 2
"""VII.3.2: of the appeals committee."""

ADULT = 18
"""VII.3.2: the age of a member of the appeals committee."""

HELD_BY_SEVERAL = frozenset(
    {
        Role.DEPUTY,
        Role.SENIOR_ARBITER,
        Role.ARBITER,
        Role.MANDATE_MEMBER,
        Role.APPEALS_MEMBER,
        Role.APPEALS_RESERVE,
    }
)
"""Offices whose holders are named one after the other."""

_COMMISSION = (Role.MANDATE_CHAIR, Role.MANDATE_MEMBER)
_COMMITTEE = (Role.APPEALS_CHAIR, Role.APPEALS_MEMBER)
_OF_COMMITTEE = (*_COMMITTEE, Role.APPEALS_RESERVE)


@frozen(kw_only=True)
class Shortfall:
    """Something that is not as the rules want it; `preferred` where they only advise it."""

    code: str
    article: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    preferred: bool = False
    days: tuple[date, ...] = ()
    """Those that it is about, where it is about some only."""


NOT_JUDGED = ("staffing.no-level", "staffing.committee-age-unknown")
"""Codes of what cannot be judged by what is known so far."""


def arbiters(event: Event) -> int:
    """Return how many people officiate as arbiters; nobody counts twice."""
    return people(event.whole.with_role(*ARBITERS))


def next_office(event: Event, after: Role = Role.CHIEF_ARBITER) -> Role:
    """Return the office that is to be filled next: those that the rules ask for in their order,
    with so many holders (VII.1.11, VII.2.2, VII.2.10, VII.3.2); then more arbiters.

    What comes after the office that was filled last goes first: a committee follows its chair.
    """
    event = event.whole
    holders = Counter(official.role for official in event.officials)
    if not holders[Role.CHIEF_ARBITER]:
        return Role.CHIEF_ARBITER
    lacking = max(worst_of(event).lacking, FEWEST_ARBITERS - arbiters(event))
    members = FEWEST_OF_COMMITTEE - 1
    wanted = (
        (Role.CHIEF_SECRETARY, 1),
        (Role.ARBITER, holders[Role.ARBITER] + lacking),
        (Role.DOCTOR, 1),
        (Role.MANDATE_CHAIR, 1),
        (Role.MANDATE_MEMBER, COMMISSION_SIZE[0] - 1),
        (Role.APPEALS_CHAIR, 1),
        (Role.APPEALS_MEMBER, members),
        (Role.APPEALS_RESERVE, RESERVES),
    )
    lacked = [role for role, count in wanted if holders[role] < count]
    order = tuple(Role)
    following = (role for role in lacked if order.index(role) >= order.index(after))
    return (*following, *lacked, Role.ARBITER)[0]


def shortfalls(event: Event) -> tuple[Shortfall, ...]:
    """Return what is short: first of the panel, then of the commission and of the committee,
    last of the regulations that are attached.

    A commission or committee without members is not judged: the regulations may do without
    (IV.5, VII.3.2). Officials are those of all tournaments of the event.
    """
    event = event.whole
    return (
        *_of_panel(event),
        *_of_each(event, _of_commission),
        *_of_each(event, _of_committee),
        *who_play(event),
        *_suspended(event),
        *_of_regulations(event),
    )


def _of_regulations(event: Event) -> Iterator[Shortfall]:
    """Yield which sections were not found in the regulations that are attached."""
    if event.regulations is not None and (missing := event.regulations.missing):
        numbers = ", ".join(str(each.value) for each in missing)
        yield Shortfall(
            code="staffing.regulations-sections", article="IV.3", facts={"sections": numbers}
        )


def _of_panel(event: Event) -> Iterator[Shortfall]:
    for role, none, of_some, several in (
        (
            Role.CHIEF_ARBITER,
            "staffing.no-chief",
            "staffing.no-chief-of",
            "staffing.several-chiefs",
        ),
        (
            Role.CHIEF_SECRETARY,
            "staffing.no-secretary",
            "staffing.no-secretary-of",
            "staffing.several-secretaries",
        ),
    ):
        yield from _of_first_office(event, role, none=none, of_some=of_some, several=several)
    present = arbiters(event)
    if event.level is None:
        yield Shortfall(code="staffing.no-level", article="VII.1.11", preferred=True)
    for each in at_once(event):
        if each.lacking and each.needed is not None:
            yield _few_arbiters(event, each, each.needed)
    if event.level is None and present < FEWEST_ARBITERS:
        yield Shortfall(
            code="staffing.fewest-arbiters", article="VII.1.11", facts={"present": present}
        )
    leaders = len(event.with_role(Role.CHIEF_ARBITER, Role.DEPUTY))
    led, seniors = len(event.with_role(Role.ARBITER)), len(event.with_role(Role.SENIOR_ARBITER))
    wanted = ceil(led / MOST_PER_LEADER) - leaders
    if leaders and seniors < wanted:
        yield Shortfall(
            code="staffing.few-seniors",
            article="VII.1.11",
            facts={"arbiters": led, "leaders": leaders, "seniors": seniors, "needed": wanted},
        )
    if not event.with_role(Role.DOCTOR):
        yield Shortfall(code="staffing.no-doctor", article="IX", preferred=True)
    for official in event.with_role(*ARBITERS, Role.CHIEF_SECRETARY):
        if not official.category:
            yield Shortfall(
                code="staffing.no-category", article="VII.2.6", facts={"name": official.name}
            )


def _of_first_office(
    event: Event, role: Role, *, none: str, of_some: str, several: str
) -> Iterator[Shortfall]:
    """Yield of which tournaments nobody holds an office that there is once, and where more than one
    do: somebody of a tournament comes before those of all.
    """
    views = [event.of(each.id) for each in event.tournaments]
    without = [view.tournament.title for view in views if view.official(role) is None]
    if len(without) == len(views):
        yield Shortfall(code=none, article="VII.2.2")
    elif without:
        yield Shortfall(code=of_some, article="VII.2.2", facts={"titles": ", ".join(without)})
    holders = [body(view, (role,), head=role) for view in views]
    if (most := max(map(people, holders), default=0)) > 1:
        yield Shortfall(code=several, article="VII.2.2", facts={"people": most})


def _few_arbiters(event: Event, short: AtOnce, needed: int) -> Shortfall:
    if not event.has_several:
        return Shortfall(
            code="staffing.few-arbiters",
            article="VII.1.11",
            facts={"present": short.present, "needed": needed, "games": short.games},
        )
    titles = _titles(each for each in event.tournaments if each.id in short.tournaments)
    return Shortfall(
        code="staffing.few-arbiters-of",
        article="VII.1.11",
        facts={
            "present": short.present,
            "needed": needed,
            "games": short.games,
            "titles": titles,
        },
        days=short.days,
    )


def body(event: Event, roles: Sequence[Role], *, head: Role) -> tuple[Official, ...]:
    """Return who is in a body of an event, seen of a tournament: those of the tournament alone
    where one of them heads it, else with those of all tournaments.
    """
    members = event.with_role(*roles)
    own = tuple(each for each in members if each.duty.tournaments)
    return own if any(each.role is head for each in own) else members


def _of_each(event: Event, judged: Callable[[Event], Iterator[Shortfall]]) -> Iterator[Shortfall]:
    """Yield what is short in the bodies of any tournament, the same once."""
    found: list[Shortfall] = []
    for tournament in event.tournaments:
        found += (each for each in judged(event.of(tournament.id)) if each not in found)
    yield from found


def _of_commission(event: Event) -> Iterator[Shortfall]:
    of_it = body(event, _COMMISSION, head=Role.MANDATE_CHAIR)
    members = people(of_it)
    if not members:
        return
    fewest, most = COMMISSION_SIZE
    if not fewest <= members <= most:
        yield Shortfall(
            code="staffing.commission-size", article="VII.2.10", facts={"members": members}
        )
    if (chairs := people(each for each in of_it if each.role is Role.MANDATE_CHAIR)) > 1:
        yield Shortfall(
            code="staffing.commission-chairs", article="VII.2.10", facts={"people": chairs}
        )
    chair, chief = event.official(Role.MANDATE_CHAIR), event.official(Role.CHIEF_ARBITER)
    if chair is None:
        yield Shortfall(code="staffing.commission-no-chair", article="VII.2.10")
    elif chief is not None and letters_of(chair.name) != letters_of(chief.name):
        yield Shortfall(
            code="staffing.commission-chair",
            article="VII.2.10",
            facts={"name": chair.name, "chief": chief.name},
        )


def _of_committee(event: Event) -> Iterator[Shortfall]:
    everybody = body(event, _OF_COMMITTEE, head=Role.APPEALS_CHAIR)
    voting = tuple(each for each in everybody if each.role in _COMMITTEE)
    if not everybody:
        return
    if event.official(Role.APPEALS_CHAIR) is None:
        yield Shortfall(code="staffing.committee-no-chair", article="VII.3.2")
    if (chairs := people(each for each in voting if each.role is Role.APPEALS_CHAIR)) > 1:
        yield Shortfall(
            code="staffing.committee-chairs", article="VII.3.2", facts={"people": chairs}
        )
    yield from _size_of_committee(everybody)
    if is_unannounced(event) and event.tournament.draw is not None:
        yield Shortfall(code="staffing.committee-not-announced", article="VII.3.2")
    yield from _ages(event, everybody)
    yield from _who_judge_twice(event, everybody)
    # Reserves sit only in place of somebody, so the regions of the voting members are compared.
    regions = Counter(letters_of(each.region) for each in voting if each.region)
    for official in _first_of_regions(voting):
        if (count := regions[letters_of(official.region or "")]) > 1:
            yield Shortfall(
                code="staffing.committee-region",
                article="VII.3.2",
                facts={"region": official.region or "", "members": count},
                preferred=True,
            )


def is_unannounced(event: Event) -> bool:
    """Whether there is an appeals committee that nobody was told of (VII.3.2)."""
    return bool(event.with_role(*_OF_COMMITTEE)) and event.committee_announced is None


def _size_of_committee(everybody: Sequence[Official]) -> Iterator[Shortfall]:
    """Yield what is wrong with the numbers of members, votes and reserves; who holds two offices
    has the first of them: chair, member, reserve.
    """
    seen: set[Letters] = set()
    sizes = {}
    for role in _OF_COMMITTEE:
        holders = {letters_of(each.name): each.name for each in everybody if each.role is role}
        for letters in holders.keys() & seen:
            yield Shortfall(
                code="staffing.committee-twice",
                article="VII.3.2",
                facts={"name": holders[letters]},
            )
        sizes[role] = len(holders.keys() - seen)
        seen |= holders.keys()
    members, reserves = sizes[Role.APPEALS_MEMBER], sizes[Role.APPEALS_RESERVE]
    votes = sizes[Role.APPEALS_CHAIR] + members
    if members < FEWEST_MEMBERS:
        yield Shortfall(
            code="staffing.committee-small",
            article="VII.3.2",
            facts={"members": members},
            preferred=True,
        )
    if votes % 2 == 0:
        yield Shortfall(code="staffing.committee-even", article="VII.3.2", facts={"members": votes})
    if reserves < RESERVES:
        yield Shortfall(
            code="staffing.committee-reserves",
            article="VII.3.2",
            facts={"reserves": reserves},
            preferred=True,
        )


def _ages(event: Event, members: tuple[Official, ...]) -> Iterator[Shortfall]:
    for official in members:
        if official.birth is None or days(event) is None:
            yield Shortfall(
                code="staffing.committee-age-unknown",
                article="VII.3.2",
                facts={"name": official.name},
                preferred=True,
            )
        elif is_under_age(event, official):
            yield Shortfall(
                code="staffing.committee-age", article="VII.3.2", facts={"name": official.name}
            )


def is_under_age(event: Event, official: Official) -> bool:
    """Whether somebody is known to be too young for the committee on the first day (VII.3.2)."""
    span = days(event)
    return bool(official.birth and span and not _is_adult(official.birth, span.first))


def _is_adult(birth: Birth, on: date) -> bool:
    """Whether somebody is 18 on a day; of whom only the year is known, in the course of it."""
    if birth.day is None:
        return on.year - birth.year >= ADULT
    had_birthday = (on.month, on.day) >= (birth.day.month, birth.day.day)
    return on.year - birth.year - (not had_birthday) >= ADULT


def _who_judge_twice(event: Event, members: tuple[Official, ...]) -> Iterator[Shortfall]:
    """Yield the members who are arbiters too: appeals are against what arbiters decide."""
    panel = {letters_of(official.name) for official in event.with_role(*ARBITERS)}
    for official in members:
        if letters_of(official.name) in panel:
            yield Shortfall(
                code="staffing.committee-arbiter",
                article="VII.3.2",
                facts={"name": official.name},
                preferred=True,
            )


def who_play(event: Event) -> Iterator[Shortfall]:
    """Yield the officials who are players too (V.1.13), the same person once."""
    for found in playing_officials(event):
        name = found.official.name
        if not event.has_several:
            yield Shortfall(code="staffing.official-plays", article="V.1.13", facts={"name": name})
            continue
        if found.on_duty:
            yield Shortfall(
                code="staffing.official-plays-there",
                article="V.1.13",
                facts={"name": name, "titles": _titles(found.on_duty)},
            )
        if found.elsewhere:
            yield Shortfall(
                code="staffing.official-plays-elsewhere",
                article="V.1.13",
                facts={"name": name, "titles": _titles(found.elsewhere)},
                preferred=True,
            )


def _titles(tournaments: Iterable[Tournament]) -> str:
    return ", ".join(each.title for each in tournaments)


def _suspended(event: Event) -> Iterator[Shortfall]:
    """Yield the officials who are on a list of suspended persons (X)."""
    for official in event.officials:
        if line := suspension_of(event, official):
            yield Shortfall(
                code="staffing.suspended",
                article="X",
                facts={"name": official.name, "source": line.source},
            )


def _first_of_regions(members: tuple[Official, ...]) -> Iterator[Official]:
    seen: set[Letters] = set()
    for official in members:
        if official.region and letters_of(official.region) not in seen:
            seen.add(letters_of(official.region))
            yield official
