"""Why two meet: their ranks in the bracket, or what kept them from the first in line."""

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.burstein.why.explained import ExplainedBurstein
from arbiter_app.domain.pairing.swiss.burstein.why.why_not import WhyNot, why_not
from arbiter_app.domain.pairing.swiss.matching import members
from arbiter_app.values import frozen


@frozen(kw_only=True)
class PairReason:
    """Why two meet (C.04.4.2 Art. 4)."""

    higher: PairingNumber
    """Of the two the one of the higher rank in the bracket (Art. 1.8)."""
    lower: PairingNumber
    rank: int
    """Of the higher one, from 1."""
    score_of_group: int
    """Of the score group in whose bracket they are paired."""
    members: int
    """How many the bracket has."""
    first_in_line: PairingNumber
    """Whom the higher one would meet by the order, after those who rank above them: the lowest
    ranked who is left."""
    because: WhyNot | None = None
    """What kept them from that one."""


def pair_reason(explained: ExplainedBurstein, number: PairingNumber) -> PairReason | None:
    """Return why somebody meets their opponent; None for who has the bye.

    Raises RuleError("pairing.not-in-round").
    """
    at = explained.index(number)
    mate = explained.mate(at)
    if mate is None:
        return None
    rank = explained.position.rank
    higher, lower = sorted((at, mate), key=rank)
    bracket = explained.paired_in(at).bracket
    ranked = sorted(members(bracket.members), key=rank)
    left = set(ranked)
    for above in ranked[: ranked.index(higher)]:
        mate_above = explained.mate(above)
        is_paired_here = mate_above is not None and explained.place(above) == explained.place(at)
        left -= {above, mate_above} if is_paired_here else {above}
    first = max(left - {higher}, key=rank)
    named = explained.number(higher), explained.number(first)
    return PairReason(
        higher=named[0],
        lower=explained.number(lower),
        rank=ranked.index(higher) + 1,
        score_of_group=explained.score_of(bracket.residents),
        members=len(ranked),
        first_in_line=named[1],
        because=None if first == lower else why_not(explained, *named),
    )
