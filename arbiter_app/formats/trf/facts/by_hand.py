"""Pairs of a Swiss that were changed by hand, in comments: why, and what the system had made.

    ### arbiter: by-hand | 3 | rule | two of one family
    ### arbiter: system-pairs | 3 | 1-5 6-2 9

White stands first; who stands alone had the bye.
"""

from collections.abc import Iterator, Mapping, Sequence

from arbiter_app.domain.facts.play.rounds import ByHand, ChangeCase, SystemPair
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
from arbiter_app.domain.names.figures import whole_number

_IN_A_LINE = 20


def by_hand_facts(
    round: Round, by_hand: ByHand, numbers: Mapping[PlayerId, PairingNumber]
) -> Iterator[tuple[object, ...]]:
    """Yield what the comments of a round say."""
    yield "by-hand", round, by_hand.case or "", by_hand.reason
    pairs = [_written(pair, numbers) for pair in by_hand.system]
    for first in range(0, len(pairs), _IN_A_LINE):
        yield "system-pairs", round, " ".join(pairs[first : first + _IN_A_LINE])


def _written(pair: SystemPair, numbers: Mapping[PlayerId, PairingNumber]) -> str:
    white = str(numbers[pair.white])
    return white if pair.black is None else f"{white}-{numbers[pair.black]}"


def read_by_hand(case: str, reason: str) -> ByHand:
    """Return why pairs were changed, without those of the system. Raises ValueError."""
    return ByHand(reason=reason, case=ChangeCase(case) if case else None)


def read_system_pairs(text: str, numbers: Mapping[int, object]) -> Sequence[SystemPair]:
    """Return the pairs of the system. Raises ValueError."""
    return [_pair(word, numbers) for word in text.split()]


def _pair(word: str, numbers: Mapping[int, object]) -> SystemPair:
    sides = [whole_number(side) for side in word.split("-")]
    players = [PlayerId(side) for side in sides if side is not None and side in numbers]
    if len(players) != len(sides) or len(players) > 2:
        raise ValueError(word)
    return SystemPair(white=players[0], black=players[1] if len(players) == 2 else None)
