"""A whole round: the bye, then brackets from the top down (C.04.4.2 Art. 3)."""

from collections.abc import Iterator

from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.burstein.criteria import Costs
from arbiter_app.domain.pairing.swiss.burstein.order import FoldOrder
from arbiter_app.domain.pairing.swiss.bye_first.field import Check, Field, Tell
from arbiter_app.domain.pairing.swiss.bye_first.rounds import whole_round
from arbiter_app.domain.pairing.swiss.colours import colours
from arbiter_app.domain.pairing.swiss.downwards.brackets import PairedBracket, paired_downwards
from arbiter_app.domain.pairing.swiss.downwards.weighing import Task, pairs_of, solved
from arbiter_app.domain.pairing.swiss.position import SwissPosition


def pair(
    position: SwissPosition, check: Check = lambda: None, tell: Tell = lambda _, __: None
) -> RoundPairing:
    """Return the pairs of a round in board order, and who has the bye (C.04.4.2).

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
    groups = field.score_groups(left)
    return paired_downwards(groups, left, lambda bracket: paired_bracket(field, Task(bracket)))


def paired_bracket(field: Field, task: Task) -> PairedBracket:
    """Pair a bracket by the best of all its pairings, of equally good ones the first (Art. 3.2).

    Raises LookupError where what the task settles leaves none.
    """
    field.check()
    bracket = task.bracket
    order = FoldOrder(field.position, bracket.members)
    costs = Costs(field, bracket, unit_bits=order.bits)
    mates = solved(field, task, costs, order).of_bracket()
    return PairedBracket(bracket=bracket, pairs=pairs_of(mates))
