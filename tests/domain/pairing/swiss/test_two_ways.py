"""Whoever is paired by counting is paired alike by weighing."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.dutch.by_counting import by_counting
from arbiter_app.domain.pairing.swiss.dutch.by_weighing import by_weighing
from arbiter_app.domain.pairing.swiss.dutch.field import Field
from arbiter_app.domain.pairing.swiss.dutch.rounds import paired_brackets
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.simulation.swiss import asked
from arbiter_app.domain.simulation.wishes import any_options
from tests.campaigns import turns
from tests.domain.pairing.swiss.hard_fields import played_out


def brackets_alike(position: SwissPosition) -> Iterator[str]:
    """Yield how each bracket is paired. Raises AssertionError where the two ways differ."""
    field = Field(position, lambda: None)
    if not field.is_possible:
        return
    for paired in paired_brackets(field):
        counted = by_counting(field, paired.bracket)
        if counted is None:
            yield "weighed"
            continue
        weighed = by_weighing(field, paired.bracket)
        assert {*counted.pairs} == {*weighed.pairs}, (position, paired.bracket)
        yield "counted"


def test_that_brackets_of_random_events_are_paired_alike_both_ways() -> None:
    told = Counter[str]()
    for seed in range(turns(25, in_soak=3_000)):
        chance = Random(seed)
        for question in asked(any_options(chance, 30), chance, dutch.pair):
            told.update(brackets_alike(question.position))
    assert min(told["counted"], told["weighed"]) > 100, told


@pytest.mark.parametrize(
    ("players", "rounds", "clubs"),
    [
        (20, 15, ()),
        (23, 9, (range(1, 9), range(9, 17))),
        (24, 7, (range(1, 12), range(13, 24))),
        (24, 9, (range(1, 7), range(7, 13), range(13, 19), range(19, 25))),
    ],
)
def test_that_brackets_of_hard_fields_are_paired_alike_both_ways(
    players: int, rounds: int, clubs: tuple[range, ...]
) -> None:
    told = Counter[str]()
    for position in played_out(players, rounds, *clubs):
        told.update(brackets_alike(position))
    assert told["weighed"] > 0
