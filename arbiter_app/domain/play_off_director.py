"""What comes next in play-offs: which ties are played off, by whom, in what form, and when."""

from dataclasses import dataclass
from datetime import datetime
from enum import Enum, auto

from arbiter_app.domain.event import PlayOff, Tournament
from arbiter_app.domain.ids import PlayerId, StageId
from arbiter_app.domain.play_off_outcome import PlayOffClass
from arbiter_app.domain.play_off_rules import Branch
from arbiter_app.domain.standings import Players


@dataclass(frozen=True, slots=True, kw_only=True)
class Trim:
    """Who is kept out of a step by tie-breaks of the list, and which did it."""

    kept: tuple[PlayerId, ...]
    dropped: tuple[PlayerId, ...]
    tie_breaks: tuple[str, ...]
    """Those that were needed; a lot where the list left it open too."""
    needs_lot: bool
    """Whether the list leaves it open who is kept: a lot must decide."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """A step of a play-off that can begin: what the regulations say for so many players."""

    players: tuple[PlayerId, ...]
    """Who plays, in the order of the table."""
    first_place: int
    level: int
    branch: Branch
    """Never one with `Form.TRIM`: `trim` says who was kept out."""
    trim: Trim | None = None
    after: StageId | None = None
    """The step that left them level; None for the first one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tie:
    """A tie of a finished stage that the regulations have played off, and that has not begun."""

    stage: StageId
    first_place: int
    players: tuple[PlayerId, ...]
    cuts: tuple[int, ...]
    """The places behind which it must be separated."""
    proposal: Proposal | None
    """None where the regulations have no branch for so many: lots decide."""


class PlayOffDue(Enum):
    """What comes next in a play-off that has begun."""

    STEP = auto()
    """The next step can begin: `PlayOffState.proposals`."""
    PLAY = auto()
    """A step is being played."""
    LOTS = auto()
    """The regulations have nothing more for those still level: lots."""
    NOTHING = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOffState:
    """How a play-off stands."""

    play_off: PlayOff
    due: PlayOffDue
    under_way: tuple[StageId, ...] = ()
    """The steps that are being played."""
    proposals: tuple[Proposal, ...] = ()
    order: tuple[PlayOffClass, ...]
    ready_at: datetime | None = None
    """When the next game may begin at the earliest (30 and 10 minutes); None: unknown."""
    is_valid: bool = True
    """Whether the tie it is about still exists."""

    @property
    def is_over(self) -> bool:
        return self.due is PlayOffDue.NOTHING


def ties_to_play_off(tournament: Tournament, players: Players) -> tuple[Tie, ...]:
    """Return the ties of the main stage that its regulations have played off, best places first.

    None before the stage is over, and none for which a play-off has begun.
    """
    raise NotImplementedError


def play_off_state(tournament: Tournament, play_off: PlayOff, players: Players) -> PlayOffState:
    """Return how a play-off stands and what comes next."""
    raise NotImplementedError
