"""Why two do not meet, or one does not go down: the first criterion against it (Art. 2)."""

from enum import Enum, auto

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.burstein.criteria import Costs, Criterion
from arbiter_app.domain.pairing.swiss.burstein.why.explained import ExplainedBurstein
from arbiter_app.domain.pairing.swiss.downwards.brackets import PairedBracket
from arbiter_app.domain.pairing.swiss.downwards.weighing import Task, solved
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
    """The others could not all be paired then (C4)."""
    CRITERION = auto()
    ORDER = auto()
    """All criteria are equal, and the pairing that was made comes first (Art. 4.3)."""


@frozen(kw_only=True)
class WhyNot:
    """What speaks against a pair, or against somebody's going down."""

    ground: Ground
    one: PairingNumber
    other: PairingNumber | None = None
    """None where it is about going down."""
    criterion: Criterion | None = None
    made: tuple[int, ...] = ()
    instead: tuple[int, ...] = ()
    """What both pairings have of the criterion."""
    goes_down: PairingNumber | None = None
    """Who would have to go down for it, so that it is there that it costs something."""
    score_of_group: int = 0
    """Of the bracket in which it costs something."""


def why_not(explained: ExplainedBurstein, one: PairingNumber, other: PairingNumber) -> WhyNot:
    """Return why two do not meet: the first that speaks against it, where the pairs of all higher
    brackets stay as they are. Raises RuleError("pairing.not-in-round").
    """
    first, second = explained.index(one), explained.index(other)
    ground = _absolute(explained, first, second)
    if ground is not None:
        return WhyNot(ground=ground, one=one, other=other)
    if explained.free in (first, second):
        if explained.free == second:
            one, other = other, one
        return WhyNot(ground=Ground.BYE, one=one, other=other)
    first, second = sorted((first, second))
    for paired in explained.brackets:
        inside = paired.bracket.members & (1 << first | 1 << second)
        if inside and not (inside.bit_count() == 1 and inside & paired.floaters):
            down = None if inside.bit_count() == 2 else (first if inside >> first & 1 else second)
            return _compared(explained, paired, (first, second), down)
    raise AssertionError("whoever does not go down is kept by something")


def why_not_down(explained: ExplainedBurstein, paired: PairedBracket, at: int) -> WhyNot:
    """Return why a member of a bracket who is paired in it does not go down instead of another."""
    return _compared(explained, paired, (at,), at)


def _absolute(explained: ExplainedBurstein, one: int, other: int) -> Ground | None:
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


def _compared(
    explained: ExplainedBurstein, paired: PairedBracket, who: tuple[int, ...], down: int | None
) -> WhyNot:
    """Compare the best pairing of a bracket in which two meet, or one goes down, with that made."""
    field, bracket = explained.field, paired.bracket
    ground, criterion = Ground.REST, None
    made: tuple[int, ...] = ()
    instead: tuple[int, ...] = ()
    forced = (
        Task(bracket, together=(who[0], who[1])) if down is None else Task(bracket, apart=1 << down)
    )
    out = sum(1 << at for at in who) if len(who) == 2 else 0
    if field.completes((bracket.members | bracket.rest) & ~out):
        try:
            other = solved(field, forced, Costs(field, bracket)).vector()
        except LookupError:
            pass
        else:
            ground = Ground.ORDER
            best = solved(field, Task(bracket), Costs(field, bracket)).vector()
            for (each, mine), (_, theirs) in zip(best, other, strict=True):
                if mine != theirs:
                    ground, criterion, made, instead = Ground.CRITERION, each, mine, theirs
                    break
    numbers = [explained.number(at) for at in who]
    return WhyNot(
        ground=ground,
        one=numbers[0],
        other=numbers[1] if len(numbers) == 2 else None,
        criterion=criterion,
        made=made,
        instead=instead,
        goes_down=None if down is None else explained.number(down),
        score_of_group=explained.score_of(bracket.residents),
    )


def lowest_ranked(explained: ExplainedBurstein, some: int) -> int:
    """Return who of a set ranks lowest by the opposition (Art. 1.8)."""
    return max(members(some), key=explained.position.rank)
