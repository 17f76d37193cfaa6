"""A player who comes between the draw and round 1 (C.05 Art. 6.3, Ukrainian rules II.6.3)."""

from typing import Unpack

from arbiter_app.domain.drawing.after_draw import games_of_newcomer
from arbiter_app.domain.facts.game_notes import Absence
from arbiter_app.domain.facts.people import PlayerFields
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.services.command import command
from arbiter_app.services.commands.players import add_player
from arbiter_app.store.event_file.schema import DrawnNumberRow, GameRow
from arbiter_app.store.event_file.unit_of_work import UnitOfWork


@command("player.join-late", allows(Action.JOIN_LATE), is_risky=True)
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
    assert competition.draw is not None, "the permission asks for a draw"
    number = PairingNumber(len(competition.draw.drawn) + 1)
    uow.session.add(
        DrawnNumberRow(
            tournament_id=uow.tournament.id,
            position=number,
            player_id=newcomer,
            number=number,
        ),
    )
    for game in games:
        uow.session.add(
            GameRow(
                stage_id=competition.id,
                round=game.round,
                board=game.board,
                white_id=newcomer if game.white is None else game.white,
                black_id=newcomer if game.black is None else game.black,
                white_mark=game.result and game.result.white.value,
                black_mark=game.result and game.result.black.value,
                white_absence=Absence.LEFT.value if game.result and game.white else None,
                black_absence=Absence.LEFT.value if game.result and game.black else None,
            ),
        )
    return newcomer
