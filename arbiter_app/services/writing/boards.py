"""The stages in which the boards of matches are played, and the games in them."""

from collections.abc import Sequence

from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage, StageKind
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Round, StageId
from arbiter_app.services.writing.stages import add_stage
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.rounds import add_game, write_round
from arbiter_app.store.rows.stages import new_stage, remove_stage, write_stage


def give_boards(uow: UnitOfWork, stage: StageId) -> None:
    """Give a stage of teams the stage in which its boards are played, if it has none."""
    tournament = uow.now.tournament
    if tournament.boards_of(stage) is None and tournament.settings.teams is not None:
        made = Stage(id=StageId(0), kind=StageKind.BOARDS, boards_of=stage)
        add_stage(uow, made, tournament.settings.of_boards)


def keep_boards(uow: UnitOfWork, tournament: Tournament) -> None:
    """Let a tournament that was written have a stage of boards where teams play, and none where
    people do, whichever tournament an act is done in.
    """
    rules = tournament.settings.teams
    boards = tournament.boards_of()
    if rules is None and boards is not None:
        remove_stage(uow.rows, boards.id)
    if rules is not None and boards is None:
        made = Stage(
            id=new_stage(uow.rows),
            kind=StageKind.BOARDS,
            boards_of=tournament.main_stage.id,
            settings=tournament.settings.of_boards,
        )
        write_stage(uow.rows, tournament.id, made)


def take_boards_away(uow: UnitOfWork) -> None:
    """Remove the stages of boards of a tournament that is not of teams any more."""
    for stage in uow.now.tournament.stages:
        if stage.boards_of is not None:
            remove_stage(uow.rows, stage.id)


def add_boards(uow: UnitOfWork, stage: Stage, round: Round, games: Sequence[Game]) -> None:
    """Write games on boards of a round; the first ones make the round itself, which is published as
    its matches are.
    """
    if not any(each.number == round and each.games for each in stage.rounds):
        published = uow.competition.round_so_far(round).published
        write_round(uow.rows, stage.id, RoundOfPlay(number=round, games=(), published=published))
    for game in games:
        add_game(uow.rows, stage.id, round, game)
