"""Commands about rounds: when they are played, and what came of every game."""

from collections.abc import Mapping
from datetime import datetime

from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.permissions import Action, allows, judge_result
from arbiter_app.domain.results import Result
from arbiter_app.services.command import command
from arbiter_app.services.commands.game_results import write_result
from arbiter_app.services.commands.rows import moment_text
from arbiter_app.store.schema import RoundRow
from arbiter_app.store.unit_of_work import UnitOfWork


@command("round.times", allows(Action.SET_TIMES))
def set_times(uow: UnitOfWork, /, *, times: Mapping[Round, datetime | None]) -> None:
    """Set date and time of rounds; None leaves a round without."""
    stage = uow.event.tournament.main_stage
    for number, starts_at in times.items():
        stage.round(number)
        row = uow.session.get_one(RoundRow, (stage.id, number))
        row.starts_at = moment_text(starts_at)


@command("result.enter", judge_result)
def enter_result(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    board: Board,
    result: Result | None,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Enter, change or clear (None) the result of a board."""
    round_ = uow.event.tournament.main_stage.round(round)
    write_result(uow, round_, round_.game(board), result)
