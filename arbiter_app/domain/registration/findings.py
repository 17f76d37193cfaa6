"""What is to be pointed out in the players by the conditions of taking part, and what the arbiter
decided about it (Ukrainian rules, articles as numbered there).

Nothing here keeps anybody from playing: the arbiter decides, and the decision is kept.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey, affiliation
from arbiter_app.domain.facts.people.eligibility import (
    ADULTS,
    AT_LEAST,
    YOUNGER_THAN,
    AgeGroup,
    Eligibility,
    Ruling,
    age_that_counts,
    next_younger,
)
from arbiter_app.domain.facts.people.people import (
    Official,
    Player,
    Role,
    Sex,
    SportRank,
    may_be_same_person,
)
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.collation import Letters, letters_of
from arbiter_app.domain.registration.commission import days
from arbiter_app.domain.registration.suspended import suspension_of
from arbiter_app.values import frozen

_APPEALS = (Role.APPEALS_CHAIR, Role.APPEALS_MEMBER, Role.APPEALS_RESERVE)
_RANKS = list(SportRank)


@frozen(kw_only=True)
class Finding:
    """Something about a player that the conditions, or the rules, do not provide for."""

    code: str
    player: PlayerId
    article: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    shared_by: tuple[PlayerId, ...] = ()
    """Everybody of a contingent above its quota: it is decided for all of them at once."""

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Those for whom it is decided at once."""
        return self.shared_by or (self.player,)


def findings(event: Event) -> tuple[Finding, ...]:
    """Return everything that is to be pointed out, player by player in the order of registration.

    Who has withdrawn or was not admitted does not take part, and is in nobody's way. Without the
    first day of the event nobody's age is known, see `awaits_first_day`.
    """
    conditions = event.tournament.eligibility
    players = [
        event.contestants[entry.player]
        for entry in event.tournament.entries
        if entry.takes_part and not entry.is_refused
    ]
    found: dict[PlayerId, list[Finding]] = {player.id: [] for player in players}
    for player in players:
        found[player.id] += (*_of_suspension(event, player), *against(event, player))
    for finding in (*_of_quota(players, conditions), *_of_office(event, players)):
        found[finding.player].append(finding)
    return tuple(finding for of_player in found.values() for finding in of_player)


def against(event: Event, player: Player) -> tuple[Finding, ...]:
    """Return what speaks against somebody by age, sex and rank, entered or not."""
    conditions = event.tournament.eligibility
    return (
        *_of_age(event, player, conditions),
        *_of_sex(player, conditions),
        *_of_rank(player, conditions),
    )


def awaits_first_day(event: Event) -> bool:
    """Whether ages are a condition, and cannot be told before the event has its first day."""
    conditions = event.tournament.eligibility
    return _year(event) is None and bool(conditions.age or conditions.lowest_age)


def open_findings(event: Event) -> tuple[Finding, ...]:
    """Return what the arbiter has yet to decide."""
    rulings = {entry.player: entry.rulings for entry in event.tournament.entries}
    return tuple(
        finding
        for finding in findings(event)
        if all(each.finding != finding.code for each in rulings[finding.player])
    )


def ruled_out(event: Event) -> tuple[Entry, ...]:
    """Return who is not allowed to play, as the arbiter decided about what is still so."""
    held = {(finding.player, finding.code) for finding in findings(event)}
    return tuple(
        entry
        for entry in event.tournament.entries
        if any(
            not ruling.allowed and (entry.player, ruling.finding) in held
            for ruling in entry.rulings
        )
    )


def once_each(found: Iterable[Finding]) -> tuple[Finding, ...]:
    """Return the findings, what a whole contingent shares once only."""
    seen: set[tuple[str, tuple[PlayerId, ...]]] = set()
    kept = []
    for finding in found:
        key = finding.code, finding.players
        if key not in seen:
            seen.add(key)
            kept.append(finding)
    return tuple(kept)


def lapsed_rulings(entry: Entry, found: Iterable[Finding]) -> tuple[Ruling, ...]:
    """Return the rulings on what does not hold of a player any more, by what was found."""
    held = {finding.code for finding in found if finding.player == entry.player}
    return tuple(ruling for ruling in entry.rulings if ruling.finding not in held)


def _year(event: Event) -> int | None:
    span = days(event)
    return span.first.year if span else None


def _of_suspension(event: Event, player: Player) -> Iterator[Finding]:
    line = suspension_of(event, player)
    if line is not None:
        yield Finding(
            code="eligibility.suspended",
            player=player.id,
            article="V.1.11, X",
            facts={
                "listed": line.name or str(line.fide_id),
                "source": line.source,
                "until": line.until.isoformat() if line.until else "",
            },
        )


