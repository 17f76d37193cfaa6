"""Which team has White on board 1, and which article gives it to them (C.04.6 Art. 4.3)."""

from enum import Enum
from typing import NamedTuple

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.swiss.position import Strength, SwissPlayer, SwissPosition


class ColourRule(Enum):
    """Which rule decides the colours of a match; the value is its article."""

    INITIAL_COLOUR = "4.3.1"
    ONE_PREFERENCE = "4.3.2"
    BOTH_PREFERENCES = "4.3.3"
    STRONG_PREFERENCE = "4.3.4"
    COLOUR_DIFFERENCE = "4.3.5"
    LAST_DIFFERENT_COLOURS = "4.3.6"
    FIRST_TEAM_PREFERENCE = "4.3.7"
    FIRST_TEAM_ALTERNATES = "4.3.8"
    OTHER_TEAM_ALTERNATES = "4.3.9"


class Colours(NamedTuple):
    """The two of a match by the colour of board 1, as indices of the position, and why."""

    white: int
    black: int
    rule: ColourRule


def first_team(position: SwissPosition, one: int, other: int) -> int:
    """Return the first-team of two that meet (Art. 4.2.2)."""

    def rank(at: int) -> tuple[int, int, int]:
        team = position.players[at]
        return -team.score, -team.second_score, team.number

    return min(one, other, key=rank)


def colours(position: SwissPosition, one: int, other: int) -> Colours:
    """Return the colours of two teams that meet (C.04.6 Art. 4.3)."""
    first = first_team(position, one, other)
    second = other if first == one else one
    colour, rule = _of_first(position, position.players[first], position.players[second])
    if colour is Colour.WHITE:
        return Colours(first, second, rule)
    return Colours(second, first, rule)


def _of_first(
    position: SwissPosition, first: SwissPlayer, other: SwissPlayer
) -> tuple[Colour, ColourRule]:
    """Return the colour of the first-team, and the rule that gives it."""
    if not first.colours and not other.colours:
        initial = position.initial_colour
        return (initial if first.number % 2 else initial.other), ColourRule.INITIAL_COLOUR
    if first.wants is not other.wants:
        if first.wants is None:
            assert other.wants is not None
            return other.wants.other, ColourRule.ONE_PREFERENCE
        rule = ColourRule.ONE_PREFERENCE if other.wants is None else ColourRule.BOTH_PREFERENCES
        return first.wants, rule
    if first.wants is not None and first.strength is not other.strength:
        is_stronger = first.strength is Strength.STRONG
        return (first.wants if is_stronger else first.wants.other), ColourRule.STRONG_PREFERENCE
    if first.difference != other.difference:
        has_fewer = first.difference < other.difference
        return (Colour.WHITE if has_fewer else Colour.BLACK), ColourRule.COLOUR_DIFFERENCE
    for mine, theirs in zip(reversed(first.colours), reversed(other.colours), strict=False):
        if mine is not theirs:
            return theirs, ColourRule.LAST_DIFFERENT_COLOURS
    if first.wants is not None:
        return first.wants, ColourRule.FIRST_TEAM_PREFERENCE
    if first.colours:
        return first.colours[-1].other, ColourRule.FIRST_TEAM_ALTERNATES
    return other.colours[-1], ColourRule.OTHER_TEAM_ALTERNATES
