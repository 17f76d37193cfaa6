"""Ranks of a file beside the places of the table: only the order is compared."""

from decimal import Decimal

import pytest

from arbiter_app.domain.checking.ranks import other_ranks
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.table.standings import Standing, Standings


def table(*places: int) -> Standings:
    """The numbers from 1 on at these places."""
    return Standings(
        tie_breaks=(),
        rows=tuple(
            Standing(
                place=place,
                last_place=place + places.count(place) - 1,
                player=PlayerId(number),
                number=PairingNumber(number),
                points=Decimal(9 - place),
                values=(),
                decided_by=None,
                by_lot=False,
            )
            for number, place in enumerate(places, start=1)
        ),
    )


def differing(stated: str, *places: int) -> list[int]:
    """Return the numbers whose ranks differ; "-" is no rank."""
    ranks = {
        PairingNumber(number): int(rank)
        for number, rank in enumerate(stated.split(), start=1)
        if rank != "-"
    }
    return [each.number for each in other_ranks(ranks, table(*places))]


@pytest.mark.parametrize(
    ("stated", "places"),
    [
        ("1 2 3 4", (1, 2, 3, 4)),
        ("1 3 2 4", (1, 2, 2, 4)),
        ("1 2 2 3", (1, 2, 2, 4)),
        ("1 3 3 4", (1, 2, 2, 4)),
        ("1 1 1 1", (1, 2, 3, 4)),
        ("1 - 2 3", (1, 2, 3, 4)),
        ("11 12 20 40", (1, 2, 3, 4)),
    ],
    ids=["equal", "a tie divided", "dense", "last places", "all shared", "one left out", "gaps"],
)
def test_that_the_same_order_does_not_differ(stated: str, places: tuple[int, ...]) -> None:
    assert differing(stated, *places) == []


def test_that_everybody_is_told_who_is_out_of_order() -> None:
    assert differing("1 3 2 4", 1, 2, 3, 4) == [2, 3]
    assert differing("4 1 2 3", 1, 2, 3, 4) == [1, 2, 3, 4]
    assert differing("1 4 3 2", 1, 2, 2, 4) == [2, 4]


def test_that_a_difference_tells_rank_and_places() -> None:
    (first, _) = other_ranks(
        {PairingNumber(1): 3, PairingNumber(2): 2, PairingNumber(3): 1}, table(1, 1, 3)
    )
    assert (first.number, first.stated, first.place, first.last_place) == (1, 3, 1, 2)
