"""A bracket paired by weighing all its pairings, see `downwards.weighing`."""

from dataclasses import replace

from arbiter_app.domain.pairing.swiss.downwards.brackets import Bracket, PairedBracket
from arbiter_app.domain.pairing.swiss.downwards.weighing import (
    Order,
    Solved,
    Task,
    pairs_of,
    solved,
)
from arbiter_app.domain.pairing.swiss.dutch.criteria import Costs, Vector
from arbiter_app.domain.pairing.swiss.dutch.field import Field
from arbiter_app.domain.pairing.swiss.dutch.generation import MovedDownOrder, RemainderOrder
from arbiter_app.domain.pairing.swiss.matching import members


def by_weighing(field: Field, bracket: Bracket, forced: Task | None = None) -> PairedBracket:
    """Pair a bracket, however hard it is; `forced` says who is made to meet or to go down.

    Raises LookupError where that leaves no pairing.
    """
    task = forced or Task(bracket)
    residents = bracket.residents
    if not bracket.is_last(field) and not any(
        field.allowed[at] & residents for at in members(bracket.members)
    ):
        return PairedBracket(bracket=bracket, pairs=())
    # How many pairs the residents make must be known before the order of their pairs is.
    first = _weighed(field, task, MovedDownOrder(bracket) if bracket.moved_down else None)
    mates = first.of_bracket()
    settled = pairs_of({at: mates[at] for at in members(bracket.moved_down)})
    limbo = sum(1 << at for at in members(bracket.moved_down) if mates[at] is None)
    task = replace(task, settled=settled, limbo=limbo)
    residents &= ~task.taken
    number = len(pairs_of({at: mates[at] for at in members(residents)}))
    mates = _weighed(field, task, RemainderOrder(residents, number), first).of_bracket()
    pairs = (*settled, *pairs_of({at: mates[at] for at in members(residents)}))
    return PairedBracket(bracket=bracket, pairs=pairs)


def least(field: Field, task: Task) -> Vector:
    """Return what the best of all pairings of a bracket has of each criterion.

    Raises LookupError where what was settled leaves none.
    """
    return _weighed(field, task, None).vector()


def _weighed(
    field: Field, task: Task, order: Order | None, first: Solved[Vector] | None = None
) -> Solved[Vector]:
    costs = Costs(field, task.bracket, unit_bits=0 if order is None else order.bits)
    return solved(field, task, costs, order, first)
