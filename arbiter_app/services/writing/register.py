"""What becomes of the registers of incidents and appeals when games or people change."""

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import TypeVar

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.disputes.appeals import Appeal
from arbiter_app.domain.facts.disputes.incidents import Encounter, GameEffect, Penalty
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.match_decisions import MatchDecision
from arbiter_app.domain.facts.play.numbering import CeremonyStep, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import GameId, PlayerId, StageId
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.appeals import write_appeal
from arbiter_app.store.rows.draw import write_ceremony, write_draw
from arbiter_app.store.rows.incidents import write_incident
from arbiter_app.store.rows.stages import write_decision

_Drawn = TypeVar("_Drawn", DrawnNumber, CeremonyStep, MatchDecision)
_Change = Callable[[GameEffect], GameEffect]


def turn_in_register(uow: UnitOfWork, round_: RoundOfPlay, game: Game) -> None:
    """Turn what the registers tell of a game whose players change places: the colours were wrong.
    The game is as it was before.
    """
    place = (round_.number, game.board, game.white, game.black)

    def turned(effect: GameEffect) -> GameEffect:
        if effect.game != game.id:
            return effect
        return replace(
            effect,
            before=_turned(effect.before),
            after=_turned(effect.after),
            encounter=_swapped(effect.encounter),
        )

    def is_it(encounter: Encounter | None) -> bool:
        return encounter is not None and place == (
            encounter.round,
            encounter.board,
            encounter.white,
            encounter.black,
        )

    _change_effects(uow, turned)
    tournament = uow.now.tournament
    for incident in tournament.incidents:
        if is_it(incident.encounter):
            swapped = replace(incident, encounter=_swapped(incident.encounter))
            write_incident(uow.rows, tournament.id, swapped)
    for appeal in tournament.appeals:
        if is_it(appeal.encounter):
            swapped_too = replace(
                appeal,
                encounter=_swapped(appeal.encounter),
                result_filed=_turned(appeal.result_filed),
                result_decided=_turned(appeal.result_decided),
            )
            write_appeal(uow.rows, tournament.id, swapped_too)


def forget_in_register(uow: UnitOfWork, games: Collection[GameId]) -> None:
    """Keep in words alone what was done to games that are removed."""

    def without_game(effect: GameEffect) -> GameEffect:
        return replace(effect, game=None) if effect.game in games else effect

    _change_effects(uow, without_game)


def move_in_register(uow: UnitOfWork, stage: Stage | Competition, *, home: StageId) -> None:
    """Let what happened in a stage that is removed stand in another, in no round of it."""
    tournament = uow.now.tournament
    for incident in tournament.incidents:
        if incident.stage == stage.id:
            moved = replace(incident, stage=home, round=None, board=None)
            write_incident(uow.rows, tournament.id, moved)
    for appeal in tournament.appeals:
        if appeal.stage == stage.id:
            elsewhere = replace(appeal, stage=home, round=None, board=None)
            write_appeal(uow.rows, tournament.id, elsewhere)


def keep_name_in_register(uow: UnitOfWork, player: Player) -> None:
    """Keep the name of a player whose place another person takes where the registers tell of
    them.
    """

    def in_game(effect: GameEffect) -> GameEffect:
        return replace(effect, encounter=_named(effect.encounter, player))

    _change_effects(uow, in_game)
    tournament = uow.now.tournament
    for incident in tournament.incidents:
        penalties = (
            replace(each, person=each.person or player.name) if each.player == player.id else each
            for each in incident.penalties
        )
        encounter = _named(incident.encounter, player)
        named = replace(incident, penalties=tuple(penalties), encounter=encounter)
        write_incident(uow.rows, tournament.id, named)
    for appeal in tournament.appeals:
        person = appeal.person or player.name if appeal.player == player.id else appeal.person
        named_too = replace(appeal, person=person, encounter=_named(appeal.encounter, player))
        write_appeal(uow.rows, tournament.id, named_too)


def keep_name_in_draws(uow: UnitOfWork, player: Player) -> None:
    """Keep the name of a player whose place another person takes where they drew a number or a
    lot, or gave a match up.
    """
    tournament = uow.now.tournament

    def named(drawn: _Drawn) -> _Drawn:
        if drawn.player != player.id:
            return drawn
        return replace(drawn, person=drawn.person or player.name)

    if tournament.draw is not None:
        draw = replace(tournament.draw, drawn=tuple(map(named, tournament.draw.drawn)))
        write_draw(uow.rows, tournament.id, draw)
    if (held := tournament.ceremony) is not None:
        steps = tuple(map(named, held.steps))
        gone = tuple(replace(each, step=named(each.step)) for each in held.mis_draws)
        write_ceremony(uow.rows, tournament.id, replace(held, steps=steps, mis_draws=gone))
    for stage in tournament.stages:
        for decision in stage.decisions:
            write_decision(uow.rows, stage.id, named(decision))


def players_in_register(uow: UnitOfWork) -> frozenset[PlayerId]:
    """Return the players of whom the registers tell."""
    tournament = uow.tournament
    effects = [effect for each in tournament.appeals for effect in each.effects]
    found = {each.player for each in tournament.appeals}
    encounters = [each.encounter for each in tournament.incidents]
    encounters += [each.encounter for each in tournament.appeals]
    for incident in tournament.incidents:
        for penalty in incident.penalties:
            found |= {penalty.player} if penalty.player is not None else set()
            effects += [*penalty.effects, *(penalty.lifted.effects if penalty.lifted else ())]
    encounters += [each.encounter for each in effects]
    met = {player for each in encounters if each for player in (each.white, each.black)}
    return frozenset(found | met)


def _change_effects(uow: UnitOfWork, change: _Change) -> None:
    """Change all that is kept of games in the registers."""
    tournament = uow.now.tournament
    for incident in tournament.incidents:
        penalties = tuple(_with_effects(each, change) for each in incident.penalties)
        write_incident(uow.rows, tournament.id, replace(incident, penalties=penalties))
    for appeal in tournament.appeals:
        changed: Appeal = replace(appeal, effects=tuple(map(change, appeal.effects)))
        write_appeal(uow.rows, tournament.id, changed)


def _with_effects(penalty: Penalty, change: _Change) -> Penalty:
    lifted = penalty.lifted
    if lifted is not None:
        lifted = replace(lifted, effects=tuple(map(change, lifted.effects)))
    return replace(penalty, effects=tuple(map(change, penalty.effects)), lifted=lifted)


def _turned(result: Result | None) -> Result | None:
    return result and result.turned


def _swapped(encounter: Encounter | None) -> Encounter | None:
    return encounter and replace(
        encounter,
        white=encounter.black,
        black=encounter.white,
        white_person=encounter.black_person,
        black_person=encounter.white_person,
    )


def _named(encounter: Encounter | None, player: Player) -> Encounter | None:
    """Return who met with the name of a player who is replaced."""
    if encounter is None:
        return None
    if encounter.white == player.id:
        return replace(encounter, white_person=encounter.white_person or player.name)
    if encounter.black == player.id:
        return replace(encounter, black_person=encounter.black_person or player.name)
    return encounter
