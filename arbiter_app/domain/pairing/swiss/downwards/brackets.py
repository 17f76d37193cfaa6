"""The brackets of a round, from the highest score down (Art. 1.9 and 3)."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Protocol

from arbiter_app.values import frozen


class Field(Protocol):
    """Who may meet whom; the bye of an odd field is one vertex more, unless it is given first."""

    @property
    def allowed(self) -> Sequence[int]: ...

    @property
    def bye(self) -> int:
        """The vertex that stands for the bye."""

    @property
    def bye_bit(self) -> int:
        """The same as a set; 0 where nobody has it, or it is given already."""

    @property
    def check(self) -> Callable[[], None]: ...

    def completes(self, left: int) -> bool:
        """Whether all who are left can be paired."""


IndexPair = tuple[int, int]
"""Two who meet, by their index in the position, the higher ranked first."""


@frozen(kw_only=True, slots=False)
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


def paired_downwards(
    groups: Sequence[int], left: int, paired: Callable[[Bracket], PairedBracket]
) -> Iterator[PairedBracket]:
    """Yield the brackets of those who are left, by their score groups, from the top down."""
    moved_down = 0
    for at, group in enumerate(groups):
        rest = left & ~(moved_down | group)
        below = groups[at + 1] if at + 1 < len(groups) else 0
        bracket = Bracket(moved_down=moved_down, residents=group, below=below, rest=rest)
        found = paired(bracket)
        yield found
        moved_down = found.floaters
        left &= ~(bracket.members & ~moved_down)
