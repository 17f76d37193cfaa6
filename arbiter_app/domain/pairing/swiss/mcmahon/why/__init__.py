"""Why a round of a McMahon tournament is paired as it is: what pairs weigh, who has the bye."""

from arbiter_app.domain.pairing.swiss.mcmahon.why.bye import ByeReason, bye_reason, may_have_bye
from arbiter_app.domain.pairing.swiss.mcmahon.why.explained import ExplainedMcMahon
from arbiter_app.domain.pairing.swiss.mcmahon.why.pairs import PairReason, pair_reason
from arbiter_app.domain.pairing.swiss.mcmahon.why.why_not import Ground, WhyNot, why_not

__all__ = [
    "ByeReason",
    "ExplainedMcMahon",
    "Ground",
    "PairReason",
    "WhyNot",
    "bye_reason",
    "may_have_bye",
    "pair_reason",
    "why_not",
]
