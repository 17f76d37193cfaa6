"""Commands about the register of incidents: written down with sanctions, which may be lifted."""

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Unpack

from arbiter_app.domain.disputes.lifting_sanctions import (
    demand_liftable,
    inherited,
    judge_lifting,
    player_there,
    reverted,
    status_after_lifting,
)
from arbiter_app.domain.disputes.penalties import OF_A_GAME, OF_ROUNDS, counted
from arbiter_app.domain.disputes.sanctions import (
    OF_TIME,
    Ruling,
    effect_of,
    encounter_at,
    game_changes,
    incident_of,
    judge_incident,
    ruling_that_stood,
    rulings_of,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.incidents import (
    GameEffect,
    Incident,
    IncidentFields,
    IncidentWords,
    Lifting,
    Penalty,
    Sanction,
)
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import IncidentId, Round
from arbiter_app.domain.permission.by_person import for_incident
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.registration.fees import demand_amount
from arbiter_app.domain.taking_part.what_if import GameChange, every_game
from arbiter_app.services.command import command
from arbiter_app.services.commands.people.participation import carry_out, missed, write_status
from arbiter_app.services.writing.drafts import give_byes, take_absences_back
from arbiter_app.services.writing.results import (
    as_written,
    result_now,
    write_changes,
    write_result,
)
from arbiter_app.services.writing.settings import clean, to_the_minute
from arbiter_app.services.writing.take_back import take_back_unplayed
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.incidents import incident_now, new_incident, write_incident


@command("incident.record", judge_incident, right=for_incident, is_risky=True, in_stage=True)
def record_incident(
    uow: UnitOfWork,
    /,
    *,
    decided: bool = False,  # noqa: ARG001 - demanded for an older round, kept by the journal
    **fields: Unpack[IncidentFields],
) -> IncidentId:
    """Write an incident down and impose its sanctions; return its number in the register.

    What was paired or begun upon a result that a sanction changes is taken back. Raises
    RuleError("match.played-upon") where it was played.
    """
    number = new_incident(uow.rows)
    rulings = rulings_of(fields)
    penalties = zip(rulings, fields["penalties"], strict=True)
    round_, board = fields.get("round"), fields.get("board")
    incident = Incident(
        id=number,
        at=fields["at"],
        stage=uow.competition.id,
        round=round_,
        board=board,
        encounter=encounter_at(uow.tournament, uow.competition.id, round_, board)
        if round_ is not None and board is not None
        else None,
        offence=fields["offence"],
        chief=chief.name if (chief := uow.event.official(Role.CHIEF_ARBITER)) else "",
        penalties=tuple(
            _penalty(uow, place, ruling, each.get("fine_paid", False))
            for place, (ruling, each) in enumerate(penalties, start=1)
        ),
    )
    _write(uow, _with_words(incident, fields))
    for penalty, ruling in zip(incident.penalties, rulings, strict=True):
        now = replace(uow, here=as_written(uow))
        if ruling.move is not None:
            changes = carry_out(now, ruling.move)
        else:
            changes = game_changes(now.tournament, now.competition, ruling)
            write_changes(uow, changes)
            take_back_unplayed(uow)
        _keep_effects(uow, number, penalty.number, changes)
    return number


def _penalty(uow: UnitOfWork, number: int, ruling: Ruling, fine_paid: bool) -> Penalty:
    """Return a sanction as it goes into the register, its effects apart."""
    sanction = ruling.sanction
    is_fine, is_of_rounds = sanction is Sanction.FINE, sanction in OF_ROUNDS
    before = counted(
        uow.tournament,
        ruling.player,
        ruling.offence,
        stage=uow.competition.id,
        round=ruling.round,
        board=ruling.board,
        person=ruling.person,
    )
    return Penalty(
        number=number,
        player=ruling.player,
        person=ruling.person,
        capacity=ruling.capacity,
        sanction=sanction,
        minutes=ruling.minutes if sanction in OF_TIME else None,
        fine=demand_amount(ruling.fine) if is_fine and ruling.fine is not None else None,
        fine_paid=is_fine and fine_paid,
        first_round=ruling.first_round if is_of_rounds else None,
        last_round=ruling.last_round if is_of_rounds else None,
        offences_before=before.offence,
        warnings_before=before.warnings,
    )


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
    sanction: int,
    reason: str,
    decided: bool = False,  # noqa: ARG001 - demanded for an older round, kept by the journal
) -> None:
    """Take a sanction of an incident back: it stays in the register with the reason. What was
    paired or begun upon it is taken back too.

    Raises RuleError("match.played-upon") where that was played.
    """
    lift(uow, incident, sanction, reason)
    take_back_unplayed(uow)


