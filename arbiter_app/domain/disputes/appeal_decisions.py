"""What the decision about an appeal does, or would do, to results, points and places."""

from collections.abc import Iterator
from dataclasses import replace

from arbiter_app.domain.disputes.hearings import (
    disputed_incident,
    disputed_penalties,
    game_of,
    parties,
)
from arbiter_app.domain.disputes.lifting_sanctions import after_lifting, reverted
from arbiter_app.domain.facts.disputes.appeals import Appeal
from arbiter_app.domain.facts.disputes.incidents import GameEffect, Incident, Penalty, Sanction
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.results import ALL_RESULTS, Result, Scoring
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import GameId
from arbiter_app.domain.taking_part.what_if import (
    GameChange,
    StandingChange,
    changed,
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


def liftable(tournament: Tournament, appeal: Appeal) -> tuple[tuple[Incident, Penalty], ...]:
    """Return the sanctions that the decision may lift, with their incident: those it is against, as
    far as they stand. The last comes first, for it may rest on those before.
    """
    incident = disputed_incident(tournament, appeal)
    return tuple(
        (incident, penalty)
        for penalty in reversed(disputed_penalties(tournament, appeal))
        if incident and penalty.stands and _counts(penalty)
    )


def changes(tournament: Tournament, appeal: Appeal, remedy: Remedy) -> tuple[GameChange, ...]:
    """Return the games that a decision would change."""
    found: dict[GameId, GameChange] = {}
    if remedy.lifts:
        now = tournament
        for incident, penalty in liftable(tournament, appeal):
            for change in reverted(now, incident, penalty):
                first = found.get(change.before.id, change)
                found[change.before.id] = replace(change, before=first.before)
            now = after_lifting(now, incident, penalty)
    at_board = game_of(tournament, appeal)
    if remedy.result is not None and at_board is not None:
        round_, game = at_board
        found[game.id] = with_result(round_, game, remedy.result)
    return tuple(each for each in found.values() if each.before.result != each.after.result)


def after(tournament: Tournament, appeal: Appeal, remedy: Remedy) -> Tournament:
    """Return the tournament as a decision would leave it."""
    made = tournament
    for incident, penalty in liftable(tournament, appeal) if remedy.lifts else ():
        made = after_lifting(made, incident, penalty)
    return changed(made, changes(tournament, appeal, remedy), {})


def standings_after(event: Event, appeal: Appeal, remedy: Remedy) -> tuple[StandingChange, ...]:
    """Return where the players of the dispute stand now, and where after a decision."""
    made, players = after(event.tournament, appeal, remedy), parties(event.tournament, appeal)
    return standings_of(in_hand(event, appeal.stage), made.competition(appeal.stage), players)


def done(tournament: Tournament, appeal: Appeal) -> tuple[GameEffect, ...]:
    """Return what the decision of an appeal did to games, as it was kept then."""
    found: dict[object, GameEffect] = {}
    for effect in (*_given_back(tournament, appeal), *appeal.effects):
        key = effect.game or effect.encounter
        first = found.get(key, effect)
        found[key] = replace(effect, before=first.before)
    return tuple(found.values())


def _given_back(tournament: Tournament, appeal: Appeal) -> Iterator[GameEffect]:
    """Yield what the sanctions gave back that it lifted, the last first."""
    incident = disputed_incident(tournament, appeal)
    for number in sorted(appeal.lifted, reverse=True) if incident else ():
        lifted = incident.penalty(number).lifted if incident else None
        yield from lifted.effects if lifted else ()


def left_standing(tournament: Tournament, appeal: Appeal) -> tuple[Penalty, ...]:
    """Return the sanctions that the decision of an appeal left as they were."""
    penalties = disputed_penalties(tournament, appeal)
    if appeal.left is None:
        return tuple(each for each in penalties if each.stands and _counts(each))
    return tuple(each for each in penalties if each.number in appeal.left)


def _counts(penalty: Penalty) -> bool:
    return penalty.sanction is not Sanction.NONE
