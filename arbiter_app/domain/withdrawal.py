"""What becomes of the games of a player who withdraws from a round robin (GRC 6.6)."""

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

    The opponent wins by forfeit, unless he has withdrawn too: then both sides lose.
    """
    stage = tournament.main_stage
    if stage.current is None:
        return
    for round_ in stage.rounds[stage.current.number - 1 :]:
        for game in round_.games:
            was_played = game.result is not None and not game.result.is_forfeit
            if was_played or player not in (game.white, game.black):
                continue
            opponent = game.black if game.white == player else game.white
            if tournament.entry(opponent).status is EntryStatus.WITHDRAWN:
                yield game, BOTH_FORFEIT
            elif game.result is None:
                yield game, WHITE_FORFEITS if game.white == player else BLACK_FORFEITS
