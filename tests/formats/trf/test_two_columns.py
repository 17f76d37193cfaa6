"""Random tournaments of matches of two games come back from their reports (C.04.5)."""

from dataclasses import replace
from random import Random

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.simulation.swiss import simulated
from arbiter_app.domain.simulation.wishes import Wishes, usual_options
from arbiter_app.formats import trf
from arbiter_app.formats.trf import Version


def double_of(seed: int) -> Event:
    """Return a random Double-Swiss with byes, forfeits, withdrawals and late entries."""
    options = usual_options(Wishes(players=6 + seed), Random(f"{seed} options"))
    options = replace(options, system=SwissSystem.DOUBLE)
    return simulated(options, Random(f"{seed} play"), engine.pair)


def read(event: Event, version: Version) -> Event:
    reading = trf.read(trf.encode(trf.format(trf.report_of(event, version))))
    assert reading.report is not None
    return trf.event_of(reading.report)


@pytest.mark.parametrize("seed", range(6))
def test_that_a_random_tournament_comes_back_in_meaning_and_to_the_letter(seed: int) -> None:
    event = double_of(seed)
    back = read(event, Version.TRF26)
    assert trf.losses(event, Version.TRF26) == ("draw",)
    assert trf.format(trf.report_of(back)) == trf.format(trf.report_of(event))
    assert back.tournament.settings.scoring == event.tournament.settings.scoring


def test_that_an_older_report_names_the_system_in_its_words() -> None:
    event = double_of(5)
    back = read(event, Version.TRF16)
    played = [
        [each.two_games for each in round_.games] for round_ in back.tournament.main_stage.rounds
    ]
    assert back.tournament.settings.swiss.system is SwissSystem.DOUBLE
    assert played == [
        [each.two_games for each in round_.games] for round_ in event.tournament.main_stage.rounds
    ]
