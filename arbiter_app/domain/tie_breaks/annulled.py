"""Who left a round robin too early for his results to count (C.05 Art. 6.6)."""

from collections import Counter
from collections.abc import Mapping

from arbiter_app.domain.facts.settings import System
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId


def annulled_players(tournament: Tournament) -> frozenset[PlayerId]:
    """Return who withdrew or was expelled with less than half of his games played
    (C.05 Art. 6.6).

    Neither his points nor those against him count in the standings of a round robin. Half of ten
    is half; a forfeited game is not a game played.
    """
    settings = tournament.settings
    left = {entry.player for entry in tournament.entries if entry.has_left}
    if not left or not settings.annuls_withdrawals or settings.system is not System.ROUND_ROBIN:
        return frozenset()
    scheduled, played = scheduled_games(tournament), played_games(tournament)
    return frozenset(player for player in left if 2 * played[player] < scheduled)


def scheduled_games(tournament: Tournament) -> int:
    """Return how many games everybody has in a round robin."""
    return (len(tournament.numbers) - 1) * tournament.settings.cycles


def played_games(tournament: Tournament) -> Mapping[PlayerId, int]:
    """Return how many games everybody has played; forfeits are not played."""
    return Counter(
        player
        for stage in tournament.stages[:1]
        for _, game in stage.games
        if game.result is not None and not game.result.is_forfeit
        for player in (game.white, game.black)
    )
