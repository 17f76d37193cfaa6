"""Who has White in a pair, and which article gives it to them (C.04.3 Art. 5.2)."""

from enum import Enum
from typing import NamedTuple

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.swiss.position import Strength, SwissPlayer, SwissPosition


class ColourRule(Enum):
    """Which rule decides the colours of a pair; the value is its article."""

    BOTH_PREFERENCES = "5.2.1"
    STRONGER_PREFERENCE = "5.2.2"
    LAST_DIFFERENT_COLOURS = "5.2.3"
    HIGHER_RANKED = "5.2.4"
    INITIAL_COLOUR = "5.2.5"


class Colours(NamedTuple):
    """The two of a pair by colour, as indices of the position, and why."""

    white: int
    black: int
    rule: ColourRule


def colours(position: SwissPosition, one: int, other: int) -> Colours:
    """Return the colours of two players who meet (C.04.3 Art. 5.2)."""
    higher, lower = min(one, other), max(one, other)
    of_higher, rule = _of_higher(position, position.players[higher], position.players[lower])
    if of_higher is Colour.WHITE:
        return Colours(higher, lower, rule)
    return Colours(lower, higher, rule)


def _of_higher(
    position: SwissPosition, higher: SwissPlayer, lower: SwissPlayer
) -> tuple[Colour, ColourRule]:
    """Return the colour of the higher ranked of two, and the rule that gives it."""
    if higher.wants is None and lower.wants is None:
        first = position.initial_colour
        assert higher.counted_as is not None
        colour = first if higher.counted_as % 2 else first.other
        return colour, ColourRule.INITIAL_COLOUR
    if higher.wants is None:
        assert lower.wants is not None
        return lower.wants.other, ColourRule.BOTH_PREFERENCES
    if higher.wants is not lower.wants:
        return higher.wants, ColourRule.BOTH_PREFERENCES
    stronger = _force(higher) - _force(lower)
    if stronger:
        colour = higher.wants if stronger > 0 else higher.wants.other
        return colour, ColourRule.STRONGER_PREFERENCE
    for mine, theirs in zip(reversed(higher.colours), reversed(lower.colours), strict=False):
        if mine is not theirs:
            return theirs, ColourRule.LAST_DIFFERENT_COLOURS
    return higher.wants, ColourRule.HIGHER_RANKED


def _force(player: SwissPlayer) -> int:
    """Return what makes the stronger of two equal preferences: the strength; of two absolute ones
    the wider difference.
    """
    wider = abs(player.difference) if player.strength is Strength.ABSOLUTE else 0
    return player.strength * 1000 + wider
