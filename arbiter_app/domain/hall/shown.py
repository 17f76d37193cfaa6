"""An event as it is shown: every board by its number in the hall.

What is played, paired, reported or written takes the numbers inside the rounds; see `boards` for
the way between the two.
"""

from dataclasses import replace

from arbiter_app.domain.drawing.start_positions import start_at
from arbiter_app.domain.facts.disputes.appeals import Appeal
from arbiter_app.domain.facts.disputes.incidents import Encounter, GameEffect, Incident, Penalty
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.play.start_positions import StartPositions
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.hall.boards import counted_in_hall, hall_board, is_at_board_of_match
from arbiter_app.domain.ids import Board, ParticipantId, StageId
from arbiter_app.domain.teams.two_stages import is_of_boards


def as_in_hall(event: Event) -> Event:
    """Return an event with the boards of all its tournaments as the hall has them: to be shown and
    printed, never to be played or written. The same one where no tournament has a first board.
    """
    if all(each.first_board in (None, 1) for each in event.tournaments):
        return event
    return replace(event, tournaments=tuple(map(_shown, event.tournaments)))


def _shown(tournament: Tournament) -> Tournament:
    if tournament.first_board in (None, 1):
        return tournament
    settings = tournament.settings
    fixed = {
        player: hall_board(tournament, board)
        for player, board in settings.swiss.fixed_boards.items()
    }
    stages = tuple(
        replace(stage, rounds=tuple(_round(tournament, each) for each in stage.rounds))
        for stage in tournament.stages
    )
    return replace(
        tournament,
        first_board=Board(1),  # its boards have their numbers in the hall already
        settings=replace(settings, swiss=replace(settings.swiss, fixed_boards=fixed)),
        stages=stages,
        incidents=tuple(_incident(tournament, each) for each in tournament.incidents),
        appeals=tuple(_appeal(tournament, each) for each in tournament.appeals),
    )


def _round(tournament: Tournament, round_: RoundOfPlay) -> RoundOfPlay:
    games = tuple(
        replace(game, board=_counted(tournament, game.board, game.white)) for game in round_.games
    )
    return replace(round_, games=games, start=_start(tournament, round_))


def _start(tournament: Tournament, round_: RoundOfPlay) -> StartPositions | None:
    """Return the start positions, those of single boards as their own numbers gave them."""
    start = round_.start
    if start is None or start.for_all is not None:
        return start
    known = {game.board for game in round_.games} | {*start.of_boards}
    drawn = {hall_board(tournament, board): start_at(start, board) for board in sorted(known)}
    of_boards = {board: number for board, number in drawn.items() if number is not None}
    return replace(start, of_boards=of_boards)


def _incident(tournament: Tournament, incident: Incident) -> Incident:
    return replace(
        incident,
        board=_board(tournament, incident.stage, incident.board),
        encounter=_encounter(tournament, incident.encounter),
        penalties=tuple(_penalty(tournament, each) for each in incident.penalties),
    )


def _penalty(tournament: Tournament, penalty: Penalty) -> Penalty:
    lifted = penalty.lifted
    return replace(
        penalty,
        effects=_effects(tournament, penalty.effects),
        lifted=lifted and replace(lifted, effects=_effects(tournament, lifted.effects)),
    )


def _appeal(tournament: Tournament, appeal: Appeal) -> Appeal:
    return replace(
        appeal,
        board=_board(tournament, appeal.stage, appeal.board),
        encounter=_encounter(tournament, appeal.encounter),
        effects=_effects(tournament, appeal.effects),
    )


def _effects(tournament: Tournament, effects: tuple[GameEffect, ...]) -> tuple[GameEffect, ...]:
    return tuple(
        replace(each, encounter=_encounter(tournament, each.encounter)) for each in effects
    )


def _encounter(tournament: Tournament, encounter: Encounter | None) -> Encounter | None:
    if encounter is None:
        return None
    return replace(encounter, board=_counted(tournament, encounter.board, encounter.white))


def _counted(tournament: Tournament, board: Board, who: ParticipantId) -> Board:
    """Return the number of the board at which somebody sits."""
    of_match = is_at_board_of_match(tournament, who)
    return counted_in_hall(tournament, board, of_match=of_match)


def _board(tournament: Tournament, stage: StageId, board: Board | None) -> Board | None:
    if board is None:
        return None
    return counted_in_hall(tournament, board, of_match=is_of_boards(tournament, stage))
