"""On which level somebody starts in a McMahon tournament, and what of them its pairings look at."""

from arbiter_app.domain.facts.people.grades import Grade
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Entrant:
    """Somebody who plays in a McMahon tournament."""

    level: int
    grade: Grade | None = None
    country: str = ""
    club: str = ""


ON_LEVEL_0 = Entrant(level=0)
"""Of whom nothing is known."""
