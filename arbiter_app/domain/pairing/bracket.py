"""The bracket of a knockout: which matches there are and who comes to them, before any game."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from arbiter_app.domain.ids import MatchId, PairingNumber
from arbiter_app.domain.knockout_rules import KnockoutRules

FEWEST_ENTRANTS = 2
MOST_ENTRANTS = 256


class From(Enum):
    """How somebody comes to a match."""

    NUMBER = auto()
    WINNER = auto()
    LOSER = auto()


@dataclass(frozen=True, slots=True)
class Side:
    """Where one of the two of a match comes from; a number above the entrants is a bye."""

    how: From
    number: PairingNumber | None = None
    match: MatchId | None = None


class Part(Enum):
    """Of which bracket a match is a part."""

    MAIN = auto()
    PLACES = auto()
    """For places below those of the winners: the third, the fifth to eighth …"""
    LOSERS = auto()
    """The second bracket of a double elimination."""
    FINALS = auto()
    """What the winners of both brackets of a double elimination play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BracketMatch:
    """A match of the bracket."""

    id: MatchId
    part: Part
    round: int
    """Column of the bracket, from 1; matches of one round can be played at the same time."""
    index: int
    """Its place in its column of its part, from 1 at the top."""
    first_place: int
    last_place: int
    """The places decided from here on: the final decides 1 and 2, a quarter-final 1 to 8."""
    sides: tuple[Side, Side]


@dataclass(frozen=True, slots=True, kw_only=True)
class Bracket:
    """All matches that the rules ask for, in the order of rounds."""

    entrants: int
    size: int
    """The next power of two."""
    matches: Mapping[MatchId, BracketMatch]

    @property
    def rounds(self) -> int:
        return max(match.round for match in self.matches.values())


def bracket(entrants: int, rules: KnockoutRules) -> Bracket:
    """Return the bracket for so many entrants.

    Raises RuleError("knockout.entrants") for fewer than 2 or more than 256.
    """
    raise NotImplementedError
