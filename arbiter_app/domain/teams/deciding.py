"""What divides two teams that have as many match points as each other (C.07 Art. 12)."""

from collections.abc import Sequence
from decimal import Decimal

from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.rules.team_rules import Decider, TeamRules
from arbiter_app.domain.ids import ParticipantId
from arbiter_app.domain.teams.matches import NOTHING, points_of
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Decided:
    """Who goes on, and why."""

    by: Decider
    winner: ParticipantId
    values: tuple[Decimal, Decimal] | None = None
    """Of the two in the order of their numbers, the first ones that differ; None of numbers."""


def decided(
    rules: TeamRules,
    pair: tuple[ParticipantId, ParticipantId],
    matches: Sequence[Game],
    *,
    is_last: bool,
) -> Decided | None:
    """Return what divides two teams after all matches of a step, `pair` being in the order of
    numbers; None where nothing does, or where neither has come. Before another step that is game
    points alone.
    """
    if not any(match.boards or _was_won(match) for match in matches):
        return None
    for by in rules.deciders:
        if not is_last and by is not Decider.GAME_POINTS:
            continue
        if by is Decider.SMALLER_NUMBER:
            return Decided(by=by, winner=pair[0])
        one, other = (_values(by, rules, team, matches) for team in pair)
        for values in zip(one, other, strict=True):
            if values[0] != values[1]:
                is_first = (values[0] > values[1]) is (by is not Decider.BOARD_COUNT)
                return Decided(by=by, winner=pair[0] if is_first else pair[1], values=values)
    return None


def _was_won(match: Game) -> bool:
    """Whether one of the two came to a match."""
    return match.result is not None and match.result.white is not match.result.black


def _values(
    by: Decider, rules: TeamRules, team: ParticipantId, matches: Sequence[Game]
) -> Sequence[Decimal]:
    """Return what is compared of a team, in this order."""
    boards = _boards(rules, team, matches)
    size = len(boards)
    match by:
        case Decider.BOARD_COUNT:
            return (sum((at * each for at, each in enumerate(boards, start=1)), NOTHING),)
        case Decider.BERLIN:
            return (sum(((size - at) * each for at, each in enumerate(boards)), NOTHING),)
        case Decider.TOP_BOARDS:
            return boards
        case Decider.WITHOUT_LAST_BOARDS:
            return [sum(boards[:left], NOTHING) for left in range(size - 1, 0, -1)]
    return (sum((_points(rules, team, match) for match in matches), NOTHING),)


def _points(rules: TeamRules, team: ParticipantId, match: Game) -> Decimal:
    of_white, of_black = points_of(rules, match)
    return of_white if team == match.white else of_black


def _boards(rules: TeamRules, team: ParticipantId, matches: Sequence[Game]) -> list[Decimal]:
    """Return the points of a team on each board, from the first on."""
    points = [NOTHING] * rules.boards
    for match in matches:
        for at, each in enumerate(match.boards):
            points[at] += (each.white if team == match.white else each.black) or NOTHING
    return points
