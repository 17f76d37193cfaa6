"""Protests to the chief arbiter and appeals to the appeals committee (VII.3)."""

from datetime import datetime
from decimal import Decimal
from enum import StrEnum
from typing import Required, TypedDict

from arbiter_app.domain.facts.disputes.incidents import Encounter, GameEffect
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import (
    AppealId,
    Board,
    IncidentId,
    PlayerId,
    Round,
    StageId,
)
from arbiter_app.values import frozen


class AppealKind(StrEnum):
    PROTEST = "protest"
    """The chief arbiter decides."""
    APPEAL = "appeal"
    """Against a decision of the chief arbiter or of the organiser; the committee's word is final
    (VII.3.3)."""


class Outcome(StrEnum):
    GRANTED = "granted"
    PARTLY = "partly"
    REJECTED = "rejected"
    RETRACTED = "retracted"
    """Taken back by who filed it."""


class Attendance(StrEnum):
    """How a member of the committee takes part in a sitting."""

    VOTES = "votes"
    CONCERNED = "concerned"
    """They have to do with the dispute and leave their seat (VII.3.2)."""
    ABSENT = "absent"


class Concern(StrEnum):
    """Why somebody may not sit: involved in the dispute, or too young (VII.3.2)."""

    APPELLANT = "appellant"
    PARTY = "party"
    """The other player of the dispute."""
    FILED = "filed"
    """Who handed it in."""
    DECIDED = "decided"
    """Who took the decision."""
    REPORTED = "reported"
    CHIEF = "chief"
    """What arbiters decide is decided under the chief arbiter (VII.2.8)."""
    UNDER_AGE = "under-age"


@frozen(kw_only=True)
class Seat:
    """A member of the committee at a sitting."""

    name: str
    is_chair: bool = False
    is_reserve: bool = False
    attendance: Attendance = Attendance.VOTES
    concern: Concern | None = None
    """Why they left it, as it was when it was decided."""


@frozen(kw_only=True)
class Appeal:
    """A protest or an appeal from its filing to the decision."""

    id: AppealId
    kind: AppealKind
    filed_at: datetime
    player: PlayerId
    """Whose protest it is."""
    person: str | None = None
    """Their name, where another person has taken their place since."""
    filed_by: str = ""
    """Who handed it in, where it was not the player."""
    incident: IncidentId | None = None
    """The line of the register that it is against."""
    penalty: int | None = None
    """Against which sanction of that line; None: against all of them."""
    is_against_organiser: bool = False
    """Whether it is against a decision of the organiser (VII.3.3), not of an arbiter."""
    stage: StageId
    """Whose rounds `round` counts."""
    round: Round | None = None
    board: Board | None = None
    encounter: Encounter | None = None
    """The game in dispute as it was when it was filed."""
    result_filed: Result | None = None
    """The result of that game when it was filed."""
    result_decided: Result | None = None
    """The result of that game when it was to be decided."""
    addressee: str | None = None
    """To whom it went: the chief arbiter, or the chair of the committee; None where that was not
    kept."""
    chief: str | None = None
    """The chief arbiter when it was filed."""
    claim: str = ""
    """What is claimed, in words."""
    fee: Decimal | None = None
    fee_paid: bool = False
    fee_returned: bool = False
    seats: tuple[Seat, ...] = ()
    decided_at: datetime | None = None
    decided_by: str = ""
    """The chief arbiter, where it is a protest."""
    outcome: Outcome | None = None
    decision: str = ""
    """The decision with its grounds, in words."""
    lifted: tuple[int, ...] = ()
    """Which sanctions of the incident the decision lifted, by number."""
    left: tuple[int, ...] | None = None
    """Which of those that it is against the decision left as they were; None where the file is of a
    time when that was not kept."""
    effects: tuple[GameEffect, ...] = ()
    """What the decision did to results, the lifting of a sanction apart."""

    @property
    def is_open(self) -> bool:
        return self.outcome is None


class AppealFields(TypedDict, total=False):
    """What is said when a protest or an appeal is filed; see `Appeal`."""

    kind: Required[AppealKind]
    filed_at: Required[datetime]
    player: Required[PlayerId]
    claim: Required[str]
    filed_by: str
    incident: IncidentId | None
    penalty: int | None
    is_against_organiser: bool
    round: Round | None
    board: Board | None
    fee: Decimal | None
    fee_paid: bool