@command("incident.fine-paid", anything, right=Right.REGISTER)
def set_fine_paid(uow: UnitOfWork, /, *, incident: IncidentId, sanction: int, paid: bool) -> None:
    """Note that a fine was paid, or take it back."""
    found = incident_of(uow.tournament, incident)
    fined = found.penalty(sanction)
    if fined.sanction is not Sanction.FINE:
        raise RuleError("incident.no-fine", incident=incident)
    _write(uow, found.with_penalty(replace(fined, fine_paid=paid)))


def lift(uow: UnitOfWork, incident: IncidentId, sanction: int, reason: str) -> None:
    """Lift a sanction inside a command, with what it did to results and to the player's status, in
    whatever stages. What that does to a knockout is for the caller to look at.

    Raises RuleError("incident.lifted") or ("incident.later-sanction").
    """
    tournament = uow.now.tournament
    found = incident_of(tournament, incident)
    penalty = found.penalty(sanction)
    demand_liftable(tournament, found, penalty)
    given_back = reverted(tournament, found, penalty)
    write_changes(uow, given_back)
    for each in inherited(tournament, found, penalty):
        write_changes(uow, (each.change,))
        if each.by is not None:
            heir, inheriting = each.by
            _keep_effects(uow, heir.id, inheriting.number, (each.change,))
    if status := status_after_lifting(tournament, penalty):
        _write_status(uow, penalty, status)
    player = player_there(penalty)
    if penalty.sanction is Sanction.EXCLUSION and player is not None:
        take_absences_back(uow.at_stage(found.stage), player, _excluded(penalty))
    lifted = Lifting(
        at=to_the_minute(uow.at),
        by=uow.actor,
        reason=reason.strip(),
        effects=tuple(map(effect_of, given_back)),
    )
    now = incident_now(uow.rows, incident)
    _write(uow, now.with_penalty(replace(now.penalty(sanction), lifted=lifted)))


def impose_again(uow: UnitOfWork, incident: Incident, number: int) -> None:
    """Take the lifting of a sanction back inside a command; its effects stand again. What that
    does to a knockout is for the caller to look at.

    Raises RuleError("incident.result-changed") where a result was changed after the lifting.
    """
    penalty = incident.penalty(number)
    if penalty.sanction in OF_A_GAME:
        for effect in penalty.effects:
            _set_again(uow, incident, effect)
    elif player_there(penalty) is not None:
        here = uow if penalty.sanction is Sanction.EXPULSION else uow.at_stage(incident.stage)
        now = as_written(here)
        ruling = ruling_that_stood(incident, penalty)
        changes = game_changes(now.tournament, now.competition, ruling)
        write_changes(uow, changes)
        if ruling.move is not None:
            give_byes(here, missed(now.competition, ruling.move))
        _forget_effects(uow, now.tournament, incident.id, number)
        _keep_effects(uow, incident.id, number, changes)
        if penalty.sanction is Sanction.EXPULSION:
            _write_status(uow, penalty, EntryStatus.EXPELLED)
    written = incident_now(uow.rows, incident.id)
    _write(uow, written.with_penalty(replace(written.penalty(number), lifted=None)))


def _excluded(penalty: Penalty) -> Collection[Round]:
    """Return the rounds that an exclusion was about; none of another sanction."""
    if penalty.first_round is None or penalty.last_round is None:
        return ()
    return [Round(each) for each in range(penalty.first_round, penalty.last_round + 1)]


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


def _forget_effects(
    uow: UnitOfWork, tournament: Tournament, incident: IncidentId, number: int
) -> None:
    """Forget what a sanction had done to games that got another result after it was lifted."""
    results = {game.id: game.result for _, game in every_game(tournament)}
    now = incident_now(uow.rows, incident)
    penalty = now.penalty(number)
    stand = tuple(
        each for each in penalty.effects if each.game is None or results[each.game] == each.after
    )
    _write(uow, now.with_penalty(replace(penalty, effects=stand)))


def _keep_effects(
    uow: UnitOfWork, incident: IncidentId, number: int, changes: Iterable[GameChange]
) -> None:
    """Keep what a sanction made of games, and what stood there."""
    now = incident_now(uow.rows, incident)
    penalty = now.penalty(number)
    kept = {effect.game: effect for effect in penalty.effects}
    # Of a match of two games the forfeit of both was written.
    kept |= {
        change.before.id: replace(effect_of(change), after=result_now(uow, change.before))
        for change in changes
    }
    _write(uow, now.with_penalty(replace(penalty, effects=tuple(kept.values()))))


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


def _write_status(uow: UnitOfWork, penalty: Penalty, status: EntryStatus) -> None:
    assert penalty.player is not None, "only a player has a status"
    write_status(uow, penalty.player, status)
