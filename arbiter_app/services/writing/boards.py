"""The stages in which the boards of matches are played, and the games in them."""

from collections.abc import Sequence

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage, StageKind
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Round, StageId, TeamId
from arbiter_app.domain.teams.matches import place_of
from arbiter_app.domain.teams.two_stages import boards_at_table
from arbiter_app.services.writing.stages import add_stage, forget_games
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.rounds import add_game, write_round
from arbiter_app.store.rows.stages import new_stage, remove_stage, write_stage
from arbiter_app.store.rows.teams import remove_line_up, remove_match_signature


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


def make_way_for_forfeit(uow: UnitOfWork, round_: RoundOfPlay, match: Game) -> None:
    """Take the boards of a match away that is forfeited as a whole and of which none has a result.
    Boards that were all played stay with their results, which are rated.

    Raises RuleError("result.of-boards") where rosters have made the boards, and
    ("result.boards-open") where some of them were played and some were not.
    """
    played = boards_at_table(uow.tournament, uow.competition.id, round_.number, match.board)
    if not played:
        return
    if uow.competition.traits.follows_rosters:
        raise RuleError("result.of-boards", table=match.board)
    rules = uow.tournament.settings.teams
    assert rules is not None, "boards are of teams"
    waiting = [game for game in played if game.result is None]
    if len(waiting) == len(played) and not any(game.is_adjourned for game in played):
        take_boards_of_match_away(uow, round_, match)
    elif waiting:
        boards = ", ".join(str(place_of(game.board, rules.boards)[1]) for game in waiting)
        raise RuleError("result.boards-open", table=match.board, boards=boards)


def take_boards_of_match_away(uow: UnitOfWork, round_: RoundOfPlay, match: Game) -> None:
    """Remove the boards of a match with what captains signed there: line-ups that were handed in
    are sealed again, the usual ones go.
    """
    stage = uow.competition.id
    games = boards_at_table(uow.tournament, stage, round_.number, match.board)
    forget_games(uow, [game.id for game in games])
    for side in (match.white, match.black):
        remove_match_signature(uow.rows, stage, round_.number, TeamId(side))
    for line_up in round_.line_ups:
        if line_up.team in (match.white, match.black) and line_up.handed_in is None:
            remove_line_up(uow.rows, stage, round_.number, line_up.team)


def add_boards(uow: UnitOfWork, stage: Stage, round: Round, games: Sequence[Game]) -> None:
    """Write games on boards of a round; the first ones make the round itself, which is published as
    its matches are.
    """
    if not any(each.number == round and each.games for each in stage.rounds):
        published = uow.competition.round_so_far(round).published
        write_round(uow.rows, stage.id, RoundOfPlay(number=round, games=(), published=published))
    for game in games:
        add_game(uow.rows, stage.id, round, game)
