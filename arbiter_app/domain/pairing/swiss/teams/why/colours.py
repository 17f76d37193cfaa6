"""Why a team has its colour on board 1, with the facts the rule looks at (C.04.6 Art. 4.3)."""

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.position import SwissPlayer
from arbiter_app.domain.pairing.swiss.teams.colours import ColourRule, colours, first_team
from arbiter_app.domain.pairing.swiss.teams.why.explained import ExplainedTeams
from arbiter_app.values import frozen


@frozen(kw_only=True)
class ColourReason:
    """The colours of a match, and the rule that gave them."""

    rule: ColourRule
    white: SwissPlayer
    black: SwissPlayer
    first: SwissPlayer
    """The first-team of the two."""
    initial_colour: Colour
    matches_back: int | None = None
    """By 4.3.6: how many matches before now their colours differed last, 1 being the latest."""


def colour_reason(explained: ExplainedTeams, number: PairingNumber) -> ColourReason | None:
    """Return why a team has its colour; None for that with the bye.

    Raises RuleError("pairing.not-in-round").
    """
    at = explained.index(number)
    other = explained.mate(at)
    if other is None:
        return None
    position = explained.position
    players = position.players
    white, black, rule = colours(position, at, other)
    is_of_last = rule is ColourRule.LAST_DIFFERENT_COLOURS
    return ColourReason(
        rule=rule,
        white=players[white],
        black=players[black],
        first=players[first_team(position, at, other)],
        initial_colour=position.initial_colour,
        matches_back=_last_difference(players[white], players[black]) if is_of_last else None,
    )


def _last_difference(one: SwissPlayer, other: SwissPlayer) -> int:
    both = zip(reversed(one.colours), reversed(other.colours), strict=False)
    return next(back for back, (mine, theirs) in enumerate(both, start=1) if mine is not theirs)
