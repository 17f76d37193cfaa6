"""Which of equally good pairings of a bracket comes first (C.04.3 Art. 3.6 to 3.8, 4).

Both orders give a pair a cost below those of the criteria: `bits` bits, of either sign.
"""

from arbiter_app.domain.pairing.swiss.downwards.brackets import Bracket
from arbiter_app.domain.pairing.swiss.matching import members


class MovedDownOrder:
    """The order by those who have come down: first who of them are paired (Art. 4.4), then with
    whom, the first of them before the second (Art. 4.2).
    """

    def __init__(self, bracket: Bracket) -> None:
        moved = list(members(bracket.moved_down))
        residents = list(members(bracket.residents))
        width = len(residents).bit_length()
        base = width * len(moved)
        self._residents = {at: place for place, at in enumerate(residents, start=1)}
        last = len(moved) - 1
        self._shift = {at: width * (last - place) for place, at in enumerate(moved)}
        self._limbo = {at: 1 << base + last - place for place, at in enumerate(moved)}
        self.bits = base + len(moved) + 1

    def inside(self, one: int, other: int) -> int:
        """Return the cost of a pair of members of the bracket, the higher ranked first."""
        if one not in self._shift:
            return 0
        return self._residents[other] << self._shift[one]

    def alone(self, at: int) -> int:
        """Return what it costs that somebody is not paired in the bracket."""
        return self._limbo.get(at, 0)


class RemainderOrder:
    """The order of residents among themselves: as few exchanges as can be, of these the first
    (Art. 4.3), then the first transposition (Art. 4.2).
    """

    def __init__(self, residents: int, pairs: int) -> None:
        self._place = {at: place for place, at in enumerate(members(residents), start=1)}
        self._pairs = pairs
        size = len(self._place)
        self._size = size
        width = size.bit_length()
        self._width = width
        # Each field is wide enough for what all below it can add up to, whatever their signs.
        self._entering = width * (size + 1) + 1
        self._leaving = self._entering + size + 2
        self._difference = self._leaving + size + 3
        self._exchanges = self._difference + 2 * width + 3
        self.bits = self._exchanges + width + 2

    def inside(self, one: int, other: int) -> int:
        """Return the cost of a pair of members of the bracket, the higher ranked first."""
        upper, lower = self._place.get(one), self._place.get(other)
        if upper is None or lower is None:
            return 0
        cost = lower << self._width * (self._size - upper)
        if upper > self._pairs:
            cost += (1 << self._exchanges) + (upper << self._difference)
            cost -= 1 << self._entering + self._size - upper
        if lower <= self._pairs:
            cost -= lower << self._difference
            cost -= 1 << self._leaving + lower
        return cost

    def alone(self, at: int) -> int:
        """Return what it costs that somebody is not paired in the bracket."""
        place = self._place.get(at)
        if place is None or place > self._pairs:
            return 0
        return -(place << self._difference) - (1 << self._leaving + place)
