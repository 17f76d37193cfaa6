"""Why a round of the Dubov system is paired as it is: the reasons of pairs and upfloaters, as
values; of the bye see `bye_first.why`, of colours `colour_reasons`.

They are found on demand from the brackets that the engine made. Nothing here has words.
"""

from arbiter_app.domain.pairing.swiss.dubov.why.explained import ExplainedDubov, explained_dubov
from arbiter_app.domain.pairing.swiss.dubov.why.floats import UpfloatReason, upfloat_reason
from arbiter_app.domain.pairing.swiss.dubov.why.pairs import PairReason, Shift, pair_reason
from arbiter_app.domain.pairing.swiss.dubov.why.why_not import Ground, WhyNot, why_not

__all__ = [
    "ExplainedDubov",
    "Ground",
    "PairReason",
    "Shift",
    "UpfloatReason",
    "WhyNot",
    "explained_dubov",
    "pair_reason",
    "upfloat_reason",
    "why_not",
]
