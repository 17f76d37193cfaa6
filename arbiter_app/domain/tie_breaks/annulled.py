"""Who left a round robin too early for his results to count (C.05 Art. 6.6)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from decimal import Decimal

from arbiter_app.domain.facts.competition import Adjustment, Competition
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import Colour, Result
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.ids import ParticipantId, Round
from arbiter_app.domain.teams.matches import points_of


def annulled_players(competition: Competition) -> frozenset[ParticipantId]:
    """Return who withdrew or was expelled with less than half of his games played
    (C.05 Art. 6.6).

    Neither his points nor those against him count in the standings of a round robin. Half of ten
    is half; a forfeited game is not a game played.
    """
    settings = competition.settings
    if not competition.left or not settings.annuls_withdrawals or not settings.traits.meets_all:
        return frozenset()
    scheduled, played = scheduled_games(competition), played_games(competition)
    return frozenset(player for player in competition.left if 2 * played[player] < scheduled)


def annulled_points(competition: Competition) -> tuple[Adjustment, ...]:
    """Return what C.05 Art. 6.6 takes away, as points below zero: of every game of somebody who
    left too early what either side scored in it.
    """
    annulled = annulled_players(competition)
    if not annulled:
        return ()
    return tuple(
        taken
        for round_, game in competition.games
        if game.result is not None and not annulled.isdisjoint((game.white, game.black))
        for taken in _taken(competition.settings, round_.number, game, game.result)
        if taken.points or taken.game_points
    )


def _taken(settings: Settings, round: Round, game: Game, result: Result) -> Iterator[Adjustment]:
    """Yield what is taken from both sides of a game; of a match in both scores."""
    in_games = (Decimal(0), Decimal(0))
    if settings.teams is not None:
        in_games = points_of(settings.teams, game)
    for colour, game_points in zip(Colour, in_games, strict=True):
        yield Adjustment(
            player=game.player(colour),
            round=round,
            points=-settings.scoring.points(result.mark(colour)),
            game_points=-game_points,
        )


def scheduled_games(competition: Competition) -> int:
    """Return how many games everybody has in a round robin."""
    return (len(competition.numbers) - 1) * competition.settings.cycles


def played_games(competition: Competition) -> Mapping[ParticipantId, int]:
    """Return how many games everybody has played; forfeits are not played."""
    return Counter(
        player
        for _, game in competition.games
        if game.result is not None and not game.result.is_forfeit
        for player in (game.white, game.black)
    )
