"""The cheapest perfect matching against all perfect matchings of small graphs, and against other
ways to know the answer in larger ones.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from arbiter_app.domain.pairing.swiss.graph import Edge
from arbiter_app.domain.pairing.swiss.weighted import cheapest_perfect_matching
from tests.campaigns import turns

ROUND = turns(300, in_soak=20_000)


def all_pairings(left: list[int], costs: dict[tuple[int, int], int]) -> Iterator[int]:
    """What each way to pair all of them costs."""
    if not left:
        yield 0
        return
    first, *others = left
    for other in others:
        if (first, other) in costs:
            rest = [vertex for vertex in others if vertex != other]
            yield from (costs[first, other] + cost for cost in all_pairings(rest, costs))


def cost_of(mates: Sequence[int], edges: list[Edge]) -> int:
    """What a matching costs, once it is seen to be one."""
    costs = {(one, other): cost for one, other, cost in edges}
    assert all(mates[mate] == vertex != mate for vertex, mate in enumerate(mates))
    return sum(costs[vertex, mate] for vertex, mate in enumerate(mates) if vertex < mate)


def mates_of(vertices: int, edges: Iterable[Edge]) -> Sequence[int] | None:
    found = cheapest_perfect_matching(vertices, edges)
    return None if found is None else found.mate


def demand_the_cheapest(vertices: int, edges: list[Edge]) -> None:
    costs = {(one, other): cost for one, other, cost in edges}
    least = min(all_pairings(list(range(vertices)), costs), default=None)
    mates = mates_of(vertices, edges)
    assert (None if mates is None else cost_of(mates, edges)) == least, (vertices, edges)


def some_edges(chance: Random, vertices: int, *, share: float, low: int, high: int) -> list[Edge]:
    return [
        (one, other, chance.randint(low, high))
        for one, other in combinations(range(vertices), 2)
        if chance.random() < share
    ]


@pytest.mark.parametrize(
    ("low", "high"),
    [(0, 0), (0, 1), (0, 5), (-3, 3), (-20, -1), (0, 10**6), (-(1 << 400), 1 << 400)],
)
@pytest.mark.parametrize("share", [0.3, 0.6, 1.0])
def test_that_nothing_is_cheaper_than_what_is_found(share: float, low: int, high: int) -> None:
    chance = Random(f"{share} {low}")
    for _ in range(ROUND):
        vertices = chance.choice([2, 3, 4, 5, 6, 6, 8, 8, 8])
        demand_the_cheapest(vertices, some_edges(chance, vertices, share=share, low=low, high=high))


def test_that_all_graphs_of_four_and_all_costs_of_two_kinds_are_solved() -> None:
    pairs = list(combinations(range(4), 2))
    for choice in range(3 ** len(pairs)):
        kinds = [choice // 3**place % 3 for place in range(len(pairs))]
        demand_the_cheapest(
            4,
            [(*pair, kind) for pair, kind in zip(pairs, kinds, strict=True) if kind < 2],
        )


def planted(chance: Random, vertices: int, top: int) -> tuple[list[Edge], int]:
    """A graph made around a matching, and what that costs: prices and odd sets prove it the best.

    An edge costs the prices of its ends and the weights of all odd sets that it leaves; the edges
    of the matching just that, others also more. Each odd set is left by one edge of the matching.
    """
    order = list(range(vertices))
    chance.shuffle(order)
    partner = {order[place]: order[place ^ 1] for place in range(vertices)}
    prices = [chance.randint(-top, top) for _ in order]
    odd_sets = []
    start = 0
    while start < vertices:
        # Whole pairs and one vertex of the next pair; each of these sets lies in the next one.
        ends = range(start + 3, min(start + 2 * chance.randint(1, 6), vertices), 2)
        odd_sets += [(frozenset(order[start:end]), chance.randint(0, top)) for end in ends]
        start = (ends[-1] if ends else start + 1) + 1
    edges = []
    for one, other in combinations(range(vertices), 2):
        cost = prices[one] + prices[other]
        cost += sum(weight for group, weight in odd_sets if (one in group) != (other in group))
        if partner[one] != other:
            cost += chance.randint(0, top) * chance.randint(0, 1)
        edges.append((one, other, cost))
    return edges, sum(prices) + sum(weight for _, weight in odd_sets)


@pytest.mark.parametrize("top", [1, 3, 1000, 1 << 400])
def test_that_a_matching_proved_to_be_the_cheapest_is_not_beaten(top: int) -> None:
    chance = Random(top)
    for _ in range(turns(25, in_soak=2_000)):
        vertices = 2 * chance.randint(4, 25)
        edges, least = planted(chance, vertices, top)
        mates = mates_of(vertices, edges)
        assert mates is not None
        assert cost_of(mates, edges) == least, (vertices, edges)


def test_that_costs_decide_by_the_first_field_then_by_the_next() -> None:
    # The pairs of a cycle of six, either way, differ in the lowest field alone.
    field = 1 << 500
    cycle = [(place, (place + 1) % 6) for place in range(6)]
    edges = [(*pair, 3 * field**2 + 5 * field + place % 2) for place, pair in enumerate(cycle)]
    assert mates_of(6, edges) == [1, 0, 3, 2, 5, 4]
    dearer = [(0, 1, edges[0][2] + field), *edges[1:]]
    assert mates_of(6, dearer) == [5, 2, 1, 4, 3, 0]


@pytest.mark.parametrize(
    ("vertices", "pairs"),
    [
        (3, [(0, 1), (1, 2), (0, 2)]),
        (2, []),
        (4, [(0, 1), (0, 2), (0, 3)]),
        # Two odd parts that nothing joins.
        (6, [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5)]),
    ],
)
def test_that_there_is_none_where_somebody_must_stay_alone(
    vertices: int, pairs: list[tuple[int, int]]
) -> None:
    assert mates_of(vertices, [(*pair, 1) for pair in pairs]) is None


def test_that_nobody_is_matched_by_nothing() -> None:
    assert mates_of(0, []) == []


class GivenUpError(Exception):
    pass


def test_that_who_asks_may_stop_it() -> None:
    def give_up() -> None:
        raise GivenUpError

    # Two triangles without costs, and a bridge that has to be crossed.
    edges = [(0, 1, 0), (1, 2, 0), (0, 2, 0), (2, 3, 7), (3, 4, 0), (4, 5, 0), (3, 5, 0)]
    assert mates_of(6, edges) == [1, 0, 3, 2, 5, 4]
    with pytest.raises(GivenUpError):
        cheapest_perfect_matching(6, edges, give_up)
