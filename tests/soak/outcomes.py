"""What may come of one turn of a campaign."""

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum


class Outcome(StrEnum):
    """In the order of the columns of the table that a soak ends with."""

    REFUSED = "refused"
    """By an error of our own, and nothing was changed."""
    RIGHT = "accepted and right"
    THEIRS = "their errors"
    """Another program failed that was asked for the same: it says nothing of us."""
    UNCAUGHT = "uncaught"
    """An exception that is not one of our errors, or the end of the process."""
    HUNG = "hung"
    """More time of the processor than a part allows, or no end at all."""
    OVER_MEMORY = "over memory"
    HALF_DONE = "half done"
    """Accepted, and what is there then is wrong or was changed without a word."""


BAD = (Outcome.UNCAUGHT, Outcome.HUNG, Outcome.OVER_MEMORY, Outcome.HALF_DONE)


@dataclass(frozen=True)
class Counted:
    """What came of a turn, and how much of what it has looked at: {"rounds": 9, …}."""

    came: Counter[Outcome]
    figures: Counter[str]


Came = Outcome | Counter[Outcome] | Counted
"""What a turn returns: one outcome, or how often each where it tries several things."""


class HalfDoneError(Exception):
    """What an oracle found wrong in what was accepted."""


class UncaughtError(Exception):
    """What a process of its own told of an exception that is not one of our errors."""


def expect(holds: object, otherwise: str) -> None:
    """Say that the turn is half done unless something holds."""
    if not holds:
        raise HalfDoneError(otherwise)
