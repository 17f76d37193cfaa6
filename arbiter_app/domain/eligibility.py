"""Who may take part, by the regulations of a tournament (Ukrainian rules V)."""

from dataclasses import dataclass
from enum import StrEnum

from arbiter_app.domain.draw import ContingentKey
from arbiter_app.domain.people import SportRank


class AgeGroup(StrEnum):
    """Age groups (V.1.2), by the age on 1 January of the year of the event (V.1.3)."""

    U8 = "U8"
    U10 = "U10"
    U12 = "U12"
    U14 = "U14"
    U16 = "U16"
    U18 = "U18"
    U20 = "U20"
    VETERANS_50 = "50+"
    VETERANS_65 = "65+"


@dataclass(frozen=True, slots=True, kw_only=True)
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
    """How many players of one contingent there may be (V.1.9)."""
    quota_by: ContingentKey = ContingentKey.REGION


EVERYBODY = Eligibility()
"""No condition at all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """What the arbiter decided about something that was pointed out in a player."""

    finding: str
    """Code of the finding, such as "eligibility.too-old"."""
    allowed: bool
    reason: str
