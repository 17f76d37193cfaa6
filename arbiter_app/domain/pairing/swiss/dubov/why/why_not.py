"""Why two do not meet, or one does not come up (C.04.4.1 Art. 2 and 3)."""

from enum import Enum, auto

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.dubov.rounds import PairedBracket
from arbiter_app.domain.pairing.swiss.dubov.upfloaters import (
    came_up_before,
    denied,
    times_as_maximum,
)
from arbiter_app.domain.pairing.swiss.dubov.why.explained import ExplainedDubov
from arbiter_app.domain.pairing.swiss.matching import members
from arbiter_app.values import frozen


class Ground(Enum):
    """What speaks against it."""

    NOTHING = auto()
    """It is so."""
    MET = auto()
    FORBIDDEN = auto()
    SAME_COLOUR = auto()
    """Both must have the same colour (C3)."""
    BYE = auto()
    """One of the two has the bye."""
    REST = auto()
    """The others of the bracket could not all be paired then."""
    DENIED = auto()
    """More preferences would be denied in the bracket (C7)."""
    SUBGROUP = auto()
    """Both are in one subgroup after the shifts: others come first in that order (Art. 4.3)."""
    ORDER = auto()
    """They would meet in a transposition that stands later in the order (Art. 4.4)."""
    NOBODY_UP = auto()
    """They are of different brackets, and nobody comes up into the higher one (C5)."""
    UP_ILLEGAL = auto()
    """With the other one come up, not all could be paired (C4)."""
    UP_SCORE = auto()
    """One with a higher score comes up (C6)."""
    UP_DENIED = auto()
    """More preferences would be denied in the bracket then (C7)."""
    UP_MAXIMUM = auto()
    """They have come up the maximum number of times (C8)."""
    UP_TIMES = auto()
    """They have come up more often than the other maximum upfloater (C9)."""
    UP_AGAIN = auto()
    """They came up in the round before (C10)."""
    UP_NUMBER = auto()
    """One as good with a smaller number comes up (Art. 4.2)."""
    UP_OTHERS = auto()
    """Others come up by all these criteria and the order together."""


@frozen(kw_only=True)
class WhyNot:
    """What speaks against a pair, or against one who would come up."""

    ground: Ground
    one: PairingNumber
    """Of two who are paired in different brackets the one in the higher."""
    other: PairingNumber
    made: int = 0
    """What the pairing that was made has of the criterion, and what the other would have."""
    instead: int = 0
    score_of_group: int = 0
    """Of the bracket in which the first is paired."""
    upfloaters: tuple[PairingNumber, ...] = ()
    """Those who came up into it."""


def why_not(explained: ExplainedDubov, one: PairingNumber, other: PairingNumber) -> WhyNot:
    """Return why two do not meet. Raises RuleError("pairing.not-in-round")."""
    first, second = explained.index(one), explained.index(other)
    ground = _absolute(explained, first, second)
    if ground is not None:
        return WhyNot(ground=ground, one=one, other=other)
    if explained.free in (first, second):
        if explained.free == second:
            one, other = other, one
        return WhyNot(ground=Ground.BYE, one=one, other=other)
    first, second = sorted((first, second), key=explained.place)
    if explained.place(first) == explained.place(second):
        return _in_bracket(explained, first, second)
    return why_not_up(explained, explained.paired_in(first), first, second)


def _absolute(explained: ExplainedDubov, one: int, other: int) -> Ground | None:
    """Return what forbids a pair at all, or that it is made."""
    position = explained.position
    if explained.mate(one) == other:
        return Ground.NOTHING
    if position.met[one] >> other & 1:
        return Ground.MET
    if position.forbidden[one] >> other & 1:
        return Ground.FORBIDDEN
    if not explained.field.allowed[one] >> other & 1:
        return Ground.SAME_COLOUR
    return None


def _in_bracket(explained: ExplainedDubov, one: int, other: int) -> WhyNot:
    """Compare the best pairing of a bracket in which two of its members meet."""
    field, paired = explained.field, explained.paired_in(one)
    rest = paired.members & ~(1 << one | 1 << other)
    made = instead = 0
    if not field.completes(rest):
        ground = Ground.REST
    else:
        shares = field.players[one].wants is field.players[other].wants
        made, instead = denied(field, paired.members), denied(field, rest) + shares
        is_one_subgroup = paired.subgroups.first >> one & 1 == paired.subgroups.first >> other & 1
        ground = Ground.SUBGROUP if is_one_subgroup else Ground.ORDER
        if instead > made:
            ground = Ground.DENIED
    return WhyNot(
        ground=ground,
        one=explained.number(one),
        other=explained.number(other),
        made=made,
        instead=instead,
        score_of_group=explained.score_of(paired.residents),
    )


def why_not_up(explained: ExplainedDubov, paired: PairedBracket, one: int, other: int) -> WhyNot:
    """Return why somebody from below does not come up into a bracket, where they would meet one of
    its members.
    """
    ground, made, instead = _against_coming_up(explained, paired, other)
    return WhyNot(
        ground=ground,
        one=explained.number(one),
        other=explained.number(other),
        made=made,
        instead=instead,
        score_of_group=explained.score_of(paired.residents),
        upfloaters=explained.numbers(members(paired.upfloaters)),
    )


def _against_coming_up(
    explained: ExplainedDubov, paired: PairedBracket, at: int
) -> tuple[Ground, int, int]:
    """Return what speaks against somebody, with what both sets have of the criterion."""
    field = explained.field
    if not paired.upfloaters:
        return Ground.NOBODY_UP, 0, 0
    if paired.upfloaters.bit_count() > 1:
        return Ground.UP_OTHERS, 0, 0
    (up,) = members(paired.upfloaters)
    bracket = paired.residents | 1 << at
    if not (field.completes(bracket) and field.completes(sum(paired.groups) & ~bracket)):
        return Ground.UP_ILLEGAL, 0, 0
    if field.players[at].score < field.players[up].score:
        return Ground.UP_SCORE, 0, 0
    made, instead = denied(field, paired.members), denied(field, bracket)
    if instead > made:
        return Ground.UP_DENIED, made, instead
    made, instead = times_as_maximum(field, up), times_as_maximum(field, at)
    if instead > made:
        return (Ground.UP_TIMES if made else Ground.UP_MAXIMUM), made, instead
    if came_up_before(field, at) and not came_up_before(field, up):
        return Ground.UP_AGAIN, 0, 0
    return Ground.UP_NUMBER, 0, 0
