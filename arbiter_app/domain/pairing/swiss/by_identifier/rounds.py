"""A whole round: the bye, then brackets from the top down."""

from collections.abc import Iterator

from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.by_identifier.brackets import Bracket
from arbiter_app.domain.pairing.swiss.by_identifier.upfloaters import upfloaters
from arbiter_app.domain.pairing.swiss.bye_first.field import Check, Field, Tell
from arbiter_app.domain.pairing.swiss.bye_first.rounds import ColoursOfTwo, whole_round
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.values import frozen


@frozen(kw_only=True)
class PairedBracket:
    """A score group that was paired with those who came up into it; sets of them are bits."""

    groups: tuple[int, ...]
    """The score groups of all who were left then, its own first."""
    upfloaters: int
    pairs: tuple[tuple[int, int], ...]
    """By indices of the position, the top member first, in the order of top members."""

    @property
    def residents(self) -> int:
        return self.groups[0]

    @property
    def members(self) -> int:
        return self.residents | self.upfloaters


def pair_by_identifier(
    position: SwissPosition, colours: ColoursOfTwo, check: Check, tell: Tell
) -> RoundPairing:
    """Return the matches of a round, and who has the bye (C.04.5 and C.04.6 Art. 3.3 to 3.6).

    Raises RuleError as `Field.taker`.
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
        groups = field.score_groups(left)
        up = upfloaters(field, groups)
        bracket = Bracket(field, groups[0], up)
        yield PairedBracket(groups=tuple(groups), upfloaters=up, pairs=tuple(bracket.pairs()))
        left &= ~(groups[0] | up)
