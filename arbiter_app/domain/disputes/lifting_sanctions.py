"""What lifting a sanction gives back, and what stays lost."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from arbiter_app.domain.disputes.penalties import OF_A_GAME, OF_GAMES
from arbiter_app.domain.disputes.sanctions import demand_permission, every_penalty, incident_of
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.incidents import Incident, Lifting, Penalty, Sanction
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.game_notes import Absence
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import GameId, PlayerId
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
    penalty = incident.penalty(params["sanction"])
    demand_liftable(tournament, incident, penalty)
    demand_permission(
        tournament,
        reverted(tournament, incident, penalty),
        reason=str(params["reason"]),
        decided=params.get("decided") is True,
    )


def demand_liftable(tournament: Tournament, incident: Incident, penalty: Penalty) -> None:
    """Raise RuleError where a sanction cannot be lifted: lifted already, or a later sanction rests
    on the result that it set.
    """
    if not penalty.stands:
        raise RuleError("incident.lifted", incident=incident.id)
    touched = games_of(penalty)
    for later, other in every_penalty(tournament):
        rests_on_it = (
            (later.id, other.number) > (incident.id, penalty.number)
            and other.stands
            and other.sanction in OF_A_GAME | OF_GAMES
            and not touched.isdisjoint(games_of(other))
        )
        if rests_on_it:
            raise RuleError("incident.later-sanction", incident=incident.id, later=later.id)


def games_of(penalty: Penalty) -> frozenset[GameId]:
    """Return the games that a sanction changed and that are still there."""
    return frozenset(each.game for each in penalty.effects if each.game is not None)


def reverted(
    tournament: Tournament, incident: Incident, penalty: Penalty
) -> tuple[GameChange, ...]:
    """Return the games that lifting a sanction gives back.

    A result that was changed since stays. Of rounds that were to be missed those are open again
    that have not begun, unless the player does not play them anyway, see `inherited`.
    """
    before = {effect.game: effect for effect in penalty.effects}
    if penalty.sanction in OF_A_GAME | OF_GAMES:
        return tuple(
            with_result(round_, game, before[game.id].before)
            for round_, game in every_game(tournament)
            if game.id in before and game.result == before[game.id].after
        )
    return tuple(
        change
        for change in _lost_by(tournament, incident, penalty)
        if not _is_out(tournament, penalty) and _heir(tournament, incident, penalty, change) is None
    )


@frozen(kw_only=True)
class Inheritance:
    """A game that stays lost when a sanction is lifted: the player does not play it anyway."""

    change: GameChange
    """As the sanction changed it, with the reason for which it is lost from now on."""
    by: tuple[Incident, Penalty] | None
    """The sanction by which it is lost from now on; None where the player withdrew."""


def inherited(
    tournament: Tournament, incident: Incident, penalty: Penalty
) -> tuple[Inheritance, ...]:
    """Return the games that stay lost when a sanction is lifted, by another one or because the
    player has left: lifting that too opens them again, in whatever order it is done.
    """
    assert penalty.player is not None or not penalty.effects
    before = {effect.game: effect.before for effect in penalty.effects}
    found = []
    for change in _lost_by(tournament, incident, penalty):
        heir = _heir(tournament, incident, penalty, change)
        if heir is None and not _is_out(tournament, penalty):
            continue
        is_exclusion = heir is not None and heir[1].sanction is Sanction.EXCLUSION
        absence = Absence.MISSED if is_exclusion else Absence.LEFT
        lost = _absent(change.before, penalty.player, absence)
        was = replace(lost, result=before[lost.id])
        found.append(
            Inheritance(change=GameChange(round=change.round, before=was, after=lost), by=heir)
        )
    return tuple(found)


def _lost_by(
    tournament: Tournament, incident: Incident, penalty: Penalty
) -> tuple[GameChange, ...]:
    """Return the games that a sanction lost and that can still be played, opened again."""
    player = player_there(penalty)
    if player is None:
        return ()
    touched = games_of(penalty)
    if penalty.sanction is Sanction.EXCLUSION:
        tournament = changed(tournament, (), {player: EntryStatus.REGISTERED})
    returned = Move(what=What.RETURN, player=player)
    return tuple(
        change
        for change in participation.game_changes(
            tournament, tournament.competition(incident.stage), returned
        )
        if change.before.id in touched
    )


def player_there(penalty: Penalty) -> PlayerId | None:
    """Return the player whom a sanction is about; None where it is about somebody who does not
    play, or whose place another person has taken.
    """
    return penalty.player if penalty.person is None else None


def _is_out(tournament: Tournament, penalty: Penalty) -> bool:
    """Whether the player has left for another reason than a sanction."""
    if penalty.player is None:
        return False
    if penalty.sanction is Sanction.EXPULSION:
        return _had_left_before(tournament, penalty)
    return tournament.status(penalty.player) is not EntryStatus.REGISTERED


def _heir(
    tournament: Tournament, incident: Incident, penalty: Penalty, change: GameChange
) -> tuple[Incident, Penalty] | None:
    """Return another standing sanction for which a player does not play a game."""
    assert penalty.player is not None
    stage, round_ = stage_of(tournament, change.before.id), change.round.number
    is_expelled = tournament.status(penalty.player) is EntryStatus.EXPELLED
    for of, other in every_penalty(tournament):
        is_itself = (of.id, other.number) == (incident.id, penalty.number)
        if is_itself or player_there(other) != penalty.player or not other.stands:
            continue
        if other.sanction is Sanction.EXPULSION and is_expelled:
            return of, other
        first, last = other.first_round, other.last_round
        if of.stage != stage.id or first is None or last is None:
            continue
        if first <= round_ <= last:
            return of, other
    return None


def _absent(game: Game, player: PlayerId | None, absence: Absence) -> Game:
    if player == game.white:
        return replace(game, white_absence=absence)
    return replace(game, black_absence=absence)


def kept(
    tournament: Tournament, incident: Incident, penalty: Penalty
) -> tuple[tuple[RoundOfPlay, Game], ...]:
    """Return the games that stay as they are when a sanction is lifted."""
    given_back = {change.before.id for change in reverted(tournament, incident, penalty)}
    touched = games_of(penalty)
    return tuple(
        (round_, game)
        for round_, game in every_game(tournament)
        if game.id in touched and game.id not in given_back
    )


def after_lifting(tournament: Tournament, incident: Incident, penalty: Penalty) -> Tournament:
    """Return the tournament as lifting a sanction would leave it, the register too."""
    status = status_after_lifting(tournament, penalty)
    statuses = {penalty.player: status} if penalty.player is not None else {}
    made = changed(tournament, reverted(tournament, incident, penalty), statuses)
    lifted = replace(penalty, lifted=Lifting(at=incident.at, by="", reason=""))
    incidents = (
        each.with_penalty(lifted) if each.id == incident.id else each for each in made.incidents
    )
    return replace(made, incidents=tuple(incidents))


def status_after_lifting(tournament: Tournament, penalty: Penalty) -> EntryStatus | None:
    """Return the status of the player once the sanction is lifted; None where it stays."""
    if penalty.sanction is not Sanction.EXPULSION or player_there(penalty) is None:
        return None
    if _had_left_before(tournament, penalty):
        return EntryStatus.WITHDRAWN
    return EntryStatus.REGISTERED


def _had_left_before(tournament: Tournament, penalty: Penalty) -> bool:
    """Whether who was expelled had withdrawn before that, having lost games by it."""
    player, by_expulsion = penalty.player, games_of(penalty)
    assert player is not None
    return any(
        player in (game.white, game.black)
        and game.absence(game.colour(player)) is Absence.LEFT
        and game.id not in by_expulsion
        for _, game in every_game(tournament)
    )
