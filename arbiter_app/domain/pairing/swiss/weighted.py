"""The cheapest way to pair everybody: matching of least cost in any graph, in whole numbers.

Edmonds' primal-dual method, one alternating tree at a time. Each vertex has a price, each blossom
(an odd set of vertices that acts as one) a weight of at least 0; the slack of an edge is its cost
less the prices of its ends, plus the weights of the blossoms it lies in, and never falls below 0.
A perfect matching of edges without slack costs the least, whoever else is matched.

A tree grows from an exposed vertex. Its outer blossoms get dearer as time runs, its inner ones
cheaper, by as much, so that edges of the tree stay tight; the next edge without slack, or the next
inner blossom without weight, is the next event. What is stored of the tree is what does not change
with time: the price of an outer vertex less the time, of an inner one plus the time, and twice
that in weights. Costs are doubled: all prices in a tree are then odd together or even together,
so that an edge between two outer blossoms gets tight at a whole time.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum

from arbiter_app.domain.pairing.swiss.graph import Edge, Graph
from arbiter_app.domain.pairing.swiss.half_matching import HalfMatching
from arbiter_app.domain.pairing.swiss.matching import NOBODY
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Cheapest:
    """A perfect matching that costs the least, and the prices that prove it."""

    mate: Sequence[int]
    near: Sequence[Sequence[tuple[int, int]]]
    price: Sequence[int]
    blossom: Sequence[int]
    """Of each vertex the number of the blossom it lies in, one in no other."""

    def tight(self) -> Iterator[list[int]]:
        """Yield for each vertex the other ends of all edges that any matching as cheap may have:
        those without slack, and for simplicity all within a blossom.
        """
        price, blossom = self.price, self.blossom
        for vertex, edges in enumerate(self.near):
            own, here = price[vertex], blossom[vertex]
            yield [
                other
                for other, cost in edges
                if cost == own + price[other] or blossom[other] == here
            ]


def cheapest_perfect_matching(
    vertices: int, edges: Iterable[Edge], check: Callable[[], None] = lambda: None
) -> Cheapest | None:
    """Return the matching in which all have a mate and the costs add up to the least.

    None, where the edges do not allow everybody a mate. Vertices are 0, 1, 2, ...; costs are of any
    size and sign. `check` is called at each step, and may raise to stop.
    """
    if vertices % 2:
        return None
    graph = Graph(vertices, edges)
    half = HalfMatching(graph)
    if not half.complete(check):
        return None
    half.break_circles()
    if NOBODY not in half.mate:
        return Cheapest(mate=half.mate, near=graph.near, price=half.price, blossom=range(vertices))
    matching = _Matching(graph, half.mate, half.price)
    for vertex in range(vertices):
        if matching.mate[vertex] == NOBODY and not matching.augment_from(vertex, check):
            return None
    return matching.finished()


class _Label(Enum):
    """Where a blossom stands in the tree."""

    FREE = 0
    OUTER = 1
    INNER = 2


_FREE, _OUTER, _INNER = _Label


@dataclass(slots=True, eq=False)
class _Blossom:
    """A vertex, or an odd circle of blossoms joined by tight edges."""

    members: list[int]
    base: int
    """The vertex that is matched outside."""
    children: list["_Blossom"] = field(default_factory=list)
    links: list[tuple[int, int]] = field(default_factory=list)
    """The edge from each child to the next, from the last to the first."""
    weight: int = 0
    label: _Label = _FREE
    entry: tuple[int, int] = (NOBODY, NOBODY)
    """Of an inner blossom the edge it was reached by: the outer vertex, and its own."""


class _Matching:
    """A matching that grows, with the prices that prove it the cheapest of its size.

    Only blossoms that lie in no other have their mates up to date: the mate of the base. Whom the
    vertices within are matched with follows from the base once the blossom is opened.
    """

    def __init__(self, graph: Graph, mate: list[int], price: list[int]) -> None:
        self.graph = graph
        self.near = graph.near
        self.mate = mate
        self.price = price
        self.top = [_Blossom([vertex], vertex) for vertex in range(len(mate))]
        self.time = 0
        self.far = 0
        """More than any slack."""
        self.slack: list[int] = []
        """Of each vertex the least slack of edges to outer vertices, as stored: a free vertex is
        reached when the time is as much, two outer ones touch when it is half of it."""
        self.source: list[int] = []
        """The other end of that edge."""
        self.free: set[int] = set()
        self.outer: set[int] = set()
        self.inner: list[_Blossom] = []
        """Those inner blossoms that are more than a vertex."""
        self.to_scan: list[int] = []

    def finished(self) -> Cheapest:
        """Return the mates once all are matched, all blossoms opened."""
        outermost = [id(blossom) for blossom in self.top]
        opened = list(set(self.top))
        while opened:
            blossom = opened.pop()
            if blossom.children:
                self._open(blossom)
                opened += blossom.children
        return Cheapest(mate=self.mate, near=self.near, price=self.price, blossom=outermost)

    def augment_from(self, root: int, check: Callable[[], None]) -> bool:
        """Match the root and one vertex more, or tell that nothing is left to match it with."""
        self._plant(root)
        while True:
            check()
            reached = min(self.free, key=self.slack.__getitem__)
            touched = min(self.outer, key=self.slack.__getitem__)
            emptied = min(self.inner, key=_weight, default=None)
            twice = min(self.slack[touched], 2 * self.slack[reached])
            if emptied:
                twice = min(twice, emptied.weight)
            if twice >= self.far:
                return False
            self.time = twice // 2
            if self.slack[reached] == self.time:
                if self._reach(reached):
                    return True
            elif self.slack[touched] == twice:
                self._touch(touched)
            elif emptied:
                self._expand(emptied)
            self._scan()

    def _plant(self, root: int) -> None:
        """Begin a tree."""
        vertices = range(len(self.near))
        self.far = self.graph.far(self.price)
        self.time = 0
        self.slack = [self.far for _ in vertices]
        self.source = [NOBODY for _ in vertices]
        self.free = set(vertices)
        self.outer = set()
        self.inner = []
        self._become_outer(self.top[root], 0)
        self._scan()

    def _become_outer(self, blossom: _Blossom, surplus: int) -> None:
        """Move a blossom into the outer layer whose prices, as stored, shall fall by a surplus."""
        blossom.label = _OUTER
        blossom.weight -= 2 * self.time
        for vertex in blossom.members:
            self.price[vertex] -= surplus
            self.slack[vertex] = self.far
        self.free.difference_update(blossom.members)
        self.outer.update(blossom.members)
        self.to_scan += blossom.members

    def _become_inner(self, blossom: _Blossom, entry: tuple[int, int]) -> None:
        blossom.label = _INNER
        blossom.entry = entry
        blossom.weight += 2 * self.time
        self.free.difference_update(blossom.members)
        if blossom.children:
            self.inner.append(blossom)

    def _shift(self, blossom: _Blossom, height: int) -> None:
        """Raise the stored prices of a blossom; the stored slack of what reaches it falls."""
        for vertex in blossom.members:
            self.price[vertex] += height
            self.slack[vertex] -= height

    def _scan(self) -> None:
        """Look along the edges of vertices that have become outer."""
        price, slack, source, top = self.price, self.slack, self.source, self.top
        for vertex in self.to_scan:
            own_price, own = price[vertex], top[vertex]
            for other, cost in self.near[vertex]:
                height = cost - own_price - price[other]
                if height < slack[other] and top[other] is not own:
                    slack[other] = height
                    source[other] = vertex
        self.to_scan.clear()

    def _reach(self, vertex: int) -> bool:
        """Take a free blossom and its mate into the tree; or augment, where it has no mate."""
        blossom = self.top[vertex]
        mate = self.mate[blossom.base]
        if mate == NOBODY:
            self._augment(self.source[vertex], vertex)
            self._settle()
            return True
        self._shift(blossom, self.time)
        self._become_inner(blossom, (self.source[vertex], vertex))
        self._become_outer(self.top[mate], self.time)
        return False

    def _augment(self, outer: int, inner: int) -> None:
        """Match along an edge, and every second one from there up to the root."""
        while True:
            blossom = self.top[outer]
            left = self.mate[blossom.base]
            self._match(outer, inner)
            if left == NOBODY:
                return
            outer, inner = self.top[left].entry

    def _match(self, one: int, other: int) -> None:
        self.top[one].base = one
        self.top[other].base = other
        self.mate[one] = other
        self.mate[other] = one

    def _settle(self) -> None:
        """Bring what is stored of the tree to the time at its end."""
        for vertex in self.outer:
            self.price[vertex] += self.time
        for blossom in dict.fromkeys(self.top):
            if blossom.label is _INNER:
                self._shift(blossom, -self.time)
                blossom.weight -= 2 * self.time
            elif blossom.label is _OUTER:
                blossom.weight += 2 * self.time
            blossom.label = _FREE

    def _touch(self, vertex: int) -> None:
        """Make a blossom of the circle that a tight edge between two outer vertices closes."""
        other = self.source[vertex]
        if self.top[vertex] is self.top[other]:
            self._look_again(vertex)
            return
        crown = self._where_ways_meet(self.top[vertex], self.top[other])
        way, links = self._way_up(self.top[vertex], crown)
        back, back_links = self._way_up(self.top[other], crown)
        children = [*way, crown, *reversed(back)]
        blossom = _Blossom(
            members=[member for child in children for member in child.members],
            base=crown.base,
            children=children,
            links=[*links, *((low, high) for high, low in reversed(back_links)), (other, vertex)],
        )
        for member in blossom.members:
            self.top[member] = blossom
        for child in children:
            if child.label is _INNER:
                child.weight -= 2 * self.time
                self._become_outer(child, 2 * self.time)
                if child.children:
                    self.inner.remove(child)
            child.weight += 2 * self.time
            child.label = _FREE
        blossom.label = _OUTER
        blossom.weight = -2 * self.time

    def _look_again(self, vertex: int) -> None:
        """Find the outer vertex nearest to one whose last nearest is now in its own blossom."""
        own, own_price = self.top[vertex], self.price[vertex]
        self.slack[vertex] = self.far
        for other, cost in self.near[vertex]:
            if other in self.outer and self.top[other] is not own:
                height = cost - own_price - self.price[other]
                if height < self.slack[vertex]:
                    self.slack[vertex] = height
                    self.source[vertex] = other

    def _where_ways_meet(self, one: _Blossom, other: _Blossom) -> _Blossom:
        """Return the first blossom that is on the ways of both up to the root."""
        seen = set()
        above: _Blossom | None = one
        while above:
            seen.add(id(above))
            above = self._above(above)
        while id(other) not in seen:
            above = self._above(other)
            assert above
            other = above
        return other

    def _above(self, blossom: _Blossom) -> _Blossom | None:
        """Return the outer blossom that an outer one hangs on, None for the root."""
        mate = self.mate[blossom.base]
        return None if mate == NOBODY else self.top[self.top[mate].entry[0]]

    def _way_up(
        self, blossom: _Blossom, crown: _Blossom
    ) -> tuple[list[_Blossom], list[tuple[int, int]]]:
        """Return the blossoms from an outer one up to the crown, without it, and their links."""
        way, links = [], []
        while blossom is not crown:
            mate = self.mate[blossom.base]
            inner = self.top[mate]
            way += [blossom, inner]
            upper, lower = inner.entry
            links += [(blossom.base, mate), (lower, upper)]
            blossom = self.top[upper]
        return way, links

    def _open(self, blossom: _Blossom) -> int:
        """Let the children of a blossom stand for themselves, matched along its circle.

        Returns the place in the circle of the child that is matched outside.
        """
        for child in blossom.children:
            for vertex in child.members:
                self.top[vertex] = child
        children, links = blossom.children, blossom.links
        place = children.index(self.top[blossom.base])
        children[place].base = blossom.base
        for step in range(place + 1, place + len(children), 2):
            self._match(*links[step % len(children)])
        return place

    def _expand(self, blossom: _Blossom) -> None:
        """Open an inner blossom without weight: the way through it stays in the tree."""
        self.inner.remove(blossom)
        goal = self._open(blossom)
        children, links, entry = blossom.children, blossom.links, blossom.entry
        size = len(children)
        place = children.index(self.top[entry[1]])
        forward = (place - goal) % size % 2 == 1
        step = 1 if forward else -1
        self._become_inner(children[place], entry)
        while place != goal:
            self._become_outer(children[(place + step) % size], 2 * self.time)
            link = links[(place + 1) % size if forward else (place - 2) % size]
            place = (place + 2 * step) % size
            self._become_inner(children[place], link if forward else (link[1], link[0]))
        for child in children:
            if child.label is _FREE:
                self._shift(child, -self.time)
                self.free.update(child.members)


def _weight(blossom: _Blossom) -> int:
    return blossom.weight
