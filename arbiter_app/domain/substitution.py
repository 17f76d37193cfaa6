"""A substitute for a player who withdrew between the draw and round 1.

Published pairs stay, so he takes the number and the games as they are (C.05 Art. 6.3, Ukrainian
rules II.6.3). Once a game is played the place of a withdrawn player is taken by nobody.
"""

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import Event, Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.participation import GameChange, reopened
from arbiter_app.domain.permissions import has_play_begun


def refusal_of_replacement(event: Event, player: PlayerId) -> RuleError | None:
    """Return why nobody can be put in the place of a player; None where somebody can."""
    tournament = event.tournament
    withdrawn = tournament.entry(player).has_left
    if withdrawn and has_play_begun(tournament):
        return RuleError("player.no-substitute", name=event.players[player].name)
    return None


def games_of_substitute(tournament: Tournament, player: PlayerId) -> tuple[GameChange, ...]:
    """Return the games that are open again when somebody takes the place of a withdrawn player.

    Against an opponent who is not there either the substitute wins by forfeit.
    """
    return tuple(
        GameChange(round=round_, before=game, after=reopened(tournament, game, player))
        for round_, game in tournament.main_stage.games
        if player in (game.white, game.black)
    )
