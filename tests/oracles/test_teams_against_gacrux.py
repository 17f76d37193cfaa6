"""Every round of random Swiss events of teams as FIDE's own engine pairs it, from the reports that
we write: who meets whom, who has White on board 1, at which table, and who has the bye.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from arbiter_app.domain.facts.rules.swiss_texts import Seats
from arbiter_app.domain.simulation.team_options import any_team_options
from arbiter_app.domain.simulation.team_swiss import simulated_teams
from tests.oracles.gacrux import Gacrux, python_of_gacrux
from tests.oracles.teams import ITS_READINGS, compare_teams, crossed, random_teams

EVENTS = 6
"""In each test; four of them share what the processors have."""


@pytest.fixture(scope="module")
def gacrux() -> Iterator[Gacrux]:
    python = python_of_gacrux()
    assert python is not None
    with Gacrux(python) as started:
        yield started


@pytest.mark.parametrize("batch", range(4))
def test_that_every_round_of_teams_is_paired_as_by_the_engine(batch: int, gacrux: Gacrux) -> None:
    for number in range(EVENTS):
        seed = f"teams {batch}.{number}"
        compared = compare_teams(gacrux, random_teams(Random(seed)))
        told = [*compared.differences, *compared.errors]
        assert not told, "\n".join([f"seed {seed}", *told])
        assert compared.rounds


def test_that_matches_that_were_paired_otherwise_are_told_of(gacrux: Gacrux) -> None:
    options = any_team_options(Random("any"), 12, ITS_READINGS)
    compared = compare_teams(gacrux, simulated_teams(options, Random("play"), crossed))
    assert [each.split(":")[0] for each in compared.differences] == ["gacrux, round 1"]


def test_that_the_other_reading_of_seats_differs_somewhere(gacrux: Gacrux) -> None:
    """The engine takes the smaller number for the top member, as the text says."""
    by_score = replace(ITS_READINGS, seats=Seats.BY_SCORE)
    events = [random_teams(Random(f"teams {number}"), 12, by_score) for number in range(12)]
    assert any(compare_teams(gacrux, event).differences for event in events)
