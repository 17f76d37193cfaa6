"""A bracket paired by weighing all its pairings at once: the cheapest is the one asked for.

What comes of those below the next bracket matters only for C4: whether they can be paired. A few
vertices, the wells, stand for all of them; if the cheapest pairing so found leaves them room, it is
the cheapest of all; otherwise there are more wells, and at last everybody stands for themselves.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Generic, Protocol, TypeVar

from arbiter_app.domain.pairing.swiss.downwards.brackets import Bracket, Field, IndexPair
from arbiter_app.domain.pairing.swiss.matching import Matching, members
from arbiter_app.domain.pairing.swiss.weighted import Cheapest, cheapest_perfect_matching

FEW = 10
"""So many below the next bracket stand for themselves."""
SPARE_WELLS = (6, 20)
"""So many wells there are beyond those without which there is no pairing."""

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


Vector = TypeVar("Vector", covariant=True)


class Costs(Protocol[Vector]):
    """What a pairing costs by the criteria, in whole numbers."""

    @property
    def floating(self) -> Mapping[int, int]:
        """What it costs that a member of the bracket is not paired in it."""

    @property
    def going_on(self) -> Mapping[int, int]:
        """What it costs that somebody goes further down than the next bracket."""

    def bye(self, at: int) -> int:
        """Return what it costs that somebody has the bye, floating apart."""

    def inside(self, one: int, other: int) -> int:
        """Return the cost of a pair of two members of the bracket, the higher ranked first."""

    def vector(self, cost: int) -> Vector:
        """Return what a pairing has of each criterion, from what it costs altogether."""


class Order(Protocol):
    """Which of equally good pairings comes first: costs below those of the criteria."""

    @property
    def bits(self) -> int:
        """How many bits they take."""

    def inside(self, one: int, other: int) -> int:
        """Return the cost of a pair of members of the bracket, the higher ranked first."""

    def alone(self, at: int) -> int:
        """Return what it costs that somebody is not paired in the bracket."""


def solved(
    field: Field,
    task: Task,
    costs: Costs[Vector],
    order: Order | None = None,
    first: "Solved[Vector] | None" = None,
) -> "Solved[Vector]":
    """Return the best of all pairings of a bracket, without an order whichever. `first` is the best
    in another order: nobody need be tried but the partners that it leaves open, for no other is as
    good by the criteria.

    Raises LookupError where what was settled leaves none.
    """
    far = task.bracket.rest & ~task.bracket.below
    levels = (*SPARE_WELLS, None) if far.bit_count() >= FEW else (None,)
    for spare in levels if first is None else levels[levels.index(first.spare_wells) :]:
        graph = Graph(field, task, costs, order, spare)
        found = graph.solve(first.partners if first is not None else {})
        if found is not None and (spare is None or graph.leaves_room(found.mate)):
            return Solved(graph, spare, found)
    raise LookupError


class Solved(Generic[Vector]):
    """The best pairing of a graph with so many spare wells."""

    def __init__(self, graph: "Graph[Vector]", spare_wells: int | None, found: Cheapest) -> None:
        self._graph, self.spare_wells, self._found = graph, spare_wells, found

    @cached_property
    def partners(self) -> Mapping[int, int]:
        """With whom each may be paired in any pairing that is as good."""
        return self._graph.partners(self._found)

    def of_bracket(self) -> Mates:
        return self._graph.of_bracket(self._found.mate)

    def vector(self) -> Vector:
        return self._graph.vector(self._found.mate)


class Graph(Generic[Vector]):
    """Everybody who matters for a bracket, and what each pair costs. Wells stand for those below
    the next bracket, some more than are needed; `spare_wells` is None where there are none and
    everybody stands for themselves.
    """

    def __init__(
        self,
        field: Field,
        task: Task,
        costs: Costs[Vector],
        order: Order | None,
        spare_wells: int | None,
    ) -> None:
        self._field, self._task, self._costs, self._order = field, task, costs, order
        bracket = task.bracket
        inside = (bracket.members & ~task.taken) | bracket.rest
        self._far = 0
        if spare_wells is not None:
            self._far = bracket.rest & ~bracket.below
            near = inside & ~self._far
            if field.allowed[field.bye] & near:
                self._far &= ~field.bye_bit  # else who may have it is far below
            inside &= ~self._far
        self._inside = inside
        self._vertices = list(members(inside))
        self._wells = 0
        if spare_wells is not None:
            self._wells = self._least_wells() + spare_wells
            self._wells += (len(self._vertices) + self._wells) % 2

    def _least_wells(self) -> int:
        """Return how many find no partner near them, however they are paired."""
        neighbours = [0] * (self._field.bye + 1)
        for vertex in self._vertices:
            neighbours[vertex] = self._allowed(vertex)
        matching = Matching(neighbours, self._inside)
        matching.make_largest()
        return matching.free.bit_count()

    def solve(self, partners: Mapping[int, int]) -> Cheapest | None:
        """Return the cheapest pairing of all vertices by their places; None where there is none.

        Nobody is paired but with the partners that are given, if any are.
        """
        size = len(self._vertices) + self._wells
        return cheapest_perfect_matching(size, self._edges(partners), self._field.check)

    def partners(self, found: Cheapest) -> Mapping[int, int]:
        """Return whom each may be paired with in any pairing as cheap as the one found; those for
        whom wells stand are all among them or none.
        """
        bits = [1 << vertex for vertex in self._vertices] + [self._far] * self._wells
        partners = {}
        for vertex, tight in zip(self._vertices, found.tight(), strict=False):
            partners[vertex] = 0
            for other in tight:
                partners[vertex] |= bits[other]
        return partners

    def _edges(self, partners: Mapping[int, int]) -> Iterator[tuple[int, int, int]]:
        vertices, inside = self._vertices, self._inside
        place = {vertex: at for at, vertex in enumerate(vertices)}
        wells = range(len(vertices), len(vertices) + self._wells)
        for at, one in enumerate(vertices):
            self._field.check()
            open_ = partners.get(one, -1)
            above = inside & self._allowed(one) & open_ & ~((2 << one) - 1)
            for other in members(above):
                yield at, place[other], self._cost(one, other)
            if wells and self._may_go_on(one) and open_ & self._far:
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

    def vector(self, mates: Sequence[int]) -> Vector:
        """Return what a pairing has of each criterion."""
        size = len(self._vertices)
        total = 0
        for at, mate in enumerate(mates[:size]):
            if mate >= size:
                total += self._alone(self._vertices[at])
            elif at < mate:
                total += self._cost(self._vertices[at], self._vertices[mate])
        return self._costs.vector(total)

    def leaves_room(self, mates: Sequence[int]) -> bool:
        """Whether those for whom the wells stand can be paired with who has come to them."""
        size = len(self._vertices)
        come = sum(1 << self._vertices[at] for at in range(size) if mates[at] >= size)
        has_room = any(mates[well] >= size for well in range(size, size + self._wells))
        return has_room and self._field.completes(self._far | come)

    def of_bracket(self, mates: Sequence[int]) -> Mates:
        """Return with whom the members of the bracket are paired in it."""
        found: dict[int, int | None] = {}
        inside = self._task.bracket.members
        for at, vertex in enumerate(self._vertices):
            if inside >> vertex & 1:
                mate = mates[at]
                other = self._vertices[mate] if mate < len(self._vertices) else None
                found[vertex] = other if other is not None and inside >> other & 1 else None
        return found


def pairs_of(mates: Mates) -> tuple[IndexPair, ...]:
    found = {(min(at, mate), max(at, mate)) for at, mate in mates.items() if mate is not None}
    return tuple(sorted(found))
