"""A whole round: the bye, then brackets from the top down (C.04.4.1 Art. 3)."""

from collections.abc import Iterator

from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.bye_first.field import Check, Field, Tell
from arbiter_app.domain.pairing.swiss.bye_first.rounds import whole_round
from arbiter_app.domain.pairing.swiss.colours import colours
from arbiter_app.domain.pairing.swiss.dubov.subgroups import Subgroups, subgroups
from arbiter_app.domain.pairing.swiss.dubov.transposition import first_transposition
from arbiter_app.domain.pairing.swiss.dubov.upfloaters import upfloaters
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.values import frozen


@frozen(kw_only=True)
class PairedBracket:
    """A score group that was paired with those who came up into it."""

    groups: tuple[int, ...]
    """The score groups of all who were left then, its own first."""
    upfloaters: int
    subgroups: Subgroups
    pairs: tuple[tuple[int, int], ...]
    """By indices of the position, the one of S1 first, in its order."""

    @property
    def residents(self) -> int:
        return self.groups[0]

    @property
    def members(self) -> int:
        return self.residents | self.upfloaters


def pair(
    position: SwissPosition, check: Check = lambda: None, tell: Tell = lambda _, __: None
) -> RoundPairing:
    """Return the pairs of a round in board order, and who has the bye (C.04.4.1).

    `check` is called from time to time, and raises to stop; `tell` hears after each bracket how
    many are paired, and how many there are. Raises RuleError("pairing.impossible") where no
    pairing is legal: the arbiter decides (Art. 1.9.3).
    """
    field = Field(position, check)
    free = field.taker()
    brackets = (paired.pairs for paired in paired_brackets(field, free))
    return whole_round(position, free, brackets, colours, tell)


def paired_brackets(field: Field, free: int | None) -> Iterator[PairedBracket]:
    """Yield the brackets with their pairs, from the top down; `free` has the bye."""
    left = field.position.everybody & ~(0 if free is None else 1 << free)
    while left:
        field.check()
        groups = tuple(field.score_groups(left))
        up = upfloaters(field, groups)
        found = subgroups(field, groups[0] | up)
        pairs = first_transposition(field, found)
        yield PairedBracket(groups=groups, upfloaters=up, subgroups=found, pairs=pairs)
        left &= ~(groups[0] | up)
