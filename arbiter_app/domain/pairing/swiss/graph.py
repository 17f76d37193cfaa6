"""Who may be matched with whom, and at what cost."""

from collections.abc import Iterable

Edge = tuple[int, int, int]
"""Two vertices and what it costs to join them."""


class Graph:
    """A graph whose edges have costs, as `weighted` looks at it."""

    def __init__(self, vertices: int, edges: Iterable[Edge]) -> None:
        self.near: list[list[tuple[int, int]]] = [[] for _ in range(vertices)]
        """Of each vertex its neighbours and twice the costs, which are even so."""
        add = [edges.append for edges in self.near]
        for one, other, cost in edges:
            twice = cost + cost
            add[one]((other, twice))
            add[other]((one, twice))
        rows = [[cost for _, cost in edges] or [0] for edges in self.near]
        self.least = [min(row) for row in rows]
        """Of each vertex twice the least cost of its edges."""
        self.digits = max(max(map(max, rows)), -min(self.least)).bit_length() if rows else 0

    def far(self, price: list[int]) -> int:
        """Return more than the slack of any edge, whatever becomes of these prices in a tree."""
        # Each event lets prices grow threefold at the most, and there are fewer than four for each
        # vertex.
        highest = max(max(price), -min(price)).bit_length()
        return 1 << (max(highest, self.digits) + 8 * len(price))
