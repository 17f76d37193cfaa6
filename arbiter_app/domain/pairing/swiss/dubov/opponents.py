"""How strong somebody's opponents were on average (C.04.4.1 Art. 1.1, 1.7)."""

from collections.abc import Iterable, Sequence

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition


def demand_strengths(competition: Competition) -> None:
    """Check that everybody has a rating, one that the chief arbiter has given where there is no
    other. Raises RuleError("pairing.unrated").
    """
    missing = [
        number
        for player, number in competition.numbers.items()
        if player not in competition.strengths
    ]
    if missing:
        raise RuleError("pairing.unrated", numbers=", ".join(map(str, missing)))


def opponents_average(met: Iterable[int], strengths: Sequence[int]) -> int:
    """Return the average rating of those whom somebody has met, a half upwards; 0 before the first
    game.
    """
    ratings = [strengths[at] for at in met]
    return (2 * sum(ratings) + len(ratings)) // (2 * len(ratings)) if ratings else 0
