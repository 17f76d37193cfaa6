"""What becomes of the games of a player who withdraws from a round robin (C.05 Art. 6.6)."""

from collections.abc import Iterator

from arbiter_app.domain.event import EntryStatus, Game, Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.results import (
    BLACK_FORFEITS,
    BOTH_FORFEIT,
    WHITE_FORFEITS,
    Result,
)


def forfeits_of(tournament: Tournament, player: PlayerId) -> Iterator[tuple[Game, Result]]:
    """Yield the games a player leaves behind with their results.

    The opponent wins by forfeit, unless he has withdrawn too: then both sides lose, also where
    the player was to win by forfeit in a round nobody has played yet.
    """
    for round_ in tournament.main_stage.rounds:
        for game in round_.games:
            if player not in (game.white, game.black):
                continue
            opponent = game.black if game.white == player else game.white
            if tournament.entry(opponent).status is EntryStatus.WITHDRAWN:
                if game.result is None or not round_.was_played:
                    yield game, BOTH_FORFEIT
            elif game.result is None:
                yield game, WHITE_FORFEITS if game.white == player else BLACK_FORFEITS
