"""Why somebody comes up into a higher bracket (C.04.5 and C.04.6 Art. 3.5)."""

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.by_identifier.rounds import PairedBracket
from arbiter_app.domain.pairing.swiss.by_identifier.why.explained import ExplainedMatches
from arbiter_app.domain.pairing.swiss.by_identifier.why.why_not import WhyNot, why_not_up
from arbiter_app.domain.pairing.swiss.bye_first.upfloats import NeedOfBelow, need_of_below
from arbiter_app.domain.pairing.swiss.matching import members
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


def upfloat_reason(explained: ExplainedMatches, number: PairingNumber) -> UpfloatReason | None:
    """Return why somebody comes up into the bracket they are paired in; None where they do not.

    Raises RuleError("pairing.not-in-round").
    """
    at = explained.index(number)
    mate = explained.mate(at)
    if mate is None or not explained.paired_in(at).upfloaters >> at & 1:
        return None
    paired = explained.paired_in(at)
    return UpfloatReason(
        player=number,
        score=explained.field.players[at].score,
        score_of_group=explained.score_of(paired.residents),
        residents=paired.residents.bit_count(),
        upfloaters=explained.numbers(members(paired.upfloaters)),
        need=need_of_below(explained.field, paired.residents, paired.upfloaters),
        instead=_instead(explained, paired, mate),
    )


def _instead(explained: ExplainedMatches, paired: PairedBracket, mate: int) -> WhyNot | None:
    """Return why the first one below does not come up instead of one who comes up alone."""
    if paired.upfloaters.bit_count() > 1:
        return None
    players = explained.position.players
    first = min(members(paired.groups[1]), key=lambda at: players[at].number)
    if paired.upfloaters >> first & 1:
        return None
    return why_not_up(explained, paired, mate, first)
