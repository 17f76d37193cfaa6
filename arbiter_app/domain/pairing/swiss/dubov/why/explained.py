"""A round with the brackets in which it was paired."""

from arbiter_app.domain.pairing.swiss.bye_first.explained import ExplainedBrackets
from arbiter_app.domain.pairing.swiss.bye_first.field import Check
from arbiter_app.domain.pairing.swiss.dubov.rounds import PairedBracket, paired_brackets
from arbiter_app.domain.pairing.swiss.position import SwissPosition

ExplainedDubov = ExplainedBrackets[PairedBracket]


def explained_dubov(position: SwissPosition, check: Check = lambda: None) -> ExplainedDubov:
    """Pair a round; `check` is called from time to time, and raises to stop.

    Raises RuleError as `Field.taker`.
    """
    return ExplainedBrackets(position, paired_brackets, check)
