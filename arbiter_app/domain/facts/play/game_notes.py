"""What is noted about a game or a round beside its result: who signed what, and adjournments."""

from datetime import datetime
from decimal import Decimal
from enum import StrEnum

from arbiter_app.domain.facts.results import Colour, Result
from arbiter_app.domain.ids import TeamId
from arbiter_app.values import frozen


class Absence(StrEnum):
    """Why nobody waited at the board for a player who lost by forfeit."""

    LEFT = "left"
    """He had withdrawn or was expelled."""
    MISSED = "missed"
    """He was to miss the round."""


class EndedBy(StrEnum):
    """How a game came to its result, where that is to be said: online above all."""

    DISCONNECTION = "disconnection"
    """A connection was lost and did not come back in time."""
    FAIR_PLAY = "fair-play"
    """Unfair play was found, or is being looked into."""
    SERVER_TIME = "server-time"
    """The clock of the server ran out before a move, or before the game began."""
    ABANDONED = "abandoned"
    """A player left the game."""
    TECHNICAL = "technical"
    """The server or the hall failed."""


@frozen
class Signed:
    """Who stands for something, and since when."""

    by: str
    at: datetime


@frozen(kw_only=True)
class Replay:
    """A game that is played again: why, and how it ended the first time."""

    reason: str
    first: Result | None = None
    """None where it ended without a result, which is why it is played again."""


@frozen(kw_only=True)
class Adjournment:
    """A game broken off to be finished later: its result is still open (Laws, Guidelines I)."""

    sealed_by: Colour | None = None
    """Who sealed his move; None where nobody did."""
    note: str = ""
    """What stands on the envelope: position, clock times, who keeps it."""
    resumes_at: datetime | None = None


class HowSigned(StrEnum):
    """What a captain did when the report of a match was to be signed."""

    SIGNED = "signed"
    PROTEST = "protest"
    """Signed under protest."""
    REFUSED = "refused"


@frozen(kw_only=True)
class MatchSignature:
    """For which result a captain signed the report of a match, or refused to (Ukrainian rules
    V.2.2); it stays as it was then, whatever the boards say later.
    """

    team: TeamId
    how: HowSigned = HowSigned.SIGNED
    by: str = ""
    """The name, as it was then; "" where nobody was named."""
    is_substitute: bool = False
    """Whether it was somebody to whom the captain had delegated it (V.2.9)."""
    at: datetime
    own: tuple[Decimal, ...]
    """What the team had on each board then, from the first on."""
    other: tuple[Decimal, ...]
    """What its opponent had there."""
