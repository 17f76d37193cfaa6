"""Why a round of matches is paired as it is (C.04.5 and C.04.6): the reasons of pairs and
upfloaters, as values; of the bye see `bye_first.why`, of colours `colour_reasons`.

They are found on demand from the brackets that the engine made, with the engine's own criteria.
Nothing here has words.
"""

from arbiter_app.domain.pairing.swiss.by_identifier.why.explained import (
    ExplainedMatches,
    explained_matches,
)
from arbiter_app.domain.pairing.swiss.by_identifier.why.floats import UpfloatReason, upfloat_reason
from arbiter_app.domain.pairing.swiss.by_identifier.why.pairs import PairReason, pair_reason
from arbiter_app.domain.pairing.swiss.by_identifier.why.why_not import (
    BracketCriterion,
    Ground,
    WhyNot,
    why_not,
)

__all__ = [
    "BracketCriterion",
    "ExplainedMatches",
    "Ground",
    "PairReason",
    "UpfloatReason",
    "WhyNot",
    "explained_matches",
    "pair_reason",
    "upfloat_reason",
    "why_not",
]
