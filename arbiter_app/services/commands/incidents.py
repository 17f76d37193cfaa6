"""Commands about the register of incidents: written down with their sanctions, and lifted."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Unpack

from arbiter_app.domain.disputes.lifting_sanctions import (
    demand_liftable,
    inherited,
    judge_lifting,
    reverted,
    status_after_lifting,
)
from arbiter_app.domain.disputes.penalties import OF_A_GAME
from arbiter_app.domain.disputes.sanctions import (
    OF_TIME,
    game_changes,
    incident_of,
    judge_incident,
    ruling_of,
    ruling_that_stood,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.incidents import (
    GameEffect,
    Incident,
    IncidentFields,
    IncidentWords,
    Lifting,
    Sanction,
)
from arbiter_app.domain.facts.rights import Right
from arbiter_app.domain.facts.tournament import EntryStatus, Tournament
from arbiter_app.domain.ids import IncidentId
from arbiter_app.domain.permission.by_person import for_incident
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.registration.fees import demand_amount
from arbiter_app.domain.taking_part.what_if import GameChange, every_game
from arbiter_app.services.command import command
from arbiter_app.services.commands.participation import carry_out
from arbiter_app.services.writing.results import (
    as_written,
    result_now,
    write_changes,
    write_result,
)
from arbiter_app.services.writing.settings import clean, to_the_minute
from arbiter_app.services.writing.take_back import take_back_unplayed
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.disputes import incident_now, new_incident, write_incident
from arbiter_app.store.rows.registration import entry_now, write_entry


@command("incident.record", judge_incident, right=for_incident, is_risky=True, in_stage=True)
def record_incident(
    uow: UnitOfWork,
    /,
    *,
    decided: bool = False,  # noqa: ARG001 - demanded for an older round, kept by the journal
    **fields: Unpack[IncidentFields],
) -> IncidentId:
    """Write an incident down and impose its sanction; return its number in the register.

    What was paired or begun upon a result that the sanction changes is taken back. Raises
    RuleError("match.played-upon") where it was played.
    """
    competition, ruling = uow.competition, ruling_of(fields)
    sanction = ruling.sanction
    is_fine, is_exclusion = sanction is Sanction.FINE, sanction is Sanction.EXCLUSION
    amount = demand_amount(ruling.fine) if is_fine and ruling.fine is not None else None
    number = new_incident(uow.rows)
    incident = Incident(
        id=number,
        at=fields["at"],
        player=ruling.player,
        stage=competition.id,
        round=ruling.round,
        board=ruling.board,
        offence=ruling.offence,
        sanction=sanction,
        minutes=ruling.minutes if sanction in OF_TIME else None,
        fine=amount,
        fine_paid=is_fine and fields.get("fine_paid", False),
        first_round=ruling.first_round if is_exclusion else None,
        last_round=ruling.last_round if is_exclusion else None,
    )
    _write(uow, _with_words(incident, fields))
    if ruling.move is not None:
        changes = carry_out(uow, ruling.move)
    else:
        changes = game_changes(uow.tournament, competition, ruling)
        write_changes(uow, changes)
        take_back_unplayed(uow)
    _keep_effects(uow, number, changes)
    return number


@command("incident.correct", anything, right=Right.CORRECT)
def correct_incident(
    uow: UnitOfWork, /, *, incident: IncidentId, **words: Unpack[IncidentWords]
) -> None:
    """Correct what is written about an incident; sanction and effect stay."""
    _write(uow, _with_words(incident_of(uow.tournament, incident), words))


@command("incident.lift", judge_lifting, right=Right.DECIDE, is_risky=True)
def lift_sanction(
    uow: UnitOfWork,
    /,
    *,
    incident: IncidentId,
    reason: str,
    decided: bool = False,  # noqa: ARG001 - demanded for an older round, kept by the journal
) -> None:
    """Take a sanction back: it stays in the register with the reason. What was paired or begun
    upon it is taken back too.

    Raises RuleError("match.played-upon") where that was played.
    """
    lift(uow, incident_of(uow.tournament, incident), reason)
    take_back_unplayed(uow)


@command("incident.fine-paid", anything, right=Right.REGISTER)
def set_fine_paid(uow: UnitOfWork, /, *, incident: IncidentId, paid: bool) -> None:
    """Note that a fine was paid, or take it back."""
    fined = incident_of(uow.tournament, incident)
    if fined.sanction is not Sanction.FINE:
        raise RuleError("incident.no-fine", incident=incident)
    _write(uow, replace(fined, fine_paid=paid))


def lift(uow: UnitOfWork, incident: Incident, reason: str) -> None:
    """Lift a sanction inside a command, with what it did to results and to the player's status, in
    whatever stages. What that does to a knockout is for the caller to look at.

    Raises RuleError("incident.lifted") or ("incident.later-sanction").
    """
    tournament = uow.tournament
    demand_liftable(tournament, incident)
    write_changes(uow, reverted(tournament, incident))
    for each in inherited(tournament, incident):
        write_changes(uow, (each.change,))
        if each.by is not None:
            _keep_effects(uow, each.by.id, (each.change,))
    if status := status_after_lifting(tournament, incident):
        _write_status(uow, incident, status)
    lifted = Lifting(at=to_the_minute(uow.at), by=uow.actor, reason=reason.strip())
    _write(uow, replace(incident_now(uow.rows, incident.id), lifted=lifted))


def impose_again(uow: UnitOfWork, incident: Incident) -> None:
    """Take the lifting of a sanction back inside a command; its effects stand again. What that
    does to a knockout is for the caller to look at.

    Raises RuleError("incident.result-changed") where a result was changed after the lifting.
    """
    if incident.sanction in OF_A_GAME:
        for effect in incident.effects:
            _set_again(uow, incident, effect)
    elif incident.person is None:
        here = uow if incident.sanction is Sanction.EXPULSION else uow.at_stage(incident.stage)
        now = as_written(here)
        changes = game_changes(now.tournament, now.competition, ruling_that_stood(incident))
        write_changes(uow, changes)
        _forget_effects(uow, now.tournament, incident)
        _keep_effects(uow, incident.id, changes)
        if incident.sanction is Sanction.EXPULSION:
            _write_status(uow, incident, EntryStatus.EXPELLED)
    _write(uow, replace(incident_now(uow.rows, incident.id), lifted=None))


def _set_again(uow: UnitOfWork, incident: Incident, effect: GameEffect) -> None:
    """Set the result of a game as a sanction had set it."""
    for round_, game in every_game(uow.tournament):
        if game.id != effect.game:
            continue
        if result_now(uow, game) not in (effect.before, effect.after):
            raise RuleError(
                "incident.result-changed",
                incident=incident.id,
                round=round_.number,
                board=game.board,
            )
        write_result(uow, round_, game, effect.after)


def _forget_effects(uow: UnitOfWork, tournament: Tournament, incident: Incident) -> None:
    """Forget what a sanction had done to games that got another result after it was lifted."""
    games = {game.id: game for _, game in every_game(tournament)}
    stand = tuple(each for each in incident.effects if games[each.game].result == each.after)
    _write(uow, replace(incident_now(uow.rows, incident.id), effects=stand))


def _keep_effects(uow: UnitOfWork, incident: IncidentId, changes: Iterable[GameChange]) -> None:
    """Keep what a sanction made of games, and what stood there."""
    now = incident_now(uow.rows, incident)
    effects = {effect.game: effect for effect in now.effects}
    for change in changes:
        after = change.after.result
        assert after is not None, "a sanction never opens a game again"
        effect = GameEffect(game=change.before.id, before=change.before.result, after=after)
        effects[effect.game] = effect
    _write(uow, replace(now, effects=tuple(effects.values())))


def _with_words(incident: Incident, words: IncidentWords) -> Incident:
    return replace(
        incident,
        at=to_the_minute(words["at"]),
        article=clean(words.get("article")) or "",
        account=words.get("account", "").strip(),
        reported_by=clean(words.get("reported_by")) or "",
        arbiter=clean(words.get("arbiter")) or "",
    )


def _write(uow: UnitOfWork, incident: Incident) -> None:
    write_incident(uow.rows, uow.tournament.id, incident)


def _write_status(uow: UnitOfWork, incident: Incident, status: EntryStatus) -> None:
    tournament = uow.tournament.id
    entry = entry_now(uow.rows, tournament, incident.player)
    write_entry(uow.rows, tournament, replace(entry, status=status))