def _of_age(event: Event, player: Player, conditions: Eligibility) -> Iterator[Finding]:
    year, group = _year(event), conditions.age
    if year is None or not (group or conditions.lowest_age):
        return
    if player.birth is None:
        yield Finding(code="eligibility.birth-unknown", player=player.id, article="V.1.3")
        return
    age = age_that_counts(player.birth, year)
    facts: dict[str, str | int] = {"birth": str(player.birth), "age": age, "year": year}
    if group:
        facts |= {"group": group.value}
        younger = next_younger(group)
        if group in YOUNGER_THAN and age >= YOUNGER_THAN[group]:
            yield Finding(
                code="eligibility.too-old", player=player.id, article="V.1.3", facts=facts
            )
        elif group in AT_LEAST and age < AT_LEAST[group] and not _may_join(group, conditions):
            yield Finding(
                code="eligibility.too-young", player=player.id, article="V.1.3", facts=facts
            )
        elif younger and age < YOUNGER_THAN[younger] and not conditions.playing_up:
            facts |= {"younger": _own_group(age)}
            yield Finding(
                code="eligibility.plays-up", player=player.id, article="V.1.4", facts=facts
            )
    if conditions.lowest_age and age < conditions.lowest_age:
        yield Finding(
            code="eligibility.below-lowest-age",
            player=player.id,
            article="V.1.10",
            facts={**facts, "lowest": conditions.lowest_age},
        )


def _may_join(group: AgeGroup, conditions: Eligibility) -> bool:
    """Whether younger players may take part among adults (V.1.4); never among veterans."""
    return group in ADULTS and conditions.playing_up


def _own_group(age: int) -> str:
    """Return the youngest group that an age belongs to."""
    return next(group.value for group, limit in YOUNGER_THAN.items() if age < limit)


def _of_sex(player: Player, conditions: Eligibility) -> Iterator[Finding]:
    if not conditions.women_only:
        return
    match player.sex:
        case None:
            yield Finding(code="eligibility.sex-unknown", player=player.id, article="V.1.1")
        case Sex.MALE:
            yield Finding(code="eligibility.not-a-woman", player=player.id, article="V.1.1")


def _of_rank(player: Player, conditions: Eligibility) -> Iterator[Finding]:
    lowest, rank = conditions.lowest_rank, player.sport_rank
    if lowest is None:
        return
    if rank is None:
        yield Finding(
            code="eligibility.no-rank",
            player=player.id,
            article="V.1.6",
            facts={"lowest": lowest.value},
        )
    elif _RANKS.index(rank) > _RANKS.index(lowest):
        yield Finding(
            code="eligibility.rank-too-low",
            player=player.id,
            article="V.1.6",
            facts={"rank": rank.value, "lowest": lowest.value},
        )


def _of_quota(players: Sequence[Player], conditions: Eligibility) -> Iterator[Finding]:
    by = conditions.quota_by
    own = {letters_of(name): most for name, most in conditions.quotas.items()}
    if conditions.quota is None and not own:
        return
    members: defaultdict[Letters | None, list[Player]] = defaultdict(list)
    for player in players:
        name = affiliation(player, by)
        members[letters_of(name) if name else None].append(player)
    for player in members.pop(None, []):
        yield Finding(
            code="eligibility.contingent-unknown",
            player=player.id,
            article="V.1.9",
            facts={"by": by.value},
        )
    for letters, contingent in members.items():
        quota = own.get(letters, conditions.quota) if letters else None
        if quota is not None and len(contingent) > quota:
            yield from _above_quota(contingent, by, quota)


def _above_quota(contingent: Sequence[Player], by: ContingentKey, quota: int) -> Iterator[Finding]:
    """Yield the finding of every member: which of them is one too many is the arbiter's choice."""
    everybody = tuple(player.id for player in contingent)
    facts: Mapping[str, str | int] = {
        "contingent": affiliation(contingent[0], by) or "",
        "by": by.value,
        "players": len(contingent),
        "quota": quota,
    }
    for player in everybody:
        yield Finding(
            code="eligibility.above-quota",
            player=player,
            article="V.1.9",
            facts=facts,
            shared_by=everybody,
        )


def _of_office(event: Event, players: Sequence[Player]) -> Iterator[Finding]:
    """Yield who officiates and plays: officials of every kind (V.1.13), members of the appeals
    committee, who may not judge a dispute of their own (VII.3.2), and officials of other
    tournaments of the event.
    """
    alike: defaultdict[Letters | int | None, list[Official]] = defaultdict(list)
    for official in event.whole.officials:
        for key in (_surname(official.name), official.fide_id):
            alike[key].append(official)
    for player in players:
        likely = alike[_surname(player.name)]
        if player.fide_id:
            likely = [*likely, *(each for each in alike[player.fide_id] if each not in likely)]
        offices = [each for each in likely if may_be_same_person(each, player)]
        here = [each for each in offices if each.duty.covers(event.tournament.id)]
        of_committee = [each for each in here if each.role in _APPEALS]
        others = [each for each in here if each.role not in _APPEALS]
        elsewhere = [] if here else offices
        for code, article, found in (
            ("eligibility.official", "V.1.13", others),
            ("eligibility.official-elsewhere", "V.1.13", elsewhere),
            ("eligibility.appeals-member", "VII.3.2", of_committee),
        ):
            if found:
                yield Finding(
                    code=code,
                    player=player.id,
                    article=article,
                    facts={"role": found[0].role.value, "name": found[0].name},
                )


def _surname(name: str) -> Letters:
    return letters_of(name.split()[0] if name.split() else "")
