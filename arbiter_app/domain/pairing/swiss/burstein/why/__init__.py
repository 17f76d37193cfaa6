"""Why a round of the Burstein system is paired as it is: the reasons of pairs and floaters, as
values; of the bye see `bye_first.why`, of colours `colour_reasons`.

They are found on demand from the brackets that the engine made; what would come of another pairing
is found by weighing it. Nothing here has words.
"""

from arbiter_app.domain.pairing.swiss.burstein.why.explained import (
    ExplainedBurstein,
    explained_burstein,
)
from arbiter_app.domain.pairing.swiss.burstein.why.floats import (
    FloatCause,
    FloatReason,
    float_reason,
)
from arbiter_app.domain.pairing.swiss.burstein.why.pairs import PairReason, pair_reason
from arbiter_app.domain.pairing.swiss.burstein.why.why_not import Ground, WhyNot, why_not

__all__ = [
    "ExplainedBurstein",
    "FloatCause",
    "FloatReason",
    "Ground",
    "PairReason",
    "WhyNot",
    "explained_burstein",
    "float_reason",
    "pair_reason",
    "why_not",
]
