"""A bracket paired by weighing all its pairings at once: the cheapest is the one asked for.

What comes of those below the next bracket matters only for C4: whether they can be paired. A few
vertices, the wells, stand for all of them; if the cheapest pairing so found leaves them room, it is
the cheapest of all; otherwise there are more wells, and at last everybody stands for himself.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from arbiter_app.domain.pairing.swiss.dutch.brackets import Bracket, IndexPair, PairedBracket
from arbiter_app.domain.pairing.swiss.dutch.criteria import Costs, Vector
from arbiter_app.domain.pairing.swiss.dutch.field import Field
from arbiter_app.domain.pairing.swiss.dutch.generation import MovedDownOrder, RemainderOrder
from arbiter_app.domain.pairing.swiss.matching import members
from arbiter_app.domain.pairing.swiss.weighted import cheapest_perfect_matching

FEW = 10
"""So many below the next bracket stand for themselves."""
WELLS = (6, 20)

Mates = Mapping[int, int | None]
"""With whom each member of a bracket is paired; None who goes down."""


@dataclass
class Task:
    """A bracket, and what of its pairing is settled already."""

    bracket: Bracket
    settled: tuple[IndexPair, ...] = ()
    """Those who have come down with whom they meet."""
    limbo: int = 0
    """Those who have come down and are not paired here (Art. 3.2)."""
    together: IndexPair | None = None
    """Two who are made to meet here."""
    apart: int = 0
    """Members who are made to go down."""
    taken: int = field(init=False)

    def __post_init__(self) -> None:
        self.taken = sum(1 << one | 1 << other for one, other in self.settled)


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
    if bracket.moved_down:
        mates = cheapest(field, task, MovedDownOrder(bracket))
        settled = _pairs({at: mates[at] for at in members(bracket.moved_down)})
        limbo = sum(1 << at for at in members(bracket.moved_down) if mates[at] is None)
        task = replace(task, settled=settled, limbo=limbo)
        residents &= ~task.taken
        number = len(_pairs({at: mates[at] for at in members(residents)}))
    else:
        number = _most_pairs(field, task)
    mates = cheapest(field, task, RemainderOrder(residents, number))
    pairs = (*task.settled, *_pairs({at: mates[at] for at in members(residents)}))
    return PairedBracket(bracket=bracket, pairs=pairs)


def _most_pairs(field: Field, task: Task) -> int:
    """Return how many pairs there are in a bracket of residents alone: half of S1 and S2 must be
    known before their order is.
    """
    mates = cheapest(field, task, None)
    return len(_pairs(mates))


def _pairs(mates: Mates) -> tuple[IndexPair, ...]:
    found = {(min(at, mate), max(at, mate)) for at, mate in mates.items() if mate is not None}
    return tuple(sorted(found))


Order = MovedDownOrder | RemainderOrder | None
"""Which of equally good pairings comes first; None: whichever."""


def cheapest(field: Field, task: Task, order: Order) -> Mates:
    """Return the best of all pairings of a bracket.

    Raises LookupError where what was settled leaves none.
    """
    costs = Costs(field, task.bracket, unit_bits=order.bits if order is not None else 0)
    graph, mates = _solved(field, task, costs, order)
    return graph.of_bracket(mates)


def least(field: Field, task: Task) -> Vector:
    """Return what the best of all pairings of a bracket has of each criterion.

    Raises LookupError where what was settled leaves none.
    """
    costs = Costs(field, task.bracket)
    graph, mates = _solved(field, task, costs, None)
    return costs.vector(graph.cost(mates))


def _solved(field: Field, task: Task, costs: Costs, order: Order) -> "tuple[_Graph, list[int]]":
    far = task.bracket.rest & ~task.bracket.below
    for wells in WELLS if far.bit_count() >= FEW else ():
        graph = _Graph(field, task, costs, order, wells=wells)
        mates = graph.solve()
        if mates is not None and graph.leaves_room(mates):
            return graph, mates
    graph = _Graph(field, task, costs, order, wells=0)
    mates = graph.solve()
    if mates is None:
        raise LookupError
    return graph, mates


class _Graph:
    """Everybody who matters for a bracket, and what each pair costs; `wells` is how many vertices
    stand for those below the next bracket, 0 where they stand for themselves.
    """

    def __init__(self, field: Field, task: Task, costs: Costs, order: Order, *, wells: int) -> None:
        self._field, self._task, self._costs, self._order = field, task, costs, order
        bracket = task.bracket
        near = (bracket.members & ~task.taken) | bracket.below
        bye = bracket.rest & field.bye_bit
        if wells and not (bye and field.allowed[field.bye] & near):
            bye = 0  # who may have it is far below
        self._far = bracket.rest & ~(bracket.below | bye) if wells else 0
        inside = near | bye if wells else (bracket.members & ~task.taken) | bracket.rest
        self._vertices = list(members(inside))
        self._inside = inside
        self._wells = wells + (len(self._vertices) + wells) % 2 if wells else 0

    def solve(self) -> list[int] | None:
        """Return the mate of each vertex by their places; None where not all can have one."""
        size = len(self._vertices) + self._wells
        return cheapest_perfect_matching(size, self._edges(), self._field.check)

    def _edges(self) -> Iterator[tuple[int, int, int]]:
        vertices, inside = self._vertices, self._inside
        place = {vertex: at for at, vertex in enumerate(vertices)}
        wells = range(len(vertices), len(vertices) + self._wells)
        for at, one in enumerate(vertices):
            above = inside & self._allowed(one) & ~((2 << one) - 1)
            for other in members(above):
                yield at, place[other], self._cost(one, other)
            if self._may_go_on(one):
                cost = self._alone(one)
                for well in wells:
                    yield at, well, cost
        for well in wells:
            for other in range(well + 1, wells.stop):
                yield well, other, 0

    def _allowed(self, one: int) -> int:
        """Return whom somebody may meet, as far as the task leaves it open."""
        task, bit = self._task, 1 << one
        allowed = self._field.allowed[one]
        if task.bracket.moved_down & bit:
            allowed &= ~task.bracket.moved_down
        if (task.limbo | task.apart) & bit:
            allowed &= ~task.bracket.members
        elif task.bracket.members & bit:
            allowed &= ~(task.limbo | task.apart)
        if task.together is not None:
            first, second = task.together
            if one in task.together:
                return 1 << (second if one == first else first)
            allowed &= ~(1 << first | 1 << second)
        return allowed

    def _may_go_on(self, one: int) -> bool:
        return self._task.together is None or one not in self._task.together

    def _cost(self, one: int, other: int) -> int:
        """Return the cost of a pair, the higher ranked first; the bye ranks last."""
        costs, bracket, bits = self._costs, self._task.bracket, 1 << one | 1 << other
        inside = bracket.members
        if bits & inside == bits:
            cost = costs.inside(one, other)
            return cost + (self._order.inside(one, other) if self._order is not None else 0)
        if bits & ~(inside | bracket.below):
            cost = self._alone(one)
            if other == self._field.bye:
                return cost + costs.bye(one)
            return cost + self._alone(other)
        if 1 << one & inside:
            return costs.floating[one] + self._order_alone(one)
        return 0

    def _alone(self, at: int) -> int:
        """Return what it costs that somebody is paired neither in the bracket nor in the next."""
        cost = self._costs.going_on.get(at, 0)
        if at in self._costs.floating:
            cost += self._costs.floating[at] + self._order_alone(at)
        return cost

    def _order_alone(self, at: int) -> int:
        return self._order.alone(at) if self._order is not None else 0

    def cost(self, mates: list[int]) -> int:
        """Return the cost of a pairing."""
        size = len(self._vertices)
        total = 0
        for at, mate in enumerate(mates[:size]):
            if mate >= size:
                total += self._alone(self._vertices[at])
            elif at < mate:
                total += self._cost(self._vertices[at], self._vertices[mate])
        return total

    def leaves_room(self, mates: list[int]) -> bool:
        """Whether those for whom the wells stand can be paired with who has come to them."""
        size = len(self._vertices)
        come = sum(1 << self._vertices[at] for at in range(size) if mates[at] >= size)
        has_room = any(mates[well] >= size for well in range(size, size + self._wells))
        return has_room and self._field.completes(self._far | come)

    def of_bracket(self, mates: list[int]) -> Mates:
        """Return with whom the members of the bracket are paired in it."""
        found: dict[int, int | None] = {}
        inside = self._task.bracket.members
        for at, vertex in enumerate(self._vertices):
            if inside >> vertex & 1:
                mate = mates[at]
                other = self._vertices[mate] if mate < len(self._vertices) else None
                found[vertex] = other if other is not None and inside >> other & 1 else None
        return found
