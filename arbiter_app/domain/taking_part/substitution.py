"""A substitute for a player who withdrew between the draw and round 1.

Published pairs stay, so he takes the number and the games as they are (C.05 Art. 6.3, Ukrainian
rules II.6.3). Once a game is played the place of a withdrawn player is taken by nobody.
"""

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.permission.by_state import has_play_begun
from arbiter_app.domain.taking_part.entering import tournaments_of
from arbiter_app.domain.taking_part.lost_games import reopened
from arbiter_app.domain.taking_part.what_if import GameChange, every_game
from arbiter_app.values import frozen


def refusal_of_replacement(event: Event, player: PlayerId) -> RuleError | None:
    """Return why nobody can be put in the place of a player; None where somebody can."""
    tournament = event.tournament
    elsewhere = [each for each in tournaments_of(event, player) if each.id != tournament.id]
    if elsewhere:
        titles = ", ".join(each.title for each in elsewhere)
        name = event.contestants[player].name
        return RuleError("player.plays-elsewhere", name=name, titles=titles)
    withdrawn = tournament.entry(player).has_left
    stages = (tournament.competition(each.id) for each in tournament.stages)
    if withdrawn and any(map(has_play_begun, stages)):
        return RuleError("player.no-substitute", name=event.contestants[player].name)
    return None


def games_of_substitute(tournament: Tournament, player: PlayerId) -> tuple[GameChange, ...]:
    """Return the games that are open again when somebody takes the place of a withdrawn player.

    Against an opponent who is not there either the substitute wins by forfeit.
    """
    return tuple(
        GameChange(round=round_, before=game, after=reopened(stage, game, player))
        for stage in (tournament.competition(each.id) for each in tournament.stages)
        for round_, game in stage.games
        if player in (game.white, game.black) and game.carried_from is None
    )


@frozen(kw_only=True)
class Replacement:
    """What passes to another person with the place of a player, and what does not."""

    number: PairingNumber | None
    is_substitute: bool
    """Whether the player had left, so that his games are open again."""
    played: int
    to_play: int
    won: int
    """How many games a substitute wins by forfeit."""
    papers: int
    rulings: int
    is_decided: bool
    """Whether there is a decision of the mandate commission, which goes."""


def replacement(event: Event, player: PlayerId) -> Replacement:
    """Return what happens when another person takes the place of a player."""
    tournament = event.tournament
    entry = tournament.entry(player)
    games = [change.after for change in games_of_substitute(tournament, player)]
    if entry.takes_part:
        games = [
            game
            for _, game in every_game(tournament)
            if player in (game.white, game.black) and game.carried_from is None
        ]
    open_games = sum(game.result is None for game in games)
    won = len(games) - open_games if entry.has_left else 0
    return Replacement(
        number=tournament.numbers.get(player),
        is_substitute=entry.has_left,
        played=len(games) - open_games - won,
        to_play=open_games,
        won=won,
        papers=len(entry.papers),
        rulings=len(entry.rulings),
        is_decided=entry.decision is not None,
    )
