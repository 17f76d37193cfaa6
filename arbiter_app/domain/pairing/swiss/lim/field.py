"""Who may meet whom (C.04.4.3 Art. 2.1), which colour is due to whom, who can be paired."""

from collections.abc import Callable

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.lim_readings import LastRound, LimReadings
from arbiter_app.domain.pairing.swiss.matching import Matching
from arbiter_app.domain.pairing.swiss.position import SwissPlayer, SwissPosition

Check = Callable[[], None]
"""Called from time to time while a round is paired; it raises to stop that."""

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


class Field:
    """The players of a round by their rank from 0; sets of them are bits of whole numbers."""

    def __init__(
        self, position: SwissPosition, readings: LimReadings, check: Check = lambda: None
    ) -> None:
        self.position = position
        self.players = position.players
        self.readings = readings
        self.check = check
        self.due = [due_colour(player) for player in self.players]
        self._not = {
            colour: sum(
                1 << at for at, player in enumerate(self.players) if not may_have(player, colour)
            )
            for colour in Colour
        }
        """Those who may not have a colour."""
        self.allowed = self._allowed()
        """Of each those whom they may meet."""

    def _allowed(self) -> list[int]:
        position = self.position
        return [
            position.everybody & ~(1 << at | met | apart | self._kept_by_colours(at))
            for at, (met, apart) in enumerate(zip(position.met, position.forbidden, strict=True))
        ]

    def _kept_by_colours(self, at: int) -> int:
        """Return those whom the limits of colours keep from somebody: neither of them can have
        White and the other Black.
        """
        is_last = self.position.is_last_round
        if is_last and self.readings.last_round is LastRound.ALL:
            return 0
        everybody, bit = self.position.everybody, 1 << at
        not_white, not_black = self._not[Colour.WHITE], self._not[Colour.BLACK]
        with_white = everybody if not_white & bit else not_black
        with_black = everybody if not_black & bit else not_white
        kept = with_white & with_black
        return kept & ~self._with_score_of(at) if is_last else kept

    def _with_score_of(self, at: int) -> int:
        score = self.players[at].score
        return sum(1 << other for other, each in enumerate(self.players) if each.score == score)

    def suits(self, one: int, other: int) -> bool:
        """Whether two who meet can both have the colour that is due to them."""
        return self.due[one] is None or self.due[one] is not self.due[other]

    def are_near(self, one: int, other: int) -> bool:
        """Whether the colour may decide for one of two: in a maxi-tournament they are near in
        rating (Art. 3.2.3, 3.8, 5.7).
        """
        apart = abs(self.players[one].rating - self.players[other].rating)
        return not self.readings.is_maxi or apart <= MAXI_RATING

    def largest_matching(self, some: int) -> Matching:
        """Return a matching of some of the field with as many pairs as can be."""
        matching = Matching(self.allowed, some)
        matching.make_largest(self.check)
        return matching

    def completes(self, some: int) -> bool:
        """Whether all of some can be paired among themselves."""
        self.check()
        return Matching(self.allowed, some).make_perfect()
