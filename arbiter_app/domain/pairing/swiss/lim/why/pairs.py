"""Why two meet (C.04.4.3 Art. 2.4, 2.5, 3.6 to 3.8, 4, 5.2)."""

from enum import Enum, auto

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.lim.direction import Direction
from arbiter_app.domain.pairing.swiss.lim.why.explained import ExplainedLim
from arbiter_app.values import frozen


class Chosen(Enum):
    """What has decided whom somebody takes."""

    PROPOSED = auto()
    """The first in the order, as proposed or of whom a floater takes first."""
    AVAILABLE = auto()
    """The first in the order who is available."""
    COLOUR = auto()
    """The first with whom both have the colour that is due to them; another one was available."""


@frozen(kw_only=True)
class PairReason:
    """Why two meet."""

    chooser: PairingNumber
    opponent: PairingNumber
    chosen: Chosen
    came: Direction | None
    """The way the first has floated, if they are a floater of the group."""
    score_of_group: int
    is_median: bool
    proposed: PairingNumber
    """Who stood first in the order."""
    first_available: PairingNumber


def pair_reason(explained: ExplainedLim, number: PairingNumber) -> PairReason | None:
    """Return why somebody meets their opponent; None for who has the bye.

    Raises RuleError("pairing.not-in-round").
    """
    at = explained.index(number)
    if explained.mate(at) is None:
        return None
    choice, group = explained.choice_of(at), explained.group_of(at)
    chosen = Chosen.PROPOSED
    if choice.opponent != choice.first:
        chosen = Chosen.COLOUR
    elif choice.opponent != choice.order[0]:
        chosen = Chosen.AVAILABLE
    return PairReason(
        chooser=explained.number(choice.chooser),
        opponent=explained.number(choice.opponent),
        chosen=chosen,
        came=choice.direction,
        score_of_group=group.score,
        is_median=group.is_median,
        proposed=explained.number(choice.order[0]),
        first_available=explained.number(choice.first),
    )
