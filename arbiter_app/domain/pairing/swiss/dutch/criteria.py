"""What each pair costs by the criteria C6 to C21, as one whole number (C.04.3 Art. 2.3, 2.4).

A criterion is a field of the number, the higher the criterion the higher the field, so that the
cheapest of all pairings of a bracket is the best by Article 3.8.
"""

from collections.abc import Mapping
from enum import Enum

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.swiss.downwards.brackets import Bracket
from arbiter_app.domain.pairing.swiss.dutch.field import Field
from arbiter_app.domain.pairing.swiss.matching import members
from arbiter_app.domain.pairing.swiss.position import Strength, SwissPlayer


class Criterion(Enum):
    """The criteria that are weighed, in their order; the value is the name in the article."""

    DOWNFLOATERS = "C6"
    """How many go down."""
    SCORES_OF_DOWNFLOATERS = "C7"
    NEXT_BRACKET = "C8"
    """How many go further down from the next bracket."""
    SCORES_BELOW_NEXT_BRACKET = "C8, C7"
    """The scores of these."""
    UNPLAYED_GAMES_OF_BYE = "C9"
    TOPSCORER_DIFFERENCES = "C10"
    TOPSCORER_THREE_IN_A_ROW = "C11"
    PREFERENCES = "C12"
    STRONG_PREFERENCES = "C13"
    DOWN_AGAIN = "C14"
    UP_AGAIN = "C15"
    DOWN_AGAIN_AFTER_TWO = "C16"
    UP_AGAIN_AFTER_TWO = "C17"
    DIFFERENCES_DOWN_AGAIN = "C18"
    DIFFERENCES_UP_AGAIN = "C19"
    DIFFERENCES_DOWN_AGAIN_AFTER_TWO = "C20"
    DIFFERENCES_UP_AGAIN_AFTER_TWO = "C21"


_BY_SCORE = frozenset(
    {
        Criterion.SCORES_OF_DOWNFLOATERS,
        Criterion.SCORES_BELOW_NEXT_BRACKET,
        Criterion.DIFFERENCES_DOWN_AGAIN,
        Criterion.DIFFERENCES_UP_AGAIN,
        Criterion.DIFFERENCES_DOWN_AGAIN_AFTER_TWO,
        Criterion.DIFFERENCES_UP_AGAIN_AFTER_TWO,
    }
)
"""The criteria that compare lists of scores: a field for each score, the higher one first."""

Vector = tuple[tuple[Criterion, tuple[int, ...]], ...]
"""What a pairing has of each criterion; the smaller the better, the first difference decides. Lists
of scores are counts of each score, the highest first."""


