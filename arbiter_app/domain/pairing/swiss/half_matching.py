"""The cheapest way to pair everybody if a circle of odd length may share its edges half and half.

This is most of the way to a matching of whole edges, see `weighted`, and easy to go: a tree that
grows from an exposed vertex never has to form a blossom. Where two of its outer vertices touch, the
circle they close is kept as one of half edges; where a tree reaches such a circle, the circle is
matched with whole edges again.
"""

from collections.abc import Callable

from arbiter_app.domain.pairing.swiss.graph import Graph
from arbiter_app.domain.pairing.swiss.matching import NOBODY


class HalfMatching:
    """A matching with circles, and the prices of vertices that prove it the cheapest.

    No edge costs less than the prices of its ends together; those that are used cost just that.
    What is stored of a tree is said in `weighted`.
    """

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.near = graph.near
        self.mate = [NOBODY for _ in self.near]
        """Whom a vertex is matched with; nobody, if it lies on a circle."""
        self.circle: list[list[int] | None] = [None for _ in self.near]
        self.price = [cost // 2 for cost in graph.least]
        self.time = 0
        self.far = 0
        self.slack: list[int] = []
        """Of each vertex the least stored slack of its edges to outer vertices."""
        self.source: list[int] = []
        """The other end of that edge; of an inner vertex of the edge it was reached by."""
        self.free: list[int] = []
        self.outer: list[int] = []
        self.inner: list[int] = []

    def complete(self, check: Callable[[], None]) -> bool:
        """Put every vertex on an edge or on a circle, or tell that this cannot be."""
        self._match_greedily()
        for vertex, mate in enumerate(self.mate):
            is_exposed = mate == NOBODY and self.circle[vertex] is None
            if is_exposed and not self._augment_from(vertex, check):
                return False
        return True

    def break_circles(self) -> None:
        """Match whole edges on each circle, so that one of its vertices is exposed."""
        for vertex, circle in enumerate(self.circle):
            if circle:
                self._break(circle, vertex)

    def _match_greedily(self) -> None:
        """Set prices as high as neighbours allow, and match where that made an edge tight."""
        price, mate = self.price, self.mate
        for vertex, edges in enumerate(self.near):
            if mate[vertex] == NOBODY and edges:
                slack = [cost - price[other] for other, cost in edges]
                price[vertex] = least = min(slack)
                for (other, _), height in zip(edges, slack, strict=True):
                    if height == least and mate[other] == NOBODY:
                        mate[vertex], mate[other] = other, vertex
                        break

    def _augment_from(self, root: int, check: Callable[[], None]) -> bool:
        """Put the root on an edge or a circle, or tell that this cannot be."""
        vertices = range(len(self.near))
        self.time = 0
        self.far = self.graph.far(self.price)
        self.slack = [self.far for _ in vertices]
        self.source = [NOBODY for _ in vertices]
        # Of equally near vertices the first is taken: one at which the tree ends.
        mate = self.mate
        self.free = [vertex for vertex in vertices if mate[vertex] == NOBODY]
        self.free += [vertex for vertex in vertices if mate[vertex] != NOBODY]
        self.outer = []
        self.inner = []
        self._become_outer(root)
        slack = self.slack
        while True:
            check()
            reached = min(self.free, key=slack.__getitem__)
            touched = min(self.outer, key=slack.__getitem__)
            if slack[touched] == slack[reached] == self.far:
                return False
            if slack[touched] < 2 * slack[reached]:
                self.time = slack[touched] // 2
                self._close_circle(touched, self.source[touched])
                break
            self.time = slack[reached]
            if self.mate[reached] == NOBODY:
                self._reach_end(reached)
                break
            self._become_inner(reached)
            self._become_outer(self.mate[reached])
        self._settle()
        return True

    def _become_outer(self, vertex: int) -> None:
        price, slack, source = self.price, self.slack, self.source
        self.free.remove(vertex)
        self.outer.append(vertex)
        price[vertex] = own = price[vertex] - self.time
        slack[vertex] = self.far
        for other, cost in self.near[vertex]:
            height = cost - own - price[other]
            if height < slack[other]:
                slack[other] = height
                source[other] = vertex

    def _become_inner(self, vertex: int) -> None:
        self.free.remove(vertex)
        self.inner.append(vertex)
        self.price[vertex] += self.time
        self.slack[vertex] = -self.far

    def _reach_end(self, vertex: int) -> None:
        """Match the tree with an exposed vertex, or with one of a circle."""
        circle = self.circle[vertex]
        if circle:
            self._break(circle, vertex)
        self._flip(self.source[vertex], vertex)

    def _flip(self, outer: int, inner: int) -> None:
        """Match along an edge, and every second one from there up to the root."""
        while True:
            left = self.mate[outer]
            self.mate[outer] = inner
            self.mate[inner] = outer
            if left == NOBODY:
                return
            outer, inner = self.source[left], left

    def _close_circle(self, one: int, other: int) -> None:
        """Keep the circle that an edge between two outer vertices closes."""
        way, back = self._way_up(one), self._way_up(other)
        while len(way) > 1 and len(back) > 1 and way[-2] == back[-2]:
            way.pop()
            back.pop()
        crown = back.pop()
        left = self.mate[crown]
        if left != NOBODY:
            self._flip(self.source[left], left)
        circle = way + back[::-1]
        for vertex in circle:
            self.circle[vertex] = circle
            self.mate[vertex] = NOBODY

    def _way_up(self, vertex: int) -> list[int]:
        """Return the vertices from an outer one up to the root."""
        way = [vertex]
        while (mate := self.mate[way[-1]]) != NOBODY:
            way += [mate, self.source[mate]]
        return way

    def _break(self, circle: list[int], exposed: int) -> None:
        """Match the vertices of a circle along its edges, all but one."""
        place = circle.index(exposed)
        rest = circle[place + 1 :] + circle[:place]
        for one, other in zip(rest[::2], rest[1::2], strict=True):
            self.mate[one] = other
            self.mate[other] = one
        for vertex in circle:
            self.circle[vertex] = None

    def _settle(self) -> None:
        """Bring the prices of the tree to the time at its end."""
        for vertex in self.outer:
            self.price[vertex] += self.time
        for vertex in self.inner:
            self.price[vertex] -= self.time
