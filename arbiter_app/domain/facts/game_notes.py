"""What is noted about a game or a round beside its result: who signed what, and adjournments."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from arbiter_app.domain.facts.results import Colour


class Absence(StrEnum):
    """Why nobody waited at the board for a player who lost by forfeit."""

    LEFT = "left"
    """He had withdrawn or was expelled."""
    MISSED = "missed"
    """He was to miss the round."""


@dataclass(frozen=True, slots=True)
class Signed:
    """Who stands for something, and since when."""

    by: str
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjournment:
    """A game broken off to be finished later: its result is still open (Laws, Guidelines I)."""

    sealed_by: Colour | None = None
    """Who sealed his move; None where nobody did."""
    note: str = ""
    """What stands on the envelope: position, clock times, who keeps it."""
    resumes_at: datetime | None = None
