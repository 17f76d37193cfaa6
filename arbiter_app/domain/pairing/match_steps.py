"""What the games of one step of a match have come to."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import Colour, Scoring, Worth
from arbiter_app.domain.facts.rules.match_rules import Ending, MatchStep
from arbiter_app.domain.ids import ParticipantId
from arbiter_app.domain.teams.deciding import Decided
from arbiter_app.values import frozen

Pair = tuple[ParticipantId, ParticipantId]
"""The two players, the one with the lower number first."""

Decide = Callable[[Pair, Sequence[Game]], Decided | None]
"""Says who of two teams has won with equal points after all games; None: it stays level."""

_NO_POINTS = Decimal(0)


@frozen(kw_only=True)
class Course:
    """One step as far as it was played."""

    games: tuple[Game, ...]
    """Those that count, in their order."""
    points: tuple[Decimal, Decimal]
    """Of the two in the order of the pair."""
    winner: ParticipantId | None
    """Who cannot be overtaken any more, also where the games are still played out."""
    is_over: bool
    by_draw: bool = False
    """Whether Black has won by drawing (`Ending.ARMAGEDDON`)."""
    decided: Decided | None = None
    """Of teams, what has divided them with equal points."""

    @property
    def is_level(self) -> bool:
        """Whether it is over and has left the match level."""
        return self.is_over and self.winner is None

    @property
    def lacks_result(self) -> bool:
        return any(game.result is None for game in self.games)


def course_of(
    step: MatchStep,
    pair: Pair,
    games: Sequence[Game],
    scoring: Scoring,
    *,
    plays_out: bool,
    decide: Decide | None = None,
) -> Course:
    """Return how a step stands after its games, of which those do not count that were paired in
    vain: it was decided before them. Where points leave it level, `decide` is asked.
    """
    course = _by_points(step, pair, games, scoring, plays_out=plays_out)
    if decide is None or not course.is_level:
        return course
    decided = decide(pair, course.games)
    return course if decided is None else replace(course, winner=decided.winner, decided=decided)


def _by_points(
    step: MatchStep, pair: Pair, games: Sequence[Game], scoring: Scoring, *, plays_out: bool
) -> Course:
    counted: list[Game] = []
    so_far = _judged(step, pair, counted, scoring, plays_out=plays_out)
    for game in games:
        if _is_closed(step, so_far, game):
            continue
        counted.append(game)
        so_far = _judged(step, pair, counted, scoring, plays_out=plays_out)
    if so_far.is_over:
        with_result = [game for game in counted if game.result is not None]
        return _judged(step, pair, with_result, scoring, plays_out=plays_out)
    return so_far


def most_games(step: MatchStep) -> int | None:
    """Return how many games a step has at most; None: no limit."""
    match step.ending:
        case Ending.ARMAGEDDON:
            return 1
        case Ending.GAMES:
            return max(step.games, 1)
        case Ending.POINTS | Ending.FIRST_WIN:
            return step.games or None


def _is_closed(step: MatchStep, course: Course, game: Game) -> bool:
    """Whether another game counts no more.

    Of a fixed number of games those that were played all the same stand in the score.
    """
    limit = most_games(step)
    if limit is not None and len(course.games) >= limit:
        return True
    was_played_on = step.ending is Ending.GAMES and game.result is not None
    return course.is_over and not was_played_on


def _judged(
    step: MatchStep, pair: Pair, games: Sequence[Game], scoring: Scoring, *, plays_out: bool
) -> Course:
    points = _points(pair, games, scoring)
    finished = sum(game.result is not None for game in games)
    limit = most_games(step)
    left = None if limit is None else limit - finished
    winner = _winner(step, pair, points, left, scoring)
    by_draw = False
    if step.ending is Ending.ARMAGEDDON and winner is None and _was_drawn(games):
        winner, by_draw = games[0].black, True
    return Course(
        games=tuple(games),
        points=points,
        winner=winner,
        is_over=left == 0 or (winner is not None and not (plays_out and step.has_last_game)),
        by_draw=by_draw,
    )


def _points(pair: Pair, games: Sequence[Game], scoring: Scoring) -> tuple[Decimal, Decimal]:
    scored = dict.fromkeys(pair, _NO_POINTS)
    for game in games:
        if game.result is not None:
            for colour in Colour:
                scored[game.player(colour)] += scoring.points(game.result.mark(colour))
    first, second = pair
    return scored[first], scored[second]


def _winner(
    step: MatchStep,
    pair: Pair,
    points: tuple[Decimal, Decimal],
    left: int | None,
    scoring: Scoring,
) -> ParticipantId | None:
    """Return who has won a step; `left` is how many games are left, None without a limit."""
    first, second = points
    if first == second:
        return None
    leader = pair[0] if first > second else pair[1]
    if step.ending is Ending.FIRST_WIN:
        return leader
    if step.ending is Ending.POINTS and step.points is not None and max(points) >= step.points:
        return leader
    swing = scoring.win - min(scoring.loss, scoring.absence)
    return leader if left is not None and abs(first - second) > left * swing else None


def _was_drawn(games: Sequence[Game]) -> bool:
    """Whether the first game is a draw; where both have lost it, it is none."""
    result = games[0].result if games else None
    return result is not None and result.black.worth is result.white.worth is Worth.DRAW
