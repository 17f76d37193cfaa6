"""The order in which residents are exchanged (C.04.3 Art. 4.3), against its definition."""

from itertools import combinations

import pytest

from arbiter_app.domain.pairing.swiss.dutch.remainder import exchanges

Exchange = tuple[tuple[int, ...], tuple[int, ...]]


def by_definition(upper: int, lower: int, number: int) -> list[Exchange]:
    """All exchanges of so many players, sorted by the article: the smallest difference of the sums
    of numbers, the largest number that leaves S1, the smallest that leaves S2.
    """

    def rank(exchange: Exchange) -> tuple[object, ...]:
        leaving, entering = exchange
        return sum(entering) - sum(leaving), sorted(-each for each in leaving), sorted(entering)

    found = (
        (leaving, entering)
        for leaving in combinations(range(upper), number)
        for entering in combinations(range(upper, upper + lower), number)
    )
    return sorted(found, key=rank)


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(("upper", "lower"), [(3, 3), (5, 6), (6, 6), (7, 8)])
def test_that_exchanges_come_in_the_order_of_the_article(
    upper: int, lower: int, number: int
) -> None:
    found = [
        (tuple(sorted(leaving)), tuple(sorted(entering)))
        for leaving, entering in exchanges(upper, lower, number)
    ]
    assert found == by_definition(upper, lower, number)


def test_that_nearest_players_of_eleven_are_exchanged_first() -> None:
    """Players counted from 1: S1 is 1 to 5, S2 is 6 to 11."""
    singly = [(leaving[0] + 1, entering[0] + 1) for leaving, entering in exchanges(5, 6, 1)]
    assert singly[:7] == [(5, 6), (5, 7), (4, 6), (5, 8), (4, 7), (3, 6), (5, 9)]
    assert len(singly) == 30
