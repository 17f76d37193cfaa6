"""Commands of play-offs: their regulation, their steps, and how they end."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from arbiter_app.domain.drawing.lots import Lots, demand_seed, draw_by_hand
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition, PlayOff
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.match_decisions import DecisionKind
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import Slot, Stage, StageKind
from arbiter_app.domain.facts.rules.play_off_rules import Pairs, PlayOffRules
from arbiter_app.domain.ids import PairingNumber, PlayerId, PlayOffId
from arbiter_app.domain.next_step.play_off_acts import (
    chosen_proposal,
    demand_annullable,
    demand_lots,
    demand_tie,
    play_off_of,
    step_settings,
)
from arbiter_app.domain.next_step.play_offs import Proposal, Tie, play_off_state
from arbiter_app.domain.pairing.built_upon import still_open
from arbiter_app.domain.pairing.playable import check_play_off
from arbiter_app.domain.permission.by_state import (
    Action,
    allows,
    anything,
    demand_reason,
    demands_a_reason,
)
from arbiter_app.formats.regulations import format_rules
from arbiter_app.services.command import Params, command
from arbiter_app.services.commands.play.stages import NEW, numbers_drawn, take_numbers
from arbiter_app.services.writing.matches import (
    leave_stage,
    remove_games,
    write_decision,
)
from arbiter_app.services.writing.settings import clean, settings_now, write_settings
from arbiter_app.services.writing.stages import add_stage, drop_stage
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows import stages as rows_of_stages


def _noted(params: Params) -> Params:
    """Return what the journal keeps of a change of the regulation: the whole of it."""
    rules = params["rules"]
    return {**params, "rules": None if rules is None else format_rules(rules)}


@command(
    "tournament.play-off",
    allows(Action.CHANGE_PLAY_OFF),
    right=Right.MANAGE,
    noted=_noted,
    is_risky=True,
)
def set_play_off_rules(
    uow: UnitOfWork,
    /,
    *,
    rules: PlayOffRules | None,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Set how ties are played off; None: not at all.

    Raises RuleError as `domain.pairing.playable.check_play_off`, and ("play-off.begun") where one
    would be left without rules.
    """
    if rules is not None:
        check_play_off(rules, of_teams=uow.tournament.played_by_teams)
    elif uow.competition.play_offs:
        raise RuleError("play-off.begun")
    write_settings(uow, replace(settings_now(uow), play_off=rules))


def _judge_beginning(here: InHand, params: Mapping[str, Any]) -> None:
    """Who would not play is left out with a reason; without a tie nothing begins, and no snapshot
    is taken before it.
    """
    declined = params.get("declined", ())
    if declined:
        demand_reason(params)
    demand_tie(here.competition, here.event.contestants, params["first_place"], declined)


