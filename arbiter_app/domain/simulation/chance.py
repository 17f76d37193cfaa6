"""Lots that fall the same for ever, on every machine and under every Python."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

_Item = TypeVar("_Item")


class Chance:
    """Draws lots from a `Random`.

    Python promises the same numbers for a seed of `Random.random` alone; `choice`, `shuffle` and
    the like have changed between its versions.
    """

    def __init__(self, random: Random) -> None:
        self._random = random.random

    def below(self, n: int) -> int:
        """Draw one of 0, 1 … n - 1."""
        return int(self._random() * n)

    def between(self, low: int, high: int) -> int:
        """Draw a whole number from low to high, both included."""
        return low + self.below(high - low + 1)

    def happens(self, percent: int) -> bool:
        return self.below(100) < percent

    def one_of(self, items: Sequence[_Item]) -> _Item:
        return items[self.below(len(items))]

    def weighed(self, weights: Mapping[_Item, int]) -> _Item:
        """Draw one of the items, each as likely as its weight says."""
        lot = self.below(sum(weights.values()))
        for item, weight in weights.items():
            lot -= weight
            if lot < 0:
                return item
        raise AssertionError(lot)

    def some_of(self, items: Sequence[_Item], count: int) -> list[_Item]:
        """Draw so many of the items, or all where there are fewer, in the order of the lots."""
        left = list(items)
        drawn = min(count, len(left))
        for place in range(drawn):
            lot = place + self.below(len(left) - place)
            left[place], left[lot] = left[lot], left[place]
        return left[:drawn]
