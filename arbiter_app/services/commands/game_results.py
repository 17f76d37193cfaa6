"""How a result gets into its row, whichever command decides it."""

from arbiter_app.domain.event import Game, RoundOfPlay
from arbiter_app.domain.results import Result
from arbiter_app.store.schema import GameRow, RoundRow
from arbiter_app.store.unit_of_work import UnitOfWork


def write_result(uow: UnitOfWork, round_: RoundOfPlay, game: Game, result: Result | None) -> None:
    """Set or clear the result of a game of the main stage.

    A second typing of what stood before proves nothing any more, and a round that was signed off
    waits for a new signature. The same result again changes nothing.
    """
    if result == game.result:
        return
    row = uow.session.get_one(GameRow, game.id)
    row.white_mark = result.white.value if result else None
    row.black_mark = result.black.value if result else None
    row.entered_at = uow.at.isoformat(timespec="milliseconds") if result else None
    row.checked_at = row.checked_by = None
    if round_.signed_off is not None:
        signed = uow.session.get_one(RoundRow, (uow.event.tournament.main_stage.id, round_.number))
        signed.signed_off_at = signed.signed_off_by = None
