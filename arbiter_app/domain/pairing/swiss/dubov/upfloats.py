"""When somebody has come up to meet one with more points (C.04.4.1 Art. 1.8)."""

from collections.abc import Iterable

from arbiter_app.domain.facts.rules.swiss_texts import Upfloats
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss.earlier_round import EarlierRound


def upfloats(rounds: Iterable[EarlierRound], reading: Upfloats) -> tuple[Round, ...]:
    """Return the rounds in which somebody has come up."""
    return tuple(
        each.round
        for each in rounds
        if each.came_up and (reading is Upfloats.PAIRED or each.met is not None)
    )


def most_upfloats(rounds: int) -> int:
    """Return how often a maximum upfloater has come up, where so many rounds are played."""
    return 2 + rounds // 5