@command("play-off.begin", _judge_beginning, right=Right.DECIDE, is_risky=True, in_stage=True)
def begin_play_off(
    uow: UnitOfWork,
    /,
    *,
    first_place: int,
    seed: str,
    numbers: Mapping[PlayerId, PairingNumber] | None = None,
    ready_at: datetime | None = None,
    declined: tuple[PlayerId, ...] = (),
    reason: str = "",  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> PlayOffId:
    """Begin to play off the tie from a place on, with the steps that its regulation has first; not
    with one of which a lot has to decide who plays it.

    `numbers` are those that were drawn in the hall. Raises RuleError as
    `domain.next_step.play_off_acts.demand_tie`.
    """
    competition, players, seed = uow.competition, uow.event.contestants, seed.strip()
    tie = demand_tie(competition, players, first_place, declined)
    play_off = _written(uow, tie, declined, ready_at)
    begun = replace(competition, play_offs=(*competition.play_offs, play_off))
    for proposal in play_off_state(begun, play_off, players).proposals:
        if not proposal.is_open:
            _begin(uow, play_off, proposal, seed, numbers)
    return play_off.id


@command("play-off.step", anything, right=Right.PUBLISH, is_risky=True)
def begin_step(
    uow: UnitOfWork,
    /,
    *,
    play_off: PlayOffId,
    players: tuple[PlayerId, ...],
    seed: str,
    numbers: Mapping[PlayerId, PairingNumber] | None = None,
) -> None:
    """Begin the next step for players who are still level.

    Raises RuleError("play-off.none"), ("play-off.not-due") or ("play-off.entry-open").
    """
    found, home = _home(uow, play_off)
    state = play_off_state(home, found, uow.event.contestants)
    _begin(uow, found, chosen_proposal(state, players), seed.strip(), numbers)


@command("play-off.ready", anything, right=Right.ENTER)
def set_ready(uow: UnitOfWork, /, *, play_off: PlayOffId, ready_at: datetime | None) -> None:
    """Set when the last game of those tied was over: the pause is counted from here."""
    _write(uow, replace(play_off_of(uow.tournament, play_off), ready_at=ready_at))


@command("play-off.leave", demands_a_reason, right=Right.DECIDE, is_risky=True)
def leave_play_off(
    uow: UnitOfWork, /, *, play_off: PlayOffId, player: PlayerId, reason: str
) -> None:
    """Let a player leave a play-off: what he has still to play in it is lost.

    What he has played stands; of those with whom he is level then he is the last. Raises
    RuleError("play-off.not-in-it") or ("play-off.left").
    """
    found = play_off_of(uow.tournament, play_off)
    if player not in found.players:
        raise RuleError("play-off.not-in-it", player=player)
    if player in found.declined:
        raise RuleError("play-off.left", name=uow.event.contestants[player].name)
    _write(uow, replace(found, declined=found.declined | {player}))
    for step in uow.tournament.stages_of(play_off):
        if player in step.players:
            leave_stage(uow.at_stage(step.id), player, reason)


@command("play-off.lots", anything, right=Right.DECIDE, is_risky=True)
def draw_play_off_lots(
    uow: UnitOfWork,
    /,
    *,
    play_off: PlayOffId,
    players: tuple[PlayerId, ...],
    seed: str,
    numbers: Mapping[PlayerId, PairingNumber] | None = None,
    witnesses: str = "",
) -> None:
    """Draw lots among players for whom the regulations have nothing more, or whom the tie-breaks
    leave level when not all of them play the next step (C.02 Art. 13.2.11 of 2017).

    `numbers` are those that were drawn in the hall, with who saw it; the lowest stands first, or
    plays. Raises
    RuleError("play-off.none") or ("play-off.no-lots").
    """
    found, home = _home(uow, play_off)
    level, entry = demand_lots(play_off_state(home, found, uow.event.contestants), players)
    drawn_with = demand_seed(seed) if numbers is None else None
    if numbers is None:
        order = Lots(demand_seed(seed)).shuffled(level)
    else:
        by_hand = draw_by_hand(numbers, [uow.event.contestants[player] for player in level])
        order = tuple(each.player for each in by_hand.drawn)
    steps = uow.tournament.stages_of(play_off)
    stage = uow.at_stage(steps[-1].id if steps else found.stage)
    for rank, player in enumerate(order, start=1):
        write_decision(
            stage,
            DecisionKind.ENTRY if entry else DecisionKind.LOT,
            None,
            step=None if entry is None else entry.level,
            player=player,
            value=str(rank),
            seed=drawn_with,
            reason="" if numbers is None else witnesses,
        )


@command("play-off.give-up", demands_a_reason, right=Right.DECIDE, is_risky=True)
def give_up_play_off(uow: UnitOfWork, /, *, play_off: PlayOffId, reason: str) -> None:
    """End a play-off early: what it has decided until now stands, and games of its matches that
    are paired are not played any more.

    Raises RuleError("play-off.none") or ("play-off.over").
    """
    found, home = _home(uow, play_off)
    if found.given_up or play_off_state(home, found, uow.event.contestants).is_over:
        raise RuleError("play-off.over")
    _write(uow, replace(found, given_up=clean(reason) or ""))
    for step in uow.tournament.stages_of(play_off):
        there = uow.at_stage(step.id)
        remove_games(there, {game.id for game in still_open(there.here)})


def _judge_annulment(here: InHand, params: Mapping[str, Any]) -> None:
    """Demand a reason, and that no later stage has taken its players by the play-off."""
    demand_reason(params)
    demand_annullable(here.tournament, params["play_off"], here.event.contestants)


@command("play-off.annul", _judge_annulment, right=Right.DECIDE, is_risky=True)
def annul_play_off(
    uow: UnitOfWork,
    /,
    *,
    play_off: PlayOffId,
    reason: str,  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> None:
    """Remove a play-off with all its games; the journal keeps it. Also of a tie that is no more.

    Raises RuleError as `domain.next_step.play_off_acts.demand_annullable`.
    """
    found = play_off_of(uow.tournament, play_off)
    for step in reversed(uow.tournament.stages_of(play_off)):
        drop_stage(uow, step, home=found.stage)
    lots = [
        each.id
        for each in uow.now.tournament.stage(found.stage).decisions
        if each.kind in (DecisionKind.LOT, DecisionKind.ENTRY)
        and each.match is None
        and each.player in found.players
    ]
    rows_of_stages.remove_decisions(uow.rows, lots)
    rows_of_stages.remove_play_off(uow.rows, play_off)


def _written(
    uow: UnitOfWork, tie: Tie, declined: Collection[PlayerId], ready_at: datetime | None
) -> PlayOff:
    """Write a play-off of a tie, and return it."""
    play_off = PlayOff(
        id=rows_of_stages.new_play_off(uow.rows),
        stage=tie.stage,
        first_place=tie.first_place,
        players=tie.players,
        declined=frozenset(declined),
        begun_at=uow.at,
        ready_at=ready_at,
    )
    _write(uow, play_off)
    return play_off


def _write(uow: UnitOfWork, play_off: PlayOff) -> None:
    rows_of_stages.write_play_off(uow.rows, uow.tournament.id, play_off)


def _begin(
    uow: UnitOfWork,
    play_off: PlayOff,
    proposal: Proposal,
    seed: str,
    numbers: Mapping[PlayerId, PairingNumber] | None,
) -> None:
    """Make the stage of a step: its players with their numbers, its schedule or its bracket."""
    settings = step_settings(uow.tournament.settings, proposal)
    is_round_robin = proposal.branch.match is None
    stage = Stage(
        id=NEW,
        kind=StageKind.PLAY_OFF,
        settings=settings,
        time_control=proposal.branch.time_control if is_round_robin else "",
        play_off=play_off.id,
        level=proposal.level,
    )
    made = add_stage(uow, stage, settings)
    _keep_lots_with(uow, made, play_off, proposal)
    slots = tuple(
        Slot(number=PairingNumber(number), player=player)
        for number, player in enumerate(proposal.players, start=1)
    )
    method = DrawMethod.LOTS if proposal.branch.pairs is Pairs.LOT else DrawMethod.BY_PLACE
    if numbers is not None:
        method = DrawMethod.BY_HAND
    take_numbers(uow, made, slots, numbers_drawn(uow, slots, method, seed, numbers))


def _keep_lots_with(uow: UnitOfWork, step: Stage, play_off: PlayOff, proposal: Proposal) -> None:
    """Keep the lots that said who plays with the step that they were drawn for."""
    stages = (play_off.stage, *(each.id for each in uow.tournament.stages_of(play_off.id)))
    players = proposal.trim.level if proposal.trim else ()
    now = uow.now.tournament
    for stage in stages:
        for lot in now.stage(stage).decisions:
            is_of_it = lot.kind is DecisionKind.ENTRY and lot.step == proposal.level
            if is_of_it and lot.player in players:
                rows_of_stages.write_decision(uow.rows, step.id, lot)


def _home(uow: UnitOfWork, play_off: PlayOffId) -> tuple[PlayOff, Competition]:
    """Return a play-off, and the competition whose tie it is."""
    tournament = uow.tournament
    found = play_off_of(tournament, play_off)
    return found, tournament.competition(found.stage)
