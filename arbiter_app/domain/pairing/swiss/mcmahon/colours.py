"""Who has White in a meeting of a McMahon tournament, and what gives it to them.

White moves first here; where Black does, as in Go, words change and nothing else.
"""

from enum import Enum, auto
from typing import NamedTuple

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.mcmahon_rules import Handicap
from arbiter_app.domain.pairing.swiss.mcmahon.handicaps import counted_grade, stones
from arbiter_app.domain.pairing.swiss.position import SwissPosition


class ColourRule(Enum):
    """What decides the colours of two."""

    HANDICAP = auto()
    """Who gets the handicap moves first."""
    BALANCE = auto()
    """Of even games."""
    LAST_DIFFERENT_COLOURS = auto()
    HIGHER_ALTERNATES = auto()
    LOWER_ALTERNATES = auto()
    INITIAL_COLOUR = auto()


class Colours(NamedTuple):
    """The two of a pair by colour, as indices of the position, and why."""

    white: int
    black: int
    rule: ColourRule


def colours(position: SwissPosition, handicap: Handicap, one: int, other: int) -> Colours:
    """Return the colours of two who meet."""
    if stones(position, handicap, one, other):
        weaker = min(one, other, key=lambda at: counted_grade(position, handicap, at))
        return Colours(weaker, other if weaker == one else one, ColourRule.HANDICAP)
    higher, lower = min(one, other), max(one, other)
    colour, rule = _of_higher(position, higher, lower)
    if colour is Colour.WHITE:
        return Colours(higher, lower, rule)
    return Colours(lower, higher, rule)


def _of_higher(position: SwissPosition, higher: int, lower: int) -> tuple[Colour, ColourRule]:
    """Return the colour of the higher ranked of two, and the rule that gives it."""
    first, second = position.players[higher], position.players[lower]
    balance = position.levels[higher].balance - position.levels[lower].balance
    if balance:
        return (Colour.BLACK if balance > 0 else Colour.WHITE), ColourRule.BALANCE
    for mine, theirs in zip(reversed(first.colours), reversed(second.colours), strict=False):
        if mine is not theirs:
            return theirs, ColourRule.LAST_DIFFERENT_COLOURS
    if first.colours:
        return first.colours[-1].other, ColourRule.HIGHER_ALTERNATES
    if second.colours:
        return second.colours[-1], ColourRule.LOWER_ALTERNATES
    assert first.counted_as is not None
    initial = position.initial_colour
    return (initial if first.counted_as % 2 else initial.other), ColourRule.INITIAL_COLOUR
