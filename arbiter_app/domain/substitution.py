"""A substitute for a player who withdrew between the draw and round 1.

Published pairs stay, so he takes the number and the games as they are (C.05 Art. 6.3, Ukrainian
rules II.6.3). Once a game is played the place of a withdrawn player is taken by nobody.
"""

from collections.abc import Iterator

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import EntryStatus, Event, Game, Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.permissions import has_play_begun
from arbiter_app.domain.results import BLACK_FORFEITS, WHITE_FORFEITS, Result


def refusal_of_replacement(event: Event, player: PlayerId) -> RuleError | None:
    """Return why nobody can be put in the place of a player; None where somebody can."""
    tournament = event.tournament
    withdrawn = tournament.entry(player).status is EntryStatus.WITHDRAWN
    if withdrawn and has_play_begun(tournament):
        return RuleError("player.no-substitute", name=event.players[player].name)
    return None


def games_of_substitute(
    tournament: Tournament, player: PlayerId
) -> Iterator[tuple[Game, Result | None]]:
    """Yield the games that are open again when somebody takes the place of a withdrawn player.

    Against an opponent who has withdrawn too the substitute wins by forfeit.
    """
    for _, game in tournament.main_stage.games:
        if player not in (game.white, game.black):
            continue
        opponent = game.black if game.white == player else game.white
        if tournament.entry(opponent).status is not EntryStatus.WITHDRAWN:
            yield game, None
        else:
            yield game, WHITE_FORFEITS if game.white == opponent else BLACK_FORFEITS
