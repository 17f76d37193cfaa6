"""What the mandate commission has decided, counted: of all, of each tournament, of each group."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum, auto

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.admission import Admission
from arbiter_app.domain.facts.people.eligibility import (
    ADULTS,
    AT_LEAST,
    OF_COMPOSITION,
    YOUNGER_THAN,
    age_that_counts,
)
from arbiter_app.domain.facts.people.people import Birth, Player, Sex, SportRank
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.names.collation import Letters, collation_key, letters_of
from arbiter_app.domain.registration.commission import days
from arbiter_app.domain.registration.entered import Entered, entered
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Tally:
    """How many were admitted, admitted until a date, refused, and not decided upon yet."""

    admitted: int = 0
    conditional: int = 0
    refused: int = 0
    undecided: int = 0

    @property
    def players(self) -> int:
        return self.admitted + self.conditional + self.refused + self.undecided


def readiness(event: Event) -> Tally:
    """Return what was decided about everybody who was registered, each person counted once; who
    left later was there.

    Of a person in several tournaments counts what is least settled: not decided yet somewhere, then
    admitted until a date, then admitted; refused is who is admitted nowhere.
    """
    return _tally(entered(event).values())


def readiness_of_each(event: Event) -> Mapping[TournamentId, Tally]:
    """Return what was decided in each tournament of an event, in their order: who is in several is
    counted in each, and once in `readiness` of the event.
    """
    return {each.tournament.id: readiness(each) for each in event.seen_of_each}


def undecided(event: Event) -> int:
    """Return about how many people the commission has yet to decide; about nobody who left."""
    return sum(
        any(each.entry.takes_part and each.entry.decision is None for each in entries)
        for entries in entered(event).values()
    )


class Group(StrEnum):
    """What the totals of the protocol are made by."""

    AGE = auto()
    RANK = auto()
    REGION = auto()
    SEX = auto()


class AgeBand(StrEnum):
    """The one age group a player belongs to by his age (V.1.2)."""

    U8 = "U8"
    U10 = "U10"
    U12 = "U12"
    U14 = "U14"
    U16 = "U16"
    U18 = "U18"
    U20 = "U20"
    ADULT = "adult"
    VETERANS_50 = "50+"
    VETERANS_65 = "65+"


def age_band(birth: Birth | None, year: int | None) -> AgeBand | None:
    """Return the age group in a year, by the age on its 1 January (V.1.3); None if unknown."""
    if birth is None or year is None:
        return None
    age = age_that_counts(birth, year)
    for youth, limit in YOUNGER_THAN.items():
        if age < limit and youth not in OF_COMPOSITION:
            return AgeBand(youth.value)
    reached = [each for each, least in AT_LEAST.items() if age >= least and each not in ADULTS]
    return AgeBand(reached[-1].value) if reached else AgeBand.ADULT


def totals(event: Event, group: Group) -> Mapping[str | None, Tally]:
    """Return the tally of each age group, rank, region or sex that has players, in their order;
    who left later was there.

    The keys are values of `AgeBand`, `SportRank` and `Sex`, or names of regions, in which case,
    apostrophes and spaces make no difference; None is unknown (of ranks: none), and comes last.
    """
    members: dict[str | None, list[Sequence[Entered]]] = {}
    spelling: dict[Letters, str] = {}
    key_of = _group_key(event, group)
    for player, entries in entered(event).items():
        key = key_of(event.contestants[player])
        if key is not None and group is Group.REGION:
            key = spelling.setdefault(letters_of(key), key)
        members.setdefault(key, []).append(entries)
    ordered = sorted(members, key=_order(group))
    return {key: _tally(members[key]) for key in ordered}


def _group_key(event: Event, group: Group) -> Callable[[Player], str | None]:
    span = days(event)
    match group:
        case Group.AGE:
            return lambda player: age_band(player.birth, span.first.year if span else None)
        case Group.RANK:
            return lambda player: player.sport_rank
        case Group.REGION:
            return lambda player: player.region
        case Group.SEX:
            return lambda player: player.sex


def _order(group: Group) -> Callable[[str | None], tuple[bool, object]]:
    listed: list[str] = []
    match group:
        case Group.AGE:
            listed = list(AgeBand)
        case Group.RANK:
            listed = list(SportRank)
        case Group.SEX:
            listed = list(Sex)
        case Group.REGION:
            return lambda key: (key is None, collation_key(key or ""))
    return lambda key: (key is None, listed.index(key) if key else 0)


_LEAST_SETTLED = (None, Admission.CONDITIONAL, Admission.ADMITTED, Admission.REFUSED)


def _tally(people: Iterable[Sequence[Entered]]) -> Tally:
    decided = [min(map(_admission, own), key=_LEAST_SETTLED.index) for own in people]
    return Tally(
        admitted=decided.count(Admission.ADMITTED),
        conditional=decided.count(Admission.CONDITIONAL),
        refused=decided.count(Admission.REFUSED),
        undecided=decided.count(None),
    )


def _admission(entered: Entered) -> Admission | None:
    decision = entered.entry.decision
    return decision.admission if decision else None
