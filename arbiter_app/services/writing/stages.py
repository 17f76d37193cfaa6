"""Later stages and their schedules: how they come, and how they go again."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Slot, Stage, StageKind
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.ids import Board, GameId, Round, StageId, TeamId
from arbiter_app.domain.next_step.qualifiers import Meeting
from arbiter_app.domain.teams.matches import place_of
from arbiter_app.services.writing.register import forget_in_register, move_in_register
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.rounds import (
    NEW_GAME,
    add_game,
    remove_games,
    remove_round,
    write_round,
)
from arbiter_app.store.rows.stages import (
    new_stage,
    remove_decisions,
    remove_stage,
    write_stage,
)
from arbiter_app.store.rows.teams import remove_line_up, remove_line_ups, remove_match_signature


def stage_now(uow: UnitOfWork, stage: StageId) -> Stage:
    """Return a stage as an act has left it so far."""
    return uow.now.tournament.stage(stage)


def later_stage(uow: UnitOfWork) -> Stage:
    """Return the stage where a command runs. Raises RuleError("stage.main")."""
    stage = uow.competition
    if stage.kind is StageKind.MAIN:
        raise RuleError("stage.main")
    return stage_now(uow, stage.id)


def describe_later_stage(uow: UnitOfWork, stage: Stage) -> None:
    """Write what is said of a stage that is there already."""
    write_stage(uow.rows, uow.tournament.id, stage)


def add_stage(uow: UnitOfWork, stage: Stage, settings: Settings) -> Stage:
    """Write a new stage behind those there are; return it with its id. Where teams play, one for
    its boards follows it.
    """
    made = replace(stage, id=new_stage(uow.rows), settings=settings)
    write_stage(uow.rows, uow.tournament.id, made)
    if stage.boards_of is None and uow.tournament.played_by_teams:
        boards = Stage(id=stage.id, kind=StageKind.BOARDS, boards_of=made.id)
        add_stage(uow, boards, uow.tournament.settings.of_boards)
    return made


def write_numbers(
    uow: UnitOfWork, stage: StageId, slots: Iterable[Slot], method: DrawMethod, seed: str | None
) -> None:
    """Write who has which number in a stage, and how he got it."""
    now = stage_now(uow, stage)
    numbered = replace(now, slots=tuple(slots), method=method, seed=seed, tie_lot_seed=None)
    describe_later_stage(uow, numbered)


def write_schedule(
    uow: UnitOfWork, stage: Stage | Competition, rounds: Sequence[Sequence[Meeting]]
) -> None:
    """Write the rounds of a stage; their times and start positions, where there are any, stay."""
    former = {round_.number: round_ for round_ in stage.rounds}
    for count, meetings in enumerate(rounds, start=1):
        number = Round(count)
        bare = RoundOfPlay(number=number, games=())
        if known := former.get(number):
            bare = replace(bare, starts_at=known.starts_at, start=known.start)
        write_round(uow.rows, stage.id, bare)
        for board, meeting in enumerate(meetings, start=1):
            game = Game(
                id=NEW_GAME,
                board=Board(board),
                white=meeting.white,
                black=meeting.black,
                carried_from=_source(meeting),
            )
            add_game(uow.rows, stage.id, number, game)


def _source(meeting: Meeting) -> GameId | None:
    """Return the game, where it was played, that counts for a meeting."""
    carried = meeting.carried
    return None if carried is None else carried.carried_from or carried.id


def clear_rounds(uow: UnitOfWork, stage: Stage | Competition) -> None:
    """Remove the rounds of a stage, its games, and what was decided about its matches."""
    forget_games(uow, [game.id for _, game in stage.games])
    if boards := uow.now.tournament.boards_of(stage.id):
        clear_rounds(uow, boards)
    remove_decisions(uow.rows, [each.id for each in stage_now(uow, stage.id).decisions])
    for round_ in stage.rounds:
        remove_round(uow.rows, stage.id, round_.number)


def forget_games(uow: UnitOfWork, games: Collection[GameId]) -> None:
    """Remove games with all that is kept of them, in the registers too."""
    forget_in_register(uow, games)
    remove_games(uow.rows, games)


def forget_boards_of(uow: UnitOfWork, stage: StageId, round: Round, match: Game) -> None:
    """Remove what stands on the boards of one match, with its line-ups."""
    rules, boards = uow.now.tournament.settings.teams, uow.now.tournament.boards_of(stage)
    if rules is None or boards is None:
        return
    for side in (match.white, match.black):
        remove_line_up(uow.rows, stage, round, TeamId(side))
        remove_match_signature(uow.rows, stage, round, TeamId(side))
    games = (game for each in boards.rounds if each.number == round for game in each.games)
    forget_games(
        uow, [each.id for each in games if place_of(each.board, rules.boards)[0] == match.board]
    )


def forget_boards(uow: UnitOfWork, stage: StageId, round: Round) -> None:
    """Remove what stands on the boards of the matches of a round, with their line-ups: the pairs of
    teams go.
    """
    remove_line_ups(uow.rows, stage, round)
    boards = uow.now.tournament.boards_of(stage)
    if boards is not None:
        games = (each.games for each in boards.rounds if each.number == round)
        forget_games(uow, [game.id for each in games for game in each])


def drop_stage(uow: UnitOfWork, stage: Stage | Competition, *, home: StageId) -> None:
    """Remove a later stage with all that was played in it.

    What happened in it stays in the registers, of the stage `home` then and of no round.
    """
    if boards := uow.now.tournament.boards_of(stage.id):
        drop_stage(uow, boards, home=home)
    clear_rounds(uow, stage)
    move_in_register(uow, stage, home=home)
    remove_stage(uow.rows, stage.id)
