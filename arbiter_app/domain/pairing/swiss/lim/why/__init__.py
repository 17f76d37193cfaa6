"""Why a round is paired as it is by the Lim system (C.04.4.3)."""

from arbiter_app.domain.pairing.swiss.lim.why.bye import (
    AgainstBye,
    ByeReason,
    bye_reason,
    why_not_bye,
)
from arbiter_app.domain.pairing.swiss.lim.why.explained import ExplainedLim
from arbiter_app.domain.pairing.swiss.lim.why.floats import FloatReason, float_reason
from arbiter_app.domain.pairing.swiss.lim.why.pairs import PairReason, pair_reason
from arbiter_app.domain.pairing.swiss.lim.why.why_not import Ground, WhyNot, why_not

__all__ = [
    "AgainstBye",
    "ByeReason",
    "ExplainedLim",
    "FloatReason",
    "Ground",
    "PairReason",
    "WhyNot",
    "bye_reason",
    "float_reason",
    "pair_reason",
    "why_not",
    "why_not_bye",
]
