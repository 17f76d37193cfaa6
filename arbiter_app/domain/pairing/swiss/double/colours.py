"""Who has White in the first game of a match (C.04.5 Art. 4.3)."""

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
from arbiter_app.domain.pairing.swiss.position import SwissPlayer, SwissPosition


def colours(position: SwissPosition, one: int, other: int) -> Colours:
    """Return the colours of the first game of two players who meet (C.04.5 Art. 4.3)."""
    first, second = min(one, other), max(one, other)
    players = position.players
    return given(first, second, _of_first(position, players[first], players[second]))


def _of_first(position: SwissPosition, first: SwissPlayer, other: SwissPlayer) -> FirstColour:
    if not first.colours and not other.colours:
        return initial_colour(position, first)
    mine, theirs = (each.colours.count(Colour.WHITE) for each in (first, other))
    if mine != theirs:
        return (Colour.WHITE if mine < theirs else Colour.BLACK), ColourRule.FEWER_WHITES
    return last_difference(first, other) or alternated(first, other)
