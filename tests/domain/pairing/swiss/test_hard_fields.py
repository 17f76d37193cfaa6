"""Rounds that are hard to pair: they are paired, and can be stopped."""

from itertools import islice

import pytest

from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.downwards import weighing
from arbiter_app.domain.pairing.swiss.dutch.by_weighing import by_weighing
from arbiter_app.domain.pairing.swiss.dutch.field import Field
from arbiter_app.domain.pairing.swiss.dutch.rounds import paired_brackets
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from tests.domain.pairing.swiss.hard_fields import played_out

CLUB = range(1, 57, 2)
"""28 of 60 players."""


class GivenUpError(Exception):
    pass


def position_of_round(number: int) -> SwissPosition:
    return next(islice(played_out(60, 9, CLUB), number - 1, None))


@pytest.mark.parametrize("share", [0, 0.1, 0.5, 0.9, 1])
def test_that_a_hard_round_can_be_stopped_anywhere_and_paired_afterwards(share: float) -> None:
    position = position_of_round(5)
    calls = 0

    def count() -> None:
        nonlocal calls
        calls += 1

    pairing = dutch.pair(position, count)
    assert calls > 100
    last, calls = 1 + int(share * (calls - 1)), 0

    def give_up() -> None:
        count()
        if calls == last:
            raise GivenUpError

    with pytest.raises(GivenUpError):
        dutch.pair(position, give_up)
    assert dutch.pair(position) == pairing


@pytest.mark.parametrize("number", range(2, 8))
def test_that_a_bracket_is_paired_alike_whoever_stands_for_those_far_below(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """By wells, by more wells than are needed, and by everybody himself."""
    position = position_of_round(number)
    found = []
    for few, spare in ((10, (6, 20)), (10, (12,)), (1000, ())):
        monkeypatch.setattr(weighing, "FEW", few)
        monkeypatch.setattr(weighing, "SPARE_WELLS", spare)
        field = Field(position, lambda: None)
        brackets = [each.bracket for each in paired_brackets(field)]
        found.append([by_weighing(field, each).pairs for each in brackets])
    assert found[0] == found[1] == found[2]
