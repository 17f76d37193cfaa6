"""FIDE's own engine, asked as our tests ask it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from arbiter_app.domain.facts.swiss_rules import ForbiddenPairs
from arbiter_app.domain.ids import PlayerId
from tests.oracles.answers import Impossible, RefusedError, round_of_pairs
from tests.oracles.gacrux import Gacrux, python_of_gacrux
from tests.oracles.report import text_for_engines
from tests.oracles.test_reports import RULES, SETTINGS, event


@pytest.fixture(scope="module")
def gacrux() -> Iterator[Gacrux]:
    python = python_of_gacrux()
    assert python is not None
    with Gacrux(python) as started:
        yield started


def test_that_it_pairs_the_round_after_those_of_a_report(gacrux: Gacrux) -> None:
    """Of 1, 3 and 5 the first two have met and the last has had the bye."""
    first, second = gacrux.rounds(text_for_engines(event()), [1, 2])
    assert first.answer == round_of_pairs([(3, 1), (2, 4), (5, 0)])
    assert second.answer == round_of_pairs([(1, 5), (3, 0)])


def test_that_it_says_where_no_pairing_is_legal(gacrux: Gacrux) -> None:
    nobody = ForbiddenPairs(players=(PlayerId(1), PlayerId(3), PlayerId(5)))
    rules = replace(RULES, forbidden=(nobody,))
    text = text_for_engines(event(replace(SETTINGS, swiss=rules)))
    (told,) = gacrux.rounds(text, [2])
    assert told.answer == Impossible()


def test_that_it_goes_on_after_a_report_that_it_refuses(gacrux: Gacrux) -> None:
    with pytest.raises(RefusedError):
        gacrux.rounds("001 nothing", [1])
    assert len(gacrux.rounds(text_for_engines(event()), [2])) == 1
