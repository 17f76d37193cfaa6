"""Why somebody comes up into a higher bracket (C.04.4.1 Art. 3.2.1, 3.2.2)."""

from functools import partial

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.bye_first import upfloats
from arbiter_app.domain.pairing.swiss.bye_first.upfloats import reason_to_come_up
from arbiter_app.domain.pairing.swiss.dubov.rounds import PairedBracket
from arbiter_app.domain.pairing.swiss.dubov.why.explained import ExplainedDubov
from arbiter_app.domain.pairing.swiss.dubov.why.why_not import WhyNot, why_not_up
from arbiter_app.domain.pairing.swiss.matching import lowest

UpfloatReason = upfloats.UpfloatReason[WhyNot]


def upfloat_reason(explained: ExplainedDubov, number: PairingNumber) -> UpfloatReason | None:
    """Return why somebody comes up into the bracket they are paired in; None where they do not.

    Raises RuleError("pairing.not-in-round").
    """
    return reason_to_come_up(explained, number, partial(_instead, explained))


def _instead(explained: ExplainedDubov, paired: PairedBracket, mate: int) -> WhyNot | None:
    """Return why the first one below does not come up instead of one who comes up alone."""
    first = lowest(paired.groups[1])
    is_first = bool(paired.upfloaters >> first & 1) or paired.upfloaters.bit_count() > 1
    return None if is_first else why_not_up(explained, paired, mate, first)
