"""Who has White in a meeting of a McMahon tournament.

White moves first here; where Black does, as in Go, words change and nothing else.
"""

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.swiss.colours import (
    ColourRule,
    Colours,
    FirstColour,
    alternated,
    given,
    initial_colour,
    last_difference,
)
from arbiter_app.domain.pairing.swiss.mcmahon.handicaps import counted_grade, stones
from arbiter_app.domain.pairing.swiss.position import SwissPosition


def colours(position: SwissPosition, one: int, other: int) -> Colours:
    """Return the colours of two who meet: who gets a handicap moves first; else those of even games
    are balanced, then they alternate.
    """
    first, second = min(one, other), max(one, other)
    return given(first, second, _of_first(position, first, second))


def _of_first(position: SwissPosition, at: int, other: int) -> FirstColour:
    if stones(position, at, other):
        is_weaker = counted_grade(position, at) < counted_grade(position, other)
        return (Colour.WHITE if is_weaker else Colour.BLACK), ColourRule.HANDICAP
    first, second = position.players[at], position.players[other]
    balance = position.levels[at].balance - position.levels[other].balance
    if balance:
        return (Colour.BLACK if balance > 0 else Colour.WHITE), ColourRule.COLOUR_DIFFERENCE
    if not first.colours and not second.colours:
        return initial_colour(position, first)
    return last_difference(first, second) or alternated(first, second)
