"""How many players the mandate commission has admitted, by age, rank, region and sex."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum, auto

from arbiter_app.domain.facts.admission import Admission
from arbiter_app.domain.facts.eligibility import AT_LEAST, YOUNGER_THAN, age_that_counts
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people import Birth, Player, Sex, SportRank
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.names.collation import Letters, collation_key, letters_of
from arbiter_app.domain.registration.commission import days


@dataclass(frozen=True, slots=True, kw_only=True)
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
    """Return how far the commission has come; who withdrew is left out."""
    return _tally(entry for entry in event.tournament.entries if entry.takes_part)


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
        if age < limit:
            return AgeBand(youth.value)
    reached = [veterans for veterans, least in AT_LEAST.items() if age >= least]
    return AgeBand(reached[-1].value) if reached else AgeBand.ADULT


def totals(event: Event, group: Group) -> Mapping[str | None, Tally]:
    """Return the tally of each age group, rank, region or sex that has players, in their order.

    The keys are values of `AgeBand`, `SportRank` and `Sex`, or names of regions, in which case,
    apostrophes and spaces make no difference; None is unknown (of ranks: none), and comes last.
    """
    members: dict[str | None, list[Entry]] = {}
    spelling: dict[Letters, str] = {}
    for entry in event.tournament.entries:
        if entry.takes_part:
            key = _group_key(event, group)(event.players[entry.player])
            if key is not None and group is Group.REGION:
                key = spelling.setdefault(letters_of(key), key)
            members.setdefault(key, []).append(entry)
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


def _tally(entries: Iterable[Entry]) -> Tally:
    decided = [entry.decision.admission if entry.decision else None for entry in entries]
    return Tally(
        admitted=decided.count(Admission.ADMITTED),
        conditional=decided.count(Admission.CONDITIONAL),
        refused=decided.count(Admission.REFUSED),
        undecided=decided.count(None),
    )
