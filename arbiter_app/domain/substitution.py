"""A substitute for a player who withdrew between the draw and round 1.

Published pairs stay, so he takes the number and the games as they are (C.05 Art. 6.3, Ukrainian
rules II.6.3). Once a game is played the place of a withdrawn player is taken by nobody.
"""

from collections.abc import Iterator

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import Event, Game, RoundOfPlay, Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.permissions import has_play_begun
from arbiter_app.domain.results import BLACK_FORFEITS, WHITE_FORFEITS, Result


def refusal_of_replacement(event: Event, player: PlayerId) -> RuleError | None:
    """Return why nobody can be put in the place of a player; None where somebody can."""
    tournament = event.tournament
    withdrawn = tournament.entry(player).has_left
    if withdrawn and has_play_begun(tournament):
        return RuleError("player.no-substitute", name=event.players[player].name)
    return None


def games_of_substitute(
    tournament: Tournament, player: PlayerId
) -> Iterator[tuple[RoundOfPlay, Game, Result | None]]:
    """Yield the games that are open again when somebody takes the place of a withdrawn player.

    Against an opponent who has withdrawn too the substitute wins by forfeit.
    """
    for round_, game in tournament.main_stage.games:
        if player not in (game.white, game.black):
            continue
        opponent = game.black if game.white == player else game.white
        if tournament.entry(opponent).takes_part:
            yield round_, game, None
        else:
            yield round_, game, WHITE_FORFEITS if game.white == opponent else BLACK_FORFEITS
