"""What a random Swiss is like: how large, by which rules, and how much goes wrong in it."""

from collections.abc import Mapping
from dataclasses import field
from decimal import Decimal
from enum import Enum, StrEnum, auto

from arbiter_app.domain.facts.results import STANDARD_SCORING, Colour, Scoring
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.swiss_texts import AS_WRITTEN, Readings
from arbiter_app.domain.simulation.chance import Chance
from arbiter_app.values import frozen

FEWEST_PLAYERS = 2
"""So many are needed to play a round."""

_PARTS = 10**6


class Whole(Enum):
    """Of what an amount is a share."""

    PLAYERS = auto()
    PLAYERS_BUT_TWO = auto()
    """Two must be there in round 1."""
    ROUNDS_OF_PLAYERS = auto()
    """Each round of each player counts one."""
    GAMES = auto()
    GAMES_OF_LAST_ROUND = auto()


class Irregularity(StrEnum):
    """What happens beside games played to their end."""

    HALF_BYES = "half-byes"
    ZERO_BYES = "zero-byes"
    FULL_BYES = "full-byes"
    FORFEITS = "forfeits"
    DOUBLE_FORFEITS = "double-forfeits"
    ODD_RESULTS = "odd-results"
    """The arbiter set the points of the sides apart (Laws Art. 12.9), or it is not rated."""
    WITHDRAWALS = "withdrawals"
    LATE_ENTRIES = "late-entries"
    RETURNING = "returning"
    """Players who miss some rounds and come back."""
    ADJOURNED = "adjourned"

    @property
    def whole(self) -> Whole:
        return _WHOLES[self]


_WHOLES = {
    Irregularity.HALF_BYES: Whole.ROUNDS_OF_PLAYERS,
    Irregularity.ZERO_BYES: Whole.ROUNDS_OF_PLAYERS,
    Irregularity.FULL_BYES: Whole.ROUNDS_OF_PLAYERS,
    Irregularity.FORFEITS: Whole.GAMES,
    Irregularity.DOUBLE_FORFEITS: Whole.GAMES,
    Irregularity.ODD_RESULTS: Whole.GAMES,
    Irregularity.WITHDRAWALS: Whole.PLAYERS,
    Irregularity.LATE_ENTRIES: Whole.PLAYERS_BUT_TWO,
    Irregularity.RETURNING: Whole.PLAYERS,
    Irregularity.ADJOURNED: Whole.GAMES_OF_LAST_ROUND,
}


@frozen
class Amount:
    """How often something happens: so many times, or a share of the whole in per cent."""

    value: Decimal
    is_share: bool = False

    def of(self, whole: int, chance: Chance) -> int:
        """Return how many of a whole it is; of a share that is no whole number the rest is drawn,
        so that 3 % of ten games are one game in three events of ten.
        """
        if not self.is_share:
            return min(int(self.value), whole)
        exact = self.value * whole / 100
        rest = int((exact - int(exact)) * _PARTS)
        return min(int(exact) + (rest > 0 and chance.below(_PARTS) < rest), whole)

    def __str__(self) -> str:
        return f"{self.value:f}%" if self.is_share else f"{self.value:f}"


NONE = Amount(Decimal(0))


class Accelerated(StrEnum):
    """How the first rounds are accelerated."""

    NOT = "none"
    BAKU = "baku"
    """By C.04.7."""
    VIRTUAL = "virtual"
    """By virtual points of the event's own, for ranges of numbers and rounds."""


@frozen
class ForbiddenGroups:
    """Groups of people who may not meet, drawn from the field: nobody is in two while there are
    enough.
    """

    groups: int
    size: int
    first_round: int = 1
    last_round: int | None = None
    """None: to the end."""

    def __str__(self) -> str:
        rounds = (
            ""
            if (self.first_round, self.last_round) == (1, None)
            else (f"@{self.first_round}-{self.last_round or ''}")
        )
        return f"{self.groups}x{self.size}{rounds}"


@frozen(kw_only=True)
class SwissOptions:
    """All that is not left to the lots of play."""

    players: int
    rounds: int
    """As announced."""
    played: int
    """How many of them are played; fewer leave the event under way."""
    ratings: tuple[int | None, ...]
    """One for each player, in the order of entry; None: unrated."""
    amounts: Mapping[Irregularity, Amount] = field(default_factory=dict)
    """What is not named does not happen."""
    accelerated: Accelerated = Accelerated.NOT
    forbidden: tuple[ForbiddenGroups, ...] = ()
    scoring: Scoring = STANDARD_SCORING
    tie_breaks: tuple[str, ...]
    initial_colour: Colour = Colour.WHITE
    counts_all_numbers: bool = False
    """See `SwissRules.counts_all_numbers`."""
    system: SwissSystem = SwissSystem.DUTCH
    readings: Readings = AS_WRITTEN
    title: str = "Random Swiss"

    def whole_of(self, kind: Irregularity) -> int:
        """Return how many there are at the most of what an irregularity happens to."""
        match kind.whole:
            case Whole.PLAYERS:
                return self.players
            case Whole.PLAYERS_BUT_TWO:
                return self.players - FEWEST_PLAYERS
            case Whole.ROUNDS_OF_PLAYERS:
                # Byes of the round to come are noted already.
                return self.players * min(self.played + 1, self.rounds)
            case Whole.GAMES:
                return self.played * (self.players // 2)
            case Whole.GAMES_OF_LAST_ROUND:
                return self.players // 2

    def number_of(self, kind: Irregularity, chance: Chance) -> int:
        """Draw how often something happens."""
        return self.amounts.get(kind, NONE).of(self.whole_of(kind), chance)
