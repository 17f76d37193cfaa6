"""What another pairing of a bracket would cost: the first criterion by which it is worse.

Who would have to meet are taken out of the bracket and the others are paired as well as can be; or
one is made to go down. It is counted where the engine counts, and weighed where that cannot tell.
"""

from arbiter_app.domain.pairing.swiss.downwards.brackets import Bracket, IndexPair, PairedBracket
from arbiter_app.domain.pairing.swiss.downwards.weighing import Task
from arbiter_app.domain.pairing.swiss.dutch.by_counting import by_counting, is_ideal, is_possible
from arbiter_app.domain.pairing.swiss.dutch.by_weighing import least
from arbiter_app.domain.pairing.swiss.dutch.criteria import Costs, Criterion, Vector, first_worse
from arbiter_app.domain.pairing.swiss.dutch.field import Field
from arbiter_app.domain.pairing.swiss.matching import members
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Compared:
    """A pairing of a bracket beside the one that was made."""

    criterion: Criterion | None = None
    """The first by which it is worse; None where it is no worse by any."""
    made: tuple[int, ...] = ()
    """What the pairing that was made has of the criterion, where that is known."""
    other: tuple[int, ...] = ()


def if_they_met(field: Field, paired: PairedBracket, pair: IndexPair) -> Compared | None:
    """Compare the best pairing in which two members of a bracket meet, the higher ranked first;
    None where nobody could then be paired.
    """
    bracket = paired.bracket
    others = by_counting(field, _without(bracket, pair))
    if others is not None:
        met = PairedBracket(bracket=bracket, pairs=(*others.pairs, pair))
        if _is_counted(field, paired) and _leaves_ideal(field, met):
            return _counted(field, paired, met)
    return _weighed(field, bracket, Task(bracket, together=pair))


def if_went_down(field: Field, paired: PairedBracket, at: int) -> Compared | None:
    """Compare the best pairing in which a member of a bracket goes down, or has the bye; None where
    nobody could then be paired.
    """
    bracket, down = paired.bracket, paired.floaters
    if not down:
        return Compared(criterion=Criterion.DOWNFLOATERS)
    if down.bit_count() > 1:
        return _weighed(field, bracket, Task(bracket, apart=1 << at))
    bit, score = 1 << at, field.score(at)
    others = _without(bracket, (at,))
    if not (field.completes(others.rest) and is_possible(field, others, 0)):
        return Compared(criterion=Criterion.DOWNFLOATERS)
    (floater,) = members(down)
    if score > field.score(floater):
        made, other = (field.score(floater),), (score,)
        return Compared(criterion=Criterion.SCORES_OF_DOWNFLOATERS, made=made, other=other)
    if bracket.is_last(field) or is_ideal(field, bracket, bit):
        counted = by_counting(field, others)
        if counted is not None and _is_counted(field, paired):
            return _counted(field, paired, PairedBracket(bracket=bracket, pairs=counted.pairs))
    return _weighed(field, bracket, Task(bracket, apart=bit))


def _without(bracket: Bracket, some: tuple[int, ...]) -> Bracket:
    """Return a bracket without some of its members; if one is taken out, he goes down."""
    bits = sum(1 << at for at in some)
    return Bracket(
        moved_down=bracket.moved_down & ~bits,
        residents=bracket.residents & ~bits,
        below=bracket.below,
        rest=bracket.rest | bits if len(some) == 1 else bracket.rest,
    )


def _is_counted(field: Field, paired: PairedBracket) -> bool:
    """Whether a bracket was paired by counting, so that its next bracket is as good as can be."""
    return by_counting(field, paired.bracket) is not None


def _leaves_ideal(field: Field, paired: PairedBracket) -> bool:
    """Whether nothing is left to be desired of the next bracket."""
    down = paired.floaters
    if not down or paired.bracket.is_last(field):
        return True
    return down.bit_count() == 1 and is_ideal(field, paired.bracket, down)


def _counted(field: Field, made: PairedBracket, other: PairedBracket) -> Compared:
    """Compare two pairings that are equally good for all who are below."""
    costs = Costs(field, made.bracket)
    return _compared(*(costs.vector(_cost(field, costs, each)) for each in (made, other)))


def _cost(field: Field, costs: Costs, paired: PairedBracket) -> int:
    cost = sum(costs.inside(one, other) for one, other in paired.pairs)
    is_last = paired.bracket.is_last(field)
    for at in members(paired.floaters):
        cost += costs.floating[at] + (costs.bye(at) if is_last else 0)
    return cost


def _weighed(field: Field, bracket: Bracket, task: Task) -> Compared | None:
    try:
        other = least(field, task)
    except LookupError:
        return None
    return _compared(least(field, Task(bracket)), other)


def _compared(made: Vector, other: Vector) -> Compared:
    criterion = first_worse(made, other)
    if criterion is None:
        return Compared()
    return Compared(criterion=criterion, made=dict(made)[criterion], other=dict(other)[criterion])
