"""Dubov rounds of fields from which nobody is absent, beside what two other engines agree on."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.impossible import IMPOSSIBLE
from arbiter_app.domain.simulation.options import SwissOptions
from arbiter_app.domain.simulation.swiss import Asked, asked
from tests.oracles.voters import Voters, pairs_of

LEAST_PLAYERS, MOST_PLAYERS = 8, 30
LEAST_ROUNDS, MOST_ROUNDS = 5, 9


def complete_fields(chance: Random) -> Iterator[Asked]:
    """Yield the rounds of a random event in which everybody plays to the end."""
    players = chance.randint(LEAST_PLAYERS, MOST_PLAYERS)
    rounds = min(chance.randint(LEAST_ROUNDS, MOST_ROUNDS), players - 2)
    ratings = sorted((chance.randint(1500, 2600) for _ in range(players)), reverse=True)
    options = SwissOptions(
        players=players,
        rounds=rounds,
        played=rounds,
        ratings=tuple(ratings),
        tie_breaks=("BH",),
        system=SwissSystem.DUBOV,
    )
    return asked(options, chance, engine.pair)


def compared(voters: Voters, chance: Random) -> tuple[Counter[str], list[str]]:
    """Return how many rounds of an event the others agree on, and where ours is another there."""
    counted: Counter[str] = Counter()
    told = []
    for question in complete_fields(chance):
        position = question.position
        try:
            mine = pairs_of(position, engine.pair(position))
        except RuleError as refusal:
            if refusal.code != IMPOSSIBLE:
                raise
            continue
        votes = voters.votes(question.competition, position)
        counted["rounds"] += 1
        counted["like py4swiss"] += votes.py4swiss == mine
        if votes.agreed is not None:
            counted["agreed"] += 1
            if votes.agreed != mine:
                told.append(f"round {position.round}: {sorted(mine)}, not {sorted(votes.agreed)}")
    return counted, told
