"""Writing somebody who comes after the draw: to a round robin before round 1 (C.05 Art. 6.3,
Ukrainian rules II.6.3), to a Swiss at any time (C.04.2 Art. 3).
"""

from collections.abc import Callable
from dataclasses import replace

from arbiter_app.domain.drawing.after_draw import games_of_newcomer
from arbiter_app.domain.drawing.renumbering import half_byes_for_missed, late_entry
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.game_notes import Absence
from arbiter_app.domain.facts.play.numbering import DrawnNumber
from arbiter_app.domain.facts.play.rounds import Bye, Game
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.solving.sheets import of_newcomer
from arbiter_app.services.writing.levels import keep_level_of_newcomer
from arbiter_app.services.writing.swiss import write_order
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.draw import write_draw
from arbiter_app.store.rows.rounds import NEW_GAME, add_game, write_byes
from arbiter_app.store.rows.sheets import write_sheet


def join(uow: UnitOfWork, enter: Callable[[], PlayerId], half_byes: int) -> PlayerId:
    """Let somebody join whom `enter` enters into the tournament, see `player.join-late`."""
    if uow.competition.traits.follows_results:
        return _join_swiss(uow, enter, half_byes)
    if uow.competition.traits.has_sheets:
        return _join_solvers(uow, enter)
    return _join_round_robin(uow, enter)


def _join_swiss(uow: UnitOfWork, enter: Callable[[], PlayerId], half_byes: int) -> PlayerId:
    competition = uow.competition
    most = half_byes_for_missed(competition)
    if half_byes > most:
        raise RuleError("late.half-byes", given=half_byes, most=most)
    newcomer = enter()
    event = uow.now
    entry = late_entry(event, event.contestants[newcomer])
    write_order(uow, entry.order)
    keep_level_of_newcomer(uow, newcomer)
    for number in entry.missed:
        round_ = competition.round(number)
        if number <= half_byes or competition.is_rest(round_):
            mark = Mark.HALF_BYE if number <= half_byes else Mark.ZERO_BYE
            byes = (*round_.byes, Bye(player=newcomer, mark=mark))
            write_byes(uow.rows, competition.id, number, byes)
    return newcomer


def _join_solvers(uow: UnitOfWork, enter: Callable[[], PlayerId]) -> PlayerId:
    competition = uow.competition
    newcomer = enter()
    _number_last(uow, newcomer)
    for number, sheet in of_newcomer(competition, newcomer):
        write_sheet(uow.rows, competition.id, number, sheet)
    return newcomer


def _number_last(uow: UnitOfWork, newcomer: PlayerId) -> None:
    draw = uow.tournament.draw
    assert draw is not None, "the permission asks for a draw"
    last = DrawnNumber(player=newcomer, number=PairingNumber(len(draw.drawn) + 1))
    write_draw(uow.rows, uow.tournament.id, replace(draw, drawn=(*draw.drawn, last)))


def _join_round_robin(uow: UnitOfWork, enter: Callable[[], PlayerId]) -> PlayerId:
    competition = uow.competition
    games = games_of_newcomer(competition)
    newcomer = enter()
    _number_last(uow, newcomer)
    for game in games:
        stands = Game(
            id=NEW_GAME,
            board=game.board,
            white=newcomer if game.white is None else game.white,
            black=newcomer if game.black is None else game.black,
            result=game.result,
            white_absence=Absence.LEFT if game.result and game.white else None,
            black_absence=Absence.LEFT if game.result and game.black else None,
        )
        add_game(uow.rows, competition.id, game.round, stands)
    return newcomer
