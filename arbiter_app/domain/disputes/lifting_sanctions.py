"""What lifting a sanction gives back, and what stays lost."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from arbiter_app.domain.disputes.penalties import OF_A_GAME
from arbiter_app.domain.disputes.sanctions import demand_permission, incident_of
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.game_notes import Absence
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.incidents import Incident, Sanction
from arbiter_app.domain.facts.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.tournament import EntryStatus, Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.permission.by_state import demand_reason
from arbiter_app.domain.taking_part import participation
from arbiter_app.domain.taking_part.participation import Move, What
from arbiter_app.domain.taking_part.what_if import (
    GameChange,
    changed,
    every_game,
    stage_of,
    with_result,
)
from arbiter_app.values import frozen


def judge_lifting(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge that a sanction is lifted."""
    demand_reason(params)
    tournament = here.tournament
    incident = incident_of(tournament, params["incident"])
    demand_liftable(tournament, incident)
    demand_permission(
        tournament,
        reverted(tournament, incident),
        reason=str(params["reason"]),
        decided=params.get("decided") is True,
    )


def demand_liftable(tournament: Tournament, incident: Incident) -> None:
    """Raise RuleError where a sanction cannot be lifted: lifted already, or a later sanction rests
    on the result that it set.
    """
    if not incident.stands:
        raise RuleError("incident.lifted", incident=incident.id)
    touched = {effect.game for effect in incident.effects}
    for later in tournament.incidents:
        rests_on_it = (
            later.id > incident.id
            and later.stands
            and later.sanction in OF_A_GAME
            and not touched.isdisjoint(effect.game for effect in later.effects)
        )
        if rests_on_it:
            raise RuleError("incident.later-sanction", incident=incident.id, later=later.id)


def reverted(tournament: Tournament, incident: Incident) -> tuple[GameChange, ...]:
    """Return the games that lifting a sanction gives back.

    A result that was changed since stays. Of rounds that were to be missed those are open again
    that have not begun, unless the player does not play them anyway, see `inherited`.
    """
    before = {effect.game: effect for effect in incident.effects}
    if incident.sanction in OF_A_GAME:
        return tuple(
            with_result(round_, game, before[game.id].before)
            for round_, game in every_game(tournament)
            if game.id in before and game.result == before[game.id].after
        )
    return tuple(
        change
        for change in _lost_by(tournament, incident)
        if not _is_out(tournament, incident) and _heir(tournament, incident, change) is None
    )


@frozen(kw_only=True)
class Inheritance:
    """A game that stays lost when a sanction is lifted: the player does not play it anyway."""

    change: GameChange
    """As the sanction changed it, with the reason for which it is lost from now on."""
    by: Incident | None
    """The sanction by which it is lost from now on; None where he withdrew."""


def inherited(tournament: Tournament, incident: Incident) -> tuple[Inheritance, ...]:
    """Return the games that stay lost when a sanction is lifted, by another one or because the
    player has left: lifting that too opens them again, in whatever order it is done.
    """
    before = {effect.game: effect.before for effect in incident.effects}
    found = []
    for change in _lost_by(tournament, incident):
        heir = _heir(tournament, incident, change)
        if heir is None and not _is_out(tournament, incident):
            continue
        is_exclusion = heir is not None and heir.sanction is Sanction.EXCLUSION
        absence = Absence.MISSED if is_exclusion else Absence.LEFT
        lost = _absent(change.before, incident.player, absence)
        was = replace(lost, result=before[lost.id])
        found.append(
            Inheritance(change=GameChange(round=change.round, before=was, after=lost), by=heir)
        )
    return tuple(found)


def _lost_by(tournament: Tournament, incident: Incident) -> tuple[GameChange, ...]:
    """Return the games that a sanction lost and that can still be played, opened again."""
    if incident.person is not None:
        return ()
    touched = {effect.game for effect in incident.effects}
    if incident.sanction is Sanction.EXCLUSION:
        tournament = changed(tournament, (), {incident.player: EntryStatus.REGISTERED})
    returned = Move(what=What.RETURN, player=incident.player)
    return tuple(
        change
        for change in participation.game_changes(
            tournament, tournament.competition(incident.stage), returned
        )
        if change.before.id in touched
    )


def _is_out(tournament: Tournament, incident: Incident) -> bool:
    """Whether the player has left for another reason than a sanction."""
    if incident.sanction is Sanction.EXPULSION:
        return _had_left_before(tournament, incident)
    return tournament.entry(incident.player).has_left


def _heir(tournament: Tournament, incident: Incident, change: GameChange) -> Incident | None:
    """Return another standing sanction for which a player does not play a game."""
    stage, round_ = stage_of(tournament, change.before.id), change.round.number
    is_expelled = tournament.entry(incident.player).status is EntryStatus.EXPELLED
    for other in tournament.incidents:
        is_his = (other.player, other.person) == (incident.player, None)
        if other.id == incident.id or not is_his or not other.stands:
            continue
        if other.sanction is Sanction.EXPULSION and is_expelled:
            return other
        first, last = other.first_round, other.last_round
        if other.stage != stage.id or first is None or last is None:
            continue
        if first <= round_ <= last:
            return other
    return None


def _absent(game: Game, player: PlayerId, absence: Absence) -> Game:
    if player == game.white:
        return replace(game, white_absence=absence)
    return replace(game, black_absence=absence)


def kept(tournament: Tournament, incident: Incident) -> tuple[tuple[RoundOfPlay, Game], ...]:
    """Return the games that stay as they are when a sanction is lifted."""
    given_back = {change.before.id for change in reverted(tournament, incident)}
    touched = {effect.game for effect in incident.effects}
    return tuple(
        (round_, game)
        for round_, game in every_game(tournament)
        if game.id in touched and game.id not in given_back
    )


def after_lifting(tournament: Tournament, incident: Incident) -> Tournament:
    """Return the tournament as lifting a sanction would leave it."""
    statuses = {incident.player: status_after_lifting(tournament, incident)}
    return changed(tournament, reverted(tournament, incident), statuses)


def status_after_lifting(tournament: Tournament, incident: Incident) -> EntryStatus | None:
    """Return the status of the player once the sanction is lifted; None where it stays."""
    if incident.sanction is not Sanction.EXPULSION or incident.person is not None:
        return None
    if _had_left_before(tournament, incident):
        return EntryStatus.WITHDRAWN
    return EntryStatus.REGISTERED


def _had_left_before(tournament: Tournament, incident: Incident) -> bool:
    """Whether who was expelled had withdrawn before that, having lost games by it."""
    by_expulsion = {effect.game for effect in incident.effects}
    return any(
        incident.player in (game.white, game.black)
        and game.absence(game.colour(incident.player)) is Absence.LEFT
        and game.id not in by_expulsion
        for _, game in every_game(tournament)
    )
