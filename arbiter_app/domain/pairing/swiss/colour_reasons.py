"""Why somebody has their colour, with the facts that the rule looks at."""

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.colours import ColourRule
from arbiter_app.domain.pairing.swiss.engine import ENGINES
from arbiter_app.domain.pairing.swiss.explained import Explained
from arbiter_app.domain.pairing.swiss.position import SwissPlayer
from arbiter_app.values import frozen


@frozen(kw_only=True)
class ColourReason:
    """The colours of a pair, and the rule that gave them."""

    text: SwissText
    rule: ColourRule
    white: SwissPlayer
    black: SwissPlayer
    first: SwissPlayer
    """Of the two the one who ranks higher, of teams the first-team."""
    initial_colour: Colour
    back: int | None = None
    """Where the last difference of their colours decides: how many games or matches before now that
    was, 1 being the latest."""


def colour_reason(explained: Explained, number: PairingNumber) -> ColourReason | None:
    """Return why somebody has their colour; None for who has the bye.

    Raises RuleError("pairing.not-in-round").
    """
    opponent = explained.opponent(number)
    if opponent is None:
        return None
    position = explained.position
    at, other = explained.index(number), explained.index(opponent)
    white, black, first, rule = ENGINES[position.text].colours(position, at, other)
    players = position.players
    is_of_last = rule is ColourRule.LAST_DIFFERENT_COLOURS
    return ColourReason(
        text=position.text,
        rule=rule,
        white=players[white],
        black=players[black],
        first=players[first],
        initial_colour=position.initial_colour,
        back=_last_difference(players[white], players[black]) if is_of_last else None,
    )


def _last_difference(one: SwissPlayer, other: SwissPlayer) -> int:
    both = zip(reversed(one.colours), reversed(other.colours), strict=False)
    return next(back for back, (mine, theirs) in enumerate(both, start=1) if mine is not theirs)
