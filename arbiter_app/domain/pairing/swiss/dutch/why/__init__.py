"""Why a round is paired as it is: the reasons of pairs, floats and the bye, as values; of colours
see `colour_reasons`.

They are found on demand from the brackets that the engine made, with the engine's own criteria;
what would come of another pairing is found by making it. Nothing here has words.
"""

from arbiter_app.domain.pairing.swiss.dutch.why.explained import ExplainedRound
from arbiter_app.domain.pairing.swiss.dutch.why.floats import (
    ByeReason,
    FloatCause,
    FloatReason,
    bye_reason,
    float_reason,
)
from arbiter_app.domain.pairing.swiss.dutch.why.order import Exchange, Order, Ordered
from arbiter_app.domain.pairing.swiss.dutch.why.pairs import PairReason, pair_reason
from arbiter_app.domain.pairing.swiss.dutch.why.why_not import Ground, Wanted, WhyNot, why_not

__all__ = [
    "ByeReason",
    "Exchange",
    "ExplainedRound",
    "FloatCause",
    "FloatReason",
    "Ground",
    "Order",
    "Ordered",
    "PairReason",
    "Wanted",
    "WhyNot",
    "bye_reason",
    "float_reason",
    "pair_reason",
    "why_not",
]
