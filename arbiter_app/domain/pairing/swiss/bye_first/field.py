"""Who may meet whom in a round, who has the bye, and whether all who are left can be paired."""

from collections.abc import Callable

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.swiss.impossible import impossible
from arbiter_app.domain.pairing.swiss.matching import Matching, members
from arbiter_app.domain.pairing.swiss.position import Floated, Strength, SwissPosition

Check = Callable[[], None]
"""Called from time to time while a round is paired; it raises to stop that."""
Tell = Callable[[int, int], None]
"""Hears how many are paired, and how many there are."""


class Field:
    """Those of a round by their rank from 0; sets of them are bits of whole numbers."""

    def __init__(self, position: SwissPosition, check: Check = lambda: None) -> None:
        self.position = position
        self.players = position.players
        self.check = check
        self.white, self.black = self._wanting(Colour.WHITE), self._wanting(Colour.BLACK)
        absolute = sum(
            1 << at
            for at, player in enumerate(self.players)
            if player.strength is Strength.ABSOLUTE
        )
        barred = []
        for at, (met, apart) in enumerate(zip(position.met, position.forbidden, strict=True)):
            same = 0
            if absolute >> at & 1:
                same = absolute & (self.white if self.white >> at & 1 else self.black)
            barred.append((met | apart | same) & ~(1 << at))
        self.bye, self.bye_bit = len(self.players), 0
        self.allowed = [position.everybody & ~(each | 1 << at) for at, each in enumerate(barred)]
        """Of each those whom they may meet (C1, and C3 where colours can be due absolutely); of the
        bye, which is given first, nobody."""
        self.allowed.append(0)
        self._most_barred = max((each.bit_count() for each in barred), default=0)
        self.floated = sum(
            1 << at
            for at, player in enumerate(self.players)
            if player.last_float is not Floated.NOT
        )
        """Those who floated in the round before."""
        self._known: dict[int, bool] = {}

    def _wanting(self, colour: Colour) -> int:
        return sum(1 << at for at, player in enumerate(self.players) if player.wants is colour)

    def completes(self, left: int) -> bool:
        """Whether all who are left can be paired among themselves."""
        size = left.bit_count()
        if size % 2:
            return False
        if 2 * (size - 1 - self._most_barred) >= size:  # Dirac 1952
            return True
        if left not in self._known:
            self.check()
            self._known[left] = Matching(self.allowed, left).make_perfect()
        return self._known[left]

    def taker(self) -> int | None:
        """Return who has the bye: the lowest score, the most games played, the lowest rank, of
        those whose bye leaves a legal pairing (C.04.4.1 and C.04.4.2 Art. 3.1, C.04.5 and C.04.6
        Art. 3.4). None in an even field.

        Raises RuleError as `impossible` where no pairing is legal.
        """
        position, players = self.position, self.players
        if not position.is_odd:
            if self.completes(position.everybody):
                return None
            raise impossible(position, self.allowed, self.check)
        for at in sorted(
            (at for at, player in enumerate(players) if not player.bye_barred),
            key=lambda at: (
                players[at].score,
                players[at].unplayed,
                [-each for each in position.rank(at)],
            ),
        ):
            if self.completes(position.everybody & ~(1 << at)):
                return at
        raise impossible(position, self.allowed, self.check)

    def score_groups(self, left: int) -> list[int]:
        """Return those who are left by their scores, the highest first."""
        groups: dict[int, int] = {}
        for at in members(left):
            score = self.players[at].score
            groups[score] = groups.get(score, 0) | 1 << at
        return list(groups.values())
