"""What each pair costs by the criteria C5 to C8, as one whole number (C.04.4.2 Art. 2.3).

A criterion is a field of the number, the higher the criterion the higher the field. C7 asks of the
next bracket what C5 and C6 ask of this one; its colours are not looked at.
"""

from enum import Enum

from arbiter_app.domain.pairing.swiss.bye_first.field import Field
from arbiter_app.domain.pairing.swiss.downwards.brackets import Bracket
from arbiter_app.domain.pairing.swiss.matching import members


class Criterion(Enum):
    """The criteria that are weighed, in their order; the value is the name in the article."""

    FLOATERS = "C5"
    SCORES_OF_FLOATERS = "C6"
    NEXT_BRACKET = "C7, C5"
    """How many go further down from the next bracket."""
    SCORES_BELOW_NEXT_BRACKET = "C7, C6"
    """The scores of these."""
    PREFERENCES = "C8"


_BY_SCORE = frozenset({Criterion.SCORES_OF_FLOATERS, Criterion.SCORES_BELOW_NEXT_BRACKET})
"""The criteria that compare lists of scores: a field for each score, the higher one first."""

Vector = tuple[tuple[Criterion, tuple[int, ...]], ...]
"""What a pairing has of each criterion; the smaller the better, the first difference decides. Lists
of scores are counts of each score, the highest first."""


class Costs:
    """The costs of the pairs of a bracket, from `unit_bits` on; below are those of the order."""

    def __init__(self, field: Field, bracket: Bracket, *, unit_bits: int = 0) -> None:
        self._players = field.players
        below = bracket.members | bracket.below
        scores = sorted({self._players[at].score for at in members(below)})
        self._digit = {score: at for at, score in enumerate(scores)}
        self._width = (below.bit_count() + 2).bit_length()
        self._lowest_bit = unit_bits
        self._bit: dict[Criterion, int] = {}
        for criterion in reversed(Criterion):
            self._bit[criterion] = unit_bits
            unit_bits += self._width * self._digits(criterion)
        self.floating = {
            at: self._leaving(at, Criterion.FLOATERS, Criterion.SCORES_OF_FLOATERS)
            for at in members(bracket.members)
        }
        """What it costs that a member of the bracket is not paired in it."""
        self.going_on = {
            at: self._leaving(at, Criterion.NEXT_BRACKET, Criterion.SCORES_BELOW_NEXT_BRACKET)
            for at in members(below)
        }
        """What it costs that somebody goes further down than the next bracket."""

    def _digits(self, criterion: Criterion) -> int:
        return len(self._digit) if criterion in _BY_SCORE else 1

    def _leaving(self, at: int, count: Criterion, by_score: Criterion) -> int:
        digit = self._digit[self._players[at].score]
        return (1 << self._bit[count]) + (1 << self._bit[by_score] + self._width * digit)

    def bye(self, at: int) -> int:
        """Return 0: the bye is given before any pair is made."""
        del at
        return 0

    def inside(self, one: int, other: int) -> int:
        """Return the cost of a pair of two members of the bracket."""
        wants = self._players[one].wants
        is_denied = wants is not None and wants is self._players[other].wants
        return 1 << self._bit[Criterion.PREFERENCES] if is_denied else 0

    def vector(self, cost: int) -> Vector:
        """Return what a pairing has of each criterion, from what it costs altogether."""
        cost >>= self._lowest_bit
        mask = (1 << self._width) - 1
        found: list[tuple[Criterion, tuple[int, ...]]] = []
        for criterion in reversed(Criterion):
            values = []
            for _ in range(self._digits(criterion)):
                values.append(cost & mask)
                cost >>= self._width
            found.append((criterion, tuple(reversed(values))))
        return tuple(reversed(found))
