"""A player who comes between the draw and round 1 (C.05 Art. 6.3, Ukrainian rules II.6.3)."""

from dataclasses import replace
from typing import Unpack

from arbiter_app.domain.drawing.after_draw import games_of_newcomer
from arbiter_app.domain.facts.game_notes import Absence
from arbiter_app.domain.facts.numbering import DrawnNumber
from arbiter_app.domain.facts.people import PlayerFields
from arbiter_app.domain.facts.rights import Right
from arbiter_app.domain.facts.rounds import Game
from arbiter_app.domain.ids import GameId, PairingNumber, PlayerId
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.services.command import command
from arbiter_app.services.commands.players import add_player
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.draw import write_draw
from arbiter_app.store.rows.rounds import add_game


@command("player.join-late", allows(Action.JOIN_LATE), right=Right.DECIDE, is_risky=True)
def join_late(
    uow: UnitOfWork,
    /,
    *,
    reason: str,  # noqa: ARG001 - demanded by the permission, kept by the journal
    **fields: Unpack[PlayerFields],
) -> PlayerId:
    """Register a player after the draw of an odd field: he takes the number after the last, every
    free round becomes a game, and all published pairs and boards stay.

    Raises RuleError("late.even-field").
    """
    competition = uow.competition
    games = games_of_newcomer(competition)
    newcomer = add_player.run(uow, **fields)
    draw = uow.tournament.draw
    assert draw is not None, "the permission asks for a draw"
    last = DrawnNumber(player=newcomer, number=PairingNumber(len(draw.drawn) + 1))
    write_draw(uow.rows, uow.tournament.id, replace(draw, drawn=(*draw.drawn, last)))
    for game in games:
        stands = Game(
            id=_NEW,
            board=game.board,
            white=newcomer if game.white is None else game.white,
            black=newcomer if game.black is None else game.black,
            result=game.result,
            white_absence=Absence.LEFT if game.result and game.white else None,
            black_absence=Absence.LEFT if game.result and game.black else None,
        )
        add_game(uow.rows, competition.id, game.round, stands)
    return newcomer


_NEW = GameId(0)
"""Stands for a game until it has an id."""
