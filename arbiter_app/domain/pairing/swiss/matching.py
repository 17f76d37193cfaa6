"""Matchings of a graph without weights, its sets of vertices held as bits of whole numbers.

A pairing exists where a perfect matching does; a graph of who may meet whom is almost complete, so
that nearly every vertex finds its mate in one step or three. What remains is found by Edmonds'
search for augmenting paths through blossoms.
"""

from collections.abc import Callable, Iterator, Sequence

from arbiter_app.values import frozen

NOBODY = -1
"""Stands for a vertex where there is none."""


def members(bits: int) -> Iterator[int]:
    """Yield the members of a set, the lowest first."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def lowest(bits: int) -> int:
    """Return the lowest member of a set that has one."""
    return (bits & -bits).bit_length() - 1


@frozen(kw_only=True)
class Obstacle:
    """What keeps a vertex without a mate: odd groups whose vertices have no neighbours but in their
    own group and among `others`, of whom there is one fewer than there are groups (Tutte 1947). One
    of each group needs one of the others, whoever is matched with whom.
    """

    groups: tuple[int, ...]
    others: int


class Matching:
    """A matching inside a set of vertices; `neighbours` may have edges that lead out of it."""

    def __init__(self, neighbours: Sequence[int], inside: int) -> None:
        self.neighbours = neighbours
        self.inside = inside
        self.free = inside
        """The vertices without a mate."""
        self.mate = [NOBODY] * len(neighbours)

    def copy(self) -> "Matching":
        """Return the same matching, to be changed apart."""
        other = Matching(self.neighbours, self.inside)
        other.free, other.mate = self.free, self.mate.copy()
        return other

    def join(self, one: int, other: int) -> None:
        """Make mates of two free vertices."""
        self.mate[one], self.mate[other] = other, one
        self.free &= ~(1 << one | 1 << other)

    def part(self, vertex: int) -> None:
        """Take a vertex and its mate apart, if it has one."""
        other = self.mate[vertex]
        if other != NOBODY:
            self.mate[vertex] = self.mate[other] = NOBODY
            self.free |= 1 << vertex | 1 << other

    def leave_out(self, vertex: int) -> None:
        """Take a free vertex out of the graph."""
        self.inside &= ~(1 << vertex)
        self.free &= ~(1 << vertex)

    def make_perfect(self) -> bool:
        """Give every vertex a mate; False where that cannot be, the matching then being as large as
        it has come.
        """
        if self.inside.bit_count() % 2:
            return False
        while self.free:
            if not self.match(lowest(self.free)):
                return False
        return True

    def make_largest(self, check: Callable[[], None] = lambda: None) -> None:
        """Give as many vertices a mate as can have one; `check` may raise to stop."""
        for vertex in members(self.inside):
            if self.mate[vertex] == NOBODY:
                check()
                self.match(vertex)

    def match(self, vertex: int) -> bool:
        """Give a free vertex a mate, others changing theirs; False where that cannot be."""
        near = self.neighbours[vertex] & self.inside
        direct = near & self.free & ~(1 << vertex)
        if direct:
            self.join(vertex, lowest(direct))
            return True
        free = self.free & ~(1 << vertex)
        if not free:
            return False
        for other in members(near):
            deserted = self.mate[other]
            found = self.neighbours[deserted] & free
            if found:
                self.part(other)
                self.join(vertex, other)
                self.join(deserted, lowest(found))
                return True
        return _Search(self, vertex).augments()

    def obstacle(self, vertex: int) -> Obstacle:
        """Return what keeps a free vertex from having a mate, for which `match` has found none."""
        search = _Search(self, vertex)
        if search.augments():
            raise ValueError(vertex)
        return search.obstacle()


class _Search:
    """A search for an augmenting path from a free vertex (Edmonds 1965).

    Vertices at an even distance from the root are outer. An odd cycle of outer vertices, a blossom,
    is shrunk into its base: all of it becomes outer.
    """

    def __init__(self, matching: Matching, root: int) -> None:
        self._matching, self._root = matching, root
        self._from = [NOBODY] * len(matching.mate)
        """From which outer vertex one has come to an inner one, or back through a blossom."""
        self._base = list(range(len(matching.mate)))
        self._outer = 1 << root
        self._reached = 1 << root
        self._queue = [root]

    def augments(self) -> bool:
        """Find a path and change mates along it; False where there is none."""
        matching = self._matching
        for vertex in self._queue:  # grows meanwhile
            near = matching.neighbours[vertex] & matching.inside
            free = near & matching.free & ~(1 << self._root)
            if free:
                end = lowest(free)
                self._from[end] = vertex
                self._change_mates(end)
                return True
            for other in members(near & self._outer):
                if self._base[vertex] != self._base[other]:
                    self._shrink(vertex, other)
            while new := near & ~self._reached:
                other = lowest(new)
                self._from[other] = vertex
                self._reached |= 1 << other
                self._become_outer(matching.mate[other])
        return False

    def obstacle(self) -> Obstacle:
        """Return the blossoms of the search that found no path, and the vertices between them."""
        groups: dict[int, int] = {}
        for vertex in members(self._outer):
            base = self._base[vertex]
            groups[base] = groups.get(base, 0) | 1 << vertex
        return Obstacle(groups=tuple(groups.values()), others=self._reached & ~self._outer)

    def _become_outer(self, vertex: int) -> None:
        if not self._outer >> vertex & 1:
            self._outer |= 1 << vertex
            self._reached |= 1 << vertex
            self._queue.append(vertex)

    def _shrink(self, one: int, other: int) -> None:
        base = self._common_base(one, other)
        blossom: set[int] = set()
        self._mark_path(one, base, other, blossom)
        self._mark_path(other, base, one, blossom)
        for vertex, its_base in enumerate(self._base):
            if its_base in blossom:
                self._base[vertex] = base
                if self._reached >> vertex & 1:
                    self._become_outer(vertex)

    def _common_base(self, one: int, other: int) -> int:
        """Return where the ways of two outer vertices to the root meet."""
        mate, seen = self._matching.mate, set()
        while True:
            one = self._base[one]
            seen.add(one)
            if one == self._root:
                break
            one = self._from[mate[one]]
        while True:
            other = self._base[other]
            if other in seen:
                return other
            other = self._from[mate[other]]

    def _mark_path(self, vertex: int, base: int, child: int, blossom: set[int]) -> None:
        mate = self._matching.mate
        while self._base[vertex] != base:
            blossom.add(self._base[vertex])
            blossom.add(self._base[mate[vertex]])
            self._from[vertex] = child
            child = mate[vertex]
            vertex = self._from[child]

    def _change_mates(self, end: int) -> None:
        mate = self._matching.mate
        self._matching.free &= ~(1 << end | 1 << self._root)
        while end != NOBODY:
            before = self._from[end]
            following = mate[before]
            mate[end], mate[before] = before, end
            end = following


class TwoSided:
    """A matching of left vertices with right ones; each left one is to get a mate."""

    def __init__(self, neighbours: Sequence[int], left: Sequence[int], right: int) -> None:
        self.neighbours = neighbours
        self.left = left
        self.right = right
        self.free = right
        self.mate: dict[int, int] = {}
        """The mate of each vertex, left and right, that has one."""

    def make_perfect(self) -> bool:
        """Give every left vertex a mate; False where that cannot be."""
        return all(self.match(vertex) for vertex in self.left if vertex not in self.mate)

    def size(self) -> int:
        """Match as many as can be; return how many that are."""
        return sum(vertex in self.mate or self.match(vertex) for vertex in self.left)

    def match(self, vertex: int) -> bool:
        """Give a left vertex a mate, others changing theirs; False where that cannot be."""
        direct = self.neighbours[vertex] & self.free
        if direct:
            self._join(vertex, lowest(direct))
            return True
        end, came, _ = self._reach(vertex, self.right, self.free)
        if end == NOBODY:
            return False
        self.free &= ~(1 << end)
        self._change_mates(vertex, end, came)
        return True

    def make_first(self) -> None:
        """Change a perfect matching into the first of all in lexicographic order: the first left
        vertex has the lowest mate that leaves all others one, then the second, and so on.

        A search that fails shows a closed set: in fields of thousands most would fail again.
        """
        open_ = self.right & ~self.free
        closed: list[int] = []
        for vertex in self.left:
            mine = 1 << self.mate[vertex]
            lower = self.neighbours[vertex] & open_ & (mine - 1)
            closed = [each for each in closed if each & open_]
            for each in closed:
                if not each & mine:
                    lower &= ~each
            while lower:
                wanted = lowest(lower)
                deserted = self.mate[wanted]
                left = open_ & ~(1 << wanted)
                end, came, unvisited = self._reach(deserted, left, mine)
                if end != NOBODY:
                    self._change_mates(deserted, end, came)
                    self._join(vertex, wanted)
                    break
                # The mates of these have no neighbours but them, now and later: a vertex whose mate
                # is not among them need not ask for one of them again.
                closed.append(open_ & ~unvisited)
                lower &= unvisited
            open_ &= ~(1 << self.mate[vertex])

    def _join(self, vertex: int, other: int) -> None:
        self.mate[vertex], self.mate[other] = other, vertex
        self.free &= ~(1 << other)

    def _reach(self, root: int, unvisited: int, wanted: int) -> tuple[int, dict[int, int], int]:
        """Search an alternating path from a left vertex to a right one that is wanted; return its
        end, NOBODY where there is none, from where each right vertex was reached, and those that
        were not.
        """
        came: dict[int, int] = {}
        found = self.neighbours[root] & wanted
        if found:
            came[lowest(found)] = root
            return lowest(found), came, unvisited
        queue = [root]
        for vertex in queue:  # grows meanwhile
            near = self.neighbours[vertex] & unvisited
            unvisited &= ~near
            for other in members(near):
                came[other] = vertex
                following = self.mate[other]
                # Asked at once, for nearly everybody knows somebody who is wanted.
                found = self.neighbours[following] & wanted
                if found:
                    came[lowest(found)] = following
                    return lowest(found), came, unvisited
                queue.append(following)
        return NOBODY, came, unvisited

    def _change_mates(self, root: int, end: int, came: dict[int, int]) -> None:
        while True:
            vertex = came[end]
            following = self.mate.get(vertex, NOBODY)
            self.mate[vertex], self.mate[end] = end, vertex
            if vertex == root:
                return
            end = following
