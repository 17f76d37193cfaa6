"""Answers to "why not him", held against all candidates of the literal enumerator."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.dutch.why import ExplainedRound, Ground, WhyNot, why_not
from arbiter_app.domain.pairing.swiss.impossible import IMPOSSIBLE
from arbiter_app.domain.simulation.swiss import Asked, asked
from arbiter_app.domain.simulation.wishes import any_options
from tests.domain.pairing.swiss.literal_why import LiteralReasons

MOST_PLAYERS = 10
QUESTIONS = 5
"""In each round."""


def answers(chance: Random) -> Iterator[Counter[str]]:
    """Yield for each round of a random event which criteria were named.

    Raises AssertionError where one is not the first that gets worse.
    """
    for question in asked(any_options(chance, MOST_PLAYERS), chance, dutch.pair):
        try:
            explained = ExplainedRound(question.position)
        except RuleError as error:
            if error.code != IMPOSSIBLE:
                raise
        else:
            yield _of_round(question, explained, chance)


def _of_round(question: Asked, explained: ExplainedRound, chance: Random) -> Counter[str]:
    judge = LiteralReasons(question.competition, question.round)
    numbers = [player.number for player in question.position.players]
    named: Counter[str] = Counter()
    for _ in range(QUESTIONS):
        one, other = _two(numbers, explained, chance)
        answer = why_not(explained, one, other)
        expected = judge.against(one, other)
        assert name(answer) == expected, (question.round, one, other, expected, answer)
        named[expected] += 1
    return named


def _two(
    numbers: list[PairingNumber], explained: ExplainedRound, chance: Random
) -> tuple[PairingNumber, PairingNumber | None]:
    one, other = chance.sample(numbers, 2)
    asks_for_bye = explained.free is not None and chance.random() < 0.25
    return one, None if asks_for_bye else other


def name(answer: WhyNot) -> str:
    """Return what an answer names, as the judge says it."""
    if answer.criterion is not None:
        return answer.criterion.value.partition(",")[0]
    return "order" if answer.ground is Ground.ORDER else answer.ground.value
