"""What a play-off has decided so far: the order of its participants and of nobody else."""

from dataclasses import dataclass
from enum import Enum, auto

from arbiter_app.domain.event import PlayOff, Tournament
from arbiter_app.domain.ids import PlayerId, StageId


class Separated(Enum):
    """Why players of a play-off stand where they stand."""

    AT_THE_BOARD = auto()
    """Games or matches of the play-off put them there."""
    TRIMMED = auto()
    """A tie-break kept them out of it (C.02 Art. 13.2.11 of 2017)."""
    DECLINED = auto()
    """They would not play it."""
    LOT = auto()
    """Lots were drawn where the regulations had nothing more."""
    OPEN = auto()
    """They are still to play, or it has not begun."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOffClass:
    """Players of a play-off who are level after it, in the order of the table before it."""

    players: tuple[PlayerId, ...]
    separated: Separated
    stage: StageId | None = None
    """The step that put them there; None where none did."""
    is_shared: bool = True
    """Whether they share places; else the tie-breaks of the list order them, see `Rest`."""


def play_off_order(tournament: Tournament, play_off: PlayOff) -> tuple[PlayOffClass, ...]:
    """Return the classes of a play-off, best first; together they are all its players.

    Of a round robin the points count, of a knockout how far each has come; the steps of a later
    level order those whom an earlier one has left level. Who was trimmed stands below those who
    played.
    """
    raise NotImplementedError


def is_valid(tournament: Tournament, play_off: PlayOff) -> bool:
    """Whether the tie still exists: results of its stage may have been corrected since."""
    raise NotImplementedError
