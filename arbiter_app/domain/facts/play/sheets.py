"""What solvers hand in: a sheet for each round."""

from collections.abc import Sequence
from datetime import datetime
from decimal import Decimal
from enum import StrEnum

from arbiter_app.domain.facts.play.game_notes import Signed
from arbiter_app.domain.ids import PlayerId
from arbiter_app.values import frozen


class SheetState(StrEnum):
    """What became of the sheet of a solver."""

    WAITING = "waiting"
    """Nothing is typed of it."""
    MARKED = "marked"
    """It was handed in and has its points."""
    ABSENT = "absent"
    """The solver was not there: no points, and the whole time of the round."""
    VOID = "void"
    """It does not count, as one that was handed in late: no points, and the whole time."""


@frozen(kw_only=True)
class Sheet:
    """The solutions of one solver in one round."""

    solver: PlayerId
    state: SheetState = SheetState.WAITING
    points: tuple[Decimal, ...] = ()
    """What each problem gave, in their order, of a sheet that is marked."""
    seconds: int | None = None
    """After how many seconds it was handed in; None: the time was used up."""
    entered_at: datetime | None = None
    """When it was typed."""
    checked: Signed | None = None
    """Who typed it a second time and found it the same."""

    @property
    def is_open(self) -> bool:
        """Whether it waits for its points."""
        return self.state is SheetState.WAITING

    @property
    def total(self) -> Decimal:
        """The points of all its problems."""
        return sum(self.points, Decimal(0))

    def says_the_same(self, other: "Sheet") -> bool:
        """Whether another sheet has the same points and time, whenever it was typed."""
        return (self.state, self.points, self.seconds) == (
            other.state,
            other.points,
            other.seconds,
        )


def sheet_of(sheets: Sequence[Sheet], solver: PlayerId) -> Sheet | None:
    """Return the sheet of a solver; None where there is none."""
    return next((each for each in sheets if each.solver == solver), None)
