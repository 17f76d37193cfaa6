"""Why a round of teams is paired as it is: the reasons of pairs, upfloaters, colours and the bye,
as values.

They are found on demand from the brackets that the engine made, with the engine's own criteria.
Nothing here has words.
"""

from arbiter_app.domain.pairing.swiss.teams.why.bye import (
    ByeDecided,
    ByeReason,
    bye_reason,
)
from arbiter_app.domain.pairing.swiss.teams.why.colours import ColourReason, colour_reason
from arbiter_app.domain.pairing.swiss.teams.why.explained import ExplainedTeams
from arbiter_app.domain.pairing.swiss.teams.why.floats import (
    NeedOfBelow,
    UpfloatReason,
    upfloat_reason,
)
from arbiter_app.domain.pairing.swiss.teams.why.pairs import PairReason, pair_reason
from arbiter_app.domain.pairing.swiss.teams.why.why_not import (
    BracketCriterion,
    Ground,
    WhyNot,
    why_not,
    why_not_bye,
)

__all__ = [
    "BracketCriterion",
    "ByeDecided",
    "ByeReason",
    "ColourReason",
    "ExplainedTeams",
    "Ground",
    "NeedOfBelow",
    "PairReason",
    "UpfloatReason",
    "WhyNot",
    "bye_reason",
    "colour_reason",
    "pair_reason",
    "upfloat_reason",
    "why_not",
    "why_not_bye",
]
