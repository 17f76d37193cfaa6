"""What the decision about an appeal does, or would do, to results, points and places."""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_app.domain.disputes.hearings import disputed_incident, game_of, parties
from arbiter_app.domain.disputes.lifting_sanctions import reverted, status_after_lifting
from arbiter_app.domain.facts.appeals import Appeal
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.incidents import Incident, Sanction
from arbiter_app.domain.facts.results import ALL_RESULTS, Result, Scoring
from arbiter_app.domain.facts.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import GameId
from arbiter_app.domain.taking_part.what_if import (
    GameChange,
    StandingChange,
    changed,
    every_game,
    standings_of,
    with_result,
)
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Remedy:
    """What a decision orders beside its words."""

    lifts: bool = False
    """Whether the sanction is lifted."""
    result: Result | None = None
    """What the result of the game in dispute is set to; None leaves it."""


def results_to_set(scoring: Scoring) -> tuple[Result, ...]:
    """Return what a game can become: both sides get no more than it is worth (Laws Art. 10.2)."""
    most = max(scoring.win, 2 * scoring.draw)
    return tuple(
        result
        for result in ALL_RESULTS
        if scoring.points(result.white) + scoring.points(result.black) <= most
    )


def liftable(tournament: Tournament, appeal: Appeal) -> Incident | None:
    """Return the incident whose sanction the decision may lift."""
    incident = disputed_incident(tournament, appeal)
    if incident is None or not incident.stands or incident.sanction is Sanction.NONE:
        return None
    return incident


def changes(tournament: Tournament, appeal: Appeal, remedy: Remedy) -> tuple[GameChange, ...]:
    """Return the games that a decision would change."""
    found: dict[GameId, GameChange] = {}
    incident = liftable(tournament, appeal)
    if remedy.lifts and incident is not None:
        found = {change.before.id: change for change in reverted(tournament, incident)}
    at_board = game_of(tournament, appeal)
    if remedy.result is not None and at_board is not None:
        round_, game = at_board
        found[game.id] = with_result(round_, game, remedy.result)
    return tuple(each for each in found.values() if each.before.result != each.after.result)


def after(tournament: Tournament, appeal: Appeal, remedy: Remedy) -> Tournament:
    """Return the tournament as a decision would leave it."""
    incident = liftable(tournament, appeal) if remedy.lifts else None
    statuses = {incident.player: status_after_lifting(tournament, incident)} if incident else {}
    return changed(tournament, changes(tournament, appeal, remedy), statuses)


def standings_after(event: Event, appeal: Appeal, remedy: Remedy) -> tuple[StandingChange, ...]:
    """Return where the players of the dispute stand now, and where after a decision."""
    made, players = after(event.tournament, appeal, remedy), parties(event.tournament, appeal)
    return standings_of(in_hand(event, appeal.stage), made.competition(appeal.stage), players)


def done(tournament: Tournament, appeal: Appeal) -> tuple[GameChange, ...]:
    """Return the games that the decision of an appeal has changed, as it found and left them."""
    games = {game.id: (round_, game) for round_, game in every_game(tournament)}
    own = {effect.game: effect for effect in appeal.effects if effect.game in games}
    incident = disputed_incident(tournament, appeal) if appeal.lifted_incident else None
    found: dict[GameId, GameChange] = {}
    for effect in incident.effects if incident else ():
        given_back = own[effect.game].before if effect.game in own else _now(games, effect.game)
        if effect.game in games and given_back == effect.before:
            found[effect.game] = _change(*games[effect.game], effect.after, effect.before)
    for number, effect in own.items():
        before = found[number].before.result if number in found else effect.before
        found[number] = _change(*games[number], before, effect.after)
    return tuple(found.values())


def _change(
    round_: RoundOfPlay, game: Game, before: Result | None, after: Result | None
) -> GameChange:
    return with_result(round_, replace(game, result=before), after)


def _now(games: Mapping[GameId, tuple[RoundOfPlay, Game]], game: GameId) -> Result | None:
    return games[game][1].result if game in games else None
