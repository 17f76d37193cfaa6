"""Tournaments by the systems beside the Dutch one, with everything that can happen in one, come
back from their reports as they were, readings of the text and all.
"""

from dataclasses import replace
from random import Random

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.swiss_texts import (
    Compliance,
    FreeColours,
    KeptPairs,
    Maxi,
    MaximumUpfloats,
    MedianGroup,
    NextGroup,
    Readings,
    Seats,
    Upfloats,
    ZeroByes,
)
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.simulation.swiss import simulated
from arbiter_app.domain.simulation.wishes import any_options
from arbiter_app.formats import trf
from arbiter_app.services.checking import check_report

SYSTEMS = (
    SwissSystem.DUBOV,
    SwissSystem.BURSTEIN,
    SwissSystem.LIM,
    SwissSystem.MCMAHON,
    SwissSystem.DOUBLE,
)


def wild_event(system: SwissSystem, seed: int) -> Event:
    """Play an event in which anything may be."""
    chance = Random(f"{system} {seed}")
    read = Readings(
        upfloats=chance.choice([*Upfloats]),
        maximum_upfloats=chance.choice([*MaximumUpfloats]),
        zero_byes=chance.choice([*ZeroByes]),
        kept_pairs=chance.choice([*KeptPairs]),
        median_group=chance.choice([*MedianGroup]),
        free_colours=chance.choice([*FreeColours]),
        maxi=chance.choice([*Maxi]),
        seats=chance.choice([*Seats]),
        next_group=chance.choice([*NextGroup]),
        compliance=chance.choice([*Compliance]),
    )
    options = replace(any_options(chance, 24), system=system, readings=read)
    return simulated(options, chance, engine.pair)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("system", SYSTEMS)
def test_that_a_wild_event_comes_back_and_is_right(system: SwissSystem, seed: int) -> None:
    event = wild_event(system, seed)
    text = trf.encode(trf.format(trf.report_of(event)))
    reading = trf.read(text)
    assert reading.report is not None
    back = trf.event_of(reading.report)
    assert trf.encode(trf.format(trf.report_of(back))) == text
    ours, theirs = event.tournament.settings.swiss, back.tournament.settings.swiss
    assert (theirs.system, theirs.readings) == (ours.system, ours.readings)
    found = check_report(reading, back, engine.pair)
    assert found.is_right
    assert not [each for each in found.rounds if each.unchecked is not None]
