"""Which team has White on board 1 (C.04.6 Art. 4.3)."""

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import CountedScore
from arbiter_app.domain.pairing.swiss.colours import (
    ColourRule,
    Colours,
    FirstColour,
    alternated,
    given,
    initial_colour,
    last_difference,
)
from arbiter_app.domain.pairing.swiss.position import Strength, SwissPlayer, SwissPosition


def colours(position: SwissPosition, one: int, other: int) -> Colours:
    """Return the colours of two teams that meet (C.04.6 Art. 4.3)."""
    first = _first_team(position, one, other)
    second = other if first == one else one
    players = position.players
    return given(first, second, _of_first(position, players[first], players[second]))


def _first_team(position: SwissPosition, one: int, other: int) -> int:
    """Return the first-team of two that meet (Art. 4.2)."""
    is_real = position.readings.first_team is CountedScore.REAL

    def rank(at: int) -> tuple[int, int, int]:
        team = position.players[at]
        return team.virtual * is_real - team.score, -team.second_score, team.number

    return min(one, other, key=rank)


def _of_first(position: SwissPosition, first: SwissPlayer, other: SwissPlayer) -> FirstColour:
    if not first.colours and not other.colours:
        return initial_colour(position, first)
    if first.wants is not other.wants:
        if first.wants is None:
            assert other.wants is not None
            return other.wants.other, ColourRule.ONE_PREFERENCE
        rule = ColourRule.ONE_PREFERENCE if other.wants is None else ColourRule.BOTH_PREFERENCES
        return first.wants, rule
    if first.wants is not None and first.strength is not other.strength:
        is_stronger = first.strength is Strength.STRONG
        colour = first.wants if is_stronger else first.wants.other
        return colour, ColourRule.STRONGER_PREFERENCE
    if first.difference != other.difference:
        has_fewer = first.difference < other.difference
        return (Colour.WHITE if has_fewer else Colour.BLACK), ColourRule.COLOUR_DIFFERENCE
    differed = last_difference(first, other)
    if differed is not None:
        return differed
    if first.wants is not None:
        return first.wants, ColourRule.FIRST_PREFERENCE
    return alternated(first, other)
