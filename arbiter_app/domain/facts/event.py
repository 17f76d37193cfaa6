"""The whole event as one immutable value: Event > Tournament > Stage > RoundOfPlay > Game."""

from collections.abc import Mapping
from dataclasses import field
from datetime import date, datetime
from decimal import Decimal
from enum import StrEnum

from arbiter_app.domain.facts.admission import Requirement
from arbiter_app.domain.facts.attached_regulations import AttachedRegulations
from arbiter_app.domain.facts.people import Official, Player, Role
from arbiter_app.domain.facts.rating_lists import Discipline
from arbiter_app.domain.facts.rights import Authority, Pin
from arbiter_app.domain.facts.start_positions import Chess960
from arbiter_app.domain.facts.suspensions import Suspension
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import (
    PlayerId,
)
from arbiter_app.values import frozen


class EventLevel(StrEnum):
    """What decides how many arbiters an event needs (Ukrainian rules VII.1.11)."""

    NATIONAL = "national"
    REGIONAL = "regional"
    """Of a region or a city."""
    OTHER = "other"


class EventRank(StrEnum):
    """The rank of an event in the unified sports calendar, the highest first (V.1.8)."""

    FIRST = "I"
    SECOND = "II"
    THIRD = "III"
    FOURTH = "IV"
    FIFTH = "V"
    SIXTH = "VI"


class Particular(StrEnum):
    """What the technical information tells in words of the organiser's own."""

    VENUE = "venue"
    SCHEDULE = "schedule"
    DEFAULT_TIME = "default-time"
    PHONES = "phones"
    """The rule about telephones and other devices."""
    PRIZES = "prizes"
    TIE_BREAKS_ANNOUNCED = "tie-breaks-announced"
    """When, and where, the list of tie-breaks was announced (VIII.4.1)."""
    PAIRING_ANNOUNCED = "pairing-announced"
    """When, and where, the system of pairing was announced (II.6.5)."""
    CONTACT = "contact"
    """Telephone of the chief arbiter."""
    CURRENCY = "currency"
    APPROVED_BY = "approved-by"
    """Office and name of who approves the papers."""
    REMARKS = "remarks"


class Soundness(StrEnum):
    """Whether the file of an event is what its journal says: the journal is kept by the program,
    the rows beside it anybody could have changed.
    """

    SOUND = "sound"
    BEING_CHECKED = "being-checked"
    """It is found out while work goes on."""
    FAULTY = "faulty"


@frozen(kw_only=True)
class Event:
    """Everything an event file holds but its journal, at one data version."""

    title: str = ""
    place: str = ""
    federation: str = ""
    organiser: str = ""
    time_control: str = ""
    starts_on: date | None = None
    ends_on: date | None = None
    discipline: Discipline = Discipline.STANDARD
    """What is played, and so which of the FIDE ratings counts."""
    chess960: Chess960 | None = None
    """For whom start positions of Chess960 are drawn; None: classical chess is played. FIDE rates
    no Chess960; the discipline still says whose time control and which rating is taken."""
    level: EventLevel | None = None
    rank: EventRank | None = None
    committee_announced: datetime | None = None
    """When the appeals committee was announced (VII.3.2)."""
    regulations: AttachedRegulations | None = None
    """Those that the organiser issued; None where no file is attached."""
    entry_fee: Decimal | None = None
    particulars: Mapping[Particular, str] = field(default_factory=dict)
    officials: tuple[Official, ...] = ()
    requirements: tuple[Requirement, ...] = ()
    """What the mandate commission asks of everybody, in this order."""
    players: Mapping[PlayerId, Player] = field(default_factory=dict)
    tournaments: tuple[Tournament, ...] = ()
    is_practice: bool = False
    """Whether it is a practice copy of an event: every screen and paper says so."""
    is_sample: bool = False
    """Whether it is the event shipped to try things out: every screen and paper says so."""
    pins: Mapping[Authority, Pin] = field(default_factory=dict)
    """How people sign in at this event; without any everybody may do everything."""
    suspended: tuple[Suspension, ...] = ()
    """Who is suspended from sport, as this computer knows; the event file does not hold it."""
    soundness: Soundness = Soundness.SOUND
    """Whether its file was found to be what its journal says; every paper says where not."""
    data_version: int = 0
    """Id of the last journal entry that changed anything; printed on every sheet."""

    @property
    def counts(self) -> bool:
        """Whether it is an event of one's own, not one to practise with or to try things out."""
        return not (self.is_practice or self.is_sample)

    @property
    def tournament(self) -> Tournament:
        """The first tournament; an event file always has one."""
        return self.tournaments[0]

    def with_role(self, *roles: Role) -> tuple[Official, ...]:
        """Return the officials with one of the roles, in their order."""
        return tuple(official for official in self.officials if official.role in roles)

    def official(self, role: Role) -> Official | None:
        """Return the first official with a role."""
        return next((official for official in self.officials if official.role is role), None)
