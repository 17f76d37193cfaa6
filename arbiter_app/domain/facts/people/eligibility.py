"""Who may take part, by the regulations of a tournament (Ukrainian rules V)."""

from collections.abc import Mapping
from dataclasses import field
from datetime import date
from enum import StrEnum

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Birth, SportRank
from arbiter_app.values import frozen


class AgeGroup(StrEnum):
    """Age groups (V.1.2), by the age on 1 January of the year of the event (V.1.3)."""

    U8 = "U8"
    U10 = "U10"
    U12 = "U12"
    U14 = "U14"
    U16 = "U16"
    U18 = "U18"
    U20 = "U20"
    U23 = "U23"
    """Juniors of chess composition."""
    ADULTS_21 = "21+"
    ADULTS_23 = "23+"
    """Adults of chess composition."""
    VETERANS_50 = "50+"
    VETERANS_65 = "65+"


YOUNGER_THAN: Mapping[AgeGroup, int] = {
    AgeGroup.U8: 8,
    AgeGroup.U10: 10,
    AgeGroup.U12: 12,
    AgeGroup.U14: 14,
    AgeGroup.U16: 16,
    AgeGroup.U18: 18,
    AgeGroup.U20: 20,
    AgeGroup.U23: 23,
}
"""V.1.2: the years that a member of a youth group has not reached on the day that counts."""

AT_LEAST: Mapping[AgeGroup, int] = {
    AgeGroup.ADULTS_21: 21,
    AgeGroup.ADULTS_23: 23,
    AgeGroup.VETERANS_50: 50,
    AgeGroup.VETERANS_65: 65,
}
"""V.1.2: the years that an adult or a veteran has reached on the day that counts."""

ADULTS = frozenset({AgeGroup.ADULTS_21, AgeGroup.ADULTS_23})

OF_COMPOSITION = frozenset({AgeGroup.U23, AgeGroup.ADULTS_23})
"""Groups of chess composition alone."""

JOINED_FROM_BELOW = frozenset(YOUNGER_THAN) | ADULTS
"""Groups in which younger players may take part, where the regulations let them (V.1.4)."""


def age_that_counts(birth: Birth, year: int) -> int:
    """Return the age in full years on 1 January of the year of an event (V.1.3).

    Who was born on a 1 January reaches his age on that very day. Of whom only the year is known is
    taken to be born on one of the other 364 days: his age is then certain.
    """
    reached_that_day = birth.day is not None and (birth.day.month, birth.day.day) == (1, 1)
    return year - birth.year - (0 if reached_that_day else 1)


def age_group_of(birth: Birth, year: int) -> AgeGroup | None:
    """Return the narrowest age group of a person at an event of a year (V.1.2, V.1.3), those of
    chess composition apart; None of a person who is between youth and adults.
    """
    age = age_that_counts(birth, year)
    young = (group for group, limit in YOUNGER_THAN.items() if age < limit)
    old = (group for group, least in reversed(list(AT_LEAST.items())) if age >= least)
    groups = (group for group in (*young, *old) if group not in OF_COMPOSITION)
    return next(groups, None)


def births_allowed(group: AgeGroup, year: int) -> date:
    """Return the first day on which a member of a youth group, or the last day on which an adult or
    a veteran, may have been born for an event of a year.
    """
    if group in YOUNGER_THAN:
        return date(year - YOUNGER_THAN[group], 1, 2)
    return date(year - AT_LEAST[group], 1, 1)


def next_younger(group: AgeGroup) -> AgeGroup | None:
    """Return the youth group below one; None for the youngest, for adults and for veterans."""
    if group is AgeGroup.U23:  # it stands in the place of U20
        group = AgeGroup.U20
    youth = list(YOUNGER_THAN)
    if group not in youth or group is youth[0]:
        return None
    return youth[youth.index(group) - 1]


@frozen(kw_only=True)
class Eligibility:
    """The conditions of a tournament; by default everybody may play."""

    age: AgeGroup | None = None
    playing_up: bool = True
    """Whether players of a younger age group may take part (V.1.4)."""
    lowest_age: int | None = None
    """In years on 1 January of the year of the event (V.1.10)."""
    women_only: bool = False
    lowest_rank: SportRank | None = None
    quota: int | None = None
    """How many players of one contingent there may be (V.1.9); None: any number."""
    quotas: Mapping[str, int] = field(default_factory=dict)
    """Contingents that have a quota of their own, such as the region of the hosts."""
    quota_by: ContingentKey = ContingentKey.REGION


EVERYBODY = Eligibility()
"""No condition at all."""


@frozen(kw_only=True)
class Ruling:
    """What the arbiter decided about something that was pointed out in a player."""

    finding: str
    """Code of the finding, such as "eligibility.too-old"."""
    allowed: bool
    reason: str
