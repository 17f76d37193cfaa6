"""The brackets of a round, from the highest score down (C.04.3 Art. 1.9, 3)."""

from dataclasses import dataclass
from functools import cached_property

from arbiter_app.domain.pairing.swiss.dutch.field import Field
from arbiter_app.values import frozen

IndexPair = tuple[int, int]
"""Two who meet, by their index in the position, the higher ranked first."""


@dataclass(frozen=True, kw_only=True)
class Bracket:
    """What is paired together: who has come down, and a score group (Art. 1.3)."""

    moved_down: int
    """Those who found no opponent above."""
    residents: int
    """The players of the score group."""
    below: int
    """The residents of the next bracket; nobody in the last one."""
    rest: int
    """All below, and the bye."""

    @property
    def members(self) -> int:
        return self.moved_down | self.residents

    def is_last(self, field: Field) -> bool:
        """Whether nobody is below."""
        return not self.rest & ~field.bye_bit


@frozen(kw_only=True, slots=False)
class PairedBracket:
    """A bracket and who meets in it."""

    bracket: Bracket
    pairs: tuple[IndexPair, ...]

    @cached_property
    def floaters(self) -> int:
        """Those who go down to the next bracket, or have the bye."""
        left = self.bracket.members
        for one, other in self.pairs:
            left &= ~(1 << one | 1 << other)
        return left
