from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from arbiter_app.domain.pairing.swiss.matching import Matching, TwoSided, lowest, members


def graphs(seed: int, number: int) -> Iterator[list[int]]:
    """Yield random graphs of up to ten vertices, sparse and dense, as sets of neighbours."""
    chance = Random(seed)
    for _ in range(number):
        size, share = chance.choice((2, 4, 6, 8, 10)), chance.choice((0.15, 0.25, 0.35, 0.5, 0.8))
        neighbours = [0] * size
        for one in range(size):
            for other in range(one):
                if chance.random() < share:
                    neighbours[one] |= 1 << other
                    neighbours[other] |= 1 << one
        yield neighbours


def all_can_have_mates(neighbours: list[int], inside: int) -> bool:
    if not inside:
        return True
    rest = inside & (inside - 1)
    return any(
        all_can_have_mates(neighbours, rest & ~(1 << other))
        for other in members(neighbours[lowest(inside)] & rest)
    )


@pytest.mark.parametrize("seed", range(3))
def test_that_a_perfect_matching_is_found_where_there_is_one(seed: int) -> None:
    for neighbours in graphs(seed, 500):
        everybody = (1 << len(neighbours)) - 1
        matching = Matching(neighbours, everybody)
        assert matching.make_perfect() == all_can_have_mates(neighbours, everybody)
        for vertex, mate in enumerate(matching.mate):
            if mate >= 0:
                assert matching.mate[mate] == vertex
                assert neighbours[vertex] >> mate & 1


@pytest.mark.parametrize("seed", range(3))
def test_that_two_sides_are_matched_in_the_first_order_there_is(seed: int) -> None:
    for neighbours in graphs(seed, 500):
        half = len(neighbours) // 2
        left, others = range(half), range(half, len(neighbours))
        right = sum(1 << vertex for vertex in others)
        orders = permutations(others)
        first = next(
            (order for order in orders if all(neighbours[v] >> order[v] & 1 for v in left)), None
        )
        sides = TwoSided([each & right for each in neighbours], left, right)
        assert sides.make_perfect() == (first is not None)
        if first is not None:
            sides.make_first()
            assert tuple(sides.mate[vertex] for vertex in left) == first
