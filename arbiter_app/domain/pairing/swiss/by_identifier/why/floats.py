"""Why somebody comes up into a higher bracket (C.04.5 and C.04.6 Art. 3.5)."""

from functools import partial

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.by_identifier.rounds import PairedBracket
from arbiter_app.domain.pairing.swiss.by_identifier.why.explained import ExplainedMatches
from arbiter_app.domain.pairing.swiss.by_identifier.why.why_not import WhyNot, why_not_up
from arbiter_app.domain.pairing.swiss.bye_first import upfloats
from arbiter_app.domain.pairing.swiss.bye_first.upfloats import reason_to_come_up
from arbiter_app.domain.pairing.swiss.matching import members

UpfloatReason = upfloats.UpfloatReason[WhyNot]


def upfloat_reason(explained: ExplainedMatches, number: PairingNumber) -> UpfloatReason | None:
    """Return why somebody comes up into the bracket they are paired in; None where they do not.

    Raises RuleError("pairing.not-in-round").
    """
    return reason_to_come_up(explained, number, partial(_instead, explained))


def _instead(explained: ExplainedMatches, paired: PairedBracket, mate: int) -> WhyNot | None:
    """Return why the first one below does not come up instead of one who comes up alone."""
    if paired.upfloaters.bit_count() > 1:
        return None
    players = explained.position.players
    first = min(members(paired.groups[1]), key=lambda at: players[at].number)
    if paired.upfloaters >> first & 1:
        return None
    return why_not_up(explained, paired, mate, first)
