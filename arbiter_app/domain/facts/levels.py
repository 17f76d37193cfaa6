"""On which level somebody starts in a McMahon tournament, and what of them its pairings look at."""

from dataclasses import replace
from typing import Self

from arbiter_app.domain.facts.people.grades import Grade
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Entrant:
    """Somebody who plays in a McMahon tournament."""

    level: int
    """On which they start: kept as round 1 was paired, before it `level_now`."""
    proposed: int | None = None
    """What the rules propose by grade or rating."""
    moved_to: int | None = None
    """To which the arbiter has moved them by hand; None: as proposed."""
    grade: Grade | None = None
    rating: int | None = None
    country: str = ""
    club: str = ""

    @property
    def level_now(self) -> int:
        """The level on which they start where round 1 is paired now."""
        if self.moved_to is not None:
            return self.moved_to
        return self.level if self.proposed is None else self.proposed

    @property
    def opened(self) -> Self:
        """The same before round 1 is paired."""
        return replace(self, level=self.level_now)


ON_LEVEL_0 = Entrant(level=0)
"""Of whom nothing is known."""
