"""What an arbiter did beside the plain course of play: acts that touch the pairings, and whether
the rules mode was left.
"""

from datetime import datetime
from enum import StrEnum

from arbiter_app.domain.ids import FIRST_STAGE, Round, StageId
from arbiter_app.values import frozen


class Kind(StrEnum):
    """By what the integrity of pairings was touched (C.02.03 Art. 7)."""

    BY_HAND = "by-hand"
    """Pairs, colours or byes are others than those of the system."""
    IMPORT = "import"
    """Rounds were taken over from a report file."""
    RENUMBERING = "renumbering"
    """Players who had been paired have other numbers."""
    NUMBER_EXCHANGE = "number-exchange"
    """Two players have each other's number."""
    CORRECTION = "correction"
    """A result or the colours of a game are others than those upon which rounds were paired."""
    ADJOURNMENT = "adjournment"
    """An open game counted as a draw when rounds were paired, and ended otherwise."""
    SETTINGS = "settings"
    """The tournament is paired or ranked otherwise than when play began."""
    RATING = "rating"
    """A player's rating is another than when play began."""
    BYE = "bye"
    """A bye was given beyond what the rules provide, or after its round was paired."""


@frozen(kw_only=True)
class IntegrityLine:
    """One such act. It goes when its act is taken back, and never otherwise."""

    kind: Kind
    stage: StageId = FIRST_STAGE
    round: Round
    """Of the pairs or results it touches; of numbers and settings the last round paired then."""
    told: str
    """What was done, in ASCII and by the pairing numbers of that time: "3-8 1:0 => 0:1"."""
    at: datetime | None = None
    """None where a report file does not tell."""
    actor: str = ""
    reason: str = ""


@frozen(kw_only=True)
class RulesLeft:
    """The rules mode was left: nothing brings a tournament back into it."""

    round: Round
    """The last round paired then; 0 before the first."""
    at: datetime | None = None
    """As of a line."""
    actor: str = ""
    reason: str = ""


def earlier(one: RulesLeft | None, other: RulesLeft | None) -> RulesLeft | None:
    """Return which of two stands where files are joined: the mode was left in the earlier round."""
    left = [each for each in (one, other) if each is not None]
    return min(left, key=lambda each: each.round, default=None)
