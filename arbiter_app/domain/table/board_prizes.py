"""Who was best on each board of a team tournament: by percentage, by performance or by points."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from enum import StrEnum

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.results import STANDARD_SCORING, Colour
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import ParticipantId, PlayerId, Round, TeamId
from arbiter_app.domain.table.after_round import rounds_behind, so_far
from arbiter_app.domain.table.player_card import performances
from arbiter_app.domain.table.standings import Players
from arbiter_app.domain.table.why import inquiry
from arbiter_app.domain.teams.matches import place_of
from arbiter_app.values import frozen


class Measure(StrEnum):
    """By what the players of a board are ranked."""

    PERCENTAGE = "percentage"
    PERFORMANCE = "performance"
    POINTS = "points"


class Fewest(StrEnum):
    """How many games somebody must have played to be ranked."""

    TWO_THIRDS = "two-thirds"
    """Of the rounds, rounded up."""
    HALF = "half"
    ALL = "all"
    ONE = "one"


def fewest_games(fewest: Fewest, rounds: int) -> int:
    """Return the least number of games for so many rounds, one at least."""
    match fewest:
        case Fewest.TWO_THIRDS:
            return max(-(-2 * rounds // 3), 1)
        case Fewest.HALF:
            return max(-(-rounds // 2), 1)
        case Fewest.ALL:
            return max(rounds, 1)
        case Fewest.ONE:
            return 1


def rounds_that_count(competition: Competition, after: Round | None) -> int:
    """Return of how many rounds that is a part: of those so far, or up to a round."""
    begun = len(rounds_behind(competition))
    return begun if after is None else min(after, begun)


@frozen(kw_only=True)
class BoardResult:
    """What a member of a team did over the boards of all matches."""

    player: PlayerId
    team: TeamId
    board: int | None
    """The board at which he stands on the roster; None: a reserve."""
    played: Mapping[int, int]
    """How many games he played at each board."""
    games: int
    """Those played; won and lost ones without play do not count."""
    points: Decimal
    """Of the games played."""
    percent: Decimal | None
    """The share of the points that could be made; None without a game."""
    performance: Decimal | None
    """The rating that his points are worth (C.07 Art. 10.2); None where no opponent has a rating.
    """
    place: int | None = None
    """Among those of his board; None: too few games, or no value."""


@frozen(kw_only=True)
class BoardPrizes:
    """The players of one board, best first, those with too few games last."""

    board: int | None
    """None: the reserves."""
    results: tuple[BoardResult, ...]

    @property
    def best(self) -> tuple[BoardResult, ...]:
        """Who has the first place, several where they are level."""
        return tuple(each for each in self.results if each.place == 1)


def board_prizes(
    tournament: Tournament,
    players: Players,
    *,
    stage: Stage | None = None,
    measure: Measure = Measure.PERCENTAGE,
    fewest: int = 1,
    after: Round | None = None,
) -> tuple[BoardPrizes, ...]:
    """Return the players of every board of a stage of matches, and the reserves behind them;
    nothing where no boards are made yet. `after` leaves later rounds out.

    Equal values are divided by the points made, then by performance, then by percentage; who is
    level then shares the place. The regulations of the event may say otherwise.
    """
    boards = tournament.boards_of(None if stage is None else stage.id)
    settings = tournament.settings if stage is None else stage.settings or tournament.settings
    rules = settings.teams
    if boards is None or rules is None:
        return ()
    results = [
        each
        for each in _results(tournament, boards, rules.boards, players, after)
        if each.games or each.board is not None
    ]
    found = []
    for board in (*range(1, rules.boards + 1), None):
        own = [each for each in results if each.board == board]
        if own:
            found.append(BoardPrizes(board=board, results=_ranked(own, measure, fewest)))
    return tuple(found)


def _results(
    tournament: Tournament, boards: Stage, size: int, players: Players, after: Round | None
) -> list[BoardResult]:
    competition = so_far(tournament.competition(boards.id), after)
    worth = performances(inquiry(competition, players)) if competition.numbers else {}
    played: dict[ParticipantId, list[tuple[int, Decimal]]] = {}
    for round_ in competition.rounds:
        for game in round_.games:
            if game.result is None or game.result.is_forfeit:
                continue
            _, board = place_of(game.board, size)
            for colour in Colour:
                points = STANDARD_SCORING.points(game.result.mark(colour))
                played.setdefault(game.player(colour), []).append((board, points))
    found = []
    for team in tournament.teams:
        at = 0
        for member in team.members:
            at += not member.is_reserve
            own = None if member.is_reserve or at > size else at
            games = played.get(member.player, [])
            points = sum((each for _, each in games), Decimal(0))
            found.append(
                BoardResult(
                    player=member.player,
                    team=team.id,
                    board=own,
                    played=_counted(games),
                    games=len(games),
                    points=points,
                    percent=100 * points / len(games) if games else None,
                    performance=worth.get(member.player) if games else None,
                )
            )
    return found


def _counted(games: Sequence[tuple[int, Decimal]]) -> Mapping[int, int]:
    counted: dict[int, int] = {}
    for board, _ in sorted(games):
        counted[board] = counted.get(board, 0) + 1
    return counted


def _value(result: BoardResult, measure: Measure) -> Decimal | None:
    match measure:
        case Measure.PERCENTAGE:
            return result.percent
        case Measure.PERFORMANCE:
            return result.performance
        case Measure.POINTS:
            return result.points


_NOTHING = Decimal(0)


def _ranked(
    results: Sequence[BoardResult], measure: Measure, fewest: int
) -> tuple[BoardResult, ...]:
    def is_ranked(each: BoardResult) -> bool:
        return each.games >= fewest and _value(each, measure) is not None

    def key(each: BoardResult) -> tuple[Decimal, ...]:
        values = (_value(each, measure), each.points, each.performance, each.percent)
        return tuple(_NOTHING if value is None else -value for value in values)

    best_first = sorted(filter(is_ranked, results), key=key)
    placed: list[BoardResult] = []
    for at, each in enumerate(best_first, start=1):
        before = placed[-1] if placed else None
        is_level = before is not None and key(before) == key(each)
        place = before.place if before is not None and is_level else at
        placed.append(replace(each, place=place))
    rest = sorted((each for each in results if not is_ranked(each)), key=key)
    return (*placed, *rest)
