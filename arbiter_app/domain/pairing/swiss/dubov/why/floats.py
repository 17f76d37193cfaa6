"""Why somebody comes up into a higher bracket (C.04.4.1 Art. 3.2.1, 3.2.2)."""

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.bye_first.upfloats import NeedOfBelow, need_of_below
from arbiter_app.domain.pairing.swiss.dubov.why.explained import ExplainedDubov
from arbiter_app.domain.pairing.swiss.dubov.why.why_not import WhyNot, why_not_up
from arbiter_app.domain.pairing.swiss.matching import lowest, members
from arbiter_app.values import frozen


@frozen(kw_only=True)
class UpfloatReason:
    """Why somebody comes up."""

    player: PairingNumber
    score: int
    score_of_group: int
    """Of the score group into whose bracket they come."""
    residents: int
    """How many the score group has."""
    upfloaters: tuple[PairingNumber, ...]
    """All who come up into it, in the order of numbers."""
    need: NeedOfBelow
    instead: WhyNot | None = None
    """Why the first one below does not come up, if another comes up alone."""


def upfloat_reason(explained: ExplainedDubov, number: PairingNumber) -> UpfloatReason | None:
    """Return why somebody comes up into the bracket they are paired in; None where they do not.

    Raises RuleError("pairing.not-in-round").
    """
    at = explained.index(number)
    mate = explained.mate(at)
    if mate is None or not explained.paired_in(at).upfloaters >> at & 1:
        return None
    paired = explained.paired_in(at)
    first = lowest(paired.groups[1])
    is_first = bool(paired.upfloaters >> first & 1) or paired.upfloaters.bit_count() > 1
    return UpfloatReason(
        player=number,
        score=explained.field.players[at].score,
        score_of_group=explained.score_of(paired.residents),
        residents=paired.residents.bit_count(),
        upfloaters=explained.numbers(members(paired.upfloaters)),
        need=need_of_below(explained.field, paired.residents, paired.upfloaters),
        instead=None if is_first else why_not_up(explained, paired, mate, first),
    )
