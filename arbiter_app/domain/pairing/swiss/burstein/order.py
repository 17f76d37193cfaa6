"""Which of equally good pairings of a bracket comes first (C.04.4.2 Art. 4)."""

from arbiter_app.domain.pairing.swiss.matching import members
from arbiter_app.domain.pairing.swiss.position import SwissPosition


class FoldOrder:
    """The order by the opponent of the highest ranked, the lowest ranked one first, then by that of
    the next; nobody who floats has an opponent, which comes last.
    """

    def __init__(self, position: SwissPosition, bracket: int) -> None:
        ranked = sorted(members(bracket), key=position.rank)
        self._places = {at: place for place, at in enumerate(ranked)}
        size = len(ranked)
        self._size = size
        self._width = (size + 1).bit_length()
        self.bits = self._width * size

    def inside(self, one: int, other: int) -> int:
        """Return the cost of a pair of members of the bracket."""
        return self._met_by(one, self._places[other]) + self._met_by(other, self._places[one])

    def alone(self, at: int) -> int:
        """Return what it costs that somebody is not paired in the bracket."""
        return self._met_by(at, -1)

    def _met_by(self, at: int, opponent: int) -> int:
        """Return the cost of an opponent by their place: 0 of the lowest ranked, the more the
        higher.
        """
        return self._size - 1 - opponent << self._width * (self._size - 1 - self._places[at])
