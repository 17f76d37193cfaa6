"""What was decided about a match beside the results of its games."""

from datetime import datetime
from enum import StrEnum

from arbiter_app.domain.ids import DecisionId, MatchId, PlayerId
from arbiter_app.values import frozen


class DecisionKind(StrEnum):
    """What is decided about a match beside its results."""

    COLOURS = "colours"
    """`player` has White in the first game of the step; by lot where there is a `seed`, else as it
    was drawn in the hall."""
    BID = "bid"
    """`player` plays Black with the time of `value` ("3:30")."""
    OTHER_BID = "other-bid"
    """`player` bid `value` too and has White: he bid more, or as much and a lot went against him,
    by lot where the other bid has a `seed`, else as it was drawn in the hall."""
    WALKOVER = "walkover"
    """`player` does not come to the match, or gives it up, before or between its games."""
    LOT = "lot"
    """`player` has won a match that its games left level; by lot where there is a `seed`."""
    ENTRY = "entry"
    """`player` drew the lot of `value` where the tie-breaks left it open who plays the next step of
    a play-off: the lowest play it; by the program where there is a `seed`, else in the hall. It is
    kept with the stage before that step, and with the step when this begins."""
    PLACE = "place"
    """`player` drew the lot of `value` in the hall among those whom the table left tied; the lowest
    stands first. `reason` names the witnesses."""
    TEMPO = "tempo"
    """The games of the step are played with the time control of `value`: both agreed, and the
    arbiter consents (C.02 Art. 13.2.13 of 2017)."""


@frozen(kw_only=True)
class MatchDecision:
    """One of them; those of a round robin are about no match."""

    id: DecisionId
    kind: DecisionKind
    at: datetime
    match: MatchId | None = None
    step: int | None = None
    """Index of the step, from 0; with `ENTRY` the level of the regulations."""
    player: PlayerId | None = None
    value: str = ""
    seed: str | None = None
    reason: str = ""
    person: str | None = None
    """The name of `player`, where another person has taken their place since."""
