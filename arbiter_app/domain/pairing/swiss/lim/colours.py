"""Who has White in a pair, and which article gives it to them (C.04.4.3 Art. 5, 7.2)."""

from enum import Enum
from typing import NamedTuple

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.swiss.lim.field import due_colour, may_have
from arbiter_app.domain.pairing.swiss.position import SwissPlayer, SwissPosition


class ColourRule(Enum):
    """Which rule decides the colours of a pair; the value is its article."""

    LOT = "7.2"
    """Neither has played."""
    LIMITS = "5.1"
    """One of them may not have the other colour."""
    DUE_COLOURS = "5.2"
    LAST_DIFFERENT_COLOURS = "5.4"
    HIGHER_RANKED = "5.4.1"
    """In the median group and above it."""
    LOWER_RANKED = "5.4.2"
    """Below it."""


class Colours(NamedTuple):
    """The two of a pair by colour, as indices of the position, and why."""

    white: int
    black: int
    rule: ColourRule


def colours(position: SwissPosition, one: int, other: int, *, is_below: bool) -> Colours:
    """Return the colours of two who meet in a group, which may be one below the median."""
    higher, lower = min(one, other), max(one, other)
    players = position.players
    colour, rule = _of_higher(position, players[higher], players[lower], is_below=is_below)
    if colour is Colour.WHITE:
        return Colours(higher, lower, rule)
    return Colours(lower, higher, rule)


def _of_higher(
    position: SwissPosition, higher: SwissPlayer, lower: SwissPlayer, *, is_below: bool
) -> tuple[Colour, ColourRule]:
    """Return the colour of the higher ranked of two, and the rule that gives it."""
    mine, theirs = due_colour(higher), due_colour(lower)
    if mine is None and theirs is None:
        first = position.initial_colour
        assert higher.counted_as is not None
        return (first if higher.counted_as % 2 else first.other), ColourRule.LOT
    legal = [
        colour for colour in Colour if may_have(higher, colour) and may_have(lower, colour.other)
    ]
    if mine is not theirs:
        colour = theirs.other if mine is None and theirs is not None else mine
        assert colour is not None
        if not legal or colour in legal:
            return colour, ColourRule.DUE_COLOURS
    if len(legal) == 1:
        return legal[0], ColourRule.LIMITS
    for of_higher, of_lower in zip(reversed(higher.colours), reversed(lower.colours), strict=False):
        if of_higher is not of_lower:
            return of_lower, ColourRule.LAST_DIFFERENT_COLOURS
    assert mine is not None
    if is_below:
        return mine.other, ColourRule.LOWER_RANKED
    return mine, ColourRule.HIGHER_RANKED
