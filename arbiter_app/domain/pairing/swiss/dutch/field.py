"""Who may meet whom in a round, and whether everybody who is left can be paired (C1 to C5)."""

from collections.abc import Callable

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.swiss.matching import Matching, members
from arbiter_app.domain.pairing.swiss.position import (
    Floated,
    Strength,
    SwissPosition,
)

Check = Callable[[], None]
"""Called from time to time while a round is paired; it raises to stop that."""


class Field:
    """The players of a round by their rank from 0, and the bye as one vertex more.

    Sets of them are bits of whole numbers. `allowed[i]` are those whom player i may meet; with an
    odd number of players the bye, vertex `bye`, may meet those who may have it by C2 and C5.
    """

    def __init__(self, position: SwissPosition, check: Check) -> None:
        self.position = position
        self.players = position.players
        self.check = check
        self.size = len(self.players)
        self.everybody = position.everybody
        self.bye = self.size
        self.bye_bit = 1 << self.size if position.is_odd else 0
        self._note_preferences()
        self.allowed = [self._may_meet(at) for at in range(self.size)] + [0]
        self._most_barred = max(
            (
                (met | apart).bit_count()
                for met, apart in zip(position.met, position.forbidden, strict=True)
            ),
            default=0,
        )
        self._known: dict[int, bool] = {}
        self.groups = self._score_groups()
        self.is_possible = self._settle_bye() if self.bye_bit else self.completes(self.everybody)

    def _note_preferences(self) -> None:
        """Sort the players by what they want and how they floated."""
        wants: dict[Colour | None, int] = dict.fromkeys((Colour.WHITE, Colour.BLACK, None), 0)
        strengths = dict.fromkeys(Strength, 0)
        last, before = dict.fromkeys(Floated, 0), dict.fromkeys(Floated, 0)
        self.topscorers = 0
        for at, player in enumerate(self.players):
            bit = 1 << at
            wants[player.wants] |= bit
            strengths[player.strength] |= bit
            last[player.last_float] |= bit
            before[player.float_before] |= bit
            if player.is_topscorer:
                self.topscorers |= bit
        self.white, self.black = wants[Colour.WHITE], wants[Colour.BLACK]
        self.mild = strengths[Strength.MILD]
        self.absolute_white = self.white & strengths[Strength.ABSOLUTE]
        self.absolute_black = self.black & strengths[Strength.ABSOLUTE]
        self.down_last, self.up_last = last[Floated.DOWN], last[Floated.UP]
        self.down_before, self.up_before = before[Floated.DOWN], before[Floated.UP]

    def _may_meet(self, at: int) -> int:
        """Return whom somebody may meet (C1, C3)."""
        bit = 1 << at
        barred = self.position.met[at] | self.position.forbidden[at] | bit
        same = self.absolute_white if self.absolute_white & bit else 0
        same |= self.absolute_black if self.absolute_black & bit else 0
        if same and self.topscorers:
            same = 0 if self.topscorers & bit else same & ~self.topscorers
        return self.everybody & ~(barred | same)

    def _score_groups(self) -> list[int]:
        """Return the score groups, the highest first."""
        groups: list[int] = []
        before = None
        for at, player in enumerate(self.players):
            if player.score != before:
                groups.append(0)
                before = player.score
            groups[-1] |= 1 << at
        return groups

    def _settle_bye(self) -> bool:
        """Let those have the bye who may have it and whose score is the lowest with which everybody
        else can be paired (C2, C5); return whether there are any.
        """
        for group in reversed(self.groups):
            takers = sum(1 << at for at in members(group) if not self.players[at].bye_barred)
            if not takers:
                continue
            self._give_bye(takers)
            if self.completes(self.everybody | self.bye_bit):
                return True
            self._give_bye(0)
            self._known.clear()
        return False

    def _give_bye(self, takers: int) -> None:
        for at in members(self.allowed[self.bye]):
            self.allowed[at] &= ~self.bye_bit
        self.allowed[self.bye] = takers
        for at in members(takers):
            self.allowed[at] |= self.bye_bit

    def completes(self, left: int) -> bool:
        """Whether all who are left, the bye among them or not, can be paired (C4)."""
        if not left:
            return True
        if left.bit_count() % 2 or (left & self.bye_bit and not left & self.allowed[self.bye]):
            return False
        if self._has_room(left):
            return True
        if left not in self._known:
            self.check()
            matching = Matching(self.allowed, left)
            if left & self.bye_bit:
                # The scarcest first: the others find their way around it.
                matching.match(self.bye)
            self._known[left] = matching.make_perfect()
        return self._known[left]

    def _has_room(self, left: int) -> bool:
        """Whether everybody may meet half of all others, so that a pairing exists (Dirac 1952)."""
        has_bye = bool(left & self.bye_bit)
        number = left.bit_count() - 2 * has_bye
        same = max(
            (left & self.absolute_white).bit_count(), (left & self.absolute_black).bit_count()
        )
        return 2 * (number - 1 - self._most_barred - max(same - 1, 0)) >= number

    def score(self, at: int) -> int:
        return self.players[at].score
