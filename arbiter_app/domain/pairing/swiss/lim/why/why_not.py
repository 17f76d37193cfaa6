"""Why two do not meet (C.04.4.3)."""

from enum import Enum, auto

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.lim.scrutiny import Choice
from arbiter_app.domain.pairing.swiss.lim.why.explained import ExplainedLim
from arbiter_app.values import frozen


class Ground(Enum):
    """What speaks against a pair."""

    NOTHING = auto()
    """They do meet."""
    MET = auto()
    FORBIDDEN = auto()
    COLOURS = auto()
    """The limits of colours leave no way to give them theirs (Art. 2.1)."""
    BYE = auto()
    """One of the two has the bye."""
    GROUPS = auto()
    """They are paired in different groups."""
    TAKEN = auto()
    """Somebody who chooses before them takes one of the two."""
    REST = auto()
    """The others of the group could not all be paired then."""
    DUE = auto()
    """With another one both have the colour that is due to them (Art. 5.2)."""
    ORDER = auto()
    """Another one stands before them in the order of exchanges (Art. 4.2)."""


@frozen(kw_only=True)
class WhyNot:
    """What speaks against a pair."""

    ground: Ground
    one: PairingNumber
    """Of two of whom one chose, who did; of two one of whom was taken, who was."""
    other: PairingNumber
    instead: PairingNumber | None = None
    """Whom the first has taken, or who has taken the first."""
    score_of_one: int = 0
    """Of the group in which the first is paired."""
    score_of_other: int = 0


def why_not(explained: ExplainedLim, one: PairingNumber, other: PairingNumber) -> WhyNot:
    """Return why two do not meet. Raises RuleError("pairing.not-in-round")."""
    first, second = explained.index(one), explained.index(other)
    ground = _absolute(explained, first, second)
    if ground is not None:
        return WhyNot(ground=ground, one=one, other=other)
    if explained.free in (first, second):
        if explained.free == second:
            one, other = other, one
        return WhyNot(ground=Ground.BYE, one=one, other=other)
    group, group_of_other = explained.group_of(first), explained.group_of(second)
    if group is not group_of_other:
        return WhyNot(
            ground=Ground.GROUPS,
            one=one,
            other=other,
            score_of_one=group.score,
            score_of_other=group_of_other.score,
        )
    earlier = group.choices.index(explained.choice_of(first))
    later = group.choices.index(explained.choice_of(second))
    if later < earlier:
        first, second = second, first
    return _in_group(explained, explained.choice_of(first), first, second)


def _absolute(explained: ExplainedLim, one: int, other: int) -> Ground | None:
    """Return what forbids a pair at all, or that it is made."""
    position = explained.position
    if explained.mate(one) == other:
        return Ground.NOTHING
    if position.met[one] >> other & 1:
        return Ground.MET
    if position.forbidden[one] >> other & 1:
        return Ground.FORBIDDEN
    return None if explained.field.allowed[one] >> other & 1 else Ground.COLOURS


def _in_group(explained: ExplainedLim, choice: Choice, one: int, other: int) -> WhyNot:
    """Return why somebody has another opponent than one who had none yet either."""
    score = explained.group_of(one).score
    instead = choice.opponent if choice.chooser == one else choice.chooser
    ground = Ground.TAKEN if instead == choice.chooser else _of_choice(explained, choice, other)
    return WhyNot(
        ground=ground,
        one=explained.number(one),
        other=explained.number(other),
        instead=explained.number(instead),
        score_of_one=score,
        score_of_other=score,
    )


def _of_choice(explained: ExplainedLim, choice: Choice, other: int) -> Ground:
    """Return why the one who chose did not take another one who may meet them."""
    field, place = explained.field, choice.order.index
    is_for_both = field.suits(choice.chooser, other)
    decides = field.are_near(other, choice.first)
    is_suited = field.suits(choice.chooser, choice.opponent)
    if place(other) > place(choice.opponent):
        if is_for_both and decides and not is_suited:
            return Ground.REST
        return Ground.DUE if is_suited and not is_for_both else Ground.ORDER
    if place(other) < place(choice.first) or (is_for_both and decides):
        return Ground.REST
    return Ground.DUE
