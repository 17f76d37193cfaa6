"""What becomes of the games of a player who withdraws from a round robin (C.05 Art. 6.6)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from arbiter_app.domain.event import EntryStatus, Game, RoundOfPlay, System, Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.results import (
    BLACK_FORFEITS,
    BOTH_FORFEIT,
    WHITE_FORFEITS,
    Result,
)


def annulled_players(tournament: Tournament) -> frozenset[PlayerId]:
    """Return who withdrew with less than half of his games played (C.05 Art. 6.6).

    Neither his points nor those against him count in the standings of a round robin. Half of ten
    is half; a forfeited game is not a game played.
    """
    settings = tournament.settings
    left = {entry.player for entry in tournament.entries if entry.has_left}
    if not left or not settings.annuls_withdrawals or settings.system is not System.ROUND_ROBIN:
        return frozenset()
    scheduled = (len(tournament.numbers) - 1) * settings.cycles
    played = Counter(
        player
        for stage in tournament.stages[:1]
        for _, game in stage.games
        if game.result is not None and not game.result.is_forfeit
        for player in (game.white, game.black)
    )
    return frozenset(player for player in left if 2 * played[player] < scheduled)


def would_be_annulled(tournament: Tournament, player: PlayerId) -> bool:
    """Whether the results of a player would count for nobody if he withdrew now."""
    entries = tuple(
        replace(entry, status=EntryStatus.WITHDRAWN) if entry.player == player else entry
        for entry in tournament.entries
    )
    return player in annulled_players(replace(tournament, entries=entries))


def forfeits_of(
    tournament: Tournament, player: PlayerId
) -> Iterator[tuple[RoundOfPlay, Game, Result]]:
    """Yield the games a player leaves behind with their results.

    The opponent wins by forfeit, unless he has withdrawn too: then both sides lose, also where
    the player was to win by forfeit in a round nobody has played yet.
    """
    for round_ in tournament.main_stage.rounds:
        for game in round_.games:
            if player not in (game.white, game.black):
                continue
            opponent = game.black if game.white == player else game.white
            if tournament.entry(opponent).has_left:
                if game.result is None or not round_.was_played:
                    yield round_, game, BOTH_FORFEIT
            elif game.result is None:
                yield round_, game, WHITE_FORFEITS if game.white == player else BLACK_FORFEITS
