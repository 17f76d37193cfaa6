"""Whether the panel of arbiters, the mandate commission and the appeals committee are as the rules
want them (Ukrainian rules VII, articles as numbered there).

The chief arbiter, his deputies, senior arbiters and arbiters count as arbiters; the secretary, the
doctor and the inspector do not.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from datetime import date
from math import ceil

from arbiter_app.domain.facts.event import Event, EventLevel
from arbiter_app.domain.facts.people import Birth, Official, Role, may_be_same_person
from arbiter_app.domain.names.collation import Letters, letters_of
from arbiter_app.domain.registration.commission import days
from arbiter_app.domain.registration.suspended import suspension_of
from arbiter_app.values import frozen

GAMES_PER_ARBITER: Mapping[EventLevel, int] = {
    EventLevel.NATIONAL: 1,
    EventLevel.REGIONAL: 4,
    EventLevel.OTHER: 5,
}
"""VII.1.11: for how many games played at once there must be one arbiter."""

FEWEST_ARBITERS = 2
"""VII.1.11: in any event."""

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

ARBITERS = (Role.CHIEF_ARBITER, Role.DEPUTY, Role.SENIOR_ARBITER, Role.ARBITER)
"""The offices of those who decide at the boards."""

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


NOT_JUDGED = ("staffing.no-level", "staffing.committee-age-unknown")
"""Codes of what cannot be judged by what is known so far."""


def games_at_once(event: Event) -> int:
    """Return how many games are played in a round."""
    return sum(entry.takes_part for entry in event.tournament.entries) // 2


def arbiters_needed(event: Event) -> int | None:
    """Return how many arbiters VII.1.11 asks for; None while the level of the event is open."""
    if event.level is None:
        return None
    return max(FEWEST_ARBITERS, ceil(games_at_once(event) / GAMES_PER_ARBITER[event.level]))


def arbiters(event: Event) -> int:
    """Return how many people officiate as arbiters; nobody counts twice."""
    return _people(event.with_role(*ARBITERS))


def next_office(event: Event, after: Role = Role.CHIEF_ARBITER) -> Role:
    """Return the office that is to be filled next: those that the rules ask for in their order,
    with so many holders (VII.1.11, VII.2.2, VII.2.10, VII.3.2); then more arbiters.

    What comes after the office that was filled last goes first: a committee follows its chair.
    """
    holders = Counter(official.role for official in event.officials)
    if not holders[Role.CHIEF_ARBITER]:
        return Role.CHIEF_ARBITER
    lacking = max(arbiters_needed(event) or FEWEST_ARBITERS, FEWEST_ARBITERS) - arbiters(event)
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
    (IV.5, VII.3.2).
    """
    return (
        *_of_panel(event),
        *_of_commission(event),
        *_of_committee(event),
        *_who_play(event),
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
    for role, code in (
        (Role.CHIEF_ARBITER, "staffing.no-chief"),
        (Role.CHIEF_SECRETARY, "staffing.no-secretary"),
    ):
        if event.official(role) is None:
            yield Shortfall(code=code, article="VII.2.2")
    if (chiefs := _people(event.with_role(Role.CHIEF_ARBITER))) > 1:
        yield Shortfall(code="staffing.several-chiefs", article="VII.2.2", facts={"people": chiefs})
    if (secretaries := _people(event.with_role(Role.CHIEF_SECRETARY))) > 1:
        yield Shortfall(
            code="staffing.several-secretaries", article="VII.2.2", facts={"people": secretaries}
        )
    present, needed = arbiters(event), arbiters_needed(event)
    if needed is None:
        yield Shortfall(code="staffing.no-level", article="VII.1.11", preferred=True)
    elif present < needed:
        yield Shortfall(
            code="staffing.few-arbiters",
            article="VII.1.11",
            facts={"present": present, "needed": needed, "games": games_at_once(event)},
        )
    if needed is None and present < FEWEST_ARBITERS:
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


def _of_commission(event: Event) -> Iterator[Shortfall]:
    members = _people(event.with_role(*_COMMISSION))
    if not members:
        return
    fewest, most = COMMISSION_SIZE
    if not fewest <= members <= most:
        yield Shortfall(
            code="staffing.commission-size", article="VII.2.10", facts={"members": members}
        )
    if (chairs := _people(event.with_role(Role.MANDATE_CHAIR))) > 1:
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
    voting = event.with_role(*_COMMITTEE)
    everybody = event.with_role(*_OF_COMMITTEE)
    if not everybody:
        return
    if event.official(Role.APPEALS_CHAIR) is None:
        yield Shortfall(code="staffing.committee-no-chair", article="VII.3.2")
    if (chairs := _people(event.with_role(Role.APPEALS_CHAIR))) > 1:
        yield Shortfall(
            code="staffing.committee-chairs", article="VII.3.2", facts={"people": chairs}
        )
    yield from _size_of_committee(event)
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


def _size_of_committee(event: Event) -> Iterator[Shortfall]:
    """Yield what is wrong with the numbers of members, votes and reserves; who holds two offices
    has the first of them: chair, member, reserve.
    """
    seen: set[Letters] = set()
    sizes = {}
    for role in _OF_COMMITTEE:
        holders = {letters_of(each.name): each.name for each in event.with_role(role)}
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


def _who_play(event: Event) -> Iterator[Shortfall]:
    """Yield the officials who are players too (V.1.13), the same person once."""
    seen: set[Letters] = set()
    players = [
        event.players[entry.player]
        for entry in event.tournament.entries
        if entry.takes_part and not entry.is_refused
    ]
    for official in event.officials:
        if letters_of(official.name) in seen:
            continue
        if any(may_be_same_person(official, player) for player in players):
            seen.add(letters_of(official.name))
            yield Shortfall(
                code="staffing.official-plays", article="V.1.13", facts={"name": official.name}
            )


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


def _people(officials: Iterable[Official]) -> int:
    """Return how many people they are: who holds two offices counts once."""
    return len({letters_of(official.name) for official in officials})
