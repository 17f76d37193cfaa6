"""Why a team has the bye (C.04.6 Art. 3.4)."""

from enum import Enum, auto

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.teams.why.explained import ExplainedTeams
from arbiter_app.values import frozen


class ByeDecided(Enum):
    """What sets the team with the bye apart from all others that may have it."""

    ONLY_ONE = auto()
    """No other may have it at all."""
    SCORE = auto()
    MATCHES = auto()
    """Of those with that score it has played the most matches."""
    NUMBER = auto()
    """Of those that have played as many it has the largest number."""


@frozen(kw_only=True)
class ByeReason:
    """Why a team has the bye."""

    team: PairingNumber
    score: int
    decided: ByeDecided
    barred: tuple[PairingNumber, ...]
    """Those that would come before it and have had a bye, or points without playing."""
    needed: tuple[PairingNumber, ...]
    """Those that would come before it, without which the others could not all be paired."""


def bye_reason(explained: ExplainedTeams) -> ByeReason | None:
    """Return why the bye goes to whom it does; None in an even field."""
    at, players = explained.free, explained.position.players
    if at is None:
        return None

    def rank(each: int) -> tuple[int, int, int]:
        return players[each].score, players[each].unplayed, -players[each].number

    before = [each for each in range(len(players)) if rank(each) < rank(at)]
    others = [
        player
        for each, player in enumerate(players)
        if rank(each) > rank(at) and not player.bye_barred
    ]
    same_score = [each for each in others if each.score == players[at].score]
    decided = ByeDecided.SCORE
    if not others:
        decided = ByeDecided.ONLY_ONE
    elif any(each.unplayed == players[at].unplayed for each in same_score):
        decided = ByeDecided.NUMBER
    elif same_score:
        decided = ByeDecided.MATCHES
    return ByeReason(
        team=explained.number(at),
        score=players[at].score,
        decided=decided,
        barred=tuple(players[each].number for each in before if players[each].bye_barred),
        needed=tuple(players[each].number for each in before if not players[each].bye_barred),
    )