class Costs:
    """The costs of the pairs of a bracket, from `unit` on; the fields below are free for others."""

    def __init__(self, field: Field, bracket: Bracket, *, unit_bits: int = 0) -> None:
        self._field, self._bracket = field, bracket
        below = bracket.members | bracket.below
        most = max(below.bit_count() + 2, field.position.round)
        self._width = most.bit_length()
        scores = sorted({field.score(at) for at in members(below)})
        self._digit = {score: at for at, score in enumerate(scores)}
        self._lowest_bit = unit_bits
        self._bit: dict[Criterion, int] = {}
        for criterion in reversed(Criterion):
            self._bit[criterion] = unit_bits
            unit_bits += self._width * (len(scores) if criterion in _BY_SCORE else 1)
        self.end_bit = unit_bits
        self._asks_c9 = self._bye_taker_is_the_floater()
        self.floating = {at: self._floating(at) for at in members(bracket.members)}
        """What it costs that a member of the bracket is not paired in it."""
        self.going_on = {at: self._going_on(at) for at in members(below)}
        """What it costs that somebody goes further down than the next bracket."""

    def _bye_taker_is_the_floater(self) -> bool:
        """Whether one goes down and has the bye, so that C9 is asked here."""
        field, inside, rest = self._field, self._bracket.members, self._bracket.rest
        return (
            bool(rest & field.bye_bit and field.allowed[field.bye] & inside)
            and inside.bit_count() % 2 == 1
            and field.completes(inside | field.bye_bit)
            and field.completes(rest & ~field.bye_bit)
        )

    def _one(self, criterion: Criterion, score: int | None = None) -> int:
        """Return the cost of one breach, of a criterion by scores that of somebody's score."""
        digit = 0 if score is None else self._digit[score]
        return 1 << self._bit[criterion] + self._width * digit

    def _floating(self, at: int) -> int:
        player, bit = self._field.players[at], 1 << at
        cost = self._one(Criterion.DOWNFLOATERS)
        cost += self._one(Criterion.SCORES_OF_DOWNFLOATERS, player.score)
        if bit & self._bracket.residents:
            cost += self._one(Criterion.DOWN_AGAIN) if bit & self._field.down_last else 0
            if bit & self._field.down_before:
                cost += self._one(Criterion.DOWN_AGAIN_AFTER_TWO)
            return cost
        if bit & self._field.down_last:
            cost += self._one(Criterion.DIFFERENCES_DOWN_AGAIN, player.score)
        if bit & self._field.down_before:
            cost += self._one(Criterion.DIFFERENCES_DOWN_AGAIN_AFTER_TWO, player.score)
        return cost

    def _going_on(self, at: int) -> int:
        score = self._field.score(at)
        cost = self._one(Criterion.SCORES_BELOW_NEXT_BRACKET, score)
        return cost + self._one(Criterion.NEXT_BRACKET)

    def bye(self, at: int) -> int:
        """Return what it costs that somebody has the bye, floating apart."""
        if not self._asks_c9 or at not in self.floating:
            return 0
        return self._one(Criterion.UNPLAYED_GAMES_OF_BYE) * self._field.players[at].unplayed

    def inside(self, one: int, other: int) -> int:
        """Return the cost of a pair of two members of the bracket, the higher ranked first."""
        cost = self._colours(self._field.players[one], self._field.players[other])
        if 1 << one & self._bracket.moved_down:
            cost += self._upfloat(one, other)
        return cost

    def _upfloat(self, one: int, other: int) -> int:
        """Return the cost of an upfloat of a resident who meets somebody who has come down."""
        score, bit, cost = self._field.score(one), 1 << other, 0
        if bit & self._field.up_last:
            cost += self._one(Criterion.UP_AGAIN)
            cost += self._one(Criterion.DIFFERENCES_UP_AGAIN, score)
        if bit & self._field.up_before:
            cost += self._one(Criterion.UP_AGAIN_AFTER_TWO)
            cost += self._one(Criterion.DIFFERENCES_UP_AGAIN_AFTER_TWO, score)
        return cost

    def _colours(self, one: SwissPlayer, other: SwissPlayer) -> int:
        if one.wants is None or one.wants is not other.wants:
            return 0
        cost = self._one(Criterion.PREFERENCES)
        if one.strength is other.strength is Strength.ABSOLUTE:
            if min(abs(one.difference), abs(other.difference)) > 1:
                cost += self._one(Criterion.TOPSCORER_DIFFERENCES)
            if _has_third_in_a_row(one, other):
                cost += self._one(Criterion.TOPSCORER_THREE_IN_A_ROW)
        elif min(one.strength, other.strength) >= Strength.STRONG:
            cost += self._one(Criterion.STRONG_PREFERENCES)
        return cost

    def vector(self, cost: int) -> Vector:
        """Return what a pairing has of each criterion, from what it costs altogether."""
        cost >>= self._lowest_bit
        found: list[tuple[Criterion, tuple[int, ...]]] = []
        mask = (1 << self._width) - 1
        for criterion in reversed(Criterion):
            digits = len(self._digit) if criterion in _BY_SCORE else 1
            values = []
            for _ in range(digits):
                values.append(cost & mask)
                cost >>= self._width
            found.append((criterion, tuple(reversed(values))))
        return tuple(reversed(found))


def _has_third_in_a_row(one: SwissPlayer, other: SwissPlayer) -> bool:
    """Whether who must yield of two who want one colour absolutely has had the other one twice
    lately. Who has the narrower difference yields (Art. 5.2.2); where these are equal, who had the
    colour that both want when they last had different ones (5.2.3), so not he who alone has had the
    other one twice.
    """
    narrower = abs(one.difference) - abs(other.difference)
    if narrower == 0:
        return _last_two_alike(one) and _last_two_alike(other)
    return _last_two_alike(other if narrower > 0 else one)


def _last_two_alike(player: SwissPlayer) -> bool:
    wants: Colour | None = player.wants
    return len(player.colours) > 1 and all(colour is not wants for colour in player.colours[-2:])


def first_worse(mine: Vector, other: Vector) -> Criterion | None:
    """Return the first criterion by which another pairing is worse; None where it is no worse."""
    theirs: Mapping[Criterion, tuple[int, ...]] = dict(other)
    for criterion, value in mine:
        if theirs[criterion] != value:
            return criterion if theirs[criterion] > value else None
    return None
