"""Why a player has his colour, with the facts that the rule looks at (C.04.3 Art. 5.2)."""

from itertools import zip_longest

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.colours import ColourRule, colours
from arbiter_app.domain.pairing.swiss.dutch.why.explained import ExplainedRound
from arbiter_app.domain.pairing.swiss.position import SwissPlayer
from arbiter_app.values import frozen


@frozen(kw_only=True)
class ColourReason:
    """The colours of a pair, and the rule that gave them."""

    rule: ColourRule
    white: SwissPlayer
    black: SwissPlayer
    higher: SwissPlayer
    """Of the two the one who ranks higher."""
    initial_colour: Colour
    games_back: int | None = None
    """By 5.2.3: how many games before now their colours differed last, 1 being the latest."""


def colour_reason(explained: ExplainedRound, number: PairingNumber) -> ColourReason | None:
    """Return why a player has his colour; None for who has the bye.

    Raises RuleError("pairing.not-in-round").
    """
    at = explained.index(number)
    other = explained.mate[at]
    if other == explained.field.bye:
        return None
    position = explained.position
    white, black, rule = colours(position, at, other)
    players = position.players
    return ColourReason(
        rule=rule,
        white=players[white],
        black=players[black],
        higher=players[min(at, other)],
        initial_colour=position.initial_colour,
        games_back=(
            _last_difference(players[white], players[black])
            if rule is ColourRule.LAST_DIFFERENT_COLOURS
            else None
        ),
    )


def _last_difference(one: SwissPlayer, other: SwissPlayer) -> int:
    both = zip_longest(reversed(one.colours), reversed(other.colours))
    return next(back for back, (mine, theirs) in enumerate(both, start=1) if mine is not theirs)
