"""Why two do not meet in a round of a McMahon tournament."""

from decimal import Decimal
from enum import Enum, auto

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.mcmahon.weights import Criterion
from arbiter_app.domain.pairing.swiss.mcmahon.why.explained import ExplainedMcMahon
from arbiter_app.domain.pairing.swiss.mcmahon.why.pairs import weighed
from arbiter_app.values import frozen


class Ground(Enum):
    """What speaks against a pair."""

    NOTHING = auto()
    """They do meet."""
    MET = auto()
    FORBIDDEN = auto()
    BYE = auto()
    """One of the two has the bye."""
    REST = auto()
    """The others could not all be paired then."""
    LESS = auto()
    """All pairs of the round would weigh less together."""
    ORDER = auto()
    """They would weigh as much; who is placed higher meets the highest placed."""


@frozen(kw_only=True)
class WhyNot:
    """What speaks against a pair."""

    ground: Ground
    one: PairingNumber
    other: PairingNumber
    criterion: Criterion | None = None
    """The heaviest in which the round would weigh less."""
    made: Decimal = Decimal(0)
    """What the round weighs by it, in units of the published weights."""
    instead: Decimal = Decimal(0)


def why_not(explained: ExplainedMcMahon, one: PairingNumber, other: PairingNumber) -> WhyNot:
    """Return why two do not meet. Raises RuleError("pairing.not-in-round")."""
    first, second = explained.index(one), explained.index(other)
    position = explained.position
    if explained.mate(first) == second:
        return WhyNot(ground=Ground.NOTHING, one=one, other=other)
    if position.met[first] >> second & 1:
        return WhyNot(ground=Ground.MET, one=one, other=other)
    if not explained.allowed[first] >> second & 1:
        return WhyNot(ground=Ground.FORBIDDEN, one=one, other=other)
    if explained.free in (first, second):
        if explained.free == second:
            one, other = other, one
        return WhyNot(ground=Ground.BYE, one=one, other=other)
    taken = [first, second] if explained.free is None else [first, second, explained.free]
    if not explained.completes(*taken):
        return WhyNot(ground=Ground.REST, one=one, other=other)
    return _weighed_less(explained, one, other)


def _weighed_less(explained: ExplainedMcMahon, one: PairingNumber, other: PairingNumber) -> WhyNot:
    pairs = explained.pairs_with(explained.index(one), explained.index(other))
    if explained.weight(pairs).total == explained.weight(explained.pairs).total:
        return WhyNot(ground=Ground.ORDER, one=one, other=other)
    both = zip(weighed(explained, explained.pairs), weighed(explained, pairs), strict=True)
    criterion, made, instead = next(
        (criterion, made, instead) for (criterion, made), (_, instead) in both if instead < made
    )
    return WhyNot(
        ground=Ground.LESS,
        one=one,
        other=other,
        criterion=criterion,
        made=made,
        instead=instead,
    )
