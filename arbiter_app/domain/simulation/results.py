"""How a game between two strengths ends."""

from functools import cache

from arbiter_app.domain.facts.results import (
    ALL_RESULTS,
    BLACK_WINS,
    BOTH_FORFEIT,
    DRAW,
    WHITE_WINS,
    Result,
)
from arbiter_app.domain.simulation.chance import Chance
from arbiter_app.domain.tie_breaks.performance import expected_percent

ODD_RESULTS = tuple(each for each in ALL_RESULTS if each.is_decision or each.is_unrated)
FORFEITS = tuple(each for each in ALL_RESULTS if each.is_forfeit and each != BOTH_FORFEIT)

_FEWEST_DRAWS, _MOST_DRAWS = 5, 50
"""Per cent of the games of equals."""
_MILLION = 10**6


def result_of(white: int, black: int, chance: Chance) -> Result:
    """Draw the result of a game between two ratings.

    Together the points are those of the rating table (B.02 Art. 8.1.2), without a bonus for White.
    Draws follow a model: of games between equals as many per cent are drawn as their average
    rating is hundreds above 500, twice (2405: 38 per cent), but 5 at the least and 50 at the most;
    between others 4E(1 - E) times as many, E being the expected score. 2467 against 2344: 67 per
    cent of the points, half of the games won, a third drawn, a sixth lost.
    """
    won, drawn = _chances(expected_percent(white - black), _draws_of_equals(white, black))
    lot = chance.below(_MILLION)
    if lot < won:
        return WHITE_WINS
    return DRAW if lot < won + drawn else BLACK_WINS


def _draws_of_equals(white: int, black: int) -> int:
    """Return how many per cent of the games of two equals of their average rating are drawn."""
    return max(_FEWEST_DRAWS, min((white + black) // 100 - 10, _MOST_DRAWS))


@cache
def _chances(expected: int, draws: int) -> tuple[int, int]:
    """Return how many of a million games White wins, and how many are drawn.

    Half of the draws is never more than the points expected of the weaker, for at most half of
    the games between equals are drawn: E(1 - E) is below E and below 1 - E.
    """
    drawn = 4 * expected * (100 - expected) * draws
    return (expected * 10**4) - drawn // 2, drawn
