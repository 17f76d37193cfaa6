"""Protests to the chief arbiter and appeals to the appeals committee (VII.3)."""

from datetime import datetime
from decimal import Decimal
from enum import StrEnum
from typing import Required, TypedDict

from arbiter_app.domain.facts.incidents import GameEffect
from arbiter_app.domain.ids import MAIN_STAGE, AppealId, Board, IncidentId, PlayerId, Round, StageId
from arbiter_app.values import frozen


class AppealKind(StrEnum):
    PROTEST = "protest"
    """The chief arbiter decides."""
    APPEAL = "appeal"
    """Against a decision of the chief arbiter; the committee's word is final (VII.3.3)."""


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
    """He has to do with the dispute and leaves his seat (VII.3.2)."""
    ABSENT = "absent"


@frozen(kw_only=True)
class Seat:
    """A member of the committee at a sitting."""

    name: str
    is_chair: bool = False
    is_reserve: bool = False
    attendance: Attendance = Attendance.VOTES


@frozen(kw_only=True)
class Appeal:
    """A protest or an appeal from its filing to the decision."""

    id: AppealId
    kind: AppealKind
    filed_at: datetime
    player: PlayerId
    """Whose protest it is."""
    person: str | None = None
    """His name, where another person has taken his place since."""
    filed_by: str = ""
    """Who handed it in, where it was not the player himself."""
    incident: IncidentId | None = None
    """The line of the register that it is against."""
    stage: StageId = MAIN_STAGE
    """Whose rounds `round` counts."""
    round: Round | None = None
    board: Board | None = None
    claim: str = ""
    """What is claimed, in words."""
    fee: Decimal | None = None
    fee_paid: bool = False
    fee_returned: bool = False
    seats: tuple[Seat, ...] = ()
    decided_at: datetime | None = None
    decided_by: str = ""
    """The chief arbiter, where he decided a protest."""
    outcome: Outcome | None = None
    decision: str = ""
    """The decision with its grounds, in words."""
    lifted_incident: bool = False
    """Whether the decision lifted the sanction."""
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
    round: Round | None
    board: Board | None
    fee: Decimal | None
    fee_paid: bool
