"""The limits of colours, the colour that is due, and the score of the median group (C.04.4.3)."""

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import MedianGroup
from arbiter_app.domain.pairing.swiss.position import SwissPlayer, SwissPosition

MOST_OF_ONE_COLOUR = 2
"""So many more of one colour than of the other somebody may have, and as many in succession
(Art. 5.1).
"""
MAXI_RATING = 100
"""So many points of rating apart two may be between whom colours decide in a maxi-tournament."""


def may_have(player: SwissPlayer, colour: Colour) -> bool:
    """Whether a colour keeps somebody within the limits: no third in succession, no three more of
    it than of the other (Art. 5.1).
    """
    surplus = player.difference if colour is Colour.WHITE else -player.difference
    last = player.colours[-MOST_OF_ONE_COLOUR:]
    is_third = len(last) == MOST_OF_ONE_COLOUR and all(each is colour for each in last)
    return surplus < MOST_OF_ONE_COLOUR and not is_third


def due_colour(player: SwissPlayer) -> Colour | None:
    """Return the colour that is due to somebody: that which makes them equal, or the one they did
    not have last (Art. 5.5, 5.6); None for those who have not played.
    """
    if player.difference:
        return Colour.BLACK if player.difference > 0 else Colour.WHITE
    return player.colours[-1].other if player.colours else None


def median_score(position: SwissPosition) -> int:
    """Return the score of the median group, which somebody has or nobody (Art. 2.2)."""
    half = position.median
    if position.readings.median_group is MedianGroup.HALF:
        return half
    scores = {player.score for player in position.players}
    return min(scores, key=lambda score: (abs(score - half), -score), default=half)
