"""C.04.3 (2026) as it stands: all candidates, one after the other, judged by C5 to C21.

A second reckoning for fields of up to ten, written from the articles alone, against which the
engine is held. It finds what it finds by trying everything: no theorem and no algorithm of matching
chooses. Article 1 is in `literal_facts`, 2 and 3 in `literal_bracket`, 4 in `literal_order`, 5 in
`literal_colours`.
"""

from collections.abc import Sequence
from decimal import Decimal

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import Round
from tests.domain.pairing.swiss.literal_bracket import Bracket, Players
from tests.domain.pairing.swiss.literal_colours import amiss, white_of
from tests.domain.pairing.swiss.literal_facts import ABSOLUTE, NOTHING, History, Player

Pairing = tuple[tuple[tuple[int, int], ...], int | None]
"""The pairs (White, Black) by pairing number in the order of boards, and who has the bye."""


def literal_pairing(competition: Competition, round: Round) -> Pairing | None:
    """Return how the round is paired; None where no legal pairing exists (Art. 1.9.3)."""
    initial = competition.settings.swiss.initial_colour
    assert initial is not None
    return LiteralField(History(competition, round).players(), initial).pairing()


class LiteralField:
    """Who is paired, by places in the order of rank, from 0: whoever is smaller ranks higher."""

    def __init__(self, players: Sequence[Player], initial: Colour) -> None:
        self.players, self.initial = players, initial
        self.everybody = frozenset(range(len(players)))
        self._compatible = [
            [self._are_compatible(one, other) for other in players] for one in players
        ]
        self._byes: dict[Players, Decimal | None] = {}
        self._amiss: dict[tuple[int, int], tuple[int, ...]] = {}

    def pairing(self) -> Pairing | None:
        """Pair bracket after bracket from the top (Art. 1.9.2)."""
        if self.least_bye(self.everybody) is None:
            return None
        pairs: list[tuple[int, int]] = []
        floaters: Players = frozenset()
        groups = self.scoregroups()
        for at in range(len(groups)):
            bracket = Bracket(self, floaters, groups[at:])
            chosen = bracket.chosen()
            pairs += chosen
            floaters = bracket.players - {each for pair in chosen for each in pair}
        bye = [self.players[each].number for each in floaters]
        return self._at_boards(pairs), (bye[0] if bye else None)

    def scoregroups(self) -> list[Players]:
        """Return those with equal scores, from the top (Art. 1.3.1)."""
        scores = sorted({player.score for player in self.players}, reverse=True)
        return [
            frozenset(at for at in self.everybody if self.players[at].score == score)
            for score in scores
        ]

    @staticmethod
    def _are_compatible(one: Player, other: Player) -> bool:
        """C1 and C3, and whom the regulations keep apart."""
        if one is other or other.id in one.opponents or other.id in one.forbidden:
            return False
        if one.preference is None or one.preference[1] != ABSOLUTE:
            return True
        return one.preference != other.preference or one.is_topscorer or other.is_topscorer

    def may_meet(self, one: int, other: int) -> bool:
        return self._compatible[one][other]

    def least_bye(self, left: Players) -> Decimal | None:
        """Return the least score of somebody who may have the bye while all these others are paired
        among themselves (C2, C4, C5): 0 where nobody is left over, None where it cannot be done.
        """
        if not left:
            return NOTHING
        if left not in self._byes:
            first = min(left)
            others = left - {first}
            ways = [self.least_bye(others - {at}) for at in others if self.may_meet(first, at)]
            has_bye = len(left) % 2 == 1 and self.players[first].may_have_bye
            if has_bye and self.least_bye(others) is not None:
                ways.append(self.players[first].score)
            self._byes[left] = min((way for way in ways if way is not None), default=None)
        return self._byes[left]

    def of_colours(self, higher: int, lower: int) -> tuple[int, ...]:
        """C10 to C13 of a pair."""
        if (higher, lower) not in self._amiss:
            one, other = self.players[higher], self.players[lower]
            self._amiss[higher, lower] = amiss(one, other, self.initial)
        return self._amiss[higher, lower]

    def _at_boards(self, pairs: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
        """Return the pairs with their colours, in the order of boards (C.04.2 Art. 3.6)."""

        def rank(pair: tuple[int, int]) -> tuple[Decimal, Decimal, int]:
            higher, lower = (self.players[at] for at in sorted(pair))
            return -higher.score, -higher.score - lower.score, higher.number

        found = []
        for pair in sorted(pairs, key=rank):
            one, other = (self.players[at] for at in sorted(pair))
            white = white_of(one, other, self.initial)
            found.append((white.number, (other if white is one else one).number))
        return tuple(found)
