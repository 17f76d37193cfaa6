"""Why two meet: who of them seeks which colour, and what kept them from the first in line."""

from enum import Enum, auto

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.bye_first.field import Field
from arbiter_app.domain.pairing.swiss.dubov.subgroups import Subgroups, by_number
from arbiter_app.domain.pairing.swiss.dubov.why.explained import ExplainedDubov
from arbiter_app.domain.pairing.swiss.dubov.why.why_not import WhyNot, why_not
from arbiter_app.values import frozen


class Shift(Enum):
    """Why somebody is in the subgroup of those who seek the other colour (Art. 3.2.4)."""

    UNAVOIDABLE = auto()
    """Pairs inside the smaller subgroup cannot be avoided."""
    EQUALISING = auto()
    """So that both subgroups are of one size."""


@frozen(kw_only=True)
class PairReason:
    """Why two meet (C.04.4.1 Art. 3.2.3 to 3.2.6)."""

    seeker: PairingNumber
    """The one of S1: of the first subgroup, by the average rating of opponents."""
    other: PairingNumber
    place: int
    """Which of S1 the seeker is, from 1."""
    average: int
    """The average rating of the seeker's opponents."""
    score_of_group: int
    """Of the score group in whose bracket they are paired."""
    members: int
    """How many are paired there."""
    is_by_number: bool
    """Whether nobody of the bracket has played, so that numbers alone make the subgroups."""
    shift_of_seeker: Shift | None
    shift_of_other: Shift | None
    first_in_line: PairingNumber
    """Whom the seeker would meet by number, after those before it in S1."""
    because: WhyNot | None = None
    """What kept it from that one."""


def pair_reason(explained: ExplainedDubov, number: PairingNumber) -> PairReason | None:
    """Return why somebody meets their opponent; None for who has the bye.

    Raises RuleError("pairing.not-in-round").
    """
    at = explained.index(number)
    if explained.mate(at) is None:
        return None
    paired, field = explained.paired_in(at), explained.field
    place = next(where for where, pair in enumerate(paired.pairs) if at in pair)
    seeker, other = paired.pairs[place]
    left = [each for _, each in paired.pairs[place:]]
    first = _first(field, left)
    named = explained.number(seeker), explained.number(first)
    return PairReason(
        seeker=named[0],
        other=explained.number(other),
        place=place + 1,
        average=field.players[seeker].opponents_average,
        score_of_group=explained.score_of(paired.residents),
        members=2 * len(paired.pairs),
        is_by_number=not any(field.players[each].colours for pair in paired.pairs for each in pair),
        shift_of_seeker=_shift(paired.subgroups, seeker),
        shift_of_other=_shift(paired.subgroups, other),
        first_in_line=named[1],
        because=None if first == other else why_not(explained, *named),
    )


def _first(field: Field, some: list[int]) -> int:
    return by_number(field, sum(1 << at for at in some))[0]


def _shift(found: Subgroups, at: int) -> Shift | None:
    if found.unavoidable >> at & 1:
        return Shift.UNAVOIDABLE
    return Shift.EQUALISING if found.equalising >> at & 1 else None
