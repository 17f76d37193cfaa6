"""Readings of the Lim system drawn by lot."""

from random import Random

from arbiter_app.domain.facts.rules.swiss_texts import (
    FreeColours,
    KeptPairs,
    Maxi,
    MedianGroup,
    Readings,
)


def any_readings(chance: Random) -> Readings:
    """Return those that are proposed, or others."""
    if chance.random() < 0.5:
        return Readings()
    return Readings(
        kept_pairs=chance.choice(list(KeptPairs)),
        median_group=chance.choice(list(MedianGroup)),
        free_colours=chance.choice(list(FreeColours)),
        maxi=chance.choice(list(Maxi)),
    )
