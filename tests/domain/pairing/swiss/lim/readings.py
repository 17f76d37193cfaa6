"""Readings of the Lim system drawn by lot."""

from random import Random

from arbiter_app.domain.facts.rules.lim_readings import (
    KeptPairs,
    LastRound,
    LimReadings,
    MedianGroup,
)


def any_readings(chance: Random) -> LimReadings:
    """Return those that are proposed, or others."""
    if chance.random() < 0.5:
        return LimReadings()
    return LimReadings(
        kept_pairs=chance.choice(list(KeptPairs)),
        median_group=chance.choice(list(MedianGroup)),
        last_round=chance.choice(list(LastRound)),
        is_maxi=chance.random() < 0.5,
    )
