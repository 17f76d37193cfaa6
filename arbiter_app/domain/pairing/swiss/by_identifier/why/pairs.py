"""Why two meet: their places in the bracket, or what kept them from the first in line."""

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.by_identifier.brackets import Bracket
from arbiter_app.domain.pairing.swiss.by_identifier.rounds import PairedBracket
from arbiter_app.domain.pairing.swiss.by_identifier.why.explained import ExplainedMatches
from arbiter_app.domain.pairing.swiss.by_identifier.why.why_not import WhyNot, why_not
from arbiter_app.values import frozen


@frozen(kw_only=True)
class PairReason:
    """Why two meet (C.04.5 and C.04.6 Art. 3.6)."""

    top: PairingNumber
    """The top member of the pair."""
    bottom: PairingNumber
    score_of_group: int
    """Of the score group in whose bracket they are paired."""
    members: int
    """How many are paired there."""
    upfloaters: int
    """How many of them came up."""
    place: int | None
    """Which of the first half of the bracket the top member is, and of the second the bottom one;
    None where these are not the same."""
    first_in_line: PairingNumber
    """Whom the top member would meet by the order, after the top members before it."""
    because: WhyNot | None = None
    """What kept it from that one."""


def pair_reason(explained: ExplainedMatches, number: PairingNumber) -> PairReason | None:
    """Return why somebody meets their opponent; None for who has the bye.

    Raises RuleError("pairing.not-in-round").
    """
    at = explained.index(number)
    if explained.mate(at) is None:
        return None
    paired = explained.paired_in(at)
    top, bottom = next(pair for pair in paired.pairs if at in pair)
    bracket = Bracket(explained.field, paired.residents, paired.upfloaters)
    order = list(bracket.order)
    half, place = len(order) // 2, order.index(top)
    is_opposite = place < half and order[place + half] == bottom
    first = _first_in_line(paired, order, top)
    is_plain = is_opposite or first == bottom
    return PairReason(
        top=explained.number(top),
        bottom=explained.number(bottom),
        score_of_group=explained.score_of(paired.residents),
        members=len(order),
        upfloaters=paired.upfloaters.bit_count(),
        place=place + 1 if is_opposite else None,
        first_in_line=explained.number(first),
        because=None
        if is_plain
        else why_not(explained, explained.number(top), explained.number(first)),
    )


def _first_in_line(paired: PairedBracket, order: list[int], top: int) -> int:
    """Return the first of the bottom members that the top members before this one have left."""
    tops = [pair[0] for pair in paired.pairs]
    left = [bottom for _, bottom in paired.pairs[tops.index(top) :]]
    return min(left, key=order.index)
