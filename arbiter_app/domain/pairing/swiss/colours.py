"""Which of two has White, and which article gives it to them."""

from collections.abc import Mapping
from enum import Enum, auto
from typing import NamedTuple

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.pairing.swiss.position import Strength, SwissPlayer, SwissPosition


class ColourRule(Enum):
    """Which rule decides the colours of a pair; texts have some of them, in an order of their own.

    The first of two is the one who ranks higher, of teams the first-team.
    """

    INITIAL_COLOUR = auto()
    ONE_PREFERENCE = auto()
    BOTH_PREFERENCES = auto()
    STRONGER_PREFERENCE = auto()
    FEWER_WHITES = auto()
    COLOUR_DIFFERENCE = auto()
    LAST_DIFFERENT_COLOURS = auto()
    FIRST_PREFERENCE = auto()
    FIRST_ALTERNATES = auto()
    OTHER_ALTERNATES = auto()
    LIMITS = auto()
    """One of them may not have the other colour, whatever is due."""
    OTHER_PREFERENCE = auto()
    HANDICAP = auto()
    """Who gets it moves first."""


_BY_RANK = {
    ColourRule.INITIAL_COLOUR: "5.2.1",
    ColourRule.BOTH_PREFERENCES: "5.2.2",
    ColourRule.STRONGER_PREFERENCE: "5.2.3",
    ColourRule.LAST_DIFFERENT_COLOURS: "5.2.4",
    ColourRule.FIRST_PREFERENCE: "5.2.5",
}
ARTICLES: Mapping[SwissText, Mapping[ColourRule, str]] = {
    SwissText.DUTCH: {
        ColourRule.BOTH_PREFERENCES: "5.2.1",
        ColourRule.STRONGER_PREFERENCE: "5.2.2",
        ColourRule.LAST_DIFFERENT_COLOURS: "5.2.3",
        ColourRule.FIRST_PREFERENCE: "5.2.4",
        ColourRule.INITIAL_COLOUR: "5.2.5",
    },
    SwissText.DUBOV: _BY_RANK,
    SwissText.BURSTEIN: _BY_RANK,
    SwissText.LIM: {
        ColourRule.INITIAL_COLOUR: "7.2",
        ColourRule.LIMITS: "5.1",
        ColourRule.BOTH_PREFERENCES: "5.2",
        ColourRule.LAST_DIFFERENT_COLOURS: "5.4",
        ColourRule.FIRST_PREFERENCE: "5.4",
        ColourRule.OTHER_PREFERENCE: "5.4",
    },
    SwissText.DOUBLE: {
        ColourRule.INITIAL_COLOUR: "4.3.1",
        ColourRule.FEWER_WHITES: "4.3.2",
        ColourRule.LAST_DIFFERENT_COLOURS: "4.3.3",
        ColourRule.FIRST_ALTERNATES: "4.3.4",
        ColourRule.OTHER_ALTERNATES: "4.3.5",
    },
    SwissText.TEAMS: {
        ColourRule.INITIAL_COLOUR: "4.3.1",
        ColourRule.ONE_PREFERENCE: "4.3.2",
        ColourRule.BOTH_PREFERENCES: "4.3.3",
        ColourRule.STRONGER_PREFERENCE: "4.3.4",
        ColourRule.COLOUR_DIFFERENCE: "4.3.5",
        ColourRule.LAST_DIFFERENT_COLOURS: "4.3.6",
        ColourRule.FIRST_PREFERENCE: "4.3.7",
        ColourRule.FIRST_ALTERNATES: "4.3.8",
        ColourRule.OTHER_ALTERNATES: "4.3.9",
    },
}


class Colours(NamedTuple):
    """The two of a pair by colour, as indices of the position, and why."""

    white: int
    black: int
    first: int
    """Which of them ranks higher."""
    rule: ColourRule


FirstColour = tuple[Colour, ColourRule]
"""The colour of the first of two, and the rule that gives it."""


def given(first: int, other: int, colour: FirstColour) -> Colours:
    """Return the colours of two, the one first who ranks higher."""
    of_first, rule = colour
    white, black = (first, other) if of_first is Colour.WHITE else (other, first)
    return Colours(white, black, first, rule)


def colours(position: SwissPosition, one: int, other: int) -> Colours:
    """Return the colours of two players who meet (Art. 5.2 of C.04.3, C.04.4.1 and C.04.4.2, where
    nobody has two claims at once for which the order of the rules differs).
    """
    first, second = sorted((one, other), key=position.rank)
    players = position.players
    return given(first, second, _of_first(position, players[first], players[second]))


def initial_colour(position: SwissPosition, first: SwissPlayer) -> FirstColour:
    """Return what the first of two gets who have not played yet."""
    assert first.counted_as is not None
    colour = position.initial_colour
    return (colour if first.counted_as % 2 else colour.other), ColourRule.INITIAL_COLOUR


def last_difference(first: SwissPlayer, other: SwissPlayer) -> FirstColour | None:
    """Return what alternates the colours of the last time when those of two differed; None where
    they never did.
    """
    for mine, theirs in zip(reversed(first.colours), reversed(other.colours), strict=False):
        if mine is not theirs:
            return theirs, ColourRule.LAST_DIFFERENT_COLOURS
    return None


def alternated(first: SwissPlayer, other: SwissPlayer) -> FirstColour:
    """Return the other colour than the first of two had last; where they have not played, that
    which lets the other alternate.
    """
    if first.colours:
        return first.colours[-1].other, ColourRule.FIRST_ALTERNATES
    return other.colours[-1], ColourRule.OTHER_ALTERNATES


def _of_first(position: SwissPosition, first: SwissPlayer, other: SwissPlayer) -> FirstColour:
    if not first.colours and not other.colours:
        return initial_colour(position, first)
    if first.wants is None:
        assert other.wants is not None
        return other.wants.other, ColourRule.BOTH_PREFERENCES
    if first.wants is not other.wants:
        return first.wants, ColourRule.BOTH_PREFERENCES
    stronger = _force(position, first) - _force(position, other)
    if stronger:
        colour = first.wants if stronger > 0 else first.wants.other
        return colour, ColourRule.STRONGER_PREFERENCE
    return last_difference(first, other) or (first.wants, ColourRule.FIRST_PREFERENCE)


def _force(position: SwissPosition, player: SwissPlayer) -> int:
    """Return what makes the stronger of two equal preferences: the strength; of two absolute ones
    the wider difference (C.04.3 Art. 5.2.2 alone).
    """
    is_compared = position.text is SwissText.DUTCH and player.strength is Strength.ABSOLUTE
    return player.strength * 1000 + (abs(player.difference) if is_compared else 0)
