"""What a score is worth in rating points, by the tables of the rating regulations.

The tables stand in B.02 of the FIDE Handbook (Art. 8.1.1 and 8.1.2, effective 2024-03-01; older
printings have the same numbers). They are rounded and are not a formula.
"""

from bisect import bisect_left
from collections.abc import Sequence
from decimal import ROUND_HALF_UP, Decimal

_WHOLE = 800
"""What all points are worth; none of them is worth as much less (Art. 8.1.1)."""

# fmt: off
_DIFFERENCES = (
      0,   7,  14,  21,  29,  36,  43,  50,  57,  65,
     72,  80,  87,  95, 102, 110, 117, 125, 133, 141,
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230,
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
    _WHOLE,
)
"""Rating differences for 50 to 100 per cent of the points (Art. 8.1.1)."""

_BANDS = (
      3,  10,  17,  25,  32,  39,  46,  53,  61,  68,
     76,  83,  91,  98, 106, 113, 121, 129, 137, 145,
    153, 162, 170, 179, 188, 197, 206, 215, 225, 235,
    245, 256, 267, 278, 290, 302, 315, 328, 344, 357,
    374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
)
"""The greatest difference at which the higher rated scores 50 to 99 per cent (Art. 8.1.2)."""
# fmt: on

_FAR = _BANDS[-1] + 1
"""From this difference on all points are expected, or none."""


def difference(points: Decimal, games: int) -> int:
    """Return the rating difference that a share of the points is worth (Art. 8.1.1)."""
    percent = share(points, games)
    return _DIFFERENCES[percent - 50] if percent >= 50 else -_DIFFERENCES[50 - percent]


def share(points: Decimal, games: int) -> int:
    """Return the points as whole per cent of the games, a half upwards (Art. 8.1.1)."""
    return int((100 * points / games).quantize(Decimal(1), ROUND_HALF_UP))


def expected_percent(difference: int) -> int:
    """Return how many of a hundred points a player this much stronger scores (Art. 8.1.2)."""
    if difference < 0:
        return 100 - expected_percent(-difference)
    return 50 + bisect_left(_BANDS, difference)


_WIDEST = 10_000 + _FAR
"""No two ratings of four figures, one moved by a table's breadth, are farther apart."""

_EXPECTED = (
    (0,) * (_WIDEST - _FAR)
    + tuple(expected_percent(difference) for difference in range(-_FAR, _FAR + 1))
    + (100,) * (_WIDEST - _FAR)
)
"""The expected per cent for every difference from -_WIDEST to _WIDEST."""


def perfect(opponents: Sequence[int], points: Decimal) -> int:
    """Return the lowest rating that is expected to score the points (C.07 Art. 10.3).

    Without points it is the lowest opponent less 800. The differences are not cut at 400.
    """
    if not points:
        return min(opponents) - _WHOLE
    wanted = int(100 * points)

    shifted = [_WIDEST - opponent for opponent in opponents]

    def reached(rating: int) -> int:
        return sum([_EXPECTED[rating + shift] for shift in shifted])

    ratings = range(min(opponents) - _FAR, max(opponents) + _FAR + 1)
    return ratings[bisect_left(ratings, wanted, key=reached)]
