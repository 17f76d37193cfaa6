"""Who may meet whom (C.04.4.3 Art. 2.1), which colour is due to whom, who can be paired."""

from collections.abc import Callable

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import Maxi
from arbiter_app.domain.pairing.swiss.lim.limits import MAXI_RATING, due_colour, may_have
from arbiter_app.domain.pairing.swiss.matching import Matching, members
from arbiter_app.domain.pairing.swiss.position import SwissPosition

Check = Callable[[], None]
"""Called from time to time while a round is paired; it raises to stop that."""


class Field:
    """The players of a round by their rank from 0; sets of them are bits of whole numbers."""

    def __init__(self, position: SwissPosition, check: Check = lambda: None) -> None:
        self.position = position
        self.players = position.players
        self.readings = position.readings
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
        everybody, bit = self.position.everybody, 1 << at
        not_white, not_black = self._not[Colour.WHITE], self._not[Colour.BLACK]
        with_white = everybody if not_white & bit else not_black
        with_black = everybody if not_black & bit else not_white
        kept = with_white & with_black
        if not self.position.is_last_round:
            return kept
        return sum(
            1 << other
            for other in members(kept)
            if not self.position.are_limits_off(self.players[at], self.players[other])
        )

    def suits(self, one: int, other: int) -> bool:
        """Whether two who meet can both have the colour that is due to them."""
        return self.due[one] is None or self.due[one] is not self.due[other]

    def are_near(self, one: int, other: int) -> bool:
        """Whether the colour may decide for one of two: in a maxi-tournament they are near in
        rating (Art. 3.2.3, 3.8, 5.7).
        """
        apart = abs(self.players[one].rating - self.players[other].rating)
        return self.readings.maxi is not Maxi.DECLARED or apart <= MAXI_RATING

    def largest_matching(self, some: int) -> Matching:
        """Return a matching of some of the field with as many pairs as can be."""
        matching = Matching(self.allowed, some)
        matching.make_largest(self.check)
        return matching

    def completes(self, some: int) -> bool:
        """Whether all of some can be paired among themselves."""
        self.check()
        return Matching(self.allowed, some).make_perfect()
