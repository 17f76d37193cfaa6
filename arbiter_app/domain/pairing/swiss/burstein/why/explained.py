"""A round with the brackets in which it was paired."""

from arbiter_app.domain.pairing.swiss.burstein.rounds import paired_brackets
from arbiter_app.domain.pairing.swiss.bye_first.explained import ExplainedBrackets
from arbiter_app.domain.pairing.swiss.bye_first.field import Check
from arbiter_app.domain.pairing.swiss.downwards.brackets import PairedBracket
from arbiter_app.domain.pairing.swiss.position import SwissPosition

ExplainedBurstein = ExplainedBrackets[PairedBracket]


def explained_burstein(position: SwissPosition, check: Check = lambda: None) -> ExplainedBurstein:
    """Pair a round; `check` is called from time to time, and raises to stop.

    Raises RuleError as `Field.taker`.
    """
    return ExplainedBrackets(position, paired_brackets, check)
