"""Whether a group is paired downwards or upwards (C.04.4.3 Art. 2.2); one is the mirror image of
the other.
"""

from collections.abc import Iterable
from enum import Enum, auto

from arbiter_app.domain.pairing.swiss.matching import members
from arbiter_app.domain.pairing.swiss.position import SwissPosition


class Direction(Enum):
    """Where the floaters of a group go."""

    DOWN = auto()
    """Of the groups above the median, and of the median group itself."""
    UP = auto()

    def by_number(self, position: SwissPosition, some: int) -> list[int]:
        """Return some of a field in the order of their numbers, in which they are scrutinised:
        number 1 first where pairing goes down (Art. 4.1), last where it goes up.
        """

        def number(at: int) -> int:
            return position.players[at].number

        return sorted(members(some), key=number, reverse=self is Direction.UP)

    def floaters_first(self, some: Iterable[int]) -> list[int]:
        """Return floaters of one side in the order in which they are paired: those from the group
        farthest away first, then by number (Art. 3.6, 3.7). Indices have the order of scores.
        """
        return sorted(some, reverse=self is Direction.UP)
