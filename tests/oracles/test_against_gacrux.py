"""Every round of sixty random events as FIDE's own engine pairs it: who meets whom, with
which colour, and who has the bye. `installer soak` compares thousands more, and with bbpPairings.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rules.swiss_rules import ForbiddenPairs
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss.dutch import pair
from arbiter_app.domain.simulation.swiss import simulated
from arbiter_app.domain.simulation.wishes import any_options
from tests.oracles.answers import Impossible, RefusedError, round_of_pairs
from tests.oracles.comparing import Engines, in_words
from tests.oracles.gacrux import Checked, Gacrux
from tests.oracles.proof import drawn_event, encoded
from tests.oracles.ranks_by_gacrux import compare_ranks
from tests.oracles.report import (
    before_round,
    fits,
    rounds_played,
    text_for_engines,
    with_crossed_pairs,
    with_last_round,
)
from tests.oracles.test_reports import RULES, SETTINGS, event
from tests.oracles.their_reports import check_theirs

EVENTS = 10
"""In each test; six of them share what the processors have."""


@pytest.fixture(scope="module")
def engines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engines]:
    with Engines(tmp_path_factory.mktemp("engines"), with_bbp=False) as started:
        yield started


@pytest.fixture
def gacrux(engines: Engines) -> Gacrux:
    assert engines.gacrux is not None
    return engines.gacrux


def random_event(seed: str) -> Event:
    chance = Random(seed)
    options = any_options(chance, most_players=24)
    return simulated(options, chance, pair)


@pytest.mark.parametrize("batch", range(6))
def test_that_every_round_is_paired_as_by_the_engine_of_fide(batch: int, engines: Engines) -> None:
    for number in range(EVENTS):
        seed = f"{batch}.{number}"
        whole = random_event(seed)
        assert fits(whole)
        sooner = with_last_round(whole, Round(1 + number % rounds_played(whole)))
        for compared in (engines.compare(whole), engines.compare_next(sooner)):
            told = [*compared.differences, *compared.errors]
            assert not told, "\n".join([f"seed {seed}", *told])
            assert compared.rounds


def test_that_a_round_that_was_paired_otherwise_is_told_of(engines: Engines) -> None:
    whole = random_event("any")
    number = rounds_played(whole)
    compared = engines.compare(with_crossed_pairs(whole))
    assert any(f"ours, round {number}" in each for each in compared.differences)


def test_that_a_round_to_come_is_compared_as_well(engines: Engines) -> None:
    whole = random_event("any")
    number = rounds_played(whole)
    last = whole.tournament.main_stage.rounds[number - 1]
    compared = engines.compare(before_round(whole, last.number))
    assert (compared.rounds, compared.differences) == (number, [])


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


def test_that_its_checkers_tell_what_a_report_has_otherwise(gacrux: Gacrux, tmp_path: Path) -> None:
    whole = drawn_event(Random("any"), {(8, 8): 1})
    path = tmp_path / "event.trf"
    path.write_bytes(encoded(whole))
    checked = gacrux.check(path)
    assert isinstance(checked, Checked)
    assert all(each.file == each.engine for each in checked.rounds.values())
    assert len(checked.rounds) == rounds_played(whole)
    assert compare_ranks(whole, checked).differences == []
    path.write_bytes(encoded(with_crossed_pairs(whole)))
    found = gacrux.check(path)
    assert isinstance(found, Checked)
    last = rounds_played(whole)
    differing = {number for number, each in found.rounds.items() if each.file != each.engine}
    assert differing == {last}
    assert in_words(found.rounds[last].engine) == in_words(checked.rounds[last].engine)


def test_that_its_generator_makes_the_same_event_of_the_same_seed(gacrux: Gacrux) -> None:
    words = ("-p", "7", "-N", "4", "-a")
    groups = [{"firstRound": 1, "lastRound": 4, "competitors": [1, 2, 3]}]
    made = gacrux.generate(5, words, groups)
    assert isinstance(made, str)
    assert made == gacrux.generate(5, words, groups)
    assert made != gacrux.generate(6, words, groups)
    assert "260   1   4    1    2    3" in made
    assert check_theirs(made.encode()).differences == []


def test_that_it_goes_on_after_a_report_that_it_refuses(gacrux: Gacrux) -> None:
    with pytest.raises(RefusedError):
        gacrux.rounds("001 nothing", [1])
    assert len(gacrux.rounds(text_for_engines(event()), [2])) == 1
