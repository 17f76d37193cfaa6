"""How a match of two stands, and what comes next in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum, auto

from arbiter_app.domain.event import Game
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.match_decisions import MatchDecision
from arbiter_app.domain.match_rules import MatchRules
from arbiter_app.domain.results import Scoring

Pair = tuple[PlayerId, PlayerId]
"""The two players, the one with the lower number first."""


class Due(Enum):
    """What has to be done next in a match."""

    COLOURS = auto()
    """The colours of the next step are to be drawn."""
    BIDS = auto()
    """Both bid time for Black."""
    GAME = auto()
    """The next game can be paired: `MatchState.next`."""
    RESULT = auto()
    """A game that is paired lacks its result."""
    LOT = auto()
    """Its last step left it level: a lot decides."""
    NOTHING = auto()


class WonBy(Enum):
    """What decided a match."""

    GAMES = auto()
    ARMAGEDDON = auto()
    """Black drew the last game."""
    WALKOVER = auto()
    LOT = auto()
    LEVEL = auto()
    """Nobody won it, see `Unbroken`."""
    NOBODY = auto()
    """Neither came."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NextGame:
    """A game that can be paired."""

    white: PlayerId
    black: PlayerId
    step: int
    number: int
    """Of the game in its match, from 1."""
    time_control: str
    """"" is that of the stage; where the clocks differ, both: "5+0 / 4+0"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StepState:
    """One step of a match as far as it was played."""

    index: int
    games: tuple[Game, ...]
    points: tuple[Decimal, Decimal]
    """Of the two in the order of the pair."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchState:
    """How a match stands."""

    pair: Pair
    steps: tuple[StepState, ...]
    """Those that have begun; the first one stands there from the start."""
    due: Due
    next: NextGame | None = None
    """With `Due.GAME`, and with `Due.COLOURS` and `Due.BIDS` None: not known yet."""
    winner: PlayerId | None = None
    won_by: WonBy | None = None
    """None while it is under way."""
    surplus: tuple[Game, ...] = ()
    """Games that were paired but are not played any more: it was decided without them."""

    @property
    def is_over(self) -> bool:
        return self.won_by is not None

    @property
    def loser(self) -> PlayerId | None:
        """Who lost it; None where nobody won."""
        if self.winner is None:
            return None
        first, second = self.pair
        return second if self.winner == first else first

    @property
    def games(self) -> tuple[Game, ...]:
        """The games that count, in their order."""
        return tuple(game for step in self.steps for game in step.games)


def match_state(
    rules: MatchRules,
    pair: Pair,
    games: Sequence[Game],
    decisions: Sequence[MatchDecision],
    scoring: Scoring,
    absent: frozenset[PlayerId] = frozenset(),
) -> MatchState:
    """Return how a match stands.

    `games` are those of the match in the order of rounds, `decisions` those about it and those of
    the stage about no match; `absent` are players who have left the tournament: who has not won
    yet loses to an opponent who is there. A game forfeited by both gives nobody a point.
    """
    raise NotImplementedError
