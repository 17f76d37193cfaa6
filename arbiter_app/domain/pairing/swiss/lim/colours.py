"""Who has White in a pair (C.04.4.3 Art. 5, 7.2)."""

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.swiss.colours import (
    ColourRule,
    Colours,
    FirstColour,
    given,
    initial_colour,
    last_difference,
)
from arbiter_app.domain.pairing.swiss.lim.limits import due_colour, may_have, median_score
from arbiter_app.domain.pairing.swiss.position import SwissPosition


def colours(position: SwissPosition, one: int, other: int) -> Colours:
    """Return the colours of two who meet. Where nothing else decides, who ranks higher gets the
    colour that is due, and below the median who ranks lower: where both have fewer points than it.
    """
    first, second = min(one, other), max(one, other)
    return given(first, second, _of_first(position, first, second))


def _of_first(position: SwissPosition, at: int, other: int) -> FirstColour:
    first, second = position.players[at], position.players[other]
    mine, theirs = due_colour(first), due_colour(second)
    if mine is None and theirs is None:
        return initial_colour(position, first)
    legal = [each for each in Colour if may_have(first, each) and may_have(second, each.other)]
    if len(legal) == 1 and (mine is theirs or mine not in (None, legal[0])):
        return legal[0], ColourRule.LIMITS
    if mine is None:
        assert theirs is not None
        return theirs.other, ColourRule.BOTH_PREFERENCES
    if mine is not theirs:
        return mine, ColourRule.BOTH_PREFERENCES
    found = last_difference(first, second)
    if found is not None:
        return found
    if first.score < median_score(position):
        return mine.other, ColourRule.OTHER_PREFERENCE
    return mine, ColourRule.FIRST_PREFERENCE
