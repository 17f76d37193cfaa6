"""What is noted about a game or a round beside its result: who signed what, and adjournments."""

from datetime import datetime
from enum import StrEnum

from arbiter_app.domain.facts.results import Colour, Result
from arbiter_app.values import frozen


class Absence(StrEnum):
    """Why nobody waited at the board for a player who lost by forfeit."""

    LEFT = "left"
    """He had withdrawn or was expelled."""
    MISSED = "missed"
    """He was to miss the round."""


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
