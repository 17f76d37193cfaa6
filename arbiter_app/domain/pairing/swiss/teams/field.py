"""Who may meet whom in a round, who has the bye, and whether all who are left can be paired."""

from collections.abc import Callable

from arbiter_app.domain.pairing.swiss.matching import Matching, members
from arbiter_app.domain.pairing.swiss.position import Floated, SwissPosition

Check = Callable[[], None]
"""Called from time to time while a round is paired; it raises to stop that."""


class Field:
    """The teams of a round by their rank from 0; sets of them are bits of whole numbers."""

    def __init__(self, position: SwissPosition, check: Check = lambda: None) -> None:
        self.position = position
        self.players = position.players
        self.check = check
        self.allowed = [
            position.everybody & ~(met | apart | 1 << at)
            for at, (met, apart) in enumerate(zip(position.met, position.forbidden, strict=True))
        ]
        self._most_barred = max(
            (
                (met | apart).bit_count()
                for met, apart in zip(position.met, position.forbidden, strict=True)
            ),
            default=0,
        )
        self.floated = sum(
            1 << at
            for at, player in enumerate(self.players)
            if player.last_float is not Floated.NOT
        )
        """Those who floated in the round before."""
        self._known: dict[int, bool] = {}

    def completes(self, left: int) -> bool:
        """Whether all who are left can be paired among themselves (C1, C3)."""
        size = left.bit_count()
        if size % 2:
            return False
        if 2 * (size - 1 - self._most_barred) >= size:  # Dirac 1952
            return True
        if left not in self._known:
            self.check()
            self._known[left] = Matching(self.allowed, left).make_perfect()
        return self._known[left]

    def bye(self) -> int | None:
        """Return who has the bye: the lowest score, the most matches played, the largest number, of
        those whose bye leaves a legal pairing (C2, C3, Art. 3.4). None where nobody can have it.
        """
        players = self.players
        for at in sorted(
            (at for at, player in enumerate(players) if not player.bye_barred),
            key=lambda at: (players[at].score, players[at].unplayed, -players[at].number),
        ):
            if self.completes(self.position.everybody & ~(1 << at)):
                return at
        return None

    def following(self, group: int, left: int) -> int:
        """Return who is left of the score group right below another in the standings; nobody where
        all of it have become upfloaters (C6).
        """
        score = self.players[next(members(group))].score
        lower = max((each.score for each in self.players if each.score < score), default=None)
        return sum(1 << at for at in members(left) if self.players[at].score == lower)

    def score_groups(self, left: int) -> list[int]:
        """Return those who are left by their scores, the highest first."""
        groups: dict[int, int] = {}
        for at in members(left):
            score = self.players[at].score
            groups[score] = groups.get(score, 0) | 1 << at
        return list(groups.values())
