"""Why somebody has the bye, or does not, where it is given first (C.04.4.1 and C.04.4.2 Art. 3.1,
C.04.5 and C.04.6 Art. 3.4).
"""

from enum import Enum, auto

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.bye_first.field import Field
from arbiter_app.domain.pairing.swiss.explained import Explained
from arbiter_app.values import frozen


class ByeDecided(Enum):
    """What sets the one with the bye apart from all others who may have it."""

    ONLY_ONE = auto()
    """No other may have it at all."""
    SCORE = auto()
    GAMES = auto()
    """Of those with that score they have played the most games, or matches."""
    RANK = auto()
    """Of those who have played as many they have the largest number, by the Burstein system the
    lowest rank."""


@frozen(kw_only=True)
class ByeReason:
    """Why somebody has the bye."""

    player: PairingNumber
    score: int
    decided: ByeDecided
    barred: tuple[PairingNumber, ...]
    """Those who would come before them and have had a bye, or a win without playing."""
    needed: tuple[PairingNumber, ...]
    """Those who would come before them, without whom the others could not all be paired."""


class AgainstBye(Enum):
    """What speaks against the bye for somebody."""

    NOTHING = auto()
    """They have it."""
    NO_BYE = auto()
    """Nobody has it in an even field."""
    BARRED = auto()
    ILLEGAL = auto()
    """The others could not all be paired."""
    SCORE = auto()
    GAMES = auto()
    RANK = auto()


def bye_reason(explained: Explained) -> ByeReason | None:
    """Return why the bye goes to whom it does; None in an even field."""
    at, position = explained.free, explained.position
    if at is None:
        return None
    players = position.players

    def order(each: int) -> tuple[int, int, list[int]]:
        lowest_first = [-part for part in position.rank(each)]
        return players[each].score, players[each].unplayed, lowest_first

    before = [each for each in range(len(players)) if order(each) < order(at)]
    others = [
        player
        for each, player in enumerate(players)
        if order(each) > order(at) and not player.bye_barred
    ]
    same_score = [each for each in others if each.score == players[at].score]
    decided = ByeDecided.SCORE
    if not others:
        decided = ByeDecided.ONLY_ONE
    elif any(each.unplayed == players[at].unplayed for each in same_score):
        decided = ByeDecided.RANK
    elif same_score:
        decided = ByeDecided.GAMES
    return ByeReason(
        player=explained.number(at),
        score=players[at].score,
        decided=decided,
        barred=tuple(players[each].number for each in before if players[each].bye_barred),
        needed=tuple(players[each].number for each in before if not players[each].bye_barred),
    )


def why_not_bye(explained: Explained, field: Field, number: PairingNumber) -> AgainstBye:
    """Return why somebody does not have the bye. Raises RuleError("pairing.not-in-round")."""
    at, free = explained.index(number), explained.free
    if free is None:
        return AgainstBye.NO_BYE
    if at == free:
        return AgainstBye.NOTHING
    mine, theirs = field.players[at], field.players[free]
    if mine.bye_barred:
        return AgainstBye.BARRED
    if not field.completes(field.position.everybody & ~(1 << at)):
        return AgainstBye.ILLEGAL
    if mine.score != theirs.score:
        return AgainstBye.SCORE
    return AgainstBye.RANK if mine.unplayed == theirs.unplayed else AgainstBye.GAMES
